"""A team thinks aloud: a draft is shown to the table, and the others give their opinions."""

from random import Random

from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Refused, Why
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import (
    answer,
    button,
    called,
    finish_turn,
    live,
    open_panel,
    sit_down,
    verb_of,
    words,
)


async def two(table: Bench) -> tuple[Channel, Person, Person]:
    """Return the thread, who is asked, and who looks on."""
    thread = await sit_down(table, "ghost_stories", ["anna", "boris"])
    actor = await called(table, thread)
    assert actor is not None
    other = next(table[name] for name in ("anna", "boris") if table[name] is not actor)
    return thread, actor, other.go(thread)


async def shown(table: Bench, actor: Person) -> tuple[Seen, Seen]:
    """Return the actor's panel with a draft, and the message in which the table sees it."""
    panel = await answer(actor, await open_panel(actor), Random(1))
    told = (await actor.press(button(panel, "propose"), on=panel)).text
    assert told == words(actor)("together-shown")
    await all_told(table)
    return panel, await actor.sees(lambda seen: verb_of(seen.buttons) == "opinion")


async def test_the_table_sees_what_somebody_would_do(table: Bench) -> None:
    _, actor, other = await two(table)
    panel, message = await shown(table, actor)
    t = words(actor)
    drafted = next(line[line.index("1. ") :] for line in panel.text.splitlines() if "1. " in line)
    assert drafted in message.text.splitlines()
    assert t.news("proposed", number=1, by=actor.mention) in message.text
    assert not message.pings(actor.user)
    await other.press(t("together-agree"), on=message)
    await other.press(t("together-rather-not"), on=message)
    await all_told(table)
    grown = await actor.sees(lambda seen: verb_of(seen.buttons) == "opinion")
    assert grown.id == message.id
    assert grown.images
    said = grown.text.splitlines()
    assert t.news("opinion-agree", number=1, seat=other.mention, by=actor.mention) not in said
    assert t.news("opinion-rather-not", number=1, seat=other.mention, by=actor.mention) in said
    own = (await actor.press(t("together-agree"), on=message)).text
    assert own == t.refusal(Refused(Why.OWN_PROPOSAL))


async def test_nothing_waits_and_old_buttons_say_so(table: Bench) -> None:
    _, actor, other = await two(table)
    panel, message = await shown(table, actor)
    await table.restart()
    await finish_turn(actor, panel, Random(2))
    await all_told(table)
    t = words(other)
    over = t.refusal(Refused(Why.NO_PROPOSAL))
    for press in ("together-agree", "together-rather-not"):
        assert (await other.press(t(press), on=message)).text == over


async def test_another_idea_in_words_and_as_a_line(table: Bench) -> None:
    """Free text is only quoted; an idea that reads as an answer can be adopted by whoever
    must act."""
    _, actor, other = await two(table)
    _, message = await shown(table, actor)
    t = words(other)
    finding = app_of(table).tables.finding
    question = (await app_of(table).tables.proposals.rehearse(1, other.id)).fresh.question
    assert question is not None
    label = question.options[-1].label("en")
    await other.press(t("together-idea"), on=message)
    await other.submit(idea="I am not *sure* about that, @everyone")
    await other.press(t("together-idea"), on=message)
    assert (await other.submit(idea=label)).text == t("together-line")
    await all_told(table)
    (idea,) = [seen for seen in actor.messages() if "💬" in seen.text]
    assert idea.id == message.id
    assert "not \\*sure\\*" in idea.text
    assert not idea.message.mentions
    assert not idea.message.mention_everyone
    assert label.split(" ")[0] in idea.text
    assert {f"{t('together-agree')} ({number})" for number in (1, 2)} <= {
        it.label for it in idea.buttons
    }
    adopt = button(idea, "adopt")
    assert (await other.press(adopt, on=idea)).text == t("together-not-yours")
    panel = (await actor.press(adopt, on=idea)).message
    await all_told(table)
    (idea,) = [seen for seen in actor.messages() if "💬" in seen.text]
    assert t.news("proposed-taken", seat=actor.mention) in idea.text
    before = (await finding.table(1)).decisions
    await finish_turn(actor, panel, Random(1))
    assert (await finding.table(1)).decisions > before


async def test_whoever_plays_alone_is_not_asked_to_show_it(table: Bench) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    actor = await called(table, thread)
    assert actor is not None
    panel = await answer(actor, await open_panel(actor), Random(1))
    assert "propose" not in live(panel)
