"""The HTTP API: one declaration a route, by topic; and the page that browsers load.

A route's types say what is read and what is answered; the same declaration is in the OpenAPI description.
"""

from __future__ import annotations

from branchline.server.http import games, maps, people, tables
from branchline.server.http.route import Route

ROUTES: tuple[Route, ...] = (*people.ROUTES, *maps.ROUTES, *tables.ROUTES, *games.ROUTES)

__all__ = ["ROUTES", "Route"]
