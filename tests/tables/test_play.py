"""Turns: drafts, final answers, confirming, lines, sealed answers."""

from random import Random

import pytest

from rules import IllegalAnswer, load_game
from rules.core import Choice
from tables import Answer, Final, Refused, Status, Why
from tables.turn.tryouts import NOW

from .world import ANN, BOB, CAT, World


@pytest.mark.parametrize(
    ("game", "people"),
    [("quay", [ANN, BOB]), ("masks", [ANN, BOB, CAT]), ("vigil", [ANN, BOB]), ("rival", [ANN])],
)
async def test_a_game_is_played_to_its_end(w: World, game: str, people: list[int]) -> None:
    table = await w.start(game, people)
    table = await w.play(table.id, Random(3))
    assert table.status is Status.ENDED
    assert table.outcome is not None
    assert sorted(s.seat for s in table.outcome.ranking) == list(range(len(people)))
    again = load_game(await w.tables.history.export(table.id))
    assert again.over
    told = await w.news()
    assert told[0] == "Started"
    assert told[-1] == "Ended"


async def test_a_draft_can_be_tried_taken_back_and_confirmed(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    start = await play.question(table.id, ANN)
    assert start.question is not None
    assert start.question.point == "rival.take"
    one = await play.choose(table.id, ANN, start.step, ["heap:1"])
    assert one.question is not None
    assert one.question.point == "rival.amount"
    assert [c.keys for c in one.chosen] == [["heap:1"]]
    back = await play.back(table.id, ANN, one.step)
    assert back.chosen == []
    again = await play.choose(table.id, ANN, back.step, ["heap:2"])
    over = await play.start_over(table.id, ANN, again.step)
    assert over.chosen == []
    assert (await play.view(table.id))["heaps"] == [5, 5, 5, 5]


async def test_what_goes_without_saying_is_drafted_and_taken_back_with_the_answer_before(
    w: World,
) -> None:
    def implied(choice: Choice) -> list[str] | None:
        return ["2"] if choice.point == "rival.amount" else None

    table = await w.start("rival", [ANN])
    play = w.tables.play
    start = await play.question(table.id, ANN)
    both = await play.choose(table.id, ANN, start.step, ["heap:1"], implied=implied)
    assert [c.keys for c in both.chosen] == [["heap:1"], ["2"]]
    assert both.final is Final.HIDDEN
    asked = await play.ask_again(table.id, ANN, both.step)
    assert [c.keys for c in asked.chosen] == [["heap:1"]]
    again = await play.choose(table.id, ANN, asked.step, ["2"])
    back = await play.back(table.id, ANN, again.step, implied=implied)
    assert back.chosen == []


async def test_only_what_is_drafted_is_replaced(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    start = await play.question(table.id, ANN)
    one = await play.choose(table.id, ANN, start.step, ["heap:1"], then=[lambda choice: ["2"]])
    assert [c.keys for c in one.chosen] == [["heap:1"], ["2"]]
    for number in (-1, 2):
        with pytest.raises(Refused) as refused:
            await play.instead(table.id, ANN, one.step, number, ["3"])
        assert refused.value.why is Why.NOTHING_DRAFTED
    other = await play.instead(table.id, ANN, one.step, 0, ["heap:2"])
    assert [c.keys for c in other.chosen] == [["heap:2"], ["2"]]


async def test_in_a_private_copy_nothing_is_drafted(w: World) -> None:
    table = await w.start("rival", [ANN])
    copy = await w.tables.tryouts.begin(table.id, ANN, NOW, press=2)
    with pytest.raises(Refused) as refused:
        await w.tables.tryouts.instead(table.id, ANN, copy.step, 0, ["heap:2"])
    assert refused.value.why is Why.NOTHING_DRAFTED


async def test_what_comes_of_a_final_answer_stays_hidden_until_it_is_confirmed(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    panel = await play.question(table.id, ANN)
    panel = await play.choose(table.id, ANN, panel.step, ["heap:1"])
    panel = await play.choose(table.id, ANN, panel.step, ["2"])
    assert panel.final is Final.HIDDEN  # the opponent's card is revealed
    assert panel.question is None
    assert panel.view["spent"] == []
    assert panel.view["heaps"] == [5, 5, 5, 5]
    with pytest.raises(Refused) as refused:
        await play.choose(table.id, ANN, panel.step, ["heap:1"])
    assert refused.value.why is Why.FINAL
    done = await play.confirm(table.id, ANN, panel.step)
    assert [event.id for event in done.events] == ["order"]
    assert len(done.panel.view["spent"]) == 1


async def test_a_turn_that_passes_is_shown_as_final(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    panel = await w.tables.play.question(table.id, ANN)
    panel = await w.tables.play.choose(table.id, ANN, panel.step, ["site:pier"])
    assert panel.final is Final.PASSES
    assert (await w.tables.play.question(table.id, BOB)).question is None


async def test_outdated_panels_and_other_people_are_refused(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    first = await play.question(table.id, ANN)
    await play.choose(table.id, ANN, first.step, ["heap:1"])
    for press in (
        play.choose(table.id, ANN, first.step, ["heap:1"]),
        play.back(table.id, ANN, first.step),
        play.confirm(table.id, ANN, first.step),
    ):
        with pytest.raises(Refused) as refused:
            await press
        assert refused.value.why is Why.STALE
    with pytest.raises(Refused) as refused:
        await play.question(table.id, BOB)
    assert refused.value.why is Why.NOT_SEATED


async def test_the_same_press_is_done_once(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    first = await play.question(table.id, ANN)
    one = await play.choose(table.id, ANN, first.step, ["heap:1"], press=11)
    same = await play.choose(table.id, ANN, first.step, ["heap:1"], press=11)
    assert same.step == one.step
    two = await play.choose(table.id, ANN, one.step, ["1"], press=12)
    await play.confirm(table.id, ANN, two.step, press=13)
    decisions = (await w.tables.finding.table(table.id)).decisions
    repeated = await play.confirm(table.id, ANN, two.step, press=13)
    assert repeated.events == []
    assert (await w.tables.finding.table(table.id)).decisions == decisions


async def test_an_illegal_answer_says_why_and_changes_nothing(w: World) -> None:
    table = await w.start("quay", [ANN, BOB])
    play = w.tables.play
    panel = await play.question(table.id, ANN)
    panel = await play.choose(table.id, ANN, panel.step, ["site:pier"])
    await play.confirm(table.id, ANN, panel.step)
    panel = await play.question(table.id, BOB)
    with pytest.raises(IllegalAnswer) as refused:
        await play.choose(table.id, BOB, panel.step, ["site:pier"])
    assert refused.value.rule == "p. 3"
    assert (await play.question(table.id, BOB)).step == panel.step


async def test_a_line_answers_several_questions_or_none(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    line = [Answer("rival.take", ["heap:0"]), Answer("", ["9"])]
    with pytest.raises(IllegalAnswer):
        await play.answer_line(table.id, ANN, line)
    assert (await play.view(table.id))["heaps"] == [5, 5, 5, 5]
    line = [Answer("", ["heap:0"]), Answer("", ["3"]), Answer("", ["heap:1"])]
    with pytest.raises(Refused) as refused:
        await play.answer_line(table.id, ANN, line)
    assert refused.value.why is Why.BEYOND_FINAL
    assert refused.value.details == {"part": 2}
    done = await play.answer_line(table.id, ANN, line[:2], press=5)
    assert done.panel.view["mine"] == 3


async def test_a_draft_survives_a_restart(w: World) -> None:
    table = await w.start("rival", [ANN])
    panel = await w.tables.play.question(table.id, ANN)
    panel = await w.tables.play.choose(table.id, ANN, panel.step, ["heap:3"])
    later = World(w.store, w.time)
    same = await later.tables.play.question(table.id, ANN)
    assert same.step == panel.step
    assert [c.keys for c in same.chosen] == [["heap:3"]]
    same = await later.tables.play.choose(table.id, ANN, same.step, ["3"])
    done = await later.tables.play.confirm(table.id, ANN, same.step)
    assert done.panel.view["mine"] == 3


async def test_sealed_answers_can_be_changed_until_all_are_in(w: World) -> None:
    table = await w.start("masks", [ANN, BOB, CAT])
    play = w.tables.play
    assert (await w.news()).count("Turn") == 3
    before = await play.question(table.id, ANN)
    panel = await play.choose(table.id, ANN, before.step, ["card:0:0"])
    assert panel.final is Final.SEALED
    done = await play.confirm(table.id, ANN, panel.step)
    assert done.panel.given == ["card:0:0"]
    found = await w.tables.finding.table(table.id)
    assert (found.answered, [a.seat for a in found.asked]) == ([0], [1, 2])
    with pytest.raises(Refused) as refused:  # an outdated panel
        await play.choose(table.id, ANN, before.step, ["card:0:1"])
    assert refused.value.why is Why.STALE
    panel = await play.choose(table.id, ANN, done.panel.step, ["card:0:1"])
    done = await play.confirm(table.id, ANN, panel.step)
    assert done.panel.given == ["card:0:1"]
    assert (await play.question(table.id, BOB)).given is None
    later = World(w.store, w.time)
    for person, keys in ((BOB, ["card:1:0"]), (CAT, ["card:2:2"])):
        panel = await later.tables.play.question(table.id, person)
        panel = await later.tables.play.choose(table.id, person, panel.step, keys)
        done = await later.tables.play.confirm(table.id, person, panel.step)
    assert (await later.tables.finding.table(table.id)).answered == []
    told = await later.news()
    assert told.count("Ready") == 2
    assert told.count("Turn") == 2  # the last one was asked all along


async def test_a_sealed_change_in_the_making_is_dropped_when_the_last_answer_comes(
    w: World,
) -> None:
    table = await w.start("masks", [ANN, BOB])
    play = w.tables.play
    panel = await play.question(table.id, ANN)
    panel = await play.choose(table.id, ANN, panel.step, ["card:0:0"])
    panel = (await play.confirm(table.id, ANN, panel.step)).panel
    await play.choose(table.id, ANN, panel.step, ["card:0:1"])
    panel = await play.question(table.id, BOB)
    panel = await play.choose(table.id, BOB, panel.step, ["card:1:1"])
    await play.confirm(table.id, BOB, panel.step)
    assert (await play.question(table.id, ANN)).chosen == []
    assert "DraftDropped" in await w.news()


async def test_a_rehearsal_has_no_consequence(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    panel = await play.question(table.id, ANN)
    panel = await play.choose(table.id, ANN, panel.step, ["heap:1"])
    rehearsal = await play.rehearse(table.id, ANN)
    drafted, other = rehearsal.drafted, rehearsal.drafted.copy()
    assert drafted.question is not None
    assert drafted.question.point == "rival.amount"
    assert rehearsal.fresh.question is not None
    assert rehearsal.fresh.question.point == "rival.take"
    drafted.add(Answer("", ["2"]))
    assert drafted.final is Final.HIDDEN
    assert drafted.question is None
    assert other.final is None
    assert other.question is not None
    assert len(other.chosen) == 1
    assert (await play.question(table.id, ANN)).step == panel.step


async def test_several_answers_are_drafted_together_or_not_at_all(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    step = (await play.question(table.id, ANN)).step
    heap, two, nonsense = (Answer("", [key]) for key in ("heap:1", "2", "nonsense"))
    with pytest.raises(IllegalAnswer):
        await play.draft(table.id, ANN, step, [heap, nonsense])
    assert (await play.question(table.id, ANN)).chosen == []
    panel = await play.draft(table.id, ANN, step, [heap])
    with pytest.raises(Refused) as refused:
        await play.draft(table.id, ANN, step, [two])
    assert refused.value.why is Why.STALE
    panel = await play.draft(table.id, ANN, panel.step, [two])
    assert [chosen.keys for chosen in panel.chosen] == [["heap:1"], ["2"]]
    with pytest.raises(Refused) as refused:
        await play.draft(table.id, ANN, panel.step, [heap])
    assert refused.value.why is Why.FINAL
    heap = Answer("rival.take", ["heap:2"])
    panel = await play.draft(table.id, ANN, panel.step, [heap], anew=True)
    assert [chosen.keys for chosen in panel.chosen] == [["heap:2"]]


async def test_a_drafting_command_is_carried_out_once(w: World) -> None:
    table = await w.start("rival", [ANN])
    play = w.tables.play
    step = (await play.question(table.id, ANN)).step
    first = await play.draft(table.id, ANN, step, [Answer("", ["heap:1"])], 77)
    again = await play.draft(table.id, ANN, step, [Answer("", ["heap:1"])], 77)
    assert [chosen.keys for chosen in again.chosen] == [["heap:1"]]
    assert again.step == first.step
