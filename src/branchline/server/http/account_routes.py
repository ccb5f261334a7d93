"""Routes about one's own account: signing in, games, statistics, remote bots, notifications.

They read and answer; who may do what is decided in ``accounts``.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from branchline.server.deletion import delete_person
from branchline.server.errors import RequestError
from branchline.server.history.statistics import statistics
from branchline.server.http.route import Call, route
from branchline.server.protocols import Identity
from branchline.server.store import PushRow
from branchline.server.wire import bodies
from branchline.server.wire.shapes import Given

PAGE = 20


async def me_of(call: Call, identity: Identity, token: str | None = None) -> bodies.Me:
    store = call.services.store
    muted = await store.people(await store.muted(identity.row.id))
    return bodies.Me(
        identity.person,
        muted=tuple(row.person for row in muted.values()),
        webhook=await store.webhook(identity.row.id),
        push=bool(await store.pushes(identity.row.id)),
        token=token,
    )


async def _signed_in(call: Call, identity: Identity, token: str, bearer: bool) -> bodies.Me:
    """Give a program its token in the answer, a browser in a cookie that scripts can't read."""
    if not bearer:
        call.cookie = token
    return await me_of(call, identity, token if bearer else None)


async def guest(call: Call, body: bodies.NewGuest) -> bodies.Me:
    """Become a guest, with just a name."""
    identity, token = await call.services.accounts.guest(body.name, body.bearer, call.address)
    return await _signed_in(call, identity, token, body.bearer)


async def register(call: Call, body: bodies.NewAccount) -> bodies.Me:
    """Make an account: a new one, or from the guest who asks, who keeps their games."""
    guest = call.visitor
    identity, token = await call.services.accounts.register(body.name, body.password, body.bearer, call.address, guest)
    if guest:
        call.services.tables.sign_out_person(identity.row.id)
        await call.services.tables.renamed(identity.person)
    return await _signed_in(call, identity, token, body.bearer)


async def login(call: Call, body: bodies.Login) -> bodies.Me:
    """Sign in with name and password."""
    identity, token = await call.services.accounts.login(body.name, body.password, body.bearer, call.address)
    return await _signed_in(call, identity, token, body.bearer)


async def logout(call: Call) -> bodies.Done:
    """End this session and close its connections."""
    await call.services.store.close_session(call.identity.session.token_hash)
    call.services.tables.sign_out(call.identity.session.token_hash)
    call.cookie = ""
    return bodies.Done()


async def session(call: Call) -> bodies.Session:
    """Who you are, or null: for a page that may be somebody's first."""
    me = await me_of(call, call.visitor) if call.visitor else None
    return bodies.Session(me, call.services.announcements.notice)


async def me(call: Call) -> bodies.Me:
    """Who you are."""
    return await me_of(call, call.identity)


async def rename(call: Call, body: bodies.Rename) -> bodies.Me:
    """Change your name."""
    row = await call.services.accounts.rename(call.identity, body.name)
    await call.services.tables.renamed(row.person)
    return await me_of(call, Identity(call.identity.session, row))


async def farewell(call: Call, body: bodies.Farewell) -> bodies.Done:
    """Delete your account. You resign running games; finished ones stay, without your name."""
    services, identity = call.services, call.identity
    await services.accounts.confirm_password(identity, body.password)
    await delete_person(services, identity.row)
    call.cookie = ""
    return bodies.Done()


async def password(call: Call, body: bodies.NewPassword) -> bodies.Done:
    """Change the password; all other sessions end."""
    if call.identity.row.kind != "account":
        raise RequestError(409, "no_account")
    await call.services.accounts.change_password(call.identity, body.old, body.new)
    call.services.tables.sign_out_person(call.identity.row.id, call.identity.session.token_hash)
    return bodies.Done()


class Before(Given, frozen=True):
    """``before``: the value of ``more`` on the previous page."""

    before: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


