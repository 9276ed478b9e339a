"""White Moon's changes of the base game's rules; see variant.py."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.core import Message

from .. import names
from ..parts import CORNERS, DATA, GHOSTS, LINE, SIDE_OF, SPACES_OF, around
from ..registry import G, book
from ..state import State
from ..variant import VARIANTS, Variant
from . import artefacts, crystals, villagers
from .stakes import CRYSTAL, at_risk, escort, next_receptacle, saving, stakes
from .su_ling import driven_away, held
from .substitutes import catchable, from_the_box

BOX = DATA.white_moon
NEAR_GRAVES = 4  # warn if so many deaths, or fewer, are left until defeat
CHOICE_OF_POOL = ("nightmare", "hell")
STOPPED = frozenset(("DIE_CAPTIVE", "TAO_OFF"))  # left stones that the Armour of Justice stops


class WhiteMoon(Variant):
    # Set-up

    def unpack(self, s: State) -> None:  # white-moon:15-28
        s.deck = [id for id, card in GHOSTS.items() if not card.incarnation]
        s.box = [id for id, card in GHOSTS.items() if card.incarnation]
        s.moon.villagers = {"": list(DATA.villager)}
        s.moon.bank = BOX.crystals

    def spare_ghosts(self) -> int:
        return BOX.ghosts_removed

    def pool(self, s: State) -> list[str]:  # white-moon:48
        wanted = s.options["pool"] if s.level in CHOICE_OF_POOL else "base"
        return [card for card in s.box if wanted in ("mixed", GHOSTS[card].set)]

    def tiles(self, g: G) -> list[str]:  # white-moon:34
        if g.s.options["tiles"] == "first_games":
            return [tile for tile in DATA.tile if tile != "night_watch"]
        tiles = list(DATA.tile)
        g.shuffle("tiles", tiles)
        return tiles[: len(DATA.place)]

    def set_up(self, s: State) -> Sequence[str]:
        return ("deal_villagers",)

    # The Yin phase

    def order(self, side: int) -> Sequence[str]:  # white-moon:186
        """Return a board's spaces from right to left."""
        return SPACES_OF[side][::-1]

    def in_yin(self, s: State, moment: str) -> Sequence[Sequence[str]]:
        return [["elixir_of_life"]] if "elixir_of_life" in s.moon.artefacts else ()

    def centre_works(self, s: State, space: str) -> bool:  # white-moon:86-94
        return s.moon.su_ling != space

    def haunt(self, g: G, tile: str) -> bool:  # white-moon:210-215
        """If there are villagers on the tile, kill them all instead of haunting it; tell if there
        were any."""
        if not self.shielded(g.s, tile):
            return False
        there = g.s.moon.villagers[tile]
        covered = [villager for villager in there if villager not in g.s.moon.known]
        if covered:
            g.reveal("villagers")
        g.s.moon.known += covered
        g.s.moon.villagers[tile] = []
        villagers.kill(g, there, tile)
        return True

    def shielded(self, s: State, tile: str) -> bool:  # white-moon:212-215
        return bool(s.moon.villagers.get(tile))

    def frightened(self, g: G, space: str) -> None:
        villagers.flee(g, space)

    def sad(self, g: G) -> None:  # white-moon:70-74
        g.s.moon.sad = True

    # Ghosts that come and go

    def drawn(self, g: G, card: str) -> str:  # white-moon:397-399
        s = g.s
        if card in s.moon.seen:
            s.moon.seen.remove(card)
        if catchable(s, card) or not s.box:
            return card
        other = from_the_box(g)
        s.box.append(card)
        g.tell("replaced", ghost=f"ghost:{card}", other=f"ghost:{other}")
        return other

    def found_space(self, g: G) -> None:
        g.s.moon.shielded = []

    def turned_away(self, g: G, card: str) -> bool:  # white-moon:576
        """Put the card under the deck with the Time Shield: each card once in an arrival."""
        s = g.s
        shielded = artefacts.owns(s, s.active, "time_shield")
        if not shielded or GHOSTS[card].incarnation or card in s.moon.shielded:
            return False
        s.deck.append(card)
        s.moon.shielded.append(card)
        s.moon.seen.append(card)
        g.tell("shielded", ghost=f"ghost:{card}")
        g.then(["arrival"])
        return True

    def arrives_quietly(self, s: State, space: str) -> bool:  # white-moon:570
        ghost = s.ghosts[space]
        armoured = artefacts.owns(s, SIDE_OF[space], "armour_of_justice")
        return armoured and not GHOSTS[ghost.id].incarnation

    def moves_quietly(self, s: State, space: str) -> bool:  # white-moon:570
        stones = GHOSTS[s.ghosts[space].id].left
        return not STOPPED.isdisjoint(stones) and self.arrives_quietly(s, space)

    def settled(self, g: G, space: str) -> None:
        driven_away(g, space)

    # The Yang phase

    def offers(self, s: State, side: int) -> Sequence[str]:
        return crystals.receptacles(s, side) + artefacts.usable(s, side)

    def near(self, s: State, side: int) -> Sequence[str]:
        return () if side in s.moon.laid else super().near(s, side)

    def ways(self, s: State, side: int) -> list[str]:  # white-moon:375, 415
        return super().ways(s, side) or ["stand_up"]

    def own_ways(self, s: State, side: int, *, far: bool) -> list[str]:
        """Return one step; ``second_step`` offers another one. Each step can take a villager
        along."""
        return self.ways(s, side)

    def go(self, g: G, side: int, way: str) -> None:
        s = g.s
        if way == "stand_up":
            s.moon.laid.remove(side)
            g.tell("stood-up", seat=names.seat(s, side))
            return
        start = s.boards[side].at
        super().go(g, side, way)
        g.then(["carry", s.boards[s.active].seat, start, s.boards[side].at])

    def go_own(self, g: G, side: int, way: str, *, far: bool) -> None:
        self.go(g, side, way)
        if far:
            g.then(["second_step", side])

    # Exorcism and village

    def white_dice(self, s: State, side: int) -> int:  # white-moon:582
        return 1 if artefacts.owns(s, side, "celestial_sword") else 0

    def crystals(self, s: State, side: int, *, shared: bool) -> Mapping[str, int]:
        """Return the crystals on the tile, or the Taoist's own."""  # white-moon:247, 328
        at = s.boards[side].at
        owners = [
            other
            for other, board in enumerate(s.boards)
            if other == side or (shared and board.at == at)
        ]
        return {s.boards[it].colour: s.moon.crystals[it] for it in owners if s.moon.crystals[it]}

    def spend_crystals(self, g: G, side: int, number: int) -> None:
        crystals.give_back(g.s, side, number)

    def failed(self, s: State, side: int) -> Sequence[Sequence[object]]:
        return artefacts.claws(s, side)

    def white_gifts(self, s: State) -> list[str]:  # white-moon:242
        return ["crystal"] if s.moon.bank else []

    def take_gift(self, g: G, side: int, gift: str) -> None:
        crystals.gain(g, side)

    def revivable(self, s: State, tile: str) -> list[str]:  # white-moon:343
        return artefacts.returning(s, tile)

    def revive(self, g: G, key: str, tile: str) -> None:
        artefacts.come_back(g, names.last(key), tile)

    # Death and the end

    def died(self, g: G, side: int) -> None:
        moon = g.s.moon
        crystals.give_back(g.s, side, moon.crystals[side])
        if side in moon.laid:
            moon.laid.remove(side)
        if artefacts.owned(g.s, side):
            g.then(["inherit", side])

    def turn_begins(self, g: G) -> None:
        moon = g.s.moon
        moon.sad = moon.placed = moon.clawed = False
        moon.new_crystals = [0] * 4

    def turn_ends(self, s: State) -> Sequence[Sequence[object]]:
        return [["su_ling"], ["barrier_due"]] if s.moon.sad else [["barrier_due"]]

    def dangers(self, s: State) -> Sequence[Message]:
        left = BOX.deaths - len(s.moon.graveyard)
        graves = [Message("danger-graves", {"left": left})] if left <= NEAR_GRAVES else []
        return [*graves, *devourers(s)]

    def counts(self, s: State, incarnation: str) -> bool:
        return incarnation not in s.moon.called  # ruling: base 14, incarnations of the Wu family

    def score(self, s: State) -> Mapping[str, int]:  # white-moon:283-295
        kind = DATA.place[s.moon.portal].kind
        return {
            "saved": BOX.score_saved * len(s.moon.shelter),
            "portal": BOX.score_portal[kind],
        }

    # Hidden information

    def seen(self, s: State) -> dict[str, Any]:
        moon = s.moon
        colours = [board.colour for board in s.boards]
        return {
            "portal": moon.portal,
            "portal_works": villagers.portal_works(s),
            "villagers": {
                place: [villager if villager in moon.known else "" for villager in there]
                for place, there in moon.villagers.items()
                if place
            },
            "shelter": list(moon.shelter),
            "graveyard": list(moon.graveyard),
            "su_ling": moon.su_ling,
            "su_ling_held": held(s),
            "sad": moon.sad,
            "crystals_in_bank": moon.bank,
            "receptacles": list(moon.receptacles),
            "crystals": list(moon.crystals),
            "new_crystals": list(moon.new_crystals),
            "artefacts": {artefact: colours[side] for artefact, side in moon.artefacts.items()},
            "used_up": list(moon.used_up),
            "lost_tao": dict(moon.lost_tao),
            "laid": list(moon.laid),
            "barrier": moon.barrier,
            "in_barrier": moon.in_barrier,
            "known_cards": list(moon.seen),
        }

    def inventory(self, s: State) -> Iterable[Iterable[str]]:
        moon = s.moon
        yield from moon.villagers.values()
        yield moon.shelter
        yield moon.graveyard
        crystals_in_play = moon.bank + sum(moon.crystals) + len(moon.receptacles)
        yield ["crystal"] * crystals_in_play
        yield (f"tao {colour}" for colour, n in moon.lost_tao.items() for _ in range(n))

    def faults(self, s: State) -> Iterator[str]:
        moon = s.moon
        for place, there in moon.villagers.items():
            if there and place and (len(there) > BOX.stack or place in s.haunted):
                yield f"villagers where none can be: {place} {there}"
            if there and place and s.begun and there[0] not in moon.known:
                yield f"nobody has turned up {there[0]} on {place}"
        held_back = zip(moon.crystals, moon.new_crystals, strict=True)
        if moon.bank < 0 or any(not 0 <= new <= every for every, new in held_back):
            yield f"crystals {moon.bank} {moon.crystals} {moon.new_crystals}"
        if s.result is None and len(moon.graveyard) >= BOX.deaths:
            yield "too many villagers are dead"
        if s.result is None and any(not s.boards[it].lives for it in moon.laid):
            yield f"the dead lie on the Cemetery, not here: {moon.laid}"

    def redeal(self, s: State, shuffle: Callable[[list[Any]], None]) -> None:
        """Deal anew the villagers that were never face up."""
        moon = s.moon
        spots = [
            (place, n)
            for place, there in moon.villagers.items()
            for n, villager in enumerate(there)
            if villager not in moon.known
        ]
        hidden = [moon.villagers[place][n] for place, n in spots]
        shuffle(hidden)
        for (place, n), villager in zip(spots, hidden, strict=True):
            moon.villagers[place][n] = villager

    def known_cards(self, s: State) -> Sequence[str]:
        return s.moon.seen

    def worth(self, s: State) -> int:
        return stakes(s)

    def at_risk(self, s: State, space: str) -> int:
        return at_risk(s, space)

    def rescue(self, s: State, side: int, tile: str) -> float:
        here = s.boards[side].at
        if tile != s.moon.portal or not villagers.portal_works(s):
            return 0.0
        found = villagers.stack(s, tile)
        if here != tile and villagers.has_room(s, tile):
            found = [*villagers.stack(s, here)[:1], *found]
        return saving(s, found[0]) if found else 0.0

    def escort(self, s: State, start: str, goal: str) -> float:
        taken = villagers.stack(s, start) and villagers.has_room(s, goal)
        return max(0.0, escort(s, start, goal)) if taken else 0.0

    def standing(self, s: State, side: int, tile: str) -> float:
        moon = s.moon
        fills = tile in CORNERS and tile not in moon.receptacles
        return next_receptacle(s) - CRYSTAL if fills and moon.crystals[side] else 0.0

    def at_once(self) -> Sequence[str]:
        return ("stand_up", "artefact:moon_dust")


def devourers(s: State) -> Iterator[Message]:
    """Yield a warning for each Devourer: the villager that it kills in the next turn of its
    board."""
    for side in around((s.active + 1) % 4):
        for space in SPACES_OF[side]:
            ghost = s.ghosts.get(space)
            if ghost is None or "DEVOURER" not in GHOSTS[ghost.id].centre:
                continue
            if s.moon.su_ling == space:
                continue
            args = {"ghost": f"ghost:{ghost.id}", "space": f"space:{space}"}
            prey = next((p for p in LINE[space] if villagers.stack(s, p)), None)
            if prey:
                top = villagers.villager_key(villagers.stack(s, prey)[0])
                yield Message("danger-devours", {**args, "villager": top})
            else:
                yield Message("danger-devours-any", args)


@book.procedure
async def second_step(g: G, side: int) -> None:  # white-moon:137
    """Offer a second step with Dance of the Peaks. A villager may come along again."""
    s = g.s
    rules = VARIANTS[s.mode]
    way = await g.may(s.boards[side].seat, "ghost_stories.second_step", rules.ways(s, side))
    if way:
        g.tell("moved", seat=names.seat(s, side), way=way)
        rules.go(g, side, way)


VARIANTS["white_moon"] = WhiteMoon()
