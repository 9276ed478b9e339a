"""Parts of a game for its questions, registered by their points."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import product
from typing import Any, TypeVar

from .telling import Telling
from .words import Message, Noun, Refusal, Speaker, Words

F = TypeVar("F", bound=Callable[..., Any])


class Points:
    """The part of a rulebook that questions look into. Its functions are given the state and the
    question, those for one option its key as well."""

    def __init__(self, id: str, telling: Telling) -> None:
        self.id = id
        self.telling = telling
        self.nouns: dict[str, Noun] = {}
        self.places: dict[str, Callable[..., str]] = {}
        self.pointers: dict[str, Callable[..., str]] = {}
        self.labels: dict[str, Callable[..., Words]] = {}
        self.refusals: dict[str, Callable[..., Iterable[Refusal]]] = {}
        self.conditional: dict[str, Callable[..., Iterable[str]]] = {}
        self.passing: set[str] = set()  # points that can only be declined beforehand
        self.momentary: set[tuple[str, str]] = set()  # options that cannot be chosen beforehand
        self.filters: dict[str, Callable[..., Sequence[str]]] = {}
        self.habits: dict[str, Callable[..., Sequence[str]]] = {}
        self.public_words: dict[str, Callable[..., Message]] = {}
        self.usuals: dict[str, Callable[..., Sequence[str] | None]] = {}
        self.holding: Callable[..., bool]

    # Registration

    def noun(self, kind: str) -> Callable[[F], F]:
        """Register the names of things with keys ``kind:...``; the function gets the parts of the
        key."""

        def register(function: F) -> F:
            self.nouns[kind] = function
            return function

        return register

    def place(self, *kinds: str) -> None:
        """Register kinds of things that lie on the board, where a picture can point at them."""
        for kind in kinds:
            self.places[kind] = lambda *parts, kind=kind: ":".join((kind, *parts))

    def in_public(self, *points: str) -> Callable[[F], F]:
        """Register public words for a secret question, without anything hidden by a hand."""

        def register(function: F) -> F:
            self.public_words.update(dict.fromkeys(points, function))
            return function

        return register

    def pointer(self, *points: str) -> Callable[[F], F]:
        """Register the place that a point's options point at, if it depends on the position."""

        def register(function: F) -> F:
            self.pointers.update(dict.fromkeys(points, function))
            return function

        return register

    def label(self, *points: str) -> Callable[[F], F]:
        """Register names for the options of a point, where the name of the thing is not enough."""

        def register(function: F) -> F:
            self.labels.update(dict.fromkeys(points, function))
            return function

        return register

    def refusal(self, *points: str) -> Callable[[F], F]:
        """Register the reasons why something tempting is not legal at these points."""

        def register(function: F) -> F:
            self.refusals.update(dict.fromkeys(points, function))
            return function

        return register

    def conditions(
        self, *points: str, declined: bool = False, momentary: Collection[str] = ()
    ) -> Callable[[F], F]:
        """Register the conditions of prepared answers at these points. ``declined``: the options
        differ each time, so that only declining can be prepared; so it is at ``momentary``
        points."""

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
        """Register the options of a point worth considering; automas ignore others."""

        def register(function: F) -> F:
            self.filters.update(dict.fromkeys(points, function))
            return function

        return register

    def habit(self, *points: str) -> Callable[[F], F]:
        """Register the answer of a practised player who tries nothing out. Automas play on like
        that when they look further than the turn."""

        def register(function: F) -> F:
            self.habits.update(dict.fromkeys(points, function))
            return function

        return register

    def usual(self, *points: str) -> Callable[[F], F]:
        """Register the answer of nearly everybody in a position, or None where there is no such
        answer. Panels take it and show it, with one press to change it; nothing hidden, random or
        irrevocable may come of it."""

        def register(function: F) -> F:
            self.usuals.update(dict.fromkeys(points, function))
            return function

        return register

    # Words

    def speaker(self, language: str, people: Sequence[str] = ()) -> Speaker:
        return Speaker(self.id, self.nouns, language, people)

    def standing(self, point: str) -> Message:
        """Register the sentence for the occasion of a preparable question; its form ``none`` is for
        declining."""
        return Message(f"standing-{point.partition('.')[2]}")

    def name(self, key: str) -> Words:
        """Return the name that a thing has by default."""
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
