"""Double clicks: whatever changes something, or takes long, is done once and both clicks are
answered; before the first is answered, right after it, and with a restart between them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from discord import app_commands

from cogs.play.actions import VOCABULARIES
from rules.core import Choice
from rules.play import random_answer
from sandbox import pressing
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Panel, Status
from tables.house import DOUBLE
from tables.model import DAY
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of, at_home, leap, tables_of
from tests.cogs.playing import (
    answer,
    begin_alone,
    button,
    card_of,
    draw_up,
    live,
    menu,
    menu_with,
    open_panel,
    open_table,
    page_alone,
    sit_down,
    take_turn,
    turn_message,
    verb_of,
)
from tests.cogs.twice import Twice

# What only shows something, or leads to what changes something.
LOOKS = """
    abandon acts ahead alone alone-again board contents forget-me give give-seat guide guide-of
    guides help idea invite
    lend log log-page manners mine moment more my-data note notes open-table options options-again
    page part parts people pick preferences put-away quit region replay replay-to rules rules-of
    seat since stand stand-apart stand-as standing stood
    why-not
    automas challenge challenge-chosen challenge-here ghost ghost-follow ghosts ghosts-again
    ghosts-at hint solo solo-progress solo-set stats today today-here step tables tally topic
    topic-open topics tryout-board tryout-keep tryout-open tryouts turn turned undo
"""
LOOKING = """
    board card game·export game·list help log mygames privacy replay rules seat settings
    setup·check
    setup·health setup·server since solo·games solo·today spectate·list stats table·audit turn undo
"""


async def opening(them: Twice, table: Bench) -> None:
    """Tables are opened, each in its own way."""
    anna = table["anna"]
    await them.slash(anna, "game new", game="quay", seats=2)
    first = (await anna.slash("help")).message
    games = (await anna.press(button(first, "open-table"), on=first)).message
    await them.select(anna, games, "e/open-game", "quay")
    alone = await page_alone(anna, "rival.solo.1")
    await them.press(anna, alone, button(alone, "solo-begin"))
    await end_by_rules(table, 3)
    end = await anna.go_to_dm().sees(lambda seen: verb_of(seen.buttons) == "rematch")
    await them.press(anna, end, "e/rematch/3")
    card = await card_of(anna.go("games"), 1)
    missing = (await anna.press(button(card, "start"), on=card)).message
    await them.press(anna, missing, "e/fill/1")
    await them.slash(anna, "solo week")
    listed = (await anna.slash("solo today")).message
    page = (await anna.select(menu_with(listed, "rival"), "rival", on=listed)).message
    page = await them.press(anna, page, button(page, "challenge-named"))
    await them.press(anna, page, button(page, "challenge-begin"))


async def end_by_rules(table: Bench, number: int) -> None:
    again = tries(f"to come to the end of table {number}")
    while (await app_of(table).tables.finding.table(number)).status is Status.RUNNING:
        next(again)
        await answer_somehow(table, number)
    await all_told(table)
    await table.quiet()


async def gathering(them: Twice, table: Bench) -> None:
    """One card, until the host begins."""
    anna, boris, clara = table["anna"], table["boris"], table["clara"]
    card = await open_table(table, anna, "quay", 3)
    for press in ("join", "leave", "join"):
        await them.press(boris, card, f"e/{press}/1")
    panel = await options(anna, card)
    panel = await them.select(anna, panel, menu(panel, "undo"), "never")
    panel = await them.fill_in(anna, panel, "e/manners/1", manners="Be kind.")
    panel = await them.press(anna, panel, "e/automa/1/add/0")
    levels = (await anna.press(button(panel, "automas"), on=panel)).message
    await them.select(anna, levels, "e/level/1/2", "sharp")
    panel = await options(anna, card)
    panel = await them.press(anna, panel, "e/automa/1/remove/1")
    people = (await anna.press(button(panel, "people"), on=panel)).message
    await them.select(anna, people, "e/kick/1", str(boris.id))
    asked = (await anna.press(button(await options(anna, card), "invite"))).message
    await them.select(anna, asked, "e/invite-them/1", boris)
    await them.press(boris, card, "e/join/1")
    panel = await options(anna, card)
    people = (await anna.press(button(panel, "people"), on=panel)).message
    await them.select(anna, people, "e/host/1", str(boris.id))
    await them.press(clara, card, "e/join/1")
    await them.press(anna, card, "e/here/1")
    await them.press(boris, card, "e/start/1")
    other = await open_table(table, anna.go("games"), "quay", 2)
    await them.press(anna, await options(anna, other), "e/close/2")


async def options(person: Person, card: Seen) -> Seen:
    return (await person.press(button(card, "options"), on=card)).message


async def drafting(them: Twice, table: Bench) -> None:
    """Everything that a panel may have."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    person, panel = await panel_with(table, 1, "skip", lambda choice: choice.least == 0)
    panel = await them.press(person, panel, button(panel, "skip"))
    panel = await them.press(person, panel, button(panel, "back"))
    panel = await them.press(person, panel, button(panel, "skip"))
    await them.press(person, panel, button(panel, "restart"))
    person, panel = await panel_with(table, 1, "answer")
    await them.press(person, panel, button(panel, "answer"))
    person, panel = await panel_with(table, 1, "choose", lambda choice: len(choice.keys) > 4)
    menu = panel.selects[0]
    panel = await them.select(person, panel, menu.custom_id, menu.options[0])
    panel = await draw_up(person, panel, Random(3))
    await them.press(person, panel, button(panel, "confirm"))
    person = (await play_until(table, 1)).go(thread)
    line = (await person.autocomplete("move", "text", ""))[0]
    await them.slash(person, "move", text=line.value)
    replay = (await person.slash("replay")).message
    await them.press(person, replay, "e/film/1")
    table["anna"].go("games")
    await sit_down(table, "bonfire", ["anna", "boris"])
    person, panel = await panel_with(table, 2, "tally", lambda choice: choice.least > 1)
    chance, again = Random(4), tries("to take as many as are asked for")
    while "done" not in live(panel):
        next(again)
        kinds = [one for one in panel.buttons if verb_of([one]) == "tally" and not one.disabled]
        panel = (await person.press(chance.choice(kinds).label, on=panel)).message
    await them.press(person, panel, button(panel, "done"))
    person, panel = await panel_with(table, 2, "otherwise", pays)
    await them.press(person, panel, button(panel, "otherwise"))


