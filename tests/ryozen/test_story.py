"""Solo: the four stories, act by act. (ryozen-solo.ru.txt:28-30, 108, 124-130, 148-152)"""

from collections.abc import Sequence

import pytest

from rules.core import Game, Message
from rules.ryozen import book
from rules.ryozen.solo import Special, Story
from rules.ryozen.state import State
from rules.ryozen.story.parts import ACT, DECKS, OPTION
from tests.ryozen.stage import A, B, Scene, Stage, tale

EMBERS, DEBT, DROWNED, FROZEN = DECKS
ITS_TURN = ["basilisk_turn", B]


def reads(staged: Stage) -> Scene:
    """The act is read, and A has to choose."""
    return staged.begin(["day"]).asks(A, "act")


def chooses(staged: Stage, option: str) -> Scene:
    return reads(staged).take(f"option:{option}")


def told(scene: Scene) -> Story:
    assert scene.s.story
    return scene.s.story


def later(scene: Scene, *agenda: Sequence[object]) -> Scene:
    """What comes next in the same position, instead of the turns of the day."""
    state = scene.game.book.decode(scene.game.book.encode(scene.s))
    state.agenda = [list(entry) for entry in reversed(agenda)]
    scene.game.stage(state)
    return scene


def opened(deck: str) -> State:
    game = Game(book, book.setup(1, {"mode": "story", "deck": deck, "difficulty": "medium"}), b"x")
    game.start()
    game.answer(0, game.pending[0], game.pending[0].keys[:1])
    return game.state


@pytest.mark.parametrize(
    ("deck", "clan", "pair"),
    [
        (EMBERS, "orange", ("trickster", "bard")),
        (DEBT, "purple", ("merchant", "organizer")),
        (DROWNED, "green", ("pathfinder", "seer")),
        (FROZEN, "blue", ("night_agent", "archer")),
    ],
)
def test_the_clan_and_its_first_stack(deck: str, clan: str, pair: tuple[str, str]) -> None:
    """ryozen-solo.ru.txt:108, 124-132"""
    s = opened(deck)
    assert s.players[B].clan == clan
    assert s.players[A].clan not in ("", clan)
    assert sorted(s.players[B].hand) == sorted(["apprentice"] * 3 + ["warrior", *pair])
    assert s.box.count(f"{clan}:apprentice") == 2


def test_an_unseen_story_is_one_of_the_four() -> None:
    """ryozen-solo.ru.txt:126"""
    decks = set()
    for seed in range(30):
        game = Game(book, book.setup(1, {"mode": "story", "deck": "unseen"}), b"%d" % seed)
        game.start()
        assert game.state.story
        decks.add(game.state.story.deck)
        assert game.state.players[B].clan == DECKS[game.state.story.deck].clan
    assert decks == set(DECKS)


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("act", [1, 2, 3])
def test_each_round_has_its_act(deck: str, act: int) -> None:
    """ryozen-solo.ru.txt:130, 150: it is read before the events are foretold"""
    staged = tale(deck, act).shards(A, coral=1).shards(B, 1, 0, 1).favour(A, 5)
    scene = reads(staged)
    assert scene.s.events == [""] * 4
    assert scene.choice.about == {"act": f"act:{DECKS[deck].acts[act - 1].id}"}
    view = scene.game.view(0)["story"]
    assert view["key"] == f"story:{deck}"
    assert len(view["acts"]) == act


# Masquerade of Embers


def test_a_borrowed_face() -> None:
    """Cloaks are free, or cost what they always do."""
    dance = chooses(tale(EMBERS, 1), "join_the_dance")
    assert (dance.goods(A), dance.goods(B)) == ((4, 5, 3), (5, 3, 2))
    assert told(dance).flags == ["trust"]
    later(dance, ITS_TURN, ["place", A])
    assert [tile.cloaked for tile in dance.s.spots[dance.s.effect] if tile] == [True]
    assert dance.goods(B)[0] >= 5
    mask = chooses(tale(EMBERS, 1), "snatch_the_mask")
    assert mask.goods(A) == (2, 3, 2)
    assert told(mask).flags == ["suspicion"]
    assert mask.s.special == [Special("cloak_cost", 1, B)]


