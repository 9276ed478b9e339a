"""Setting up, turn order, Night, Dawn and the end of the game."""

from collections import Counter

import pytest

from rules.core import Game
from rules.ryozen import book
from rules.ryozen.setup import clan_stack
from rules.ryozen.state import State
from tests.ryozen.stage import A, B, C, D, stage


def fresh(seats: int) -> State:
    """Return a game with B as first player, before the first turn."""
    game = Game(book, book.setup(seats, {}), b"fresh")
    game.start()
    game.answer(0, game.pending[0], ["seat:1"])
    while not game.state.begun:
        game.answer(game.pending[0].seat, game.pending[0], game.pending[0].keys[:1])
    return game.state


def test_setting_up_four_players() -> None:
    """ryozen.ru.txt:388-480"""
    s = fresh(4)
    for player in s.players:
        assert player.hand == ["apprentice"] * 4 + ["warrior"]
        assert len(player.stack) == 13
        assert player.goods == {
            "coin": 4,
            "scroll": 3,
            "lantern": 2,
            "coral": 0,
            "agate": 0,
            "jade": 0,
            "favour": 0,
        }
        assert f"{player.clan}:apprentice" in s.box
    assert [tile.owner for tile in s.ready] == [B, C, D, A]
    assert s.heralds == [B, C, D, A]
    assert len(s.board.slots) == 6
    assert (s.villages, len(s.village_deck)) == (["start"], 12)
    assert (len(s.row), len(s.deck)) == (3, 33)
    assert s.rotation in range(6)


def test_setting_up_two_players() -> None:
    """ryozen.ru.txt:416, 464"""
    s = fresh(2)
    for player in s.players:
        assert player.hand == ["apprentice"] * 5 + ["warrior"]
        assert (player.explorer, player.goods["favour"]) == (0, 0)
    assert [tile.owner for tile in s.ready] == [B, A]
    assert (len(s.villages), len(s.village_deck)) == (2, 11)
    assert s.box == []


def test_everything_is_shuffled() -> None:
    """ryozen.ru.txt:400, 442, 454, 466, 474: a shuffle draws once for each card except the last of
    a pile."""
    game = Game(book, book.setup(3, {}), b"shuffled")
    game.start()
    draws = Counter(draw.purpose for draw in game.opening)
    while not game.state.begun:
        game.answer(game.pending[0].seat, game.pending[0], game.pending[0].keys[:1])
    for decision in game.line:
        draws.update(draw.purpose for draw in decision.chance)
    assert draws == {
        "rotation": 1,
        "clan stack": 3 * 13,
        "villages": 11,
        "events": 19,
        "revelations": 35,
    }
    assert game.opening[0].among == 6


def test_asymmetric_clans_are_dealt_when_they_are_wanted() -> None:
    """With this option, each clan has three other kinds twice, and lacks three."""
    for asymmetric in (False, True):
        s = stage(asymmetric=asymmetric).begin(["place", A]).s
        for me, player in enumerate(s.players):
            dealt = player.stack + [tile.kind for tile in s.ready if tile.owner == me]
            assert sorted(dealt) == sorted(clan_stack(player.clan, asymmetric=asymmetric))


def test_the_clans_are_chosen_in_turn_order() -> None:
    """ryozen.ru.txt:412"""
    game = Game(book, book.setup(3, {}), b"clans")
    game.start()
    game.answer(0, game.pending[0], ["seat:2"])
    for seat, clans in ((C, 4), (A, 3), (B, 2)):
        choice = game.pending[0]
        assert (choice.seat, choice.point, len(choice.keys)) == (seat, "ryozen.clan", clans)
        game.answer(seat, choice, choice.keys[-1:])
    assert [player.clan for player in game.state.players] == ["green", "purple", "blue"]


def test_chance_may_choose_the_first_player() -> None:
    """ryozen.ru.txt:410"""
    game = Game(book, book.setup(4, {}), b"chance")
    game.start()
    game.state.forced = {"first player": [3]}
    game.answer(0, game.pending[0], ["chance"])
    assert game.state.first == D


