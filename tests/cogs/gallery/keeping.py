"""Pictures for owners and moderators of a server, and of what people are told about their acts."""

from collections.abc import Sequence

from sandbox.model import Channel
from sandbox.people import Person
from sandbox.permissions import Right
from sandbox.seen import Seen
from tests.bench import Bench
from tests.cogs.gallery.studio import Studio
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import button, live, number_of
from tests.cogs.world import give_rights_back, take_right


class Keeping:
    """``owner`` keeps order at a table at which ``guest`` sits and ``newcomer`` does not."""

    def __init__(
        self, bench: Bench, studio: Studio, owner: Person, guest: Person, newcomer: Person
    ) -> None:
        self.bench = bench
        self.shoot = studio.shoot
        self.owner = owner
        self.guest = guest
        self.newcomer = newcomer
        self.hall = bench.channel

    async def set_up(self) -> None:
        owner = self.owner.go(self.hall)
        await self.shoot("80-check-good", (await owner.slash("setup check")).message)
        take_right(self.bench, Right.ATTACH_FILES, Right.CREATE_PUBLIC_THREADS)
        await self.shoot("81-check", (await owner.slash("setup check")).message)
        give_rights_back(self.bench)
        await self.shoot("82-server", (await owner.slash("setup server")).message)
        await self.shoot("83-health", (await owner.slash("setup health")).message)

    async def keep_order(self, thread: Channel) -> None:
        """Pause the table, resend its call, open another thread, and substitute somebody for a
        while."""
        owner, number = self.owner.go(self.hall), number_of(thread)
        await self.shoot("84-audit-none", (await owner.slash("table audit")).message)
        resent = await owner.slash("table resend", table=number)
        await self.shoot("84-resend", resent.message)
        paused = await owner.slash("table pause", table=number)
        await self.shoot("85-moderated", paused.message)
        await all_told(self.bench)
        await self.shoot("86-moderated-told", self.public(thread)[-1])
        await owner.slash("table pause", table=number)
        needless = await owner.slash("table repair", table=number)
        await self.shoot("86-repair-needless", needless.message)
        await self.fail(thread)

    async def lose(self, thread: Channel) -> None:
        """Lose the thread, go on in another one with somebody else, then end the table."""
        owner, number = self.owner.go(self.hall), number_of(thread)
        before = set(self.bench.world.channels)
        self.bench.world.remove_channel(thread)
        lost = await owner.slash("table resend", table=number)
        await self.shoot("89-lost", lost.message)
        repaired = await owner.slash("table repair", table=number)
        await self.shoot("89-repaired", repaired.message)
        await all_told(self.bench)
        (new,) = set(self.bench.world.channels) - before
        again = self.bench.world.channels[new]
        for place, seen in enumerate(self.public(again)[-4:]):
            await self.shoot(f"89-repaired-{place}", seen)
        seat = await self.seat_of_guest(number)
        await owner.slash("table replace", table=number, seat=seat, person=self.newcomer)
        await all_told(self.bench)
        await self.shoot("89-replaced", self.public(again)[-1])
        await self.shoot("89-replaced-dm", self.guest.dms[-1])
        await owner.slash("table end", table=number)
        await all_told(self.bench)
        await self.shoot("89-ended", self.public(again)[-1])
        await self.shoot("89-audit", (await owner.slash("table audit")).message)

    async def seat_of_guest(self, number: int) -> int:
        """Return the guest's seat, counted from one as moderators do."""
        table = await app_of(self.bench).tables.finding.table(number)
        return [seat.person for seat in table.seats].index(self.guest.id) + 1

    async def fail(self, thread: Channel) -> None:
        router = app_of(self.bench).router
        route = router.routes["log"]

        async def broken(*_: object, **__: object) -> None:
            raise RuntimeError("for the picture")

        router.routes["log"] = route._replace(handler=broken)
        person = self.owner.go(thread)
        message = next(m for m in reversed(self.public(thread)) if "turn" in live(m))
        fault = (await person.press(button(message, "log"), on=message)).message
        await self.shoot("87-fault", fault)
        reported = await person.press(button(fault, "report"), on=fault)
        await self.shoot("88-reported", reported.message)
        router.routes["log"] = route
        self.bench.forgive()

    def public(self, thread: Channel) -> Sequence[Seen]:
        return [m for m in self.owner.messages(thread) if not m.ephemeral]
