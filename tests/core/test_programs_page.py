"""docs/programs.md agrees with the core: its tables of codes and of observation fields are those of the core.
What the fields of an observation contain is tested with positions made here.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from branchline import Game, core, load_map
from branchline.core import codes, observation
from branchline.core.observation import ObservationField, observation_fields, observation_table
from branchline.maps import BUILDINGS, BUILT_IN

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"


def test_the_table_of_fields_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8").endswith("<!-- table: observation fields -->\n" + observation_table())


@pytest.mark.parametrize("maps", [BUILT_IN[:1], BUILT_IN, (*BUILT_IN, BUILT_IN[-1])], ids=len)
def test_the_table_of_fields_has_a_column_for_every_map(maps: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observation, "BUILT_IN", maps)
    monkeypatch.setattr(observation, "BUILDINGS", [row for row in BUILDINGS if row.kind in kinds_on(maps)])
    rows = observation_table().strip().splitlines()
    assert {row.count("|") for row in rows} == {len(maps) + 3}


def kinds_on(maps: tuple[str, ...]) -> set[str]:
    return {kind for name in maps for kind in load_map(name).rules.buildings}


def test_the_table_of_codes_is_current() -> None:
    rows = re.findall(r"^\| (\d+) \| `(A_\w+)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = {name: int(number) for number, name in rows}
    assert told == {name: value for name, value in vars(codes).items() if name.startswith("A_")}


@pytest.mark.parametrize("name", BUILT_IN)
def test_fields_fill_the_observation(name: str) -> None:
    fields = observation_fields(load_map(name))
    assert [field.offset for field in fields[1:]] == [field.offset + field.size for field in fields[:-1]]
    assert fields[-1].offset + fields[-1].size == core.Board(load_map(name)).observation_size


def read(game: Game, seat: int) -> dict[str, np.ndarray]:
    """A seat's observation, field by field."""
    seen = game.state.see(seat)
    row = np.full(game.lex.board.observation_size, 77, np.uint8)
    seen.encode(row)
    fields: list[ObservationField] = observation_fields(game.map)
    return {f.name: row[f.offset : f.offset + f.size].reshape(f.rows, f.columns) for f in fields}


def test_rows_start_with_the_viewer() -> None:
    game = Game.new("north_america", seats=3, seed=3, options={"start": 1})
    for seat in (2, 0, 1):
        game.play(seat, game.legal(seat)[-1])
    track = game.map.track_index["boston-montreal#1"]
    game.state.own_track(2, track)
    shown = read(game, 1)
    assert dict(zip(game.lex.cards, shown["hand"][0].tolist(), strict=True)) == {
        card: game.view(1).hand.get(card, 0) for card in game.lex.cards
    }
    assert shown["owners"][1, track] == 1  # seat 2 sits one place after seat 1
    assert shown["owners"].sum() == 1
    assert shown["open"][0, track] == 0
    assert shown["seats"][0].tolist() == [1, 64, 4, 0, 45, 0, 0, 0, 3, 0, 1, 1]
    assert shown["seats"][1, 1] == 66  # a track of two spaces: two points
    assert shown["seats"][3].sum() == 0  # nobody sits there
    kept = {game.map.tickets[i].id for i in np.flatnonzero(shown["tickets"])}
    assert kept == set(game.view(1).tickets[1])
    assert read(game, 0)["owners"][2, track] == 1


def test_the_action_in_progress_is_shown() -> None:
    game = Game.new("great_lakes", seats=2, seed=5, options={"start": 0, "beginners": True})
    for seat in (0, 1):
        game.play(seat, game.legal(seat)[-1])
    game.state.apply(codes.A_EXCHANGE + 1)
    shown = read(game, 0)
    assert shown["exchanging"].tolist() == [[0, 1]]
    assert shown["paying_for"].sum() == shown["paying_track"].sum() == 0
    assert shown["phase"][0, codes.AMOUNT] == 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_mask_equals_the_legal_list(name: str) -> None:
    game = Game.new(name, seats=3, seed=4)
    mask = np.full(codes.ACTIONS, 7, np.uint8)
    while not game.over:
        for seat in range(3):
            game.state.mask(mask, seat)
            assert np.flatnonzero(mask).tolist() == sorted(game.state.legal(seat))
            assert mask.max() <= 1
        game.state.mask(mask)
        assert np.flatnonzero(mask).tolist() == sorted(game.state.legal())
        game.state.apply(int(np.flatnonzero(mask)[-1]))
    with pytest.raises(ValueError, match="590 needed"):
        game.state.mask(mask[:-1])
