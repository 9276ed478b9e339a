"""Rules of the base game that are easily got wrong."""

import pytest

from rules.core import Game
from rules.ryozen import book
from rules.ryozen.state import State
from tests.ryozen.stage import A, B, C, D, Scene, stage


def fresh(seats: int) -> State:
    """A game with B as first player, as it stands before the first turn."""
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
    """ryozen.ru.txt:417, 464"""
    s = fresh(2)
    for player in s.players:
        assert player.hand == ["apprentice"] * 5 + ["warrior"]
        assert (player.explorer, player.goods["favour"]) == (0, 0)
    assert [tile.owner for tile in s.ready] == [B, A]
    assert (len(s.villages), len(s.village_deck)) == (2, 11)
    assert s.box == []


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


def test_a_cloaked_companion_is_struck_twice() -> None:
    """ryozen.ru.txt:313-315"""
    scene = (
        stage()
        .put(B, "merchant", "spot:altar:1", cloaked=True)
        .hold(A, "archer")
        .begin(["place", A], ["place", A])
    )
    scene.take("hand:warrior", "spot:altar:2", "revealed").asks(A, "warrior").take("spot:altar:1")
    assert scene.stands("spot:altar:1") == (B, "merchant", False)
    assert scene.goods(B) == (4, 3, 2)
    scene.asks(A, "explore").skip().asks(A, "bonus").skip()
    scene.take("hand:archer", "spot:gates:1", "revealed").asks(A, "archer").take("spot:altar:1")
    assert scene.tile("spot:altar:1") is None
    assert scene.stands("palace") == (B, "merchant", False)


def test_a_struck_companion_brings_no_palace_effect() -> None:
    """ryozen.ru.txt:315"""
    staged = stage().put(B, "apprentice", "spot:gates:1").hold(A, "organizer").rotation(0)
    staged.put(A, "apprentice", "spot:gates:2", cloaked=True)
    scene = staged.begin(["place", A])
    scene.take("hand:organizer", "spot:springs:1", "revealed", "spot:gates:1")
    scene.asks(A, "acquire")
    assert scene.s.rotation == 0


def test_the_herald_goes_to_the_first_place() -> None:
    """ryozen.ru.txt:668"""
    scene = stage(4).heralds(A, B, C, D).begin(["capital", C])
    scene.asks(C, "day_effect").take("apply")
    assert scene.goods(C) == (4, 5, 2)
    assert scene.s.heralds == [C, A, B, D]


def test_a_day_effect_may_be_declined() -> None:
    """ryozen.ru.txt:556"""
    scene = stage().heralds(B, A).begin(["capital", A]).skip()
    assert scene.goods(A) == (4, 3, 2)
    assert scene.s.heralds == [B, A]


def test_exploring_then_building() -> None:
    """ryozen.ru.txt:677-690"""
    scene = stage().villages("owl_bay", then=["fire_cape"]).begin(["outskirts", A])
    assert scene.keys == ["village:1", "village:2"]  # explore 1; explore 1 and build
    scene.take("village:2")
    assert scene.s.players[A].explorer == 2
    assert scene.s.villages == ["start", "owl_bay", "fire_cape"]
    assert scene.goods(A) == (4, 1, 2)
    assert scene.favour(A) == 3
    assert scene.favour(B) == 0


def test_no_building_away_from_the_gap() -> None:
    """ryozen.ru.txt:686"""
    scene = stage().villages("owl_bay", "fire_cape").begin(["outskirts", A])
    assert scene.keys == ["village:1", "village:2"]  # exploring only
    assert scene.why("village:3") == "why-not-beside"
    assert scene.why("village:4") == "why-gap"


def test_a_village_has_to_be_paid() -> None:
    """ryozen.ru.txt:686"""
    staged = stage().villages("owl_bay").goods(A, coin=9, scroll=1, lantern=9)
    scene = staged.begin(["outskirts", A])
    assert scene.keys == ["village:1"]
    assert scene.why("village:2") == "why-cannot-build"


def test_building_without_exploring() -> None:
    """ryozen.ru.txt:684"""
    scene = stage(3).villages(then=["craftsville"]).begin(["outskirts", A])
    scene.asks(A, "outskirts").take("village:1")
    assert (scene.goods(A), scene.favour(A)) == ((3, 3, 2), 2)
    assert scene.s.players[A].explorer == 1


ALL_SIX = ("owl_bay", "fire_cape", "craftsville", "stronghold", "town_hall", "bandit_den")


def test_the_way_to_the_altar() -> None:
    """ryozen.ru.txt:690-692, 949-963"""
    scene = (
        stage()
        .villages(*ALL_SIX)
        .explorer(A, 6)
        .explorer(B, 6)
        .goods(A, 1, 1, 1)
        .goods(B, 0, 1, 0)
        .begin(["outskirts", A], ["altar", B])
    )
    scene.asks(A, "outskirts").take("village:7")
    assert (scene.goods(A), scene.favour(A)) == ((0, 0, 0), 7)
    assert scene.s.villages[-1] == "altar_tile"
    assert scene.s.players[A].explorer == 7
    scene.asks(B, "explore").take("village:7")
    scene.asks(B, "bonus").take("village:7")
    scene.asks(B, "shard").take("shard:agate")
    assert (scene.goods(B), scene.shards(B)) == ((0, 0, 0), (0, 1, 0))


