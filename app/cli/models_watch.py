"""`paceline models watch`: says when models come, go or change."""

from __future__ import annotations

from queue import SimpleQueue

from app.cli.errors import OK
from app.cli.terminal import say, show
from app.config.paths import Paths
from app.counted import counted
from models.folder_watch import FolderWatch
from models.library_changes import Changes, LibrarySnapshot, changes_between, take_snapshot
from models.registry import Registry


def watch() -> int:
    """Say when models come, go or change, until Ctrl-C. All listed folders are watched."""
    registry = Registry(Paths.of_user().data)
    known = take_snapshot(registry.found())
    changed: SimpleQueue[None] = SimpleQueue()
    folders = registry.watched_folders()
    with FolderWatch(folders, lambda: changed.put(None)):
        say(f"Watching {counted(len(folders), 'folder')}; Ctrl-C ends it.")
        try:
            while True:
                changed.get()
                known = _tell(registry, known)
        except KeyboardInterrupt:
            return OK


def changes_text(changes: Changes) -> str:
    """A line for each file."""
    lines = [f"new      {path}" for path in changes.added]
    lines += [f"gone     {path}" for path in changes.removed]
    lines += [f"changed  {path}" for path in changes.changed]
    return "\n".join(lines)


def _tell(registry: Registry, known: LibrarySnapshot) -> LibrarySnapshot:
    now = take_snapshot(registry.found())
    changes = changes_between(known, now)
    if changes:
        show(changes_text(changes))
    return now
