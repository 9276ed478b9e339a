"""Every question says in words all that a practised player looks at before answering."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import locales
from cogs.words.things import explained
from rules import new_game
from rules.candelabria import book
from rules.candelabria.battle import power
from rules.candelabria.map import region_of
from rules.candelabria.parts import CANDLES, CAPACITY, UPGRADES
from rules.candelabria.state import State
from rules.core import Choice, Message
from rules.core.modes import OptionValue
from rules.play import random_answer
from tables.base.position import Position
from tests.candelabria.stage import ASH, NOVA, stage
from tests.marks import long

Facts = Callable[[State, Choice, str], Iterator[str]]  # facts about one option, in English
FOLDER = Path(locales.__file__).parent
LOOKED_AT: dict[str, Facts] = {}
LONGEST = 100  # characters in a menu's line
MOST = 900  # decisions in a game
PLAYED: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "three": (3, {"quests": True, "withering": True}),
    "four": (4, {"chimera": True}),
    "six": (6, {"withering": True}),
    "two": (2, {"mode": "two"}),
}
# Questions without further facts: the options say everything.
PLAIN = {"quest", "cube", "effect", "after", "play_region", "withered", "portal", "ride", "move"}


def looked_at(*points: str) -> Callable[[Facts], Facts]:
    def register(facts: Facts) -> Facts:
        LOOKED_AT.update(dict.fromkeys(points, facts))
        return facts

    return register


def called(key: str) -> str:
    return book.speaker("en").say(book.name(key))


def detail(key: str) -> str:
    return key.partition(":")[2]


@looked_at("house", "start")
def of_a_house(s: State, choice: Choice, key: str) -> Iterator[str]:
    if key != "chance":
        yield "region "


@looked_at("turn", "tavern", "under")
def of_a_candle_card(s: State, choice: Choice, key: str) -> Iterator[str]:
    card = CANDLES[detail(key)]
    if not key.startswith("manoeuvre:"):
        yield f"{card.wax} wax"
        yield called(f"symbols:card:{detail(key)}")


@looked_at("role")
def of_a_role(s: State, choice: Choice, key: str) -> Iterator[str]:
    yield f"{CAPACITY[detail(key)]} flames"


@looked_at("deploy_at", "temple_site")
def of_a_place(s: State, choice: Choice, key: str) -> Iterator[str]:
    region = int(detail(key)) if key.startswith("region:") else region_of(detail(key))
    yield f"you {power(s, choice.seat, region)}"


@looked_at("destination", "push_to", "kindle")
def of_a_way(s: State, choice: Choice, key: str) -> Iterator[str]:
    if (choice.about or {}).get("arrives"):
        lit = detail(key) in s.houses[choice.seat].flames or not s.houses[choice.seat].supply
        yield "no action" if lit else "counts "


@looked_at("castle", "extinguish", "choke", "abduct", "push")
def of_a_flame(s: State, choice: Choice, key: str) -> Iterator[str]:
    kind, *rest = key.split(":")
    owner = s.house(rest[0] if kind == "candle" else rest[1])
    yield called(f"house:{s.houses[owner].id}")
    if kind == "candle":
        candle = s.houses[owner].candles[rest[1]]
        yield f"{called(f'territory:{candle.territory}')}, flames {candle.flames}/"


@looked_at("mine")
def of_cubes(s: State, choice: Choice, key: str) -> Iterator[str]:
    _, wax, _ = key.split(":")
    yield f"Then you have {s.houses[choice.seat].wax + int(wax)} wax"


@looked_at("influence")
def of_a_split(s: State, choice: Choice, key: str) -> Iterator[str]:
    for slot, flames in zip(s.slots(), key.split(":")[1:], strict=True):
        if int(flames):
            yield f"{called(f'curse-card:{s.curses[slot].card}')}: {flames}"
    yield "Then you lead"


@looked_at("curse_influence", "put_out", "comfort")
def of_a_curse(s: State, choice: Choice, key: str) -> Iterator[str]:
    if key.startswith("curse:"):
        curse = s.curses[int(detail(key)) - 1]
        yield called(f"curse-card:{curse.card}")
        for house, flames in zip(s.houses, curse.influence, strict=True):
            if flames:
                yield called(f"house:{house.id}")


@looked_at("barracks", "draw_tactic")
def of_the_display(s: State, choice: Choice, key: str) -> Iterator[str]:
    yield called(f"symbols:tactic:{s.display[int(detail(key)) - 1]}")


@looked_at("forge", "tempt")
def of_wares(s: State, choice: Choice, key: str) -> Iterator[str]:
    if key.startswith("stack:"):
        token = s.stacks[int(detail(key)) - 1][0]
        yield called(f"upgrade-text:{token}")
        if choice.point.endswith("forge"):
            yield f"{UPGRADES[token].year} gold"
    else:
        yield called(f"temple-text:{detail(key)}")


@looked_at("destroy_temple")
def of_a_temple(s: State, choice: Choice, key: str) -> Iterator[str]:
    yield called(f"temple:{s.top_temple(int(detail(key)))}")


@looked_at("steal")
def of_a_victim(s: State, choice: Choice, key: str) -> Iterator[str]:
    victim = s.houses[s.house(key.split(":")[1])]
    yield f"{victim.wax} wax, {victim.gold} gold"


@looked_at("curse_region")
def of_a_haunted_region(s: State, choice: Choice, key: str) -> Iterator[str]:
    region = int(detail(key))
    yield "no battle" if region in s.cursed else f"you {power(s, choice.seat, region)}"
    yield called(str((choice.about or {})["card"]))


@looked_at("echo")
def of_an_echo(s: State, choice: Choice, key: str) -> Iterator[str]:
    card = s.houses[choice.seat].seals[key.split(":")[2]]
    yield called(f"symbols:card:{card}")


@looked_at("crown", "devour")
def of_an_offer(s: State, choice: Choice, key: str) -> Iterator[str]:
    yield "First now: " if choice.point.endswith("crown") else "Goes out: "


@looked_at("commit")
def of_a_battle(s: State, choice: Choice, key: str) -> Iterator[str]:
    """Yield the region, the stakes, and each participant's strength and number of cards."""
    yield called(f"region:{s.battle}")
    yield f"{choice.about['points'] if choice.about else 0} point"
    for me in s.fighters:
        cards = len(s.houses[me].tactics)
        strong = f"power {power(s, me, s.battle)}, {cards} card"
        yield f"{called(f'house:{s.houses[me].id}')} ({strong}"
    yield called(f"symbols:tactic:{detail(key)}")


