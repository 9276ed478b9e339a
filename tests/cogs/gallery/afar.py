"""Pictures of games without the bot's server: among friends, by a code, moved, and from files."""

import re

from sandbox.model import ChannelKind
from sandbox.people import Person
from sandbox.permissions import EVERYONE, Right
from sandbox.posting import Upload
from tests.cogs.friends import public
from tests.cogs.gallery.table import Table
from tests.cogs.house import all_told
from tests.cogs.playing import button, live, open_table
from tests.rules.variants import unfinished_file

CODE = re.compile(r"[A-Z0-9]{4}-[A-Z0-9]{4}")
DECISIONS = 20  # of the game whose file is opened before its end


class Afar:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.world = table.bench.world
        self.shoot = table.studio.shoot

    async def walk(self) -> None:
        await self.play_among_friends()
        await self.invite_by_code()

    async def play_among_friends(self) -> None:
        """Gather and begin in a group, then propose to move into a thread."""
        host, guest, _ = self.table.seated
        self.world.install(host.user)
        group = self.world.add_group("Друзья", *(one.user for one in self.table.seated))
        for one in self.table.seated:
            one.go(group)
        card = await open_table(self.table.bench, host, self.table.game, 2)
        number = int(button(card, "join").rpartition("/")[2])
        await self.shoot("100-friends-card", card)
        await guest.press(button(card, "join"), on=card)
        await host.press(button(card, "start"), on=card)
        await all_told(self.table.bench)
        await self.shoot("100-friends-begun", public(host)[1])
        await self.move(host, guest, number)

    async def move(self, host: Person, guest: Person, number: int) -> None:
        bench, group = self.table.bench, host.channel
        kind = ChannelKind.PUBLIC_THREAD
        thread = self.world.add_thread(bench.channel, "Ours", kind, host.user)
        moved = await host.go(thread).slash("game move", table=number)
        await self.shoot("101-move", moved.message)
        await host.go(group).slash("help")
        vote = await guest.sees(lambda seen: "vote" in live(seen))
        await self.shoot("101-move-vote", vote)
        await guest.press(button(vote, "vote"), on=vote)
        await all_told(bench)
        await self.shoot("101-moved", public(host.go(thread))[-1])

    async def invite_by_code(self) -> None:
        """Open a table in a server where answers are private, and join it from messages."""
        host, guest, _ = self.table.seated
        far = self.world.add_guild("Far", guest.user, channels=["den"], with_bot=False)
        self.world.add_member(far, host.user)
        self.world.set_rights(far.roles[far.id], far, EVERYONE & ~Right.USE_EXTERNAL_APPS)
        opened = await host.go("den").slash("game new", game=self.table.game, seats=2)
        await self.shoot("102-code", opened.message)
        (code,) = CODE.findall(opened.text)
        wrong = await guest.go_to_dm().slash("join", code="AAAA-AAAA")
        await self.shoot("102-join-wrong", wrong.message)
        joined = await guest.slash("join", code=code)
        await self.shoot("102-joined", joined.message)

    async def open_files(self, person: Person, over: bytes) -> None:
        """Open a finished game, an unfinished one to play on with, and something else."""
        unfinished = unfinished_file(self.table.game, DECISIONS)
        for name, content in (("over", over), ("unfinished", unfinished), ("none", b"?")):
            listed = (await person.slash("mygames")).message
            form = await person.press(button(listed, "file"), on=listed)
            (field,) = form.modal.fields
            opened = await person.submit({field.label: [Upload("game.json", content)]})
            await self.shoot(f"97-file-{name}", opened.message)
