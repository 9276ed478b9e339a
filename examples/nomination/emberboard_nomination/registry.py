"""The rulebook: the game's name, numbers of seats and settings."""

from rules.core import Flow, Mode, Rulebook, Setting
from rules.core.telling import Telling

from .state import State

LARGEST = range(3, 11)  # sizes of the first hands: five hands of ten and the trumps take 51 cards

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
