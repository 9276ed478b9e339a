"""A whole game over the real client, from /game new to the last look back, with everything that can
happen."""

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from cogs.pictures import painting
from render import painters
from rules.core import Game, Undo
from rules.core.save import SavedGame
from tests.cogs.evening import Evening
from tests.cogs.house import app_of, at_home
from tests.cogs.playing import exported, prefer
from tests.cogs.witness import (
    EVERYBODY,
    Recorder,
    assert_described,
    assert_languages,
    position,
)
from tests.marks import long

SEED = b"whole games"
ALL = 1000  # steps; more than any game has
SECRET = "Nobody knows that I will build first"
LANGUAGE_NAMES = ("English", "Русский")
SEATS = {"ryozen": ["anna", "boris", "clara"], "bonfire": ["anna", "boris", "clara", "dina"]}
CALLED_BY_MESSAGE = GUEST = "boris"
NEWCOMER, ONLOOKER, READER = "emil", "fred", "gina"
PEOPLE = ("anna", "boris", "clara", "dina", NEWCOMER, ONLOOKER, READER)

# One turn in so many is played by presses; so many steps are replayed.
played = pytest.mark.parametrize(
    ("game", "every", "steps"),
    [("ryozen", 12, 10), long("ryozen", 1, ALL), long("bonfire", 1, ALL)],
)


def everybody_speaks(evening: Evening, language: str, **others: str) -> None:
    evening.table.guild.locale = "ru" if language == "ru" else "en-US"
    for name, person in evening.table.people.items():
        person.user.locale = others.get(name, language)


async def play_evening(evening: Evening, every: int, steps: int) -> None:
    """Play with one person called by message, and everybody else in the thread."""
    table = evening.table
    await prefer(table[CALLED_BY_MESSAGE], "pings", "messages")
    await evening.gather(table[ONLOOKER], table[READER])
    await evening.turns(9)
    await evening.hesitate()
    await evening.undo(agreed=True)
    await evening.note(SECRET)
    await evening.restart()
    await evening.undo(agreed=False)
    await evening.turns(7)
    await evening.hand_over(table[NEWCOMER])
    await evening.hesitate()
    assert await evening.turns(every=every) > 10
    await evening.look_back(table[NEWCOMER], steps)
    assert not app_of(table).faults.latest()


@pytest.fixture
def recorders(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Recorder]:
    """Replace the painters by ones that remember their pictures."""
    made = {game: Recorder(painter) for game, painter in painters.PAINTERS.items()}
    for game, recorder in made.items():
        monkeypatch.setitem(painters.PAINTERS, game, recorder)
    painting.covered.cache_clear()  # a cover drawn before would not be remembered
    return made


@pytest.fixture(autouse=True)
def _silent_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail for each warning that our own code has logged."""
    yield
    ours = ("cogs.", "tables.", "db.", "render.", "asyncio")
    for when in ("setup", "call"):
        loud = [it for it in caplog.get_records(when) if it.levelno >= logging.WARNING]
        assert not [it.getMessage() for it in loud if it.name.startswith(ours)]


@played
async def test_a_whole_game_in_english(
    game: str, every: int, steps: int, tmp_path: Path, recorders: Mapping[str, Recorder]
) -> None:
    async with at_home(tmp_path, PEOPLE, seed=SEED) as table:
        evening = Evening(table, game, SEATS[game], Random(1))
        await play_evening(evening, every, steps)
        saved = await exported(evening.people[0])
    assert_languages(evening.witness, dict.fromkeys((EVERYBODY, *PEOPLE), "en"), LANGUAGE_NAMES)
    assert_nothing_leaks(evening, recorders[game], saved)
    for sight in evening.witness.sights:
        assert_described(sight)


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
async def test_a_whole_game_in_russian_with_an_english_guest(game: str, tmp_path: Path) -> None:
    async with at_home(tmp_path, PEOPLE, seed=SEED) as table:
        evening = Evening(table, game, SEATS[game], Random(2))
        everybody_speaks(evening, "ru", **{GUEST: "en-US", READER: "en-US"})
        await play_evening(evening, every=1, steps=12)
    spoken = dict.fromkeys((EVERYBODY, *PEOPLE), "ru") | {GUEST: "en", READER: "en"}
    names = [person.user.display for person in table.people.values()]
    assert_languages(evening.witness, spoken, (*names, SECRET, *LANGUAGE_NAMES))


@pytest.mark.long
@pytest.mark.parametrize("game", SEATS)
async def test_a_whole_game_by_words_alone(game: str, tmp_path: Path) -> None:
    async with at_home(tmp_path, PEOPLE, seed=SEED) as table:
        evening = Evening(table, game, SEATS[game], Random(3))
        for person in table.people.values():
            await prefer(person, "text_only", "on")
        await play_evening(evening, every=1, steps=12)
    for sight in evening.witness.sights:
        assert_described(sight)
        assert not sight.images or sight.reader in (EVERYBODY, READER)


def assert_nothing_leaks(evening: Evening, recorder: Recorder, saved: SavedGame) -> None:
    """Check that spectators saw public pictures and lines alone.

    Notes, panels and the seed are nobody else's business.
    """
    everybody = {position(game.view(None)) for game in moments(evening.game, saved)}
    witness, confirm = evening.witness, evening.t("panel-confirm")
    public = witness.by(EVERYBODY, ONLOOKER, READER)
    pictures = [(image, sight.text) for sight in public for image in sight.images]
    assert len(pictures) > len(evening.people)
    assert not [text for image, text in pictures if not recorder.shows_only(image, everybody)]
    assert not [sight for sight in public if confirm in sight.buttons]
    readers = {sight.reader for sight in witness.sights if SECRET in "".join(sight.words())}
    assert readers == {evening.writer.user.name}
    over = next(n for n, it in enumerate(witness.sights) if evening.t.news("ended") in it.text)
    assert not [it for it in witness.sights[:over] if saved.seed in "".join(it.words())]
    told = {line for it in public if it.place == evening.thread.id for line in it.text.splitlines()}
    told |= {line.removeprefix("-# ").lstrip("↩↪ ") for line in told}
    gallery = [it.text.splitlines() for it in public if it.place == evening.gallery.id]
    assert gallery
    sentences = [line for lines in gallery for line in lines[1:] if not line.startswith("-# ")]
    story = " ".join(told)
    assert not [line for line in sentences if line.strip("_.").split(" (")[0] not in story]


def moments(game: str, saved: SavedGame) -> Iterator[Game[Any]]:
    """Yield every position that ever stood, even those that were undone."""
    played = rules.new_game(
        game, seats=saved.seats, options=saved.options, seed=bytes.fromhex(saved.seed)
    )
    yield played
    for row in saved.log:
        if isinstance(row, Undo):
            played.rewind(row.to, by=row.by)
        else:
            choice = played.choice_for(row.seat)
            assert choice is not None
            played.answer(row.seat, choice, row.keys)
        yield played
