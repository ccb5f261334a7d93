"""The HTTP API, one declaration per route, and the page that browsers load.

A route's types say what it reads and answers; the OpenAPI description is made from the same declaration.
"""

from __future__ import annotations

from branchline.server.http import account_routes, game_routes, map_routes, table_routes
from branchline.server.http.route import Route

ROUTES: tuple[Route, ...] = (*account_routes.ROUTES, *map_routes.ROUTES, *table_routes.ROUTES, *game_routes.ROUTES)

__all__ = ["ROUTES", "Route"]
