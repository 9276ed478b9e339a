"""Open places of the base game, for expansions. Each method says what the base game does; ``of``
returns the variant in play."""

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
        """Return the number of cards taken out for any number of players."""
        return 0

    def pool(self, s: State) -> list[str]:
        """Return the incarnations of the box that may be in the deck."""
        return s.box

    def tiles(self, g: G) -> list[str]:
        return list(BASE_TILES)

    def set_up(self, s: State) -> Sequence[str]:
        """Return further steps of the set-up."""
        return ()

    # The Yin phase

    def order(self, side: int) -> Sequence[str]:
        """Return the order in which a board's ghosts act."""
        return SPACES_OF[side]

    def in_yin(self, s: State, moment: str) -> Sequence[Sequence[str]]:
        """Return optional steps of a Yin phase: at ``start``, after ``actions``, at ``end``."""
        return ()

    def centre_works(self, s: State, space: str) -> bool:
        """Tell if the centre stone of this ghost works."""
        return True

    def haunt(self, g: G, tile: str) -> bool:
        """Let ghosts come for an active tile; tell if it stays active anyway."""
        return False

    def shielded(self, s: State, tile: str) -> bool:
        """Tell if somebody on this active tile would die instead of its becoming haunted."""
        return False

    def frightened(self, g: G, space: str) -> None:
        """React to a figure that went from its card to the symbol."""

    def sad(self, g: G) -> None:
        """React to the Curse die or a haunting."""

    # Ghosts that come and go

    def drawn(self, g: G, card: str) -> str:
        """Return the card that comes into play for the one drawn."""
        return card

    def found_space(self, g: G) -> None:
        """React to the space of an arriving card being settled."""

    def turned_away(self, g: G, card: str) -> bool:
        """Send away a card about to lie on the active board and bring another; tell if so."""
        return False

    def arrives_quietly(self, s: State, space: str) -> bool:
        """Tell if the left stones of a ghost do not work as it arrives."""
        return False

    def moves_quietly(self, s: State, space: str) -> bool:
        """Tell if the lasting left stones of a ghost do not work once it has been moved here."""
        return False

    def settled(self, g: G, space: str) -> None:
        """React to a card that has come to lie here, from the deck or another space."""

    # The Yang phase

    def offers(self, s: State, side: int) -> Sequence[str]:
        """Return further options of the active Taoist in his Yang phase."""
        return ()

    def near(self, s: State, side: int) -> Sequence[str]:
        """Return the places to which a normal move takes this Taoist."""
        return ADJACENT[s.boards[side].at]

    def ways(self, s: State, side: int) -> list[str]:
        """Return the goals of this Taoist's normal move."""
        return [names.tile(s, place) for place in self.near(s, side)]

    def own_ways(self, s: State, side: int, *, far: bool) -> list[str]:
        """Return the goals of the active Taoist's move; ``far``: two steps."""
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
        """Return the number of dice set to white instead of rolled."""
        return 0

    def crystals(self, s: State, side: int, *, shared: bool) -> Mapping[str, int]:
        """Return Moon Crystals that may be spent, by their owners' colour."""
        return {}

    def spend_crystals(self, g: G, side: int, number: int) -> None:
        """Move them back to the bank."""

    def failed(self, s: State, side: int) -> Sequence[Sequence[object]]:
        """Return the steps that follow an exorcism in which nobody was exorcised."""
        return ()

    def white_gifts(self, s: State) -> list[str]:
        """Return the gifts for a white face at the Herbalist's besides a Tao token."""
        return []

    def take_gift(self, g: G, side: int, gift: str) -> None:
        """Take one of the white gifts."""

    def revivable(self, s: State, tile: str) -> list[str]:
        """Return villagers that the Cemetery may bring back besides Taoists."""
        return []

    def revive(self, g: G, key: str, tile: str) -> None:
        """Bring one of those back."""

    # Death and the end

    def died(self, g: G, side: int) -> None:
        """React to a Taoist's death."""

    def turn_begins(self, g: G) -> None:
        """React to the beginning of a turn."""

    def turn_ends(self, s: State) -> Sequence[Sequence[object]]:
        """Return more steps for the end of a turn."""
        return ()

    def dangers(self, s: State) -> Sequence[Message]:
        """Return more warnings."""
        return ()

    def counts(self, s: State, incarnation: str) -> bool:
        """Tell if beating this incarnation brings points."""
        return True

    def seen(self, s: State) -> dict[str, Any]:
        """Return more parts of the view."""
        return {}

    def inventory(self, s: State) -> Iterable[Iterable[str]]:
        """Return more components."""
        return ()

    def faults(self, s: State) -> Iterable[str]:
        """Return more broken promises."""
        return ()

    def redeal(self, s: State, shuffle: Callable[[list[Any]], None]) -> None:
        """Redeal more that nobody can know."""

    def known_cards(self, s: State) -> Sequence[str]:
        """Return cards in the deck that everybody has seen."""
        return ()

    def worth(self, s: State) -> int:
        """Return what the expansion adds to a position's worth."""
        return 0

    def at_risk(self, s: State, space: str) -> int:
        """Return the worth of all that a haunting from this space destroys besides the tile."""
        return 0

    def rescue(self, s: State, side: int, tile: str) -> float:
        """Return the worth of rescuing somebody who is on a tile or is taken along there."""
        return 0.0

    def escort(self, s: State, start: str, goal: str) -> float:
        """Return the gain of taking somebody along from one place to another."""
        return 0.0

    def standing(self, s: State, side: int, tile: str) -> float:
        """Return the worth of this Taoist's possibilities on a tile after the action."""
        return 0.0

    def at_once(self) -> Sequence[str]:
        """Return the options to take before all else in a Yang phase."""
        return ()

    def score(self, s: State) -> Mapping[str, int]:
        """Return more parts of the score."""
        return {}


VARIANTS: dict[str, Variant] = {"base": Variant()}


def of(s: State) -> Variant:
    return VARIANTS[s.mode]
