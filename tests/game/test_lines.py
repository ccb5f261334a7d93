"""Reading records: every malformed line is refused with its number and the reason; a good record reads back the same.
Only single lines are tested; whether the game could have been played is tested in test_replay.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline import Game, Record, RecordError
from branchline import record as rec
from tests.laws.tables import many, map_of, played

GAME = played("great_lakes", 2, 4, 12)
LINES = GAME.record().lines()


def broken(number: int, text: str) -> str:
    """The record with one line (counted from 1) replaced."""
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]]) + "\n"


def edited(number: int, **changes: Any) -> str:
    """The record with some keys of a line changed; ``...`` drops one."""
    row = msgspec.json.decode(LINES[number - 1])
    row.update(changes)
    return broken(number, msgspec.json.encode({k: v for k, v in row.items() if v is not ...}).decode())


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, ""),
        ("\n", 1, ""),
        (broken(1, LINES[1]), 1, "begins with its header"),
        (edited(1, format=2), 1, "format 2 is not 1"),
        (edited(1, format="1"), 1, "Expected `int`"),
        (edited(1, kind="match"), 1, "Invalid value 'match'"),
        (edited(1, colour="red"), 1, "unknown field `colour`"),
        (edited(1, seats=...), 1, "missing required field `seats`"),
        (edited(1, options=[]), 1, "Expected `object`"),
        (broken(3, LINES[0]), 3, "second header"),
        (broken(3, "{"), 3, "truncated"),
        (broken(3, ""), 3, "truncated"),
        (broken(3, "[]"), 3, "Expected `object`"),
        (broken(3, LINES[2] + " x"), 3, "trailing characters"),
        (broken(3, '{"n": 1, "seat": 0, "do": "pass"}'), 3, "missing required field `kind`"),
        (edited(4, n=5), 4, "entry 5 where 2 must follow"),
        (edited(4, n=-1), 4, "entry -1 where 2 must follow"),
        (edited(4, n=2.5), 4, "Expected `int`"),
        (edited(4, seat="0"), 4, "Expected `int`"),
        (edited(4, do=7), 4, "Expected `str`"),
        (edited(4, do=...), 4, "missing required field `do`"),
        (edited(4, chance={"train": "red"}), 4, "Expected `array`"),
        (edited(4, when="now"), 4, "unknown field `when`"),
        (edited(4, kind="deal", start=0, chance={}, seat=..., do=...), 4, "the deal is entry 0"),
        (broken(2, '{"kind":"act","n":0,"seat":0,"do":"pass"}'), 2, "the deal is entry 0"),
        (edited(4, do="x" * 70_000), 4, "longer than"),
        (edited(2, start=None), 2, "Expected `int`"),
    ],
)
def test_a_malformed_line_is_named(text: str, line: int, why: str) -> None:
    with pytest.raises(RecordError) as error:
        Record.parse(text, "that file")
    assert str(error.value).startswith(f"that file, line {line}: ")
    assert why in str(error.value)


def test_a_header_alone_is_no_game() -> None:
    with pytest.raises(RecordError, match="that file: no deal follows the header"):
        Record.parse(LINES[0] + "\n", "that file")


def test_only_a_standing_entry_can_be_undone() -> None:
    """Undo to the deal, to a missing entry, to a note, to an entry that was undone before."""
    entries = GAME.record().entries
    header = GAME.record().header
    last = len(entries)
    for to in (0, last, last + 5, -1):
        with pytest.raises(RecordError, match=f"entry {last}: entry {to} is no action that stands"):
            Record.parse(Record(header, [*entries, rec.Undid(last, 0, to)]).text())
    twice = [*entries, rec.Undid(last, 0, 5), rec.Undid(last + 1, 0, 6)]
    with pytest.raises(RecordError, match="entry 6 is no action that stands"):
        Record.parse(Record(header, twice).text())
    noted = [*entries, rec.TimedOut(last, 0), rec.Undid(last + 1, 0, last)]
    with pytest.raises(RecordError, match="no action that stands"):
        Record.parse(Record(header, noted).text())


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="can't be read"):
        Record.load(tmp_path / "nowhere.jsonl")
    strange = tmp_path / "strange.jsonl"
    strange.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="can't be read"):
        Record.load(strange)
    strange.write_text(LINES[0] + "\n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"strange.jsonl: no deal"):
        Record.load(strange)


def test_only_newlines_end_a_line() -> None:
    """Names and maps may contain characters that only look like line ends."""
    game = Game.new("europe", 2, 1)
    for name in ("a\u2028b", "c\u0085d", "e\x0bf", "g\x1ch", "ünï ✓"):
        game.note(rec.TookOver(len(game.entries), 0, name))
    record = game.record()
    assert Record.parse(record.text()) == record
    assert Game.replay(Record.parse(record.text())).hash == game.hash


def test_a_record_contains_a_large_map() -> None:
    from branchline.maps import load_map_text

    source = map_of("largest").source + "# " + "x" * 100_000 + "\n"
    game = Game.new(map_of("largest"), 2, 1)
    header = msgspec.structs.replace(game.record().header, map_source=source)
    record = Record(header, game.entries)
    again = Record.parse(record.text())
    assert again.header.map_source == source
    assert load_map_text(source).hash == header.map_hash
    assert Game.replay(again).hash == game.hash


def test_records_with_equal_contents_are_equal() -> None:
    record = GAME.record()
    assert record == Record.parse(record.text())
    assert record != Record(record.header, record.entries[:-1])
    assert record != "record"
    with pytest.raises(TypeError):
        hash(record)


@given(st.data())
@settings(max_examples=many(150, 40))
def test_random_bytes_never_cause_another_error(data: st.DataObject) -> None:
    """A record with changed bytes is read and replayed as another record, or refused with a RecordError."""
    text = "\n".join(LINES) + "\n"
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    noise = data.draw(
        st.sampled_from(["", "0", "9", "-1", '"', "}", "\n", "red", "train", "keep", "nothing", "é", ","])
    )
    try:
        Game.replay(Record.parse(text[:start] + noise + text[end:]))
    except RecordError as error:
        assert str(error)
