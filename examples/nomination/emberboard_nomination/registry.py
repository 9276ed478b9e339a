"""The rulebook: what the game is called, who may play, what may be set."""

from rules.core import Flow, Mode, Rulebook, Setting
from rules.core.telling import Telling

from .state import State

LARGEST = range(3, 11)  # cards of the first deal: five hands of ten, and one card for the trumps

book = Rulebook(
    "nomination",
    State,
    version=1,
    modes=[
        Mode(
            "base",
            (2, 3, 4, 5),
            (Setting("cards", (7, *(it for it in LARGEST if it != 7))),
             Setting("naming", ("together", "in_turn"))),
            minutes=30,
        )
    ],
    telling=Telling(chapters=("dealt",), headlines=("kept", "missed", "won"), scores=("total",)),
)  # fmt: skip
G = Flow[State]
