"""A line of words gives a chain of answers: all of it, or a reason why not."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from cogs.layouts.kit import ENTRIES, ENTRY
from cogs.play.actions.completing import chains, sent, shown
from cogs.play.actions.sentences import only_meaning
from rules import new_game
from rules.core import Game
from tests.bonfire.stage import bonfire_until
from tests.cogs.lines import line, means, offered, refusal
from tests.languages import LANGUAGES
from tests.marks import all_but_first_long, long
from tests.ryozen.stage import A, B, stage


@pytest.fixture
def game() -> Game[Any]:
    """Stage a game: Anna holds an Archer, and opposite the Gates stands Boris's Merchant."""
    it = stage().hold(A, "archer").put(B, "merchant", "spot:altar:1").goods(A, 2, 2, 2)
    return it.begin(["place", A]).game


ARCHER = [["hand:archer"], ["spot:gates:2"]]


@pytest.mark.parametrize(
    ("typed", "answers"),
    [
        ("archer gates 2 hidden", [*ARCHER, ["cloaked"]]),
        ("Archer, Gates 2, cloaked!", [*ARCHER, ["cloaked"]]),
        ("the archer to the gates 2 in hidden", [*ARCHER, ["cloaked"]]),
        ("лучник врата 2 скрытно", [*ARCHER, ["cloaked"]]),
        ("archer врата 2 тайно", [*ARCHER, ["cloaked"]]),
        ("arhcer gtaes 2 openly merchant", [*ARCHER, ["revealed"], ["spot:altar:1"]]),
        ("archer gates 2 open skip apply", [*ARCHER, ["revealed"], [], ["apply"]]),
        ("archer gates 2 open apply", [*ARCHER, ["revealed"], [], ["apply"]]),
        ("apprentice palace coin", [["hand:apprentice"], ["palace"], ["resource:coin"]]),
        ("hand:archer spot:gates:2 cloaked -", [*ARCHER, ["cloaked"], []]),
        ("#3 #2 #2", [*ARCHER, ["cloaked"]]),
        ("Archer · Gates 2 · Cloaked for 1 coin: 2 influence", [*ARCHER, ["cloaked"]]),
    ],
)
def test_words_of_either_language(game: Game[Any], typed: str, answers: list[list[str]]) -> None:
    assert means(game, typed) == answers
    assert means(game, typed, "ru") == answers


def test_a_word_that_means_nothing_here(game: Game[Any]) -> None:
    said = refusal(game, "archer gates 2 yesterday")
    assert "“yesterday”" in said
    assert "Openly, or under a cloak?" in said
    assert "**Cloaked for 1 coin: 2 influence**" in said
    assert "Understood: Archer · Gates 2" in said
    assert "«вчера»" in refusal(game, "лучник врата 2 вчера", "ru")


def test_a_word_that_means_several_things(game: Game[Any]) -> None:
    said = refusal(game, "archer c hidden")
    assert "**Capital 1**" in said
    assert "**Clan House 1**" in said
    assert "Where does the Archer go?" in said


def test_of_spots_that_are_as_good_the_first_is_taken(game: Game[Any]) -> None:
    """Naming a sector is enough: the line takes its first spot without extra cost."""
    assert means(game, "archer gates hidden") == [["hand:archer"], ["spot:gates:1"], ["cloaked"]]
    assert means(game, "лучник алтарь скрытно", "ru")[1] == ["spot:altar:2"]


@pytest.mark.parametrize(
    "typed",
    [
        "please send my archer to the gates two, hidden",
        "I'd like to put the archer on the second spot of gates, cloaked",
        "отправь моего лучника ко вратам 2, скрытно",
        "хочу поставить лучника во врата на второе место, в плаще",
    ],
)
def test_a_sentence_is_understood_as_well(game: Game[Any], typed: str) -> None:
    language = "ru" if "л" in typed else "en"
    assert means(game, typed, language) == [*ARCHER, ["cloaked"]]


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        ("don't send the archer to gates 2", "en"),
        ("archer without gates 2", "en"),
        ("не отправляй лучника во врата 2", "ru"),
        ("лучник без врат 2", "ru"),
    ],
)
def test_a_no_is_never_passed_over(game: Game[Any], typed: str, language: str) -> None:
    assert refusal(game, typed, language)


@pytest.mark.parametrize(
    ("typed", "language"),
    [("archer to gates 2 without a cloak", "en"), ("лучник во врата 2 без плаща", "ru")],
)
def test_of_two_a_no_leaves_the_other(game: Game[Any], typed: str, language: str) -> None:
    assert means(game, typed, language) == [*ARCHER, ["revealed"]]


