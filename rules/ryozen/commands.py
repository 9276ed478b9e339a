"""The actions of Ryozen."""

from rules.core.vocabulary import Action, Parameter, Vocabulary

from .companions import POINTS as ABILITIES
from .registry import book
from .revelations import POINTS as CARDS

ABILITY = frozenset(ABILITIES.values())
CARD = frozenset(CARDS.values())
PALACE = ("palace", "wall:", "loophole:", "summit")
EFFECT = frozenset(
    f"ryozen.{point}"
    for point in (
        "day_effect", "discard_event", "acquire", "outskirts", "explore", "bonus", "reveal",
        "hire", "palace", "summit",
    )
)  # fmt: skip


def point(name: str) -> frozenset[str]:
    return frozenset({f"ryozen.{name}"})


COMPANION = Parameter("companion", point("companion"))
EFFECTS = Parameter("effect", EFFECT, chain=True)

ACTIONS = (
    Action(
        "place",
        (
            COMPANION,
            Parameter("at", point("place")),
            Parameter("side", point("side")),
            Parameter("ability", ABILITY, chain=True),
            EFFECTS,
        ),
    ),
    Action(
        "palace",
        (COMPANION, Parameter("at", point("place"), only=PALACE), EFFECTS),
    ),
    Action(
        "start",
        (
            Parameter("card", point("revelation")),
            Parameter("target", CARD),
            Parameter("to", point("move_to")),
        ),
    ),
    Action("apply", (EFFECTS,)),
    Action("buy", (Parameter("card", point("acquire")), Parameter("use", point("keep")),
                   Parameter("more", point("acquire"), chain=True))),
    Action("discard", (Parameter("event", point("discard_event")),)),
    Action(
        "explore",
        (
            Parameter("village", point("outskirts") | point("explore")),
            Parameter("bonus", point("bonus"), chain=True),
        ),
    ),
    Action("bonus", (Parameter("village", point("bonus")), Parameter("use", chain=True))),
    Action("reveal", opening={"ryozen.reveal": "reveal"}),
    Action(
        "hire",
        (Parameter("companion", point("hire")), Parameter("instead", point("replace"))),
    ),
    Action("answer", (Parameter("choice", chain=True),)),
    Action("skip", declines=True),
)  # fmt: skip

book.vocabulary = Vocabulary("ryozen", ACTIONS)
