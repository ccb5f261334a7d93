"""The games that the other laws are checked on use every option that a host can set."""

from __future__ import annotations

from branchline.game.options import Options
from branchline.maps import BUILT_IN, load_map
from tests.laws.tables import varied


def test_every_option_is_varied() -> None:
    """A new option has to be added to ``varied``, so that every law is checked with it."""
    drawn = [varied(name, 3, number) for name in BUILT_IN for number in range(20)]
    assert {name: len({options[name] for options in drawn}) > 1 for name in drawn[0]} == dict.fromkeys(
        Options.__struct_fields__, True
    )


def test_beginners_are_varied_only_where_pieces_are_chosen() -> None:
    for name in BUILT_IN:
        beginners = {varied(name, seats, number)["beginners"] for seats in (2, 3) for number in range(20)}
        assert beginners == ({False, True} if load_map(name).rules.pieces.choose else {False})
