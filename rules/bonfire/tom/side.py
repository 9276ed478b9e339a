"""Helpers for Tom's side, and the novices that he sends to the High Council."""

from ..council import count_novices
from ..registry import G
from ..state import State, Tom

SIDE = "rival:tom"
RUNS = 4  # times that Tom's deck is played through; bonfire.ru.txt:767


def side(s: State) -> Tom:
    assert s.tom is not None, "nobody plays against Tom here"
    return s.tom


def cards_played(tom: Tom) -> int:
    size = len(tom.deck) + len(tom.discard)
    return (tom.run - 1) * size + len(tom.discard)


def cards_left(tom: Tom) -> int:
    """Count the cards that Tom plays before his deck ends the game."""
    return (RUNS - tom.run) * (len(tom.deck) + len(tom.discard)) + len(tom.deck)


def score(g: G, points: int) -> None:
    side(g.s).city.points += points
    g.tell("points", seat=SIDE, points=points)


def fulfilled(g: G, common: str) -> None:
    """Tell that Tom has fulfilled a common task. His masters have no effect."""
    g.tell("common", seat=SIDE, common=f"common:{common}")


def send_novice(g: G, novice: int) -> None:
    """Send a novice (TOM or LYING) to the emptiest cell of the Council. Tom gets a point."""
    # bonfire.ru.txt:747, 757; ruling: it does not matter which cell
    council = g.s.council
    cell = min(range(len(council)), key=lambda index: len(council[index]))
    council[cell].append(novice)
    g.tell("novice", seat=SIDE, cell=f"council:{cell}")
    count_novices(g)
    score(g, 1)
