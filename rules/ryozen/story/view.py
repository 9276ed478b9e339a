"""The view of a story: acts read, options chosen, rules that hold now."""

from typing import Any, TypedDict

from ..state import State
from ..view import BESIDES
from .acts import sequel, tales
from .effects import story_of
from .parts import DECKS


class ActView(TypedDict):
    key: str  # the act, such as act:embers_1
    option: str  # the one chosen, such as option:join_the_dance; "" before that


class ObjectiveView(TypedDict):
    key: str  # the objective's option, such as option:accuse_aloud
    moment: str  # the time when it is checked: night_end or dawn
    met: bool | None


class SpecialView(TypedDict):
    rule: str
    number: int
    who: int | None  # a player; None: both
    where: str
    good: str


class StoryView(TypedDict):
    key: str  # the story, such as story:masquerade_of_embers
    acts: list[ActView]
    flags: list[str]
    objectives: list[ObjectiveView]
    special: list[SpecialView]


def story(s: State) -> dict[str, Any]:
    if s.story is None or s.story.deck not in DECKS:
        return {}
    told = s.story
    chosen = [f"option:{option}" for option in told.options]
    acts = DECKS[told.deck].acts[: s.round]
    seen = StoryView(
        key=f"story:{told.deck}",
        acts=[
            ActView(key=f"act:{act.id}", option=chosen[n] if n < len(chosen) else "")
            for n, act in enumerate(acts)
        ],
        flags=list(told.flags),
        objectives=[
            ObjectiveView(key=f"option:{o.option}", moment=o.moment, met=o.met)
            for o in told.objectives
        ],
        special=[
            SpecialView(
                rule=rule.rule,
                number=rule.number,
                who=rule.who if rule.who >= 0 else None,
                where=rule.where,
                good=rule.good,
            )
            for rule in s.special
        ],
    )
    return {"story": seen, "prose": [[id, {}] for id in prose(s)]}


def prose(s: State) -> list[str]:
    """Return the ids of all prose told in this round's act so far."""
    if s.round < 1:
        return []
    chosen = story_of(s).options[s.round - 1 :]
    return [*tales(s), *map(sequel, chosen)]


BESIDES.append(story)
