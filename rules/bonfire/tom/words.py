"""Words about Tom, and labels and refusals of questions that are asked for him."""

from collections.abc import Iterator

from rules.core import Choice, Message, Name, Refusal, Words

from ..parts import ISLANDS, TASKS
from ..registry import book
from ..state import State


@book.noun("rival")
def rival(id: str) -> Words:
    return Name("tom")


@book.noun("tom_card")
def tom_card(id: str) -> Words:
    return Name(f"tom-card-{id}")


@book.noun("tom_cards")
def tom_cards(*ids: str) -> Words:
    """List the kinds of cards, each with its number."""
    first, *_ = ids
    rest = [id for id in ids if id != first]
    args: dict[str, str | int] = {"card": f"tom_card:{first}", "number": len(ids) - len(rest)}
    if not rest:
        return Message("tom-cards", args)
    return Message("tom-cards-more", args | {"rest": ":".join(("tom_cards", *rest))})


@book.noun("tom_text")
def tom_text(id: str) -> Words:
    return Name(f"tom-card-{id}-text")


@book.label("bonfire.tom_task")
def task(s: State, choice: Choice, key: str) -> Words:
    """Name a task together with its island: both islands may have tasks of the same points."""
    part = TASKS[key.partition(":")[2]]
    island = next(id for id, isle in s.islands.items() if part.id in isle.tasks)
    args: dict[str, str | int] = {"condition": f"condition:{part.id}", "color": part.color}
    args |= {"points": part.points, "island": f"island:{island}"}
    return Message("tom-task", args)


@book.refusal("bonfire.tom_task")
def other_tasks(s: State, choice: Choice) -> Iterator[Refusal]:
    """Yield a refusal for each task of these islands that has fewer, or more, points than those
    that can be chosen."""
    assert choice.about is not None
    reason, line = ("tom-most", 743) if choice.about["most"] else ("tom-least", 747)
    resource = str(choice.about["resource"]).partition(":")[2]
    for id, isle in s.islands.items():
        if ISLANDS[id].resource == resource:
            for task in filter(None, isle.tasks):
                if f"task:{task}" not in choice.keys:
                    place = f"bonfire.ru.txt:{line}"
                    yield Refusal(f"task:{task}", Message(f"why-{reason}"), place)
