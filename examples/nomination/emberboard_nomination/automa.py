"""The worth of a position to automas: a hand is good if it is likely to take as many tricks as its
seat has named.

Worth is counted in hundredths of a trick, as whole numbers."""

from collections.abc import Sequence

from rules.core import Choice

from .cards import power, rank, suit
from .play import EXACT
from .registry import book
from .state import UNSAID, State

# By rank: the hundredths of a trick that a card is likely to take if it is no trump; and by number
# of players, how much less it takes, since more of them can trump it.
SURE = {14: 85, 13: 55, 12: 28, 11: 12}
CROWD = {2: 0, 3: 0, 4: 5, 5: 10}
TRUMP_LEAST, TRUMP_STEP = 22, 7


def strength(s: State, card: str) -> int:
    """Return the hundredths of a trick that a card is likely to take."""
    if suit(card) == s.trumps:
        return min(98, TRUMP_LEAST + TRUMP_STEP * (rank(card) - 2))
    return max(2, SURE.get(rank(card), 4) - CROWD[len(s.seats)])


def likely(s: State, seat: int) -> int:
    return sum(strength(s, card) for card in s.seats[seat].hand)


@book.part
def worth(s: State, seat: int) -> int:
    """Return the worth of a seat's points and of this deal: the closer the likely tricks are to the
    number named, the more."""
    me = s.seats[seat]
    if me.named == UNSAID or not s.trump:
        return 100 * me.points
    missing = 100 * (me.named - me.taken)
    if missing < 0:
        return 100 * (me.points + me.taken)
    off = abs(missing - likely(s, seat))
    return 100 * (me.points + me.taken) + max(0, 100 * EXACT - 4 * off)


@book.habit("nomination.name")
def as_strong_as_it_is(s: State, choice: Choice) -> Sequence[str]:
    wanted = likely(s, choice.seat)
    return [min(choice.keys, key=lambda key: abs(100 * int(key.partition(":")[2]) - wanted))]


@book.habit("nomination.card")
def towards_the_word(s: State, choice: Choice) -> Sequence[str]:
    """While tricks are missing, win with the lowest card that wins; else lose with the highest card
    that loses."""
    me = s.seats[choice.seat]
    cards = [key.removeprefix("card:") for key in choice.keys]
    needed = me.named > me.taken
    if not s.trick:
        best = max(cards, key=lambda it: strength(s, it))
        least = min(cards, key=lambda it: strength(s, it))
        return [f"card:{best if needed else least}"]
    led = s.led
    high = max(power(it.card, led, s.trumps) for it in s.trick)
    winning = [it for it in cards if power(it, led, s.trumps) > high]
    losing = [it for it in cards if it not in winning]
    if needed and winning:
        return [f"card:{min(winning, key=lambda it: power(it, led, s.trumps))}"]
    if losing:
        spare = min if needed else max
        return [f"card:{spare(losing, key=lambda it: strength(s, it))}"]
    return [f"card:{max(winning, key=lambda it: power(it, led, s.trumps))}"]
