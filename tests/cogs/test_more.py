"""Undo, notes, time as a gift, seats that change hands, the end by vote."""

import re
from random import Random

import pytest

from cogs.play.past_moves import entries
from cogs.words.texts import Texts
from sandbox.people import Person, Reply
from tables import PastMove, PastTurn, Settings, Table
from tests.bench import Bench
from tests.cogs.house import all_told
from tests.cogs.playing import called, play_on, sit_down, turn_message, verb_of


async def more(person: Person, label: str) -> Reply:
    panel = (await person.press("More", on=turn_message(person))).message
    return await person.press(label, on=panel)


async def two(table: Bench, game: str = "quay", turns: int = 2) -> tuple[Person, Person]:
    """Start a game of two; return who is asked, and who is not."""
    thread = await sit_down(table, game, ["anna", "boris"])
    await play_on(table, thread, Random(1), turns=turns)
    asked = await called(table, thread)
    assert asked is not None
    other = table["anna"] if asked is table["boris"] else table["boris"]
    other.go(thread)
    return asked, other


async def test_undo_names_what_it_takes_back_and_asks_the_table(table: Bench) -> None:
    asked, other = await two(table)
    chosen = (await more(asked, "Undo")).message
    menu = chosen.selects[0]
    assert any("goes to" in label for label in menu.options)
    assert len(set(menu.options)) == len(menu.options)
    done = await asked.select(menu.custom_id, menu.options[-1], on=chosen)
    assert "I have asked the others" in done.text
    vote = await other.sees("asks to take back")
    assert "Your vote is counted" in (await other.press("Agree", on=vote)).text
    await other.sees("taken back")
    log = await other.press("Log")
    assert "~~" in log.text


async def test_what_could_be_taken_back_is_shown_anew_when_the_table_has_moved_on(
    table: Bench,
) -> None:
    asked, _ = await two(table)
    chosen = (await more(asked, "Undo")).message
    menu = chosen.selects[0]
    thread = next(at for at in table.world.channels.values() if at.thread)
    await play_on(table, thread, Random(1), turns=1)
    asked.go(thread)
    anew = await asked.select(menu.custom_id, menu.options[-1], on=chosen)
    assert "The newest comes first" in anew.text
    newer = anew.message.selects[0]
    done = await asked.select(newer.custom_id, newer.options[-1], on=anew.message)
    assert "I have asked the others" in done.text


@pytest.mark.long
async def test_a_vote_over_many_moves_names_the_last_and_counts_those_before(table: Bench) -> None:
    asked, other = await two(table, "ryozen", turns=14)
    chosen = (await more(asked, "Undo")).message
    menu = chosen.selects[0]
    await asked.select(menu.custom_id, menu.options[-1], on=chosen)
    vote = (await other.sees("asks to take back")).text
    whole = re.search(r"these (\d+) moves", vote)
    before = re.search(r"(\d+) moves before these|one move before these", vote)
    assert whole
    assert before
    assert int(whole[1]) - int(before[1] or 1) == 10


@pytest.mark.long
async def test_a_vote_that_passes_says_so_in_its_own_message(table: Bench) -> None:
    """The vote's own message says that it passed, and its effect is told after it."""
    asked, other = await two(table, "ryozen", turns=6)
    chosen = (await more(asked, "Undo")).message
    menu = chosen.selects[0]
    await asked.select(menu.custom_id, menu.options[-1], on=chosen)
    vote = await other.sees("asks to take back")
    await other.press("Agree", on=vote)
    await other.sees("By vote,")
    await all_told(table)
    told = [seen for seen in other.messages() if "The vote has passed" in seen.text]
    assert [seen.id for seen in told] == [vote.id]
    assert not vote.buttons


async def test_a_vote_can_fail(table: Bench) -> None:
    asked, other = await two(table)
    sure = (await more(asked, "End without result")).message
    assert re.search(rf"agrees: {other.user.display}\. The vote closes <t:\d+", sure.text)
    await asked.press("Ask to end the game", on=sure)
    vote = await other.sees("asks to end this game")
    shown = vote.message.components
    await other.press("Disagree", on=vote)
    await other.sees("The vote has failed")
    over = "-# ✓ This vote is over."
    await table.world.until(lambda: vote.text == over and not vote.buttons, "the vote to go grey")
    vote.message.components = shown  # pressed by somebody who still saw the old message
    again = await asked.press("Agree", on=vote)
    assert "That vote is over" in again.text


async def test_notes_are_private_and_stay_with_the_seat(table: Bench) -> None:
    asked, other = await two(table)
    panel = (await more(asked, "Notes")).message
    await asked.press("New note", on=panel)
    saved = await asked.submit(note="Beware of the *raid*")
    assert "Beware of the" in saved.text
    assert all("Beware" not in seen.text for seen in other.messages())
    clara = table["clara"]
    chosen = (await more(asked, "Hand over my seat")).message
    await asked.select(chosen.selects[0].custom_id, clara, on=chosen)
    await other.sees(f"{clara.mention} takes over")
    assert (await clara.go_to_dm().sees("You now play")).buttons
    clara.go(other.channel)
    await all_told(table)
    notes = (await more(clara, "Notes")).message
    assert "Beware of the" in notes.text
    gone = await clara.select(notes.selects[0].custom_id, notes.selects[0].options[0], on=notes)
    assert "No notes yet" in gone.text


