"""Pictures for newcomers: the greeting of a server, `/help`, the introduction to a game."""

from cogs.learn.guide import GUIDES
from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.gallery.studio import Studio
from tests.cogs.playing import button, menu


class Arriving:
    """A newcomer's first steps; ``server`` is the language that a new server's Discord speaks."""

    def __init__(self, bench: Bench, studio: Studio, game: str, server: str) -> None:
        self.bench = bench
        self.shoot = studio.shoot
        self.game = game
        self.server = server

    async def walk(self, person: Person) -> None:
        await self.be_greeted(person)
        first = (await person.slash("help")).message
        await self.shoot("00-help", first)
        games = (await person.press(button(first, "open-table"), on=first)).message
        await self.shoot("00-help-open", games)
        await self.be_introduced(person, first)
        hall = person.channel
        alone = (await person.go_to_dm().slash("help")).message
        await self.shoot("00-help-alone", alone)
        person.go(hall)

    async def be_greeted(self, person: Person) -> None:
        hall, world = person.channel, self.bench.world
        guild = world.add_guild("New", person.user, locale=self.server, channels=["talk"])
        await self.bench.quiet()
        person.go(next(it for it in world.channels.values() if it.guild_id == guild.id))
        await self.shoot("00-greeting", await person.sees(lambda seen: bool(seen.buttons)))
        person.go(hall)

    async def be_introduced(self, person: Person, first: Seen) -> None:
        games = (await person.press(button(first, "guides"), on=first)).message
        await self.shoot("00-guides", games)
        screen = (await person.select(menu(games, "guide-of"), self.game, on=games)).message
        screens = len(GUIDES[self.game].screens)
        for number in range(1, screens):
            await self.shoot(f"00-guide-{number}", screen)
            on = f"e/guide/{self.game}/{number}"
            screen = (await person.press(on, on=screen)).message
        await self.shoot(f"00-guide-{screens}", screen)
