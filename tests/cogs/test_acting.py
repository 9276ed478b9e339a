"""People who play by typing, over the real client."""

import pytest

from cogs.play import move_commands
from rules.core import Choice
from sandbox.model import Channel
from sandbox.people import Person, Reply, Suggestion
from tables import Panel
from tests.bench import Bench, tries
from tests.cogs.house import app_of
from tests.cogs.playing import button, called, sit_down, verb_of
from tests.cogs.typists import options

WAITING = "Waiting for"


async def seen_by(table: Bench, person: Person, number: int = 1) -> Panel:
    return await app_of(table).tables.play.question(number, person.id)


async def asked(table: Bench, person: Person, number: int = 1) -> Choice:
    question = (await seen_by(table, person, number)).question
    assert question is not None
    return question


async def come_to(table: Bench, thread: Channel, point: str) -> Person:
    """Answer for everybody until a question of this kind comes; return the person who is asked."""
    again = tries(f"to be asked {point}")
    while True:
        next(again)
        person = await called(table, thread)
        assert person is not None
        if (await asked(table, person)).point == point:
            return person
        await person.slash("move", text="#1", confirm=True)


async def at_ryozen(table: Bench, language: str = "en-US") -> tuple[Person, Channel]:
    """Begin a game of Ryozen; return the person who sends the first companion, and the thread."""
    speak(table, language)
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    return await come_to(table, thread, "ryozen.companion"), thread


async def at_bonfire(table: Bench, language: str = "en-US") -> tuple[Person, Channel]:
    speak(table, language)
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    return await come_to(table, thread, "bonfire.start_tile"), thread


def speak(table: Bench, language: str) -> None:
    for person in table.people.values():
        person.user.locale = language


async def confirm(person: Person, reply: Reply) -> Reply:
    return await person.press(button(reply.message, "confirm"), on=reply.message)


# Whole turns


async def test_a_turn_of_ryozen_in_one_command(table: Bench) -> None:
    person, thread = await at_ryozen(table)
    reply = await person.slash(
        "ryozen place", companion="apprentice", at="outskirts 1", side="hidden", effect="skip"
    )
    assert reply.ephemeral
    for words in ("Apprentice", "Outskirts 1", "Cloaked for 1 coin", "Your turn is complete"):
        assert words in reply.text
    done = await confirm(person, reply)
    assert WAITING in done.text
    await table["anna"].go(thread).sees("under a cloak")


@pytest.mark.long
async def test_a_turn_of_ryozen_in_russian(table: Bench) -> None:
    person, _ = await at_ryozen(table, "ru")
    reply = await person.slash(
        "ryozen place", companion="подмастерье", at="окраина 1", side="скрытно",
        effect="пропустить", confirm=True,
    )  # fmt: skip
    assert "Готово" in reply.text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en-US", "apprentice outskirts 1 openly skip"), ("ru", "подмастерье окраина 1 открыто -")],
)
async def test_a_turn_of_ryozen_in_one_line(table: Bench, language: str, text: str) -> None:
    person, _ = await at_ryozen(table, language)
    reply = await person.slash("move", text=text)
    assert verb_of(reply.message.buttons) == "confirm"
    await confirm(person, reply)
    assert not (await seen_by(table, person)).step


@pytest.mark.parametrize("language", ["en-US", "ru"])
async def test_a_turn_of_bonfire_in_two_commands(table: Bench, language: str) -> None:
    """The first fate tile, and then the ship: both are one draft."""
    person, _ = await at_bonfire(table, language)
    tile = (await options(person, "bonfire start", "tile"))[0].value
    way = (await options(person, "bonfire start", "lay", tile=tile))[0].value
    await person.slash("bonfire start", tile=tile, lay=way)
    action, parameter, thing = await first_possible(person)
    reply = await person.slash(f"bonfire {action}", **{parameter: thing.value}, confirm=True)
    assert thing.name.partition(" (")[0] in reply.text


