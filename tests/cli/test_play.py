"""``play``: games played by keyboard, what a person sees and types, and every way to leave the table.
It types and reads; the rules are tested elsewhere.
"""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from branchline import Game, Record, verify
from branchline.bots import make_bot
from branchline.cli.table import Host
from branchline.maps import BUILT_IN

from .conftest import Run

EUROPE = ("play", "--map", "europe", "--seats", "2", "--seed", "7")


def test_bots_alone_play_to_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    shown = run(*EUROPE, "--people", "0", "--save", file)
    assert shown.exit_code == 0
    assert "The game is over." in shown.output
    assert verify(Record.load(file)).over
    assert run(*EUROPE, "--people", "0").output.split("The record")[0] in shown.output


def test_without_a_seed_the_record_reveals_the_secret_it_was_dealt_from(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run("play", "--seats", "2", "--people", "0", "--save", file).exit_code == 0
    record = Record.load(file)
    assert record.header.seed is None
    assert verify(record).over


class Typist:
    """Types a legal action, in words or by its number, and keeps what was on the screen."""

    def __init__(self, name: str, seats: int, people: set[int]) -> None:
        self.game = Game.new(name, seats, seed=21)
        self.paper = io.StringIO()
        self.dice = Random(5)
        bots = {seat: make_bot("uniform", seat) for seat in range(seats) if seat not in people}
        self.host = Host(self.game, bots, Console(file=self.paper, width=100), self.read)
        self.pages: list[tuple[int, str]] = []  # who was looking, and what was shown
        self.looking = -1

    def read(self, prompt: str) -> str:
        page = self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        seat = int(re.findall(r"Seat (\d)", prompt)[0])
        if "press Enter" in prompt:  # everything up to here was shown to the previous player
            self.pages.append((self.looking, page))
            self.looking = seat
            return ""
        self.looking = seat
        self.pages.append((seat, page))
        action = str(self.dice.choice(self.game.legal(seat)))
        return "draw tickets" if action == "tickets" else action


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_whole_game_by_the_keyboard(name: str) -> None:
    typist = Typist(name, 2, {0, 1})
    typist.host.run()
    assert typist.game.over
    assert "The game is over." in typist.paper.getvalue()
    verify(typist.game.record())


def test_nobody_sees_another_hand() -> None:
    """What was drawn blind and which tickets were kept is shown to their owner only."""
    typist = Typist("europe", 3, {0, 2})
    typist.host.run()
    told = [(seat, line) for seat, page in typist.pages for line in page.splitlines()]
    for seat, line in told:
        secret = re.search(r"Seat (\d) (?:drew a card blind \(train deck\):|keeps |kept \D)", line)
        assert not secret or int(secret[1]) == seat
    assert any("drew a card blind (train deck):" in line for _, line in told)
    assert any(re.search(r"Seat 1 drew a card blind \(train deck\)\.", line) for _, line in told)


def test_the_table_shows_what_a_person_needs(run: Run) -> None:
    shown = run(*EUROPE, keys="keep 1 2\n").output
    for label in ("points", "trains", "stations", "display", "hand", "tickets", "train deck"):
        assert label in shown
    assert "Seat 0 > " in shown
    assert "○ " in shown


def type_at_turn(run: Run, *lines: str) -> str:
    """What is shown after these lines are typed in the first turn."""
    keys = "\n".join(["keep all", *lines]) + "\n"
    shown = run(*EUROPE, "--options", "start=0", keys=keys)
    assert shown.exit_code == 0
    return shown.output


def test_choices_by_number(run: Run) -> None:
    assert "Seat 0 drew a card blind (train deck): " in type_at_turn(run, "6")
    assert "Seat 0 drew a card blind (train deck): " in type_at_turn(run, "draw train")
    assert "draw tickets" in type_at_turn(run)
    assert "Keep tickets (≥ 1)" in type_at_turn(run, "7")
    assert "99 is not on the list" in type_at_turn(run, "99")


def test_claiming_by_lists(run: Run) -> None:
    listed = type_at_turn(run, "claim")
    assert re.search(r"\n +2 +[a-z]", listed)
    assert "more shows" in listed
    assert listed.count("\n 22 ") == 0
    assert "\n 22 " in type_at_turn(run, "claim", "more")
    ways = type_at_turn(run, "claim Kyïv – Wilno")
    assert "1  claim kyiv-wilno with " in ways
    assert "Seat 0 claimed Kyïv – Wilno with " in type_at_turn(run, "claim kyiv wilno", "1")
    assert "nothing like it can be paid for now" in type_at_turn(run, "claim atlantis")


def test_building_by_lists(run: Run) -> None:
    assert "1  station moskva with " in type_at_turn(run, "station moskva")
    assert "Seat 0 built a station in Moskva" in type_at_turn(run, "station moskva", "1")
    assert "E-ACT-1 This game has no such action." in type_at_turn(run, "harbour moskva")


def test_a_refusal_names_the_rule_and_where_to_read_it(run: Run) -> None:
    shown = type_at_turn(run, "pass")
    assert "C-TURN-2 You may pass only when nothing else can be done." in shown
    assert "branchline rules C-TURN-2" in shown
    assert "E-SET-2" in run(*EUROPE, keys="keep 1\n").output


def test_input_that_means_nothing_gets_a_message(run: Run) -> None:
    assert "help lists what can be typed" in type_at_turn(run, "xyzzy")
    assert "unknown track" in type_at_turn(run, "claim paris-atlantis with red 1")
    assert "is not 'CARD N'" in type_at_turn(run, "claim paris-zurich with red")
    assert "9 is not on the list" in run(*EUROPE, keys="keep 9\n").output


NASTY = [
    "²",
    "9" * 5000,
    "keep ²",
    "keep " + "1 " * 3000,
    "claim [/b]",
    "map [bold]",
    "log 99999999999",
    "log -1",
    "\x00",
]


@pytest.mark.parametrize(
    "line", [*NASTY, "save \x00", "claim " + "a-" * 2000, "pieces 999", "exchange ² ²", "take", "more"]
)
def test_no_input_breaks_the_game(run: Run, line: str) -> None:
    assert run(*EUROPE, keys=f"{line}\nkeep all\n{line}\n").exit_code == 0


def test_commands_that_only_show_something(run: Run) -> None:
    assert "lists the ways to pay" in type_at_turn(run, "help")
    assert "Seat 1: nothing" in type_at_turn(run, "board")
    assert "moskva-smolensk" in type_at_turn(run, "map moskva")
    assert "○ open" in type_at_turn(run, "tickets")
    assert "has chosen tickets" in type_at_turn(run, "log").split("Seat 0 > ")[-2]


def test_saving_during_a_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "So Far.jsonl"
    type_at_turn(run, f"save {file}")
    assert len(Record.load(file).entries) == 3
    assert "the file is missing" in type_at_turn(run, "save")
    assert "can't be written" in " ".join(type_at_turn(run, f"save {tmp_path / 'no' / 'where'}").split())


def test_ships_are_chosen_at_set_up(run: Run) -> None:
    words = ("play", "--map", "great_lakes", "--seats", "2", "--seed", "1", "--options", "start=0")
    assert "30 trains, 20 ships" in run(*words, keys="keep 1 2 3\n30\n").output
    assert "G-SET-5" in run(*words, keys="keep 1 2 3\npieces 49\n").output
    taken = run(*words, keys="keep all\npieces 25\n1\n").output
    assert "refill train" in taken
    assert "refill ship" in taken


def test_people_are_told_to_pass_the_keyboard(run: Run) -> None:
    shown = run(*EUROPE, "--people", "2", keys="\nkeep all\n").output
    assert "Pass the keyboard to Seat 0, press Enter" in shown
    assert "Pass the keyboard to Seat 1, press Enter" in shown
    assert "Pass the keyboard" not in run(*EUROPE, "--person", "1", keys="keep all\n").output


@pytest.mark.parametrize("end", ["quit\n", "exit\n", ""])
def test_leaving_keeps_the_record(run: Run, tmp_path: Path, end: str) -> None:
    file = tmp_path / "left.jsonl"
    shown = run(*EUROPE, "--save", file, keys=f"keep all\n{end}")
    assert shown.exit_code == 0
    assert "branchline replay" in shown.output
    assert len(Record.load(file).entries) >= 3
    assert "--save FILE" in run(*EUROPE, keys=end).output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--people", "3"], "there are only 2 seats"),
        (["--people", "1", "--person", "0"], "use one"),
        (["--person", "2"], "this game has seats 0 to 1"),
        (["--bots", "hal"], "there is no bot 'hal'"),
        (["--bots", "uniform,uniform"], "but there are 1 to name"),
        (["--options", "start=5"], "no seat of a game"),
    ],
)
def test_wrong_arguments_get_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    shown = run(*EUROPE, *words)
    assert shown.exit_code in (1, 2)
    assert sentence in shown.output


def test_ctrl_c_leaves_the_table_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "stopped.jsonl"
    command = [sys.executable, "-u", "-m", "branchline", *EUROPE, "--save", str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        seen = b""
        while not seen.endswith(b"Seat 0 > "):
            byte = process.stdout.read(1)
            assert byte, "the game ended before it asked"
            seen += byte
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"The record is in" in out
    assert b"Traceback" not in err
    assert Record.load(file).entries


def test_stopping_after_the_first_card_if_the_option_allows_it(run: Run) -> None:
    """C-DRAW-1."""
    typed = "all\ndraw train\nstop\nquit\n"
    shown = run("play", "--seats", "2", "--seed", "3", "--options", "start=0,second_card=may", keys=typed)
    assert "take a second card, or stop." in shown.output
    assert "took no second card." in shown.output
    shown = run("play", "--seats", "2", "--seed", "3", "--options", "start=0", keys=typed)
    assert "take your second card." in shown.output
    assert "You can stop only after your first card" in " ".join(shown.output.split())
