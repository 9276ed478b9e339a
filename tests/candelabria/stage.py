"""Positions of The Curse of Candelabria in a few words, and what happens in them.

    scene = stage(ASH, SATORES, NOVA).flames(ASH, "r8_mine").store(ASH, wax=1).begin(["turn", 0])
    scene.asks(ASH, "turn").take("manoeuvre:ash_candle_1")

Houses are named by their ids. A scene checks after each decision that nothing is created or lost.
"""

from collections.abc import Callable, Sequence
from typing import Any

from rules.candelabria import book
from rules.candelabria.battle import power
from rules.candelabria.map import region_of
from rules.candelabria.parts import AMOUNTS, CAPACITY, HOUSES
from rules.candelabria.state import Candle, Curse, House, Quest, State
from rules.core import Game
from rules.core.modes import OptionValue
from tests.rules import scenes

ASH, ENGINEERS, SATORES, NOVA = "ash", "engineers", "satores", "nova_vita"
KNIGHTS, CHIMERA = "knights", "chimera"

Edit = Callable[[State], None]


class Scene(scenes.Scene[State]):
    """A game that has come to a question, whose people are named by their Houses."""

    @property
    def places(self) -> list[str]:
        """Return the territories on offer."""
        return [key.partition(":")[2] for key in self.keys if key.startswith("territory:")]

    @property
    def points_asked(self) -> list[tuple[str, str]]:
        """Return each House that is asked now, with the point it is asked about."""
        return [
            (self.s.houses[choice.seat].id, choice.point.partition(".")[2])
            for choice in self.game.pending
        ]

    def house(self, id: str) -> House:
        return self.s.houses[self.s.house(id)]

    def seat(self, who: int | str) -> int:
        return self.s.house(str(who))

    def commits(self, house: str, *cards: str) -> "Scene":
        """Commit a seat's cards for its two slots; "" leaves one open."""
        for card in (*cards, "", "")[: AMOUNTS.most_tactics]:
            if (house, "commit") in self.points_asked:
                self.answer([f"tactic:{card}"] if card else [], house)
        return self

    def power(self, house: str, region: int) -> int:
        return power(self.s, self.s.house(house), region)

    def powers(self, region: int, *houses: str) -> list[int]:
        return [self.power(house, region) for house in houses]

    def track(self) -> list[str]:
        return [self.s.houses[me].id for me in self.s.track]

    def label(self, key: str, language: str = "en") -> str:
        return next(it for it in self.choice.options if it.key == key).label(language)


