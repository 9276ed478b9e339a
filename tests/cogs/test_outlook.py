"""The outlook of a draft tells its effects beforehand, and no secrets."""

import re
from random import Random
from typing import Any

import pytest

from cogs.words.foresight import outlook
from cogs.words.texts import Texts
from render.kit.look import Look
from render.painters import PAINTERS
from rules import new_game
from rules.core import Foresight, foresee
from rules.play import random_answer
from rules.promises import imagined
from tests.bench import Bench
from tests.cogs.house import all_told
from tests.cogs.lines import PEOPLE
from tests.cogs.playing import button, called, draw_up, play_on, sit_down
from tests.languages import LANGUAGES
from tests.marks import long
from tests.rules.positions import chain_of
from tests.ryozen.stage import A, B, stage

SMALL = Look("en", people=tuple(PEOPLE), width=200)
DRAWN = 25  # one picture in so many is drawn
PARTS = re.compile(r"\n(?:-#|-) | · |(?<=[.…]) ")  # between what a panel tells, in lines or run on
NOT_CERTAIN = re.compile("→|Next to act|Nobody can know|Known only")


def told(game: str, seen: Foresight, language: str = "en") -> list[str]:
    return outlook(game, seen, Texts(language), PEOPLE, whole=True)


def test_gains_prices_and_who_acts_then() -> None:
    it = stage().hold(A, "archer").hold(B, "guard").goods(A, 2, 2, 2)
    game = it.begin(["place", A]).game
    seen = foresee(game, A, [["hand:archer"], ["spot:gates:3"], ["cloaked"]])
    assert told("ryozen", seen) == [
        "- Anna sends the Archer to the Gates under a cloak (−1 coin, −1 coin).",
        "- **Anna**: Companions in hand −1 (6 → 5) · Coin −2 (2 → 0)",
        "- Next to act: Anna.",
    ]
    assert "Соратники в руке −1 (6 → 5) · Монета −2 (2 → 0)" in told("ryozen", seen, "ru")[1]


@pytest.mark.parametrize("game_id", ["ryozen", long("bonfire")])
def test_the_words_are_no_peek_and_what_is_shown_can_be_drawn(game_id: str) -> None:
    """Two games that look alike to a seat have the same outlook, whatever the decks hold."""
    chance, unknown, number = Random(21), 0, 0
    for seed in range(2):
        game = new_game(game_id, seats=3, seed=b"%d" % seed)
        while not game.over:
            seat = game.pending[0].seat
            twin = likeness(game, seat, chance)
            chain = chain_of(game, seat, random_answer(game.pending[0], chance), chance)
            seen = foresee(game, seat, chain)
            if twin is not None:
                other = foresee(twin, seat, chain)
                unknown += bool(seen.unknown)
                for language in LANGUAGES:
                    assert told(game_id, seen, language) == told(game_id, other, language)
            number += 1
            if number % DRAWN == 0 or (seen.unknown and number % 3 == 0):
                painter, views = PAINTERS[game_id], [seen.before, seen.after]
                painter.close_ups(views, SMALL)
            game.answer(seat, game.pending[0], chain[0])
    assert unknown > 5


def likeness(game: Any, seat: int, chance: Random) -> Any:
    """Return a game that looks the same to this seat but hides other cards; None if there
    is none."""
    if game.marks[-1].at < len(game.line):
        return None
    twin = imagined(game, seat, chance)
    return twin if twin and twin.choice_for(seat) else None


@pytest.mark.parametrize(("game", "seed"), [("ryozen", 1), long("bonfire", 2)])
async def test_a_panel_tells_before_confirm_what_the_log_tells_after(
    table: Bench, game: str, seed: int
) -> None:
    thread = await sit_down(table, game, ["anna", "boris"])
    await play_on(table, thread, Random(seed), turns=5)
    person = await called(table, thread)
    assert person is not None
    panel = (await person.press("Take turn")).message
    assert "What this would bring" not in panel.text
    panel = await draw_up(person, panel, Random(seed))
    _, _, foretold = panel.text.partition("What this would bring:")
    foretold, _, _ = foretold.partition("\n-# Your turn is complete")
    lines = [line.strip() for line in PARTS.split(foretold.removesuffix("…"))]
    certain = [line for line in lines if line and not NOT_CERTAIN.search(line)]
    assert certain, panel.text
    await person.press(button(panel, "confirm"), on=panel)
    await all_told(table)
    after = "\n".join(seen.text for seen in person.messages(thread)).replace("**", "")
    for line in certain:
        assert line in after
