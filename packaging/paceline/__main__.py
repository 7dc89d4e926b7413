"""`python -m paceline`."""

import sys

from paceline import main

if __name__ == "__main__":
    sys.exit(main())
