"""What runs in a worker process: it reads questions from standard input and writes a bot's actions to standard output.

``python -m branchline.server.bot_workers.child [NICE]``. It knows views only, never a game or its secrets.
"""

from __future__ import annotations

import os
import sys

import msgspec

from branchline.bots import make_bot
from branchline.core import Seen
from branchline.lexicon import lexicon
from branchline.maps import load_map, load_map_text
from branchline.server.bot_workers.question import Question
from branchline.server.worker_process import serve
from branchline.view import View


def answer(data: bytes) -> bytes:
    """Answer one question."""
    question = msgspec.msgpack.decode(data, type=Question)
    map_ = load_map(question.map) if question.source is None else load_map_text(question.source, question.map)
    lex = lexicon(map_)
    seen = Seen(lex.board)
    seen.load(question.seen)
    return str(make_bot(question.bot, question.seed).choose(View(lex, seen))).encode()


if __name__ == "__main__":
    if len(sys.argv) > 1 and hasattr(os, "nice"):  # not on Windows
        os.nice(int(sys.argv[1]))
    serve(answer)