async def answering_at_once(them: Twice, table: Bench) -> None:
    """An option on the call itself is pressed, and taken back."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    asked = (await play_until(table, 1, lambda choice: choice.point == "ryozen.clan")).go(thread)
    call = await asked.sees(lambda seen: "now" in live(seen))
    done = await them.press(asked, call, button(call, "now"))
    await them.press(asked, done, button(done, "undo-move"))
    await them.rest()


async def answering_by_a_menu(them: Twice, table: Bench) -> None:
    """On the call itself: it opens the panel with this answer in the draft."""
    thread = await sit_down(table, "bonfire", ["anna", "boris"])
    asked = (await play_until(table, 1)).go(thread)
    call = await asked.sees(lambda seen: "pick-now" in live(seen))
    (offered,) = call.selects
    panel = await them.select(asked, call, offered.custom_id, offered.options[0])
    await them.press(asked, panel, button(panel, "restart"))


async def playing_alone(them: Twice, table: Bench) -> None:
    """An option on the page of a game in messages, and taking it back."""
    anna = table["anna"].go_to_dm()
    await begin_alone(anna, "quay.base.2")
    await all_told(table)
    while "at-once" not in live(turn_message(anna)):  # whatever the automa made her answer first
        await take_turn(anna, Random(1))
        await all_told(table)
    page = turn_message(anna)
    await them.press(anna, page, button(page, "at-once"))
    await all_told(table)
    page = turn_message(anna)
    await them.press(anna, page, button(page, "undo-here"))
    await all_told(table)
    await begin_alone(anna, "bonfire.solo.1")
    await all_told(table)
    page = turn_message(anna)
    (cities,) = page.selects
    await them.select(anna, page, cities.custom_id, cities.options[0])
    await all_told(table)


async def thinking_aloud(them: Twice, table: Bench) -> None:
    """A draft is shown to a team; one agrees, one has another idea, which is taken over."""
    thread = await sit_down(table, "ghost_stories", ["anna", "boris"])
    actor = (await play_until(table, 1)).go(thread)
    other = next(table[it] for it in ("anna", "boris") if table[it] is not actor).go(thread)
    panel = await answer(actor, await open_panel(actor), Random(1))
    await them.press(actor, panel, button(panel, "propose"))
    shown = await other.sees(lambda seen: verb_of(seen.buttons) == "opinion")
    await them.press(other, shown, "e/opinion/1/1/1")
    found = await app_of(table).tables.proposals.rehearse(1, other.id)
    assert found.fresh.question is not None
    line = found.fresh.question.options[-1].label("en")
    await them.fill_in(other, shown, "e/idea/1/1", idea=line)
    theirs = await actor.sees(lambda seen: "adopt" in live(seen))
    await them.press(actor, theirs, button(theirs, "adopt"))


def pays(choice: Choice) -> bool:
    """What is asked after a price that could be paid in several ways."""
    return choice.point == "bonfire.path_tile"


async def panel_with(
    table: Bench, number: int, wanted: str, asked: Callable[[Choice], bool] = lambda choice: True
) -> tuple[Person, Seen]:
    """Random answers until such a question is shown in that way; by whom, and the panel."""
    again = tries(f"to see {wanted!r} on a panel of table {number}")
    while True:
        next(again)
        person = await play_until(table, number, asked)
        listed = (await person.slash("mygames")).message
        panel = (await person.press(f"e/turn/{number}", on=listed)).message
        if wanted in live(panel):
            return person, panel
        await answer_somehow(table, number)


async def play_until(
    table: Bench, number: int, asked: Callable[[Choice], bool] = lambda choice: True
) -> Person:
    """Random answers until somebody is asked this; who that is."""
    again = tries(f"to be asked this at table {number}")
    while True:
        next(again)
        person, panel = await waiting(table, number)
        if panel.question is not None and asked(panel.question):
            return next(one for one in table.people.values() if one.id == person)
        await answer_somehow(table, number)


async def waiting(table: Bench, number: int) -> tuple[int, Panel]:
    """Whom a table waits for, and the panel of that person."""
    await all_told(table)
    await table.quiet()
    tables = app_of(table).tables
    now = await tables.finding.table(number)
    person = now.seats[now.asked[0].seat].actor
    assert person is not None
    return person, await tables.play.question(number, person)


async def answer_somehow(table: Bench, number: int) -> None:
    person, panel = await waiting(table, number)
    play = app_of(table).tables.play
    if panel.question is not None:
        chance = Random(f"{panel.table.decisions}/{panel.step}")
        keys = random_answer(panel.question, chance)
        panel = await play.choose(number, person, panel.step, keys)
    if panel.final or panel.question is None:
        await play.confirm(number, person, panel.step)


async def playing(them: Twice, table: Bench) -> None:
    """A running game, seats that change hands, and the end by vote."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    asked = (await play_until(table, 1)).go(thread)
    anna, boris = table["anna"].go(thread), table["boris"].go(thread)
    other = boris if asked is anna else anna
    notes = await more(asked, "notes")
    notes = await them.fill_in(asked, notes, "e/note/1", note="Beware of the raid")
    await them.select(asked, notes, "e/note-remove/1", "Beware of the raid")
    gift = await more(other, "give")
    await them.select(other, gift, "e/give-to/1", asked.user.display)
    await them.press(anna, await more_menu(anna), "e/pause/1")
    paused = await anna.sees(lambda seen: verb_of(seen.buttons) == "resume")
    await them.press(anna, paused, "e/resume/1")
    leap(table, 3 * DAY)
    await them.rest()
    nudge = await asked.sees(lambda seen: "snooze" in live(seen))
    await them.press(asked, nudge, button(nudge, "snooze"))
    panel = await open_panel(asked)
    panel = (await asked.press(button(panel, "answer"), on=panel)).message
    await asked.press(button(panel, "confirm"), on=panel)
    await them.rest()
    undo = await more(other, "undo")
    await them.select(other, undo, undo.selects[0].custom_id, undo.selects[0].options[0])
    ballot = await asked.sees(lambda seen: verb_of(seen.buttons) == "vote")
    await them.press(asked, ballot, button(ballot, "vote"))
    await them.press(other, await more_menu(other), "e/redo/1")
    ballot = await asked.sees(lambda seen: verb_of(seen.buttons) == "vote")
    await asked.press("Disagree", on=ballot)
    await them.rest()
    lend = await more(asked, "lend")
    await them.select(asked, lend, lend.selects[0].custom_id, table["dina"])
    await them.press(asked, await more_menu(asked), "e/take-back/1")
    ending = await more(other, "abandon")
    await them.press(other, ending, "e/abandon-sure/1")
    ballot = await other.sees(lambda seen: "vote-withdraw" in live(seen))
    await them.press(other, ballot, "e/vote-withdraw/1")
    seat = await more(asked, "give-seat")
    await them.select(asked, seat, "e/seat-to/1", table["clara"])
    leaving = await more(other, "quit")
    await them.press(other, leaving, "e/quit-sure/1")
    emil = table["emil"].go(thread)
    left = await emil.sees(lambda seen: "take-seat" in live(seen))
    await them.press(emil, left, button(left, "take-seat"))


