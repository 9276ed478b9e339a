"""The enemy deck: it says where the Basilisk goes, and turns in the course of the game."""

from ..goods import gain
from ..registry import G
from ..solo import Enemy
from ..special import total
from ..state import State
from .parts import BASILISK, CARDS, LEVELS


def enemy_of(s: State) -> Enemy:
    assert s.enemy is not None
    return s.enemy


def turn_up(g: G, me: int) -> str:  # ryozen-solo.ru.txt:160-174
    """Turn up the next sector card; turning points before it take effect."""
    enemy = enemy_of(g.s)
    while True:
        if not enemy.deck:
            enemy.deck, enemy.discard = enemy.discard, []
            g.shuffle("enemy deck", enemy.deck)
        card = g.draw("enemy deck", enemy.deck)
        if card in CARDS:
            enemy.discard.append(card)
            g.tell("enemy-card", seat=BASILISK, card=f"enemy:{card}")
            return card
        turning_point(g, me, card)


def turning_point(g: G, me: int, card: str) -> None:  # ryozen-solo.ru.txt:176-192
    """Gain favour; then the discarded cards are shuffled with the last one to come, and lie on
    top."""
    enemy = enemy_of(g.s)
    g.tell("turning-point", seat=BASILISK, card=f"enemy:{card}")
    favour = LEVELS[enemy.level].turning_point + total(g.s, "turning_point_bonus")
    gain(g, me, "favour", favour)
    if not enemy.deck and enemy.discard:  # ruling: as the last card it stays in the game; :191
        past = [*enemy.discard, card]
    else:
        enemy.gone.append(card)
        past = [*enemy.discard, enemy.deck.pop()]
    g.shuffle("enemy deck", past)
    enemy.deck[:0] = past
    enemy.discard = []
