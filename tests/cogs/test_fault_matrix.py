"""Every request of the bot to Discord meets every fault that it can have.

The game is kept, a passing fault is waited out and told once, and a lasting one leads to another
way of telling.
"""

import logging
from random import Random
from typing import Any

import pytest

from rules.play import random_answer
from sandbox.model import Channel
from tables import Answer, Status
from tests.bench import Bench, tries
from tests.cogs.house import all_told, app_of
from tests.cogs.mending import (
    PASSING,
    Work,
    break_it,
    moves_told,
    outbox,
    places_of,
    play_by_message,
    running,
    settle,
    stubborn_turn,
    turn,
    words_in,
)
from tests.cogs.playing import called, open_table, sit_down, verb_of
from tests.marks import all_but_first_long, long

pytestmark = pytest.mark.usefixtures("hurried")

MOST_TURNS = 5  # the most turns to play until a request meets the fault
MOST_ATTEMPTS = 30  # attempts at one request: nothing retries for ever


@pytest.fixture(autouse=True)
def _nothing_unforeseen(caplog: pytest.LogCaptureFixture, table: Bench) -> Any:
    """Fail for errors in the log, except those of the library and faults with a number."""
    yield
    table.forgive()
    numbered = ("cogs.presses.faults", "discord")  # tests look at numbered faults themselves
    errors = [it for it in caplog.get_records("call") if it.levelno >= logging.ERROR]
    assert not [it.getMessage() for it in errors if not it.name.startswith(numbered)]


async def turn_of_a_new_process(table: Bench, thread: Channel) -> None:
    """Take a turn in a new process, whose library has forgotten which messages it had opened."""
    await table.restart()
    await turn(table, thread)


THREAD, GALLERY = r"/channels/{thread}/messages", r"/channels/{gallery}/messages"
ONE = r"/\d+"

WORKS = {
    "words in the thread": Work("POST", THREAD, turn, files=False),
    "board in the thread": Work("*", THREAD + r"(/\d+)?", turn, files=True, game="ryozen"),
    "answered call": Work("PATCH", THREAD + ONE, turn, game="ryozen"),
    "message to a person": Work("POST", r"/channels/{dm}/messages", turn, game="ryozen"),
    "opening messages": Work("POST", "/users/@me/channels", turn_of_a_new_process, game="ryozen"),
    "words in a watching channel": Work("POST", GALLERY, turn, files=False),
    "board in a watching channel": Work("POST", GALLERY, turn, files=True, game="ryozen"),
    "panel": Work("PATCH", r"/webhooks/\d+/[^/]+/messages/@original", stubborn_turn),
    "acknowledgement": Work("POST", r"/interactions/\d+/[^/]+/callback", stubborn_turn),
}


@pytest.mark.parametrize("name", [long(it) if WORKS[it].game == "ryozen" else it for it in WORKS])
async def test_what_passes_is_waited_out_and_told_once(table: Bench, name: str) -> None:
    work = WORKS[name]
    thread = await running(table, work.game)
    decisions = 0
    for fault, how in PASSING.items():
        broken = break_it(table, work, how, places_of(table, thread))
        for _ in range(MOST_TURNS):
            await work.step(table, thread)
            await settle(table)
            if broken.struck:
                break
        table.sandbox.faults.clear()
        assert broken.struck, f"{fault}: never happened"
        assert broken.struck < MOST_ATTEMPTS
        now = await app_of(table).tables.finding.table(1)
        assert now.decisions > decisions
        decisions = now.decisions
    told_once(table, thread)
    assert not app_of(table).faults.latest()


def told_once(table: Bench, thread: Channel) -> None:
    """Check that each piece of news stands in one message, and that no message is without news."""
    gathering = ("LobbyChanged", "Full")
    rows = [row for row in outbox(table, "thread") if row[0] not in gathering]
    assert {status for _, status, _ in rows} <= {"delivered", "dropped"}
    told = words_in(table["anna"], thread)
    assert set(told) <= {message for _, _, message in rows}
    wanted, found = moves_told(table, thread)
    assert found == wanted
    watched = [row for row in outbox(table, "channel") if row[2] is not None]
    gallery = table.world.channels[places_of(table)["gallery"]]
    assert len(words_in(table["clara"], gallery)) == len(watched)


# Lasting faults

LOST = ("missing_access", "missing_permissions", "unknown_channel", "thread_locked",
        "thread_archived")  # fmt: skip


