"""Voices for news: language, question, round and phase."""

from collections.abc import Sequence

from render.painters import PAINTERS
from tables import News, PlaceKind, Status, Table, Tables
from tables.base import news

from ..layouts import solo
from ..pictures.emblems import with_emblems
from ..presses.replies import theme_of
from ..words.names import Names
from ..words.results import in_game, side_name
from ..words.texts import Texts, spoken_by
from ..words.voice import Voice, public_question
from . import rounds
from .pages import round_over
from .posters import Audience


class Voices:
    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    async def of(self, told: News, table: Table) -> Voice:
        """Return the voice in the reader's language: a person's own, or the table's."""
        language = table.settings.language
        if told.to.kind == "person":
            profile = await self.tables.house.profiles.of(told.to.id)
            language = spoken_by(profile, language)
        return await self.speaking(Texts(language), told, table)

    async def speaking(self, t: Texts, told: News, table: Table) -> Voice:
        reader = told.to.id if told.to.kind == "person" else None
        names = await self.names.of(table, t)
        shaped = with_emblems(table.settings.game, told.view, names) if told.view else names
        over = told.item.round if isinstance(told.item, news.RoundEnded) else None
        if told.page is not None and told.to.kind == "thread":
            over = round_over(told.page.items, table)
        return Voice(
            table,
            t,
            asked(told, table, t, names),
            moment_of(told, table, t),
            reader,
            names,
            shaped,
            await self.story(told, table, t, names, over),
            over,
        )

    async def story(
        self, told: News, table: Table, t: Texts, names: Sequence[str], over: int | None
    ) -> list[str]:
        """Return the result of the round, or of the whole game for somebody who plays alone."""
        if over is not None:
            return await rounds.story(self.tables.replays, table, over, t, names)
        return await self.reached(table, t) if isinstance(told.item, news.Ended) else []

    async def reached(self, table: Table, t: Texts) -> list[str]:
        """Return the new values of settings that follow a person from game to game, after a game
        played alone; nothing if several people play."""
        if len(table.people()) != 1:
            return []
        game, (person,) = table.settings.game, table.people()
        history = await self.tables.records.history(person, game)
        return list(solo.reached(game, str(table.options.get("mode", "")), history, t))

    async def audience(self, told: News, table: Table, t: Texts) -> Audience:
        """Return the audience for the news and its pictures. Somebody alone with the bot gets their
        own theme, and words instead of pictures if they prefer them."""
        alone = told.to.id if told.to.kind == "person" else None
        if told.to.kind == "thread" and table.place_kind is PlaceKind.MESSAGES:
            alone = table.host
        if alone is None:
            return Audience(t, stills=await self.stills(table))
        profile = await self.tables.house.profiles.of(alone)
        return Audience(t, theme_of(profile), profile.text_only, profile.asks_all, profile.stills)

    async def stills(self, table: Table) -> bool:
        """Tell if somebody who plays here prefers still pictures. Profiles are not read if none of
        the pictures would move anyway."""
        if table.settings.motion == "still" and table.status is not Status.ENDED:
            return False
        profiles = [await self.tables.house.profiles.of(person) for person in table.people()]
        return any(profile.stills for profile in profiles)


def asked(told: News, table: Table, t: Texts, names: Sequence[str]) -> str:
    """Return the question of an item, as far as everybody may know it."""
    seat = getattr(told.item, "seat", -1)
    choice = told.asked.get(seat)
    if choice is not None:
        return choice.question(t.language, names)
    if seat in told.said:
        return in_game(table.settings.game, told.said[seat], t, names)
    point, side = getattr(told.item, "point", None), getattr(told.item, "side", "")
    if isinstance(told.item, news.Nudge):
        point = next((it.point for it in table.asked if it.seat == seat), None)
    named = side_name(table, side, t) if side.startswith("rival:") else ""
    return public_question(table.settings.game, point, t, named)


def moment_of(told: News, table: Table, t: Texts) -> str:
    """Return round and phase, for calls."""
    painter = PAINTERS.get(table.settings.game)
    called = isinstance(told.item, news.PINGS) or told.page is not None
    if painter is None or not called or told.view is None or table.status is not Status.RUNNING:
        return ""
    return painter.moment(told.view, t.language)