async def more_menu(person: Person) -> Seen:
    call = turn_message(person)
    return (await person.press(button(call, "more"), on=call)).message


async def more(person: Person, name: str) -> Seen:
    offered = await more_menu(person)
    return (await person.press(button(offered, name), on=offered)).message


async def deciding(them: Twice, table: Bench) -> None:
    """What somebody answers from now on."""
    await sit_down(table, "siege", ["anna", "boris"])
    person, panel = await panel_with(table, 1, "stand")
    shown = (await person.press(button(panel, "stand"), on=panel)).message
    shown = (await person.select("Your answer", "Skip", on=shown)).message
    shown = await them.select(person, shown, menu_of(shown), "weak:north")
    shown = (await person.select("Change or end one of them", shown.selects[0].options[0])).message
    shown = await them.select(person, shown, menu_of(shown), "weak:south")
    shown = (await person.select("Change or end one of them", shown.selects[0].options[0])).message
    await them.press(person, shown, button(shown, "stood-end"))


async def preparing(them: Twice, table: Bench) -> None:
    """A turn is laid ready, made to depend on something, and withdrawn."""
    await sit_down(table, "siege", ["anna", "boris"])
    asked = await play_until(table, 1, lambda choice: choice.point == "siege.show")
    other = next(table[it] for it in ("anna", "boris") if table[it] is not asked)
    board = (await other.slash("board")).message
    panel = (await other.press("e/ahead/1", on=board)).message
    panel = (await other.press("Skip", on=panel)).message
    panel = await them.select(other, panel, menu_of(panel), "weak:north")
    done = (await other.press(button(panel, "confirm"), on=panel)).message
    await them.press(other, done, "e/ahead-clear/1")


