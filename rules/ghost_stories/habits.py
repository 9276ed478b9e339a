"""Habits: answers that practised players give at once, by rules of thumb."""

from collections.abc import Callable, Sequence

from rules.core import Choice

from . import aid, names, variant
from .hopes import Outlook
from .names import last
from .parts import ADJACENT, FACING, GHOSTS, LINE, SIDE_OF
from .registry import book
from .stakes import (
    EFFORT,
    LAST_TILE,
    NEEDED,
    OUT_OF_REACH,
    STANDING_BUDDHA,
    YIN_YANG,
    burden,
    foes,
    menace,
)
from .state import State
from .worth import misses

BESIDE, CLOSE = 12, 6  # worth of each ghost beside a space, and of a Taoist nearby
IDLE = 1  # by how much a deed has to beat staying
ALWAYS = ("power:bottomless_pockets", "power:enfeeblement_mantra")
ANY = 40  # the worth of a Moon Crystal, compared with tokens
DEEDS: dict[str, Callable[[Outlook, str], float]] = {
    "exorcise": Outlook.fight,
    "help": Outlook.help,
    "rescue": Outlook.rescue,
}
HELPERS = ("artefact:fireworks", "yin_yang")
WHEN_DONE = ("buddha:", "receptacle:")
WEAK = 2  # a Taoist with this much Qi or less is weak
# A ghost that needs HARD faces or more deserves the Mantra; one that needs HOPELESS or more is too
# strong even then.
HARD, HOPELESS = 2, 5
MADE_EASY, STILL_HARD = 56, 28


@book.habit("ghost_stories.yang")
def next_deed(s: State, choice: Choice) -> Sequence[str]:
    """Use a power if possible, else a Yin-Yang that helps much, else the best move or action, else
    place a Buddha."""
    first = [key for key in choice.keys if key in ALWAYS or key in variant.of(s).at_once()]
    if first:
        return first[:1]
    outlook = Outlook(s, foes(s))
    return extra_help(s, choice, outlook) or best_deed(s, choice, outlook) or placing(choice)


def extra_help(s: State, choice: Choice, outlook: Outlook) -> list[str]:
    """Use fireworks or a Yin-Yang if the help is worth it."""
    means = [key for key in choice.keys if key in HELPERS]
    return means[:1] if means and outlook.yin_yang() > YIN_YANG else []


def best_deed(s: State, choice: Choice, outlook: Outlook) -> list[str]:
    weighed = [key for key in choice.keys if key in DEEDS or key.startswith("tile:")]
    if not weighed:
        return []
    rules, here = variant.of(s), s.boards[s.active].at
    least = outlook.standing(here) + IDLE

    def gain(key: str) -> float:
        if key.startswith("tile:"):
            place = names.place_of(s, key)
            return outlook.action(place) + outlook.standing(place) + rules.escort(s, here, place)
        return DEEDS[key](outlook, here) + least

    gains = {key: gain(key) for key in weighed}
    return [key for key, value in gains.items() if value == max(gains.values()) > least][:1]


def placing(choice: Choice) -> list[str]:
    return [key for key in choice.keys if key.startswith(WHEN_DONE)][:1]


@book.habit("ghost_stories.yin_yang")
def best_use(s: State, choice: Choice) -> Sequence[str]:
    there = foes(s)
    return [max(choice.keys, key=lambda key: aid.use_value(s, s.active, key, there))]


@book.habit("ghost_stories.place_ghost")
def least_harm(s: State, choice: Choice) -> Sequence[str]:
    """Choose a space with a Buddha if the ghost is dangerous enough; otherwise one beside other
    ghosts and near Taoists."""
    card = GHOSTS[s.arriving]
    haunting = "HAUNTER" in card.centre or "HAUNT_TILE" in card.left
    stands = [s.boards[side].at for side in s.living()]
    near = {tile for at in stands for tile in (at, *ADJACENT[at])}

    def good(key: str) -> int:
        space = last(key)
        if space in s.buddhas and "NEED_BUDDHA" in card.centre:
            return OUT_OF_REACH
        if space in s.buddhas and not card.incarnation:
            return menace(s.arriving) + EFFORT[sum(card.resistance.values())] - STANDING_BUDDHA
        side, tile = SIDE_OF[space], LINE[space][0]
        value = BESIDE * sum([at in s.ghosts for at in FACING[tile]]) + CLOSE * (tile in near)
        return value - burden(s, side) - haunting * haunted_first(s, space)

    return [max(choice.keys, key=good)]


