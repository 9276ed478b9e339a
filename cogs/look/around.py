"""The buttons beside a board, a seat or a list of changes."""

from render.kit.look import Look
from tables import NOW, Table

from ..buttons import learning, looking, turns
from ..layouts.kit import Button, Style, button
from ..pictures import painting
from ..play import copies, laid_ready
from ..presses.replies import Reply
from ..words.names import Names
from ..words.texts import Texts


async def look_of(names: Names, reply: Reply, table: Table) -> Look:
    """Return the look of this table's pictures for this person: language, theme and names."""
    return painting.look(reply.t.language, reply.theme, await names.of(table, reply.t))


def own_turn(table: Table, person: int, t: Texts) -> list[Button]:
    """Return the button to take the turn if this person is asked, else the one to prepare it, if
    they play here."""
    if any(table.seats[it.seat].actor == person for it in table.asked):
        return [button(t("take-turn"), turns.turn(table.id), Style.primary)]
    prepare = laid_ready.offer(table, person, t)
    return [prepare] if prepare else []


def around(table: Table, person: int, t: Texts) -> list[Button]:
    """Return the buttons to other views of a table, its rules, and a private copy to try."""
    trying = copies.offer(table, person, NOW, t)
    return [
        button(t("since"), looking.since(table.id)),
        button(t("replay"), looking.replay(table.id)),
        button(t("log"), looking.log(table.id)),
        button(t("rules"), learning.rules(table.settings.game)),
        *([trying] if trying else []),
    ]
