"""The transport uses internal names of uvicorn: only the minor release it was written for is allowed, and has them."""

from __future__ import annotations

import ast
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from branchline.server.connections.http_protocol import HttpProtocol
from branchline.server.connections.transport import WebSocketTransport, frame


def names_of_self(code: object) -> set[str]:
    """Every attribute of ``self`` in a class or module."""
    tree = ast.parse(inspect.getsource(code))  # type: ignore[arg-type]
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


def test_only_the_minor_release_it_was_written_for_is_allowed(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (uvicorn,) = [item for item in map(Requirement, project["dependencies"]) if item.name == "uvicorn"]
    here = Version(version("uvicorn"))
    assert str(here) in uvicorn.specifier
    assert f"{here.major}.{here.minor + 1}" not in uvicorn.specifier
    assert f"{here.major + 1}.0" not in uvicorn.specifier


@pytest.mark.parametrize(("own", "base"), [(WebSocketTransport, WebSocketsSansIOProtocol), (HttpProtocol, H11Protocol)])
def test_uvicorn_has_the_names_it_uses(own: type, base: type) -> None:
    used = names_of_self(own) - set(vars(own)) - set(vars(own)["__init__"].__code__.co_names)
    assert {"client", "transport", "loop"} <= used
    assert used <= names_of_self(inspect.getmodule(base)) | set(dir(base))


@pytest.mark.parametrize(
    ("size", "head"), [(0, b"\x81\x00"), (125, b"\x81\x7d"), (126, b"\x81\x7e\x00\x7e"), (65_536, b"\x81\x7f" + b"\0\0\0\0\0\1\0\0")]
)  # fmt: skip
def test_frames_are_whole_text_frames(size: int, head: bytes) -> None:
    assert frame(b"x" * size) == head + b"x" * size