async def test_a_lent_seat_is_called_after_its_owner(table: Bench) -> None:
    asked, other = await two(table)
    clara = table["clara"]
    chosen = (await more(asked, "Lend my seat")).message
    refused = await asked.select(chosen.selects[0].custom_id, other, on=chosen)
    assert "They are already at this table" in refused.further[0].text
    await asked.select(chosen.selects[0].custom_id, clara, on=chosen)
    told = await other.sees(f"{clara.mention} plays {asked.mention} (seat ")
    assert not told.pings(asked.user)
    briefing = await clara.go_to_dm().sees("The seat is lent until")
    assert f"then {asked.mention} plays it again" in briefing.text


async def test_a_day_can_be_given_only_to_somebody_who_is_asked(table: Bench) -> None:
    asked, other = await two(table)
    assert "Nobody else has anything to decide" in (await more(asked, "Give a day")).text
    panel = (await more(other, "Give a day")).message
    assert panel.selects[0].options == (asked.user.display,)
    await other.select(panel.selects[0].custom_id, asked.user.display, on=panel)
    await other.sees("24 more hours")


async def test_a_seat_is_lent_and_taken_back(table: Bench) -> None:
    asked, other = await two(table)
    clara = table["clara"]
    panel = (await more(asked, "Lend my seat")).message
    menu = next(m for m in panel.selects if "3 days" in m.placeholder)
    assert "plays for you now" in (await asked.select(menu.custom_id, clara, on=panel)).text
    await other.sees(lambda seen: f"{clara.mention} plays" in seen.text and "until" in seen.text)
    await all_told(table)
    await clara.go(other.channel).sees(f"{clara.mention}, your turn")
    refused = await asked.press("Take turn")
    assert "Somebody else is playing your seat" in refused.text or "Waiting for" in refused.text
    assert "yours again" in (await more(asked, "Take my seat back")).text
    await other.sees(f"{asked.mention} plays")


async def test_the_host_pauses_and_continues(table: Bench) -> None:
    asked, other = await two(table)
    host, guest = table["anna"], table["boris"]
    host.go(other.channel)
    guest.go(other.channel)
    await more(host, "Pause")
    paused = await guest.sees("has paused the game")
    assert "Only the host" in (await guest.press("Continue", on=paused)).text
    panel = (await asked.press("Take turn", on=turn_message(asked))).message
    assert panel.ephemeral
    assert "The game goes on" in (await host.press("Continue", on=paused)).text
    await guest.sees("continues the game")


async def test_whoever_leaves_is_replaced_by_an_automa_that_plays_on(table: Bench) -> None:
    asked, other = await two(table)
    panel = (await more(asked, "Leave for good")).message
    await asked.press("Leave for good", on=panel)
    left = await other.sees("has left")
    assert "An automa plays it until somebody takes it over." in left.text
    thread = other.channel
    await other.sees("🤖")
    assert await play_on(table, thread, Random(2)) > 0
    await other.sees(lambda seen: verb_of(seen.buttons) == "rematch")


@pytest.mark.long
async def test_the_log_has_pages(table: Bench) -> None:
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(2), turns=25, every=5)
    anna = table["anna"].go(thread)
    log = (await anna.press("Log", on=turn_message(anna))).message
    newest = log.text
    pages = int(re.findall(r"page \d+ of (\d+)", newest)[0])
    assert pages > 1
    for page in range(pages - 1, 0, -1):
        log = (await anna.press("Earlier", on=log)).message
        assert f"page {page} of {pages}" in log.text
    assert next(one for one in log.buttons if one.label == "Earlier").disabled
    for _ in range(pages - 1):
        log = (await anna.press("Later", on=log)).message
    assert log.text == newest


async def test_bots_are_given_no_seat(table: Bench) -> None:
    asked, _ = await two(table)
    whom = (await more(asked, "Hand over my seat")).message
    told = await asked.select(whom.selects[0].custom_id, table.world.bot, on=whom)
    assert "Bots do not play" in told.further[0].text


def test_turns_and_the_moves_in_them() -> None:
    """The whole turn comes first, then its moves, the newest first, without step numbers."""
    t, table = Texts("en"), Table(settings=Settings(game="quay", seats=2), host=None, created=0)

    def move(to: int, seat: int, *, at_once: bool) -> PastMove:
        return PastMove(to, seat, [], at_once)

    turns = [
        PastTurn(1, [move(5, 1, at_once=True)]),
        PastTurn(0, [move(2, 0, at_once=False), move(4, 0, at_once=False)]),
    ]
    found = [(it.label, it.value, it.about) for it in entries(turns, table, t, ["Mira", "Tom"])]
    assert found == [
        ("A move by Tom", "5", "at once"),
        ("The whole turn of Mira (2 moves): A move by Mira", "2", "asks the table"),
        ("↳ A move by Mira", "4", "asks the table"),
    ]