async def trying(them: Twice, table: Bench) -> None:
    """A private copy is begun, kept, and thrown away."""
    await sit_down(table, "quay", ["anna", "boris"])
    anna = table["anna"]
    board = (await anna.slash("board")).message
    panel = await them.press(anna, board, "e/try-from/1/-1")
    panel = await them.fill_in(anna, panel, "e/tryout-keep/1/1", name="The bank first")
    await them.press(anna, panel, "e/tryout-drop/1/1")


def menu_of(shown: Seen) -> str:
    return shown.selects[0].custom_id


async def wishing(them: Twice, table: Bench) -> None:
    """What somebody prefers and watches, and what the owner decides; a fault is reported."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    owner, clara = table["anna"].go("games"), table["clara"]
    settings = (await clara.slash("settings")).message
    await them.select(clara, settings, "e/prefer/theme", "light")
    clara.user.takes_dms = False
    refused = await them.select(clara, settings, "e/prefer/pings", "messages")
    clara.user.takes_dms = True
    await them.press(clara, refused, "e/reach")
    await them.slash(clara, "quiet", zone="Europe/Berlin", since="22:00", until="7:00")
    await them.slash(clara, "vacation start", days=2)
    await them.slash(clara, "vacation end")
    await them.slash(clara, "spectate table", table="1", where="messages")
    await them.slash(clara, "spectate server", where="messages")
    watched = (await clara.slash("spectate list")).message
    await them.select(clara, watched, "e/unwatch", watched.selects[0].options[0])
    rules = (await owner.slash("setup server")).message
    await them.select(owner, rules, "e/server/pace", "brisk")
    route = app_of(table).router.routes["log"]
    app_of(table).router.routes["log"] = route._replace(handler=broken)
    call = next(m for m in reversed(owner.messages(thread)) if "turn" in live(m))
    fault = (await owner.press(button(call, "log"), on=call)).message
    app_of(table).router.routes["log"] = route
    await them.press(owner, fault, button(fault, "report"))
    table.forgive()
    privacy = (await clara.slash("privacy")).message
    asked = (await clara.press("Delete everything", on=privacy)).message
    await them.press(clara, asked, "e/forget-me-sure")


async def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("the moon")


async def moderating(them: Twice, table: Bench) -> None:
    thread = await sit_down(table, "quay", ["boris", "clara"])
    owner = table["anna"].go("games")
    await them.slash(owner, "table resend", table=1)
    await them.slash(owner, "table pause", table=1)
    await them.slash(owner, "table pause", table=1)
    await them.slash(owner, "table replace", table=1, seat=1, person=table["dina"])
    table.world.remove_channel(thread)
    await them.slash(owner, "table repair", table=1)
    await them.slash(owner, "table end", table=1)


# Each scene, with the verbs and commands that are done twice in it.
Scene = Callable[[Twice, Bench], Awaitable[None]]
SCENES: dict[Scene, str] = {
    opening: "/game·new open-game solo-begin rematch fill /solo·week challenge-named"
    " challenge-begin",
    gathering: "join leave set manners-set automa level kick invite-them host here start close",
    drafting: "skip back restart answer choose confirm done otherwise film /move",
    thinking_aloud: "propose opinion idea-said adopt",
    answering_at_once: "now undo-move",
    answering_by_a_menu: "pick-now restart",
    playing_alone: "at-once undo-here pick-at-once",
    playing: "note-add note-remove give-to pause resume snooze undo-to vote redo"
    " lend-to take-back abandon-sure vote-withdraw seat-to quit-sure take-seat",
    deciding: "stand-if stood-if stood-end",
    preparing: "ahead-if ahead-clear",
    trying: "try-from tryout-named tryout-drop",
    wishing: "prefer forget-me-sure reach unwatch server report /quiet /vacation·start"
    " /vacation·end /spectate·table /spectate·server",
    moderating: "/table·resend /table·pause /table·replace /table·repair /table·end",
}


def named(words: str) -> set[str]:
    return {word.replace("·", " ") for word in words.split()}


@asynccontextmanager
async def impatient(folder: Path, *, at_once: bool) -> AsyncIterator[tuple[Twice, Bench]]:
    folder.mkdir()
    async with at_home(folder, seed=b"double clicks", double=DOUBLE) as table:
        yield Twice(table, folder, at_once=at_once), table


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.usefixtures("few_pictures")
async def test_two_clicks_are_one(scene: Scene, tmp_path: Path) -> None:
    """The second one changes nothing; and if both come at once, all is as with one."""
    ends = []
    for at_once in (False, True):
        async with impatient(tmp_path / str(at_once), at_once=at_once) as (them, table):
            await scene(them, table)
        ends.append(them.done)
    assert ends[0] == ends[1]
    assert {name for name, _ in ends[0]} == named(SCENES[scene])


def test_whatever_changes_something_has_a_scene(table: Bench) -> None:
    """And whatever has none only shows something."""
    app = app_of(table)
    done = set.union(*map(named, SCENES.values()))
    verbs = {name: route.once for name, route in app.router.routes.items()}
    assert {name for name, once in verbs.items() if once} == {
        name for name in done if not name.startswith("/")
    }
    assert {name for name, once in verbs.items() if not once} == named(LOOKS)
    commands = {
        command.qualified_name: "once" in command.extras
        for command in app.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }
    typed = {name for name in commands if name.partition(" ")[0] in VOCABULARIES}
    assert typed
    assert all(commands[name] for name in typed)
    others = commands.keys() - typed
    assert {f"/{name}" for name in others if commands[name]} == {
        name for name in done if name.startswith("/")
    }
    assert {name for name in others if not commands[name]} == named(LOOKING)


async def test_a_restart_between_two_clicks_makes_no_second_table(tmp_path: Path) -> None:
    async with impatient(tmp_path / "restart", at_once=False) as (them, table):
        anna = table["anna"]
        alone = await page_alone(anna, "rival.solo.1")
        begin = button(alone, "solo-begin")
        first = pressing.press(table.world, anna.user, alone.message, begin)
        await them.rest()
        await table.restart()
        them.once_more(first)
        await them.rest()
        them.clock.moment += DAY  # whatever the time between them
        them.once_more(first)
        await them.rest()
        assert [it.id for it in await tables_of(table)] == [1]
        assert len([seen for seen in anna.dms if "Setting up" in seen.text]) == 1


async def test_one_message_opens_one_table(tmp_path: Path) -> None:
    async with impatient(tmp_path / "menu", at_once=True) as (them, table):
        anna = table["anna"]
        alone = await page_alone(anna, "rival.solo.1")
        sent = [
            pressing.press(table.world, anna.user, alone.message, button(alone, "solo-begin"))
            for _ in range(2)
        ]
        await them.rest()
        told = {seen.via_interaction for seen in table.world.messages[anna.channel.id].values()}
        assert told.isdisjoint(it.id for it in sent)
        assert len(await tables_of(table)) == 1
        assert "ready in your direct messages" in alone.text


async def test_a_form_that_is_sent_again_later_is_the_same_note(tmp_path: Path) -> None:
    async with impatient(tmp_path / "form", at_once=False) as (them, table):
        await sit_down(table, "quay", ["anna", "boris"])
        person = (await play_until(table, 1)).go("Quay 1")
        notes = await more(person, "notes")
        await them.fill_in(person, notes, "e/note/1", note="Beware of the raid")
        them.clock.moment += DAY
        them.once_more(them.last)
        await them.rest()
        kept = await app_of(table).tables.notes.of(1, person.id)
        assert [note.body for note in kept] == ["Beware of the raid"]


async def test_two_clicks_with_time_between_are_two(tmp_path: Path) -> None:
    async with impatient(tmp_path / "apart", at_once=False) as (them, table):
        owner = table["anna"]
        await sit_down(table, "quay", ["boris", "clara"])
        for paused in (True, False):
            await owner.go("games").slash("table pause", table=1)
            await them.rest()
            now = await app_of(table).tables.finding.table(1)
            assert (now.paused is not None) is paused
            them.clock.moment += DOUBLE / 1000 + 0.1


async def test_whoever_was_refused_may_try_again_at_once(tmp_path: Path) -> None:
    async with impatient(tmp_path / "refused", at_once=False) as (_, table):
        anna = table["anna"]
        anna.user.takes_dms = False
        alone = await page_alone(anna, "rival.solo.1")
        begin = button(alone, "solo-begin")
        refused = await anna.press(begin, on=alone)
        assert "I may not write to you" in refused.further[0].text
        anna.user.takes_dms = True
        done = await anna.press(begin, on=alone)
        assert "ready in your direct messages" in done.text
