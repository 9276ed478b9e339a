"""Set-up, death, possessed boards, the end and the score (base 2, 11 to 13)."""

import pytest

import rules
from rules.ghost_stories.ending import score_parts
from rules.ghost_stories.parts import DATA, GHOSTS
from tests.ghost_stories.stage import BLUE, RED, YELLOW, stage


@pytest.mark.parametrize(
    ("seats", "level", "ghosts"),
    [
        (4, "initiation", [45, 10]),
        (3, "normal", [40, 10]),
        (4, "nightmare", [15, 10, 10, 10, 10]),
        (3, "hell", [10, 10, 10, 10, 10]),
        (2, "hell", [15, 10, 10, 10]),
        (1, "nightmare", [10, 10, 10, 10]),
        (1, "initiation", [30, 10]),
    ],
)
def test_deck_sizes(seats: int, level: str, ghosts: list[int]) -> None:
    runs = [0]
    for card in stage(seats, level).begin(["yang"]).s.deck:
        if GHOSTS[card].incarnation:
            runs.append(0)
        else:
            runs[-1] += 1
    assert runs == ghosts


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["initiation", "normal", "nightmare", "hell"])
def test_what_everybody_starts_with(seats: int, level: str) -> None:
    options = {"mode": "base", "difficulty": level}
    game = rules.new_game("ghost_stories", seats=seats, options=options, seed=b"start")
    boards = game.book.decode(game.marks[0].state).boards
    for board in boards:
        if board.seat < 0:
            assert (board.qi, board.yin_yang, sum(board.tao.values())) == (3, False, 0)
            continue
        assert board.qi == (4 if level == "initiation" else 3)
        assert board.yin_yang == (level != "hell")
        assert board.power_tokens == {1: 3, 2: 1, 3: 1, 4: 0}[seats]
        assert board.tao["black"] == (1 if level == "initiation" else 0)
        assert board.tao[board.colour] == 1
        assert sum(board.tao.values()) == (4 if seats == 1 else 1) + board.tao["black"]
    assert sum(board.seat >= 0 for board in boards) == seats
    if seats == 2:
        assert [board.seat for board in boards] == [0, -1, 1, -1]


def test_a_single_player_never_has_the_twin_winds() -> None:
    for seed in range(12):
        game = rules.new_game("ghost_stories", seats=1, seed=str(seed).encode())
        powers = [board["power"] for board in game.view()["boards"]]
        assert "dance_of_the_peaks" in powers


def test_what_is_chosen_stays_and_the_rest_is_drawn_without_it() -> None:
    for seed in range(12):
        options = {"boards": "chosen"}
        game = rules.new_game("ghost_stories", seats=2, options=options, seed=bytes([seed]))
        for keys in (["colour:green"], ["power:strength_of_a_mountain"]):
            game.answer(0, game.pending[0], keys)
        game.answer(1, game.pending[0], [])
        boards = game.view()["boards"]
        assert len({board["colour"] for board in boards}) == 4
        assert boards[0]["power"] == "strength_of_a_mountain"


def test_chance_says_who_begins_and_which_incarnations_come() -> None:
    begun, incarnations = set(), set()
    for seed in range(12):
        s = rules.new_game("ghost_stories", seats=2, seed=bytes([seed])).state
        assert s.active == s.first
        begun.add(s.first)
        incarnations |= {card for card in s.deck if GHOSTS[card].incarnation}
    assert begun == {0, 2}
    assert len(incarnations) > 3


def test_tokens_come_from_the_supply() -> None:
    s = rules.new_game("ghost_stories", seats=1, seed=b"tokens").state
    for colour, part in DATA.colour.items():
        assert s.supply[colour] + sum(board.tao[colour] for board in s.boards) == part.tao


def test_two_players_may_choose_the_twin_winds() -> None:
    game = rules.new_game("ghost_stories", seats=2, options={"boards": "chosen"}, seed=b"red")
    game.answer(0, game.pending[0], ["colour:red"])
    assert "power:dance_of_the_twin_winds" in game.pending[0].keys


def test_boards_and_incarnations_may_be_chosen() -> None:
    options = {"boards": "chosen", "incarnations": "chosen", "difficulty": "nightmare"}
    game = rules.new_game("ghost_stories", seats=2, options=options, seed=b"chosen")
    for keys in (["colour:green"], ["power:gods_favorite"]):
        game.answer(0, game.pending[0], keys)
    assert "colour:green" not in game.pending[0].keys
    game.answer(1, game.pending[0], [])
    assert game.pending[0].point == "ghost_stories.incarnations"
    wanted = ["ghost:nameless", "ghost:hope_killer", "ghost:uncatchable"]
    game.answer(0, game.pending[0], wanted)
    boards = game.view()["boards"]
    assert (boards[0]["colour"], boards[0]["power"]) == ("green", "gods_favorite")
    chosen = {card for card in game.state.deck if GHOSTS[card].incarnation}
    assert {f"ghost:{card}" for card in chosen} == set(wanted)


