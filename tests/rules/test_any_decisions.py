"""Games given by lists of numbers, which hypothesis can shrink. Each number, modulo the number of
possible answers, chooses one."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.core import Choice, Game
from rules.core.save import to_json
from rules.play import check
from tests.proof import PROOF_GAMES

numbers = st.lists(st.integers(min_value=0, max_value=10_000), max_size=60)
games = st.sampled_from(sorted(PROOF_GAMES))


def chosen(choice: Choice, number: int) -> list[str]:
    if choice.most == 1:
        picked = number % (len(choice.keys) + 1 - choice.least)
        return list(choice.keys[picked : picked + 1])
    size = choice.least + number % (choice.most - choice.least + 1)
    start = number % max(len(choice.keys), 1)
    return [choice.keys[(start + n) % len(choice.keys)] for n in range(size)]


def played(name: str, decisions: list[int]) -> Game[Any]:
    book = PROOF_GAMES[name]
    seats = next(iter(book.modes.values())).seats[-1]
    game = rules.new_game(name, seats=seats, seed=b"any")
    inventory = dict(book.inventory(game.state))
    for number in decisions:
        if game.over:
            break
        choice = game.pending[number % len(game.pending)]
        game.answer(choice.seat, choice, chosen(choice, number))
        check(game, inventory)
    return game


@settings(max_examples=150, deadline=None)
@given(games, numbers)
def test_any_decisions_keep_the_invariants_and_survive_saving(name: str, tape: list[int]) -> None:
    game = played(name, tape)
    assert to_json(rules.load_game(to_json(game))) == to_json(game)
    assert to_json(game.clone()) == to_json(game)


@settings(max_examples=100, deadline=None)
@given(games, numbers, st.integers(min_value=0, max_value=60))
def test_any_point_can_be_gone_back_to(name: str, tape: list[int], back: int) -> None:
    game = played(name, tape)
    if not game.line:
        return
    to = back % len(game.line)
    twin = rules.load_game(to_json(game))
    twin.rewind(to, by="vote")
    for decision in game.line[to:]:
        choice = next(c for c in (*twin.pending, *twin.changeable) if c.seat == decision.seat)
        twin.answer(decision.seat, choice, decision.keys)
    assert twin.book.encode(twin.state) == game.book.encode(game.state)
