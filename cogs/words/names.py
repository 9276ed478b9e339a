"""People's names, learnt from their presses and kept with their profiles."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import discord

import locales
from tables import Profile, Table, Tables

from .texts import Texts, clean, escaped, language_of

KEPT = 5000


class Names:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: OrderedDict[int, str] = OrderedDict()

    def met(self, user: discord.abc.User) -> None:
        self._remember(user.id, user.display_name)

    def heard_of(self, data: Mapping[str, Any]) -> None:
        """Remember the names of people picked from a list."""
        for user in data.get("resolved", {}).get("users", {}).values():
            self._remember(int(user["id"]), user.get("global_name") or user["username"])

    def _remember(self, person: int, name: str) -> None:
        self._known[person] = clean(name)
        self._known.move_to_end(person)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def forget(self, person: int) -> None:
        self._known.pop(person, None)

    async def of(self, table: Table, t: Texts) -> list[str]:
        """Return the names by seat for this reader; unowned seats are named after the automa, and
        equal names get seat numbers."""
        plain = [
            t("automa") if seat.actor is None else escaped(await self.name(seat.actor))
            for seat in table.seats
        ]
        names = []
        for number, (name, seat) in enumerate(zip(plain, table.seats, strict=True), 1):
            if table.from_file and seat.actor is None and not seat.automa:
                names.append(player(number, t))
            elif seat.actor is None or plain.count(name) > 1:
                names.append(f"{name} {number}")
            else:
                names.append(name)
        return names

    async def name(self, person: int) -> str:
        if person not in self._known:
            profile: Profile = await self._tables.house.profiles.of(person)
            self._remember(person, profile.name or str(person))
        return self._known[person]

    async def keep(self, user: discord.abc.User, locale: discord.Locale | None = None) -> None:
        """Store the names and Discord languages of people who sit down, for restarts and
        absences."""
        profile = await self._tables.house.profiles.of(user.id)
        spoken = language_of(locale) if locale is not None else profile.spoken
        name = clean(user.display_name)
        if (profile.name, profile.spoken) != (name, spoken):

            def change(changed: Profile) -> None:
                changed.name, changed.spoken = name, spoken

            await self._tables.absence.prefer(user.id, change)


def player(number: int, t: Texts) -> str:
    """Return the name of a seat that nobody here has ever played."""
    return locales.text(t.language, locales.SHARED, "seat", number=number)