class Stage:
    """A game just set up, and the changes to make in it; the first House has seat 0."""

    def __init__(self, houses: Sequence[str], options: dict[str, OptionValue], year: int) -> None:
        self.houses = houses
        self.options = options
        self.edits: list[Edit] = []
        self.edit(lambda s: set_year(s, year))

    def begin(self, *agenda: Sequence[Any], chance: dict[str, list[int]] | None = None) -> Scene:
        state = opened(self.houses, self.options)
        for change in self.edits:
            change(state)
        state.agenda = [list(entry) for entry in reversed(agenda)]
        state.forced = chance or {}
        game = Game(book, book.setup(len(self.houses), self.options), b"staged")
        game.stage(state)
        return Scene(game)

    def edit(self, change: Edit) -> "Stage":
        self.edits.append(change)
        return self

    def season(self, season: str) -> "Stage":
        return self.edit(lambda s: setattr(s, "season", season))

    def castle(self, house: str, territory: str) -> "Stage":
        return self.edit(lambda s: setattr(s.houses[s.house(house)], "castle", territory))

    def flames(self, house: str, *territories: str) -> "Stage":
        """Put the House's ground flames exactly there."""

        def change(s: State) -> None:
            owner = s.houses[s.house(house)]
            owner.supply += len(owner.flames) - len(territories)
            owner.flames = list(territories)

        return self.edit(change)

    def supply(self, house: str, number: int) -> "Stage":
        """Leave so many ground flames in the supply."""
        return self.edit(lambda s: setattr(s.houses[s.house(house)], "supply", number))

    def candle(
        self, house: str, role: str, territory: str, flames: int = -1, card: str = ""
    ) -> "Stage":
        """Deploy a candle; its card is one of the deck if none is named."""

        def change(s: State) -> None:
            owner = s.houses[s.house(house)]
            number = CAPACITY[role] if flames < 0 else flames
            owner.candles[role] = Candle(territory, number)
            remove(s, card)
            owner.seals[role] = card or s.deck.pop()

        return self.edit(change)

    def hand(self, house: str, *cards: str, known: bool = True) -> "Stage":
        def change(s: State) -> None:
            owner = s.houses[s.house(house)]
            for card in cards:
                remove(s, card)
            owner.hand = list(cards)
            owner.known = list(cards) if known else []

        return self.edit(change)

    def store(self, house: str, wax: int = 0, gold: int = 0) -> "Stage":
        def change(s: State) -> None:
            owner = s.houses[s.house(house)]
            owner.wax, owner.gold = wax, gold

        return self.edit(change)

    def upgrades(self, house: str, *tokens: str) -> "Stage":
        def change(s: State) -> None:
            for token in tokens:
                for stack in s.stacks:
                    if token in stack:
                        stack.remove(token)
                        break
            s.houses[s.house(house)].upgrades = list(tokens)

        return self.edit(change)

    def stacks(self, *tops: str) -> "Stage":
        """Put these tokens on top, in stacks of their years."""

        def change(s: State) -> None:
            for token in tops:
                stack = next(stack for stack in s.stacks if token in stack)
                stack.remove(token)
                stack.insert(0, token)

        return self.edit(change)

    def tactics(self, house: str, *cards: str) -> "Stage":
        def change(s: State) -> None:
            for card in cards:
                if card in s.tactics_deck:
                    s.tactics_deck.remove(card)
            s.houses[s.house(house)].tactics = list(cards)

        return self.edit(change)

    def display(self, *cards: str) -> "Stage":
        def change(s: State) -> None:
            s.tactics_deck += s.display
            for card in cards:
                s.tactics_deck.remove(card)
            s.display = list(cards)

        return self.edit(change)

    def temples(self, region: int, *stack: str) -> "Stage":
        """Stack temples, from the lowest to the topmost."""

        def change(s: State) -> None:
            for colour in s.temples.pop(str(region), []):
                s.temple_supply[colour] += 1
            for colour in stack:
                s.temple_supply[colour] -= 1
            if stack:
                s.temples[str(region)] = list(stack)

        return self.edit(change)

    def curses(self, *cards: str) -> "Stage":
        """Lay these curses face up on the curse board."""

        def change(s: State) -> None:
            for slot, card in enumerate(cards):
                if card in s.curse_deck:
                    s.curse_deck.remove(card)
                s.curses[slot] = Curse(card, [0] * len(s.houses))

        return self.edit(change)

    def influence(self, slot: int, **flames: int) -> "Stage":
        def change(s: State) -> None:
            for house, number in flames.items():
                s.curses[slot - 1].influence[s.house(house)] += number
                s.houses[s.house(house)].supply -= number

        return self.edit(change)

    def haunts(self, slot: int, house: str, region: int) -> "Stage":
        """Put a curse figure of this House into a region."""

        def change(s: State) -> None:
            s.curses[slot - 1].owner, s.curses[slot - 1].region = s.house(house), region

        return self.edit(change)

    def stands(self, slot: int, territory: str) -> "Stage":
        """Put the figure of this slot's curse into a territory, as in games of two players."""

        def change(s: State) -> None:
            s.curses[slot - 1].territory = territory
            s.curses[slot - 1].region = region_of(territory)

        return self.edit(change)

    def quests(self, *common: str, **secret: str) -> "Stage":
        """Play with these quests and no others."""

        def change(s: State) -> None:
            s.quest_box += [quest.id for quest in s.quests]
            s.quests = [Quest(id) for id in common]
            s.quests += [Quest(id, s.house(house)) for house, id in secret.items()]
            for quest in s.quests:
                s.quest_box.remove(quest.id)

        return self.edit(change)

    def cursed(self, *regions: int) -> "Stage":
        return self.edit(lambda s: setattr(s, "cursed", list(regions)))

    def track(self, *houses: str) -> "Stage":
        return self.edit(lambda s: setattr(s, "track", [s.house(house) for house in houses]))

    def fight(self, region: int) -> Scene:
        """Begin the battle for a region."""
        return self.season("war").begin(["battle", region])


def remove(s: State, card: str) -> None:
    hands = [pile for house in s.houses for pile in (house.hand, house.known)]
    for pile in (s.deck, s.curse_deck, *hands):
        if card in pile:
            pile.remove(card)


def opened(houses: Sequence[str], options: dict[str, OptionValue]) -> State:
    """Return the position before the first season of mist."""
    game = Game(book, book.setup(len(houses), options), b"staged")
    game.start()
    while game.pending and game.pending[0].point.partition(".")[2] in ("house", "start", "quest"):
        choice = game.pending[0]
        house = houses[choice.seat]
        wanted = {
            "candelabria.house": f"house:{house}",
            "candelabria.start": f"region:{HOUSES[house].region}",
        }
        game.answer(choice.seat, choice, [wanted.get(choice.point, choice.keys[0])])
    state = book.decode(book.encode(game.state))
    state.curse_deck[:0] = [curse.card for curse in state.curses if curse.card]
    state.curses = [Curse() for _ in state.curses]
    state.cursed = []
    assert [house.id for house in state.houses] == list(houses)
    return state


def turn_of(seat: int) -> tuple[list[object], list[object]]:
    """Return the agenda of a turn of this seat, and of somebody's next question."""
    return ["turn", seat], ["turn", 1 if seat == 0 else 0]


def set_year(s: State, year: int) -> None:
    s.year = s.round = year
    s.season = "kindling"


def stage(*houses: str, year: int = 1, **options: OptionValue) -> Stage:
    """Return a game to be staged, with Ash Clan, Satores and Nova Vita unless others are named."""
    return Stage(houses or (ASH, SATORES, NOVA), options, year)


def no_weak_actions(s: State) -> None:
    """Take all ground flames from the Houses' supplies, so that no weak action can kindle."""
    for house in s.houses:
        house.supply = 0