@looked_at("neutralise")
def of_two_cards(s: State, choice: Choice, key: str) -> Iterator[str]:
    _, own, owner, theirs = key.split(":")
    yield called(f"symbols:tactic:{s.houses[choice.seat].war[int(own) - 1]}")
    yield called(f"symbols:tactic:{s.houses[s.house(owner)].war[int(theirs) - 1]}")
    yield called(f"house:{owner}")


@looked_at("item", "wither")
def of_a_slot(s: State, choice: Choice, key: str) -> Iterator[str]:
    slot = int(detail(key)) - 1
    card = s.houses[choice.seat].war[slot]
    covered = s.withering[choice.seat][slot] if s.withering else ""
    if card and choice.point.endswith("item"):
        yield called(f"symbols:tactic:{card}")
    elif not covered:
        yield called(f"weak:{s.houses[choice.seat].id}:{slot}")


@looked_at("steal_vp")
def of_points(s: State, choice: Choice, key: str) -> Iterator[str]:
    yield called(key)


@looked_at("move_candle")
def of_a_step(s: State, choice: Choice, key: str) -> Iterator[str]:
    yield called(f"territory:{key.split(':')[2]}")


def test_every_question_is_thought_of() -> None:
    asked = (FOLDER / "en" / "candelabria" / "game.ftl").read_text("utf-8")
    points = set(re.findall(r"^ask-(\w+) =", asked, re.MULTILINE))
    assert points
    assert points == set(LOOKED_AT) | PLAIN


@pytest.mark.parametrize("name", ["three", long("four"), long("six"), long("two")])
def test_what_one_looks_at_is_said(name: str) -> None:
    seats, options = PLAYED[name]
    people = [f"Player {seat}" for seat in range(seats)]
    met = Counter[str]()
    for seed in range(2):
        game = new_game("candelabria", seats=seats, seed=b"blind %d" % seed, options=options)
        chance = Random(seed)
        for _ in range(MOST):
            if game.over:
                break
            choice = chance.choice(game.pending)
            point = choice.point.partition(".")[2]
            assert point in LOOKED_AT or point in PLAIN, point
            for language in ("en", "ru"):
                assert choice.least or choice.declining(language, people), point
            if point in LOOKED_AT:
                asked = f"{choice.question('en', people)} {explained(choice, 'en')}"
                for option in choice.options:
                    forms = option.forms("en", people)
                    assert len(forms.get("more", "")) <= LONGEST or point == "influence", forms
                    said = re.sub(r"\s+", " ", f"{asked} {forms['']} {forms.get('more', '')}")
                    for fact in LOOKED_AT[point](game.state, choice, option.key):
                        assert fact in said, (choice.point, fact, said)
                met[point] += 1
            game.answer(choice.seat, choice, random_answer(choice, chance))
    assert len(met) >= 12


def test_the_call_to_a_battle_tells_what_everybody_knows() -> None:
    """The call names the region, the stakes, and each participant's strength and number of cards,
    but no card and nothing that others have committed."""
    board = stage().castle(ASH, "r8_mine").flames(ASH).flames(NOVA, "r8_barracks")
    scene = board.tactics(ASH, "tactic_01", "tactic_02").tactics(NOVA, "tactic_03").fight(8)
    said = Position(scene.game).public_words()
    assert set(said) == {scene.s.house(ASH), scene.s.house(NOVA)}
    for words in said.values():
        assert book.speaker("en").say(words) == (
            "Battle for region 8, 4 points. Taking part: Ash Clan (power 4, 2 cards), "
            "Nova Vita Coven (power 1, 1 card). Which cards do you lay?"
        )
    scene.commits(NOVA, "tactic_03")
    assert Position(scene.game).public_words() == {scene.s.house(ASH): said[scene.s.house(ASH)]}


def test_the_log_names_the_shade_and_not_its_slot() -> None:
    board = stage().curses("curse_05", "curse_07").edit(lambda s: s.put_out.append(0))
    scene = board.begin(["settle_put_out"], ["place_influence", 0, 1]).take("curse:2")
    (told,) = scene.details("redirects")
    assert "Before Gloating Shade (7)" in book.speaker("en").say(Message("log-redirects", told))
    (told,) = scene.take("split:1:0").details("influences")
    assert "Before Crowned Shade (5)" in book.speaker("en").say(Message("log-influences", told))
