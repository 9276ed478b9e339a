"""Tom's cards, one by one (scenarios 50 to 56)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import rules
from rules.bonfire import book
from rules.bonfire.parts import CITIES, GNOMES, TASKS
from rules.bonfire.scoring import score_parts
from rules.bonfire.state import LYING, NEUTRAL, TOM, City, State, Tom
from rules.core import Event, Game, Message
from tests.bonfire.stage import (
    DECLINE,
    Edit,
    board,
    city,
    fill,
    me,
    options,
    play,
    refuse,
    stage,
    tasks_on,
    told,
)

HERB, FRUIT = "master_03", "master_02"  # what they ask for
EMPTY: list[list[int]] = [[] for _ in range(8)]
FIVE = {"own": 0, "pink": 0, "grey": 0, "brown": 0, "blue": 0}
SIX = ["master_01", "master_02", "master_04", "master_06", "master_07", "master_08"]
SEVEN = ["blue_01", "blue_02", "blue_03", "blue_04", "blue_05", "blue_06", "blue_07"]


def tom_has(*, notches: Sequence[int] = (), **fields: Any) -> Edit:
    """Fields of Tom's city as they are; a lit task needs its tile alone."""

    def edit(s: State) -> None:
        own = its(s).city
        for field, value in fields.items():
            setattr(own, field, value)
        if "tasks" in fields:
            own.lit = [tile != "" for tile in own.tasks]
        fill(own, notches)

    return edit


def deck(*cards: str, discard: Sequence[str] = (), run: int = 1) -> Edit:
    def edit(s: State) -> None:
        its(s).deck, its(s).discard, its(s).run = list(cards), list(discard), run

    return edit


def its(s: State) -> Tom:
    assert s.tom is not None
    return s.tom


def against_tom(*edits: Edit, chance: Mapping[str, Sequence[int]] | None = None) -> Game[State]:
    """Tom's turn, after these edits; the person could sail on and holds nothing else."""
    return stage(
        city(tokens={"ship": 4}, ship="isle_pink"),
        *edits,
        seats=1,
        agenda=[["tom_turn"]],
        chance=chance,
        mode="solo",
    )


def tom(game: Game[State]) -> City:
    return its(game.state).city


def drawn(*cards: str, **more: Any) -> list[Edit]:
    """These cards come next, and after a master who asks for a herb."""
    return [deck(*cards), board(master_pile=[HERB, "master_18", "master_19"], **more)]


# Set-up


@pytest.mark.parametrize("seed", range(6))
def test_the_board_against_tom(seed: int) -> None:
    """bonfire.ru.txt:711-717"""
    game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"%d" % seed)
    play(game, options(game)[seed % 4])
    s: State = game.state
    lying = [TASKS[task] for isle in s.islands.values() for task in isle.tasks]
    assert Counter(task.color for task in lying) == {"blue": 7, "red": 7, "yellow": 6}
    assert all(task.min_players == 1 for task in lying)
    for isle in s.islands.values():
        assert len({TASKS[task].color for task in isle.tasks}) == len(isle.tasks) == 2
    for area in s.areas:
        assert len(set(area)) == len(area) == 3
    masters = [*s.masters, *s.master_pile]
    assert (len(s.masters), len(s.master_pile)) == (6, 18)
    assert not {"master_05", "master_14", "master_23"} & set(masters)
    assert len(set(s.elders)) == 6
    assert s.first == game.pending[0].seat == 0
    assert Counter(its(s).deck) == {
        "tom_masters": 1, "tom_path": 2, "tom_task_most": 1, "tom_task_least": 1,
        "tom_guardian": 1, "tom_great_bonfire": 2,
    }  # fmt: skip


def test_chance_deals_the_board_against_tom() -> None:
    """bonfire.ru.txt:711, 715-716, 870: other islands, cities and decks in each game."""
    decks, pairs, cities, tasks = set[str](), set[str](), set[str](), set[str]()
    for seed in range(40):
        game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"%d" % seed)
        play(game, DECLINE if seed % 2 else "city:city_b")
        assert me(game).board != tom(game).board
        decks.add(its(game.state).deck[0])
        cities.add(tom(game).board)
        first = game.state.islands["isle_fruit_n"].tasks
        pairs.add("".join(sorted(TASKS[task].color for task in first)))
        tasks |= {task for isle in game.state.islands.values() for task in isle.tasks}
    assert (len(decks), len(pairs), len(cities)) == (6, 3, 4)
    assert tasks == TASKS.keys() - {"yellow_06"}