async def games(call: Call, query: Before) -> bodies.MyGames:
    """Your games, newest first."""
    who = call.identity.row.id
    rows = await call.services.store.games_of(who, query.before, PAGE + 1)
    lines = []
    for kept in rows[:PAGE]:
        row = await call.services.tables.row(kept.code)
        seats = tuple(seat for seat, chair in enumerate(row.seating) if chair.person and chair.person.id == who)
        lines.append(bodies.GameLine(call.services.tables.public_table(row, who), seats, who in row.asked))
    return bodies.MyGames(tuple(lines), str(rows[PAGE - 1].id) if len(rows) > PAGE else None)


async def figures(call: Call) -> bodies.Statistics:
    """Statistics of your finished games."""
    return statistics(await call.services.store.results_of(call.identity.row.id))


# --- remote bots


async def bots(call: Call) -> bodies.BotTokens:
    """Your remote bots."""
    rows = await call.services.store.bots_of(call.identity.row.id)
    return bodies.BotTokens(tuple(bodies.BotToken(row.person, row.created) for row in rows))


async def new_bot(call: Call, body: bodies.NewBotToken) -> bodies.BotToken:
    """Make a remote bot; its token is shown only once."""
    if call.identity.row.kind == "bot":
        raise RequestError(403, "not_allowed", "a bot has no bots")
    row, token = await call.services.accounts.new_bot(call.identity, body.name)
    return bodies.BotToken(row.person, row.created, token)


async def drop_bot(call: Call) -> bodies.Done:
    """Delete a remote bot; in running games one of the server's bots plays on."""
    services = call.services
    row = await services.store.person(call.code)
    if row is None or row.owner != call.identity.row.id:
        raise RequestError(404, "unknown_bot")
    await delete_person(services, row)
    return bodies.Done()


# --- notifications


async def push_key(call: Call) -> bodies.PushKey:
    """The server's public key for Web Push."""
    return bodies.PushKey(await call.services.notifier.public_key())


async def put_push(call: Call, body: bodies.PushSubscription) -> bodies.Done:
    """Notify this browser when it is your turn and you are away."""
    call.services.notifier.check_push(body)
    if len(await call.services.store.pushes(call.identity.row.id)) >= PAGE:
        raise RequestError(409, "too_many", f"one person has at most {PAGE} browsers that are told")
    row = PushRow(person=call.identity.row.id, endpoint=body.endpoint, p256dh=body.keys.p256dh, auth=body.keys.auth)
    await call.services.store.put_push(row)
    return bodies.Done()


async def drop_push(call: Call) -> bodies.Done:
    """Notify no browser any more."""
    await call.services.store.drop_push(call.identity.row.id)
    return bodies.Done()


async def put_webhook(call: Call, body: bodies.Webhook) -> bodies.Done:
    """Call this URL when it is your turn and you are away."""
    call.services.notifier.check_webhook(body.url)
    await call.services.store.set_webhook(call.identity.row.id, body.url)
    return bodies.Done()


async def drop_webhook(call: Call) -> bodies.Done:
    """Call no URL any more."""
    await call.services.store.set_webhook(call.identity.row.id, None)
    return bodies.Done()


ROUTES = (
    route("POST", "/api/guest", guest, "nobody", errors=(429,)),
    route("POST", "/api/account", register, "anybody", errors=(409, 429)),
    route("POST", "/api/login", login, "nobody", errors=(401, 429)),
    route("POST", "/api/logout", logout),
    route("GET", "/api/session", session, "anybody"),
    route("GET", "/api/me", me),
    route("PATCH", "/api/me", rename, errors=(409,)),
    route("DELETE", "/api/me", farewell, errors=(403, 429)),
    route("POST", "/api/me/password", password, errors=(403, 409, 429)),
    route("GET", "/api/me/games", games),
    route("GET", "/api/me/statistics", figures),
    route("GET", "/api/me/bots", bots),
    route("POST", "/api/me/bots", new_bot, errors=(403, 409)),
    route("DELETE", "/api/me/bots/{id}", drop_bot, errors=(404,)),
    route("GET", "/api/push", push_key, "nobody"),
    route("PUT", "/api/me/push", put_push, errors=(409,)),
    route("DELETE", "/api/me/push", drop_push),
    route("PUT", "/api/me/webhook", put_webhook, errors=(403,)),
    route("DELETE", "/api/me/webhook", drop_webhook),
)
