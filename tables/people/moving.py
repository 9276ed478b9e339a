"""Moving a table between a group message, a server's channel and a thread. Its players must
agree."""

from db import LimitRow, PlaceRow

from ..base import news
from ..base.errors import Refused, Why, refusals
from ..base.model import Person, PlaceKind, Status, Table, Vote, Whither
from ..table.house import House
from ..table.opened import OpenTable
from .lobby import BORROWED, LIVE
from .moderation import call_again
from .servers import Servers
from .voting import Voting


class Moving:
    def __init__(self, house: House, voting: Voting, servers: Servers) -> None:
        self._house = house
        self._voting = voting
        self._servers = servers
        voting.on("move", self._by_vote)

    async def ask(
        self, table: int, person: Person, whither: Whither, press: int | None = None
    ) -> Table:
        """Ask to move a table: a host moves a lobby at once; in a game everybody votes."""
        async with self._house.change(table, press) as opened:
            opened.need(Status.LOBBY, Status.RUNNING)
            held = opened.table
            if held.day is not None:
                raise Refused(Why.OWN_CHALLENGE)
            if held.status is Status.LOBBY:
                opened.need_host(person, Status.LOBBY)
                await self._move(opened, whither)
                opened.tell(news.LobbyChanged())
            else:
                opened.seat_of(person)
                by = held.voice_of(person)
                await self._voting.open(opened, "move", by, whither=whither)
        return opened.table

    async def _by_vote(self, opened: OpenTable, vote: Vote) -> None:
        assert vote.whither is not None, "that is what the vote was about"
        await self._move(opened, vote.whither)
        opened.tell(news.TableMoved(vote.by))
        if (
            opened.table.borrowed is None
        ):  # in a borrowed place the news of the move names who is asked
            call_again(opened)

    async def _move(self, opened: OpenTable, to: Whither) -> None:
        table, thread = opened.table, PlaceRow("thread", opened.table.id)
        if to.guild is not None and to.guild != table.guild:
            server = await self._servers.of(to.guild)
            if server.most:
                opened.writes.limits.append(LimitRow("guild", to.guild, LIVE, server.most))
        await self._leave_watchers(opened)
        if table.thread is not None and table.place_kind is PlaceKind.SERVER:
            opened.tell_at(PlaceRow("channel", table.thread), news.TableLeft(), opened.now)
        table.guild, table.channel, table.borrowed = to.guild, to.channel, to.borrowed
        table.thread, table.afar = None, list(to.afar)
        if table.borrowed is None:
            opened.reopen_place(thread)
        else:
            opened.close_place(thread, BORROWED)

    async def _leave_watchers(self, opened: OpenTable) -> None:
        """Stop telling the channels that watch this table: their readers may not see the new place.
        For people who watch by message that is checked at each message."""
        with refusals():
            for watch in opened.watches:
                if watch.table == opened.table.id and watch.kind == "channel":
                    waiting = await self._house.store.news_for(PlaceRow("channel", watch.channel))
                    opened.withdraw([it.id for it in waiting if it.table == watch.table])
                    opened.writes.unwatched.append(watch.channel)