async def first_possible(person: Person) -> tuple[str, str, Suggestion]:
    """Return some action of Bonfire that can be paid for, with its parameters."""
    for action, parameter in [("sail", "island"), ("path", "tile"), ("great", "area")]:
        offered = await options(person, f"bonfire {action}", parameter)
        if offered:
            return action, parameter, offered[0]
    raise AssertionError("nothing can be done")


@pytest.mark.long
async def test_a_turn_of_bonfire_by_clicks_and_words(table: Bench) -> None:
    person, _ = await at_bonfire(table)
    message = next(m for m in reversed(person.messages()) if verb_of(m.buttons) == "turn")
    panel = (await person.press(button(message, "turn"), on=message)).message
    if panel.selects:
        await person.select(panel.selects[0].custom_id, panel.selects[0].options[0], on=panel)
    else:
        await person.press(button(panel, "answer"), on=panel)
    ways = [option.label("en") for option in (await asked(table, person)).options]
    reply = await person.slash("move", text=ways[1].replace(":", ""))
    assert ways[1] in reply.text
    assert len((await seen_by(table, person)).chosen) == 2


# Wrong, stale, too late


async def test_a_wrong_command_changes_nothing_and_says_why(table: Bench) -> None:
    person, _ = await at_ryozen(table)
    before = await seen_by(table, person)
    reply = await person.slash("ryozen place", companion="apprentice", at="atlantis")
    assert "“atlantis”" in reply.text
    assert "Where does the Apprentice go?" in reply.text
    assert "Gates 1" in reply.text
    assert (await seen_by(table, person)).step == before.step


async def test_not_your_turn(table: Bench) -> None:
    person, thread = await at_ryozen(table)
    other = next(p for p in (table["anna"], table["boris"]) if p is not person).go(thread)
    reply = await other.slash("ryozen place", companion="apprentice")
    assert WAITING in reply.text
    assert WAITING in (await other.slash("move", text="apprentice gates 1")).text
    hints = await other.autocomplete("ryozen place", "companion")
    assert [hint.name for hint in hints if WAITING in hint.name]


async def test_an_offer_that_is_outdated_is_refused_or_shown(table: Bench) -> None:
    """A completion is offered, another command ends the turn, and then the completion is sent."""
    person, _ = await at_ryozen(table)
    offered = await options(person, "ryozen place", "companion")
    await person.slash("move", text="apprentice outskirts 1 hidden skip", confirm=True)
    reply = await person.slash("ryozen place", companion=offered[0].value)
    assert WAITING in reply.text


async def test_a_command_that_does_not_fit_the_draft_starts_it_over(table: Bench) -> None:
    person, _ = await at_ryozen(table)
    await person.slash("ryozen place", companion="apprentice", at="gates 1")
    reply = await person.slash("ryozen place", companion="apprentice", at="outskirts 1")
    assert "Outskirts 1" in reply.text
    assert "Gates 1" not in reply.text
    assert [note for note in reply.further if "so I dropped it" in note.text]


async def test_an_unfinished_turn_is_not_confirmed(table: Bench) -> None:
    """The bot has filled in the last answers, but the person has to confirm them."""
    person, _ = await at_ryozen(table)
    reply = await person.slash("ryozen place", companion="apprentice", at="gates 1", confirm=True)
    assert "Gates 1** · Openly: 1 influence" in reply.text
    assert [note for note in reply.further if "Not confirmed yet" in note.text]
    assert (await seen_by(table, person)).chosen


@pytest.mark.long
async def test_whoever_prefers_it_confirms_a_whole_turn_at_once(table: Bench) -> None:
    person, _ = await at_ryozen(table)
    settings = (await person.slash("settings")).message
    menu = next(m for m in settings.selects if (m.custom_id or "").endswith("/typed"))
    await person.select(menu.custom_id, "at_once", on=settings)
    line = "apprentice outskirts 1 openly skip"
    assert "Your turn is complete" in (await person.slash("move", text=line, confirm=False)).text
    assert "Outskirts 1" in (await person.slash("ryozen place")).text
    assert WAITING in (await person.slash("move", text=line)).text


