"""Tables where the bot speaks only by answering: news waits, and calls go by direct message."""

from random import Random

from db import PlaceRow
from tables import Backlog, PlaceGone, Settings, Status, Table
from tables.base import news
from tables.table.called import HELD
from tables.telling.lost_places import PINGS
from tests.stores import outgoing

from .world import ANN, BOB, World

GROUP = 5_000


async def borrowed(w: World, *, begun: bool = True) -> Table:
    """Start a table of Ann and Bob in a group message."""
    wanted = Settings(game="quay", seats=2, seating="as_joined")
    table = await w.tables.lobby.create(ANN, wanted, channel=GROUP, borrowed=0)
    table = await w.tables.lobby.join(table.id, BOB)
    return await w.tables.lobby.start(table.id, ANN) if begun else table


class Shown:
    """Stands in for a press at a borrowed table; if ``message`` is None, the person saw no news."""

    def __init__(self, message: int | None = 77) -> None:
        self.message = message
        self.backlogs: list[Backlog] = []

    async def show(self, backlog: Backlog) -> int | None:
        self.backlogs.append(backlog)
        return self.message

    def kinds(self) -> list[str]:
        return [type(it.item).__name__ for one in self.backlogs for it in one.news]


async def pressed(w: World, message: int | None = 77) -> Shown:
    shown = Shown(message)
    for table in await w.tables.borrowed.untold(GROUP):
        await w.tables.borrowed.hand_over(table, shown.show)
    return shown


async def test_nothing_is_told_there_of_its_own_accord(w: World) -> None:
    table = await borrowed(w)
    await w.news()
    assert not w.listener.told("thread", table.id)
    assert "Started" in (await pressed(w)).kinds()
    assert not (await pressed(w)).backlogs, "told once"


async def test_the_card_is_told_while_people_gather(w: World) -> None:
    table = await borrowed(w, begun=False)
    shown = await pressed(w, message=78)
    assert shown.backlogs[0].page is None
    assert shown.backlogs[0].card is None
    await w.tables.lobby.leave(table.id, BOB)
    assert (await pressed(w)).backlogs[0].card == 78


async def test_public_news_is_not_spent_on_what_one_person_sees(w: World) -> None:
    await borrowed(w)
    await pressed(w, message=None)
    assert "Started" in (await pressed(w)).kinds()


async def test_all_that_waits_is_one_page(w: World) -> None:
    table = await borrowed(w)
    await pressed(w)
    chance = Random(1)
    for _ in range(4):
        await w.move(table.id, chance)
    shown = await pressed(w)
    assert len(shown.backlogs) == 1
    page = shown.backlogs[0].page
    assert page is not None
    assert page.way == "begin"
    assert sum(isinstance(it, news.Moved) for it in page.items) == 4
    assert page.asked.keys() == {it.seat for it in shown.backlogs[0].table.asked}


async def test_who_is_called_hears_by_message(w: World) -> None:
    table = await borrowed(w)
    await w.news()
    assert w.listener.told("person", ANN) == ["Turn"]
    assert not w.listener.told("thread", table.id)


async def test_who_was_there_a_moment_ago_is_given_time_to_see_it_there(w: World) -> None:
    table = await borrowed(w)
    await w.tables.play.question(table.id, BOB)
    await w.move(table.id, Random(1))
    await w.news()
    assert not w.listener.told("person", BOB)
    await w.pass_time(HELD)
    await w.news()
    assert w.listener.told("person", BOB) == ["Turn"]


async def test_whom_no_message_reaches_is_called_at_the_next_press_there(w: World) -> None:
    w.listener.down["person"] = PlaceGone("closed messages")
    table = await borrowed(w)
    await w.news()
    assert await w.tables.watching.closed(ANN)
    await w.sender.deliver_all()
    page = (await pressed(w)).backlogs[0].page
    assert page is not None
    assert page.called == [ANN]
    await w.move(table.id, Random(1))
    await w.news()
    await w.move(table.id, Random(1))
    assert w.listener.calls < 6, "a refusal is remembered"
    stranded = (await outgoing(w.store, w.time.at, *PINGS)).stranded
    assert [row.kind for row in stranded] in (["thread"], ["thread"] * 2)


async def test_only_its_own_channel_knows_of_it(w: World) -> None:
    table = await borrowed(w)
    finding = w.tables.finding
    assert [it.id for it in await finding.borrowed(GROUP, Status.RUNNING)] == [table.id]
    assert not await finding.borrowed(GROUP + 1, Status.RUNNING)
    assert not await w.tables.borrowed.untold(GROUP + 1)


async def test_a_rematch_is_borrowed_as_well(w: World) -> None:
    table = await borrowed(w)
    await w.tables.moderation.end(table.id, ANN)
    again = await w.tables.lobby.rematch(table.id, ANN)
    assert again.borrowed == 0
    assert await w.store.is_closed(PlaceRow("thread", again.id))