def test_whoever_has_a_coin_cannot_snatch_the_mask() -> None:
    scene = tale(EMBERS, 1).goods(A, coin=1).begin(["day"])
    assert scene.choice.point != "ryozen.act"  # only one option is left
    refused = scene.game.settled[0].refused
    assert [(r.key, r.reason) for r in refused] == [
        ("option:snatch_the_mask", Message("why-option"))
    ]


@pytest.mark.parametrize(
    ("flag", "mine", "its"), [("trust", 0, 2), ("suspicion", 2, 0), ("none", 0, 0)]
)
def test_midnight_remembers(flag: str, mine: int, its: int) -> None:
    scene = reads(tale(EMBERS, 2, flag).heralds(A, B))
    assert (scene.favour(A), scene.favour(B)) == (mine, its)
    assert scene.s.heralds == [B, A]


# What was chosen in the second act is told and felt in the third.
REMEMBERED = [
    (EMBERS, "search_the_crowd", "sleeves", (A, "scroll", 1)),
    (EMBERS, "light_every_lamp", "lamps", (B, "favour", -2)),
    (DEBT, "pay_in_public", "paid", (A, "coin", 1)),
    (DEBT, "bargain_in_the_dark", "sold", (B, "scroll", 1)),
    (DROWNED, "build_dykes", "dykes", (A, "coin", 1)),
    (DROWNED, "let_it_rise", "flood", (B, "lantern", 1)),
    (FROZEN, "gather_them", "gathered", (A, "lantern", 1)),
    (FROZEN, "grind_them", "dust", (B, "lantern", -1)),
]


@pytest.mark.parametrize(("deck", "option", "flag", "felt"), REMEMBERED)
def test_the_last_act_remembers_the_second(
    deck: str, option: str, flag: str, felt: tuple[int, str, int]
) -> None:
    assert [it.what for it in OPTION[option].effects if it.op == "flag"] == [flag]
    who, what, change = felt
    found = []
    for flags in ([flag], []):
        scene = reads(tale(deck, 3, *flags).favour(A, 9).favour(B, 9).goods(B, 2, 2, 2))
        found.append(scene.s.players[who].goods[what])
    assert found[0] - found[1] == change
    assert flag in DECKS[deck].acts[2].recalls


@pytest.mark.parametrize(("option", "bonus"), [("search_the_crowd", 2), ("light_every_lamp", 1)])
def test_strikes_at_midnight(option: str, bonus: int) -> None:
    staged = tale(EMBERS, 2).put(B, "warrior", "spot:gates:1").put(A, "warrior", "spot:altar:1")
    scene = later(
        chooses(staged.hold(A, "archer"), option),
        ["ability", A, "archer", "spot:altar:2"],
        ["bandit_raid", A],
        ["bandit_raid", B],
    )
    scene.asks(A, "archer").take("spot:gates:1")
    assert scene.favour(A) == bonus  # the night's own strikes bring nothing
    assert scene.favour(B) == 0


def test_in_the_light_of_all_lamps_nobody_hides() -> None:
    scene = chooses(tale(EMBERS, 2).enemy("gates_1", "gates_2"), "light_every_lamp")
    assert scene.goods(A)[2] == 1
    later(scene, ITS_TURN, ["place", A])
    assert scene.stands("spot:gates:1") == (B, "apprentice", False)
    assert scene.goods(B)[0] == 4


def test_the_mask_burns() -> None:
    scene = reads(tale(EMBERS, 3))
    kinds = scene.s.players[B].hand
    assert kinds.count("apprentice") == 2
    assert len(kinds) == 6
    assert scene.s.box.count("orange:apprentice") >= 1


@pytest.mark.parametrize(("mine", "its", "first"), [(2, 1, B), (3, 1, A), (1, 0, A), (0, 1, B)])
def test_its_influence_in_the_palace(mine: int, its: int, first: int) -> None:
    """One more, but only where it has somebody; between equals its Herald is ahead."""
    staged = tale(EMBERS, 3).heralds(B, A)
    for _ in range(mine):
        staged.put(A, "apprentice", "palace")
    for _ in range(its):
        staged.put(B, "warrior", "palace")
    scene = chooses(staged, "quiet_trap")
    later(scene, ["night_palace"], ["judge", "none"])
    while not scene.over:
        scene.take(scene.keys[0])
    assert scene.s.first == first
    assert scene.favour(B) == its


