"""The habits of a practised player, which answer without trying anything out."""

from collections.abc import Callable, Sequence

from rules.core import Choice

from .. import fate_tile, masters
from ..effort import turns_to_fulfil
from ..guardians import position
from ..parts import GOLD, RESOURCES, TOKENS, YELLOW
from ..registry import book
from ..sense import discard, price_of
from ..state import City, State, countdown_value
from .deeds import ACTIONS, NOTHING, Deeds, last, named

THROWN = 4  # the most tokens to discard for placing a fate tile
SURELY = 99.0
UNASKED = -1.0  # optional actions of a lower worth are declined

Weigh = Callable[[Deeds, Choice, str], float]


def best(point: str, weigh: Weigh, *, compared: bool = False) -> None:
    """Register the answer of the highest worth as the habit at a point. ``compared``: register the
    worths too, so that the best answers are compared by whole games."""

    def weighed(s: State, choice: Choice) -> dict[str, float]:
        deeds = Deeds(s, choice.seat)
        return {key: weigh(deeds, choice, key) for key in choice.keys}

    def habit(s: State, choice: Choice) -> list[str]:
        if len(choice.keys) == 1 and choice.least:
            return [choice.keys[0]]
        worths = weighed(s, choice)
        found = max(worths, key=worths.__getitem__)
        return [found] if choice.least or worths[found] > UNASKED else []

    book.habit(f"bonfire.{point}")(habit)
    if compared:
        book.weighing(f"bonfire.{point}")(weighed)


def about(choice: Choice, what: str) -> str:
    assert choice.about is not None
    return str(choice.about[what])


@book.habit("bonfire.turn")
def turn(s: State, choice: Choice) -> Sequence[str]:
    bonus = after(s, choice)
    if bonus:
        return bonus
    worths = actions(s, choice)
    return [max(worths, key=worths.__getitem__)]


@book.weighing("bonfire.turn")
def actions(s: State, choice: Choice) -> dict[str, float]:
    deeds = Deeds(s, choice.seat)
    worths = {key: action(deeds, key) for key in choice.keys}
    if "pass" in worths:
        worths["pass"] -= max(0, countdown_value(s, choice.seat) - 1)  # for passing a turn later
    return worths


def action(deeds: Deeds, key: str) -> float:
    """Return the worth of an option of a turn."""
    stakes = deeds.stakes
    if key.startswith("bonus:"):
        return SURELY
    if key == "pass":
        return stakes.passing * countdown_value(deeds.s, deeds.s.turn)
    if key == "discard":
        return throwing(deeds)
    return ACTIONS[key](deeds) + float(getattr(stakes, key, 0.0))


def throwing(deeds: Deeds) -> float:
    """Return the worth of discarding tokens so that a fate tile can be placed."""
    city, stakes = deeds.city, deeds.stakes
    many = too_many(city)
    if not many or deeds.left <= 1:
        return NOTHING
    return deeds.lay() + stakes.place_fate - stakes.discard * many


def too_many(city: City) -> int:
    """Return how many tokens have to be discarded to place a fate tile; 0 if none has to, if that
    would be too many, or if no tile can be placed."""
    many = sum(city.tokens) - masters.tokens_when_placing(city)
    most = min(THROWN, sum(city.tokens[:YELLOW]))
    return many if 0 < many <= most and fate_tile.can_lay(city) else 0


@book.habit("bonfire.after", "bonfire.last_chance")
def after(s: State, choice: Choice) -> Sequence[str]:
    return [key for key in choice.keys if key.startswith("bonus:")][:1]


@book.habit("bonfire.rewards")
def rewards(s: State, choice: Choice) -> Sequence[str]:
    taken = Deeds(s, choice.seat).rewards(s.pointer)
    return [key for key in choice.keys if key in taken]


@book.habit("bonfire.space")
def space(s: State, choice: Choice) -> Sequence[str]:
    return [f"space:{Deeds(s, choice.seat).best_space(named(about(choice, 'task')))}"]


@book.habit("bonfire.walker")
def walker(s: State, choice: Choice) -> Sequence[str]:
    found = max(Deeds(s, choice.seat).walks())
    return [f"guardian:{found[1]}"]


@book.habit("bonfire.bonus_or_point")
def bonus_or_point(s: State, choice: Choice) -> Sequence[str]:
    deeds = Deeds(s, choice.seat)
    worth = deeds.cell(int(named(about(choice, "cell"))))
    return choice.keys[:1] if worth > deeds.stakes.one_point else choice.keys[-1:]


book.habit("bonfire.discard")(discard)


def goal(deeds: Deeds, choice: Choice, key: str) -> float:
    color = named(about(choice, "guardian"))
    bringing = choice.point == "bonfire.walk_to" or about(choice, "bringing") == "1"
    return deeds.goal(color, position(key), bringing=bringing)


def sets_out(deeds: Deeds, choice: Choice, key: str) -> float:
    return deeds.march(1 + masters.more_steps(deeds.city))


def gnome_price(deeds: Deeds, choice: Choice, key: str) -> float:
    return -deeds.gnome_price(named(about(choice, "gnome")), key)


def laid(deeds: Deeds, choice: Choice, key: str) -> float:
    return deeds.laid(about(choice, "tile"), about(choice, "cell"), key)


def toms_task(deeds: Deeds, choice: Choice, key: str) -> float:
    """Prefer that Tom takes the task that would take the city longest."""
    return turns_to_fulfil(deeds.city, named(key))


def tokens(deeds: Deeds, choice: Choice, key: str) -> float:
    return -price_of(key, TOKENS, deeds.city.tokens, YELLOW)


def resources(deeds: Deeds, choice: Choice, key: str) -> float:
    return -price_of(key, RESOURCES, deeds.city.resources, GOLD)


def path_tile(deeds: Deeds, choice: Choice, key: str) -> float:
    return NOTHING if key == "pile" else deeds.path_tile(named(key))


best("sail", lambda deeds, choice, key: deeds.voyage(named(key)), compared=True)
best("free_sail", lambda deeds, choice, key: deeds.free_voyage(named(key)))
best("island_action", lambda deeds, choice, key: deeds.here())
best("fate_tile", lambda deeds, choice, key: deeds.best_cell(key))
best("fate_cell", lambda deeds, choice, key: deeds.best_way(about(choice, "tile"), key))
best("fate_way", laid)
best("pay_tokens", tokens)
best("pay_resources", resources)
best("path_tile", path_tile)
best("free_path", path_tile)
best("gift", lambda deeds, choice, key: -deeds.gifts(deeds.city.ship)[int(last(key))])
best("task_tile", lambda deeds, choice, key: deeds.task(deeds.city.ship, named(key)), compared=True)
best("march_on_arrival", sets_out)
best("procession", lambda deeds, choice, key: deeds.marching(int(last(key))))
best("guardian_goal", goal)
best("walk_to", goal)
best("turn_to", lambda deeds, choice, key: deeds.turning(int(last(key))))
best("free_turn_to", lambda deeds, choice, key: deeds.turned(int(last(key))))
best("portal", lambda deeds, choice, key: deeds.portal(named(key)))
best("gnome", lambda deeds, choice, key: deeds.recruited(named(key)))
best("free_master", lambda deeds, choice, key: deeds.gnome(named(key)))
best("gnome_price", gnome_price)
best("light", lambda deeds, choice, key: deeds.lit(named(key)), compared=True)
best("council", lambda deeds, choice, key: deeds.cell(int(last(key))), compared=True)
best("free_guardian", lambda deeds, choice, key: deeds.guardian(named(key)))
best("tom_task", toms_task)