def test_nobody_knows_the_order_of_toms_deck() -> None:
    """Whoever imagines how the game may go on shuffles it."""
    game = against_tom(deck("tom_guardian", "tom_path", "tom_masters"))
    left = list(its(game.state).deck)
    book.redeal(game.state, 0, list.reverse)
    assert its(game.state).deck == left[::-1]


def test_tom_at_the_beginning() -> None:
    """bonfire.ru.txt:715, 717"""
    game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"1")
    play(game, "city:city_c")
    own = tom(game)
    assert own.guardians == {"own": 0}
    assert (own.points, its(game.state).novices, len(own.path)) == (0, 4, 1)
    assert sum(own.tokens) == sum(own.resources) == 0
    assert own.supply == own.fate == []
    assert me(game).board == "city_c"
    assert own.board in CITIES
    assert own.board != "city_c"
    assert own.color != me(game).color


def test_chance_may_choose_the_city() -> None:
    """bonfire.ru.txt:715"""
    game = rules.new_game("bonfire", seats=1, options={"mode": "solo"}, seed=b"2")
    play(game, DECLINE)
    assert me(game).board != tom(game).board
    assert {me(game).board, tom(game).board} <= set(CITIES)


# Turning up a card and a master


def test_tom_plays_after_each_turn() -> None:
    """bonfire.ru.txt:725"""
    game = stage(
        city(tokens={"ship": 4}, ship="isle_pink"), *drawn("tom_guardian", "tom_guardian"),
        seats=1, mode="solo",
    )  # fmt: skip
    events = play(game, "move_ship", "island:isle_root_cw", "pay:ship:1")
    assert [event.args["card"] for event in told(events, "tom_card")] == ["tom_card:tom_guardian"]
    assert its(game.state).discard == ["tom_guardian"]
    assert game.pending[0].seat == 0
    assert game.pending[0].point == "bonfire.turn"


def test_the_discarded_cards_become_the_next_run() -> None:
    """bonfire.ru.txt:725"""
    game = against_tom(deck(discard=["tom_path", "tom_guardian"]), chance={"tom": [1]})
    assert its(game.state).discard == ["tom_guardian"] or its(game.state).discard == ["tom_path"]
    assert sorted([*its(game.state).deck, *its(game.state).discard]) == ["tom_guardian", "tom_path"]
    assert its(game.state).run == 2


@pytest.mark.parametrize(
    ("card", "turns_up"),
    [
        ("tom_masters", True),
        ("tom_path", True),
        ("tom_task_most", True),
        ("tom_task_least", True),
        ("tom_guardian", False),
        ("tom_great_bonfire", False),
    ],
)
def test_which_cards_turn_up_a_master(card: str, turns_up: bool) -> None:
    """bonfire.ru.txt:731"""
    game = against_tom(*drawn(card, masters=[""] * 6))
    assert game.state.master_discard == [HERB] * turns_up


def test_the_discarded_masters_become_the_pile_to_turn_up() -> None:
    """bonfire.ru.txt:761"""
    game = against_tom(
        deck("tom_path"),
        board(master_pile=[], master_discard=[HERB], offer=["path_05", "path_01"] * 2),
    )
    assert game.state.master_discard == [HERB]
    assert tom(game).path == ["start", "path_05", "path_05"]


def test_the_discarded_masters_become_the_pile_to_refill() -> None:
    """bonfire.ru.txt:761: also when the person recruits."""
    game = stage(
        city(tokens={"gnome": 2}, goods={"herb": 1}),
        board(masters=[HERB, FRUIT], master_pile=[], master_discard=["master_18"]),
        deck("tom_guardian"),
        seats=1,
        mode="solo",
    )
    play(game, "recruit_gnome", f"gnome:{HERB}", "price:2:1", "pay:gnome:2", "pay:herb:1")
    assert game.state.masters == ["master_18", FRUIT]
    assert game.state.master_discard == []


# The cards


def test_tom_takes_masters() -> None:
    """bonfire.ru.txt:735: all who ask for this, from left to right; then others are dealt."""
    row = [HERB, "master_02", "master_09", "master_07", "master_15", "master_06"]
    game = against_tom(
        deck("tom_masters"),
        board(masters=row, master_pile=["master_20", "master_10", "master_11", "master_12"]),
    )
    assert tom(game).gnomes == [HERB, "master_09", "master_15"]
    assert game.state.masters == [
        "master_10", "master_02", "master_11", "master_07", "master_12", "master_06",
    ]  # fmt: skip
    assert game.state.master_discard == ["master_20"]
    assert tom(game).points == 0


