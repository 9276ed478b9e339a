"""Drafts shown to the team: the others may comment, and nothing waits for them."""

from tables import Answer, Table, Why, companions
from tables.base.news import Opinion, Proposed

from .world import ANN, BOB, CAT, World, refused


async def haunted(w: World) -> tuple[Table, int, int]:
    """Start a table of two; return who is asked, and who looks on."""
    table = await w.start("ghost_stories", (ANN, BOB))
    actor, _ = await w.panel(table.id)
    return table, actor, BOB if actor == ANN else ANN


async def drafted(w: World, table: int, person: int, option: int = 0) -> str:
    """Draft an answer; return the step of the panel that shows it."""
    panel = await w.tables.play.question(table, person)
    assert panel.question is not None
    keys = [panel.question.keys[option]]
    return (await w.tables.play.choose(table, person, panel.step, keys)).step


async def test_a_draft_is_shown_and_the_others_say_what_they_think(w: World) -> None:
    table, actor, other = await haunted(w)
    step = await drafted(w, table.id, actor)
    made = await w.tables.proposals.show(table.id, actor, step, press=5)
    say = w.tables.proposals.say
    await say(table.id, other, made.number, agree=True)
    assert await refused(say(table.id, other, made.number, agree=True)) is Why.SAID_SO
    await say(table.id, other, made.number, words="Better rest")
    assert await refused(say(table.id, other, made.number, words="x" * 301)) is Why.TOO_LONG
    assert await refused(say(table.id, actor, made.number)) is Why.OWN_PROPOSAL
    assert await refused(say(table.id, CAT, made.number)) is Why.NOT_SEATED
    await w.news()
    assert w.listener.items(Proposed) == [Proposed(1, made.seat, made.seat)]
    said = [(it.by, it.agree, it.words) for it in w.listener.items(Opinion)]
    assert said == [(made.seat, True, ""), (made.seat, False, "Better rest")]


async def test_what_it_would_bring_is_what_everybody_may_know(w: World) -> None:
    table, actor, _ = await haunted(w)
    step = await drafted(w, table.id, actor)
    made = await w.tables.proposals.show(table.id, actor, step)
    (shown,) = await w.tables.proposals.shown(table.id)
    assert shown.proposal == made
    assert [chosen.keys for chosen in shown.chosen] == [it.keys for it in made.answers]
    assert shown.foresight.before == await w.tables.play.public_view(table.id)


async def test_the_same_line_is_shown_once(w: World) -> None:
    table, actor, _ = await haunted(w)
    step = await drafted(w, table.id, actor)
    await w.tables.proposals.show(table.id, actor, step)
    assert await refused(w.tables.proposals.show(table.id, actor, step)) is Why.SHOWN_ALREADY
    await w.tables.play.back(table.id, actor, step)
    other = await drafted(w, table.id, actor, option=1)
    assert (await w.tables.proposals.show(table.id, actor, other)).number == 2


async def test_it_is_over_when_the_question_is(w: World) -> None:
    """The actor confirms without waiting; after that nobody can comment on the proposal."""
    table, actor, other = await haunted(w)
    step = await drafted(w, table.id, actor)
    made = await w.tables.proposals.show(table.id, actor, step)
    panel = await w.tables.play.question(table.id, actor)
    await w.tables.play.confirm(table.id, actor, panel.step)
    late = await refused(w.tables.proposals.say(table.id, other, made.number, agree=True))
    assert late is Why.NO_PROPOSAL
    assert not await w.tables.proposals.shown(table.id)
    await w.news()
    assert w.listener.items(Proposed) == []  # news of a past proposal is dropped


async def test_another_line_can_be_taken_over(w: World) -> None:
    table, actor, other = await haunted(w)
    proposals = w.tables.proposals
    first = await proposals.show(table.id, actor, await drafted(w, table.id, actor))
    rehearsal = await proposals.rehearse(table.id, other)
    question = rehearsal.fresh.question
    assert question is not None
    line = [Answer("", [question.keys[-1]])]
    await proposals.say(table.id, other, first.number, words="Or this?", line=line)
    made = (await w.tables.finding.table(table.id)).proposals[-1]
    assert made.by != made.seat == first.seat
    assert await refused(proposals.adopt(table.id, other, made.number)) is Why.NOT_ASKED
    before = (await w.tables.play.question(table.id, actor)).step
    panel = await proposals.adopt(table.id, actor, made.number)
    assert [chosen.keys for chosen in panel.chosen] == [line[0].keys]
    assert panel.step != before
    await w.tables.play.confirm(table.id, actor, panel.step)


async def test_a_draft_is_not_given_away_by_rehearsing(w: World) -> None:
    table, actor, other = await haunted(w)
    await drafted(w, table.id, actor)
    assert (await w.tables.proposals.rehearse(table.id, other)).panel.chosen == []
    assert (await w.tables.play.question(table.id, actor)).chosen


async def test_what_only_one_seat_may_know_is_not_talked_about(w: World) -> None:
    table = await w.start("siege", (ANN, BOB))
    step = await drafted(w, table.id, ANN)
    assert await refused(w.tables.proposals.show(table.id, ANN, step)) is Why.SECRET_DRAFT
    assert await refused(w.tables.proposals.rehearse(table.id, BOB)) is Why.SECRET_DRAFT


async def test_rivals_and_the_lonely_have_nobody_to_ask(w: World) -> None:
    table = await w.start("quay", (ANN, BOB))
    step = await drafted(w, table.id, ANN)
    assert await refused(w.tables.proposals.show(table.id, ANN, step)) is Why.NO_COMPANIONS
    assert await refused(w.tables.proposals.rehearse(table.id, BOB)) is Why.NO_COMPANIONS
    assert companions(table, 0) == []


async def test_proposals_are_kept_with_the_table(w: World) -> None:
    table, actor, other = await haunted(w)
    for option in range(2):
        step = await drafted(w, table.id, actor, option)
        await w.tables.proposals.show(table.id, actor, step)
        await w.tables.play.back(table.id, actor, step)
    w.house.games.forget(table.id)
    kept = (await w.tables.finding.table(table.id)).proposals
    assert [it.number for it in kept] == [1, 2]
    await w.tables.proposals.say(table.id, other, 1)
    assert list((await w.tables.finding.table(table.id)).proposals[0].said.values()) == [False]


async def test_an_empty_draft_is_not_shown(w: World) -> None:
    table, actor, _ = await haunted(w)
    step = (await w.tables.play.question(table.id, actor)).step
    assert await refused(w.tables.proposals.show(table.id, actor, step)) is Why.NOTHING_DRAFTED
