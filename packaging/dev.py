#!/usr/bin/env python3
"""Set up a checkout of Paceline in .venv and use it.

    python3 packaging/dev.py run [ARGS]     open the window; with ARGS, run the command line
    python3 packaging/dev.py test [ARGS]    run the test suite; ARGS go to pytest
    python3 packaging/dev.py test-device    run the tests of graphics cards, which need none
    python3 packaging/dev.py translations   take up the texts of the code, compile the catalogues
    python3 packaging/dev.py setup          only the set-up

Only the standard library, and syntax that an old Python can parse far enough to say it is too old.
"""

import shutil
import sys

OLDEST = (3, 11)


def refuse_old_python() -> None:
    if sys.version_info >= OLDEST:
        return
    newer = [name for name in ("python3.%d" % minor for minor in range(15, 10, -1))
             if shutil.which(name)]  # fmt: skip
    hint = (
        "Start it as: %s packaging/dev.py" % newer[0]
        if newer
        else "Install a newer one from your system's package manager or python.org."
    )
    sys.exit(
        "Paceline needs Python %d.%d or newer, and this is Python %d.%d. %s"
        % (OLDEST + sys.version_info[:2] + (hint,))
    )


if __name__ == "__main__":
    refuse_old_python()

from devsetup.commands import main  # noqa: E402 - after the check: it needs the newer syntax

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
