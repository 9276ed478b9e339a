"""The beginning of a game against the Basilisk."""

from rules.core import Setup

from ..clan_house import discard_tile
from ..parts import RESOURCES
from ..registry import G, book
from ..setup import CHANGES
from ..solo import Enemy
from ..state import State
from .deck import enemy_of
from .parts import BASILISK, BOX, CARDS, LEVELS, TURNING_POINTS

PERSON, RIVAL = 0, 1  # the indices of the two players
SOUTH, NORTH = 0, 2


def against_basilisk(s: State, setup: Setup) -> None:  # ryozen-solo.ru.txt:100-136
    """Make the second side the Basilisk's. It begins the game; the person's seat answers for it."""
    person, rival = s.players
    rival.seat, rival.rival = person.seat, BASILISK
    person.side, rival.side = SOUTH, NORTH  # ruling: they sit opposite each other
    level = LEVELS[str(setup.options["difficulty"])]
    for good in RESOURCES:
        person.goods[good], rival.goods[good] = level.person[good], level.basilisk[good]
    s.village_deck = [village for village in s.village_deck if village not in BOX.rules.removed]
    s.first = RIVAL
    deck = [*CARDS, *TURNING_POINTS]
    s.enemy = Enemy(str(setup.options["difficulty"]), deck)
    s.agenda = [["face_basilisk"]]


CHANGES["solo"] = against_basilisk


@book.procedure
def face_basilisk(g: G) -> None:  # ryozen-solo.ru.txt:104-132
    prepare(g)
    clans = [["choose_clan", player] for player in (PERSON, RIVAL)]
    g.then(*clans, ["train_stack", RIVAL], ["lay_out"])


def prepare(g: G) -> None:
    g.s.rotation = g.number("rotation", 6)
    g.shuffle("enemy deck", enemy_of(g.s).deck)


@book.procedure
def train_stack(g: G, me: int) -> None:  # ryozen-solo.ru.txt:122, 132
    """Replace some Apprentices of the rival's stack by other companions; then shuffle the stack."""
    player = g.s.players[me]
    g.shuffle("clan stack", player.stack)
    for _ in range(BOX.rules.replaced):
        swap(g, me, g.draw("clan stack", player.stack))
    g.shuffle("basilisk stack", player.hand)


def swap(g: G, me: int, kind: str) -> None:
    """Replace an Apprentice in the rival's stack by a companion of this kind."""
    hand = g.s.players[me].hand
    hand[hand.index("apprentice")] = kind
    discard_tile(g.s, me, "apprentice")
    g.tell("trained", seat=g.s.who(me), companion=f"companion:{kind}")
