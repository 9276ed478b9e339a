"""The rulebook of Ghost Stories, ``book``. It is alone in its module, so that all others can import
it.

Citations: "base 7" is a section of docs/ghost_stories.md, since we do not have the base game's
rulebook; "white-moon:328" is a line of ghost-stories-white-moon.ru.txt.
"""

from rules.core import Flow, Mode, Rulebook, Setting, Telling

from .state import State

DIFFICULTY = Setting("difficulty", ("initiation", "normal", "nightmare", "hell"))
BOARDS = Setting("boards", ("drawn", "chosen"))
INCARNATIONS = Setting("incarnations", ("drawn", "chosen"))

book = Rulebook(
    "ghost_stories",
    State,
    version=2,
    modes=[
        Mode("base", (1, 2, 3, 4), (DIFFICULTY, BOARDS, INCARNATIONS), team=True, minutes=60),
        Mode(
            "white_moon",
            (1, 2, 3, 4),
            (
                DIFFICULTY,
                BOARDS,
                INCARNATIONS,
                Setting("tiles", ("first_games", "drawn")),
                Setting("portal", ("centre", "edge", "corner")),
                Setting("pool", ("base", "white_moon", "mixed")),
                Setting("saved", ("chosen", "drawn")),
            ),
            team=True,
            minutes=60,
        ),
    ],
    telling=Telling(
        scores=("score-won", "score-lost"),
        outcomes=("rolled", "rerolled", "exorcised", "exorcism-failed", "withstands"),
        headlines=(
            *("barrier", "died", "revived", "possessed", "exorcised", "haunted", "overrun"),
            *("board-turn", "exorcism-failed", "killed", "saved", "devours", "asks-help"),
            *("arrived", "moved", "torments", "lost-qi", "took-buddha", "drawn"),
        ),
    ),
)

G = Flow[State]