def test_events_come_before_rewards() -> None:
    """ryozen.ru.txt:579, 1155"""
    scene = (
        stage()
        .rotation(0)
        .events("curse_of_shadow")
        .put(A, "apprentice", "spot:gates:1", cloaked=True)
        .put(B, "warrior", "spot:gates:2")
        .begin(["night"])
    )
    scene.asks(B, "shard").take("shard:jade")
    assert scene.favour(A) == 4
    assert scene.shards(A) == (1, 0, 0)
    assert (scene.favour(B), scene.shards(B)) == (1, (0, 0, 1))
    assert scene.s.first == B


def test_events_strike_from_left_to_right_each_player_in_turn_order() -> None:
    """ryozen.ru.txt:369, 583-585"""
    scene = stage(3).first(B).events("", "earthquake", "fire_in_the_clan_house")
    for me in (A, B, C):
        scene.shards(me, coral=1).cards(me, "rainbow" if me == A else "camouflage")
    started = scene.begin(["night"])
    for me in (B, C, A):
        started.asks(me, "earthquake").take("favour")
    assert [player.cards for player in started.s.players] == [[], [], []]
    assert started.s.event_discard[:2] == ["earthquake", "fire_in_the_clan_house"]


def test_the_palace_at_night() -> None:
    """ryozen.ru.txt:617-621, 764-766"""
    scene = stage(3).first(C).put(B, "apprentice", "palace")
    for _ in range(3):
        scene.put(A, "apprentice", "palace")
    started = scene.begin(["night_palace"])
    started.asks(A, "shard").take("shard:coral").asks(B, "shard").take("shard:jade")
    assert [started.favour(me) for me in (A, B, C)] == [3, 1, 0]
    assert started.shards(C) == (0, 0, 0)
    assert started.s.first == A


def test_an_empty_palace_keeps_the_token_where_it_is() -> None:
    """ryozen.ru.txt:766"""
    assert stage().first(B).begin(["night_palace"], ["place", A]).s.first == B


def test_a_tie_in_the_palace_is_broken_on_the_capital_track() -> None:
    """ryozen.ru.txt:611, 619"""
    scene = stage().put(A, "apprentice", "palace").put(B, "apprentice", "palace").heralds(B, A)
    started = scene.begin(["night_palace"]).take("shard:coral", "shard:coral")
    assert started.s.first == B


@pytest.mark.parametrize(
    ("sector", "favour", "goods", "shards"),
    [
        ("gates", 4, (0, 0, 0), (1, 0, 0)),
        ("capital", 2, (0, 0, 0), (1, 0, 0)),
        ("outskirts", 0, (0, 1, 0), (0, 0, 1)),
        ("springs", 0, (0, 0, 1), (0, 1, 0)),
        ("clan_house", 0, (1, 0, 0), (0, 1, 0)),
    ],
)
def test_the_night_reward_of_each_sector(
    sector: str, favour: int, goods: tuple[int, int, int], shards: tuple[int, int, int]
) -> None:
    """ryozen.ru.txt:661-744"""
    scene = stage().goods(A).put(A, "apprentice", f"spot:{sector}:1").goods(B)
    started = scene.begin(["night_sector", sector], ["place", A])
    assert (started.favour(A), started.goods(A), started.shards(A)) == (favour, goods, shards)
    assert (started.favour(B), started.goods(B), started.shards(B)) == (0, (0, 0, 0), (0, 0, 0))


def test_the_night_reward_of_the_altar() -> None:
    """ryozen.ru.txt:706"""
    scene = stage().goods(A).put(A, "apprentice", "spot:altar:1")
    started = scene.begin(["night_sector", "altar"]).asks(A, "gain").take("resource:scroll")
    assert (started.goods(A), started.shards(A)) == ((0, 1, 0), (0, 0, 1))


