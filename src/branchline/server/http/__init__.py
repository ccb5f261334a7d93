"""The HTTP API: one declaration a route, by topic; and the page that browsers load.

A route's types say what is read and what is answered; the same declaration is in the OpenAPI description.
"""

from __future__ import annotations

from branchline.server.http import account_routes, game_routes, map_routes, table_routes
from branchline.server.http.route import Route

ROUTES: tuple[Route, ...] = (*account_routes.ROUTES, *map_routes.ROUTES, *table_routes.ROUTES, *game_routes.ROUTES)

__all__ = ["ROUTES", "Route"]
