"""Finds where websocket frames begin in a stream of bytes, so that they can be counted before they are parsed.

It reads headers only (RFC 6455, 5.2) and judges nothing: invalid frames are the parser's business.
"""

from __future__ import annotations


class FrameScanner:
    """The position in one client's stream."""

    __slots__ = ("_rest",)

    def __init__(self) -> None:
        self._rest = 0  # bytes that are still to come of the frame under way

    def advance(self, data: bytes, most: int) -> tuple[int, int]:
        """Move on by at most ``most`` new frames; returns the number of bytes passed and of frames begun in them.

        A header at the end of the data that is not complete is not passed: give it again with what follows it."""
        at, begun, size = self._rest, 0, len(data)
        while at + 2 <= size and begun < most:
            second = data[at + 1]
            length = second & 0x7F
            start = at + (6 if second & 0x80 else 2)
            if length == 126:
                length = int.from_bytes(data[at + 2 : at + 4], "big")
                start += 2
            elif length == 127:
                length = int.from_bytes(data[at + 2 : at + 10], "big")
                start += 8
            if start > size:
                break
            at = start + length
            begun += 1
        passed = min(at, size)
        self._rest = at - passed
        return passed, begun
