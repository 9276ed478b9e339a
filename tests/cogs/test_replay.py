"""Looking back: changes since one's last move, any moment of a game, the whole as a film."""

import io
from random import Random

import pytest
from PIL import Image

from cogs.buttons.looking import Seek
from cogs.look import replay
from cogs.pictures import films, painting
from render.kit.films import BLENDS
from rules.core import Event
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Entry, Refused, Why
from tables.table.opened import OpenTable
from tests.bench import Bench
from tests.cogs.house import all_told, app_of
from tests.cogs.playing import button, live, play_on, sit_down

DISCORD_LIMIT = 10 * 1024 * 1024


def entry(number: int, seat: int) -> Entry:
    events: list[Event] = []
    return Entry(number, 0, seat, None, "quay.choose", [], events, "", None, undone=False)


LINE = [entry(number, seat) for number, seat in enumerate((0, 0, 1, 1, 1, 0, 2))]


def test_where_turns_end() -> None:
    assert films.turn_ends([]) == [0]
    assert films.turn_ends(LINE[:1]) == [0, 1]
    assert films.turn_ends(LINE) == [0, 2, 5, 6, 7]


@pytest.mark.parametrize(
    ("at", "seek", "there"),
    [
        (3, "first", 0), (3, "turn-back", 2), (2, "turn-back", 0), (0, "turn-back", 0),
        (3, "back", 2), (0, "back", 0), (3, "on", 4), (7, "on", 7), (3, "turn-on", 5),
        (5, "turn-on", 6), (7, "turn-on", 7), (0, "last", 7), (4, "here", 4),
    ],
)  # fmt: skip
def test_seeks(at: int, seek: Seek, there: int) -> None:
    assert replay.sought(LINE, at, seek) == there


def test_long_games_are_thinned_with_their_ends() -> None:
    assert films.thinned([3, 4, 9], 5) == [3, 4, 9]
    few = films.thinned(range(2001), 60)
    assert len(few) == len(set(few)) == 60
    assert (few[0], few[-1]) == (0, 2000)


async def last_turn(table: Bench, person: Person) -> Seen:
    """Return the newest call, once everything is told."""
    await all_told(table)
    await table.quiet()
    messages = [m for m in person.messages() if "turn" in live(m) and not m.ephemeral]
    return messages[-1]


@pytest.mark.long
async def test_what_changed_since_my_last_move(table: Bench) -> None:
    anna, boris, dina = table["anna"], table["boris"], table["dina"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(11), turns=7)
    for person in (anna, boris, dina):
        person.go(thread)
    message = await last_turn(table, anna)
    seen = {
        person: (await person.press(button(message, "since"), on=message)).message
        for person in (anna, boris, dina)
    }
    asked = next(person for person in (anna, boris) if person.mention in message.text)
    waiting = boris if asked is anna else anna
    assert "Since your last move" in seen[asked].text
    assert waiting.user.name.title() in seen[asked].text or waiting.user.name in seen[asked].text
    assert len(seen[asked].images) == 1
    assert "Nothing has happened since" in seen[waiting].text
    assert not seen[waiting].images
    assert "In this round so far" in seen[dina].text
    again = (await dina.press(button(message, "since"), on=message)).message
    assert "Since you last looked" in again.text
    assert "Nothing has happened since" in again.text
    await play_on(table, thread, Random(12), turns=1)
    message = await last_turn(table, anna)
    later = (await dina.press(button(message, "since"), on=message)).message
    assert "Since you last looked" in later.text
    assert len(later.images) == 1


async def test_the_board_and_its_parts(table: Bench) -> None:
    anna = table["anna"]
    anna.user.locale = "ru"
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(13), turns=4)
    message = await last_turn(table, anna.go(thread))
    board = (await anna.press(button(message, "board"), on=message)).message
    (menu,) = board.selects
    assert menu.placeholder == "Показать ближе"
    whole = board.images
    part = (await anna.select(menu.custom_id, "Дом кланов", on=board)).message
    assert part.ephemeral
    assert part.images != whole
    back = (await anna.select(menu.custom_id, "Всё поле", on=part)).message
    assert back.images == whole


async def test_a_game_without_pictures_can_be_looked_at(table: Bench) -> None:
    anna = table["anna"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(14), turns=3)
    message = await last_turn(table, anna.go(thread))
    board = (await anna.press(button(message, "board"), on=message)).message
    assert "no pictures" in board.text
    seen = (await anna.press(button(board, "replay"), on=board)).message
    assert "Replay of table 1" in seen.text
    assert "film" not in " ".join(one.custom_id or "" for one in seen.buttons)
    assert (await anna.press(button(message, "since"), on=message)).text