def verdict(option: str, mine: int, its: int, where: str = "palace") -> tuple[int, int]:
    """Favour after the objective of the Night."""
    staged = tale(EMBERS, 3)
    for _ in range(mine):
        staged.put(A, "apprentice", where)
    for _ in range(its):
        staged.put(B, "warrior", where)
    scene = later(chooses(staged, option), ["judge", "dawn"], ["judge", "night_end"])
    return scene.favour(A), scene.favour(B)


@pytest.mark.parametrize(
    ("mine", "its", "accused", "trapped"),
    [
        (1, 0, (8, 0), (6, 0)),
        (3, 1, (8, 0), (6, 0)),
        (2, 1, (0, 8), (0, 0)),
        (0, 0, (0, 8), (0, 0)),
    ],
)
def test_the_verdict(
    mine: int, its: int, accused: tuple[int, int], trapped: tuple[int, int]
) -> None:
    assert verdict("accuse_aloud", mine, its) == accused
    assert verdict("quiet_trap", mine, its) == trapped


def test_the_trap_costs_one_of_each() -> None:
    assert chooses(tale(EMBERS, 3), "quiet_trap").goods(A) == (3, 2, 1)
    poor = tale(EMBERS, 3).goods(A, 9, 9, 0).begin(["day"])
    assert told(poor).options == ["accuse_aloud"]


# Debt of a Thousand Steps


def test_an_easy_loan() -> None:
    loan = chooses(tale(DEBT, 1), "take_the_coins")
    assert loan.goods(A) == (7, 3, 2)
    assert told(loan).flags == ["loan"]
    away = chooses(tale(DEBT, 1), "send_it_away")
    assert (away.goods(A), away.goods(B)) == ((4, 4, 2), (3, 3, 2))
    assert told(away).flags == []


def test_the_clan_house_brings_favour() -> None:
    """From wherever it is applied: by its card, and by a Mentor."""
    staged = tale(DEBT, 1).enemy("clan_house_1", "gates_1").ready().no_stack(B)
    scene = later(chooses(staged, "send_it_away"), ITS_TURN, ["place", A])
    assert scene.favour(B) == 1
    mentor = later(
        chooses(tale(DEBT, 1).ready().no_stack(B), "send_it_away"),
        ["ability", B, "mentor", "spot:gates:1"],
        ["place", A],
    )
    assert mentor.favour(B) == 1
    mine = later(
        chooses(tale(DEBT, 1).ready().no_stack(A), "send_it_away"),
        ["clan_house", A, True],
        ["place", A],
    )
    assert mine.favour(A) == 0


@pytest.mark.parametrize(
    ("flags", "coins", "mine", "its"),
    [
        (("loan",), 4, (2, 5), (4, 3)),
        (("loan",), 1, (0, 3), (4, 3)),  # a coin is missing: 2 favour
        ((), 4, (4, 5), (4, 4)),
    ],
)
def test_the_collector(
    flags: tuple[str, ...], coins: int, mine: tuple[int, int], its: tuple[int, int]
) -> None:
    staged = tale(DEBT, 2, *flags).goods(A, coins, 3, 2).favour(A, 5)
    scene = staged.begin(["day"])
    assert (scene.goods(A)[0], scene.favour(A)) == mine
    assert scene.goods(B)[:2] == its


def test_a_spot_in_the_capital_is_dear() -> None:
    scene = chooses(tale(DEBT, 2), "bargain_in_the_dark")
    return_goods(scene, coin=1)
    later(scene, ["place", A]).take("hand:apprentice")
    assert "spot:capital:1" in scene.keys
    assert "spot:capital:3" not in scene.keys  # the spot's coin and one more
    assert scene.why("spot:capital:3") == "why-dear"
    label = next(o.label("en") for o in scene.choice.options if o.key == "spot:capital:1")
    assert label == "Capital 1 (costs 1 coin)"
    scene.take("spot:capital:1").asks(A, "day_effect")  # no coin is left for a cloak
    assert scene.goods(A)[0] == 0
    return_goods(scene, coin=0)
    later(scene, ["place", A]).take("hand:apprentice")
    assert not [key for key in scene.keys if key.startswith("spot:capital")]
    assert scene.why("spot:capital:2") == "why-unpaid"
    assert "spot:gates:1" in scene.keys


