"""What is said of Tom and asked about him."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.core import Choice, Message, Name, Refusal, Words

from ..parts import ISLANDS, TASKS, TOM_DECK
from ..registry import book
from ..state import State


@book.noun("rival")
def rival(id: str) -> Words:
    return Name("Tom", "Том")


@book.noun("tom_card")
def tom_card(id: str) -> Words:
    return Name(TOM_DECK[id].en, TOM_DECK[id].ru)


@book.noun("tom_cards")
def tom_cards(*ids: str) -> Words:
    """Each once, with its number."""
    cards = [(TOM_DECK[id], f" ×{number}" if number > 1 else "") for id, number in count(ids)]
    return Name(
        ", ".join(f"“{card.en}”{times}" for card, times in cards),
        ", ".join(f"«{card.ru}»{times}" for card, times in cards),
    )


def count(ids: Iterable[str]) -> Iterable[tuple[str, int]]:
    return Counter(ids).items()


@book.noun("tom_text")
def tom_text(id: str) -> Words:
    return Name(TOM_DECK[id].en_text, TOM_DECK[id].ru_text)


@book.label("bonfire.tom_task")
def task(s: State, choice: Choice, key: str) -> Words:
    """With its island: the same points may lie on both."""
    part = TASKS[key.partition(":")[2]]
    island = next(id for id, isle in s.islands.items() if part.id in isle.tasks)
    args: dict[str, str | int] = {"condition": f"condition:{part.id}", "color": part.color}
    args |= {"points": part.points, "island": f"island:{island}"}
    return Message("tom-task", args)


@book.refusal("bonfire.tom_task")
def other_tasks(s: State, choice: Choice) -> Iterator[Refusal]:
    """The others that lie on these islands."""
    assert choice.about is not None
    reason, line = ("tom-most", 743) if choice.about["most"] else ("tom-least", 747)
    resource = str(choice.about["resource"]).partition(":")[2]
    for id, isle in s.islands.items():
        if ISLANDS[id].resource == resource:
            for task in filter(None, isle.tasks):
                if f"task:{task}" not in choice.keys:
                    place = f"bonfire.ru.txt:{line}"
                    yield Refusal(f"task:{task}", Message(f"why-{reason}"), place)
