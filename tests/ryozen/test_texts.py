"""Everything that Ryozen says is said in both languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.core import Event, Game, Message
from rules.ryozen import book
from rules.ryozen.state import State
from rules.ryozen.story.parts import DECKS
from tests.rules.listening import Listener, alike_in_both_languages
from tests.ryozen.stage import A, B, Scene, Stage, alone, stage, tale

GAMES = 8  # games of each variant

# Prefixes of messages about foresight, hints and prepared answers, which plain games do not say.
ELSEWHERE = ("only-", "unknown-", "worth-", "standing-", "until-", "aim-", "clock-")


def ended(staged: Stage, option: str) -> Stage:
    """Make this option the last one chosen."""

    def chosen(s: State) -> None:
        assert s.story
        s.story.options.append(option)

    return staged.edit(chosen)


def ends() -> Iterator[Scene]:
    """Yield games against the Basilisk that end in each way, and stories that are won."""
    for deck, told in DECKS.items():
        for option in told.acts[2].options:
            yield ended(tale(deck, 3), option.id).favour(A, 200).begin(["final_scoring"])
    for mine, first in ((30, A), (20, A), (20, B), (10, A)):
        staged = alone().goods(A).goods(B).favour(A, mine).favour(B, 20).first(first)
        yield staged.heralds(first, 1 - first).shards(1 - first, 1).begin(["final_scoring"])


def games() -> Iterator[tuple[Game[Any], Random]]:
    for seats, options in book.variants():
        for number in range(GAMES):
            seed = f"texts {number}".encode()
            yield Game(book, book.setup(seats, options), seed), Random(number)


def rare() -> Iterator[Scene]:
    """Yield scenes that random games hardly reach."""
    mercy = stage().put(B, "bard", "spot:gates:1").cards(A, "mercy_coral").begin(["place", A])
    yield mercy.take("hand:warrior", "spot:gates:2", "revealed", "spot:gates:1")
    yield mercy.take("resource:coin")
    built = ("owl_bay", "fire_cape", "craftsville", "stronghold", "town_hall", "bandit_den")
    altar = stage().villages(*built, "altar_tile").explorer(A, 7).begin(["altar", A])
    yield altar.take("village:7")
    yield (
        stage()
        .villages("craftsville")
        .explorer(A, 1)
        .hold(A, "pathfinder")
        .begin(["ability", A, "pathfinder", "spot:gates:1"])
    )
    nobody = stage().cards(A, "offering_wealth", "rainbow").begin(["turn", A])
    yield nobody


def test_both_languages_say_the_same() -> None:
    alike_in_both_languages("ryozen")


@pytest.mark.long
def test_all_is_said_and_nothing_is_unused() -> None:
    listener = Listener(book, r"ryozen(-solo)?\.ru\.txt:\d+")
    for game, chance in games():
        listener.game(game, chance)
    for scene in ends():
        assert scene.game.result
        listener.hear(Message(scene.game.result.reason))
    listener.hear(book.name("enemy"))
    for key in (key for keys in book.milestones.values() for key in keys):
        listener.hear(book.name(key))
    won, lost = {"number": 50, "other": 40}, {"number": 40, "other": 50}
    listener.events([Event("outcome-won", {**won}), Event("outcome-lost", {**lost})])
    for scene in rare():
        listener.events(scene.events)
        listener.question(scene.choice)
    assert not list(listener.unused(*ELSEWHERE))