def forever(table: Bench, work: Work, refusal: str, thread: Channel | None) -> Any:
    path = work.path.format(**places_of(table, thread)) + "$"
    return table.sandbox.faults.refuse(
        path, refusal, method=work.method, files=work.files, times=10_000
    )


@pytest.mark.parametrize("refusal", all_but_first_long(LOST))
async def test_a_thread_that_is_lost_is_told_to_each_person(table: Bench, refusal: str) -> None:
    thread = await running(table, "quay")
    place = THREAD.format(**places_of(table, thread))
    broken = table.sandbox.faults.refuse(place + r"(/\d+)?$", refusal, times=10_000)
    await play_by_message(table, 3)
    for name in ("anna", "boris"):
        letters = [seen.text for seen in table[name].dms]
        assert sum("`/table repair`" in words for words in letters) == 1
        assert any("your turn" in words for words in letters)
    assert broken.struck < 5
    table.sandbox.faults.clear()
    await table["anna"].go("games").slash("table resend", table=1)
    await settle(table)
    told_once(table, thread)
    assert [topic for topic, *_ in outbox(table, "thread")].count("Moved") == 3
    assert await called(table, thread) is not None


@pytest.mark.parametrize("refusal", ["bad_json", "too_large", "wrong_channel"])
async def test_news_that_discord_will_never_take_does_not_hold_up_the_rest(
    table: Bench, refusal: str
) -> None:
    """News that Discord never takes is a fault of ours: it gets a number, and the rest is told."""
    thread = await running(table, "quay")
    path = THREAD.format(**places_of(table, thread))
    for method in ("POST", "PATCH"):
        table.sandbox.faults.refuse(path + r"(/\d+)?$", refusal, method=method)
    await play_by_message(table, 2)
    (fault,) = app_of(table).faults.latest()
    assert fault.about.startswith("news ")
    told_once(table, thread)
    assert await called(table, thread) is not None


@pytest.mark.parametrize(
    "refusal", ["missing_permissions", "unknown_channel", "too_large", "bad_json"]
)
@pytest.mark.parametrize("name", ["board in the thread", long("board in a watching channel")])
async def test_without_a_picture_the_words_come(table: Bench, name: str, refusal: str) -> None:
    thread = await running(table, "ryozen")
    broken = forever(table, WORKS[name], refusal, thread)
    await turn(table, thread)
    await settle(table)
    await turn(table, thread)
    await settle(table)
    assert 0 < broken.struck < 10
    told_once(table, thread)
    noted = {fault.about for fault in app_of(table).faults.latest()}
    assert noted == ({"picture"} if refusal in ("too_large", "bad_json") else set())


@pytest.mark.parametrize(
    "refusal", ["missing_access", long("unknown_message"), long("thread_archived")]
)
async def test_a_call_that_cannot_be_struck_out_just_stays(table: Bench, refusal: str) -> None:
    thread = await running(table, "quay")
    broken = forever(table, WORKS["answered call"], refusal, thread)
    for _ in range(3):
        await turn(table, thread)
        await settle(table)
    assert broken.struck
    told_once(table, thread)
    assert not app_of(table).faults.latest()


@pytest.mark.parametrize("refusal", ["closed_dms", "no_mutual_guild", "unknown_user"])
@pytest.mark.parametrize("name", ["message to a person", long("opening messages")])
async def test_who_takes_no_messages_is_called_in_the_thread(
    table: Bench, name: str, refusal: str
) -> None:
    thread, boris = await running(table, "quay"), table["boris"]
    await table.restart()
    broken = forever(table, WORKS[name], refusal, thread)
    again = tries("to write to boris")
    while not broken.struck:
        next(again)
        await play_by_message(table)
    call = f"{boris.mention}, your turn"
    await boris.sees(lambda seen: call in seen.text and not seen.ephemeral, where=thread)
    assert 0 < broken.struck < 5


@pytest.mark.parametrize(
    "refusal", ["missing_access", long("missing_permissions"), "unknown_channel"]
)
async def test_a_watching_channel_that_is_lost_is_told_to_who_asked(
    table: Bench, refusal: str
) -> None:
    thread = await running(table, "quay")
    work = WORKS["words in a watching channel"]
    broken = forever(table, work, refusal, thread)
    await turn(table, thread)
    await settle(table)
    await turn(table, thread)
    await settle(table)
    await table["dina"].go_to_dm().sees("is closed to me")
    assert broken.struck == 1
    gallery = places_of(table)["gallery"]
    assert await app_of(table).tables.watching.watched(gallery) == []


