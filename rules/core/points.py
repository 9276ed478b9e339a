"""Registries for a game's questions: names, labels, refusals, habits, each by the question's
point."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import Any, TypeVar

from .telling import Telling
from .words import Message, Noun, Refusal, Speaker, Words

F = TypeVar("F", bound=Callable[..., Any])


class Points:
    """The part of a rulebook that concerns questions. Registered functions are called with the
    state and the question, and with a key if they concern a single option."""

    def __init__(self, id: str, telling: Telling) -> None:
        self.id = id
        self.telling = telling
        self.nouns: dict[str, Noun] = {}
        self.places: dict[str, Callable[..., str]] = {}
        self.pointers: dict[str, Callable[..., str]] = {}
        self.labels: dict[str, Callable[..., Words]] = {}
        self.refusals: dict[str, Callable[..., Iterable[Refusal]]] = {}
        self.conditional: dict[str, Callable[..., Iterable[str]]] = {}
        self.passing: set[str] = set()  # points where only declining can be prepared
        self.momentary: set[tuple[str, str]] = set()  # options that cannot be prepared
        self.filters: dict[str, Callable[..., Sequence[str]]] = {}
        self.habits: dict[str, Callable[..., Sequence[str]]] = {}
        self.weighings: dict[str, Callable[..., Mapping[str, float]]] = {}
        self.public_words: dict[str, Callable[..., Message]] = {}
        self.usuals: dict[str, Callable[..., Sequence[str] | None]] = {}
        self.holding: Callable[..., bool]

    # Registration

    def noun(self, kind: str) -> Callable[[F], F]:
        """Register a function that names things with keys ``kind:...``. It gets the parts of the
        key after ``kind``."""

        def register(function: F) -> F:
            self.nouns[kind] = function
            return function

        return register

    def place(self, *kinds: str) -> None:
        """Register kinds of things that lie on the board, so that pictures can point at them."""
        for kind in kinds:
            self.places[kind] = lambda *parts, kind=kind: ":".join((kind, *parts))

    def in_public(self, *points: str) -> Callable[[F], F]:
        """Register words of a secret question that everybody may read: they tell nothing of a
        hand."""

        def register(function: F) -> F:
            self.public_words.update(dict.fromkeys(points, function))
            return function

        return register

    def pointer(self, *points: str) -> Callable[[F], F]:
        """Register a function for the place that an option points at, if that depends on the
        position."""

        def register(function: F) -> F:
            self.pointers.update(dict.fromkeys(points, function))
            return function

        return register

    def label(self, *points: str) -> Callable[[F], F]:
        """Register a function that names a point's options, where the thing's name says too
        little."""

        def register(function: F) -> F:
            self.labels.update(dict.fromkeys(points, function))
            return function

        return register

    def refusal(self, *points: str) -> Callable[[F], F]:
        """Register a function that yields tempting but illegal options of these points, with the
        reasons."""

        def register(function: F) -> F:
            self.refusals.update(dict.fromkeys(points, function))
            return function

        return register

    def conditions(
        self, *points: str, declined: bool = False, momentary: Collection[str] = ()
    ) -> Callable[[F], F]:
        """Register a function that returns the conditions of prepared answers at these points.
        ``declined``: only declining can be prepared, as the options differ each time.
        ``momentary``: single options that cannot be prepared."""

        def register(function: F) -> F:
            self.conditional.update(dict.fromkeys(points, function))
            if declined:
                self.passing.update(points)
            self.momentary.update(product(points, momentary))
            return function

        return register

    def holds(self, function: F) -> F:
        """Register the function that tells if a condition holds."""
        self.holding = function
        return function

    def sensible(self, *points: str) -> Callable[[F], F]:
        """Register a function that returns the options worth trying; automas ignore the others."""

        def register(function: F) -> F:
            self.filters.update(dict.fromkeys(points, function))
            return function

        return register

    def habit(self, *points: str) -> Callable[[F], F]:
        """Register a function that returns a practised player's answer, given without trying
        anything out. Automas play like that when they look beyond the turn."""

        def register(function: F) -> F:
            self.habits.update(dict.fromkeys(points, function))
            return function

        return register

    def weighing(self, *points: str) -> Callable[[F], F]:
        """Register a function that returns, by key, how good each option looks to a practised
        player. Where games are played out, the best options are compared."""

        def register(function: F) -> F:
            self.weighings.update(dict.fromkeys(points, function))
            return function

        return register

    def usual(self, *points: str) -> Callable[[F], F]:
        """Register a function that returns the answer that nearly everybody would give, or None.
        Panels fill it in and show it, and one press changes it. So it may reveal nothing, draw
        nothing, and do nothing that cannot be undone."""

        def register(function: F) -> F:
            self.usuals.update(dict.fromkeys(points, function))
            return function

        return register

    # Words

    def speaker(self, language: str, people: Sequence[str] = ()) -> Speaker:
        return Speaker(self.id, self.nouns, language, people)

    def standing(self, point: str) -> Message:
        """Return the sentence that says when a prepared answer at this point applies; its form
        ``none`` is for declining."""
        return Message(f"standing-{point.partition('.')[2]}")

    def name(self, key: str) -> Words:
        """Return the name of the thing with this key, as registered by ``noun``."""
        kind, _, rest = key.partition(":")
        if kind == "seat":
            return Message("seat", {"number": int(rest) + 1})
        noun = self.nouns.get(kind)
        if noun is None:
            return Message(f"option-{key}")
        return noun(*rest.split(":")) if rest else noun()

    def target(self, key: str) -> str | None:
        kind, _, rest = key.partition(":")
        place = self.places.get(kind)
        return place(*filter(None, rest.split(":"))) if place else None