def test_tom_has_room_for_six_gnomes() -> None:
    """bonfire.ru.txt:735, 630"""
    row = [HERB, "master_02", "master_09", "master_07", "master_15", "master_06"]
    game = against_tom(
        tom_has(gnomes=["master_01", "master_04", "master_08", "master_10"]),
        deck("tom_masters"),
        board(masters=row, master_pile=["master_20", "master_11", "master_12"], council=EMPTY),
    )
    assert tom(game).gnomes[4:] == [HERB, "master_09"]
    assert game.state.masters[4] == "master_15"
    assert "common_gnomes" not in game.state.waiting


def test_masters_do_nothing_for_tom() -> None:
    """bonfire.ru.txt:735: neither gold for a common task, nor a portal out of order."""
    game = against_tom(
        tom_has(gnomes=["master_19", "master_07"], guardians={**FIVE, "own": 0}),
        tom_has(guardians={key: 0 for key in FIVE if key != "blue"}),
        deck("tom_guardian"),
    )
    assert sum(tom(game).resources) == sum(tom(game).tokens) == 0
    game = against_tom(
        tom_has(gnomes=["master_25"], board="city_a"),
        deck("tom_great_bonfire"),
        board(areas=[[], ["star"], ["circle"], [], [], [], []], pointer=0),
    )
    assert game.state.pointer == 2
    assert tom(game).portals[6] == "circle"


def test_tom_builds_a_path() -> None:
    """bonfire.ru.txt:739"""
    offer = ["path_09", "path_05", "path_10", "path_07"]
    game = against_tom(
        tom_has(path=["start", "path_01"]),
        deck("tom_path"),
        board(offer=["path_05", "path_09", "path_06", "path_07"], pile=["path_11", "path_12"]),
        board(master_pile=[HERB]),
    )
    assert tom(game).path == ["start", "path_01", "path_05", "path_06"]
    assert game.state.offer == ["path_11", "path_09", "path_12", "path_07"]
    assert game.state.master_discard == [HERB]
    without = against_tom(
        tom_has(path=["start", "path_01"]),
        deck("tom_path"),
        board(offer=offer, master_pile=[FRUIT]),
    )
    assert tom(without).path == ["start", "path_01"]
    assert tom(without).points == 0


def test_tom_has_seven_places() -> None:
    """bonfire.ru.txt:739, 466"""
    game = against_tom(
        tom_has(path=["start"] + ["path_01"] * 5),
        *drawn("tom_path", offer=["path_01", "path_05", "path_06", "path_15"], council=EMPTY),
    )
    assert len(tom(game).path) == 7
    assert tom(game).path[-1] == "path_05"
    assert game.state.offer[2:] == ["path_06", "path_15"]


def fruit_islands(north: Sequence[str], south: Sequence[str]) -> list[Edit]:
    return [
        board(master_pile=[FRUIT]),
        tasks_on("isle_fruit_n", *north),
        tasks_on("isle_fruit_s", *south),
    ]


def test_tom_takes_the_dearest_task() -> None:
    """bonfire.ru.txt:743: of two alike the person says which."""
    game = against_tom(
        tom_has(tasks=["blue_01", "", "", "", "", "", ""]),
        deck("tom_task_most"),
        *fruit_islands(["red_05", "blue_02"], ["red_06", "blue_10"]),
    )
    assert game.pending[0].point == "bonfire.tom_task"
    assert game.pending[0].seat == 0
    assert game.pending[0].side == "rival:tom"
    assert options(game) == ["task:red_05", "task:red_06"]
    refuse(game, "task:blue_10", 743)
    play(game, "task:red_06")
    assert tom(game).tasks[:3] == ["blue_01", "red_06", ""]
    assert tom(game).lit[:3] == [True, True, False]
    assert game.state.islands["isle_fruit_s"].tasks == ["", "blue_10"]
    assert game.state.islands["isle_fruit_s"].givers == [-1, -1]
    assert its(game.state).novices == 4
    assert tom(game).points == 0


def test_the_person_chooses_for_tom_in_the_last_turn_of_all() -> None:
    """bonfire.ru.txt:685, 743: no countdown token is left then."""
    game = against_tom(
        board(counting=True, stack=[], travelling=1),
        deck("tom_task_most"),
        *fruit_islands(["red_05", "blue_02"], ["red_06", "blue_10"]),
    )
    assert game.pending[0].point == "bonfire.tom_task"
    assert game.view(0)["countdown"]["value"] == 1