def return_goods(scene: Scene, coin: int) -> None:
    scene.s.players[A].goods["coin"] = coin


def test_the_basilisk_pays_nothing_more_in_the_capital() -> None:
    staged = tale(DEBT, 2).enemy("capital_1", "gates_1").goods(A, coin=2)
    scene = chooses(staged, "pay_in_public")
    assert (scene.goods(A)[0], scene.favour(A)) == (0, 3)
    later(scene, ["place", A]).take("hand:apprentice")
    assert "spot:capital:1" in scene.keys  # paid in public: nothing more for the person, too
    bargain = tale(DEBT, 2).enemy("capital_1", "gates_1").goods(A).goods(B)
    its = later(bargain.begin(["day"]), ITS_TURN, ["place", A])
    assert its.stands("spot:capital:1") == (B, "apprentice", False)


def test_a_bargain_in_the_dark() -> None:
    scene = chooses(tale(DEBT, 2).shards(B, 1, 0, 1), "bargain_in_the_dark")
    scene.take("resource:lantern", "resource:lantern", "resource:coin")
    assert scene.goods(A) == (5, 3, 4)
    assert scene.shards(B) == (1, 1, 1)


@pytest.mark.parametrize(("mine", "its", "winner"), [(2, 1, A), (1, 2, B)])
def test_the_last_auction(mine: int, its: int, winner: int) -> None:
    staged = tale(DEBT, 3).favour(A, 3)
    for n in range(mine):
        staged.put(A, "apprentice", f"spot:clan_house:{n + 1}")
    for n in range(its):
        staged.put(B, "apprentice", f"spot:clan_house:{3 - n}")
    scene = chooses(staged, "outbid_it")
    assert scene.goods(B)[0] == 6
    favour = scene.favour(winner)
    later(scene, ["night_sector", "clan_house"], ["place", A])
    assert scene.favour(winner) == favour  # not before the Night
    scene.s.phase = "night"
    later(scene, ["night_sector", "clan_house"], ["place", A])
    assert scene.favour(winner) == favour + 3
    assert scene.favour(A) + scene.favour(B) == 3 + 3


@pytest.mark.parametrize(("mine", "winner"), [(11, A), (10, B)])
def test_who_bids_most(mine: int, winner: int) -> None:
    """At dawn, with as many resources as the Basilisk or more."""
    staged = tale(DEBT, 3).favour(A, 3).goods(A, mine).goods(B, 4, 3, 2)
    scene = later(chooses(staged, "outbid_it"), ["judge", "night_end"], ["judge", "dawn"])
    if winner == A:
        scene.asks(A, "shard").take("shard:jade")
    else:
        scene.its("shard").take("shard:jade")
    assert scene.shards(winner) == (0, 0, 1)


def test_a_broken_hammer() -> None:
    scene = chooses(tale(DEBT, 3).favour(A, 3), "break_the_hammer")
    assert (scene.favour(A), scene.goods(A)) == (0, (4, 3, 4))
    assert scene.asks(A, "discard_event").keys == ["event:1", "event:2", "event:3", "event:4"]
    scene.take("event:2")
    assert scene.s.events[1] == ""
    poor = tale(DEBT, 3).favour(A, 2).begin(["day"])
    assert told(poor).options == ["outbid_it"]


# The Drowned Village


def test_bells_under_water() -> None:
    staged = tale(DROWNED, 1).villages("craftsville", "fire_cape")
    scene = reads(staged)
    assert [player.explorer for player in scene.s.players] == [0, 1]
    scene.take("option:follow_the_bells")
    assert [player.explorer for player in scene.s.players] == [1, 1]
    assert scene.goods(A) == (4, 2, 2)
    assert told(scene).flags == ["bells"]
    ashore = chooses(tale(DROWNED, 1), "stay_ashore")
    assert ashore.goods(A) == (5, 3, 3)


def test_an_explorer_does_not_go_where_nothing_is_built() -> None:
    scene = reads(tale(DROWNED, 1).villages("craftsville").explorer(B, 1))
    assert scene.s.players[B].explorer == 1


