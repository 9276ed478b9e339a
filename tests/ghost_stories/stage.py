"""Positions of Ghost Stories in a few words, and what happens in them.

    scene = stage().ghost("N2", "skinner", "symbol").begin(["yin"], active="red")

The red board is north (seat 0, Dance of the Peaks), green east (seat 1, The Gods' Favourite), blue
south (seat 2, Second Wind), yellow west (seat 3, Bottomless Pockets); with fewer players yellow,
then green, then blue are neutral. The tiles, by place:

    nw Cemetery            n Taoist Altar          ne Herbalist's Shop
    w  Sorcerer's Hut      c Tea House             e  Buddhist Temple
    sw Night Watchman      s Circle of Prayer      se Pavilion

Everybody stands on c with 3 Qi, his Yin-Yang and 1 Tao token of his colour; nothing is in play.
Whatever is put somewhere is taken from where it lay, so that nothing is created or lost; a scene
checks that, and all that must always hold, after each decision.
"""

from collections.abc import Callable, Sequence
from typing import Any, Self

from rules.core.stage import staged
from rules.ghost_stories import book
from rules.ghost_stories.parts import COLOURS, DATA, PLACES
from rules.ghost_stories.state import Ghost, State
from tests.rules import scenes

RED, GREEN, BLUE, YELLOW = range(4)  # seats of four players
COLOUR = ("red", "green", "blue", "yellow")  # clockwise from the north
SEATS = {
    1: {"red": 0},
    2: {"red": 0, "blue": 1},
    3: {"red": 0, "green": 1, "blue": 2},
    4: {"red": 0, "green": 1, "blue": 2, "yellow": 3},
}
POWERS = {
    "red": "dance_of_the_peaks",
    "green": "gods_favorite",
    "blue": "second_wind",
    "yellow": "bottomless_pockets",
}
VILLAGE = (
    "cemetery", "taoist_altar", "herbalist_shop",
    "sorcerer_hut", "tea_house", "buddhist_temple",
    "night_watch", "circle_of_prayer", "pavilion",
)  # fmt: skip

Edit = Callable[[State], None]


def side(colour: str) -> int:
    return COLOUR.index(colour)


class Scene(scenes.Scene[State]):
    """A game that has come to a question, or to its end."""

    def lost(self, reason: str) -> bool:
        result = self.s.result
        return result is not None and result.won is False and result.reason == f"reason-{reason}"

    @property
    def won(self) -> bool:
        return self.s.result is not None and self.s.result.won is True

    def qi(self, colour: str) -> int:
        return self.s.boards[side(colour)].qi

    def tao(self, colour: str) -> dict[str, int]:
        """Return the tokens that this Taoist has."""
        return {c: n for c, n in self.s.boards[side(colour)].tao.items() if n}

    def ghost(self, space: str) -> str:
        ghost = self.s.ghosts.get(space)
        return ghost.id if ghost else ""

    def figure(self, space: str) -> str:
        return self.s.ghosts[space].figure

    def at(self, colour: str) -> str:
        return self.s.boards[side(colour)].at


