"""People's preferences, as they are stored."""

from collections.abc import Callable

from msgspec.structs import replace

from db import KeptRow, NewsRow, Store

from ..base import profile
from ..base.errors import at_last, refusals
from ..base.model import Person
from ..base.profile import Profile
from .alarms import Alarms


class Profiles:
    def __init__(self, store: Store, alarms: Alarms) -> None:
        self._store = store
        self._alarms = alarms

    async def of(self, person: Person) -> Profile:
        return (await self.kept(person))[1]

    async def kept(self, person: Person) -> tuple[int, Profile]:
        """Return the stored profile with its revision, which a change has to name."""
        with refusals():
            kept = await self._store.person(person)
        return (kept.revision, profile.decode(kept.body)) if kept else (0, Profile())

    async def save(
        self, person: Person, revision: int, changed: Profile, letter: NewsRow | None = None
    ) -> None:
        """Save the profile, together with the day's letter if one was written."""
        kept, letter_at = KeptRow(revision, profile.encode(changed)), changed.letter_at
        with refusals():
            await self._store.save_person(person, kept, letter_at, letter)
        if letter_at is not None:
            self._alarms.due_at(letter_at)

    async def change(
        self, person: Person, change: Callable[[Profile], None]
    ) -> tuple[Profile, Profile]:
        """Change a person's profile; return it before and after."""

        async def attempt() -> tuple[Profile, Profile]:
            revision, old = await self.kept(person)
            new = replace(old, vacations=list(old.vacations))
            change(new)
            await self.save(person, revision, new)
            return old, new

        return await at_last(attempt)
