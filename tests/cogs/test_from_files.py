"""A game's file, sent in a form: looked at, and played on from there."""

from random import Random

import pytest

from sandbox import server
from sandbox.people import Person, Reply
from sandbox.posting import Upload
from tables import Status
from tables.after.from_files import LARGEST
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import live, play_on, sit_down, turn_at_once
from tests.rules.variants import unfinished_file

pytestmark = pytest.mark.usefixtures("hurried")


async def sent(person: Person, content: bytes) -> Reply:
    """Send a file in the form that a person's list of tables offers."""
    listed = await person.slash("mygames")
    opened = await person.press("e/file", on=listed.message)
    (field,) = opened.modal.fields
    return await person.submit({field.label: [Upload("game.json", content)]})


async def test_what_was_handed_out_is_opened_again(table: Bench) -> None:
    """The file of a finished game can be looked at, and the game counts nowhere."""
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(1))
    anna, dina = table["anna"], table["dina"]
    handed = (await anna.slash("game export", table=1)).message.files
    (content,) = handed.values()
    opened = await sent(dina, content)
    assert opened.ephemeral
    assert "Player 1" in opened.text
    assert {"board", "replay", "log", "turned"} <= live(opened.message)
    assert "play-on" not in live(opened.message)
    assert "What changed?" in str((await dina.press("Board", on=opened.message)).message.buttons)
    replay = await dina.press("Replay", on=opened.message)
    assert "table 2" in replay.text
    assert (await dina.press("Log", on=opened.message)).text
    turned = await dina.press("Where it turned", on=opened.message)
    assert "Player" in turned.text
    assert "table 2" not in (await anna.slash("game list")).text
    assert "no such table" in (await anna.slash("board", table=2)).text
    sheets = app_of(table).tables.statistics
    assert not (await sheets.of(dina.id)).games


async def test_an_unfinished_game_is_played_on_in_messages(table: Bench) -> None:
    """The person goes on in direct messages, with automas at the other seats, to the end."""
    anna = table["anna"]
    opened = await sent(anna, unfinished_file("quay", 6))
    assert "play-on" in live(opened.message)
    assert "automas in the other seats" in opened.text
    assert "turned" not in live(opened.message)
    begun = await anna.press("Play on as Player 2", on=opened.message)
    assert "direct messages" in begun.text
    await all_told(table)
    anna.go_to_dm()
    tables = app_of(table).tables
    it = await tables.finding.table(1)
    assert [seat.actor for seat in it.seats] == [None, anna.id]
    for _ in range(100):
        if (await tables.finding.table(1)).status is Status.ENDED:
            break
        await turn_at_once(table, anna, 1, Random(1))
        await all_told(table)
    assert "over" in anna.dms[-1].text.lower()
    assert not (await tables.statistics.of(anna.id)).games


async def test_a_team_s_game_is_played_on_as_a_whole(table: Bench) -> None:
    opened = await sent(table["anna"], unfinished_file("ghost_stories", 3))
    assert [it.label for it in opened.message.buttons][-1] == "Play on"
    assert "by yourself" in opened.text


@pytest.mark.parametrize("language", ["en-US", "ru"])
@pytest.mark.parametrize(
    "content", [b"no game", b"", b"[" * 100_000, unfinished_file("quay", 6)[:-9]]
)
async def test_what_is_no_game_is_refused_in_a_sentence(
    table: Bench, language: str, content: bytes
) -> None:
    anna = table["anna"]
    anna.user.locale = language
    told = (await sent(anna, content)).text
    assert ("/game export" if language != "ru" else "/игра файл") in told


async def test_a_large_file_is_not_even_fetched(table: Bench) -> None:
    assert "2 MB" in (await sent(table["anna"], b" " * (LARGEST + 1))).text


async def test_a_file_that_discord_has_lost(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "numbered", lambda files, number: None)
    assert "once more" in (await sent(table["anna"], unfinished_file("quay", 6))).text


async def test_it_is_opened_where_the_bot_is_no_member(table: Bench) -> None:
    """In a group of friends, only the person who sent the file sees the answer."""
    anna, boris = table["anna"], table["boris"]
    table.world.install(anna.user)
    group = table.world.add_group("friends", anna.user, boris.user)
    opened = await sent(anna.go(group), unfinished_file("quay", 6))
    assert opened.ephemeral
    assert not boris.messages(group)
