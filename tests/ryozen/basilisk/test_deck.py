"""Solo: the beginning and the end of a game against the Basilisk, and the enemy deck."""

import pytest

from rules.core import Game
from rules.ryozen import book
from rules.ryozen.basilisk.parts import CARDS, LEVELS, TURNING_POINTS
from rules.ryozen.state import State
from tests.ryozen.stage import A, B, alone

DAWN, NOON, DUSK = TURNING_POINTS


def begun(level: str = "medium", *, palace: bool = False) -> Game[State]:
    """Return Fox against Crane, before the first question of the first day."""
    options: dict[str, str | bool] = {"mode": "solo", "difficulty": level, "palace": palace}
    game = Game(book, book.setup(1, options), b"begun")
    game.start()
    for clan in ("clan:orange", "clan:blue"):
        game.answer(0, game.pending[0], [clan])
    return game


@pytest.mark.parametrize(
    ("level", "mine", "its", "favour"),
    [
        ("easy", (5, 4, 3), (4, 3, 2), 2),
        ("medium", (4, 3, 2), (4, 3, 2), 3),
        ("hard", (4, 3, 2), (5, 4, 3), 5),
        ("heroic", (3, 2, 1), (6, 4, 3), 12),
    ],
)
def test_the_difficulties(
    level: str, mine: tuple[int, int, int], its: tuple[int, int, int], favour: int
) -> None:
    """ryozen-solo.ru.txt:112-118, 176"""
    scene = alone(level).enemy(DAWN, "gates_1", "gates_2").begin(["basilisk_turn", B])
    assert scene.favour(B) == favour
    options = {"mode": "solo", "difficulty": level}
    before = book.begin(book.setup(1, options))
    goods = [player.goods for player in before.players]
    assert [(g["coin"], g["scroll"], g["lantern"]) for g in goods] == [mine, its]


def test_how_a_game_begins() -> None:
    """ryozen-solo.ru.txt:100-136"""
    s = begun().state
    person, rival = s.players
    assert (person.clan, rival.clan) == ("orange", "blue")
    assert (s.first, s.heralds) == (B, [B, A])
    assert len(s.players) == 2
    assert len(s.board.slots) == 4
    assert len(s.villages) == 2  # the first village stands at once; nobody gains favour for it
    everywhere = {*s.villages, *s.village_deck}
    assert not everywhere & {"river_shoal", "nomad_camp", "moon_forge"}
    assert len(everywhere) == 1 + 9
    assert [tile.owner for tile in s.ready[:2]] == [B, A]
    assert person.hand == ["apprentice"] * 5 + ["warrior"]
    assert len(person.stack) == 13


def test_two_of_its_apprentices_become_somebody() -> None:
    """ryozen-solo.ru.txt:122"""
    game = Game(book, book.setup(1, {"mode": "solo"}), b"stack")
    game.start()
    game.answer(0, game.pending[0], ["clan:orange"])
    events = game.answer(0, game.pending[0], ["clan:blue"])
    trained = [str(event.args["companion"]) for event in events if event.id == "trained"]
    assert len(trained) == 2
    s = game.state
    everybody = s.players[B].hand + [t.kind for spots in s.spots.values() for t in spots if t]
    everybody += [tile.kind for tile in s.palace]
    for wanted in trained:
        assert wanted.removeprefix("companion:") in everybody
    assert everybody.count("apprentice") == 3
    assert s.box.count("blue:apprentice") == 2


def test_it_takes_another_clan() -> None:
    """ryozen-solo.ru.txt:106"""
    game = Game(book, book.setup(1, {"mode": "solo"}), b"clans")
    game.start()
    game.answer(0, game.pending[0], ["clan:green"])
    choice = game.pending[0]
    assert (choice.point, choice.side) == ("ryozen.its_clan", "rival:basilisk")
    assert choice.keys == ["clan:orange", "clan:purple", "clan:blue"]


def test_the_enemy_deck_has_fifteen_cards() -> None:
    """ryozen-solo.ru.txt:104"""
    enemy = begun().state.enemy
    assert enemy
    seen = [*enemy.deck, *enemy.discard, *enemy.gone]
    assert sorted(seen) == sorted([*CARDS, *TURNING_POINTS])
    mains = [card.sectors[0] for card in CARDS.values()]
    assert len(mains) == 12
    assert all(mains.count(sector) == 2 for sector in mains)


@pytest.mark.parametrize("card", TURNING_POINTS)
def test_a_turning_point_in_the_middle(card: str) -> None:
    """ryozen-solo.ru.txt:176-186"""
    staged = alone().enemy(
        card, "gates_1", "springs_1", "clan_house_1", discard=["capital_1", "gates_2"]
    )
    scene = staged.begin(["basilisk_turn", B], chance={"enemy deck": [2, 1]})
    enemy = scene.s.enemy
    assert enemy
    assert scene.favour(B) >= 3
    assert (len(enemy.deck), len(enemy.discard)) == (4, 1)
    assert card in enemy.gone
    assert enemy.deck[-2:] == ["gates_1", "springs_1"]
    assert {*enemy.deck[:2], *enemy.discard} == {"capital_1", "gates_2", "clan_house_1"}


def test_a_turning_point_as_the_first_card() -> None:
    """ryozen-solo.ru.txt:190"""
    cards = [card for card in CARDS if card != "clan_house_1"]
    scene = alone().enemy(DAWN, NOON, *cards, "clan_house_1").begin(["basilisk_turn", B])
    enemy = scene.s.enemy
    assert enemy
    assert (len(enemy.deck), enemy.discard) == (12, ["clan_house_1"])
    assert enemy.deck[0] == NOON
    assert DAWN in enemy.gone