def test_death_and_the_possessed_board() -> None:
    prepared = stage().qi("yellow", 1).tao("yellow", yellow=2).holds_buddha("yellow")
    prepared.ghost("W1", "zombie_1").ghost("W2", "zombie_2").ghost("W3", "yellow_plague")
    scene = prepared.top("skinner").begin(["turn", YELLOW], active="yellow")
    board = scene.s.boards[YELLOW]
    assert (board.qi, board.at, scene.tao("yellow"), scene.s.temple) == (0, "nw", {}, 2)
    assert scene.s.active == RED  # no Yang phase
    scene = prepared.dead("yellow").begin(["turn", YELLOW], active="yellow")
    assert scene.qi("red") == 2
    assert len(scene.s.ghosts) == 3


def test_buddhas_of_this_turn_go_back_as_well() -> None:
    prepared = stage().qi("red", 1).holds_buddha("red")
    prepared.edit(lambda s: setattr(s.boards[RED], "new_buddhas", s.boards[RED].buddhas))
    prepared.edit(lambda s: setattr(s.boards[RED], "buddhas", 0))
    assert prepared.begin(["curse_lose_qi", RED, "space:N1"]).s.temple == 2


def test_who_dies_in_step_1_is_spared_the_overrun() -> None:
    prepared = stage().qi("yellow", 1).ghost("W1", "lich").ghost("W2", "zombie_1")
    prepared.ghost("W3", "zombie_2")
    scene = prepared.begin(["turn", YELLOW], active="yellow", curse=["lose_qi"])
    assert scene.s.active == RED
    assert scene.qi("red") == 3


def test_a_possessed_board_costs_the_active_taoist_qi() -> None:
    prepared = stage().dead("yellow").ghost("E1", "fungus_thing").ghost("E2", "creeping_one")
    prepared.ghost("E3", "rotten_soul_1").top("grave_walker")
    scene = prepared.begin(["arrival"], active="green").take("space:W1")
    assert (scene.qi("green"), scene.qi("red")) == (2, 3)


def test_in_the_turn_of_a_possessed_board_its_steward_pays_for_all() -> None:
    prepared = stage().dead("red").dead("blue")
    scene = prepared.begin(["curse_lose_qi", BLUE, "space:S1"], active="red")
    assert (scene.qi("green"), scene.qi("yellow")) == (2, 3)


def test_a_dead_player_decides_until_his_turn_is_over() -> None:
    prepared = stage().qi("yellow", 1).ghost("W1", "lich").ghost("W2", "soul_eater").top("skinner")
    scene = prepared.begin(["turn", YELLOW], active="yellow", curse=["lose_qi", "ghost"])
    scene.asks(YELLOW, "place_ghost")


def test_a_neutral_board_can_be_possessed() -> None:
    prepared = stage(3).qi("yellow", 1).ghost("W2", "lich").ghost("W1", "soul_eater")
    scene = prepared.begin(active="yellow", curse=["lose_qi", "lose_qi"])
    assert scene.qi("yellow") == 0
    assert scene.qi("red") == 2  # the steward pays for both losses


def test_all_dead_is_the_end() -> None:
    prepared = stage(1).qi("red", 1).ghost("N1", "raging_one")
    assert prepared.begin(["ghost_actions"], curse=["lose_qi"]).lost("dead")


def test_haunted_tiles_that_lose() -> None:
    for level, before in (("initiation", 3), ("normal", 2)):
        prepared = stage(level=level).ghost("W2", "ghoul", "symbol")
        prepared.haunted(*("n", "ne", "e")[:before])
        assert prepared.actions("yellow").lost("haunted")
        prepared = stage(level=level).ghost("W2", "ghoul", "symbol")
        prepared.haunted(*("n", "ne", "e")[: before - 1])
        assert prepared.actions("yellow").s.result is None


def test_the_last_card_of_the_deck_loses() -> None:
    scene = stage().ghost("N1", "dark_mistress").deck(1).begin(["arrival"], ["yang"])
    assert scene.lost("deck")
    assert scene.s.arriving
    assert stage().deck(2).begin(["arrival"], ["yang"]).s.result is None


def test_the_score_of_a_victory() -> None:
    prepared = stage().qi("red", 3).qi("green", 2).qi("blue", 1).dead("yellow")
    scene = prepared.haunted("se").deck(6).begin(["yang"])
    parts = score_parts(scene.s, won=True)
    assert parts == {"victory": 10, "qi": 6, "deck": 6, "dead": -3, "haunted": -4}
    assert sum(parts.values()) == 15


def test_the_score_of_a_defeat() -> None:
    scene = stage(level="hell").deck(6).begin(["yang"])
    scene.s.beaten = ["nameless", "vampire_lord"]
    parts = score_parts(scene.s, won=False)
    assert parts == {"qi": 12, "deck": -6, "incarnations": 6}
    scene.s.beaten += ["hope_killer", "dark_mistress"]
    assert score_parts(scene.s, won=True)["incarnations"] == 12
    assert score_parts(scene.s, won=True)["victory"] == 20


def test_the_last_incarnation_brings_no_extra() -> None:
    scene = stage().deck(6).begin(["yang"])
    scene.s.beaten = ["nameless"]
    assert "incarnations" not in score_parts(scene.s, won=True)


def test_turns_go_round_all_boards() -> None:
    scene = stage(2).top("drowned_maiden").at("red", "n").begin(["end_turn"])
    assert scene.asks(1, "place_ghost").s.active == BLUE  # green's turn asked nobody
    assert scene.s.round == 1
    scene = stage(2).top("skinner").begin(["end_turn"], active="yellow")
    assert (scene.s.active, scene.s.round) == (RED, 2)
