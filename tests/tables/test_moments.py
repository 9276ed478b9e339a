"""Public numbers count only what everybody can count.

Sealed answers are one step, however many there were and however often somebody has changed one.
"""

from itertools import accumulate, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from tables import Settings, Table, Why

from .world import ANN, BOB, CAT, World, refused


@st.composite
def tables_with_sealings(draw: st.DrawFn) -> Table:
    """Draw a table with sealed answers, and some public ones between them."""
    steps = draw(st.lists(st.integers(0, 5), max_size=12))
    ends = list(accumulate(steps, initial=draw(st.integers(0, 3))))
    sealings = [(start, end) for start, end in list(pairwise(ends))[::2] if end > start]
    return Table(settings=Settings(game="masks", seats=2), host=ANN, created=0, sealings=sealings)


@given(tables_with_sealings(), st.integers(0, 60))
@settings(deadline=None)
def test_every_moment_is_one_position(table: Table, moment: int) -> None:
    at = table.decisions_at(moment)
    assert table.moment(at) == moment
    assert table.decisions_at(moment + 1) > at
    assert not any(start < at < end for start, end in table.sealings)


@given(tables_with_sealings(), st.integers(0, 60))
@settings(deadline=None)
def test_no_position_among_sealed_answers_has_a_number(table: Table, decisions: int) -> None:
    at = table.decisions_at(table.moment(decisions))
    assert at <= decisions
    assert at == decisions or any(start == at < decisions < end for start, end in table.sealings)


async def answer(w: World, table: int, person: int, *places: int) -> None:
    """Choose one's cards, or change them."""
    play = w.tables.play
    panel = await play.question(table, person)
    assert panel.asked is not None
    keys = [panel.asked.keys[place] for place in places]
    panel = await play.choose(table, person, panel.step, keys)
    await play.confirm(table, person, panel.step)


async def masks(w: World, *answers: tuple[int, int]) -> Table:
    """Play a round in which these people choose these cards, one after the other."""
    table = await w.start("masks", [ANN, BOB, CAT])
    for person, place in answers:
        await answer(w, table.id, person, place)
    return await w.tables.finding.table(table.id)


async def test_while_some_still_think_nobody_counts_the_answers(w: World) -> None:
    for answers in ((), ((BOB, 0),), ((BOB, 0), (BOB, 1), (CAT, 0))):
        table = await masks(w, *answers)
        panel = await w.tables.play.question(table.id, ANN)
        changes = await w.tables.replays.changes(table.id, ANN)
        assert (table.decisions, panel.step, panel.number) == (0, "0.0", 0)
        assert (await w.tables.replays.line(table.id, ANN), changes.moments) == ([], range(1))
        assert await w.tables.undo.turns(table.id, ANN) == []
        assert await refused(w.tables.tryouts.begin(table.id, ANN, 1, 1)) is Why.NO_UNDO
        assert await refused(w.tables.replays.views(table.id, ANN, [1])) is Why.NO_UNDO


async def test_when_all_are_in_they_are_one_step(w: World) -> None:
    for answers in (
        [(BOB, 0), (CAT, 0), (ANN, 0)],
        [(BOB, 1), (CAT, 1), (BOB, 0), (CAT, 0), (BOB, 1), (BOB, 0), (ANN, 0)],
    ):
        table = await masks(w, *answers)
        panel = await w.tables.play.question(table.id, ANN)
        line = await w.tables.replays.line(table.id, None)
        (turn,) = await w.tables.undo.turns(table.id, ANN)
        views = await w.tables.replays.views(table.id, None, [0, 1])
        assert (table.decisions, panel.step, panel.number) == (1, "1.0", 1)
        assert {asked.public for asked in table.asked} == {1}
        assert [entry.seat for entry in line] == [0]
        assert [move.to for move in turn.moves] == [0]
        assert views[0] != views[1]


async def test_they_are_taken_back_together(w: World) -> None:
    table = await masks(w, (BOB, 1), (BOB, 0), (CAT, 0), (ANN, 0))
    await w.tables.undo.undo(table.id, ANN, 0, 1)
    for person in (BOB, CAT):
        found = await w.tables.finding.table(table.id)
        assert found.vote is not None
        assert len(found.vote.moves) == 1
        await w.tables.voting.vote(table.id, person, found.vote.number, agree=True)
    back = await w.tables.finding.table(table.id)
    assert (back.decisions, back.answered, back.sealings) == (0, [], [])
    panel = await w.tables.play.question(table.id, ANN)
    assert panel.step == "2.0"  # a new step, so earlier buttons are stale


async def test_ones_own_answers_in_secret_have_numbers_of_their_own(w: World) -> None:
    """Each change of a sealed answer has its own step, so a button of an older panel is refused."""
    table = await masks(w, (CAT, 0), (CAT, 1))
    steps = []
    for place in (0, 1, 0):
        steps.append((await w.tables.play.question(table.id, BOB)).step)
        await answer(w, table.id, BOB, place)
    assert len(set(steps)) == len(steps)
    assert steps[0] == "0.0"


async def test_a_table_of_before_counts_on(w: World) -> None:
    """A table stored by an earlier program counts every decision, so its old buttons keep
    working."""
    table = await masks(w, (BOB, 0), (CAT, 0), (ANN, 0))
    async with w.house.change(table.id) as opened:
        opened.table.sealings, opened.table.uncounted, opened.table.decisions = [], 0, 3
    found = await w.tables.finding.table(table.id)
    assert found.decisions == 3
    await answer(w, table.id, BOB, 0)
    assert (await w.tables.finding.table(table.id)).decisions == 3
    assert len(await w.tables.replays.line(table.id, None)) == 3
    await w.tables.undo.undo(table.id, ANN, 2, 3)
    assert (await w.tables.finding.table(table.id)).vote is not None


async def test_a_turn_that_lies_ready_keeps_nobody_from_taking_back(w: World) -> None:
    """A prepared turn that was merely filled in does not count as noticing the move before it.
    After the undo it waits again."""
    table = await w.start("quay", [ANN, BOB, CAT])
    ahead = w.tables.ahead
    await ahead.choose(table.id, BOB, (await ahead.question(table.id, BOB)).step, ["site:bank"])
    await answer(w, table.id, ANN, 0)
    laid = await w.tables.play.question(table.id, BOB)
    assert [chosen.keys for chosen in laid.chosen] == [["site:bank"]]
    (turn,) = await w.tables.undo.turns(table.id, ANN)
    assert turn.moves[0].at_once
    await w.tables.undo.undo(table.id, ANN, 0, 1)
    panel = await ahead.laid(table.id, BOB)
    assert panel is not None
    assert [chosen.keys for chosen in panel.chosen] == [["site:bank"]]
    await answer(w, table.id, ANN, 0)
    panel = await w.tables.play.question(table.id, BOB)
    await w.tables.play.choose(table.id, BOB, (await restarted(w, table.id)), ["site:yard"])
    (turn,) = await w.tables.undo.turns(table.id, ANN)
    assert not turn.moves[0].at_once


async def restarted(w: World, table: int) -> str:
    panel = await w.tables.play.question(table, BOB)
    return (await w.tables.play.start_over(table, BOB, panel.step)).step
