"""Every legal option can be typed, as a line and as a command, in both languages."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from cogs.play.actions import Action, Parameter, Reader
from cogs.play.actions.asked import Asked
from cogs.play.actions.completing import offers
from cogs.play.actions.lines import Line, Link, tokens, written
from cogs.play.actions.sentences import only_meaning
from cogs.play.actions.walking import Walk
from cogs.presses.faults import Told
from cogs.rulebook import contents, pages
from cogs.rulebook.citing import cited
from cogs.words.texts import Texts
from rules import new_game
from rules.core import Choice, Game
from rules.play import random_answer
from tables import Answer, Trial
from tests.cogs.lines import reader
from tests.languages import LANGUAGES
from tests.marks import all_but_first_long, long

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ryozen", {"palace": False}),
    ("ryozen", {"palace": True}),
    ("bonfire", {}),
]
COURT, TOWER, BONFIRE = GAMES
every_game = pytest.mark.parametrize(
    ("game_id", "options"), [COURT, long(*TOWER), long(*BONFIRE)], ids=["court", "tower", "bonfire"]
)
# Questions of the set-up and of others' turns, which only the command `answer` answers.
ONLY_ANSWERED = {
    "bonfire.color", "bonfire.city", "ryozen.first_player", "ryozen.clan",
}  # fmt: skip
JUST_THIS = Parameter("choice")
SEEN = 4  # options tried for each question; in longer lists others each time
OFTEN = 5  # one turn in so many is checked
MOST_COPIES = 60  # copies of a game that completion makes for a hundred options


def turns(game_id: str, options: dict[str, Any], seed: int) -> Iterator[Game[Any]]:
    """Yield the beginnings of turns in a random game."""
    chance = Random(seed)
    game = new_game(game_id, seats=2 + seed % 3, options=options, seed=b"%d" % seed)
    while not game.over:
        if game.marks[-1].at == len(game.line) and not chance.randrange(OFTEN):
            yield game
        choice = game.pending[0]
        game.answer(choice.seat, choice, random_answer(choice, chance))


def drafts(game: Game[Any], chance: Random) -> Iterator[Trial]:
    """Yield the draft of a random turn at each of its questions."""
    trial = Trial(game, game.pending[0].seat)
    while (choice := trial.question) is not None:
        yield trial
        trial = trial.copy()
        trial.add(Answer("", random_answer(choice, chance)))


def answers(choice: Choice, chance: Random) -> Iterator[list[str]]:
    """Yield some of the legal answers."""
    for key in chance.sample(list(choice.keys), min(SEEN, len(choice.keys))):
        others = [other for other in choice.keys if other != key]
        yield [key, *chance.sample(others, max(0, choice.least - 1))]
    if choice.least == 0:
        yield []


def labels(asked: Asked, answer: Answer) -> list[str]:
    """Return the labels of an answer's options; identical options need not be told apart."""
    assert answer.point == asked.choice.point
    return sorted(asked.labels[key] for key in answer.keys)


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@every_game
def test_every_legal_answer_can_be_typed(
    game_id: str, options: dict[str, Any], language: str
) -> None:
    """Each answer is typed as the value sent and as the name read, with `/move` and with a
    command."""
    chance, tried = Random(31), 0
    for seed in range(2):
        for game in turns(game_id, options, seed):
            who = reader(game, language)
            for trial in drafts(game, chance):
                assert trial.question is not None
                asked = Asked(trial.question, who)
                for keys in answers(trial.question, chance):
                    meant = labels(asked, Answer(trial.question.point, keys))
                    for typed in (written([Link(asked, tuple(keys))]), asked.label(keys)):
                        line = only_meaning(Line(trial, who).read(typed), who).answers
                        assert [labels(asked, line[0]), len(line)] == [meant, 1], typed
                        command = commanded(trial, who, "answer", {"choice": typed})
                        assert labels(asked, command[0]) == meant, typed
                        tried += 1
    assert tried > 300


def commanded(trial: Trial, who: Reader, name: str, given: dict[str, str]) -> list[Answer]:
    walk = Walk(trial, who.vocabulary.action(name), given, who)
    walk.run()
    walk.finish()
    return walk.answers


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@every_game
def test_a_turn_is_a_command_of_its_game(
    game_id: str, options: dict[str, Any], language: str
) -> None:
    """A turn becomes a command with its parameters, and that becomes the same turn. A turn of
    several actions becomes the command for the first of them."""
    chance, whole, every = Random(32), 0, 0
    for seed in range(3):
        for game in turns(game_id, options, seed):
            who = reader(game, language)
            chain = drawn_up(game, chance)
            made = [filled(game, action, chain, who) for action in own_actions(who)]
            given, action = max(made, key=lambda one: len(one[0].covered))
            if not given.covered:
                assert chain[0].point in ONLY_ANSWERED, chain
                continue
            fresh = Trial(game, game.pending[0].seat)
            typed = commanded(fresh, who, action.name, given.words)
            assert typed[: len(given.covered)] == given.covered
            whole, every = whole + (len(given.covered) == len(chain)), every + 1
    assert every > 20
    assert whole > every / 2