async def test_the_same_draft_in_panel_and_commands(table: Bench) -> None:
    person, _ = await at_ryozen(table)
    await person.slash("ryozen place", companion="apprentice", at="gates 1")
    offered = await options(person, "ryozen place", "side")
    assert [choice.value for choice in offered] == ["revealed", "cloaked"]
    reply = await person.slash("ryozen place", side="hidden")
    again = await person.press(button(reply.message, "back"), on=reply.message)
    assert "Openly, or under a cloak?" in again.text


async def test_sealed_answers_at_the_same_time(table: Bench) -> None:
    """Answers come out of turn and in any order, and are changed while somebody still thinks."""
    names = ["anna", "boris", "clara"]
    thread = await sit_down(table, "masks", names)
    anna, boris, clara = (table[name].go(thread) for name in names)
    assert "sealed" in (await clara.slash("move", text="#1", confirm=True)).text
    assert "sealed" in (await anna.slash("move", text="#1", confirm=True)).text
    changed = await anna.slash("move", text="#2 & #3", confirm=True)
    assert "sealed" in changed.text
    assert len((await seen_by(table, anna)).given or ()) == 2
    await boris.slash("move", text="#1", confirm=True)
    assert (await seen_by(table, anna)).given is None


# Finding the table


async def test_the_table_is_found_or_asked_for(table: Bench) -> None:
    person, thread = await at_ryozen(table)
    person.go(table.channel)
    assert "Apprentice" in (await person.slash("ryozen place", companion="apprentice")).text
    assert "not playing at a table where this works" in (await person.slash("bonfire pass")).text
    stranger = table["dina"].go(thread)
    assert (
        "not playing at a table where this works"
        in (await stranger.slash("move", text="gates")).text
    )
    second = await sit_down(table, "ryozen", [person.user.name, "clara"])
    again = tries(f"to call {person}")
    while (other := await called(table, second)) is not person:
        next(again)
        assert other is not None
        await other.slash("move", text="#1", confirm=True)
    person.go(table.channel)
    assert "several tables" in (await person.slash("ryozen skip")).text
    tables = await person.autocomplete("ryozen answer", "table")
    assert {choice.value for choice in tables} == {"1", "2"}
    assert all("waits for you" in choice.name for choice in tables)
    reply = await person.slash("ryozen answer", table="1")
    assert "table 1" in reply.text


async def test_a_list_that_comes_too_late_is_left_out(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await sit_down(table, "quay", ["anna", "boris"])
    person = await called(table, thread)
    assert person is not None
    person.go(thread)
    assert await person.autocomplete("move", "text", "")
    monkeypatch.setattr(move_commands, "TOO_LATE", 0.0)
    assert not await person.autocomplete("move", "text", "")


async def test_a_sealed_plan_of_several_answers_is_changed(table: Bench) -> None:
    """While somebody replaces a sealed plan, `/turn` still tells the sealed one in words."""
    anna, play = table["anna"], app_of(table).tables.play
    anna.go(await sit_down(table, "siege", ["anna", "boris"]))
    first = await seen_by(table, anna)
    assert first.question is not None
    asked = 0
    for key in first.question.keys:
        panel = await play.choose(1, anna.id, (await seen_by(table, anna)).step, [key])
        while panel.question is not None and panel.final is None:
            panel = await play.choose(1, anna.id, panel.step, list(panel.question.keys)[:1])
        sealed = await play.confirm(1, anna.id, panel.step)
        for other in first.question.keys:
            changing = await play.choose(1, anna.id, (await seen_by(table, anna)).step, [other])
            asked += changing.question is not None
            told = (await anna.slash("turn")).text
            assert "sealed" in told, (sealed.panel.given, other)
            await play.start_over(1, anna.id, changing.step)
    assert asked
    assert not app_of(table).faults.latest()