class Stage:
    """A game just set up, and the changes to make in it."""

    mode = "base"
    village: Sequence[str] = VILLAGE

    def __init__(self, players: int = 4, level: str = "normal", **powers: str) -> None:
        self.players = players
        self.options: dict[str, str | int | bool] = {"mode": self.mode, "difficulty": level}
        self.powers = {**POWERS, **powers}
        self.edits: list[Edit] = [self.lay_out]

    def lay_out(self, s: State) -> None:
        level = DATA.level[s.level]
        players = DATA.players[self.players - 1]
        drawn = [*s.discard, *(ghost.id for ghost in s.ghosts.values()), s.arriving]
        s.deck[:0] = [card for card in drawn if card]  # the staged turn draws these
        s.discard, s.ghosts, s.arriving, s.haunted = [], {}, "", []
        s.phase, s.stage, s.fallen = "yin", "move", False
        s.tiles = dict(zip(PLACES, self.village, strict=True))
        s.first = s.active = 0
        for colour in COLOURS:
            s.supply[colour] = DATA.colour[colour].tao
        for board, colour in zip(s.boards, COLOUR, strict=True):
            board.colour, board.power = colour, self.powers[colour]
            board.seat = SEATS[self.players].get(colour, -1)
            board.tao = dict.fromkeys(COLOURS, 0)
            taoist = board.seat >= 0
            board.qi = level.qi if taoist else players.neutral_qi
            board.at, board.yin_yang = ("c", level.yin_yang) if taoist else ("", False)
            board.power_tokens = players.power_tokens if taoist else 0
            if taoist:
                own = COLOUR if self.players == 1 else (colour,)
                for token in own:
                    board.tao[token] += 1
                    s.supply[token] -= 1

    def begin(
        self,
        *agenda: Sequence[Any],
        active: str = "red",
        tao: Sequence[str] = (),
        curse: Sequence[str] = (),
    ) -> Scene:
        """Begin with this agenda; ``tao`` and ``curse`` are the faces that the dice will show."""
        whose = side(active)

        def edit(s: State) -> None:
            for change in self.edits:
                change(s)
            s.active = whose

        chance = {
            "tao": [DATA.die.tao.index(face) for face in tao],
            "curse": [DATA.die.curse.index(face) for face in curse],
        }
        steps = agenda or (["turn", whose],)
        game = staged(
            book, self.players, options=self.options, edit=edit, agenda=steps, chance=chance
        )
        return Scene(game)

    def yang(self, active: str = "red", **dice: Sequence[str]) -> Scene:
        """Play the Yang phase of this Taoist, and nothing after it."""
        return self.begin(["yang"], active=active, **dice)

    def actions(self, active: str, **dice: Sequence[str]) -> Scene:
        """Play step 1 of the Yin phase of this board, and nothing after it."""
        return self.begin(["ghost_actions"], active=active, **dice)

    def edit(self, change: Edit) -> Self:
        self.edits.append(change)
        return self

    def ghost(self, space: str, card: str, figure: str = "") -> Self:
        def change(s: State) -> None:
            fetch(s, card)
            haunter = "HAUNTER" in DATA.ghost[card].centre
            s.ghosts[space] = Ghost(card, figure or ("card" if haunter else ""))

        return self.edit(change)

    def top(self, *cards: str) -> Self:
        """Put these cards next in the deck."""

        def change(s: State) -> None:
            for card in cards:
                fetch(s, card)
            s.deck[:0] = cards

        return self.edit(change)

    def deck(self, ghosts: int) -> Self:
        """Leave this many cards in the deck, and no incarnation among them."""

        def change(s: State) -> None:
            plain = [card for card in s.deck if not DATA.ghost[card].incarnation]
            s.box += [card for card in s.deck if DATA.ghost[card].incarnation]
            s.deck, rest = plain[:ghosts], plain[ghosts:]
            s.removed += rest

        return self.edit(change)

    def at(self, colour: str, place: str) -> Self:
        return self.edit(lambda s: setattr(s.boards[side(colour)], "at", place))

    def qi(self, colour: str, qi: int) -> Self:
        return self.edit(lambda s: setattr(s.boards[side(colour)], "qi", qi))

    def dead(self, colour: str) -> Self:
        def change(s: State) -> None:
            board = s.boards[side(colour)]
            for token, number in board.tao.items():
                s.supply[token] += number
            board.tao = dict.fromkeys(COLOURS, 0)
            board.qi, board.yin_yang, board.at = 0, False, "nw"

        return self.edit(change)

    def tao(self, colour: str, **tokens: int) -> Self:
        """Give the Taoist these tokens and no others."""

        def change(s: State) -> None:
            board = s.boards[side(colour)]
            for token in COLOURS:
                s.supply[token] += board.tao[token] - tokens.get(token, 0)
                board.tao[token] = tokens.get(token, 0)

        return self.edit(change)

    def no_yin_yang(self, *colours: str) -> Self:
        def change(s: State) -> None:
            for colour in colours:
                s.boards[side(colour)].yin_yang = False

        return self.edit(change)

    def haunted(self, *places: str) -> Self:
        return self.edit(lambda s: s.haunted.extend(places))

    def circle(self, colour: str) -> Self:
        def change(s: State) -> None:
            s.supply[colour] -= 1
            s.circle = colour

        return self.edit(change)

    def buddha_on(self, space: str) -> Self:
        def change(s: State) -> None:
            s.temple -= 1
            s.buddhas.append(space)

        return self.edit(change)

    def holds_buddha(self, colour: str) -> Self:
        def change(s: State) -> None:
            s.temple -= 1
            s.boards[side(colour)].buddhas += 1

        return self.edit(change)

    def mantra(self, space: str) -> Self:
        return self.edit(lambda s: setattr(s, "mantra", space))


def fetch(s: State, card: str) -> None:
    """Take a card from wherever it is."""
    for pile in (s.deck, s.removed, s.box):
        if card in pile:
            pile.remove(card)
            return
    raise AssertionError(f"where is {card}?")


def stage(players: int = 4, level: str = "normal", **powers: str) -> Stage:
    return Stage(players, level, **powers)
