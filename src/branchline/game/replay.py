"""Plays records: ``replay`` forces the recorded draws and judges nothing, so old games survive changes of the rules.

``verify`` plays seed and actions through the rules and proves that the record is right. Contains no rules itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_

from branchline import actions as act
from branchline import record as rec
from branchline.core import State
from branchline.core_records import offered_to
from branchline.events import AnyEvent, Undone
from branchline.game.chance import commitment
from branchline.game.contributions import check_contributions
from branchline.game.former_rules import UnknownVersion, numbers
from branchline.game.game import Game
from branchline.game.narrate import Chance
from branchline.game.options import OptionError, read_options
from branchline.game.unjudged import Impossible, whole_of
from branchline.lexicon import Lexicon, lexicon
from branchline.maps import BUILT_IN, Map, MapError, UnknownName, load_map, load_map_text
from branchline.refusal import Refused


def record_map(header: rec.Header) -> Map:
    """Load the map of a record and check its hash."""
    try:
        if header.map_source is None and header.map not in BUILT_IN:
            raise rec.RecordError(f"map {header.map!r} is not built in and the record does not carry it")
        map_ = load_map(header.map) if header.map_source is None else load_map_text(header.map_source, "map_source")
    except MapError as error:
        raise rec.RecordError(f"the record's map can't be used: {error}") from None
    if map_.hash != header.map_hash:
        raise rec.RecordError(f"map {header.map}: its facts have changed since the game was played (the hash differs)")
    return map_


def _empty(record: rec.Record, secret: bytes | None = None) -> Game:
    """A game that is not yet dealt, with the seed if it is known."""
    header = record.header
    map_ = record_map(header)
    try:
        options = read_options(map_, header.seats, header.options)
        numbers(header.version)
    except (OptionError, UnknownVersion) as error:
        raise rec.RecordError(str(error)) from None
    if (header.seed is None) == (header.commitment is None):
        raise rec.RecordError("the header has either a seed or a commitment")
    seed: int | bytes | None = header.seed
    if header.commitment is not None:
        seed = secret or _revealed(record)
        if seed is not None and commitment(seed) != header.commitment:
            raise rec.RecordError("the seed does not fit the commitment")
    check_contributions(header)
    lex = lexicon(map_)
    return Game(lex, options, State(lex.board), seed, header.commitment, header.version, header.contributions)


def _revealed(record: rec.Record) -> bytes | None:
    for entry in record.entries:
        if isinstance(entry, rec.Revealed):
            try:
                return bytes.fromhex(entry.secret)
            except ValueError:
                raise rec.RecordError(f"entry {entry.n}: the revealed seed is not hexadecimal") from None
    return None


def script_of(lex: Lexicon, drawn: rec.Drawn, n: int) -> Chance:
    """The recorded draws as forced draws."""
    unknown = set(drawn) - {"train", "ship", "tickets"}
    if unknown:
        raise rec.RecordError(f"entry {n}: chance has no {', '.join(sorted(unknown))}")
    try:
        decks = [[lex.card(card) for card in drawn.get(deck, [])] for deck in ("train", "ship")]
        tickets = [lex.map.ticket_index[lex.map.ticket(name).id] for name in drawn.get("tickets", [])]
    except UnknownName as error:
        raise rec.RecordError(f"entry {n}: {error}") from None
    return decks[0], decks[1], tickets


def _start(record: rec.Record, deal: rec.Dealt, secret: bytes | None = None) -> Game:
    game = _empty(record, secret)
    if not 0 <= deal.start < record.header.seats:
        raise rec.RecordError(f"entry 0: start {deal.start} is no seat")
    game.deal(record.header.seats, script_of(game.lex, deal.chance, 0), deal.start)
    _check(game, deal)
    return game


def _check(game: Game, entry: rec.Dealt | rec.Acted) -> None:
    """Check that the forced draws are exactly those the entry needs, and that they were in the decks."""
    made = game.entries[-1]
    if isinstance(made, rec.Dealt | rec.Acted) and made.chance != entry.chance:
        raise rec.RecordError(f"entry {entry.n}: chance gave {made.chance} but the record says {entry.chance}")
    state = game.state
    if any(not 0 <= left <= most for left, most in zip(state.deck, game.lex.totals, strict=False)):
        raise rec.RecordError(f"entry {entry.n}: a card is drawn that is not in its deck")
    held = [state.tickets[2 * q] | state.tickets[2 * q + 1] << 64 for q in range(state.seats)]
    held += [1 << ticket for q in range(state.seats) for ticket in offered_to(state, q)]
    held.append(state.bag[0] | state.bag[1] << 64)
    together = sum(tickets.bit_count() for tickets in held)
    if reduce(or_, held).bit_count() != together or held[-1].bit_count() != state.bag_size:
        raise rec.RecordError(f"entry {entry.n}: a ticket is drawn that is not in the deck")


def _force(game: Game, entry: rec.Acted) -> list[AnyEvent]:
    """Play an action with forced draws, without judging it; only what is physically impossible is an error."""
    try:
        action = act.parse_action(entry.do)
        whole = whole_of(game.lex, game.state, entry.seat, action)
    except (act.BadText, UnknownName, Impossible) as error:
        raise rec.RecordError(f"entry {entry.n}: {error}") from None
    script = script_of(game.lex, entry.chance, entry.n)
    events = game.settle(game.prepare(entry.seat, action, whole, game.state.clone(), script))
    _check(game, entry)
    return events


def _play(game: Game, entries: Sequence[rec.AnyEntry]) -> None:
    """Play standing entries with forced draws, keeping their numbers."""
    for entry in entries:
        if isinstance(entry, rec.Acted):
            _force(game, entry)
            game.entries.pop()
        game.entries.append(entry)


def rebuild(game: Game, entries: Sequence[rec.AnyEntry]) -> Game:
    """The game after the standing entries, with the random streams of that moment."""
    header = game.record().header
    fresh = _start(rec.Record(header, entries), _deal_of(entries), game.seed if isinstance(game.seed, bytes) else None)
    _play(fresh, entries[1:])
    return fresh


def _deal_of(entries: Sequence[rec.AnyEntry]) -> rec.Dealt:
    if not entries or not isinstance(entries[0], rec.Dealt):
        raise rec.RecordError("a record begins with the deal")
    return entries[0]


def replay(record: rec.Record, upto: int | None = None, secret: bytes | None = None) -> Game:
    """Play a record with forced draws: the game before entry ``upto``, or at its end."""
    shown = [entry for entry in record.entries if upto is None or entry.n < upto] or record.entries[:1]
    game = _start(record, _deal_of(shown), secret)
    _play(game, rec.standing(shown)[1:])
    game.entries = list(shown)
    return game


def steps(record: rec.Record) -> Iterator[tuple[rec.AnyEntry, Game, list[AnyEvent]]]:
    """Yield every entry with the game after it and the events, including secrets; for viewers and tools."""
    game = _start(record, _deal_of(record.entries))
    game.entries = record.entries[:1]
    yield record.entries[0], game, game.dealt
    for entry in record.entries[1:]:
        events: list[AnyEvent] = []
        if isinstance(entry, rec.Acted):
            events = _force(game, entry)
            game.entries.pop()
        elif isinstance(entry, rec.Undid):
            game = replay(record, entry.n + 1)
            events = [Undone(entry.seat, entry.to)]
            game.entries.pop()
        game.entries.append(entry)
        yield entry, game, events


def verify(record: rec.Record) -> Game:
    """Play seed and actions through the rules; raise RecordError where the result differs from the record."""
    game = _empty(record)
    if game.seed is None:
        raise rec.RecordError("the seed has not been revealed yet: there is nothing to verify it with")
    game.deal(record.header.seats)
    if game.entries[0] != record.entries[0]:
        raise rec.RecordError("entry 0: the seed deals another game")
    for entry in record.entries[1:]:
        if isinstance(entry, rec.Acted):
            _verify_act(game, entry)
        elif isinstance(entry, rec.Undid):
            game.undo(entry.to, entry.seat)
        else:
            game.entries.append(entry)
    if game.hash != replay(record).hash:
        raise rec.RecordError("the replay and the verification end in different positions")
    return game


def _verify_act(game: Game, entry: rec.Acted) -> None:
    if game.over:
        raise rec.RecordError(f"entry {entry.n}: the game was over")
    try:
        game.play(entry.seat, entry.do)
    except (Refused, act.BadText, UnknownName) as error:
        raise rec.RecordError(f"entry {entry.n}: {error}") from None
    made = game.entries[-1]
    if made != entry:
        raise rec.RecordError(f"entry {entry.n}: the rules give {made}, the record says {entry}")
