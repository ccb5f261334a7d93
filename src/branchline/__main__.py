"""``python -m branchline``: the same as the command ``branchline``.
It only starts the command line and knows nothing else.
"""

from __future__ import annotations

import sys

if __name__ == "__main__":
    try:
        from branchline.cli import main

        code = main()
    except KeyboardInterrupt:  # during the import, before main() handles it
        code = 130
    sys.exit(code)
