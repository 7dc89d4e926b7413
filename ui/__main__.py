"""`python -m ui`: the window."""

import sys

from ui.main import main

if __name__ == "__main__":
    sys.exit(main())
