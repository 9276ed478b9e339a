"""Look-ups: cards with their pictures, and rules by topic, in both languages."""

import re
from functools import partial

import pytest

from cogs.layouts.kit import ENTRIES, ENTRY
from cogs.learn import cards, rules, searching
from cogs.presses.faults import Told
from cogs.rulebook import citing, contents
from cogs.words.texts import Texts
from render.painters import PAINTERS, face
from rules import GAMES
from tests.bench import Bench
from tests.cogs.house import app_of
from tests.cogs.playing import sit_down
from tests.languages import LANGUAGES

PLACE = re.compile(r"(?:[-a-z]+\.ru\.txt|base):\d+(-\d+)?(, \d+(-\d+)?)*")
ROOM = 1500  # most characters in a topic of the rules


@pytest.mark.parametrize("game", contents.games())
def test_every_topic_is_told_in_every_language(game: str) -> None:
    known = [contents.topics(game, language) for language in LANGUAGES]
    assert 25 <= len(known[0]) <= 4 * ENTRIES
    assert len({tuple(topics) for topics in known}) == 1
    for same in zip(*(topics.values() for topics in known), strict=True):
        assert len({topic.place for topic in same}) == 1
        assert PLACE.fullmatch(same[0].place), same[0].place
        assert len({topic.text for topic in same}) == len(LANGUAGES)
        for topic in same:
            assert 2 <= len(topic.title) <= ENTRY
            assert 60 <= len(topic.text) <= ROOM, topic.id
    for topics in known:
        assert len({topic.title for topic in topics.values()}) == len(topics)


@pytest.mark.parametrize(
    ("game", "place", "id"),
    [
        ("ryozen", "ryozen.ru.txt:412", "set-up"),
        ("ryozen", "ryozen.ru.txt:548", "placing"),
        ("ryozen", "ryozen.ru.txt:1095", "events"),
        ("bonfire", "bonfire.ru.txt:579", "procession"),
        ("bonfire", "bonfire.ru.txt:904", "elders"),
        ("ghost_stories", "base:6", "curse-die"),
        ("ghost_stories", "ghost-stories-white-moon.ru.txt:251", "crystals"),
    ],
)
def test_a_place_in_the_rulebook_leads_to_its_topic(game: str, place: str, id: str) -> None:
    topic = contents.at_place(game, place, "en")
    assert topic is not None
    assert topic.id == id


def test_a_place_in_another_book_leads_nowhere() -> None:
    assert contents.at_place("ryozen", "another.txt:5", "en") is None
    assert contents.at_place("ryozen", "", "en") is None


@pytest.mark.parametrize("game", PAINTERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(game: str, language: str) -> None:
    told = [face(game, key, language) for key in PAINTERS[game].known_keys()]
    assert all(one.title and one.kind for one in told)
    assert len({(one.title, one.kind, one.words) for one in told}) > len(told) // 2


def test_names_are_found_in_any_language_and_shown_in_ones_own() -> None:
    known = cards.cards("")
    for typed, language, name in (
        ("arche", "en", "Archer · Companion · Ryozen"),
        ("лучн", "en", "Archer · Companion · Ryozen"),
        ("ARCHE", "ru", "Лучник · Соратник · Рёдзен"),
        ("рёдз", "ru", None),
        ("редз", "ru", None),
    ):
        offered = searching.offered(typed, known, language)
        assert 1 <= len(offered) <= ENTRIES
        assert name is None or offered[0].name == name
        assert all(len(choice.name) <= ENTRY for choice in offered)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAINTERS)
def test_every_component_is_found_by_its_name_and_with_a_letter_wrong(
    game: str, language: str
) -> None:
    known = cards.cards(game)
    for value, names in known.items():
        title = names[language].partition(" · ")[0]
        found = searching.best(title, known, language)
        assert found is not None
        assert known[found][language].casefold().startswith(title.casefold()), value
        longest = max(re.findall(r"[^\W\d]+", title), key=len)
        if len(longest) > 5:
            wrong = longest[:2] + longest[3] + longest[2] + longest[4:]
            assert searching.best(wrong, known, language), wrong


@pytest.mark.parametrize(
    ("typed", "topic"),
    [
        ("majority", "ryozen/ties"), ("в один набор", "ryozen/shards"),
        ("countdwon", "bonfire/countdown"), ("portal notch", "bonfire/portals"),
    ],
)  # fmt: skip
def test_topics_are_found_by_what_they_tell(typed: str, topic: str) -> None:
    known = rules.topics("")
    texts = partial(rules.topic_texts, "")
    found = [choice.value for choice in searching.offered(typed, known, "en", texts)]
    assert topic in found


