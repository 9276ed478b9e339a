"""Each reason of a refusal is true where it is shown, and cites the paragraph that says so.

The reasons are found in another way than in the rules; the paragraphs are those of White Moon's
rulebook.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import NamedTuple

from rules.core import Choice, Game, Refusal
from rules.ghost_stories import book
from rules.ghost_stories.parts import DATA, LINE
from rules.ghost_stories.state import Board, Ghost, State
from rules.play import random_answer
from tests.ghost_stories import rare
from tests.ghost_stories.stage import stage
from tests.ghost_stories.white_moon import rare as rare_moon
from tests.ghost_stories.white_moon.stage import moon

GAMES = 16


class Case(NamedTuple):
    """A refusal in the position where it is shown."""

    s: State
    choice: Choice
    refusal: Refusal

    @property
    def board(self) -> Board:
        return self.s.boards[self.s.active]

    @property
    def detail(self) -> str:
        return self.refusal.key.rpartition(":")[2]

    @property
    def tile(self) -> str:
        """Return the place of the tile that the refusal is about."""
        at = self.s.tiles[self.board.at]
        meant = self.detail if ":" in self.refusal.key else at
        return next(place for place, tile in self.s.tiles.items() if tile == meant)

    @property
    def faced(self) -> dict[str, Ghost]:
        """Return the ghosts in front of the Taoist."""
        return {at: it for at, it in self.s.ghosts.items() if LINE[at][0] == self.board.at}

    def named(self, stone: str) -> str:
        """Return the space of the ghost that the reason names, after checking its centre stone."""
        card = str(self.refusal.reason.args["ghost"]).partition(":")[2]
        assert stone in DATA.ghost[card].centre
        return next(at for at, it in self.faced.items() if it.id == card)


def steps(one: str, other: str) -> int:
    """Return the distance between two tiles, a diagonal step counting as one."""
    rows = ("nw n ne", "w c e", "sw s se")
    spots = {place: (y, x) for y, row in enumerate(rows) for x, place in enumerate(row.split())}
    return max(abs(a - b) for a, b in zip(spots[one], spots[other], strict=True))


def opposite_taken(it: Case) -> bool:
    space = it.named("NEED_OPPOSITE_EMPTY")
    opposite = str(it.refusal.reason.args["space"]).partition(":")[2]
    return LINE[opposite] == LINE[space][::-1] and opposite in it.s.ghosts


def nobody_returns(it: Case) -> bool:
    """Tell if no dead Taoist can get Qi, and no dead villager has room."""
    s = it.s
    dead = any(board.seat >= 0 and not board.qi for board in s.boards)
    taoists = dead and sum(board.qi for board in s.boards) < 20
    room = len(s.moon.villagers.get(it.tile, [])) < 3
    return not taoists and not (s.moon.graveyard and room)


def has_placed(it: Case) -> bool:
    return it.s.stage == "buddhas"


def comes_elsewhere(it: Case) -> bool:
    """Tell if the refused space is on another board while the card's own board has room."""
    colour = DATA.ghost[it.s.arriving].colour
    own = [board.colour for board in it.s.boards].index(colour) if colour != "black" else None
    side = it.s.active if own is None else own
    rooms = [space for space in DATA.space if "NESW"[side] == space[0]]
    return it.detail not in rooms and any(space not in it.s.ghosts for space in rooms)


def too_strong(it: Case) -> bool:
    """Tell if dice, tokens and crystals of all who stand there fall short of the card's
    resistance."""
    s, card = it.s, DATA.ghost[it.s.ghosts[it.detail].id]
    in_play = [DATA.ghost[ghost.id] for ghost in s.ghosts.values()]
    immune = "DICE_IMMUNE" in card.centre and s.moon.su_ling != it.detail
    dice = [] if immune else s.dice
    there = [b for b in s.boards if b is it.board or (b.lives and b.at == it.board.at)]
    hands = [] if any("TAO_OFF" in other.left for other in in_play) else there
    blind = any("WHITE_BLIND" in other.centre for other in in_play)
    lacking = -(s.mantra == it.detail)
    for colour, number in card.resistance.items():
        needed = number - (s.circle == colour)
        held = sum(hand.tao[colour] for hand in hands)
        lacking += max(0, needed - held - dice.count(colour))
    crystals = sum(s.moon.crystals[s.boards.index(board)] for board in there)
    return lacking > crystals + (0 if blind else dice.count("white"))


def nobody_to_fight(it: Case) -> bool:
    """Tell if there are neither black ghosts nor, unless the power is blocked, those of one's
    colour."""
    cards = [DATA.ghost[ghost.id] for ghost in it.s.ghosts.values()]
    colours = {card.colour for card in cards if not card.incarnation}
    works = book.view(it.s, None)["boards"][it.s.active]["power_works"]
    return "black" not in colours and not (works and it.board.colour in colours)