@pytest.mark.long
async def test_a_finished_game_from_the_first_move_to_the_last(table: Bench) -> None:
    dina = table["dina"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(15), every=5)
    await all_told(table)
    dina.go(thread)
    end = await dina.sees("The game is over")
    *_, card, over, film = dina.messages()
    assert over.id == end.id
    assert len(card.images) == 1
    moving = Image.open(io.BytesIO(film.images[0]))
    assert 4 <= getattr(moving, "n_frames", 1) <= painting.FILM_FRAMES * (BLENDS + 1)
    assert len(film.images[0]) < DISCORD_LIMIT / 2
    seen = (await dina.press(button(end, "replay"), on=end)).message
    now = await app_of(table).tables.finding.table(1)
    assert f"move {now.decisions} of {now.decisions}" in seen.text
    assert len(seen.images) == 1
    seen = (await dina.press("« Turn", on=seen)).message
    await table.restart()
    seen = (await dina.press("‹ Move", on=seen)).message
    assert f"move {now.decisions}" not in seen.text
    (jump,) = seen.selects
    assert len(jump.options) <= 25
    second = next(option for option in jump.options if "Round 2" in option)
    seen = (await dina.select(jump.custom_id, second, on=seen)).message
    assert f"move {now.rounds[2]} of" in seen.text
    assert "Round 2" in seen.text
    seen = (await dina.press("⇤ First", on=seen)).message
    assert "The beginning" in seen.text
    greyed = [one.label for one in seen.buttons if one.disabled]
    assert greyed == ["⇤ First", "« Turn", "‹ Move"]
    own = await dina.press("Whole game as a film", on=seen)
    assert own.ephemeral
    assert getattr(Image.open(io.BytesIO(own.message.images[0])), "n_frames", 1) >= 4


@pytest.mark.long
async def test_a_replay_that_outlives_an_undo(table: Bench) -> None:
    """Its button names a move that was taken back, so it leads to the last move that is left."""
    anna, boris = table["anna"], table["boris"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    await play_on(table, thread, Random(16), turns=4)
    message = await last_turn(table, anna.go(thread))
    board = (await anna.press(button(message, "board"), on=message)).message
    seen = (await anna.press(button(board, "replay"), on=board)).message
    tables = app_of(table).tables
    before = await tables.finding.table(1)
    asked = await tables.undo.undo(1, anna.id, 1, before.decisions, press=1)
    assert asked.vote is not None
    await tables.voting.vote(1, boris.id, asked.vote.number, agree=True, press=2)
    now = await tables.finding.table(1)
    assert now.decisions == 1
    left = (await anna.press(f"e/step/1/{before.decisions}/back", on=seen)).message
    assert "move 0 of 1" in left.text


@pytest.mark.long
async def test_moments_before_a_correction_of_the_rules(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = table["anna"]
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(17), turns=4)
    past = OpenTable.past

    def corrected(self: OpenTable, to: int) -> object:
        if to < 4:
            raise Refused(Why.CORRECTED)
        return past(self, to)

    monkeypatch.setattr(OpenTable, "past", corrected)
    message = await last_turn(table, anna.go(thread))
    board = (await anna.press(button(message, "board"), on=message)).message
    seen = (await anna.press(button(board, "replay"), on=board)).message
    assert seen.images
    first = (await anna.press("⇤ First", on=seen)).message
    assert "rules were corrected" in first.text
    assert not first.images
    last = (await anna.press("Last ⇥", on=first)).message
    assert last.images


@pytest.mark.long
async def test_a_replay_in_words(table: Bench) -> None:
    anna = table["anna"]
    panel = (await anna.slash("settings")).message
    menu = next(one.custom_id for one in panel.selects if one.custom_id.endswith("text_only"))
    await anna.select(menu, "on", on=panel)
    thread = await sit_down(table, "ryozen", ["anna", "boris"])
    await play_on(table, thread, Random(18), turns=4)
    message = await last_turn(table, anna.go(thread))
    for verb in ("board", "since"):
        seen = (await anna.press(button(message, verb), on=message)).message
        assert not seen.images
    board = (await anna.press(button(message, "board"), on=message)).message
    assert "### 1. How the game stands" in board.text
    seen = (await anna.press(button(board, "replay"), on=board)).message
    assert not seen.images
    assert "Ryozen:" in seen.text
