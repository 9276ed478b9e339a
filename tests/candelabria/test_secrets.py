"""The hidden hands, cards and draws, and the seats that may see them."""

from random import Random

from rules.candelabria import book
from tests.candelabria.stage import ASH, NOVA, SATORES, Scene, stage
from tests.rules.variants import EVERY

VARIANTS = [variant for variant in EVERY if variant.game == "candelabria"]


def seen(scene: Scene, seat: int | None, house: int) -> dict[str, object]:
    found: dict[str, object] = scene.game.view(seat)["houses"][house]
    return found


def test_hands_are_hidden() -> None:
    board = stage().hand(ASH, "upgraded_01", "upgraded_02", known=False)
    scene = board.tactics(ASH, "tactic_05").begin(["turn", 0])
    assert seen(scene, 0, 0)["hand"] == ["upgraded_01", "upgraded_02"]
    for seat in (1, 2, None):
        other = seen(scene, seat, 0)
        assert (other["hand"], other["hand_size"]) == ([], 2)
        assert (other["tactics"], other["tactics_size"]) == ([], 1)


def test_the_first_hand_is_known() -> None:
    scene = stage().begin(["turn", 0])
    assert seen(scene, 1, 0)["hand"] == ["ash_candle_1", "ash_candle_2", "ash_candle_3"]


def test_what_nova_vita_looks_at_is_hidden() -> None:
    board = stage().hand(NOVA, "satores_candle_1")
    scene = board.begin(["turn", 2], ["turn", 0]).take("deploy:satores_candle_1", "role:pilgrim")
    assert len(scene.asks(NOVA, "under").keys) == 3
    assert seen(scene, 0, 2)["drawn"] == []
    assert seen(scene, 2, 2)["drawn"] == sorted(key[6:] for key in scene.keys)


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    scene = stage().hand(SATORES, "satores_candle_1").begin(["turn", 1], ["turn", 0])
    scene.take("deploy:satores_candle_1", "role:pilgrim", "territory:r1_mine")
    told = [event for event in scene.events if event.id == "keeps"]
    assert [event.to for event in told] == [[1]]


def test_what_the_tavern_brings_is_told_to_its_owner_alone() -> None:
    board = stage().flames(NOVA, "r4_tavern", "r1_tavern").hand(SATORES, "satores_candle_1")
    scene = board.begin(["turn", 1], ["tavern", 2], ["turn", 0])
    scene.take("deploy:satores_candle_1", "role:pilgrim", "territory:r1_mine")
    told = [event for event in scene.events if event.id == "keeps"]
    assert [event.to for event in told] == [[1], *[[2]] * 6]


def test_redealing_changes_only_what_is_hidden() -> None:
    for variant in VARIANTS:
        game = variant.midway(150)
        for seat in (None, *range(variant.seats)):
            twin = book.decode(book.encode(game.state))
            book.redeal(twin, seat, Random(1).shuffle)
            assert book.view(twin, seat) == book.view(game.state, seat)
            assert dict(book.inventory(twin)) == dict(book.inventory(game.state))
            assert list(book.invariants(twin)) == list(book.invariants(game.state))


def test_redealing_deals_other_hands() -> None:
    board = stage().hand(ASH, "upgraded_01", "upgraded_02", known=False)
    scene = board.tactics(ASH, "tactic_05", "ash_tactic_1").begin(["turn", 0])
    hands, tactics, decks = [], [], []
    for seed in range(5):
        twin = book.decode(book.encode(scene.s))
        book.redeal(twin, 1, Random(seed).shuffle)
        hands.append(tuple(twin.houses[0].hand))
        tactics.append(tuple(twin.houses[0].tactics))
        decks.append(tuple(twin.curse_deck[:3]))
        assert "ash_tactic_1" in twin.houses[0].tactics
    assert min(len(set(hands)), len(set(tactics)), len(set(decks))) > 1
