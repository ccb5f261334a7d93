"""The page: the files of the built client, read once from the package and served from memory.

Only files that were there at the start are served, so no path can lead anywhere else.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from branchline.server.errors import RequestError
from branchline.server.http.route import failure

FOREVER = "public, max-age=31536000, immutable"
PACKED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl", ".md", ".webmanifest", ".map", ".wasm")
KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".md": "text/markdown",  # missing in some systems' lists
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class PageFile:
    """One file of the page."""

    def __init__(self, path: str, data: bytes) -> None:
        self.path = path
        self.data = data
        self.tag = f'"{sha256(data).hexdigest()[:32]}"'
        suffix = f".{path.rpartition('.')[2]}"
        kind = KINDS.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.packs = suffix in PACKED and len(data) > 500

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.data, 9, mtime=0)

    def answer(self, request: Request) -> Response:
        # names under assets/ contain a hash of the content: they never change
        lasting = FOREVER if self.path.startswith("assets/") else "no-cache"
        headers = {"etag": self.tag, "cache-control": lasting, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", 304, headers)
        if self.packs and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, 200, {**headers, "content-encoding": "gzip"}, self.kind)
        return Response(self.data, 200, headers, self.kind)


def read_page() -> dict[str, PageFile]:
    """Return all files of the built client by path; none if it has not been built."""
    found: dict[str, PageFile] = {}

    def walk(folder: Traversable, before: str) -> None:
        for item in folder.iterdir():
            if item.is_dir():
                walk(item, f"{before}{item.name}/")
            elif not item.name.endswith((".py", ".pyc")):
                found[f"{before}{item.name}"] = PageFile(f"{before}{item.name}", item.read_bytes())

    root = files("branchline") / "page"
    if root.is_dir():
        walk(root, "")
    return found


class Page:
    """Serves every path that is not a route: a file of the client, or index.html for the client's own routing."""

    def __init__(self, page: dict[str, PageFile] | None = None) -> None:
        self.files = read_page() if page is None else page
        self.unbuilt = PageFile("index.html", files(__package__).joinpath("unbuilt.html").read_bytes())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        path = request.url.path.lstrip("/")
        scope["branchline.route"] = "page"
        response = self._answer(request, path)
        await response(scope, receive, send)

    def _answer(self, request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            return failure(RequestError(404, "unknown_path"))
        if request.method not in ("GET", "HEAD"):
            return failure(RequestError(405, "bad_method", "GET only"), {"allow": "GET"})
        if path in self.files:
            return self.files[path].answer(request)
        if "." in path.rpartition("/")[2]:
            return failure(RequestError(404, "unknown_path"))
        return self.files.get("index.html", self.unbuilt).answer(request)
