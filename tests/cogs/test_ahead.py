"""A turn prepared by presses before it comes, and known to nobody else."""

import re
from pathlib import Path

import pytest

from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Answer
from tests.bench import Bench
from tests.cogs.house import all_told, app_of, at_home
from tests.cogs.playing import button, live, open_panel, sit_down

PIER, BANK = "site:pier", "site:bank"


async def quay(table: Bench) -> tuple[Channel, Person, Person]:
    """Return the thread of a game of Quay, who is asked, and who is next."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await all_told(table)
    now = await app_of(table).tables.finding.table(1)
    order = [now.asked[0].seat, 1 - now.asked[0].seat]
    first, second = (by_id(table, now.seats[seat].actor).go(thread) for seat in order)
    return thread, first, second


def by_id(table: Bench, person: int | None) -> Person:
    return next(one for one in table.people.values() if one.id == person)


async def prepare(person: Person, seen_from: str = "board") -> Seen:
    """Open the panel of a turn ahead from a message that offers it."""
    call = await person.sees(lambda seen: seen_from in live(seen) and not seen.ephemeral)
    looked = (await person.press(button(call, seen_from), on=call)).message
    return (await person.press("When my turn comes", on=looked)).message


async def lay(person: Person, site: str, *, sure: bool = True) -> Seen:
    panel = await prepare(person)
    panel = (await person.press(label(panel, site), on=panel)).message
    return (await person.press("Play it then", on=panel)).message if sure else panel


def label(panel: Seen, site: str) -> str:
    """Return the label of a site's button."""
    words = {PIER: "pier", BANK: "bank"}[site]
    return next(one.label for one in panel.buttons if words in one.label.casefold())


async def play(table: Bench, person: Person, site: str) -> None:
    await app_of(table).tables.play.answer_line(1, person.id, [Answer("", [site])])
    await all_told(table)


async def decisions(table: Bench) -> int:
    return (await app_of(table).tables.finding.table(1)).decisions


@pytest.mark.parametrize("place", ["board", "seat", "since", "turn"])
async def test_offered_to_whoever_is_not_asked(table: Bench, place: str) -> None:
    _, first, second = await quay(table)
    panel = await prepare(second, place)
    assert "when my turn comes" in panel.text
    assert "Only you see this" in panel.text
    call = await first.sees(lambda seen: place in live(seen) and not seen.ephemeral)
    assert "ahead" not in live((await first.press(button(call, place), on=call)).message)


async def test_confirmed_and_played_when_it_comes(table: Bench) -> None:
    _, first, second = await quay(table)
    panel = await prepare(second)
    assert "confirm" not in live(panel)
    panel = (await second.press(label(panel, BANK), on=panel)).message
    assert "Ready: when your turn comes, this is your draft." in panel.text
    assert "What this would bring" in panel.text
    done = (await second.press("Play it then", on=panel)).message
    assert "as soon as your turn comes" in done.text
    await table.restart()
    await play(table, first, PIER)
    assert await decisions(table) == 2
    told = await second.go_to_dm().sees(lambda seen: "Your turn was played" in seen.text)
    assert "bank" in told.text.casefold()


async def test_laid_ready_it_is_the_draft(table: Bench) -> None:
    thread, first, second = await quay(table)
    await lay(second, BANK, sure=False)
    await play(table, first, PIER)
    assert await decisions(table) == 1
    panel = await open_panel(second.go(thread))
    assert "So far" in panel.text
    assert "confirm" in live(panel)


async def test_what_does_not_fit_is_told_with_its_reason(table: Bench) -> None:
    _, first, second = await quay(table)
    await lay(second, PIER)
    await play(table, first, PIER)
    assert await decisions(table) == 1
    told = await second.go_to_dm().sees(lambda seen: "put it aside" in seen.text)
    assert f"> {first.user.display} is there." in told.text
    assert "turn" in live(told)


async def test_listed_changed_and_withdrawn_under_my_seat(table: Bench) -> None:
    _, first, second = await quay(table)
    await lay(second, BANK)
    listed = await decided(second)
    assert "Your next turn" in listed.text
    assert "bank" in listed.text.casefold()
    panel = (await second.press("Change it", on=listed)).message
    panel = (await second.press("Back", on=panel)).message
    await second.press(label(panel, PIER), on=panel)
    listed = await decided(second)
    assert "this is your draft" in listed.text
    gone = (await second.press("Withdraw it", on=listed)).message
    assert "ask you as usual" in gone.text
    await play(table, first, PIER)
    assert await decisions(table) == 1
    assert not [seen for seen in second.dms if "put it aside" in seen.text]


async def decided(person: Person) -> Seen:
    call = await person.sees(lambda seen: "seat" in live(seen) and not seen.ephemeral)
    seat = (await person.press(button(call, "seat"), on=call)).message
    return (await person.press("Decided beforehand", on=seat)).message


async def test_who_is_asked_meanwhile_takes_the_turn(table: Bench) -> None:
    thread, first, second = await quay(table)
    call = await second.sees(lambda seen: "board" in live(seen))
    looked = (await second.press(button(call, "board"), on=call)).message
    panel = (await second.press("When my turn comes", on=looked)).message
    await play(table, first, PIER)
    stale = await second.press(label(panel, BANK), on=panel)
    assert "It is your turn already" in (stale.further or [stale.message])[0].text
    turn = (await second.go(thread).press("When my turn comes", on=looked)).message
    assert "when my turn comes" not in turn.text
    assert "Where?" in turn.text


async def test_it_may_depend_on_what_the_game_offers(table: Bench) -> None:
    await sit_down(table, "siege", ["anna", "boris"])
    await all_told(table)
    app = app_of(table)
    second: Person | None = None
    for _ in range(20):
        now = await app.tables.finding.table(1)
        asked = [(it.seat, it.point) for it in now.asked]
        if len(asked) == 1 and asked[0][1] == "siege.show":
            second = by_id(table, now.seats[1 - asked[0][0]].actor)
            break
        actor = now.seats[asked[0][0]].actor
        assert actor is not None
        panel = await app.tables.play.question(1, actor)
        assert panel.question is not None
        keys = list(panel.question.keys)[: panel.question.least]
        await app.tables.play.answer_line(1, actor, [Answer("", keys)])
    assert second is not None
    await all_told(table)
    prepared = await prepare(second.go("Siege 1"))
    prepared = (await second.press("Skip", on=prepared)).message
    if_weak = "if north has one stone left"
    prepared = (await second.select("When should it count at once?", if_weak)).message
    laid = await app.tables.ahead.laid(1, second.id)
    assert laid is not None
    assert laid.condition == "weak:north"


@pytest.mark.long
async def test_nobody_else_sees_anything_of_it(tmp_path: Path) -> None:
    """Two tables differ only in a turn that is prepared at one; others see the same at both."""
    seen = []
    for prepares in (False, True):
        folder = tmp_path / str(prepares)
        folder.mkdir()
        async with at_home(folder) as table:
            thread, first, second = await quay(table)
            if prepares:
                await lay(second, BANK)
                await all_told(table)
            shown = [message.text for message in first.messages(thread)]
            call = await first.sees(lambda seen: "board" in live(seen))
            for verb in ("board", "seat", "log", "since", "turn", "more"):
                answer = (await first.press(button(call, verb), on=call)).message
                shown += [answer.text, *answer.alt_texts, *(one.label for one in answer.buttons)]
            shown += [message.text for message in first.dms]
            seen.append([re.sub(r"\d{9,}", "…", words) for words in shown])
    assert seen[0] == seen[1]