def test_what_is_not_legal_says_why_and_what_is(game: Game[Any]) -> None:
    said = refusal(game, "archer altar 1 hidden")
    assert "**Altar 1** is not possible now: Boris's Merchant stands there." in said
    assert "rulebook p. 6, “The main board”" in said
    assert "**Altar 2**" in said
    said = refusal(game, "лучник алтарь 1", "ru")
    assert "**Алтарь 1**: сейчас нельзя" in said


def test_nothing_may_follow_what_cannot_be_taken_back(game: Game[Any]) -> None:
    said = refusal(game, "apprentice clan house 1 open reveal merchant")
    assert "You have to confirm something before “merchant”" in said


def test_the_only_possible_answer_may_be_said_but_no_other() -> None:
    poor = stage().goods(A).begin(["place", A]).game
    assert means(poor, "apprentice gates 1 openly") == [["hand:apprentice"], ["spot:gates:1"]]
    assert "Too few coins" in refusal(poor, "apprentice gates 1 hidden")


def test_several_options_of_one_question() -> None:
    game = bonfire_until("bonfire.discard", more=2)
    labels = [option.label("en") for option in game.pending[0].options][:2]
    assert means(game, " & ".join(labels))[0] == list(game.pending[0].keys)[:2]
    assert means(game, "-")[0] == []


def test_too_few_options_are_counted() -> None:
    game = bonfire_until("bonfire.rewards", more=3)
    first = game.pending[0].options[0].label("en")
    assert refusal(game, first).startswith("Choose 2.")


# Completion


def test_beginnings_come_first_and_the_chain_goes_on(game: Game[Any]) -> None:
    assert offered(game) == ["Apprentice (×4)", "Warrior", "Archer"]
    found = offered(game, "arch")
    assert found[0] == "Archer"
    assert found[1] == "Archer · Gates 1"
    assert offered(game, "archer · gates 2 · clo") == [
        "Archer · Gates 2 · Cloaked for 1 coin: 2 influence",
        "Archer · Gates 2 · Cloaked · Apply",
        "Archer · Gates 2 · Cloaked · Do without",
    ]


def test_where_words_stop_making_sense_the_nearest_is_offered(game: Game[Any]) -> None:
    assert offered(game, "archer gates nine")[0] == "Archer · Gates 1 · Openly: 1 influence"
    assert "Лучник" in offered(game, "лучн", "ru")


def positions() -> Iterator[Game[Any]]:
    """Yield questions of random games."""
    for game_id, seats, seed, options in [
        ("ryozen", 3, 1, {"palace": False}),
        ("ryozen", 4, 2, {"palace": True}),
        ("bonfire", 3, 3, {}),
    ]:
        chance = Random(seed)
        game = new_game(game_id, seats=seats, options=options, seed=b"%d" % seed)
        while not game.over:
            choice = game.pending[0]
            if not chance.randrange(6):
                yield game
            keys = chance.sample(list(choice.keys), chance.randint(choice.least, choice.most))
            game.answer(choice.seat, choice, keys)


@pytest.mark.parametrize("share", [6, long(1)])
@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
def test_whatever_is_offered_is_understood(language: str, share: int) -> None:
    """Every completion can be read back, both as the value that Discord sends and as the name that
    a person may copy and type."""
    chance = Random(language)
    tried = 0
    for game in islice(positions(), 0, None, share):
        typed = ""
        for _ in range(2):
            chain = chance.choice(list(chains(line(game, language, explains=False), typed)))
            answers = [list(link.keys) for link in chain]
            name, value = shown(chain), sent(chain)
            assert len(name) <= ENTRY
            assert 0 < len(value) <= ENTRY
            assert means(game, value, language) == answers
            if not name.startswith("…"):
                assert told(game, name, language) == told(game, value, language)
            typed, tried = name, tried + 1
    assert tried > 100 / share


def told(game: Game[Any], typed: str, language: str) -> list[list[str]]:
    """Return the labels of the chosen options, since identical options have different keys."""
    it = line(game, language)
    chain = only_meaning(it.read(typed), it.reader).chain
    return [sorted(link.asked.labels[key] for key in link.keys) for link in chain]


NONSENSE = (
    *("gates", "2", "ship", "врата", "жетон", "open", "a1", "hand:", "a:b", "#1", "#99", ";:"),
    *("&", "·", "+", "-", "?", "'", '"', "**", "@everyone"),
)


@pytest.mark.parametrize("share", [6, long(1)])
@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
def test_any_nonsense_has_an_answer(language: str, share: int) -> None:
    """A typed line must cause neither a fault nor a hang, nor exceed Discord's limits."""
    chance = Random(4)
    for game in islice(positions(), 0, None, share):
        typed = " ".join(chance.choices(NONSENSE, k=chance.randint(1, 7)))
        assert len(offered(game, typed, language)) <= ENTRIES
        it = line(game, language)
        reading = it.read(typed)
        if not reading.meanings:
            assert refusal(game, typed, language)
