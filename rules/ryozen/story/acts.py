"""The acts of a story. Each Day begins with one: its text, and a choice between options."""

from ..basilisk.setup import PERSON
from ..keys import detail
from ..questions import ask
from ..registry import G, book
from ..rivals import Entries
from ..solo import Objective, Special
from ..state import State
from .asked import holds
from .effects import SIDES, entries, story_of
from .parts import ACT, DECKS, OPTION, Act, Page, Rule


def act_of(s: State) -> Act:
    """Return the act of this round."""
    return DECKS[story_of(s).deck].acts[max(s.round, 1) - 1]


def tales(s: State) -> list[str]:
    """Return the ids of the act's prose: its text, and what it recalls of earlier choices."""
    act, flags = act_of(s), story_of(s).flags
    return [f"act-{act.id}", *(f"recall-{flag}" for flag in act.recalls if flag in flags)]


def sequel(option: str) -> str:
    """Return the id of the prose that follows an option."""
    return f"told-{option}"


def moments(s: State, moment: str) -> Entries:
    if s.story is None:
        return []
    return {
        "morning": [["read_act"]],
        "foretold": [["after_foretelling"]],
        "night_end": [["judge", "night_end"]],
        "dawn": [["judge", "dawn"]],
    }[moment]


@book.procedure
def read_act(g: G) -> None:  # ryozen-solo.ru.txt:128-130, 150
    act = act_of(g.s)
    g.s.special = [special(rule) for rule in act.rules]
    g.tell("act", number=g.s.round, act=f"act:{act.id}")
    for tale in tales(g.s):
        g.tell("tale", tale=f"tale:{tale}")
    g.tell("twist", tale=f"twist:{act.id}")
    g.then(*entries(f"{act.id}:on_reveal"), ["choose_option", act.id])


def special(rule: Rule) -> Special:
    return Special(rule.rule, rule.number, SIDES[rule.who], rule.where, rule.good)


@book.procedure
async def choose_option(g: G, id: str) -> None:  # ryozen-solo.ru.txt:152
    """Let the person choose an option of the act, and apply it."""
    keys = [f"option:{option.id}" for option in ACT[id].options if open_to(g.s, option.id)]
    chosen = detail(await ask(g, PERSON, "ryozen.act", keys, {"act": f"act:{id}"}))
    option, story = OPTION[chosen], story_of(g.s)
    story.options.append(chosen)
    g.tell("option", seat=g.s.who(PERSON), option=f"option:{chosen}")
    g.tell("tale", tale=f"tale:{sequel(chosen)}")
    overrule(g.s, option)
    if option.objective:
        story.objectives.append(Objective(id, chosen, option.objective.moment))
    g.then(*entries(f"{chosen}:effects"))


def open_to(s: State, id: str) -> bool:
    return all(holds(s, test) for test in OPTION[id].requires)


def overrule(s: State, option: Page) -> None:
    """Add the option's special rules. Each replaces a rule of the same kind, player and place."""
    for rule in map(special, option.rules):
        about = (rule.rule, rule.who, rule.where)
        s.special = [old for old in s.special if (old.rule, old.who, old.where) != about]
        s.special.append(rule)


@book.procedure
def after_foretelling(g: G) -> None:
    option = story_of(g.s).options[-1]
    g.then(*entries(f"{act_of(g.s).id}:after_events"), *entries(f"{option}:after_events"))


@book.procedure
def judge(g: G, moment: str) -> None:
    """Judge the objectives that are due at this moment, and carry out their outcome."""
    for objective in story_of(g.s).objectives:
        goal = OPTION[objective.option].objective
        if goal is None or objective.met is not None or objective.moment != moment:
            continue
        objective.met = holds(g.s, goal.test)
        told = "objective-met" if objective.met else "objective-missed"
        g.tell(told, option=f"option:{objective.option}")
        g.then(*entries(f"{objective.option}:{'success' if objective.met else 'failure'}"))
