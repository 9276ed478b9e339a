"""Each reason of a refusal is true where it is shown, and cites the paragraph that says so."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from rules.bonfire import book, tasks
from rules.bonfire.state import BONFIRE, PIER, START, State, countdown_value
from rules.core import Choice, Game
from rules.core.stage import staged
from rules.play import random_answer
from tests.bonfire.lively import lively_answer, lively_game, rich
from tests.bonfire.rare import rare_moments
from tests.bonfire.reasons import (
    Case,
    asked_price,
    beside,
    beyond_all_that_is_offered,
    gifts_too_dear,
    gnome_too_dear,
    goal,
    has_room,
    inside,
    is_covered,
    laid_cells,
    longer_than_any_way,
    next_notch,
    notch_filled,
    open_gnomes,
    same_color,
    sticks_out,
    too_dear,
    unlit,
    walker_at,
)
from tests.bonfire.striving import striving_answer, striving_game

TRUE: dict[str, Callable[[Case], bool]] = {
    "why-tokens": too_dear,
    "why-no-fate-left": lambda it: not it.city.supply,
    "why-too-many-tokens": lambda it: it.says(
        held=sum(it.city.tokens), most=3 if "master_14" in it.city.gnomes else 1
    ),
    "why-no-room": lambda it: not has_room(it),
    "why-path-complete": lambda it: len(it.city.path) == 7,
    "why-no-task-island": lambda it: it.city.ship not in it.s.islands,
    "why-no-task-left": lambda it: not any(it.s.islands[it.city.ship].tasks),
    "why-tasks-complete": lambda it: all(it.city.tasks),
    "why-no-gift": lambda it: it.city.gifts == [[], []],
    "why-gift-resources": gifts_too_dear,
    "why-no-guardian-island": lambda it: it.city.ship == PIER or it.city.ship in it.s.islands,
    "why-guardian-there": lambda it: it.arg("guardian") in it.city.guardians,
    "why-nobody-can-walk": lambda it: (
        not any(
            at <= BONFIRE
            and at + 1 <= len(it.city.path)
            and at + 1 not in it.city.guardians.values()
            for at in it.city.guardians.values()
        )
    ),
    "why-gnomes-complete": lambda it: len(it.city.gnomes) == 6,
    "why-gnome-resources": lambda it: all(
        gnome_too_dear(it.city, gnome) for gnome in open_gnomes(it.s)
    ),
    "why-no-task-met": lambda it: (
        bool(unlit(it.city))
        and not any(tasks.progress(it.city, task).met for task in unlit(it.city))
    ),
    "why-no-task-unlit": lambda it: not unlit(it.city),
    "why-no-countdown": lambda it: not it.s.counting,
    "why-countdown-later": lambda it: it.s.counting and not countdown_value(it.s, it.choice.seat),
    "why-novice-gone": lambda it: it.detail not in it.s.waiting,
    "why-common": lambda it: (
        it.says(**tasks.common_progress(it.city, it.detail)._asdict())
        and not tasks.common_progress(it.city, it.detail).met
    ),
    "why-not-an-end": lambda it: (
        it.city.supply.index(it.detail) not in (0, len(it.city.supply) - 1)
    ),
    "why-covered": is_covered,
    "why-tile-fits-not": lambda it: not is_covered(it),
    "why-outside": sticks_out,
    "why-all-outside": lambda it: not any(map(inside, laid_cells(it))),
    "why-not-beside": lambda it: not (beside(it) or is_covered(it) or sticks_out(it)),
    "why-here-already": lambda it: it.city.ship == it.detail,
    "why-steps": longer_than_any_way,
    "why-no-path": lambda it: int(it.detail) > len(it.city.path),
    "why-no-portal": lambda it: not it.city.portals[int(it.detail) - 1],
    "why-unlit": lambda it: not it.city.lit[int(it.detail) - 1],
    "why-occupied": lambda it: any(
        at == goal(it) != walker_at(it) for at in it.city.guardians.values()
    ),
    "why-she-stands-there": lambda it: walker_at(it) == goal(it),
    "why-not-to-the-start": lambda it: goal(it) == START,
    "why-not-within-reach": beyond_all_that_is_offered,
    "why-portal": next_notch,
    "why-notch-filled": notch_filled,
    "why-gnome-cost": lambda it: gnome_too_dear(it.city, it.detail),
    "why-lit": lambda it: it.city.lit[it.city.tasks.index(it.detail)],
    "why-not-met": lambda it: (
        it.says(**tasks.progress(it.city, it.detail)._asdict())
        and not tasks.progress(it.city, it.detail).met
    ),
    "why-same-color": same_color,
    "why-no-elder": lambda it: it.detail.startswith("elder"),
}

# The paragraph behind each reason, and behind what is refused where that matters


def price_place(it: Case) -> int:
    """Return the rulebook line at which the price is printed."""
    price = asked_price(it)
    return {
        "build_path": {1: 458, 2: 462}.get(price, 0),
        "move_ship": 478 if it.city.ship == PIER else 480,
        "island": 479 + price,  # one line for each number of routes
        "receive_task": 511 + price,  # and for each number of gifts
        "retrieve_guardian": 565,
        "hold_procession": 579,
        "steps": 579,
        "use_great_bonfire": 601 if it.s.used else 599,
        "area": 600 + price,
        "recruit_gnome": 634,
    }[it.kind]


# By reason: the line of the rulebook that it cites. Some comments tell the rule in that line.
PLACES: dict[str, int | Callable[[Case], int]] = {
    "why-tokens": price_place,
    "why-no-fate-left": 406,  # the top or the bottom tile of one's supply
    "why-too-many-tokens": 406,  # at most 1 token in the supply
    "why-no-room": 414,
    "why-path-complete": 466,  # six tiles, then no more
    "why-no-task-island": 504,  # the ship has to be at an island with this task
    "why-no-task-left": 527,  # the task is taken from the island
    "why-tasks-complete": 531,  # seven tiles, then no more
    "why-no-gift": 520,  # one of two face-up gifts
    "why-gift-resources": 522,  # the resource of the gift
    "why-no-guardian-island": 563,  # the ship has to be at an island
    "why-guardian-there": lambda it: 887 if it.point == "free_guardian" else 563,
    "why-nobody-can-walk": 579,  # forward, and one on each tile
    "why-gnomes-complete": 630,
    "why-gnome-resources": 634,
    "why-no-task-met": 648,  # a task whose condition is fulfilled
    "why-no-task-unlit": 648,
    "why-no-countdown": 686,  # during the countdown one may pass
    "why-countdown-later": 686,
    "why-novice-gone": 670,  # only if the neutral novice is still there
    "why-common": 666,  # the condition of a common task
    "why-not-an-end": 406,
    "why-covered": 416,
    "why-tile-fits-not": 414,
    "why-outside": 415,
    "why-all-outside": 900,  # at least one symbol within
    "why-not-beside": 414,
    "why-here-already": lambda it: 889 if it.point == "free_sail" else 481,
    "why-steps": 579,
    "why-no-path": 581,
    "why-no-portal": 581,  # a portal has to lead to the Bonfire
    "why-unlit": 581,
    "why-occupied": lambda it: 888 if it.point == "walk_to" and it.kind == "place" else 579,
    "why-she-stands-there": lambda it: 888 if it.point == "walk_to" else 583,
    "why-not-to-the-start": 888,  # onto a path tile or to a Bonfire
    "why-not-within-reach": 579,
    "why-portal": 611,  # from right to left, of the notch's shape
    "why-notch-filled": 609,  # into a free notch
    "why-gnome-cost": 634,
    "why-lit": 648,
    "why-not-met": 648,
    "why-same-color": lambda it: 672 if it.choice.about and it.choice.about["neutral"] else 650,
    "why-no-elder": 888,  # only masters count
}


# Reasons met in longer games, with masters that change what is allowed

GNOMES_OF: list[list[str]] = [
    ["master_25", "master_27", "master_17"],
    ["master_01", "master_24", "master_14"],
    ["master_26", "master_09", "master_03"],
    ["master_05", "master_21", "master_22"],
]


def helped_game(seed: int, seats: int) -> Game[State]:
    """Return a game with everybody rich, and with three masters from the start."""

    def help(s: State) -> None:
        rich(s)
        for city, given in zip(s.seats, GNOMES_OF[seed % 4 :] + GNOMES_OF, strict=False):
            city.gnomes = list(given)
        given_away = {gnome for city in s.seats for gnome in city.gnomes}
        s.master_pile = [gnome for gnome in s.master_pile if gnome not in given_away]
        s.masters = [gnome for gnome in s.masters if gnome not in given_away]

    return staged(book, seats, seed=f"helped {seed}".encode(), edit=help)


def games() -> Iterator[tuple[Game[State], Callable[[Choice, Random], list[str]]]]:
    for seed in range(6):
        seats = 2 + seed % 3
        yield lively_game(seed, seats), lively_answer
        yield striving_game(seed, seats), striving_answer
        yield helped_game(seed, seats), lively_answer
        yield poor_game(seed), random_answer


def poor_game(seed: int) -> Game[State]:
    game = Game(book, book.setup(2, {}), f"poor {seed}".encode())
    game.start()
    return game


def cases() -> Iterator[Case]:
    for game in rare_moments():
        for choice in game.pending:
            yield from (Case(game.state, choice, refusal) for refusal in choice.refused)
    for number, (game, answer) in enumerate(games()):
        chance = Random(number)
        while game.pending:
            choice = game.pending[0]
            for refusal in choice.refused:
                yield Case(game.state, choice, refusal)
            game.answer(choice.seat, choice, answer(choice, chance))


def test_every_reason_is_true_where_it_is_shown_and_cites_its_paragraph() -> None:
    heard: Counter[str] = Counter()
    for case in cases():
        reason = case.refusal.reason.id
        assert case.refusal.key not in case.choice.keys
        assert TRUE[reason](case), (case.choice, case.refusal)
        place = PLACES[reason]
        line = place if isinstance(place, int) else place(case)
        assert case.refusal.rule == f"bonfire.ru.txt:{line}", case.refusal
        heard[reason] += 1
    assert heard.total() > 20_000
    assert TRUE.keys() - heard.keys() == set()
