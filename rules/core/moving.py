"""Moves typed as a line of words: ``place archer gates hidden``.

Words name options, in any language or by key. Questions that the line does not mention are declined
if they may be; payments are made in the default way. This simple reader is for scripts and
terminals. It refuses a line that it does not understand and lists the possible words."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import locales
from locales import typing

from .choice import Choice, Option
from .errors import RulesError
from .game import Game
from .log import Event
from .state import State
from .vocabulary import Action

S = TypeVar("S", bound=State)
WORD = re.compile(r"[\w:]+|(?<!\S)-(?!\S)")
NOTHING = "-"
SHORT = 3  # the fewest letters that may stand for a whole word


class Unclear(RulesError):
    """Words that name no legal move; the message lists the possible ones."""


def move(game: Game[S], seat: int, text: str) -> tuple[Game[S], list[Event]]:
    """Play a line on a copy; return the copy and its events. ``game`` does not change."""
    mover = Mover(game.clone(), seat, text)
    mover.run()
    return mover.game, mover.events


class Mover:
    """Answers question after question as long as words remain."""

    def __init__(self, game: Game[Any], seat: int, text: str) -> None:
        self.game = game
        self.seat = seat
        self.left = [word.casefold() for word in WORD.findall(text)]
        self.events: list[Event] = []
        actions = {action.name: action for action in game.book.vocabulary.actions}
        self.action = actions.get(self.left[0]) if self.left else None
        self.opened = self.action is None or not (self.action.opening or self.action.declines)
        if self.action is not None:
            del self.left[0]

    def run(self) -> None:
        self._drop_what_was_settled()
        while self.left or not self.opened:
            choice = self.game.choice_for(self.seat)
            if choice is None:
                raise Unclear(f"nothing more is asked: {' '.join(self.left)}")
            self._answer(choice, self._keys(choice))

    def _answer(self, choice: Choice, keys: list[str]) -> None:
        self.events += self.game.answer(self.seat, choice, keys)
        self._drop_what_was_settled()

    def _drop_what_was_settled(self) -> None:
        """Drop words that name an answer which was the only possible one and needed no asking."""
        for choice in self.game.settled:
            if choice.seat == self.seat and self.action is not None:
                self.opened = self.opened or choice.point in self.action.opening
            if choice.seat == self.seat and self.left:
                del self.left[: _said(self.left, self._names(choice, choice.keys[0]))]

    def _keys(self, choice: Choice) -> list[str]:
        action = self.action
        if action is not None and not self.opened and _opens(action, choice):
            self.opened = True
            key = action.opening.get(choice.point, "")
            return [key] if key else []
        named = self._named(choice)
        if named:
            return named
        if self.left[:1] == [NOTHING]:
            del self.left[0]
            return []
        refused = next(
            (it for it in choice.refused if _said(self.left, self._names(choice, it.key))), None
        )
        if refused is not None:
            raise choice.unknown(refused.key)
        return self._unsaid(choice, action)

    def _named(self, choice: Choice) -> list[str]:
        """Return the options named by the next words, as many as the question takes."""
        picked: list[str] = []
        while self.left and len(picked) < choice.most:
            found = {
                key: _said(self.left, self._names(choice, key))
                for key in choice.keys
                if key not in picked
            }
            longest = max(found.values(), default=0)
            if not longest:
                break
            alike = [key for key, said in found.items() if said == longest]
            if len({_together(choice, key) for key in alike}) > 1:
                alike = self._only(choice, alike, longest)
            picked.append(alike[0])
            del self.left[:longest]
        return picked

    def _only(self, choice: Choice, alike: list[str], said: int) -> list[str]:
        """Return the single option of ``alike`` whose whole name was typed, or raise Unclear."""
        words = set(self.left[:said])
        whole = [key for key in alike if any(set(it) == words for it in self._names(choice, key))]
        if len(whole) != 1:
            raise Unclear(f"{' '.join(self.left[:said])}: {_listed(choice, alike)}")
        return whole

    def _unsaid(self, choice: Choice, action: Action | None) -> list[str]:
        """Return the answer to a question that the words do not mention, or raise Unclear."""
        for parameter in action.parameters if action is not None else ():
            if parameter.answers(choice) and (key := parameter.left_out(choice)) is not None:
                return [key]
        if choice.least:
            typed = " ".join(self.left)
            raise Unclear(f"{typed}? {choice.question('en')} {_listed(choice, choice.keys)}")
        return []

    def _names(self, choice: Choice, key: str) -> Iterator[list[str]]:
        """Yield the words of every name of an option."""
        yield [key]
        for language in locales.LANGUAGES:
            for words in (choice.words, choice.book.name):
                try:
                    label = choice.book.speaker(language).say(words(key))
                except LookupError:
                    continue
                yield WORD.findall(label.casefold())
        yield from ([word] for word in typing.instead(self.game.book.id, key))


def _together(choice: Choice, key: str) -> str:
    """Return the name that equal options share."""
    return Option(choice, key).together("en")


def _opens(action: Action, choice: Choice) -> bool:
    return action.declines or choice.point in action.opening


def _listed(choice: Choice, keys: Sequence[str]) -> str:
    return "; ".join(choice.book.speaker("en").say(choice.words(key)) for key in keys)


def _said(words: Sequence[str], names: Iterator[list[str]]) -> int:
    """Return how many of the next words belong to one of these names, at most."""
    return max((_leading(words, name) for name in names), default=0)


def _leading(words: Sequence[str], name: Sequence[str]) -> int:
    left = list(name)
    for count, word in enumerate(words):
        fitting = next((it for it in left if it == word), None) or next(
            (it for it in left if len(word) >= SHORT and it.startswith(word)), None
        )
        if fitting is None:
            return count
        left.remove(fitting)
    return len(words)
