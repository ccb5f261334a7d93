"""Read and run a scenario file: load all of it first, then play its steps and check the results.

Knows the order of these steps; what each table means is read elsewhere.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from branchline.actions import AnyAction, KeepTickets
from branchline.events import AnyEvent
from branchline.game import Game, OptionError
from branchline.game.judge import judge
from branchline.lexicon import lexicon
from branchline.maps import BUILT_IN, Map, MapError, load_map
from branchline.refusal import Refused
from branchline.scenario.checks import Check, Checks, Moment
from branchline.scenario.given import lay_out
from branchline.scenario.opening import open_game
from branchline.scenario.reader import ScenarioError, Table, listed, mapped, number, text
from branchline.scenario.words import Words
from branchline.seats import seats_fault
from branchline.words import rule_ids


class Outcome(NamedTuple):
    """The result of a scenario; ``message`` is empty if it holds."""

    path: str
    title: str
    ok: bool
    message: str
    rules: tuple[str, ...] = ()


class Step(NamedTuple):
    place: str
    seat: int
    do: AnyAction
    expect: list[Check]
    refused: list[str]
    legal: list[AnyAction]
    illegal: list[AnyAction]
    only: list[AnyAction] | None


class Scenario(NamedTuple):
    game: Game
    steps: list[Step]
    final: list[Check]


def run_file(path: str | Path) -> Outcome:
    """Run one file; whatever is wrong with it is in the outcome."""
    try:
        source = Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        return Outcome(str(path), Path(path).name, False, f"can't be read: {error}")
    return run_text(source, str(path))


def run_text(source: str, path: str = "scenario") -> Outcome:
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        return Outcome(path, Path(path).name, False, f"is not TOML: {error}")
    title = data.get("title") if isinstance(data.get("title"), str) else Path(path).name
    rules = (
        tuple(rule for rule in data.get("rules", []) if isinstance(rule, str))
        if isinstance(data.get("rules"), list)
        else ()
    )
    invalid = data.pop("invalid", False)
    try:
        if not isinstance(invalid, bool):
            raise ScenarioError("invalid", f"true or false is expected, not {invalid!r}")
        scenario = load(data, Path(path).parent)
    except (ScenarioError, OptionError) as error:
        return Outcome(path, str(title), invalid is True, "" if invalid is True else str(error), rules)
    if invalid:
        return Outcome(path, str(title), False, "invalid = true, but there is nothing wrong with it", rules)
    fault = play(scenario)
    return Outcome(path, str(title), fault is None, fault or "", rules)


def load(data: dict[str, Any], folder: Path) -> Scenario:
    """Read the file and lay out the game; a ScenarioError says what is wrong with it."""
    top = Table(data)
    top.take("title", text)
    top.take("rules", listed(rule_id))
    words = Words(lexicon(_map(top.need("map", text), folder)))
    players = top.need("players", number)
    if fault := seats_fault(players):
        raise ScenarioError("players", fault)
    seed = top.take("seed", number) or 0
    options = top.take("options", mapped(lambda value, _: value)) or {}
    start = top.take("start", text)
    if start not in (None, "setup"):
        raise ScenarioError("start", f'{start!r} is not "setup"')
    if start is None:
        if "setup" in top:
            raise ScenarioError("setup", 'goes with start = "setup" only')
        game = lay_out(words, players, seed, options, Table(top.take("given", lambda v, _: v) or {}, "given"))
    else:
        if "given" in top:
            raise ScenarioError("given", 'can\'t stand beside start = "setup"')
        game = open_game(words, players, seed, options, Table(top.take("setup", lambda v, _: v) or {}, "setup"))
    checks = Checks(words, players)
    raw = top.take("step", listed(lambda value, _: value)) or []
    steps = [_step(Table(value, f"step[{i}]"), words, checks) for i, value in enumerate(raw)]
    final = checks.read_final(top.take("final", lambda v, _: v), "final") if "final" in top else []
    top.done()
    if not steps and not final:
        raise ScenarioError("step", "there are neither steps nor a [final]: nothing would be shown")
    return Scenario(game, steps, final)


def _map(name: str, folder: Path) -> Map:
    """A built-in map or a map file, looked up beside the scenario and then in the working directory."""
    beside = folder / name
    try:
        return load_map(name if name in BUILT_IN or not beside.is_file() else beside)
    except MapError as error:
        raise ScenarioError("map", f"{name}: {'; '.join(map(str, error.faults))}") from None


def rule_id(value: object, key: str) -> str:
    found = text(value, key)
    if found not in rule_ids():
        raise ScenarioError(key, f"{found!r} is no rule")
    return found


def _step(table: Table, words: Words, checks: Checks) -> Step:
    if "expect" in table and "refused" in table:
        raise ScenarioError(table.place, "has both expect and refused")
    step = Step(
        place=table.place,
        seat=table.need("seat", checks.seat),
        do=table.need("do", words.action),
        expect=table.take("expect", checks.read) or [],
        refused=table.take("refused", _rules) or [],
        legal=table.take("legal", words.actions) or [],
        illegal=table.take("illegal", words.actions) or [],
        only=table.take("only", words.actions),
    )
    table.done()
    return step


def _rules(value: object, key: str) -> list[str]:
    found = listed(rule_id)(value, key) if isinstance(value, list) else [rule_id(value, key)]
    if not found:
        raise ScenarioError(key, "names no rule")
    return found


def play(scenario: Scenario) -> str | None:
    """The first fault, or None if everything holds."""
    game = scenario.game
    last_turns = bool(game.state.last)
    seat, events = 0, list[AnyEvent]()
    for step in scenario.steps:
        fault = _legality(game, step)
        if fault is None:
            fault, events = _do(game, step)
        last_turns = last_turns or bool(game.state.last)
        seat = step.seat
        if fault is None:
            fault = _first_fault(step.expect, Moment(game, seat, events, last_turns))
        if fault is not None:
            return f"{step.place}: {fault}"
    return _first_fault(scenario.final, Moment(game, seat, events, last_turns))


def _first_fault(checks: list[Check], moment: Moment) -> str | None:
    return next((fault for check in checks if (fault := check.fault(moment)) is not None), None)


def _refusal(game: Game, seat: int, action: AnyAction) -> Refused | None:
    try:
        judge(game.lex, game.state, seat, action)
    except Refused as refused:
        return refused
    return None


def _legality(game: Game, step: Step) -> str | None:
    for action in step.legal:
        refused = _refusal(game, step.seat, action)
        if refused is not None:
            return f"legal: {action} is refused: {refused}"
    for action in step.illegal:
        if _refusal(game, step.seat, action) is None:
            return f"illegal: {action} is legal"
    if step.only is not None:
        found = {_plain(action) for action in game.legal(step.seat)}
        wanted = {_plain(action) for action in step.only}
        if found != wanted:
            return f"only: missing {sorted(wanted - found)}, besides {sorted(found - wanted)}"
    return None


def _plain(action: AnyAction) -> str:
    """The text form, with kept tickets in a fixed order."""
    return str(KeepTickets(tuple(sorted(action.tickets)))) if isinstance(action, KeepTickets) else str(action)


def _do(game: Game, step: Step) -> tuple[str | None, list[AnyEvent]]:
    before = game.state.pack()
    try:
        events = game.play(step.seat, step.do)
    except Refused as refused:
        if not step.refused:
            return f"do: {step.do} is refused: {refused}", []
        if refused.rule not in step.refused:
            return f"refused: {' or '.join(step.refused)} expected, {refused.rule} named", []
        return ("refused: the state was changed" if game.state.pack() != before else None), []
    if step.refused:
        return f"refused: {step.do} was played, {' or '.join(step.refused)} expected", []
    return None, events