async def test_a_card_with_its_picture(table: Bench) -> None:
    anna = table["anna"]
    (choice, *_) = await anna.autocomplete("card", "name", "лучник")
    assert choice.name == "Archer · Companion · Ryozen"
    reply = await anna.slash("card", name=choice.value)
    assert reply.ephemeral
    assert len(reply.message.images) == 1
    by_hand = await anna.slash("card", name="archer")
    assert by_hand.message.images == reply.message.images
    assert "don't know that card" in (await anna.slash("card", name="xyzzy")).text
    assert "don't know that card" in (await anna.slash("card", name="archer", game="masks")).text
    anna.user.locale = "ru"
    assert [c.value for c in await anna.autocomplete("card", "game", "рёд")] == ["ryozen"]


async def test_a_card_in_words(table: Bench) -> None:
    anna = table["anna"]
    panel = (await anna.slash("settings")).message
    menu = next(one.custom_id for one in panel.selects if one.custom_id.endswith("text_only"))
    await anna.select(menu, "on", on=panel)
    reply = await anna.slash("card", name="archer")
    assert not reply.message.images
    assert "Companion: Archer" in reply.text


async def test_reading_the_rules(table: Bench) -> None:
    anna = table["anna"]
    anna.user.locale = "ru"
    contents = (await anna.slash("rules", game="ryozen")).message
    assert "Рёдзен: правила вкратце" in contents.text
    turn = (await anna.select(contents.selects[0].custom_id, "Ход по шагам", on=contents)).message
    assert "книга правил, с. 13, «Ход игрока»" in turn.text
    after = (await anna.press("Дальше ›", on=turn)).message
    assert "Откровения в начале хода" in after.text
    back = (await anna.press("‹ Назад", on=after)).message
    assert "Ход по шагам" in back.text
    await table.restart()
    contents = (await anna.press("Оглавление", on=back)).message
    other = next(menu for menu in contents.selects if menu.custom_id.startswith("e/rules-of"))
    bonfire = (await anna.select(other.custom_id, "Костёр", on=contents)).message
    assert "Костёр: правила вкратце" in bonfire.text


async def test_a_topic_by_name(table: Bench) -> None:
    anna = table["anna"]
    offered = await anna.autocomplete("rules", "topic", "подсч", game="bonfire")
    assert [choice.value for choice in offered] == ["bonfire/scoring"]
    assert "Final scoring" in (await anna.slash("rules", topic="bonfire/scoring")).text
    assert "no such topic" in (await anna.slash("rules", topic="xyzzy")).text
    unknown = (await anna.slash("rules", game="quay")).text
    assert "Choose from: " in unknown
    assert "Ryozen" in unknown


async def test_the_rules_of_what_one_plays_come_first(table: Bench) -> None:
    await sit_down(table, "ryozen", ["anna", "boris"])
    assert "Ryozen: the rules" in (await table["anna"].slash("rules")).text
    first = Texts("en").game(contents.games()[0])
    assert f"{first}: the rules" in (await table["clara"].slash("rules")).text


def test_rules_are_told_of_known_games_only() -> None:
    assert set(contents.games()) <= set(GAMES)


async def test_a_refusal_leads_to_the_rule(table: Bench) -> None:
    """A refused answer gets a button that opens the rule. The refusal is made up here, since
    buttons offer only what is allowed."""
    anna = table["anna"]
    app = app_of(table)

    async def refuse(*args: object, **named: object) -> None:
        help = citing.rule_button("ryozen", "ryozen.ru.txt:548", Texts("en"))
        raise Told("The Palace takes nobody under a cloak.", help)

    route = app.router.routes["rules"]
    app.router.routes["rules"] = route._replace(handler=refuse)
    thread = await sit_down(table, "quay", ["anna", "boris"])
    called = await anna.go(thread).sees(lambda seen: bool(seen.buttons))
    board = (await anna.press("Board", on=called)).message
    refused = (await anna.press("Rules", on=board)).message
    app.router.routes["rules"] = route
    assert [one.label for one in refused.buttons] == ["Rules: Placing a companion"]
    told = (await anna.press("Rules: Placing a companion", on=refused)).message
    assert "Take a companion from your hand" in told.text
    assert citing.rule_button("quay", "quay.txt:1", Texts("en")) is None


async def test_looking_back_by_commands(table: Bench) -> None:
    anna = table["anna"]
    thread = await sit_down(table, "quay", ["anna", "boris"])
    anna.go(thread)
    assert "Nothing has happened since" in (await anna.slash("since")).text
    assert "Replay of table 1" in (await anna.slash("replay", table=1)).text
