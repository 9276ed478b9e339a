"""What stands beside whatever somebody looks at."""

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
    """How this person wants pictures of this table."""
    return painting.look(reply.t.language, reply.theme, await names.of(table, reply.t))


def own_turn(table: Table, person: int, t: Texts) -> list[Button]:
    """Who is asked goes on from whatever they look at; the others may prepare their turn."""
    if any(table.seats[it.seat].actor == person for it in table.asked):
        return [button(t("take-turn"), turns.turn(table.id), Style.primary)]
    prepare = laid_ready.offer(table, person, t)
    return [prepare] if prepare else []


def around(table: Table, person: int, t: Texts) -> list[Button]:
    """What else there is to see at a table, and what to try."""
    trying = copies.offer(table, person, NOW, t)
    return [
        button(t("since"), looking.since(table.id)),
        button(t("replay"), looking.replay(table.id)),
        button(t("log"), looking.log(table.id)),
        button(t("rules"), learning.rules(table.settings.game)),
        *([trying] if trying else []),
    ]
