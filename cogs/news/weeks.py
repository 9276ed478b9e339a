"""A week's challenges in a channel: how many played, and the best of each game of each day."""

from tables import Tables
from tables.base import news
from tables.people.challenges import ranked

from ..buttons import challenges
from ..layouts import challenges as words
from ..layouts.kit import CALM, Layout, button, card, newest, rows, text
from ..words.names import Names
from ..words.texts import Texts, escaped

ROOM = 3000


async def summary(week: news.Week, tables: Tables, names: Names, t: Texts) -> Layout:
    """Lay out the week's results of this server; people are named only if they allow it."""
    found = await tables.challenges.week(week.first, week.guild)
    bests = []
    for day, game in sorted({(row.day, row.game) for row in found}):
        places = ranked([row for row in found if (row.day, row.game) == (day, game)])
        known = await named(places[0].person, tables, names)
        bests.append(words.week_line(game, day, places[0], len(places), known, t))
    told = words.week(found, newest(bests, ROOM), week.first, t)
    proof = words.proof(await tables.challenges.shown(), t)
    play = button(t("today-open"), challenges.today_here())
    return Layout(card(text(*told), text(*proof), *rows([play]), colour=CALM))


async def named(person: int | None, tables: Tables, names: Names) -> dict[int, str]:
    if person is None or not (await tables.house.profiles.of(person)).named:
        return {}
    return {person: escaped(await names.name(person))}
