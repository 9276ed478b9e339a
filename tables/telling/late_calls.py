"""Calls that would reach somebody at night, and wait for the morning."""

from collections.abc import Sequence

from msgspec.structs import replace

from db import PlaceRow

from ..base import news
from ..base.model import Person
from ..table.called import is_asked
from ..table.opened import OpenTable


def asleep(opened: OpenTable) -> set[Person]:
    """Return the people who must not be called now. A call may come this late because Discord or
    the bot was away."""
    if opened.table.settings.pace == "live":
        return set()
    wishes = opened.people.items()
    return {it for it, wish in wishes if wish.calendar.awake(opened.now) > opened.now}


def late(opened: OpenTable, place: PlaceRow, item: news.Item) -> bool:
    """Tell if this item only calls somebody who is asleep now, and tells nobody else anything."""
    if not isinstance(item, news.PINGS) or item.person not in asleep(opened):
        return False
    alone = isinstance(item, news.Nudge) or item.held or place.kind == "person"
    return alone and (isinstance(item, news.Nudge) or item.mention)


def put_off(opened: OpenTable, place: PlaceRow, item: news.Turn | news.Nudge) -> None:
    at = opened.profile_of(item.person).calendar.awake(opened.now)
    if isinstance(item, news.Turn):
        item = replace(item, mention=True, held=True, along=False)
    opened.tell_at(place, item, at)


def calls_late(
    opened: OpenTable, items: Sequence[news.Item]
) -> tuple[list[news.Turn], set[Person]]:
    """Return two things about the turns among these items: those whose people are called in the
    morning, and the people whom no call may reach now."""
    held = {
        (it.person, it.number)
        for row in opened.shown.waiting
        if isinstance(it := news.decode(row.body), news.Turn) and it.held
    }
    sleeping = asleep(opened)
    turns = [it for it in items if isinstance(it, news.Turn) and it.mention and not it.held]
    now = [it for it in turns if it.person in sleeping and is_asked(opened.table, it)]
    later = [it for it in now if (it.person, it.number) not in held]
    quiet = {it.person for it in turns if (it.person, it.number) in held}
    return later, quiet | {it.person for it in now}