def haunted_first(s: State, space: str) -> int:
    """Return the cost of the next haunting from a space: the tile, and what is lost with it."""
    tile = next((tile for tile in LINE[space] if tile not in s.haunted), None)
    lost = NEEDED.get(s.tiles[tile], 0) if tile else LAST_TILE["symbol"]
    return lost + variant.of(s).at_risk(s, space)


@book.habit("ghost_stories.discard_ghost", "ghost_stories.banish")
def worst_ghost(s: State, choice: Choice) -> Sequence[str]:
    there = foes(s)

    def harm(key: str) -> int:
        one = there[last(key)]
        return one.threat + one.relief

    return [max(choice.keys, key=harm)]


@book.habit("ghost_stories.mantra")
def hardest_ghost(s: State, choice: Choice) -> Sequence[str]:
    there = foes(s)

    def gain(key: str) -> int:
        one = there[last(key)]
        least = min(sum(need.values()) for need in one.needs)
        return one.threat + MADE_EASY * (least >= HARD) - STILL_HARD * (least >= HOPELESS)

    return [max(choice.keys, key=gain)]


@book.habit("ghost_stories.pay", "ghost_stories.revive")
def first(s: State, choice: Choice) -> Sequence[str]:
    return choice.keys[:1]


@book.habit("ghost_stories.gather", "ghost_stories.take_tao")
def useful_token(s: State, choice: Choice) -> Sequence[str]:
    gains = usefulness(s, choice)
    return [max(choice.keys, key=lambda key: gains[key])]


@book.habit("ghost_stories.discard_tao")
def useless_token(s: State, choice: Choice) -> Sequence[str]:
    gains = usefulness(s, choice)
    return [min(choice.keys, key=lambda key: gains[key])]


def usefulness(s: State, choice: Choice) -> dict[str, int]:
    """Return the worth of each token or crystal on offer to the seat's Taoist."""
    side, there = side_of(s, choice.seat), foes(s)
    return {
        key: aid.token_gain(s, side, last(key), there) if key.startswith("tao:") else ANY
        for key in choice.keys
    }


def side_of(s: State, seat: int) -> int:
    return next(side for side, board in enumerate(s.boards) if board.seat == seat)


@book.habit("ghost_stories.circle")
def commonest(s: State, choice: Choice) -> Sequence[str]:
    return [max(choice.keys, key=lambda key: aid.circle_gain(s, last(key)))]


@book.habit("ghost_stories.night_watch")
def most_figures(s: State, choice: Choice) -> Sequence[str]:
    def figures(key: str) -> int:
        side = names.side_of(s, key)
        return sum(SIDE_OF[at] == side and it.figure == "symbol" for at, it in s.ghosts.items())

    return [max(choice.keys, key=figures)]


@book.habit("ghost_stories.qi_or_yin_yang")
def qi_first(s: State, choice: Choice) -> Sequence[str]:
    qi = s.boards[side_of(s, choice.seat)].qi
    return ["yin_yang"] if qi > WEAK else ["qi"]


@book.habit("ghost_stories.give_qi")
def weakest(s: State, choice: Choice) -> Sequence[str]:
    return [min(choice.keys, key=lambda key: s.boards[names.side_of(s, key)].qi)]


@book.habit("ghost_stories.give_yin_yang")
def anybody(s: State, choice: Choice) -> Sequence[str]:
    return choice.keys[:1]


@book.habit("ghost_stories.reroll")
def all_misses(s: State, choice: Choice) -> Sequence[str]:
    return misses(s, choice) if s.targets else ()


@book.habit("ghost_stories.reroll_curse")
def again(s: State, choice: Choice) -> Sequence[str]:
    return choice.keys


@book.habit("ghost_stories.move_ghost")
def misplaced(s: State, choice: Choice) -> Sequence[str]:
    value, at, _ = aid.best_shift(s)
    return [f"space:{at}"] if value > 0 else ()


@book.habit("ghost_stories.ghost_goes")
def better_place(s: State, choice: Choice) -> Sequence[str]:
    _, _, to = aid.best_shift(s)
    return [f"space:{to}"] if f"space:{to}" in choice.keys else choice.keys[:1]


@book.habit("ghost_stories.whom", "ghost_stories.lead")
def nobody(s: State, choice: Choice) -> Sequence[str]:
    return choice.keys[: choice.least]


@book.habit("ghost_stories.restore")
def most_needed(s: State, choice: Choice) -> Sequence[str]:
    return [max(choice.keys, key=lambda key: NEEDED.get(last(key), 0))]
