"""The OpenAPI description of the HTTP API, generated from the routes' declarations and the types of ``wire``.

Nothing in it is written by hand.
"""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any, get_args

import msgspec
from starlette.responses import Response

from branchline.server.http import ROUTES, Route
from branchline.server.wire.bodies import Failure
from branchline.version import VERSION

_REF = "#/components/schemas/{name}"
_ALWAYS = (400, 403)
_TEXT = {"type": "string"}


@cache
def openapi_json() -> bytes:
    return msgspec.json.encode(openapi())


def openapi() -> dict[str, Any]:
    """Return the description."""
    types = [kind for item in ROUTES for kind in (item.body, answer_of(item)) if kind not in (None, str)]
    named = list(dict.fromkeys([*types, Failure]))
    schemas, components = msgspec.json.schema_components(named, ref_template=_REF)
    by_type = dict(zip(named, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for item in ROUTES:
        paths.setdefault(item.path, {})[item.method.lower()] = _operation(item, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Branchline",
            "version": VERSION,
            "description": "Tables, people and finished games. Play itself goes over the websocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "branchline"},
            },
        },
    }


def answer_of(item: Route) -> Any:
    """Return the type of a route's answer, without Response (routes that answer with cached bytes have both)."""
    kinds = [kind for kind in get_args(item.answer) or (item.answer,) if kind is not Response]
    return kinds[0]


def _operation(item: Route, by_type: dict[Any, Any]) -> dict[str, Any]:
    answer = answer_of(item)
    found: dict[str, Any] = {
        "operationId": f"{item.method.lower()}_{re.sub(r'[^a-z]+', '_', item.path.removeprefix('/api/')).strip('_')}",
        "summary": item.summary,
        "responses": {
            "200": {
                "description": "Done.",
                "content": {item.media.partition(";")[0]: {"schema": by_type.get(answer, _TEXT)}},
            }
        },
    }
    statuses = {*_ALWAYS, *item.errors, *((401,) if item.auth == "somebody" else ())}
    if item.method != "GET":
        statuses |= {403, 408, 413, 415}
    failure = {"application/json": {"schema": by_type[Failure]}}
    for status in sorted(statuses):
        found["responses"][str(status)] = {"description": HTTPStatus(status).phrase, "content": failure}
    if item.auth == "somebody":
        found["security"] = [{"bearer": []}, {"cookie": []}]
    elif item.auth == "anybody":
        found["security"] = [{}, {"bearer": []}, {"cookie": []}]
    if item.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_type[item.body]}}}
    if parameters := [*_path_parameters(item), *_query_parameters(item)]:
        found["parameters"] = parameters
    return found


def _path_parameters(item: Route) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", item.path)
    return [{"name": name, "in": "path", "required": True, "schema": _TEXT} for name in names]


def _query_parameters(item: Route) -> list[dict[str, Any]]:
    if item.query is None:
        return []
    schema = next(iter(msgspec.json.schema(item.query)["$defs"].values()))
    found = []
    for name, kind in schema["properties"].items():
        kinds = [option for option in kind.get("anyOf", [kind]) if option.get("type") != "null"]
        found.append({"name": name, "in": "query", "schema": kinds[0] if len(kinds) == 1 else {"anyOf": kinds}})
    return found