# Gathering and starting


@pytest.mark.parametrize(
    ("refusal", "place"),
    [
        ("missing_permissions", "on the spot"),
        ("unknown_message", "in a thread without a card"),
        ("has_thread", "in the thread of the card"),
    ],
)
async def test_where_no_thread_can_be_opened(table: Bench, refusal: str, place: str) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    await boris.press("Join", on=card)
    method, path = "POST", r"/messages/\d+/threads$"
    if refusal == "has_thread":  # Discord opened the thread, but its answer was lost
        table.sandbox.faults.cut(path, method=method)
    else:
        table.sandbox.faults.refuse(path, refusal, method=method)
    await anna.press("Start", on=card)
    await settle(table)
    now = await app_of(table).tables.finding.table(1)
    threads = [it.id for it in table.world.channels.values() if it.thread]
    expected = {
        "on the spot": [table.channel.id],
        "in a thread without a card": threads,
        "in the thread of the card": [card.id],
    }
    assert expected[place] == [now.thread]
    assert now.thread is not None
    assert await called(table, table.world.channels[now.thread]) is not None if threads else True


@pytest.mark.parametrize("fault", PASSING)
async def test_a_card_is_changed_in_the_end(table: Bench, fault: str) -> None:
    anna, boris = table["anna"], table["boris"]
    work = Work("PATCH", r"/channels/{games}/messages/\d+", turn)
    card = await open_table(table, anna, "quay", 3)
    await all_told(table)
    broken = break_it(table, work, PASSING[fault], places_of(table))
    await boris.press("Join", on=card)
    await settle(table)
    assert broken.struck
    shown = [m for m in anna.messages(table.channel) if verb_of(m.buttons) == "join"]
    assert [boris.mention in seen.text for seen in shown] == [True]


async def test_a_card_that_was_removed_is_posted_again(table: Bench) -> None:
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 3)
    table.sandbox.faults.refuse(r"/messages/\d+$", "unknown_message", method="PATCH")
    await boris.press("Join", on=card)
    await settle(table)
    newest = next(m for m in reversed(anna.messages()) if verb_of(m.buttons) == "join")
    assert newest.id != card.id
    await table["clara"].press("Join", on=newest)


async def test_a_card_that_may_not_be_changed_after_the_start_harms_nothing(table: Bench) -> None:
    """Discord lets the bot write in the thread, but no more in the channel that holds the card."""
    anna, boris = table["anna"], table["boris"]
    card = await open_table(table, anna, "quay", 2)
    await boris.press("Join", on=card)
    await settle(table)
    table.sandbox.faults.refuse(
        rf"/channels/{table.channel.id}/messages/\d+$", "missing_access", method="PATCH", times=99
    )
    await anna.press("Start", on=card)
    await settle(table)
    now = await app_of(table).tables.finding.table(1)
    assert now.thread is not None
    thread = table.world.channels[now.thread]
    assert await called(table, thread) is not None
    assert not [m for m in [*anna.dms, *boris.dms] if "closed to me" in m.text]


# The end of a game


async def finished(table: Bench, thread: Channel) -> None:
    app, chance, again = app_of(table), Random(2), tries("to come to the end")
    while (now := await app.tables.finding.table(1)).status is Status.RUNNING:
        next(again)
        actor = now.seats[now.asked[0].seat].actor
        assert actor is not None
        question = (await app.tables.play.question(1, actor)).question
        assert question is not None
        line = [Answer("", random_answer(question, chance))]
        await app.tables.play.answer_line(1, actor, line)


@pytest.mark.usefixtures("few_pictures")
@pytest.mark.long
@pytest.mark.parametrize("refusal", ["missing_permissions", "too_large", None])
async def test_a_result_without_pictures_is_told_once(table: Bench, refusal: str | None) -> None:
    """If the card or the film cannot be sent, the result still comes at once and only once."""
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await all_told(table)
    faults, path = table.sandbox.faults, rf"/channels/{thread.id}/messages(/\d+)?$"
    table.sandbox.faults.clear()
    if refusal is None:
        faults.fail(path, 503, files=True, times=10_000)
    else:
        faults.refuse(path, refusal, files=True, times=10_000)
    await finished(table, thread)
    await settle(table)
    ends = [m for m in table["anna"].messages(thread) if "The game is over" in m.text]
    assert len(ends) == 1
    assert verb_of(ends[0].buttons) == "rematch"
    assert not [m for m in table["anna"].messages(thread)[-3:] if m.images]
