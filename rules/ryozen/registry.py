"""Ryozen's rulebook, ``book``: its modes and settings. The other modules register with it."""

from rules.core import Flow, Mode, Rulebook, Setting, Telling

from .state import State

SEATS = (2, 3, 4)
PALACE = Setting("palace", (False, True))
DIFFICULTY = Setting("difficulty", ("easy", "medium", "hard", "heroic"))
DECK = Setting(
    "deck",
    (
        "unseen",
        "masquerade_of_embers",
        "debt_of_a_thousand_steps",
        "the_drowned_village",
        "the_frozen_moon",
    ),
)
RIVALS = ("basilisk",)

book = Rulebook(
    "ryozen",
    State,
    version=2,
    modes=[
        Mode(
            "base",
            SEATS,
            (PALACE, Setting("asymmetric_clans", (False, True))),
        ),
        Mode("solo", (1,), (DIFFICULTY, PALACE), rivals=RIVALS, minutes=60),
        Mode("story", (1,), (DECK, DIFFICULTY, PALACE), rivals=RIVALS, minutes=75),
    ],
    telling=Telling(
        chapters=("day", "night", "event", "reward", "palace-reward", "dawn", "final", "wins"),
        gathering=("night", "event", "reward", "palace-reward", "dawn", "final", "wins"),
        causes=("uses",),
        prose=("tale",),
        headlines=(
            *("wins", "placed-revealed", "placed-cloaked", "placed-palace", "event", "builds"),
            *("acquires", "spends", "hires", "card", "herald", "explores", "reveals", "majority"),
            *("applies", "bonus", "night"),
        ),
    ),
)

G = Flow[State]