def test_the_palace_lights_before_it_turns() -> None:
    """ryozen.ru.txt:540, 558-560"""
    scene = stage().rotation(0).goods(A, 4, 3, 1).begin(["place", A])
    scene.take("hand:apprentice", "palace").asks(A, "palace")  # nobody asks about a cloak
    assert "sector:capital" not in scene.keys
    assert scene.why("sector:capital") == "why-dark"
    scene.take("sector:gates")
    assert scene.goods(A) == (4, 3, 1)
    scene.asks(A, "discard_event").skip()
    assert scene.s.rotation == 1
    assert scene.stands("palace") == (A, "apprentice", False)


def test_nobody_is_cloaked_in_the_palace() -> None:
    """ryozen.ru.txt:540, 548"""
    scene = stage().begin(["place", A]).take("hand:apprentice")
    assert scene.why("palace:cloaked") == "why-palace-open"


@pytest.mark.parametrize(("resource", "held"), [("coin", (5, 3, 2)), ("lantern", (4, 3, 3))])
def test_the_palace_gives_a_resource(resource: str, held: tuple[int, int, int]) -> None:
    """ryozen.ru.txt:560"""
    scene = stage().rotation(5).begin(["palace", A]).take(f"resource:{resource}")
    assert scene.goods(A) == held
    assert scene.s.rotation == 0


def test_without_its_day_effect_the_palace_does_not_turn() -> None:
    """ryozen.ru.txt:560, 760"""
    scene = stage().rotation(2).begin(["palace", A]).skip()
    assert scene.s.rotation == 2


def test_the_light_of_the_palace_costs_a_lantern() -> None:
    """ryozen.ru.txt:560"""
    scene = stage().rotation(0).goods(A, 1, 1, 0).begin(["palace", A])
    assert scene.keys == ["resource:coin", "resource:scroll", "resource:lantern"]
    assert scene.why("sector:gates") == "why-lanterns"


def test_a_full_row_loses_its_first_tile() -> None:
    """ryozen.ru.txt:748"""
    scene = (
        stage()
        .ready((A, "merchant"), (B, "bard"), (A, "archer"), (B, "seer"))
        .stack(A, "diplomat")
        .begin(["clan_house", A], ["place", A])
    )
    scene.asks(A, "reveal").take("reveal")
    assert scene.ready() == [(B, "bard"), (A, "archer"), (B, "seer"), (A, "diplomat")]
    assert "orange:merchant" in scene.s.box
    scene.asks(A, "hire").take("slot:2").asks(A, "replace").take("hand:apprentice")
    assert (scene.goods(A), scene.favour(A)) == ((2, 3, 2), 2)
    assert scene.ready() == [(B, "bard"), (B, "seer"), (A, "diplomat")]
    assert "hand:archer" in scene.asks(A, "companion").keys


def test_whom_one_can_hire() -> None:
    """ryozen.ru.txt:738, 750"""
    staged = stage().ready((A, "merchant"), (B, "bard"), (A, "archer")).goods(A, coin=2)
    scene = staged.begin(["hire", A, False])
    assert scene.keys == ["slot:1"]
    assert scene.why("slot:2") == "why-not-own"
    assert scene.why("slot:3") == "why-coins"


@pytest.mark.parametrize(
    ("old", "after"),
    [
        ("spot:gates:1", (A, "merchant", True)),
        ("palace:apprentice", (A, "merchant", False)),
    ],
)
def test_a_hired_companion_takes_place_and_side(old: str, after: tuple[int, str, bool]) -> None:
    """ryozen.ru.txt:750"""
    scene = (
        stage()
        .ready((A, "merchant"))
        .put(A, "apprentice", "spot:gates:1", cloaked=True)
        .put(A, "apprentice", "palace")
        .begin(["hire", A, False])
    )
    scene.take("slot:1", old)
    assert scene.stands("palace" if old.startswith("palace") else old) == after
    assert scene.over


def test_two_purchases_from_one_row() -> None:
    """ryozen.ru.txt:724-728, 1045"""
    scene = (
        stage()
        .row("camouflage", "rainbow", "seal_palace")
        .goods(A, scroll=4)
        .cards(A, "seal_springs")
        .begin(["springs", A])
    )
    scene.asks(A, "acquire").take("revelation:1").asks(A, "keep").take("favour")
    assert scene.asks(A, "acquire").keys == ["revelation:2", "revelation:3"]
    scene.take("revelation:2").asks(A, "keep").take("keep")
    assert scene.goods(A) == (0, 2, 0)
    assert scene.favour(A) == 2 + 2
    assert scene.s.players[A].cards == ["seal_springs", "rainbow"]
    assert all(scene.s.row)
    assert scene.s.discard == ["camouflage"]


