"""Pictures of direct messages: the daily letter, and the news that closed messages refused."""

from sandbox.people import Person
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.gallery.studio import Studio
from tests.cogs.house import all_told, next_day
from tests.cogs.playing import button, menu, open_table, written


class Writing:
    def __init__(self, bench: Bench, studio: Studio, game: str) -> None:
        self.bench = bench
        self.shoot = studio.shoot
        self.game = game

    async def wish_for_letters(self, person: Person) -> None:
        await self.shoot("77-letter-wished", await self.prefer(person, "digest", "on"))

    async def prefer(self, person: Person, preference: str, value: str) -> Seen:
        panel = (await person.go(self.bench.channel).slash("settings")).message
        return (await person.select(menu(panel, preference), value, on=panel)).message

    async def next_letter(self, name: str, person: Person) -> None:
        """Wait for a person's next daily letter and take a screenshot of it.

        It may take two days: none comes if the last letter is not a day old.
        """
        before = written(person)
        await next_day(self.bench)
        if len(written(person)) == len(before):
            await next_day(self.bench)
        await self.shoot(name, written(person)[len(before)])

    async def close_messages(self, person: Person, host: Person) -> None:
        """Let an invitation fail because messages are closed, and show it at the person's next
        visit."""
        await self.prefer(person, "pings", "messages")
        person.user.takes_dms = False
        host.go(self.bench.channel)
        card = await open_table(self.bench, host, self.game, 2, who="invited")
        options = (await host.press(button(card, "options"), on=card)).message
        whom = (await host.press(button(options, "invite"), on=options)).message
        await host.select(whom.selects[0].custom_id, person, on=whom)
        await all_told(self.bench)
        listed = await person.go(self.bench.channel).slash("mygames")
        await self.shoot("79-mygames-invited", listed.message)
        (missed,) = listed.further
        await self.shoot("79-missed", missed)
        closed = await person.press(button(missed, "reach"), on=missed)
        await self.shoot("79-still-closed", closed.message)
        person.user.takes_dms = True
        again = await person.press(button(missed, "reach"), on=missed)
        await self.shoot("79-reached", again.message)
        await self.prefer(person, "pings", "thread")
        await self.tidy_up(host, card)

    async def tidy_up(self, host: Person, card: Seen) -> None:
        options = (await host.press(button(card, "options"), on=card)).message
        closed = await host.press(button(options, "close"), on=options)
        await self.shoot("79-closed", closed.message)
