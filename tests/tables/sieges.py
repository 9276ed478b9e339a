"""A table at which a siege is played, with secret answers that may also be prepared beforehand."""

from tables import Answer, Table

from .world import ANN, BOB, World

SHOW = "siege.show"


async def plan(w: World, table: int) -> None:
    """Answer every question but the one about showing a card, with as few options as allowed."""
    while True:
        found = await w.tables.finding.table(table)
        asked = next((it for it in found.asked if it.point != SHOW), None)
        if asked is None:
            return
        person = found.seats[asked.seat].person
        assert person is not None
        panel = await w.tables.play.question(table, person)
        assert panel.question is not None
        keys = list(panel.question.keys)[: panel.question.least]
        await w.tables.play.answer_line(table, person, [Answer("", keys)])


async def siege(w: World) -> Table:
    """Start a game in which ANN is asked whether she shows a card, and BOB is next."""
    table = await w.start("siege", [ANN, BOB])
    await plan(w, table.id)
    return await w.tables.finding.table(table.id)