@pytest.mark.parametrize(
    ("act", "option", "sector", "favour"),
    [(1, "stay_ashore", "outskirts", 1), (2, "let_it_rise", "altar", 2)],
)
def test_day_effects_that_bring_favour(act: int, option: str, sector: str, favour: int) -> None:
    staged = tale(DROWNED, act).villages("stronghold", "fire_cape").explorer(B, 1)
    staged.enemy(f"{sector}_{'altar' if sector == 'outskirts' else 'outskirts'}_1", "gates_1")
    scene = chooses(staged.goods(B), option)
    before = scene.favour(B)
    later(scene, ITS_TURN, ["place", A])
    while scene.choice.side == "rival:basilisk":
        scene.take(scene.keys[0])
    assert scene.favour(B) == before + favour


def test_the_water_rises() -> None:
    staged = tale(DROWNED, 2).villages("craftsville", "fire_cape").explorer(A, 2).explorer(B, 0)
    scene = reads(staged)
    assert [player.explorer for player in scene.s.players] == [1, 0]
    assert scene.goods(A) == (4, 3, 2)
    scene.take("option:build_dykes")
    assert scene.s.players[A].explorer == 2
    assert (scene.goods(A), scene.favour(A)) == ((2, 3, 2), 4)
    heard = reads(tale(DROWNED, 2, "bells"))
    assert heard.goods(A) == (4, 3, 3)
    rising = chooses(tale(DROWNED, 2), "let_it_rise")
    assert rising.goods(A) == (4, 6, 2)


def night(scene: Scene, sector: str) -> Scene:
    scene.s.phase = "night"
    procedure = ["night_palace"] if sector == "palace" else ["night_sector", sector]
    return later(scene, procedure, ["place", A])


def test_the_majority_at_the_altar() -> None:
    staged = tale(DROWNED, 2).put(A, "apprentice", "spot:altar:1")
    scene = night(chooses(staged, "let_it_rise"), "altar")
    scene.asks(A, "gain").take("resource:coin").asks(A, "shard").take("shard:coral")
    assert scene.shards(A) == (1, 0, 1)


@pytest.mark.parametrize(
    ("mine", "its", "favour"), [(1, 0, (3, 0)), (0, 1, (0, 3)), (1, 1, (0, 0))]
)
def test_what_came_up(mine: int, its: int, favour: tuple[int, int]) -> None:
    staged = tale(DROWNED, 3).villages("craftsville").explorer(A, mine).explorer(B, its)
    scene = reads(staged.rotation(0))
    assert (scene.favour(A), scene.favour(B)) == favour
    assert scene.s.lit == ("gates", "outskirts", "altar", "springs")
    assert scene.game.view(0)["lit"] == ["gates", "outskirts", "altar", "springs"]


def test_the_altar_is_sealed() -> None:
    scene = chooses(tale(DROWNED, 3), "seal_the_altar")
    later(scene, ["place", A]).take("hand:apprentice")
    assert "spot:altar:1" not in scene.keys
    assert "spot:altar:2" in scene.keys
    assert scene.why("spot:altar:1") == "why-closed"
    staged = tale(DROWNED, 3).enemy("altar_outskirts_1", "gates_1").goods(B)
    its = later(chooses(staged, "seal_the_altar"), ITS_TURN, ["place", A])
    assert its.stands("spot:altar:1") is None
    assert its.stands("spot:altar:2") == (B, "apprentice", False)


@pytest.mark.parametrize(
    ("mine", "cloaked", "its", "mine_after", "its_after"),
    [(1, False, 0, 2, 0), (1, True, 1, 2, 0), (1, False, 1, 0, 1), (0, False, 0, 0, 1)],
)
def test_who_holds_the_altar(
    mine: int, cloaked: bool, its: int, mine_after: int, its_after: int
) -> None:
    staged = tale(DROWNED, 3)
    if mine:
        staged.put(A, "apprentice", "spot:altar:2", cloaked=cloaked)
    if its:
        staged.put(B, "apprentice", "spot:altar:3")
    scene = later(chooses(staged, "seal_the_altar"), ["judge", "night_end"])
    assert (scene.shards(A)[2], scene.shards(B)[2]) == (mine_after, its_after)


