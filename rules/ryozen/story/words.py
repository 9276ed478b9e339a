"""Names of stories, acts and options, and their texts."""

from collections.abc import Iterable

from rules.core import Choice, Message, Name, Refusal, Words

from ..keys import detail
from ..registry import book
from ..state import State
from .parts import ACT, DECKS


@book.noun("story")
def story(id: str) -> Words:
    return Name(f"story-{id}")


@book.noun("act")
def act(id: str) -> Words:
    return Name(f"act-{id}")


@book.noun("option")
def option(id: str) -> Words:
    return Name(f"option-{id}")


@book.noun("ending")
def ending(id: str, outcome: str) -> Words:
    return Message(f"milestone-{outcome}", {"option": f"option:{id}"})


book.milestones.update(
    {
        f"story:{id}": [
            *(f"act:{act.id}" for act in deck.acts),
            *(
                f"ending:{last.id}:{outcome}"
                for last in deck.acts[-1].options
                for outcome in ("won", "lost")
            ),
        ]
        for id, deck in DECKS.items()
    }
)


@book.noun("tale")
def tale(id: str) -> Words:
    """Return a passage of prose."""
    return Message(id)


@book.noun("twist")
def twist(id: str) -> Words:
    """Return a short text on how an act or option changes the game."""
    return Message(f"twist-{id}")


@book.label("ryozen.act")
def choice_of_act(s: State, choice: Choice, key: str) -> Words:
    return Message("explained", {"thing": key, "text": f"twist:{detail(key)}"})


@book.refusal("ryozen.act")
def cannot_pay(s: State, choice: Choice) -> Iterable[Refusal]:
    act_id = detail(str((choice.about or {})["act"]))
    for found in ACT[act_id].options:
        key = f"option:{found.id}"
        if key not in choice.keys:
            yield Refusal(key, Message("why-option"), "ryozen-solo.ru.txt:152")
