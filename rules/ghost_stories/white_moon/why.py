"""The reasons why tempting options of White Moon are not legal, with the places in its rulebook."""

from collections.abc import Iterator

from rules.core import Message, Refusal

from .. import names
from ..parts import CORNERS, PLACES
from ..state import State
from ..why import EXTRA, RULEBOOK
from ..yang import BUDDHAS, MOVE, allowed_actions
from .villagers import portal_works


def place(line: int) -> str:
    return f"{RULEBOOK}:{line}"


def reasons(s: State, side: int) -> Iterator[Refusal]:
    if not s.moon.portal:
        return
    yield from no_step(s, side)
    yield no_rescue(s, side)
    yield no_crystal(s, side)


def no_step(s: State, side: int) -> Iterator[Refusal]:
    """Refuse to move a Taoist who lies on the ground: he has to stand up."""
    if s.stage == MOVE and side in s.moon.laid:
        for goal in PLACES:
            if goal != s.boards[side].at:
                yield Refusal(names.tile(s, goal), Message("why-laid"), place(375))


def no_rescue(s: State, side: int) -> Refusal:
    if s.stage == BUDDHAS:
        return Refusal("rescue", Message("why-buddhas"), place(473))
    if "rescue" not in allowed_actions(s, side):
        return Refusal("rescue", Message("why-acted"), place(165))
    if not portal_works(s):
        return Refusal("rescue", Message("why-no-portal"), place(353))
    portal = names.tile(s, s.moon.portal)
    if s.boards[side].at != s.moon.portal:
        return Refusal("rescue", Message("why-not-at-portal", {"tile": portal}), place(143))
    return Refusal("rescue", Message("why-nobody-here", {"tile": portal}), place(143))


def no_crystal(s: State, side: int) -> Refusal:
    at, moon = s.boards[side].at, s.moon
    key = f"receptacle:{at if at in CORNERS else CORNERS[0]}"
    if at not in CORNERS:
        return Refusal(key, Message("why-no-corner"), place(251))
    if at in moon.receptacles:
        return Refusal(key, Message("why-full"), place(251))
    if moon.crystals[side]:
        return Refusal(key, Message("why-fresh-crystal"), place(253))
    return Refusal(key, Message("why-no-crystal"), place(251))


EXTRA.append(reasons)
