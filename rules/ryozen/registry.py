"""Ryozen's descriptor: its modes and settings; every module registers its parts with ``book``."""

from rules.core import Flow, Mode, Rulebook, Setting

from .state import State

book = Rulebook(
    "ryozen",
    State,
    version=1,
    modes=[
        Mode(
            "base",
            (2, 3, 4),
            (Setting("palace", (False, True)), Setting("asymmetric_clans", (False, True))),
        ),
    ],
    parts=("day", "night", "event", "reward", "palace-reward", "dawn", "final", "wins"),
    causes=("uses",),
)

G = Flow[State]
