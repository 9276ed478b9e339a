"""The games' actions: tables that fit the rules, and commands that become answers."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import locales
import rules
from cogs.play.actions import VOCABULARIES, Action, Parameter
from cogs.play.actions.completing import offers
from cogs.play.actions.walking import Walk
from cogs.words.translate import forms
from rules import new_game
from rules.core import Choice, Game
from rules.ryozen.revelations import POINTS as CARDS
from tables import Trial
from tests.bonfire.stage import bonfire_until
from tests.cogs.lines import completed, means, no_plan, offered, planned, reader, refusal
from tests.cogs.sentences import messages
from tests.languages import LANGUAGES
from tests.ryozen.stage import A, B, stage

# The points of revelations: commands name them all, though some ask nothing.
NEVER_ASKED = {"ryozen": set(CARDS.values())}


def points(game: str) -> set[str]:
    """Return all decision points that have a sentence, or are never asked."""
    asked = (id for id in locales.ids(f"{game}/game") if id.startswith("ask-"))
    return {f"{game}.{id.removeprefix('ask-')}" for id in asked} | NEVER_ASKED.get(game, set())


def actions() -> Iterator[tuple[str, Action]]:
    for game, book in VOCABULARIES.items():
        for action in book.actions:
            yield game, action


# The tables


@pytest.mark.parametrize("game", VOCABULARIES)
def test_actions_speak_of_points_that_exist(game: str) -> None:
    known = points(game)
    assert len(known) > 30
    for action in VOCABULARIES[game].actions:
        assert set(action.opening) <= known, action.name
        for parameter in action.parameters:
            assert set(parameter.points) <= known, (action.name, parameter.name)
    assert set(VOCABULARIES[game].named_after) <= known


@pytest.mark.parametrize("game", VOCABULARIES)
def test_every_point_can_be_answered(game: str) -> None:
    parameters = [p for action in VOCABULARIES[game].actions for p in action.parameters]
    for point in points(game):
        asked = Choice(rules.GAMES[game], None, 0, point, ["one", "bonus:two"])
        assert any(parameter.answers(asked) for parameter in parameters), point


@pytest.mark.parametrize(("game", "action"), list(actions()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names(game: str, action: Action, language: str) -> None:
    """Every command and parameter is named and explained, and no two are called the same."""
    known = forms(f"{game} {action.name}", language)
    names = [known[f"p-{p.name}"] for p in action.parameters]
    names += [known["p-table"], known["p-confirm"]]
    assert len(set(names)) == len(names)
    assert all(known[f"p-{p.name}-about"] for p in action.parameters)
    if language == "en":
        assert known[""] == action.name
        assert [p.name for p in action.parameters] == names[:-2]


@pytest.mark.parametrize("game", VOCABULARIES)
def test_no_command_is_left_over(game: str) -> None:
    named = messages("en", f"{game}/commands")
    assert set(named) == {"shared", game, *(f"{game}-{a.name}" for a in VOCABULARIES[game].actions)}
    used = {p.name for action in VOCABULARIES[game].actions for p in action.parameters}
    shared = {id.removesuffix("-about")[2:] for id in forms(f"{game} answer") if id[:2] == "p-"}
    assert shared <= used | {"table", "confirm"}


@pytest.mark.parametrize("game", VOCABULARIES)
def test_no_two_commands_are_called_the_same(game: str) -> None:
    for language in LANGUAGES:
        names = [forms(f"{game} {a.name}", language)[""] for a in VOCABULARIES[game].actions]
        assert len(set(names)) == len(names)


# Ryozen


@pytest.fixture
def game() -> Game[Any]:
    it = stage().hold(A, "archer").put(B, "merchant", "spot:altar:1").goods(A, 2, 2, 2)
    return it.begin(["place", A]).game


def test_a_whole_turn_in_one_command(game: Game[Any]) -> None:
    answers = [["hand:archer"], ["spot:gates:2"], ["revealed"], ["spot:altar:1"], ["apply"]]
    given = {"companion": "archer", "at": "gates 2", "side": "open", "ability": "merchant"}
    assert planned(game, "place", **given, effect="apply") == answers
    given = {"companion": "лучник", "at": "врата 2", "side": "открыто", "ability": "торговец"}
    assert planned(game, "place", "ru", **given, effect="применить") == answers
    picked = {"companion": "hand:archer", "at": "spot:gates:2", "side": "revealed"}
    assert planned(game, "place", **picked, ability="spot:altar:1", effect="apply") == answers


def test_optional_questions_may_be_left_out(game: Game[Any]) -> None:
    given = {"companion": "archer", "at": "gates 2", "side": "open"}
    assert planned(game, "place", **given) == [["hand:archer"], ["spot:gates:2"], ["revealed"]]
    assert planned(game, "place", **given, effect="apply")[3:] == [[], ["apply"]]


def test_the_palace_goes_without_saying(game: Game[Any]) -> None:
    answers = [["hand:apprentice"], ["palace"], ["resource:coin"]]
    assert planned(game, "palace", companion="apprentice", effect="coin") == answers


def test_a_parameter_may_answer_a_chain() -> None:
    it = stage().goods(A, coin=1, scroll=5).row("seal_gates", "rainbow", "offering_wealth")
    game = it.begin(["place", A]).game
    answers = planned(
        game, "place", companion="apprentice", at="springs 1", side="open",
        effect="seal gates keep rainbow favour",
    )  # fmt: skip
    assert answers[3:] == [["revelation:1"], ["keep"], ["revelation:2"], ["favour"]]


def test_what_was_settled_may_be_said_and_nothing_else() -> None:
    poor = stage().goods(A).begin(["place", A]).game
    given = {"companion": "apprentice", "at": "gates 1"}
    assert planned(poor, "place", **given, side="open") == [["hand:apprentice"], ["spot:gates:1"]]
    said = no_plan(poor, "place", **given, side="hidden")
    assert "Too few coins" in said
    assert "rulebook p. " in said


def test_completion_follows_the_parameters_before(game: Game[Any]) -> None:
    assert completed(game, "place", "companion") == ["Apprentice (×4)", "Warrior", "Archer"]
    assert completed(game, "place", "at", "alt", companion="archer") == [
        "Altar 2", "Altar 3 (costs 1 scroll)",
    ]  # fmt: skip
    given = {"companion": "archer", "at": "gates 2", "side": "open"}
    assert completed(game, "place", "ability", **given) == ["Boris's Merchant, Altar 1", "Nobody"]
    assert completed(game, "palace", "at", companion="archer") == ["Phoenix Palace"]
    assert completed(game, "place", "at", "алт", "ru", companion="archer") == [
        "Алтарь 2", "Алтарь 3 (цена: 1 свиток)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("action", "given", "words"),
    [
        ("place", {"companion": "archer", "at": "altar 1"}, ["Boris's Merchant", "Altar 2"]),
        ("place", {"companion": "archer", "at": "gates 2", "ability": "use"}, ["First", "`side`"]),
        ("place", {"at": "gates 2"}, ["First fill in `companion`", "Archer"]),
        ("place", {"companion": "archer", "at": "altar 2", "side": "open", "ability": "merchant"},
         ["`ability`", "reaches nobody", "rulebook p. "]),
        ("palace", {"companion": "archer", "effect": "lantern gates"}, ["does not light"]),
        ("buy", {"card": "seal"},
         ["There is no question about `card` here", "Which companion do you send?"]),
        ("place", {"companion": "a"}, ["several things", "Apprentice (×4)", "Archer"]),
        ("place", {"companion": "basilisk"}, ["“basilisk”", "Apprentice (×4)"]),
        ("skip", {}, ["cannot skip", "Which companion do you send?"]),
        ("reveal", {}, ["not the question now", "Which companion do you send?"]),
    ],
)  # fmt: skip
def test_a_refusal_says_why(
    game: Game[Any], action: str, given: dict[str, str], words: list[str]
) -> None:
    said = no_plan(game, action, **given)
    for word in words:
        assert word in said


# Bonfire


def test_the_name_of_a_command_opens_the_turn() -> None:
    game = bonfire_until("bonfire.turn")
    answers = planned(game, "sail", island="#1")
    assert answers[0] == ["move_ship"]
    assert planned(game, "sail", "ru", island="#1") == answers


def test_the_plain_price_goes_without_saying() -> None:
    game = bonfire_until("bonfire.turn")
    answers = planned(game, "sail", island="#1")
    assert all(keys[0].startswith(("move_ship", "island:", "pay:ship:1")) for keys in answers)


def test_guardians_are_told_apart() -> None:
    """Words for another guardian are refused, and never taken for the one asked about."""
    game = bonfire_until("bonfire.guardian_goal")
    choice = game.pending[0]
    asked = str((choice.about or {})["guardian"])
    names = {order: game.book.speaker("en").say(game.book.name(f"guardian:{order}"))
             for order in ("own", "brown", "pink")}  # fmt: skip
    for order, name in names.items():
        typed = f"{name} place {choice.keys[0].rpartition(':')[2]}"
        if asked == f"guardian:{order}":
            assert means(game, typed) == [[choice.keys[0]]]
        else:
            assert "I cannot tell" in refusal(game, typed)
    label = choice.options[0].label("en")
    assert offered(game)[0] == f"{names[asked.rpartition(':')[2]]}, {label}"


def test_an_action_that_is_not_possible_says_why() -> None:
    said = no_plan(bonfire_until("bonfire.turn"), "light", task="#1")
    assert "Light a Bonfire** is not possible now" in said
    assert "rulebook p. " in said


# All games


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "seats"), [("ryozen", 2), ("bonfire", 2), ("candelabria", 3)])
def test_every_offer_of_every_command_can_be_sent(game_id: str, seats: int) -> None:
    """At random positions, each completion of a question must be what the command answers."""
    chance = Random(4)
    game = new_game(game_id, seats=seats, seed=b"4")
    used: set[str] = set()
    while not game.over:
        choice = game.pending[0]
        if not chance.randrange(3):
            used |= {a.name for a in commands_for(game_id, choice) if sent(game, a, choice, chance)}
        keys = chance.sample(list(choice.keys), chance.randint(choice.least, choice.most))
        game.answer(choice.seat, choice, keys)
    assert len(used) > 4


def commands_for(game_id: str, choice: Choice) -> list[Action]:
    """Return the commands that begin with this very question."""
    return [
        action
        for action in VOCABULARIES[game_id].actions
        if action.parameters and (not action.opening or choice.point in action.opening)
    ]


def sent(game: Game[Any], action: Action, choice: Choice, chance: Random) -> bool:
    """Send some of the offers for the first parameter; return False if the command does not answer
    this question."""
    first: Parameter = action.parameters[0]
    opens = choice.point in action.opening and action.opening[choice.point] in choice.keys
    if not opens and (action.opening or not first.answers(choice)):
        return False
    names = completed_values(game, action, first)
    for value in chance.sample(names, min(3, len(names))):
        assert planned(game, action.name, **{first.name: value})
    return bool(names)


def completed_values(game: Game[Any], action: Action, parameter: Parameter) -> list[str]:
    walk = Walk(Trial(game, game.pending[0].seat), action, {}, reader(game))
    if walk.run(parameter) is None:
        return []
    return [value for _, value in offers(walk.line(parameter, explains=False), "")]
