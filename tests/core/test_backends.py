"""The raw core as programs use it: fields by name, bytes in and out, illegal codes, numbers out of range.
Every test runs on both backends, compiled and plain, which must behave alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from branchline import core
from branchline.core import IllegalCode, codes, plain, records
from branchline.core.options import Setup
from branchline.maps import load_map, load_map_text
from tests.laws.worlds import world_text


def backends() -> Iterator[Any]:
    """The plain backend always; the compiled one where it is in use."""
    yield pytest.param(plain, id="plain")
    if core.compiled:
        yield pytest.param(core, id="compiled")


each_backend = pytest.mark.parametrize("backend", list(backends()))


def dealt(backend: Any, name: str = "europe", seats: int = 3) -> Any:
    state = backend.State(backend.Board(load_map(name)))
    state.seed(5)
    state.begin(seats)
    return state


@each_backend
def test_fields_are_read_and_put_by_name(backend: Any) -> None:
    state = dealt(backend)
    assert state.seats == 3
    assert len(state.owner) == codes.TRACKS
    assert isinstance(state.hand, tuple)
    state.put("turn", 2)
    state.put("score", [7, -8, 9, 0, 0])
    state.put("rng", (1, 2, 3, 2**64 - 1))
    assert (state.turn, state.score, state.rng[3]) == (2, (7, -8, 9, 0, 0), 2**64 - 1)
    with pytest.raises(AttributeError, match="nonsense"):
        state.nonsense  # noqa: B018
    with pytest.raises(KeyError):
        state.put("nonsense", 1)


@each_backend
def test_bytes_in_and_out(backend: Any) -> None:
    state, other = dealt(backend), backend.State(dealt(backend).board)
    other.load(state.pack())
    assert other.pack() == state.pack()
    assert len(state.pack()) == records.State.size
    assert other.legal() == state.legal()
    seen = state.see(1)
    again = backend.Seen(state.board)
    again.load(seen.pack())
    assert again.pack() == seen.pack()
    assert (again.viewer, len(again.known)) == (1, codes.SEATS * codes.KINDS)
    for thing in (state, seen):
        with pytest.raises(ValueError, match="bytes"):
            thing.load(thing.pack()[1:])
        with pytest.raises(AttributeError):
            thing.nonsense  # noqa: B018


@each_backend
def test_only_legal_codes_are_applied(backend: Any) -> None:
    state = dealt(backend)
    before = state.pack()
    for code, seat in ((codes.A_PASS, 0), (codes.A_KEEP, 0), (-1, 0), (codes.ACTIONS + 5, 0), (codes.A_KEEP + 3, 9)):
        with pytest.raises(IllegalCode, match=f"code {code} is not legal for seat {seat}"):
            state.apply(code, seat)
    assert state.pack() == before
    assert state.legal(7) == state.legal(-1) == []
    assert state.legal() == state.legal(0)
    state.apply(state.legal(2)[0], 2)
    assert state.legal(2) == []
    other = state.clone()
    code = state.legal()[0]
    state.apply(code)
    other.apply_unchecked(code, 0)
    assert state.pack() == other.pack()


@each_backend
def test_a_finished_game_asks_nobody(backend: Any) -> None:
    state = dealt(backend)
    assert state.play_random() > 50
    assert state.over
    assert state.asked() == codes.NONE
    assert state.legal() == []
    with pytest.raises(IllegalCode):
        state.apply(codes.A_PASS)


@each_backend
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 255])
def test_invalid_numbers_of_seats(backend: Any, seats: int) -> None:
    board = backend.Board(load_map("europe"))
    with pytest.raises(ValueError, match="C-SET-1"):
        backend.State(board).begin(seats)
    with pytest.raises(ValueError, match="C-SET-1"):
        backend.simulate(board, seats, 1, 1)


@each_backend
def test_options_are_given_in_order_or_by_name(backend: Any) -> None:
    """The options of a game are one row, ``Setup``; everything that begins games takes them in the same way."""
    board = backend.Board(load_map("europe"))
    states = [backend.State(board) for _ in range(3)]
    for state in states:
        state.seed(5)
    logs = [states[0].begin(3, 1, 0), states[1].begin(3, close_below=0, first=1), states[2].begin(*Setup(3, 1, 0))]
    assert logs[0] == logs[1] == logs[2]
    assert states[0].pack() == states[1].pack() == states[2].pack()
    assert (states[0].start, states[0].closing) == (1, 0)
    assert backend.simulate(board, 3, 5, 2, 1, 0) == backend.simulate(board, 3, 5, 2, first=1, close_below=0)
    for first in (-1, 3, 254, 256):
        with pytest.raises(ValueError, match=f"first: {first} is no seat of a game for 3"):
            states[0].begin(3, first)
    for rounds in (0, 52):
        with pytest.raises(ValueError, match=f"stall_rounds: {rounds} is not 1 to 51"):
            states[0].begin(3, stall_rounds=rounds)
    backend.State(board).begin(3, stall_rounds=51)
    with pytest.raises(TypeError, match="nonsense"):
        states[0].begin(3, nonsense=1)


@each_backend
def test_invalid_viewers_and_owners(backend: Any) -> None:
    state = dealt(backend)
    for viewer in (-1, 3, 254, 256):
        with pytest.raises(ValueError, match="viewer"):
            state.see(viewer)
    for seat, track in ((3, 0), (-1, 0), (0, 101), (0, -1)):
        with pytest.raises(IndexError):
            state.own_track(seat, track)


@each_backend
def test_tracks_can_be_laid_out(backend: Any) -> None:
    """For scenarios: with pieces and points or with points only; refused where there are too few pieces."""
    state = dealt(backend)
    lengths = [track.length for track in load_map("europe").tracks]
    track = lengths.index(2)
    assert state.own_track(1, track)
    assert (state.owner[track], state.pieces[2], state.score[1]) == (1, 43, 2)
    other = lengths.index(3)
    assert state.own_track(1, other, True)
    assert (state.owner[other], state.pieces[2], state.score[1]) == (1, 43, 6)
    state.put("pieces", [1, 0, 43, 0, 45, 0, 0, 0, 0, 0])
    assert not state.own_track(0, lengths.index(4))
    assert state.owner[lengths.index(4)] == codes.NONE


@each_backend
def test_scoring_a_copy_leaves_the_original_unchanged(backend: Any) -> None:
    """``score_all`` adds to the scores, so it is called on a clone; the original does not change."""
    state = dealt(backend)
    before = state.pack()
    copy = state.clone()
    copy.score_all()
    assert state.pack() == before
    assert copy.got_buildings[: 3 * codes.BUILDINGS : codes.BUILDINGS] == (12, 12, 12)
    assert copy.score[0] == 12 + copy.got_tickets[0]


@each_backend
def test_blocks_hold_many_games(backend: Any) -> None:

    block = backend.Block(backend.Board(load_map("north_america")), 3)
    seeds = np.array([4, 5, 6], np.uint64)
    block.begin(0, 3, np.ones(3, np.uint8), seeds, 2, codes.NONE, 4, False, False)
    assert block.state(1).rng == dealt_like(backend, 5).rng
    for wrong in (-1, 3):
        with pytest.raises(IndexError):
            block.state(wrong)
        with pytest.raises(IndexError):
            block.put_state(wrong, block.state(0))
    block.put_state(0, block.state(2))
    assert block.state(0).pack() == block.state(2).pack()
    copy = block.state(0)
    copy.apply(copy.legal()[0])
    assert block.state(0).pack() == block.state(2).pack()
    assert bytes(block.memory())[: records.State.size] == block.state(0).pack()
    assert block.play_random(1, 3) > 50
    scores, winners = np.zeros((3, codes.SEATS), np.int16), np.zeros(3, np.uint8)
    block.read(0, 3, "score", scores)
    block.read(1, 3, "winners", winners)
    assert [tuple(row) for row in scores.tolist()] == [block.state(i).score for i in range(3)]
    assert winners.tolist() == [0, block.state(1).winners, block.state(2).winners]
    assert [block.state(i).over for i in range(3)] == [False, True, True]


def dealt_like(backend: Any, seed: int) -> Any:
    state = backend.State(backend.Board(load_map("north_america")))
    state.seed(seed)
    state.begin(2)
    return state


def test_the_backend_in_use_is_known() -> None:
    assert core.State is (plain.State if not core.compiled else core.State)
    assert core.compiled == (core.State is not plain.State)
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        core.Nonsense  # noqa: B018


@each_backend
def test_look_equals_observe_and_masks_and_pick_chooses_from_masks(backend: Any) -> None:
    import numpy as np

    board = backend.Board(load_map("europe"))
    block = backend.Block(board, 3)
    block.begin(0, 3, np.ones(3, np.uint8), np.arange(3, dtype=np.uint64), 2, codes.NONE, 4, False, False)
    apart = [np.zeros((3, board.observation_size), np.uint8), np.zeros((3, codes.ACTIONS), np.uint8)]
    at_once = [np.ones_like(array) for array in apart]
    block.observe(0, 3, apart[0])
    block.masks(0, 3, apart[1])
    block.look(0, 3, *at_once)
    assert all((one == other).all() for one, other in zip(apart, at_once, strict=True))
    masks, picked = at_once[1], np.zeros(3, np.int32)
    marked = [np.flatnonzero(row).tolist() for row in masks]
    for at, place in ((0.0, 0), (0.999999, -1)):
        block.pick(0, 3, masks, np.full(3, at), picked)
        assert picked.tolist() == [row[place] for row in marked]
    masks[1] = 0
    block.pick(0, 3, masks, np.full(3, 0.5), picked)
    assert picked.tolist() == [row[len(row) // 2] if i != 1 else -1 for i, row in enumerate(marked)]


@each_backend
def test_a_block_deals_again_only_where_it_is_told(backend: Any) -> None:
    import numpy as np

    block = backend.Block(backend.Board(load_map("europe")), 3)
    rules = (2, codes.NONE, 4, False, False)
    block.begin(0, 3, np.ones(3, np.uint8), np.arange(3, dtype=np.uint64), *rules)
    before = [block.state(i).pack() for i in range(3)]
    block.begin(0, 3, np.array([0, 1, 0], np.uint8), np.array([7, 8, 9], np.uint64), *rules)
    after = [block.state(i).pack() for i in range(3)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True]


@pytest.mark.parametrize(("tracks", "words"), [(64, 1), (65, 2), (128, 2), (129, 3), (192, 3)])
def test_a_board_has_a_word_for_every_64_tracks(tracks: int, words: int) -> None:
    map_ = load_map_text(world_text(1, tracks=tracks), f"{tracks} tracks")
    assert plain.Board(map_).raw.words == words
