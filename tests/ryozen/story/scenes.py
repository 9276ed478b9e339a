"""Positions in the four stories, and their next steps."""

from collections.abc import Sequence

from rules.ryozen.solo import Story
from rules.ryozen.story.parts import DECKS
from tests.ryozen.stage import A, B, Scene, Stage

EMBERS, DEBT, DROWNED, FROZEN = DECKS
ITS_TURN = ["basilisk_turn", B]


def reads(staged: Stage) -> Scene:
    """Begin a day, in which the act is read and A is asked to choose."""
    return staged.begin(["day"]).asks(A, "act")


def chooses(staged: Stage, option: str) -> Scene:
    return reads(staged).take(f"option:{option}")


def told(scene: Scene) -> Story:
    assert scene.s.story
    return scene.s.story


def later(scene: Scene, *agenda: Sequence[object]) -> Scene:
    """Keep the position, and replace the rest of the day by the procedures of ``agenda``."""
    state = scene.game.book.decode(scene.game.book.encode(scene.s))
    state.agenda = [list(entry) for entry in reversed(agenda)]
    scene.game.stage(state)
    return scene


def night(scene: Scene, sector: str) -> Scene:
    """Play the Night of one sector, up to A's turn."""
    scene.s.phase = "night"
    procedure = ["night_palace"] if sector == "palace" else ["night_sector", sector]
    return later(scene, procedure, ["place", A])