def test_tom_takes_the_cheapest_task() -> None:
    """bonfire.ru.txt:747: and sends a novice."""
    cells: list[list[int]] = [[0], [NEUTRAL], [], [0], [], [], [], []]
    game = against_tom(
        deck("tom_task_least"),
        board(council=cells),
        *fruit_islands(["red_05", "blue_02"], ["red_06", "blue_10"]),
    )
    assert tom(game).tasks[0] == "blue_02"
    assert tom(game).lit[0]
    assert game.state.council[2] == [TOM]
    assert its(game.state).novices == 3
    assert tom(game).points == 1


def test_several_cheapest_tasks() -> None:
    """bonfire.ru.txt:747"""
    game = against_tom(
        deck("tom_task_least"), *fruit_islands(["blue_02", "red_05"], ["blue_01", "red_06"])
    )
    assert options(game) == ["task:blue_02", "task:blue_01"]
    refuse(game, "task:red_05", 747)


@pytest.mark.parametrize("card", ["tom_task_most", "tom_task_least"])
def test_without_a_task_tom_does_nothing(card: str) -> None:
    """bonfire.ru.txt:759: nor does he send a novice."""
    game = against_tom(deck(card), *fruit_islands(["", ""], ["", ""]))
    assert tom(game).tasks == [""] * 7
    assert tom(game).points == 0
    assert its(game.state).novices == 4
    assert not any(game.state.council)


def test_tom_takes_a_guardian() -> None:
    """bonfire.ru.txt:751"""
    game = against_tom(tom_has(guardians={"own": 0, "pink": 0}), deck("tom_guardian"))
    assert tom(game).guardians == {"own": 0, "pink": 0, "grey": 0}
    assert game.state.orders["grey"] == 3
    assert game.pending[0].seat == 0  # no procession


def test_tom_turns_the_great_bonfire() -> None:
    """bonfire.ru.txt:755: to the portal that he needs; the present area is looked at last."""
    game = against_tom(
        tom_has(board="city_a", notches=[7]),
        deck("tom_great_bonfire"),
        board(areas=[[], ["star", "cross"], [], [], [], ["star"], ["circle"]], pointer=5),
    )
    assert game.state.pointer == 1
    assert game.state.used
    assert game.state.areas[1] == ["cross"]
    assert tom(game).portals == ["", "", "", "", "", "star", "circle"]


def test_tom_turns_the_great_bonfire_all_the_way_round() -> None:
    """bonfire.ru.txt:755"""
    game = against_tom(
        tom_has(board="city_a"),
        deck("tom_great_bonfire"),
        board(areas=[[], [], [], ["circle"], [], [], []], pointer=3),
    )
    assert game.state.pointer == 3
    assert tom(game).portals[6] == "circle"


def test_without_a_portal_tom_turns_nothing() -> None:
    """bonfire.ru.txt:755, 759"""
    game = against_tom(
        tom_has(board="city_a"),
        deck("tom_great_bonfire"),
        board(areas=[["star"] for _ in range(7)], pointer=3),
    )
    assert (game.state.pointer, game.state.used) == (3, False)
    assert tom(game).points == 0
    assert not any(tom(game).portals)


LAST: dict[str, tuple[Edit, ...]] = {
    "tom_masters": (tom_has(gnomes=SIX[:5]), board(masters=["master_09"] * 2)),
    "tom_path": (tom_has(path=["start"] + ["path_01"] * 5), board(offer=["path_05"] * 2)),
    "tom_task_most": (tom_has(tasks=[*SEVEN[:6], ""]), tasks_on("isle_herb_ne", "red_01")),
    "tom_task_least": (tom_has(tasks=[*SEVEN[:6], ""]), tasks_on("isle_herb_ne", "blue_22")),
    "tom_guardian": (tom_has(guardians={key: 0 for key in FIVE if key != "grey"}),),
    "tom_great_bonfire": (
        tom_has(board="city_a", notches=range(2, 8)),
        board(areas=[["diamond"] for _ in range(7)]),
    ),
}


@pytest.mark.parametrize("card", LAST)
def test_tom_comes_to_fulfil_a_common_task(card: str) -> None:
    """bonfire.ru.txt:757, 881-882: with the last that was missing; it is told."""
    game = stage(
        city(tokens={"ship": 4}, ship="isle_pink"), *drawn(card), *LAST[card],
        seats=1, mode="solo",
    )  # fmt: skip
    events = play(game, "move_ship", "island:isle_root_cw")
    if game.pending[0].point == "bonfire.tom_task":
        events += play(game, options(game)[0])
    assert [event.args["seat"] for event in told(events, "common")] == ["rival:tom"]
    assert tom(game).points >= 1  # the neutral novice left for him


