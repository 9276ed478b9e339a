"""The points where an expansion can change the rules. Methods of ``Variant`` do what the base game
does, expansions override them; ``of`` returns the variant in play."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rules.core import Message

from . import names
from .parts import ADJACENT, DATA, GHOSTS, PLACES, SPACES_OF
from .registry import G
from .state import State

BASE_CARDS = {id: card for id, card in GHOSTS.items() if card.set == "base"}
BASE_GHOSTS = [id for id, card in BASE_CARDS.items() if not card.incarnation]
BASE_INCARNATIONS = [id for id, card in BASE_CARDS.items() if card.incarnation]
BASE_TILES = [id for id, tile in DATA.tile.items() if tile.set == "base"]


class Variant:
    """The base game."""

    # Set-up

    def unpack(self, s: State) -> None:
        """Put all ghosts into the deck and all incarnations into the box."""
        s.deck, s.box = list(BASE_GHOSTS), list(BASE_INCARNATIONS)

    def spare_ghosts(self) -> int:
        """Return how many ghosts are removed in addition to those for the number of players."""
        return 0

    def pool(self, s: State) -> list[str]:
        """Return the incarnations from which those in the deck are drawn."""
        return s.box

    def tiles(self, g: G) -> list[str]:
        return list(BASE_TILES)

    def set_up(self, s: State) -> Sequence[str]:
        """Return additional procedures of the set-up."""
        return ()

    # The Yin phase

    def order(self, side: int) -> Sequence[str]:
        """Return a board's spaces, in the order in which their ghosts act."""
        return SPACES_OF[side]

    def in_yin(self, s: State, moment: str) -> Sequence[Sequence[str]]:
        """Return additional agenda entries of the Yin phase: at ``start``, after ``actions`` or at
        ``end``."""
        return ()

    def centre_works(self, s: State, space: str) -> bool:
        """Tell if the centre stones of the ghost here have their effect."""
        return True

    def haunt(self, g: G, tile: str) -> bool:
        """Do something instead of haunting a tile; tell if so."""
        return False

    def shielded(self, s: State, tile: str) -> bool:
        """Tell if haunting this tile would kill villagers there instead."""
        return False

    def frightened(self, g: G, space: str) -> None:
        """React to a Haunter's figure that has moved to the symbol."""

    def sad(self, g: G) -> None:
        """React to a roll of the Curse die or to a haunting."""

    # Ghosts that come and go

    def drawn(self, g: G, card: str) -> str:
        """Return the card that comes into play when ``card`` is drawn."""
        return card

    def found_space(self, g: G) -> None:
        """React to the choice of a space for the arriving card."""

    def turned_away(self, g: G, card: str) -> bool:
        """Send a card away that would come to the active board, and draw another; tell if so."""
        return False

    def arrives_quietly(self, s: State, space: str) -> bool:
        """Tell if the left stones of a ghost that arrives here have no effect."""
        return False

    def moves_quietly(self, s: State, space: str) -> bool:
        """Tell if the lasting left stones of a ghost that was moved here have no effect."""
        return False

    def settled(self, g: G, space: str) -> None:
        """React to a card that has come to this space, from the deck or from another space."""

    # The Yang phase

    def offers(self, s: State, side: int) -> Sequence[str]:
        """Return additional options of the active Taoist in the Yang phase."""
        return ()

    def near(self, s: State, side: int) -> Sequence[str]:
        """Return the places that a Taoist can reach by a normal move."""
        return ADJACENT[s.boards[side].at]

    def ways(self, s: State, side: int) -> list[str]:
        """Return the options of a Taoist's normal move."""
        return [names.tile(s, place) for place in self.near(s, side)]

    def own_ways(self, s: State, side: int, *, far: bool) -> list[str]:
        """Return the options of the active Taoist's own move. ``far``: to any tile."""
        if not far:
            return self.ways(s, side)
        return [names.tile(s, place) for place in PLACES if place != s.boards[side].at]

    def go(self, g: G, side: int, way: str) -> None:
        """Make a Taoist's normal move."""
        g.s.boards[side].at = names.place_of(g.s, way)

    def go_own(self, g: G, side: int, way: str, *, far: bool) -> None:
        self.go(g, side, way)

    # Exorcism and village

    def white_dice(self, s: State, side: int) -> int:
        """Return how many dice show white without being rolled."""
        return 0

    def crystals(self, s: State, side: int, *, shared: bool) -> Mapping[str, int]:
        """Return the Moon Crystals that may be spent, by the colour of their owners."""
        return {}

    def spend_crystals(self, g: G, side: int, number: int) -> None:
        """Put ``number`` of a Taoist's Moon Crystals back into the bank."""

    def failed(self, s: State, side: int) -> Sequence[Sequence[object]]:
        """Return additional agenda entries after an exorcism that removed no ghost."""
        return ()

    def white_gifts(self, s: State) -> list[str]:
        """Return what a white face at the Herbalist's can bring instead of a Tao token."""
        return []

    def take_gift(self, g: G, side: int, gift: str) -> None:
        """Give a Taoist one of ``white_gifts``."""

    def revivable(self, s: State, tile: str) -> list[str]:
        """Return the villagers that the Cemetery can bring back, besides Taoists."""
        return []

    def revive(self, g: G, key: str, tile: str) -> None:
        """Bring back one of ``revivable``."""

    # Death and the end

    def died(self, g: G, side: int) -> None:
        """React to the death of a Taoist."""

    def turn_begins(self, g: G) -> None:
        """React to the beginning of a turn."""

    def turn_ends(self, s: State) -> Sequence[Sequence[object]]:
        """Return additional agenda entries for the end of a turn."""
        return ()

    def dangers(self, s: State) -> Sequence[Message]:
        """Return additional warnings."""
        return ()

    def counts(self, s: State, incarnation: str) -> bool:
        """Tell if beating this incarnation scores points."""
        return True

    def seen(self, s: State) -> dict[str, Any]:
        """Return additional parts of the view."""
        return {}

    def inventory(self, s: State) -> Iterable[Iterable[str]]:
        """Return additional components, to be counted."""
        return ()

    def faults(self, s: State) -> Iterable[str]:
        """Return additional faults of a position."""
        return ()

    def redeal(self, s: State, shuffle: Callable[[list[Any]], None]) -> None:
        """Deal the expansion's hidden things anew."""

    def known_cards(self, s: State) -> Sequence[str]:
        """Return the cards of the deck that everybody has seen."""
        return ()

    def worth(self, s: State) -> int:
        """Return what the expansion adds to a position's worth."""
        return 0

    def at_risk(self, s: State, space: str) -> int:
        """Return the worth of what the next haunting from this space destroys besides the tile."""
        return 0

    def rescue(self, s: State, side: int, tile: str) -> float:
        """Return the worth of the rescue action on a tile."""
        return 0.0

    def escort(self, s: State, start: str, goal: str) -> float:
        """Return the gain of taking a villager along on a step."""
        return 0.0

    def standing(self, s: State, side: int, tile: str) -> float:
        """Return what being on a tile at the end of the turn is worth in addition."""
        return 0.0

    def at_once(self) -> Sequence[str]:
        """Return the options that automas take before all others in the Yang phase."""
        return ()

    def score(self, s: State) -> Mapping[str, int]:
        """Return additional parts of the score."""
        return {}


VARIANTS: dict[str, Variant] = {"base": Variant()}


def of(s: State) -> Variant:
    return VARIANTS[s.mode]
