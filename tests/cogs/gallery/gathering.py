"""Pictures of people coming together, up to the first turn."""

from sandbox.seen import Seen
from tests.cogs.gallery.table import Table
from tests.cogs.house import all_told
from tests.cogs.playing import answer, beside, button, open_table, turn_message


class Gathering:
    """The lobby, the invitations, and the first messages of a thread."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shoot = table.studio.shoot

    async def gather(self) -> None:
        host, guest, third = self.table.seated
        game, language = self.table.game, self.table.language
        await self.shoot("01-mygames-none", (await host.slash("mygames")).message)
        await self.shoot("02-list-none", (await host.slash("game list")).message)
        card = await open_table(self.table.bench, host, game, 3)
        await self.shoot("03-opened", host.last)
        await self.shoot("04-lobby", card)
        options = (await host.press(button(card, "options"), on=card)).message
        await self.shoot("05-options", options)
        label = next(one.label for one in options.buttons if "/manners/" in str(one.custom_id))
        await self.table.studio.shoot_form("06-manners", options, label)
        await host.press(button(options, "manners"), on=options)
        await host.submit(manners="Без спешки, в выходные не играем." if language == "ru"
                          else "No hurry, no moves at weekends.")  # fmt: skip
        await self.invite(options)
        joined = await guest.press(button(card, "join"), on=card)
        await self.shoot("09-joined", joined.message)
        await self.shoot("10-lobby-two", card)
        others = (await guest.press(button(card, "options"), on=card)).message
        await self.shoot("11-options-others", others)
        options = (await host.press(button(card, "options"), on=card)).message
        seated = (await host.press(button(options, "people"), on=options)).message
        await self.shoot("11-people", seated)
        await third.press(button(card, "join"), on=card)
        await all_told(self.table.bench)
        await self.shoot("12-lobby-full", card)
        await self.shoot("13-full", third.messages()[-1])
        here = await third.press(button(card, "here"), on=card)
        await self.shoot("14-here", here.message)
        await self.shoot("15-list", (await self.table.watcher.slash("game list")).message)
        before = set(self.table.bench.world.channels)
        started = await host.press(button(card, "start"), on=card)
        await all_told(self.table.bench)
        (new,) = set(self.table.bench.world.channels) - before
        self.table.thread = self.table.bench.world.channels[new]
        await self.shoot("16-starting", started.message)
        await self.shoot("17-lobby-started", card)

    async def invite(self, options: Seen) -> None:
        whom = (await self.table.host.press(button(options, "invite"), on=options)).message
        await self.shoot("07-invite", whom)
        await self.table.prefer(self.table.third, "pings", "messages")
        menu = whom.selects[0].custom_id
        await self.table.host.select(menu, self.table.guest, self.table.third, on=whom)
        await all_told(self.table.bench)
        letter = self.table.third.dms[-1]
        await self.shoot("08-invitation-dm", letter)
        mention = next(m for m in self.table.guest.messages() if m.pings(self.table.guest.user))
        await self.shoot("08-invitation", mention)
        await self.table.prefer(self.table.third, "pings", "thread")

    async def first_turn(self) -> None:
        for one in self.table.seated:
            one.go(self.table.thread)
        person = await self.table.asked_now()
        for number, seen in enumerate(person.messages()):
            await self.shoot(f"20-thread-{number}", seen)
        message = turn_message(person)
        waiting = self.table.someone_else(person)
        idle = await waiting.press(button(message, "turn"), on=message)
        await self.shoot("21-not-asked", idle.message)
        stale = (await person.press(button(message, "turn"), on=message)).message
        besides = await beside(person, stale)
        await self.shoot("22-more-of-a-panel", besides)
        rules = (await person.press(button(besides, "topic-open"), on=besides)).message
        await self.shoot("22-rules-of-it", rules)
        await person.press(button(rules, "put-away"), on=rules)
        fresh = (await person.press(button(message, "turn"), on=message)).message
        fresh = await answer(person, fresh, self.table.chance)
        await self.shoot("22-draft-begun", fresh)
