"""Solo: the features common to all four stories. (ryozen-solo.ru.txt:28-30, 108, 124-130,
148-152)"""

import pytest

from rules.core import Game, Message
from rules.ryozen import book
from rules.ryozen.solo import Special
from rules.ryozen.state import State
from rules.ryozen.story.parts import ACT, DECKS, OPTION
from tests.ryozen.stage import A, B, tale
from tests.ryozen.story.scenes import DEBT, DROWNED, EMBERS, FROZEN, chooses, later, reads


def opened(deck: str) -> State:
    game = Game(book, book.setup(1, {"mode": "story", "deck": deck, "difficulty": "medium"}), b"x")
    game.start()
    game.answer(0, game.pending[0], game.pending[0].keys[:1])
    return game.state


@pytest.mark.parametrize(
    ("deck", "clan", "pair"),
    [
        (EMBERS, "orange", ("trickster", "bard")),
        (DEBT, "purple", ("merchant", "organizer")),
        (DROWNED, "green", ("pathfinder", "seer")),
        (FROZEN, "blue", ("night_agent", "archer")),
    ],
)
def test_the_clan_and_its_first_stack(deck: str, clan: str, pair: tuple[str, str]) -> None:
    """ryozen-solo.ru.txt:108, 124-132"""
    s = opened(deck)
    assert s.players[B].clan == clan
    assert s.players[A].clan not in ("", clan)
    assert sorted(s.players[B].hand) == sorted(["apprentice"] * 3 + ["warrior", *pair])
    assert s.box.count(f"{clan}:apprentice") == 2


def test_an_unseen_story_is_one_of_the_four() -> None:
    """ryozen-solo.ru.txt:126"""
    decks = set()
    for seed in range(30):
        game = Game(book, book.setup(1, {"mode": "story", "deck": "unseen"}), b"%d" % seed)
        game.start()
        assert game.state.story
        decks.add(game.state.story.deck)
        assert game.state.players[B].clan == DECKS[game.state.story.deck].clan
    assert decks == set(DECKS)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("act", [1, 2, 3])
def test_each_round_has_its_act(deck: str, act: int) -> None:
    """ryozen-solo.ru.txt:130, 150: the act is read before the events are foretold."""
    staged = tale(deck, act).shards(A, coral=1).shards(B, 1, 0, 1).favour(A, 5)
    scene = reads(staged)
    assert scene.s.events == [""] * 4
    assert scene.choice.about == {"act": f"act:{DECKS[deck].acts[act - 1].id}"}
    view = scene.game.view(0)["story"]
    assert view["key"] == f"story:{deck}"
    assert len(view["acts"]) == act


def test_rules_hold_until_the_end_of_the_round() -> None:
    """ryozen-solo.ru.txt:150"""
    scene = chooses(tale(EMBERS, 1), "join_the_dance")
    assert scene.s.special == [Special("cloak_cost", 0, B)]
    later(scene, ["day"]).asks(A, "act")
    assert scene.s.special == [Special("strike_bonus", 1, A, "", "favour")]


def test_an_options_rule_takes_the_place_of_the_acts() -> None:
    scene = chooses(tale(EMBERS, 2), "search_the_crowd")
    assert scene.s.special == [Special("strike_bonus", 2, A, "", "favour")]
    both = chooses(tale(EMBERS, 2), "light_every_lamp")
    assert both.s.special == [
        Special("strike_bonus", 1, A, "", "favour"),
        Special("no_cloak", 0, B),
    ]


def test_an_objective_is_judged_once() -> None:
    scene = later(
        chooses(tale(EMBERS, 3), "accuse_aloud"), ["judge", "night_end"], ["judge", "night_end"]
    )
    assert scene.favour(B) == 8
    view = scene.game.view(0)["story"]
    assert view["objectives"] == [
        {"key": "option:accuse_aloud", "moment": "night_end", "met": False}
    ]


def test_objectives_are_judged_at_their_moments() -> None:
    """One objective is judged after the Palace's reward, another at dawn before the final
    scoring."""
    staged = tale(EMBERS, 3).put(A, "warrior", "palace")
    scene = later(chooses(staged, "accuse_aloud"), ["night"])
    while not scene.over:
        scene.take(scene.keys[0])
    order = ("palace-reward", "objective-met", "dawn")
    assert [event for event in scene.told if event in order] == list(order)
    staged = tale(FROZEN, 3).put(A, "warrior", "palace")
    dawn = later(chooses(staged, "catch_it"), ["night"])
    while not dawn.over:
        dawn.take(dawn.keys[0])
    order = ("dawn", "objective-met", "final")
    assert [event for event in dawn.told if event in order][:3] == list(order)


@pytest.mark.parametrize(
    "option", [option.id for deck in DECKS.values() for option in deck.acts[2].options]
)
@pytest.mark.parametrize("mine", [90, 0])
def test_each_story_has_an_end(option: str, mine: int) -> None:
    deck = next(id for id, deck in DECKS.items() if option in [o.id for o in deck.acts[2].options])

    def chosen(s: State) -> None:
        assert s.story
        s.story.options.append(option)

    staged = tale(deck, 3).goods(A).goods(B).shards(A).shards(B).favour(B, 50).favour(A, mine)
    scene = staged.edit(chosen).begin(["final_scoring"])
    result = scene.game.result
    assert result
    assert result.won is (mine == 90)
    assert result.reason == f"ending-{option}-{'won' if result.won else 'lost'}"
    for language in ("en", "ru"):
        assert book.speaker(language).say(Message(result.reason))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_is_told(language: str) -> None:
    """Each act has two or three sentences of prose, and each option and change has words."""
    say = book.speaker(language).say
    for id, act in ACT.items():
        prose = say(Message(f"act-{id}"))
        assert 3 <= sum(prose.count(mark) for mark in (". ", "? ", "! ")) + 1 <= 4
        assert say(Message(f"twist-{id}"))
        assert act.options
        assert all(say(Message(f"recall-{flag}")) for flag in act.recalls)
    for id in OPTION:
        assert say(Message(f"told-{id}"))
        assert say(Message(f"twist-{id}"))