def test_a_turning_point_as_the_last_card_stays() -> None:
    """ryozen-solo.ru.txt:191"""
    scene = (
        alone()
        .enemy(DAWN, discard=[*CARDS])
        .begin(["basilisk_turn", B], chance={"enemy deck": [12] + [0] * 12})
    )
    enemy = scene.s.enemy
    assert enemy
    assert (len(enemy.deck), len(enemy.discard)) == (12, 1)
    assert DAWN in [*enemy.deck, *enemy.discard]
    assert DAWN not in enemy.gone


def test_a_turning_point_after_another() -> None:
    """ryozen-solo.ru.txt:192"""
    staged = alone().enemy(DAWN, "gates_1", "springs_1", NOON, discard=["capital_1", "gates_2"])
    # The last card of three comes to the top: Noon, with no discard, brings the bottom card up.
    scene = staged.begin(["basilisk_turn", B], chance={"enemy deck": [0, 1]})
    enemy = scene.s.enemy
    assert enemy
    assert {DAWN, NOON} <= {*enemy.gone}
    assert enemy.discard == ["springs_1"]
    assert len(enemy.deck) == 3


def test_the_discard_is_shuffled_when_the_deck_is_empty() -> None:
    """ryozen-solo.ru.txt:166"""
    drawn = set()
    for chance in ([2, 1], [0, 0]):
        scene = alone().enemy(discard=["gates_1", "capital_1", "springs_1"])
        enemy = scene.begin(["basilisk_turn", B], chance={"enemy deck": chance}).s.enemy
        assert enemy
        assert (len(enemy.deck), len(enemy.discard)) == (2, 1)
        drawn |= {*enemy.discard}
    assert len(drawn) == 2


def test_the_basilisk_is_first() -> None:
    """ryozen-solo.ru.txt:105"""
    game = begun()
    cards = [game.state.enemy and game.state.enemy.card]
    assert cards[0]
    assert len(game.state.players[A].hand) == 6


def test_at_dawn_its_companions_are_its_stack_again() -> None:
    """ryozen-solo.ru.txt:261-263"""
    staged = alone().put(B, "warrior", "spot:gates:1").put(B, "merchant", "palace")
    staged.edit(lambda s: setattr(s, "round", 3))
    scene = staged.begin(["dawn"], chance={"basilisk stack": [0] * 5})
    assert sorted(scene.s.players[B].hand) == sorted(
        ["apprentice"] * 3 + ["warrior", "merchant", "guard"]
    )
    other = staged.begin(["dawn"], chance={"basilisk stack": [5, 4, 3, 2, 1]})
    assert other.s.players[B].hand != scene.s.players[B].hand


@pytest.mark.parametrize(
    ("mine", "its", "heralds", "won", "reason"),
    [
        (21, 20, (B, A), True, "won-by-favour"),
        (20, 21, (A, B), False, "lost-by-favour"),
        (20, 20, (A, B), True, "won-by-track"),
        (20, 20, (B, A), False, "lost-by-track"),
    ],
)
def test_who_wins(mine: int, its: int, heralds: tuple[int, int], won: bool, reason: str) -> None:
    """ryozen-solo.ru.txt:32-34; ryozen.ru.txt:647"""
    scene = alone("hard").goods(A).goods(B).first(A).favour(A, mine - 1).favour(B, its)
    result = scene.heralds(*heralds).begin(["final_scoring"]).game.result
    assert result
    assert (result.scores, result.ranking) == ([mine], [[0]])
    assert (result.won, result.reason, result.level) == (won, reason, "hard")
    assert [(rival.side, rival.score) for rival in result.rivals] == [("rival:basilisk", its)]
    assert sum(result.rivals[0].parts.values()) == its


def test_its_token_is_the_shard_that_is_best() -> None:
    """ryozen-solo.ru.txt:269-273"""
    scene = alone().goods(A).goods(B).first(B).shards(B, coral=3, jade=2).begin(["final_scoring"])
    result = scene.game.result
    assert result
    assert result.rivals[0].parts["one_colour"] == 18


def test_what_is_seen_of_it() -> None:
    """ryozen-solo.ru.txt:132, 172"""
    scene = alone().enemy("gates_1", "springs_1", DAWN, discard=["capital_1", "capital_2"])
    view = scene.begin(["place", A]).game.view(0)
    assert view["enemy"] == {
        "key": "enemy",
        "rival": "rival:basilisk",
        "player": B,
        "level": "medium",
        "deck": 3,
        "discard": 2,
        "card": "capital_2",
        "gone": view["enemy"]["gone"],
        "turning_point": LEVELS["medium"].turning_point,
        "next": "apprentice",
    }
    assert view["announced"] == [["announced-basilisk", {"companion": "companion:apprentice"}]]
    assert view["players"][B]["hand"][0] == "apprentice"
    assert view["players"][B]["hand"][1:] == sorted(view["players"][B]["hand"][1:])
    assert "enemy" not in Game(book, book.setup(2, {}), b"two").view(0)


@pytest.mark.parametrize("mode", ["solo", "story"])
def test_the_enemy_deck_and_the_palace_are_left_to_chance(mode: str) -> None:
    """ryozen-solo.ru.txt:104; ryozen.ru.txt:400"""
    first, turned = set(), set()
    for seed in range(20):
        game = Game(book, book.setup(1, {"mode": mode}), b"%d" % seed)
        game.start()
        assert game.state.enemy
        first.add(game.state.enemy.deck[0])
        turned.add(game.state.rotation)
    assert len(first) > 3
    assert len(turned) > 3
