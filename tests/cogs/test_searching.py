"""Looks things up by what people really type."""

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random

import pytest

from cogs.layouts.kit import ENTRIES, ENTRY
from cogs.learn import cards, rules, searching
from cogs.learn.searching import Named
from cogs.words import matching
from tests.languages import LANGUAGES
from tests.marks import all_but_first_long

MOST_LOOKS = 200_000  # compared pairs of words: about 100 ms of work
KINDS: dict[str, tuple[Callable[[str], Named], Callable[[str], Named]]] = {
    "card": (cards.cards, cards.card_texts),
    "rules": (rules.topics, rules.topic_texts),
}


def found(command: str, typed: str, language: str, game: str = "") -> list[str]:
    known, texts = KINDS[command]
    choices = searching.offered(typed, known(game), language, partial(texts, game))
    return [choice.value for choice in choices]


@pytest.mark.parametrize("language", all_but_first_long(LANGUAGES))
@pytest.mark.parametrize(
    ("command", "typed", "wanted"),
    [
        ("card", "worker", "ryozen/companion:merchant"),
        ("card", "рабочий", "ryozen/companion:merchant"),
        ("card", "рабочего", "ryozen/companion:merchant"),
        ("card", "VP", "ryozen/favour"),
        ("card", "points", "ryozen/favour"),
        ("card", "points", "bonfire/piece:points"),
        ("card", "очки", "ryozen/favour"),
        ("card", "очки", "bonfire/piece:points"),
        ("card", "gnome", "bonfire/gnome:master_01"),
        ("card", "гном", "bonfire/gnome:elder_1"),
        ("card", "феникс", "ryozen/palace"),
        ("card", "замок", "ryozen/palace"),
        ("card", "стражу", "ryozen/companion:guard"),
        ("card", "глашатаем", "ryozen/piece:herald"),
        ("card", "костер", "bonfire/piece:great_bonfire"),
        ("card", "Костёр", "bonfire/piece:bonfire"),
        ("card", "rjcnth", "bonfire/piece:bonfire"),
        ("card", "kexybr", "ryozen/companion:archer"),
        ("card", "фксрук", "ryozen/companion:archer"),
        ("card", "archcr", "ryozen/companion:archer"),
        ("card", "послушнк", "bonfire/piece:novice"),
        ("card", "boat", "bonfire/piece:ship"),
        ("rules", "VP", "ryozen/scoring"),
        ("rules", "очки", "bonfire/scoring"),
        ("rules", "hire", "ryozen/hiring"),
        ("rules", "hit", "ryozen/strike"),
        ("rules", "атака", "ryozen/strike"),
        ("rules", "ничью", "ryozen/ties"),
        ("rules", "tiebreaker", "bonfire/tie"),
        ("rules", "yfqv", "ryozen/hiring"),
        ("rules", "quest", "bonfire/receive-task"),
    ],
)
def test_things_are_found_by_other_words_and_with_slips(
    command: str, typed: str, wanted: str, language: str
) -> None:
    assert wanted in found(command, typed, language)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("archer", "ryozen/companion:archer"),
        ("archcr", "ryozen/companion:archer"),
        ("herald", "ryozen/piece:herald"),
        ("novice", "bonfire/piece:novice"),
        ("points", "bonfire/piece:points"),
        ("ship", "bonfire/piece:ship"),
        ("island", "bonfire/island:isle_flower_nw"),
        ("task", "bonfire/token:task"),
    ],
)
def test_the_thing_itself_comes_before_what_only_mentions_it(typed: str, first: str) -> None:
    assert found("card", typed, "en")[0] == first


def test_short_words_are_not_mistaken_for_others() -> None:
    """`ship` is not `shop`, and `hire` is not `fire`."""
    assert "ryozen/sector:springs" not in found("card", "ship", "en")
    assert not [value for value in found("card", "hire", "en") if "great_bonfire" in value]


def test_nothing_is_found_by_nonsense() -> None:
    for typed in ("xyzzy", "щщщщ", "ghjklghjkl"):
        assert not found("card", typed, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_one_name_are_told_apart(language: str) -> None:
    for game in cards.pictured():
        names = [names[language] for names in cards.cards(game).values()]
        assert len(set(names)) == len(names)


def test_synonyms_lead_to_something() -> None:
    """Each synonym stands for a word that finds a card or a topic of the rules."""
    known = [*cards.cards("").values(), *rules.topics("").values()]
    for ours, theirs in searching.synonyms():
        assert theirs
        assert any(list(searching.distances([ours], names)) for names in known), ours


def test_the_other_keyboard_is_the_same_both_ways() -> None:
    assert matching.other_keyboard("rjcnth") == "костер"
    assert matching.other_keyboard("rjcn`h") == "костёр"
    for typed in ("rjcnth", "[jlbn", "фксрук"):
        assert matching.other_keyboard(matching.other_keyboard(typed)) == typed


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", KINDS)
def test_looking_up_never_takes_long(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts of any kind and length are compared with names a limited number of times."""
    looks, apart = count(), matching.apart

    def counted(typed: str, meant: str) -> float | None:
        next(looks)
        return apart(typed, meant)

    monkeypatch.setattr(matching, "apart", counted)
    chance = Random(1)
    letters = "aeioustrnl оеаинтсрвл"
    noise = ["".join(chance.choices(letters, k=length)) for length in (3, 12, 60, 6000)]
    worst = [
        "",
        "a",
        "of " * 2000,
        "points " * 900,
        "рабочего " * 700,
        "companion guardian vp gnome",
    ]
    for typed in (*noise, *worst):
        before = next(looks)
        assert len(found(command, typed, language)) <= ENTRIES
        assert next(looks) - before < MOST_LOOKS, typed[:ENTRY]


def test_a_slip_is_nearer_than_another_word_with_the_same_beginning() -> None:
    assert found("card", "warior", "en")[0].rpartition(":")[2] == "warrior"


@pytest.mark.parametrize("here", ["ryozen", "candelabria"])
def test_what_is_played_here_comes_before_its_like(here: str) -> None:
    named = cards.cards("")
    for typed in ("warrior", "warior", "воин"):
        assert searching.best(typed, named, "en", here=here) == {
            "ryozen": "ryozen/companion:warrior", "candelabria": "candelabria/role:warrior",
        }[here]  # fmt: skip
