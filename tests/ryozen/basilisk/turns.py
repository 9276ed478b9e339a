"""Positions in which the Basilisk is about to move."""

from tests.ryozen.stage import A, B, Scene, Stage

ITS_TURN = ["basilisk_turn", B]
MY_TURN = ["place", A]


def full(staged: Stage, sector: str, spots: int = 3) -> Stage:
    for spot in range(1, spots + 1):
        staged.put(A, "apprentice", f"spot:{sector}:{spot}")
    return staged


def turn(staged: Stage, card: str) -> Scene:
    """Play the Basilisk's turn with this card, until A is asked."""
    return staged.enemy(card, "clan_house_1").begin(ITS_TURN, MY_TURN)