def test_it_is_fed() -> None:
    scene = chooses(tale(DROWNED, 3), "feed_it").take("resource:coin", "resource:scroll")
    assert (scene.goods(A), scene.favour(A)) == ((3, 2, 2), 5)
    poor = tale(DROWNED, 3).goods(A, coin=1).begin(["day"])
    assert told(poor).options == ["seal_the_altar"]


# The Frozen Moon


def test_a_night_without_a_moon() -> None:
    staged = tale(FROZEN, 1).shards(B, 1, 0, 1).goods(A, 4, 3, 1)
    scene = reads(staged)
    assert scene.shards(B) == (1, 1, 1)
    scene.take("option:chip_the_ice").asks(A, "shard").take("shard:jade")
    assert (scene.goods(A), scene.shards(A)) == ((4, 3, 0), (0, 0, 1))


def test_waiting_for_the_thaw() -> None:
    staged = tale(FROZEN, 1).shards(B, 1, 0, 1)
    staged.enemy("turning_point_dawn", "springs_1", "gates_1", "gates_2")
    scene = chooses(staged, "wait_for_the_thaw")
    assert scene.goods(A) == (5, 4, 2)
    assert scene.game.view(0)["enemy"]["turning_point"] == 4
    later(scene, ITS_TURN, ["place", A])
    assert scene.favour(B) == 3 + 1


def test_the_majority_at_the_springs() -> None:
    staged = tale(FROZEN, 1).shards(B, 1, 0, 1).put(A, "apprentice", "spot:springs:1")
    scene = night(chooses(staged, "wait_for_the_thaw"), "springs")
    assert scene.shards(A) == (0, 2, 0)


def test_shards_on_the_stairs() -> None:
    scene = reads(tale(FROZEN, 2).rotation(2).shards(A, coral=1).shards(B, 0, 1, 0))
    assert scene.s.rotation == 3
    scene.take("option:grind_them")
    assert (scene.shards(A), scene.shards(B), scene.favour(A)) == ((0, 0, 0), (0, 0, 0), 3)
    gather = chooses(tale(FROZEN, 2).shards(A, coral=1).shards(B, 0, 1, 1), "gather_them")
    gather.take("shard:coral")
    assert (gather.shards(A), gather.shards(B)) == ((2, 0, 0), (1, 1, 1))
    poor = tale(FROZEN, 2).shards(B, 0, 1, 1).begin(["day"])
    assert told(poor).options == ["gather_them"]


def test_its_strikes_bring_it_favour() -> None:
    staged = tale(FROZEN, 2).put(A, "apprentice", "spot:altar:1").shards(A, coral=1)
    scene = later(
        chooses(staged, "grind_them"), ["ability", B, "archer", "spot:gates:1"], ["place", A]
    )
    assert scene.stands("palace") == (A, "apprentice", False)
    assert scene.favour(B) == 2


def test_moonfall() -> None:
    """The light costs the person nothing, and the majority in the Palace brings a shard more."""
    staged = tale(FROZEN, 3).rotation(0).goods(A).put(A, "warrior", "palace").events()
    scene = later(chooses(staged, "catch_it"), ["palace", A], ["place", A])
    assert "sector:gates" in scene.asks(A, "palace").keys
    label = next(o.label("en") for o in scene.choice.options if o.key == "sector:gates")
    assert label == "Gates, for no lantern"
    scene.take("sector:springs")
    assert scene.goods(A) == (0, 0, 0)
    night(scene, "palace").asks(A, "shard").take("shard:coral")
    scene.asks(A, "shard").take("shard:agate")
    assert scene.shards(A) == (1, 1, 0)


def test_the_basilisk_still_pays_for_the_light() -> None:
    staged = tale(FROZEN, 3).rotation(1).goods(B, lantern=1).enemy("capital_1", "gates_1")
    for spot in (1, 2, 3):
        staged.put(A, "apprentice", f"spot:capital:{spot}")
    scene = later(chooses(staged, "catch_it"), ITS_TURN, ["place", A])
    assert scene.goods(B) == (0, 2, 0)


@pytest.mark.parametrize(("mine", "favour"), [(2, 11), (1, 2)])
def test_the_moon_is_caught_or_not(mine: int, favour: int) -> None:
    staged = tale(FROZEN, 3).favour(A, 5).shards(A, coral=mine).shards(B, jade=2)
    scene = later(chooses(staged, "catch_it"), ["judge", "night_end"], ["judge", "dawn"])
    assert scene.favour(A) == favour


