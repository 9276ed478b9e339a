"""A game's actions and their parameters, as data: people make moves with them as commands."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from .choice import Choice

ANY: Collection[str] = ()  # no point named: every question


@dataclass(frozen=True)
class Parameter:
    """A part of a command that a person fills in. It answers the first question at one of
    ``points``.
    """

    name: str
    points: Collection[str] = ANY
    only: Sequence[str] = ()  # names only options whose keys begin so
    plain: str = ""  # if left out: the option that the question's ``about`` names under this topic
    chain: bool = False  # may also answer later questions
    # Answers only questions whose ``about`` has these values.
    about: Mapping[str, str | int] = field(default_factory=dict)

    def answers(self, choice: Choice) -> bool:
        if self.points and choice.point not in self.points:
            return False
        asked = choice.about or {}
        return all(asked.get(topic) == it for topic, it in self.about.items()) and bool(
            self.keys(choice)
        )

    def keys(self, choice: Choice) -> list[str]:
        """Return the question's options that this parameter can name."""
        return [key for key in choice.keys if not self.only or key.startswith(tuple(self.only))]

    def left_out(self, choice: Choice) -> str | None:
        """Return the answer if the person leaves this parameter out, or None if they may not."""
        keys = self.keys(choice)
        if self.only and len(keys) == 1:
            return keys[0]
        if self.plain and choice.about:
            wanted = details(str(choice.about[self.plain]))
            return next((key for key in keys if details(key) == wanted), None)
        return None


def details(key: str) -> str:
    """Return a key without its kind: ``ship:1`` for ``pay:ship:1`` and for ``amount:ship:1``."""
    return key.partition(":")[2]


@dataclass(frozen=True)
class Action:
    """A command of a game, such as `/bonfire sail`. Its name alone gives the answers
    ``opening``."""

    name: str
    parameters: Sequence[Parameter] = ()
    opening: Mapping[str, str] = field(default_factory=dict)  # by point: an answer; "" declines
    declines: bool = False  # its name alone declines the first question


@dataclass(frozen=True)
class Vocabulary:
    """A game's actions."""

    game: str
    actions: Sequence[Action]
    # By point: the topic of a question's ``about`` that goes before the names of its options.
    named_after: Mapping[str, str] = field(default_factory=dict)

    def paying(self, choice: Choice) -> list[Parameter]:
        """Return the parameters with a default payment that could answer ``choice``."""
        every = (parameter for action in self.actions for parameter in action.parameters)
        return [it for it in every if it.plain and it.answers(choice)]

    def action(self, name: str) -> Action:
        return next(action for action in self.actions if action.name == name)
