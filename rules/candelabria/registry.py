"""The rulebook, ``book``: its modes and settings. The other modules register with it."""

from rules.core import Flow, Mode, Rulebook, Setting, Telling

from .parts import BOX
from .state import State

QUESTS = Setting("quests", (False, True))
LEVELS = Setting("difficulty", ("normal", "hard", "master"))

ARMIES = Setting("armies", (False, True))  # draw ground flames as soldiers

# Questions that the rulebook leaves open: each table decides them.
READINGS = (
    Setting("setup_white_temple_vp", (0, 4)),
    Setting("nova_vita_keep_on_deploy", (1, 3)),
)

# Questions whose options are public. Only tactics and candle cards are held in secret.
OPEN = (
    *("abduct", "barracks", "castle", "choke", "comfort", "crown", "cube", "curse_influence"),
    *("curse_region", "deploy_at", "destination", "destroy_temple", "devour", "draw_tactic"),
    *("effect", "extinguish", "forge", "house", "influence", "item", "kindle", "mine", "move"),
    *("neutralise", "portal", "push", "push_to", "put_out", "ride", "role", "start", "steal"),
    *("temple_site", "tempt"),
)

# Questions whose options a picture shows without numbers, since people know them by name.
LEGIBLE = ("role", "move", "destination", "castle", "commit", "item")

HEADLINES = (
    *("wins", "nobody-wins", "battle", "peace", "deploys", "manoeuvres", "controls", "war"),
    *("curses", "builds", "destroys", "upgrades", "puts-out", "unlit", "abducts", "pushes"),
    *(
        "steals",
        "robs",
        "influences",
        "appears",
        "moves",
        "kindles",
        "lights",
        "takes",
        "redirects",
    ),
)

book = Rulebook(
    "candelabria",
    State,
    version=2,
    modes=[
        Mode(
            "base",
            (3, 4, 5, 6),
            (
                QUESTS,
                Setting("withering", (False, True)),
                Setting("chimera", (False, True)),
                Setting("knights_small_board", (False, True)),
                *READINGS,
                ARMIES,
            ),
        ),
        Mode("two", (2,), (QUESTS, *READINGS, ARMIES)),
        *(
            Mode(f"solo_{id}", (1,), (LEVELS,), rivals=tuple(scenario.enemies), minutes=60)
            for id, scenario in BOX.scenario.items()
        ),
    ],
    telling=Telling(
        chapters=("mist", "kindling", "war", "wins-alone"),
        scenes=("battle", "peace"),
        scores=("score",),
        battles=("wins",),
        headlines=HEADLINES,
        legible=frozenset(f"candelabria.{point}" for point in LEGIBLE),
        open=frozenset(f"candelabria.{point}" for point in OPEN),
    ),
)

G = Flow[State]
