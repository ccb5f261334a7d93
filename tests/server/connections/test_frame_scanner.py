"""The scanner counts the same frames as the parser, however the stream is cut into pieces."""

from __future__ import annotations

import random

from branchline.server.connections.frame_scanner import FrameScanner


def client_frame(size: int, opcode: int = 1, masked: bool = True) -> bytes:
    head = bytes([0x80 | opcode])
    mark = 0x80 if masked else 0
    if size < 126:
        head += bytes([mark | size])
    elif size < 65_536:
        head += bytes([mark | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([mark | 127]) + size.to_bytes(8, "big")
    return head + (b"\xff\x81\x00\xfe" if masked else b"") + b"\x81" * size


def count(pieces: list[bytes], most: int) -> int:
    """Count the frames of a stream that arrives in pieces."""
    scanner, waiting, frames = FrameScanner(), b"", 0
    for piece in pieces:
        waiting += piece
        while True:
            passed, begun = scanner.advance(waiting, most)
            assert begun <= most
            waiting = waiting[passed:]
            frames += begun
            if begun < most:
                break
    assert waiting == b""
    return frames


def test_frames_are_counted_however_they_arrive() -> None:
    rng = random.Random(7)
    for _ in range(200):
        sizes = [rng.choice([0, 0, 1, 125, 126, 300, 65_535, 65_536]) for _ in range(rng.randint(1, 12))]
        stream = b"".join(client_frame(size, rng.choice([0, 1, 2, 8, 9, 10]), rng.random() < 0.8) for size in sizes)
        cuts = sorted(rng.randrange(len(stream) + 1) for _ in range(rng.randint(0, 20)))
        pieces = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
        assert count(pieces, rng.randint(1, 5)) == len(sizes)


def test_a_header_is_not_passed_before_it_is_complete() -> None:
    for size, header in ((3, 6), (200, 8), (70_000, 14)):
        frame = client_frame(size)
        for length in range(header):
            assert FrameScanner().advance(frame[:length], 9) == (0, 0)
        assert FrameScanner().advance(frame[:header], 9) == (header, 1)


def test_it_stops_after_as_many_frames_as_asked() -> None:
    stream = client_frame(0, 0) * 1000
    scanner = FrameScanner()
    assert scanner.advance(stream, 16) == (96, 16)
    assert scanner.advance(stream[96:], 16) == (96, 16)
