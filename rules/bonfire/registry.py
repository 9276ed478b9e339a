"""Bonfire's rulebook, ``book``. It is alone in its module, so that all others can import it."""

from rules.core import Flow, Mode, Rulebook, Setting, Telling

from .state import State

SOLO = ("solo", "handicap")  # the modes against Tom
HANDICAP = SOLO[1]

# Questions whose options a picture shows without numbers.
LEGIBLE = ("island_action", "gift", "task_tile", "space", "turn_to", "rewards", "portal")

HANDICAPS = range(-100, 101)  # more than anybody reaches

book = Rulebook(
    "bonfire",
    State,
    version=1,
    modes=[
        Mode(
            "base",
            (2, 3, 4),
            (Setting("first_game", (False, True)), Setting("choose_city", (False, True))),
            played_out=True,
        ),
        Mode("solo", (1,), rivals=("tom",), minutes=60, played_out=True),
        Mode(
            "handicap",
            (1,),
            (Setting("handicap", HANDICAPS, record="handicap", first=-10),),
            rivals=("tom",),
            minutes=60,
            played_out=True,
        ),
    ],
    telling=Telling(
        scores=("score",),
        headlines=(
            *("sailed", "laid", "turned", "received", "built", "joined", "welcomed", "portal"),
            *("moved", "started", "out", "points"),
        ),
        legible=frozenset(f"bonfire.{point}" for point in LEGIBLE),
    ),
)

G = Flow[State]
