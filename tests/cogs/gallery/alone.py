"""Pictures of playing alone: the list, the challenge of the day, and a solo game's one message,
turn after turn."""

from random import Random

from rules import GAMES
from sandbox.people import Person
from tests.bench import Bench
from tests.cogs.gallery.studio import Studio
from tests.cogs.house import all_told
from tests.cogs.playing import answer, button, is_page, menu_with, take_turn

TURNS = 8
SHOWN = (0, 1, 4, 7)


class Alone:
    def __init__(self, bench: Bench, studio: Studio, game: str) -> None:
        self.bench = bench
        self.shoot = studio.shoot
        self.game = game
        self.chance = Random(7)

    async def walk(self, person: Person) -> None:
        offered = (await person.slash("solo games")).message
        await self.shoot("99-solo", offered)
        today = (await person.slash("solo today")).message
        await self.shoot("99-today", today)
        page = await person.select(menu_with(today, self.game), self.game, on=today)
        await self.shoot("99-today-page", page.message)
        for mode in GAMES[self.game].modes.values():
            if 1 in mode.seats:
                offered = (await person.slash("solo games")).message
                chosen = f"{self.game}.{mode.id}.1"
                page = await person.select(menu_with(offered, chosen), chosen, on=offered)
                await self.shoot(f"99-solo-{mode.id}", page.message)
        await person.press(button(page.message, "solo-begin"), on=page.message)
        await self.play(person.go_to_dm())

    async def play(self, person: Person) -> None:
        """Play the last of the modes, from its first question on."""
        for number in range(TURNS):
            await all_told(self.bench)
            pages = [seen for seen in person.messages() if is_page(seen)]
            if not pages:  # a challenge may be short
                return
            page = pages[-1]
            if number in SHOWN:
                await self.shoot(f"99-solo-turn-{number}", page)
                if page.selects:
                    drafted = await answer(person, page, self.chance)
                    await self.shoot(f"99-solo-turn-{number}-drafted", drafted)
            await take_turn(person, self.chance)
