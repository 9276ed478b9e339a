"""Paying for a ghost's resistance with faces of dice, Tao tokens and Moon Crystals. Every possible
payment is listed; none contains more than is needed (base 7)."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from . import powers, variant
from .parts import COLOURS, GHOSTS, SIDE_OF
from .state import State

WHITE = "white"
BLINDING = frozenset(id for id, card in GHOSTS.items() if "WHITE_BLIND" in card.centre)
Need = dict[str, int]


class Purse(NamedTuple):
    """The means of an exorcist: faces of dice, and tokens and crystals by their owners."""

    dice: Mapping[str, int]
    tao: Mapping[str, Mapping[str, int]]  # by colour, then by owner
    crystals: Mapping[str, int]


class Payment(NamedTuple):
    dice: tuple[tuple[str, int], ...]  # face, number
    tao: tuple[tuple[str, str, int], ...]  # colour, owner, number
    crystals: tuple[tuple[str, int], ...]  # owner, number

    @property
    def key(self) -> str:
        """Return the payment's key: its white faces, tokens and crystals. Coloured faces are the
        same in all payments."""
        white = [f"white-{n}" for face, n in self.dice if face == WHITE]
        tokens = [f"{colour}-{owner}-{n}" for colour, owner, n in self.tao]
        crystals = [f"crystal-{owner}-{n}" for owner, n in self.crystals]
        return ":".join(["pay", *white, *tokens, *crystals])

    @property
    def white(self) -> int:
        return dict(self.dice).get(WHITE, 0)

    @property
    def price(self) -> tuple[int, int]:
        """Return the numbers of crystals and tokens, by which payments are sorted."""
        return sum(n for _, n in self.crystals), sum(n for *_, n in self.tao)


def resistance(s: State, space: str) -> Need:
    """Return a ghost's resistance by colour, lowered by the Circle of Prayer. The Mantra is not
    counted here, see ``needs``."""
    need = {}
    for shown, number in GHOSTS[s.ghosts[space].id].resistance.items():
        colour = s.boards[SIDE_OF[space]].colour if shown == "board" else shown
        lowered = number - (colour == s.circle)
        if lowered > 0:
            need[colour] = lowered
    return need


def needs(s: State, space: str) -> list[Need]:
    """Return the alternatives of what exorcising a ghost needs. With the Mantra on it, there is one
    for each colour that the Mantra can lower."""
    need = resistance(s, space)
    if s.mantra != space or not need:
        return [need]
    lowered = ({**need, colour: need[colour] - 1} for colour in need)
    return [{colour: n for colour, n in other.items() if n} for other in lowered]


def purse(s: State, side: int, *, shared: bool) -> Purse:
    """Return a Taoist's means after a roll. ``shared``: add the tokens of other Taoists on the
    tile, who need not be asked."""
    # ruling: base 14, friends' tokens
    owners = [side]
    if shared:
        at = s.boards[side].at
        owners += [other for other in powers.companions(s, side) if s.boards[other].at == at]
    tao: dict[str, dict[str, int]] = {colour: {} for colour in COLOURS}
    if not powers.in_play(s, "TAO_OFF"):
        for owner in owners:
            for colour, held in s.boards[owner].tao.items():
                if held:
                    tao[colour][s.boards[owner].colour] = held
    return Purse(counted(s), tao, variant.of(s).crystals(s, side, shared=shared))


def counted(s: State) -> dict[str, int]:
    """Count the rolled faces that can be used."""
    dice: dict[str, int] = {}
    for face in s.dice:
        dice[face] = dice.get(face, 0) + 1
    if white_blind(s):
        dice.pop(WHITE, None)
    return dice


def white_blind(s: State) -> bool:
    """Tell if The Nameless is in play: then white faces cannot be used."""
    return not BLINDING.isdisjoint([ghost.id for ghost in s.ghosts.values()])


def immune(s: State, space: str) -> bool:
    """Tell if dice do not count against this ghost."""
    stones = GHOSTS[s.ghosts[space].id].centre
    return "DICE_IMMUNE" in stones and variant.of(s).centre_works(s, space)


def payments(s: State, space: str, held: Purse) -> list[Payment]:
    """Return all payments that exorcise a ghost, the cheapest first."""
    if immune(s, space):
        held = held._replace(dice={})
    found = {pay.key: pay for need in needs(s, space) for pay in ways(need, held)}
    ranked = sorted([(pay.price, key) for key, pay in found.items()])
    return [found[key] for _, key in ranked]


def shortfall(s: State, space: str, held: Purse) -> Need:
    """Return what is still missing to exorcise a ghost, by the alternative that lacks least."""
    dice = {} if immune(s, space) else held.dice
    found = []
    for need in needs(s, space):
        owned = {colour: sum(held.tao[colour].values()) for colour in need}
        short = {it: max(0, n - dice.get(it, 0) - owned[it]) for it, n in need.items()}
        wild = dice.get(WHITE, 0) + sum(held.crystals.values())
        for colour, n in short.items():
            used = min(n, wild)
            short[colour], wild = n - used, wild - used
        found.append({colour: n for colour, n in short.items() if n})
    return min(found, key=lambda it: sum(it.values()))


def by_dice_alone(s: State, space: str, held: Purse) -> bool:
    bare = Purse(held.dice, {colour: {} for colour in COLOURS}, {})
    return bool(payments(s, space, bare))


def ways(need: Need, held: Purse) -> Iterator[Payment]:
    """Yield the payments for a need. Use coloured faces first; pay the rest in every possible
    way."""
    faces = {colour: min(n, held.dice.get(colour, 0)) for colour, n in need.items()}
    rest = {colour: n - faces[colour] for colour, n in need.items() if n > faces[colour]}
    white, crystals = held.dice.get(WHITE, 0), sum(held.crystals.values())
    if not coverable(rest, held, white + crystals):
        return
    for split in product(*(tokens(colour, n, held) for colour, n in rest.items())):
        tao = tuple(spent for part in split for spent in part)
        missing = sum(rest.values()) - sum(n for *_, n in tao)
        for wild in range(max(0, missing - crystals), min(missing, white) + 1):
            dice = [(colour, n) for colour, n in faces.items() if n]
            dice += [(WHITE, wild)] if wild else []
            for gems in shares(missing - wild, held.crystals):
                yield Payment(tuple(dice), tao, gems)


def coverable(rest: Need, held: Purse, wild: int) -> bool:
    """Test quickly if the tokens, with ``wild`` white faces and crystals, can be enough."""
    lacking = sum(max(0, n - sum(held.tao[colour].values())) for colour, n in rest.items())
    return lacking <= wild


def tokens(colour: str, most: int, held: Purse) -> list[tuple[tuple[str, str, int], ...]]:
    """Return all ways to take up to ``most`` tokens of a colour from their owners."""
    owned = held.tao[colour]
    return [
        tuple((colour, owner, n) for owner, n in share)
        for number in range(min(most, sum(owned.values())) + 1)
        for share in shares(number, owned)
    ]


def shares(number: int, owned: Mapping[str, int]) -> list[tuple[tuple[str, int], ...]]:
    """Return all ways to take ``number`` things from their owners."""
    if not number:
        return [()]
    found = []
    for parts in product(*(range(min(n, number) + 1) for n in owned.values())):
        if sum(parts) == number:
            pairs = zip(owned, parts, strict=True)
            found.append(tuple((owner, n) for owner, n in pairs if n))
    return found
