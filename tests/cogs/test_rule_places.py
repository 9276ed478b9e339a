"""References to the box's own rulebook, and the topic that explains each question."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import locales
import rules
from cogs.rulebook import citing, contents, pages
from cogs.words.texts import Texts
from render.painters import PAINTERS
from rules import GAMES
from rules.bonfire import why
from rules.ryozen import why as ryozen_why
from tables import Settings
from tests.languages import LANGUAGES

GAMES_TOLD = contents.games()
QUOTED = re.compile(r"[-_a-z]+\.ru\.txt:\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*")
LINE = re.compile(r"\b\d{2,4}\b")  # the number of a rulebook's line
SCREEN = 90  # characters read at a glance


def cited() -> set[str]:
    """Return every place that the code and the topics of these games cite."""
    folders = (Path(rules.__file__).with_name(game) for game in GAMES_TOLD)
    files = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py")]
    quoted = {place for text in files for place in QUOTED.findall(text)}
    for game, file in (("ryozen", ryozen_why.__file__), ("bonfire", why.__file__)):
        text = Path(file).read_text("utf-8")
        quoted |= {f"{game}.ru.txt:{line}" for line in LINE.findall(text)}
    topics = (contents.topics(game, "en").values() for game in GAMES_TOLD)
    return quoted | {topic.place for known in topics for topic in known}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_that_is_cited_is_told_as_a_page_and_a_section(language: str) -> None:
    t, quoted = Texts(language), cited()
    assert len(quoted) > 150
    for place in quoted:
        book, spans = pages.spans(place)
        known = pages.book(book)
        assert known is not None, place
        told = pages.place_told(place, t)
        for span in spans:
            for line in span:
                assert known.at(line) is not None, place
            at = known.at(span[0])
            assert at is not None
            assert pages.section_name(book, at, language) in told
            assert all(str(page) in told for page in at.pages[:1])
            assert str(span[0]) not in re.findall(r"\d+", told) or span[0] <= at.pages[-1]
        assert ".txt" not in told


@pytest.mark.parametrize("game", GAMES_TOLD)
def test_pages_go_on_as_the_lines_do(game: str) -> None:
    shelf = pages.shelf(game)
    assert shelf is not None
    for book in shelf.books.values():
        for section in book.section:
            assert all(page == section.pages[0] + 1 for page in section.pages[1:])
            assert len(section.pages) <= 2
        for before, after in pairwise(book.section):
            assert before.line < after.line
            assert before.pages or not after.pages, "a supplement without pages comes last"
            if not after.pages:
                continue
            assert before.pages[0] <= after.pages[0]
            assert before.pages[-1] <= after.pages[-1]
            assert after.pages[0] <= before.pages[-1] + 1, "no page is left out"


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("ryozen.ru.txt:412", "rulebook pp. 10–11, “Set-up”"),
        ("ryozen.ru.txt:530", "rulebook p. 13, “Placing a companion”"),
        ("ryozen.ru.txt:509-566", "rulebook p. 13, “A player's turn”"),
        ("ryozen.ru.txt:585", "rulebook p. 14, “Resolving the events”"),
        ("ryozen.ru.txt:764-766", "rulebook p. 18, “Reference: Phoenix Palace”"),
        ("ryozen.ru.txt:511, 971", "rulebook p. 13, “A player's turn”; p. 21, “Revelation cards”"),
        ("ryozen.ru.txt:611, 615", "rulebook p. 14, “Majority bonus”"),
        ("ryozen.ru.txt:587-631", "rulebook pp. 14–15, “Night rewards” to “Dawn phase”"),
        ("bonfire.ru.txt:406", "rulebook p. 7, “I. Place a fate tile”"),
        ("bonfire.ru.txt:624", "rulebook p. 10, “Recruit a gnome”"),
        ("bonfire.ru.txt:888", "rulebook p. 14, “Appendix II. The High Council”"),
        ("ryozen-solo.ru.txt:82-92", "rulebook “Solo: Clan House”"),
        ("candelabria.ru.txt:539", "rulebook pp. 9–10, “Manoeuvre”"),
        ("candelabria.ru.txt:677", "rulebook p. 11, “Battles”"),
        ("candelabria.ru.txt:1266", "rulebook “Receiving quests”"),
        ("base:7", "no rulebook here; our account, “Exorcism”"),
        ("ghost-stories-white-moon.ru.txt:143", "rulebook “Rescue”"),
        ("elsewhere.txt:5", "rulebook"),
        ("", "rulebook"),
    ],
)
def test_a_place_as_a_player_would_look_it_up(place: str, told: str) -> None:
    assert pages.place_told(place, Texts("en")) == told


def test_a_place_in_russian() -> None:
    told = pages.place_told("ryozen.ru.txt:585", Texts("ru"))
    assert told == "книга правил, с. 14, «Розыгрыш событий»"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES_TOLD)
def test_places_of_topics_are_short(game: str, language: str) -> None:
    for topic in contents.topics(game, language).values():
        parts = pages.place_told(topic.place, Texts(language)).split("; ")
        assert len(parts) <= 4, topic.id
        assert all(len(part) <= SCREEN for part in parts), topic.id


# Topics of questions


def questions(game: str) -> set[str]:
    """Return all questions of a game that have a sentence."""
    asked = (id.removeprefix("ask-") for id in locales.ids(f"{game}/game") if id.startswith("ask-"))
    return set(asked)


@pytest.mark.parametrize("game", GAMES_TOLD)
def test_every_question_leads_to_a_topic(game: str) -> None:
    shelf, known = pages.shelf(game), contents.topics(game, "en")
    assert shelf is not None
    assert set(shelf.questions) == questions(game)
    for _, options in GAMES[game].variants():
        for question in questions(game):
            assert contents.explaining(game, f"{game}.{question}", options) in known
    settings = {setting.id for mode in GAMES[game].modes.values() for setting in mode.settings}
    assert set(shelf.options) <= settings
    for instead in shelf.options.values():
        assert set(instead) <= set(shelf.questions)


@pytest.mark.parametrize("game", GAMES_TOLD)
def test_components_that_ask_are_known(game: str) -> None:
    shelf = pages.shelf(game)
    assert shelf is not None
    assert set(shelf.cards) <= set(shelf.questions)
    known = PAINTERS[game].known_keys() if game in PAINTERS else ()
    assert set(shelf.cards.values()) <= set(known)


def test_an_option_has_topics_of_its_own() -> None:
    assert contents.explaining("ryozen", "ryozen.palace", {"palace": False}) == "palace"
    assert contents.explaining("ryozen", "ryozen.palace", {"palace": True}) == "tower"


def test_a_game_without_rules_has_no_button() -> None:
    assert citing.question_button(Settings(game="quay", seats=2), "quay.load", Texts("en")) is None
    assert contents.asking("quay", "quay.load") is None