def test_all_are_rewarded_before_the_majority() -> None:
    """ryozen.ru.txt:603-607, 706: at the Altar all choose in turn order, and only then comes the
    shard."""
    scene = stage(3).first(C).put(A, "bard", "spot:altar:1").put(C, "bard", "spot:altar:2")
    started = scene.begin(["night_sector", "altar"]).asks(C, "gain")
    assert started.shards(A) == (0, 0, 0)
    started.take("resource:coin").asks(A, "gain").take("resource:coin")
    assert started.shards(A) == (0, 0, 1)  # A's Herald is before C's
    assert [event.id for event in started.events if event.id != "forced"] == [
        *("gains", "gains", "majority", "gains")
    ]


def test_a_day_of_three_players_has_fifteen_turns() -> None:
    """ryozen.ru.txt:564-566"""
    scene = stage(3).events().begin(["next_turn", B])
    while scene.s.phase == "day":
        assert scene.game.view(None)["active"] == scene.choice.seat
        pick = "palace" if "palace" in scene.keys else scene.keys[0]
        scene.answer([pick] if scene.choice.least else [])
    turns = [event.args["seat"] for event in scene.events if event.id == "placed-palace"]
    assert turns == [f"seat:{me}" for me in (B, C, A)] * 5
    scene.asks(A, "shard")  # the Night began without a question
    assert scene.game.view(None)["active"] is None


def test_a_player_without_companions_is_passed_over() -> None:
    """ryozen.ru.txt:566"""
    scene = stage()
    for n in range(1, 4):
        scene.put(B, "apprentice", "palace").put(B, "apprentice" if n < 3 else "warrior", "palace")
    started = scene.begin(["next_turn", B])
    started.asks(A, "companion").take("hand:apprentice", "palace").skip()
    started.asks(A, "companion")
    assert started.s.effect == ""  # no day effect of the new turn yet


def test_passing_over_goes_clockwise() -> None:
    """ryozen.ru.txt:564-566"""
    scene = stage(4)
    for kind in ("apprentice",) * 4 + ("warrior",):
        scene.put(B, kind, "palace")
    scene.begin(["next_turn", B]).asks(C, "companion")


def test_dawn_brings_everybody_home() -> None:
    """ryozen.ru.txt:623-631"""
    scene = (
        stage()
        .first(B)
        .put(A, "warrior", "spot:gates:1", cloaked=True)
        .put(B, "bard", "palace")
        .begin(["dawn"])
    )
    scene.asks(B, "companion")
    assert sorted(scene.s.players[A].hand) == ["apprentice"] * 5 + ["warrior"]
    assert sorted(scene.s.players[B].hand) == ["apprentice"] * 4 + ["bard", "warrior"]
    assert (scene.s.round, scene.s.palace) == (2, [])
    assert scene.tile("spot:gates:1") is None


def test_the_game_ends_after_three_rounds() -> None:
    """ryozen.ru.txt:486, 631-635"""
    scene = stage().edit(lambda s: setattr(s, "round", 3)).begin(["dawn"])
    assert scene.over
    assert scene.s.phase == "over"
    assert scene.game.result is not None


def test_undo_takes_back_a_placement_but_no_revealed_village() -> None:
    """After building, everybody sees the new village on top of the stack."""
    scene = stage().villages("owl_bay").begin(["place", A])
    scene.take("hand:apprentice", "spot:outskirts:1", "revealed")
    assert scene.game.undo_limit(A) == 0
    scene.take("village:2")
    assert scene.game.undo_limit(A) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_staged_position_begins_after_the_set_up(seats: int) -> None:
    """ryozen.ru.txt:388-503: the last player gets the clan that is left, without a question."""
    scene = stage(seats).begin(["place", A])
    assert (scene.s.phase, scene.s.round) == ("day", 1)
    assert scene.s.heralds == list(range(seats))
    assert all(player.clan and player.hand for player in scene.s.players)
    assert len(scene.s.ready) == seats
    assert all(scene.s.events)
