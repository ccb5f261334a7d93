"""Lists missing translations, and keys of the pages that no source uses.
It compares files and changes none; the quality of translations is checked in tests/words.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src" / "branchline" / "locales"
WEB = ROOT / "web" / "src"
QUOTED = re.compile(r"""["'`]([A-Za-z][\w.-]*)["'`]""")
STEM = re.compile(r"`([a-z-]+-)\$\{[^`]*`")
# sources of the tags in keys like `map-${id}`: names in quotes or before a colon, pictures of lessons
TAG = re.compile(r"""["'`]([\w-]+)["'`]|\b(\w+):|!\[([\w-]+)\]""")


def messages(path: Path) -> dict[str, Message]:
    """The messages of a file, in file order."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def lacking(part: str, lang: str) -> list[Message]:
    """The English messages that a language lacks."""
    have = messages(LOCALES / f"{part}{lang}.ftl")
    return [message for key, message in messages(LOCALES / f"{part}en.ftl").items() if key not in have]


def sources() -> str:
    """The sources of the client, without its tests."""
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".svelte", ".ts") and ".test" not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def waters() -> set[str]:
    """The seas and lakes that are named on the pictures of the boards."""
    pictures = [json.loads(path.read_text(encoding="utf-8")) for path in (WEB / "board" / "art").glob("*.json")]
    return {water["id"] for picture in pictures for water in picture.get("waters", ())}


def tags() -> set[str]:
    """Possible endings of composed keys: maps, waters, languages, pictures, error codes of the server, rules."""
    server = (ROOT / "src" / "branchline" / "server").rglob("*.py")
    maps = (ROOT / "src" / "branchline" / "maps").glob("*.py")
    lessons = (LOCALES / "learn").glob("*.en.md")
    texts = [sources(), *(path.read_text(encoding="utf-8") for path in (*server, *maps, *lessons))]
    found = {tag for text in texts for groups in TAG.findall(text) for tag in groups if tag}
    found |= {path.stem for path in (ROOT / "src" / "branchline" / "maps").glob("*.toml")}
    found |= {path.stem for path in LOCALES.glob("*.ftl") if "." not in path.stem}
    found |= waters()
    return found | {tag.replace("_", "-") for tag in found}


def unused() -> list[str]:
    """Keys of the pages that the client uses neither directly nor as a stem with a tag."""
    text, known = sources(), tags()
    named = {name.partition(".")[0] for name in QUOTED.findall(text)}
    stems = set(STEM.findall(text))
    made = {f"{stem}{tag}" for stem in stems for tag in known}
    return [key for key in messages(LOCALES / "web.en.ftl") if key not in named and key not in made]


def main(languages: list[str]) -> int:
    """Print the messages that the other languages lack, ready for translation; returns 1 if there are any."""
    left = 0
    for lang in languages or sorted(path.stem for path in LOCALES.glob("*.ftl") if "." not in path.stem):
        for part in ("", "web."):
            for message in lacking(part, lang):
                print(f"# {part}{lang}.ftl\n{FluentSerializer().serialize_entry(message)}", end="")
                left += 1
    if idle := unused():
        print(f"# in no source of the client: {', '.join(idle)}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
