"""The walk past everything that the bot shows, in the order in which people meet it."""

from sandbox.model import Channel
from tests.bench import Bench
from tests.cogs.gallery.acting import Acting
from tests.cogs.gallery.afar import Afar
from tests.cogs.gallery.alone import Alone
from tests.cogs.gallery.arriving import Arriving
from tests.cogs.gallery.gathering import Gathering
from tests.cogs.gallery.hurrying import hurried
from tests.cogs.gallery.keeping import Keeping
from tests.cogs.gallery.looking import Looking
from tests.cogs.gallery.studio import Studio
from tests.cogs.gallery.table import Table
from tests.cogs.gallery.writing import Writing
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import button, called, sit_down, take_turn

# Turns after which there is much to see; random players soon lose the village.
UNTIL_A_LOOK = {"ryozen": 20, "bonfire": 20, "ghost_stories": 4, "candelabria": 20}
SEED = bytes(32)  # the same pictures every time


class Tour:
    def __init__(self, bench: Bench, studio: Studio, game: str, language: str) -> None:
        self.bench = bench
        self.shoot = studio.shoot
        self.table = table = Table(bench, studio, game, language)
        self.reader = table.guest  # reads the letters
        self.arriving = Arriving(bench, studio, game, table.host.user.locale)
        self.gathering = Gathering(table)
        self.looking = Looking(table)
        self.acting = Acting(table)
        self.writing = Writing(bench, studio, game)
        self.alone = Alone(bench, studio, game)
        self.afar = Afar(table)
        self.keeping = Keeping(bench, studio, table.host, table.guest, table.watcher)

    async def walk(self) -> None:
        table, looking = self.table, self.looking
        app_of(self.bench).tables.house.new_seed = lambda: SEED
        await self.arriving.walk(table.watcher)
        await self.gathering.gather()
        await self.gathering.first_turn()
        await looking.watch()
        await table.play(6, first=6)
        await looking.show_watched("watching", 6)
        await table.play(UNTIL_A_LOOK[table.game], first=1)
        await looking.look()
        await self.acting.do_more()
        await self.acting.be_reminded()
        await self.be_written_to()
        await self.keeping.set_up()
        await self.keeping.keep_order(table.thread)
        await looking.look_up()
        await looking.type()
        await table.play(100_000)
        await self.end()
        await self.alone.walk(table.watcher.go(table.hall))
        await self.keep_at_another_table()
        await self.afar.walk()

    async def be_written_to(self) -> None:
        await self.writing.close_messages(self.table.guest, self.table.host)
        self.reader = await self.table.asked_now()  # nobody else gets a letter now
        await self.writing.wish_for_letters(self.reader)
        await self.writing.next_letter("78-letter", self.reader)
        self.reader.go(self.table.thread)

    async def end(self) -> None:
        guest, public = self.table.guest, self.table.public
        await all_told(self.bench)
        for number, seen in enumerate(public()[-4:]):
            await self.shoot(f"96-end-{number}", seen)
        end = self.table.newest("rematch")
        replay = (await guest.press(button(end, "replay"), on=end)).message
        await self.shoot("97-replay", replay)
        exported = await guest.slash("game export", table=1)
        await self.shoot("97-export", exported.message)
        (over,) = exported.message.files.values()
        await self.afar.open_files(guest, over)
        again = await guest.press(button(end, "rematch"), on=end)
        await self.shoot("98-rematch", again.message)
        await self.shoot("98-stats", (await guest.slash("stats")).message)
        of_host = await guest.slash("stats", person=self.table.host)
        await self.shoot("98-stats-other", of_host.message)
        await self.looking.show_watched("watched")
        await self.writing.next_letter("98-letter-end", self.reader)
        self.table.studio.words.append("== thread\n" + "\n".join(m.text for m in public()))

    async def keep_at_another_table(self) -> None:
        table = self.table
        people = {one.user.name: one.go(table.hall) for one in (table.host, table.guest)}
        thread = await sit_down(self.bench, table.game, list(people))
        await self.play_a_little(thread)
        await self.keeping.lose(thread)

    async def play_a_little(self, thread: Channel) -> None:
        for _ in range(3):
            with hurried():
                person = await called(self.bench, thread)
                assert person is not None
                await take_turn(person, self.table.chance)