def drawn_up(game: Game[Any], chance: Random) -> list[Answer]:
    trial = Trial(game, game.pending[0].seat)
    while trial.question is not None:
        trial.add(Answer("", random_answer(trial.question, chance)))
    return [Answer(it.choice.point, it.keys) for it in trial.chosen]


def own_actions(who: Reader) -> list[Action]:
    return [it for it in who.vocabulary.actions if it.name not in ("answer", "skip")]


@dataclass
class Given:
    """Parameters of a command, and the answers that they stand for."""

    words: dict[str, str]
    covered: list[Answer]


def filled(
    game: Game[Any], action: Action, chain: list[Answer], who: Reader
) -> tuple[Given, Action]:
    """Fill in as much of a turn as a command has parameters for."""
    trial = Trial(game, game.pending[0].seat)
    given, opened, last = Given({}, []), not action.opening, None
    for answer in chain:
        choice = trial.question
        assert choice is not None
        if not opened:
            if answer.keys != [action.opening.get(choice.point)]:
                break
            opened = True
        else:
            last = parameter_for(action, choice, answer, given, last)
            if last is None:
                break
            said = written([Link(Asked(choice, who), tuple(answer.keys))])
            given.words[last.name] = f"{given.words.get(last.name, '')} {said}".strip()
        trial.add(answer)
        given.covered.append(answer)
    return given, action


def parameter_for(
    action: Action, choice: Choice, answer: Answer, given: Given, last: Parameter | None
) -> Parameter | None:
    """Return the first free parameter that can give this answer, or else the last one if it takes a
    whole chain."""
    for parameter in action.parameters:
        free = parameter.name not in given.words
        if free and parameter.answers(choice) and set(answer.keys) <= set(parameter.keys(choice)):
            return parameter
    return last if last is not None and last.chain else None


@pytest.mark.parametrize("language", all_but_first_long(reversed(LANGUAGES)))
@every_game
def test_a_refusal_cites_the_rule_and_names_something_legal(
    game_id: str, options: dict[str, Any], language: str
) -> None:
    """A refusal says why, cites the rule's topic and place with a button for it, and names
    something legal instead."""
    t, refused = Texts(language), 0
    for seed in range(2):
        for game in turns(game_id, options, seed):
            who, choice = reader(game, language), game.pending[0]
            asked = Asked(choice, who)
            for refusal in asked.refused:
                if ":" not in refusal.key:
                    continue  # a word that may also mean something legal
                line = Line(Trial(game, choice.seat), who, JUST_THIS)
                with pytest.raises(Told) as caught:
                    only_meaning(line.read(refusal.key), who)
                said, help = caught.value.words, caught.value.help
                assert asked.reason(refusal) in said
                assert cited(game_id, refusal.rule, t) in said
                assert pages.place_told(refusal.rule, t) in said
                assert any(f"**{label}**" in said for label in asked.labels.values())
                topic = contents.at_place(game_id, refusal.rule, language)
                assert topic is not None
                assert help is not None
                assert help.custom_id == f"e/topic-open/{game_id}/{topic.id}"
                refused += 1
    assert refused > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_takes_few_copies_where_there_is_most_to_offer(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Copies of the game take the time: tried are the longest questions of random games with an
    empty line, a letter, and ill-fitting words."""
    copies, most = count_copies(monkeypatch), 0
    for game_id, options in GAMES:
        longest: tuple[int, Game[Any] | None] = (0, None)
        for seed in range(3):
            for game in turns(game_id, options, seed):
                if len(game.pending[0].keys) > longest[0]:
                    longest = (len(game.pending[0].keys), game.clone())
        assert longest[1] is not None
        for trial in drafts(longest[1], Random(5)):
            for typed in ("", "a", "о", "gates 2 ship 1 path yes", "первый второй третий"):
                before = len(copies)
                offers(Line(trial, reader(longest[1], language), explains=False), typed)
                most = max(most, len(copies) - before)
    assert 0 < most <= MOST_COPIES, most


def count_copies(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    copies: list[int] = []
    restore = Game.restore

    def counted(game: Game[Any], *what: Any) -> None:
        copies.append(1)
        restore(game, *what)

    monkeypatch.setattr(Game, "restore", counted)
    return copies


@pytest.mark.long
def test_words_for_the_open_question_are_not_taken_for_one_that_settled_itself() -> None:
    chance, tried, near = Random(33), 0, 0
    for seed in range(12):
        game = new_game("bonfire", seats=2 + seed % 3, seed=b"%d" % seed)
        while not game.over:
            choice, who = game.pending[0], reader(game)
            trial = Trial(game, choice.seat)
            asked = Asked(choice, who)
            for settled in trial.settled if choice.least <= 1 else ():
                for key in choice.keys[:SEEN]:
                    typed = asked.label([key])
                    command = commanded(trial, who, "answer", {"choice": typed})
                    assert labels(asked, command[0]) == [asked.labels[key]]
                    tried += 1
                    near += bool(Asked(settled, who).fitting(tokens(typed), settled.keys))
            game.answer(choice.seat, choice, random_answer(choice, chance))
    assert tried > 20
    assert near
