"""The enemy deck: sector cards tell where the Basilisk goes, turning points give it favour."""

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
    """Turn up cards until a sector card comes; carry out the turning points before it."""
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
    """Gain favour; then shuffle the discarded cards and the deck's last card, and lay them on
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
