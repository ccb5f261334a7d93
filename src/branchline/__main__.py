"""``python -m branchline``: the same as the command ``branchline``.
It holds nothing of its own.
"""

from __future__ import annotations

import sys

if __name__ == "__main__":
    try:
        from branchline.cli import main

        code = main()
    except KeyboardInterrupt:  # so early that nothing has begun
        code = 130
    sys.exit(code)