def test_the_revelations_are_shuffled_when_the_deck_is_empty() -> None:
    """ryozen.ru.txt:728"""

    def no_deck(s: State) -> None:
        s.deck, s.discard = [], s.deck

    scene = stage().row("camouflage", "rainbow", "seal_palace").edit(no_deck)
    started = scene.begin(["springs", A]).take("revelation:1", "keep").skip()
    assert all(started.s.row)
    assert started.s.discard == []


def test_one_revelation_at_the_start_of_a_turn() -> None:
    """ryozen.ru.txt:511"""
    scene = (
        stage()
        .cards(A, "offering_wealth", "camouflage")
        .put(A, "apprentice", "spot:gates:1")
        .begin(["turn", A])
    )
    assert scene.asks(A, "revelation").keys == ["card:offering_wealth", "card:camouflage"]
    scene.take("card:camouflage")
    scene.asks(A, "companion")
    assert scene.why("card:offering_wealth") == "why-one-card"


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
    """ryozen.ru.txt:661-746"""
    scene = stage().goods(A).put(A, "apprentice", f"spot:{sector}:1").goods(B)
    started = scene.begin(["night_sector", sector], ["place", A])
    assert (started.favour(A), started.goods(A), started.shards(A)) == (favour, goods, shards)
    assert (started.favour(B), started.goods(B), started.shards(B)) == (0, (0, 0, 0), (0, 0, 0))


def test_the_night_reward_of_the_altar() -> None:
    """ryozen.ru.txt:704"""
    scene = stage().goods(A).put(A, "apprentice", "spot:altar:1")
    started = scene.begin(["night_sector", "altar"]).asks(A, "gain").take("resource:scroll")
    assert (started.goods(A), started.shards(A)) == ((0, 1, 0), (0, 0, 1))


def test_nothing_to_apply() -> None:
    """ryozen.ru.txt:1001"""
    scene = (
        stage()
        .villages("owl_bay")
        .explorer(A, 1)
        .goods(A)
        .cards(A, "seal_outskirts")
        .begin(["outskirts", A], ["place", B])
    )
    scene.asks(B, "companion")
    assert scene.favour(A) == 0


def test_a_day_of_three_players_has_fifteen_turns() -> None:
    """ryozen.ru.txt:564-566"""
    scene = stage(3).events().begin(["next_turn", B])
    while scene.s.phase == "day":
        pick = "palace" if "palace" in scene.keys else scene.keys[0]
        scene.answer([pick] if scene.choice.least else [])
    turns = [event.args["seat"] for event in scene.events if event.id == "placed-palace"]
    assert turns == [f"seat:{me}" for me in (B, C, A)] * 5
    scene.asks(A, "shard")  # the Night came without a question


def test_a_player_without_companions_is_passed_over() -> None:
    """ryozen.ru.txt:566"""
    scene = stage()
    for n in range(1, 4):
        scene.put(B, "apprentice", "palace").put(B, "apprentice" if n < 3 else "warrior", "palace")
    started = scene.begin(["next_turn", B])
    started.asks(A, "companion").take("hand:apprentice", "palace").skip()
    started.asks(A, "companion")


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
    assert scene.game.result is not None


def test_undo_takes_back_a_placement_but_no_revealed_village() -> None:
    """A new village on top of the stack is seen by all."""
    scene = stage().villages("owl_bay").begin(["place", A])
    scene.take("hand:apprentice", "spot:outskirts:1", "revealed")
    assert scene.game.undo_limit(A) == 0
    scene.take("village:2")
    assert scene.game.undo_limit(A) == 4


def ends_of(scene: Scene) -> list[str]:
    return [key for key in scene.keys if key.startswith("spot:")]


def test_a_full_sector_takes_nobody() -> None:
    """ryozen.ru.txt:220"""
    scene = stage()
    for n in (1, 2, 3):
        scene.put(B, "apprentice", f"spot:gates:{n}")
    started = scene.begin(["place", A]).take("hand:apprentice")
    assert not [key for key in ends_of(started) if key.startswith("spot:gates")]
    assert started.why("spot:gates:1") == "why-full"
    assert started.why("sector:gates") == "why-full"


@pytest.mark.parametrize(("coins", "price", "sides"), [(1, 1, 2), (1, 3, 1), (2, 3, 2), (0, 1, 1)])
def test_a_cloak_costs_a_coin_besides_the_spot(coins: int, price: int, sides: int) -> None:
    """ryozen.ru.txt:522, 530; the third spot of the Gates costs a coin itself"""
    scene = stage().goods(A, coin=coins).begin(["place", A]).take("hand:apprentice")
    if not coins:
        assert scene.why("spot:gates:3") == "why-unpaid"
    scene.take(f"spot:gates:{price}")
    if sides == 1:
        scene.asks(A, "day_effect")  # it lies revealed without a question
        return
    scene.asks(A, "side").take("cloaked")
    assert scene.goods(A)[0] == coins - 1 - (price == 3)