TRUE: dict[str, Callable[[Case], bool]] = {
    "why-here": lambda it: it.tile == it.board.at,
    "why-moved": lambda it: it.s.stage != "move",
    "why-far": lambda it: steps(it.board.at, it.tile) > 1 and it.s.active not in it.s.moon.laid,
    "why-laid": lambda it: it.s.active in it.s.moon.laid and it.s.stage == "move",
    "why-buddhas": has_placed,
    "why-acted": lambda it: bool(it.s.actions) and not has_placed(it),
    "why-centre": lambda it: it.board.at == "c",
    "why-no-ghost": lambda it: not it.faced,
    "why-opposite": opposite_taken,
    "why-no-buddha-under": lambda it: it.named("NEED_BUDDHA") not in it.s.buddhas,
    "why-haunted": lambda it: it.tile in it.s.haunted,
    "why-cemetery": nobody_returns,
    "why-taoist-altar": lambda it: not it.s.haunted,
    "why-sorcerer-hut": lambda it: all(
        DATA.ghost[ghost.id].incarnation for ghost in it.s.ghosts.values()
    ),
    "why-buddhist-temple": lambda it: not it.s.temple,
    "why-night-watch": lambda it: all(it.figure != "symbol" for it in it.s.ghosts.values()),
    "why-circle-of-prayer": lambda it: not any(it.s.supply.values()),
    "why-kung-fu-school": nobody_to_fight,
    "why-no-yin-yang": lambda it: not it.board.yin_yang,
    "why-taken": lambda it: it.detail in (*it.s.ghosts, *it.s.buddhas),
    "why-fresh-buddha": lambda it: bool(it.board.new_buddhas) and not it.board.buddhas,
    "why-no-buddha": lambda it: not it.board.new_buddhas and not it.board.buddhas,
    "why-blocked": lambda it: not book.view(it.s, None)["boards"][it.s.active]["power_works"],
    "why-before-move": lambda it: it.s.stage != "move",
    "why-used": lambda it: (
        it.detail in it.s.used_powers
        or {
            "dance_of_the_twin_winds": sum(board.lives for board in it.s.boards) == 1,
            "bottomless_pockets": not any(it.s.supply.values()),
            "enfeeblement_mantra": it.s.mantra_rests or len(it.s.ghosts) <= bool(it.s.mantra),
        }[it.detail]
    ),
    "why-active": lambda it: it.tile not in it.s.haunted,
    "why-too-strong": too_strong,
    "why-board": comes_elsewhere,
    "why-no-portal": lambda it: any(ghost.id == "gatekeeper" for ghost in it.s.ghosts.values()),
    "why-not-at-portal": lambda it: it.board.at != it.s.moon.portal,
    "why-nobody-here": lambda it: (
        it.board.at == it.s.moon.portal and not it.s.moon.villagers.get(it.board.at)
    ),
    "why-no-corner": lambda it: len(it.board.at) == 1,
    "why-full": lambda it: it.board.at in it.s.moon.receptacles,
    "why-fresh-crystal": lambda it: (
        0 < it.s.moon.crystals[it.s.active] == it.s.moon.new_crystals[it.s.active]
    ),
    "why-no-crystal": lambda it: not it.s.moon.crystals[it.s.active],
}

# Reasons that only White Moon has, with the lines of its rulebook that state them.
PLACES: dict[str, int] = {
    "why-laid": 375,
    "why-no-portal": 353,
    "why-not-at-portal": 143,
    "why-nobody-here": 143,
    "why-no-corner": 251,
    "why-full": 251,
    "why-fresh-crystal": 253,
    "why-no-crystal": 251,
}
OF_A_RESCUE = {
    "why-buddhas": 473,
    "why-acted": 165,
}  # reasons with a line only if a rescue is refused


def place(it: Case) -> str:
    known = OF_A_RESCUE if it.refusal.key == "rescue" else {}
    line = {**PLACES, **known}.get(it.refusal.reason.id)
    return f"ghost-stories-white-moon.ru.txt:{line}" if line else ""


def shown(game: Game[State]) -> Iterator[Case]:
    for choice in game.pending:
        yield from (Case(game.state, choice, refusal) for refusal in choice.refused)


def arranged() -> Iterator[Game[State]]:
    """Yield games in positions that random games hardly reach."""
    yield from (scene.game for scene in chain(rare.rare(), rare_moon.rare()))
    great = stage().ghost("N2", "uncatchable").ghost("S2", "skinner").at("red", "n")
    yield great.yang().game
    yield stage().ghost("N2", "uncatchable").at("red", "w").yang().game
    yield moon().laid("red").yang().game
    yield (
        moon()
        .graves("sun_1", "hua_1")
        .stack("nw", "hua_2", "li_1", "li_2")
        .at("red", "nw")
        .yang()
        .game
    )
    yield moon().crystals("red", 1).at("red", "nw").yang().take("receptacle:nw").game
    yield moon().crystals("red", 1, new=1).at("red", "nw").yang().game
    yield stage(red="dance_of_the_twin_winds").dead("green").dead("blue").dead("yellow").yang().game
    spent = stage(yellow="enfeeblement_mantra").ghost("N2", "lich").yang("yellow")
    yield spent.take("power:enfeeblement_mantra").game


def cases() -> Iterator[Case]:
    for game in arranged():
        yield from shown(game)
    for number in range(GAMES):
        chance = Random(number)
        mode = [*book.modes.values()][number % len(book.modes)]
        options = {setting.id: chance.choice(setting.values) for setting in mode.settings}
        setup = book.setup(1 + number // 2 % 4, {"mode": mode.id, **options})
        game = Game(book, setup, f"reasons {number}".encode())
        game.start()
        while game.pending:
            yield from shown(game)
            choice = game.pending[0]
            game.answer(choice.seat, choice, random_answer(choice, chance))


def test_every_reason_is_true_where_it_is_shown_and_cites_its_paragraph() -> None:
    heard: Counter[str] = Counter()
    for case in cases():
        assert case.refusal.key not in case.choice.keys
        assert TRUE[case.refusal.reason.id](case), (case.choice, case.refusal)
        assert case.refusal.rule == place(case), case.refusal
        heard[case.refusal.reason.id] += 1
    assert heard.total() > 5_000
    assert TRUE.keys() - heard.keys() == set()
