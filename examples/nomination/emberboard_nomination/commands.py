"""The moves, as people type them in commands."""

from rules.core.vocabulary import Action, Parameter, Vocabulary

from .registry import book

book.vocabulary = Vocabulary(
    "nomination",
    (
        Action("name", (Parameter("tricks", frozenset({"nomination.name"})),)),
        Action("play", (Parameter("card", frozenset({"nomination.card"})),)),
    ),
)
