"""Setting up the solo game (bonfire.ru.txt:709-717)."""

from rules.core import Setup

from ..parts import CITIES, DATA, GNOMES, TASK_ISLANDS, TASKS
from ..registry import HANDICAP, G, book
from ..state import NOBODY, City, State, Tom

# The two colours of each island's tasks: 7 blue, 7 red and 6 yellow tasks can be paired only so.
COLORS = [("blue", "red")] * 4 + [("blue", "yellow")] * 3 + [("red", "yellow")] * 3


def invite_tom(s: State, setup: Setup) -> None:
    """Turn a new state for two players into one against Tom."""
    deck = [card.id for card in DATA.tom_card for _ in range(card.copies)]
    s.tom = Tom(City(DATA.color[1].id, "", [[], []], [], ""), deck)
    s.master_pile = [id for id in s.master_pile if GNOMES[id].cost != "gold"]
    s.agenda = [
        ["deal_cities"],
        ["deal_tom"],
        ["choose_city", 0],
        ["deal_displays"],
        ["deal_areas_against_tom"],
        ["deal_islands_against_tom"],
    ]
    if setup.mode == HANDICAP:
        give_start(s, int(setup.options["handicap"]))


def give_start(s: State, handicap: int) -> None:  # bonfire.ru.txt:775
    """Give the handicap's points: to the person if it is negative, to Tom if it is positive."""
    assert s.tom is not None
    s.tom.handicap = handicap
    s.seats[0].points = max(0, -handicap)
    s.tom.city.points = max(0, handicap)


@book.procedure
def deal_islands_against_tom(g: G) -> None:  # bonfire.ru.txt:711
    s = g.s
    pairs = list(COLORS)
    g.shuffle("tasks", pairs)
    bags = {
        color: [task.id for task in TASKS.values() if (task.color, task.min_players) == (color, 1)]
        for color in ("blue", "red", "yellow")
    }
    for isle, colors in zip(TASK_ISLANDS, pairs, strict=True):
        spots = s.islands[isle.id]
        for color in colors:
            spots.tasks.append(bags[color].pop(g.number("tasks", len(bags[color]))))
        spots.givers = [NOBODY] * len(colors)


@book.procedure
def deal_areas_against_tom(g: G) -> None:  # bonfire.ru.txt:712
    """Shuffle the portals until each area has three different ones."""
    each = DATA.players[1].portals_of_shape
    portals = [shape.id for shape in DATA.portal for _ in range(each)]
    while True:
        g.shuffle("portals", portals)
        areas = [portals[index::7] for index in range(7)]
        if all(len(set(area)) == each for area in areas):
            break
    g.s.areas = areas


@book.procedure
def deal_tom(g: G) -> None:  # bonfire.ru.txt:715-716
    """Give Tom a random board, and one to the person too if they have not chosen."""
    s = g.s
    assert s.tom is not None
    own, its = s.seats[0], s.tom.city
    boards = [board for board in CITIES if board != own.board]
    g.shuffle("cities", boards)
    own.board = own.board or boards.pop()
    its.board = boards.pop()
    g.shuffle("tom", s.tom.deck)
    g.tell("city", seat="rival:tom", city=f"city:{its.board}")
    if s.tom.handicap is not None:
        ahead = "seat:0" if s.tom.handicap < 0 else "rival:tom"
        g.tell("head_start", seat=ahead, points=abs(s.tom.handicap))