def test_the_moon_falls() -> None:
    cards = ("gates_1", "gates_2", "springs_1")
    scene = chooses(tale(FROZEN, 3).enemy(*cards), "let_it_fall")
    assert scene.s.enemy
    gone = len(scene.s.enemy.gone)
    scene.take("shard:jade", "shard:jade")
    assert scene.shards(A) == (0, 0, 2)
    enemy = scene.s.enemy
    assert (len(enemy.deck) + len(enemy.discard), len(enemy.gone)) == (4, gone - 1)


# What all have in common


def test_rules_hold_until_the_end_of_the_round() -> None:
    """ryozen-solo.ru.txt:150"""
    scene = chooses(tale(EMBERS, 1), "join_the_dance")
    assert scene.s.special == [Special("cloak_cost", 0, B)]
    later(scene, ["day"]).asks(A, "act")
    assert scene.s.special == [Special("strike_bonus", 1, A, "", "favour")]


def test_an_options_rule_takes_the_place_of_the_acts() -> None:
    scene = chooses(tale(EMBERS, 2), "search_the_crowd")
    assert scene.s.special == [Special("strike_bonus", 2, A, "", "favour")]
    both = chooses(tale(EMBERS, 2), "light_every_lamp")
    assert both.s.special == [
        Special("strike_bonus", 1, A, "", "favour"),
        Special("no_cloak", 0, B),
    ]


def test_an_objective_is_judged_once() -> None:
    scene = later(
        chooses(tale(EMBERS, 3), "accuse_aloud"), ["judge", "night_end"], ["judge", "night_end"]
    )
    assert scene.favour(B) == 8
    view = scene.game.view(0)["story"]
    assert view["objectives"] == [
        {"key": "option:accuse_aloud", "moment": "night_end", "met": False}
    ]


def test_objectives_are_judged_at_their_moments() -> None:
    """After the Palace's reward; and when all are home, before the game is scored."""
    staged = tale(EMBERS, 3).put(A, "warrior", "palace")
    scene = later(chooses(staged, "accuse_aloud"), ["night"])
    while not scene.over:
        scene.take(scene.keys[0])
    order = ("palace-reward", "objective-met", "dawn")
    assert [event for event in scene.told if event in order] == list(order)
    staged = tale(FROZEN, 3).put(A, "warrior", "palace")
    dawn = later(chooses(staged, "catch_it"), ["night"])
    while not dawn.over:
        dawn.take(dawn.keys[0])
    order = ("dawn", "objective-met", "final")
    assert [event for event in dawn.told if event in order][:3] == list(order)


@pytest.mark.parametrize(
    "option", [option.id for deck in DECKS.values() for option in deck.acts[2].options]
)
@pytest.mark.parametrize("mine", [90, 0])
def test_each_story_has_an_end(option: str, mine: int) -> None:
    deck = next(id for id, deck in DECKS.items() if option in [o.id for o in deck.acts[2].options])

    def chosen(s: State) -> None:
        assert s.story
        s.story.options.append(option)

    staged = tale(deck, 3).goods(A).goods(B).shards(A).shards(B).favour(B, 50).favour(A, mine)
    scene = staged.edit(chosen).begin(["final_scoring"])
    result = scene.game.result
    assert result
    assert result.won is (mine == 90)
    assert result.reason == f"ending-{option}-{'won' if result.won else 'lost'}"
    for language in ("en", "ru"):
        assert book.speaker(language).say(Message(result.reason))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_is_told(language: str) -> None:
    """Two or three sentences an act; what it changes; a piece of prose for each option."""
    say = book.speaker(language).say
    for id, act in ACT.items():
        prose = say(Message(f"act-{id}"))
        assert 3 <= sum(prose.count(mark) for mark in (". ", "? ", "! ")) + 1 <= 4
        assert say(Message(f"twist-{id}"))
        assert act.options
        assert all(say(Message(f"recall-{flag}")) for flag in act.recalls)
    for id in OPTION:
        assert say(Message(f"told-{id}"))
        assert say(Message(f"twist-{id}"))
