"""The messages of one chat as a tree: variants are siblings, one path is shown."""

from __future__ import annotations

from collections.abc import Iterable

ROOT = 0  # the parent of a chat's first message and of its variants


class MessageTree:
    """Built from (id, parent id) with the older ids first.

    A parent of None is the message before (chats of the first format were lines). A parent that is
    not older or not there is ROOT, so that no odd row can hide others or close a circle.

    >>> tree = MessageTree([(1, None), (2, None), (3, 1), (4, 0)])
    >>> tree.path(3), tree.siblings(3), tree.newest_leaf(1), tree.path(None)
    ((1, 3), (2, 3), 3, (4,))
    """

    def __init__(self, links: Iterable[tuple[int, int | None]]) -> None:
        self._parents: dict[int, int] = {}
        self._children: dict[int, list[int]] = {ROOT: []}
        before = ROOT
        for message_id, said in links:
            parent = before if said is None else said
            parent = parent if parent in self._parents else ROOT
            self._parents[message_id] = parent
            self._children[parent].append(message_id)
            self._children[message_id] = []
            before = message_id

    @property
    def ids(self) -> tuple[int, ...]:
        """All messages, the oldest first."""
        return tuple(self._parents)

    def __contains__(self, message_id: object) -> bool:
        return message_id in self._parents

    def parent(self, message_id: int) -> int:
        """The message that this one follows; ROOT for a first one."""
        return self._parents.get(message_id, ROOT)

    def path(self, leaf: int | None) -> tuple[int, ...]:
        """From the first message to `leaf`; without one, to the newest."""
        at = self.newest_leaf(ROOT) if leaf is None or leaf not in self._parents else leaf
        found: list[int] = []
        while at != ROOT:
            found.append(at)
            at = self._parents[at]
        return tuple(reversed(found))

    def siblings(self, message_id: int) -> tuple[int, ...]:
        """All variants at this place, the oldest first; empty if there is only one."""
        found = tuple(self._children[self.parent(message_id)])
        return found if len(found) > 1 else ()

    def below(self, message_id: int) -> tuple[int, ...]:
        """A message and all that hangs under it, the oldest first."""
        found, at = [message_id], 0
        while at < len(found):
            found += self._children.get(found[at], ())
            at += 1
        return tuple(sorted(found))

    def without(self, message_id: int) -> int:
        """The end of the path that is shown once a message and all below it are gone."""
        siblings = self.siblings(message_id)
        if not siblings:
            return self.parent(message_id)
        place = siblings.index(message_id)
        return self.newest_leaf(siblings[place - 1] if place else siblings[1])

    def newest_leaf(self, message_id: int) -> int:
        """Down from a message, always to the newest variant."""
        while children := self._children.get(message_id):
            message_id = children[-1]
        return message_id
