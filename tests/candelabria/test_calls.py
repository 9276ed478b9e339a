"""The number of calls that people get in a year; `python -m tests.cogs.year` counts other costs."""

from collections import Counter
from hashlib import sha256

from rules import new_game
from rules.core import Choice

SEEDS = range(1, 21)
MOST = 28  # calls that three people get in the first year, on average; there were 29.2 formerly


def decide(choice: Choice, seed: int, times: int) -> list[str]:
    """Return an answer that follows from the seed and from how often the seat was asked this; half
    of the answers are not the first offer."""
    said = f"{seed}/{choice.seat}/{choice.point}/{times}"
    number = int.from_bytes(sha256(said.encode()).digest()[:8])
    usual = times % 2 == 1 if choice.point == "candelabria.turn" else bool(number % 2)
    if not choice.keys or (not choice.least and not usual and number // 2 % 4 == 0):
        return []
    count = len(choice.keys)
    first = 0 if usual or count == 1 else 1 + number // 8 % (count - 1)
    return [choice.keys[(first + at) % count] for at in range(max(choice.least, 1))]


def calls(seed: int) -> Counter[str]:
    """Count calls by their first question: a call goes to everybody newly asked."""
    game = new_game("candelabria", seats=3, seed=b"year %d" % seed)
    asked, called = Counter[tuple[int, str]](), Counter[str]()
    before: set[int] = set()
    while game.state.year < 2:
        called.update(it.point for it in game.pending if it.seat not in before)
        before = {it.seat for it in game.pending}
        choice = game.pending[0]
        asked[choice.seat, choice.point] += 1
        times = asked[choice.seat, choice.point]
        game.answer(choice.seat, choice, decide(choice, seed, times))
    return called


def test_a_year_calls_nobody_in_the_middle_of_a_turn() -> None:
    total = sum(map(calls, SEEDS), Counter[str]())
    assert total.total() / len(SEEDS) <= MOST
    within = ("move", "mine", "forge", "portal", "influence", "barracks", "tavern")
    assert not [point for point in within if total[f"candelabria.{point}"]]
    assert total["candelabria.put_out"]
