"""The descriptor of Bonfire. Nothing else, so that every module can import it."""

from rules.core import Flow, Mode, Rulebook, Setting

from .state import State

book = Rulebook(
    "bonfire",
    State,
    version=1,
    modes=[
        Mode(
            "base",
            (2, 3, 4),
            (Setting("first_game", (False, True)), Setting("choose_city", (False, True))),
        ),
    ],
)

G = Flow[State]