# Special case 1

DONE: dict[str, tuple[str, dict[str, Any]]] = {
    "tom_masters": ("common_gnomes", {"gnomes": SIX}),
    "tom_path": ("common_paths", {"path": ["start"] + ["path_01"] * 6}),
    "tom_task_most": ("common_tasks", {"tasks": list(SEVEN)}),
    "tom_task_least": ("common_tasks", {"tasks": list(SEVEN)}),
    "tom_guardian": ("common_guardians", {"guardians": FIVE}),
    "tom_great_bonfire": ("common_portals", {"notches": range(1, 8)}),
}


@pytest.mark.parametrize("card", DONE)
def test_points_instead_of_what_is_done_already(card: str) -> None:
    """bonfire.ru.txt:759: and a master is turned up all the same."""
    common, done = DONE[card]
    lying = ["path_05", "path_06", "path_15", "path_16"]
    game = against_tom(
        tom_has(**done),
        *drawn(card, waiting=[], pointer=4, offer=lying, masters=["master_09", "master_15"]),
    )
    assert tom(game).points == 3
    assert game.state.pointer == 4
    assert game.state.offer == lying
    assert its(game.state).novices == 4
    assert len(game.state.master_discard) == (card not in ("tom_guardian", "tom_great_bonfire"))
    assert score_parts(tom(game))["common"] >= 4
    assert common not in game.state.waiting


# Bonus actions


def test_tom_sends_a_neutral_novice() -> None:
    """bonfire.ru.txt:757: it lies, and the person may send another one there."""
    cells: list[list[int]] = [[0], [0], [], [0], [0], [0], [0], [0]]
    game = against_tom(
        tom_has(guardians={"own": 0, "pink": 0, "grey": 0, "brown": 0}),
        deck("tom_guardian"),
        board(council=cells),
        city(gnomes=[1, 2, 3, 4, 6, 8], tokens={"ship": 1}),
    )
    assert game.state.council[2] == [LYING]
    assert tom(game).points == 1
    assert "common_guardians" not in game.state.waiting
    play(game, "bonus:common_gnomes", "council:2", "take_point")
    assert game.state.council[2] == [LYING, NEUTRAL]


def test_tom_sends_all_that_he_may() -> None:
    """bonfire.ru.txt:757"""
    game = against_tom(
        tom_has(guardians=FIVE, gnomes=SIX, notches=range(1, 8)),
        deck("tom_guardian"),
        board(waiting=["common_guardians", "common_gnomes", "common_tasks"]),
    )
    assert sum(cell.count(LYING) for cell in game.state.council) == 2
    assert game.state.waiting == ["common_tasks"]
    assert tom(game).points == 3 + 2


def test_the_events_of_toms_turn_name_him() -> None:
    """Whoever reads the story knows who did it."""
    game = stage(
        city(tokens={"ship": 4}, ship="isle_pink"),
        tom_has(guardians={key: 0 for key in FIVE if key != "blue"}),
        *drawn("tom_guardian"),
        seats=1,
        mode="solo",
    )
    events: list[Event] = play(game, "move_ship", "island:isle_root_cw", "pay:ship:1")
    his = [event.id for event in events if event.args.get("seat") == "rival:tom"]
    assert his == ["tom_card", "welcomed", "common", "bonus", "novice", "points"]


def test_gnomes_removed_ask_for_gold() -> None:
    """bonfire.ru.txt:713"""
    assert [id for id, gnome in GNOMES.items() if gnome.cost == "gold"] == [
        "master_05", "master_14", "master_23",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (
            deck("tom_path", "tom_guardian", "tom_path", discard=["tom_masters"]),
            "Tom's next card is one of “Guardian”, “Path” ×2.",
        ),
        (deck("tom_path", discard=["tom_masters"]), "Tom's next card is “Path”."),
        (
            deck(discard=["tom_path"], run=2),
            "Next Tom shuffles all his cards: run 3 of 4 begins.",
        ),
        (deck(discard=["tom_path"], run=4), ""),
    ],
)
def test_what_tom_may_turn_up_next_is_known_but_for_the_order(edit: Edit, said: str) -> None:
    view = stage(city(tokens={"ship": 4}, ship="isle_pink"), edit, seats=1, mode="solo").view(0)
    speaker = book.speaker("en")
    assert "".join(speaker.say(Message(id, args)) for id, args in view["ahead"]) == said
