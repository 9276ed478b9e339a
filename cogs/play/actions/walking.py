"""Command parameters, turned into answers in whatever order the rules ask."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.core import Choice
from rules.core.vocabulary import Action, Parameter
from tables import Answer, Rehearsal, Trial
from tables.turn.drafting import Implied, go_on, nothing, picked

from ...presses.faults import Told
from ...rulebook.citing import rule_button
from ...words.translate import forms
from . import sentences
from .asked import Asked, Reader
from .lines import Line, tokens


@dataclass(frozen=True)
class Plan:
    """The answers that a command plans. ``anew``: they replace the draft. ``left_out``: they
    replace it because it does not fit. ``taken``: the last ones are implied, the command does not
    name them."""

    answers: Sequence[Answer]
    anew: bool = False
    left_out: bool = False
    taken: bool = False


def plan(
    rehearsal: Rehearsal,
    action: Action,
    given: Mapping[str, str],
    reader: Reader,
    implied: Implied = nothing,
) -> Plan:
    """Plan the answers of a command, then the implied ones. If every start fails, raise Told with
    the reason of the attempt that got furthest."""
    failed = []
    for number, start in enumerate(starts(rehearsal, implied)):
        walk, kept = Walk(start, action, given, reader), start.answers if number else []
        try:
            walk.run()
            walk.finish()
            said = len(walk.answers)
            while (choice := walk.trial.question) and (keys := implied(choice)) is not None:
                walk.add(choice, list(keys))
            taken = len(walk.answers) > said
            return Plan([*kept, *walk.answers], number > 0, number > 0 and not kept, taken)
        except Told as reason:
            far = -len(walk.reached), -walk.understood
            failed.append((len(walk.left), *far, number, reason))
    raise min(failed, key=lambda entry: entry[:4])[4]


def starts(rehearsal: Rehearsal, implied: Implied) -> Iterator[Trial]:
    """Yield positions where the command may start: after the draft; after the draft without the
    implied answers at its end; without a draft."""
    chosen = rehearsal.panel.chosen
    yield rehearsal.drafted
    said = len(chosen)
    while said and implied(chosen[said - 1].choice) == chosen[said - 1].keys:
        said -= 1
    if 0 < said < len(chosen):
        trial = rehearsal.fresh.copy()
        go_on(trial, [picked(it.keys) for it in chosen[:said]], nothing)
        yield trial
    if chosen:
        yield rehearsal.fresh


class Walk:
    """A walk from question to question on a copy of the game."""

    def __init__(
        self, trial: Trial, action: Action, given: Mapping[str, str], reader: Reader
    ) -> None:
        self.trial = trial.copy()
        self.action = action
        self.left = dict(given)
        self.reader = reader
        self.answers: list[Answer] = []
        self.said: set[str] = set()  # parameters already used
        self.reached: set[str] = set()  # parameters whose question has come up
        self.opened = not action.opening and not action.declines
        self.met: list[Choice] = []  # questions so far, searched for reasons
        self.understood = 0  # words of the last parameter that were understood

    # Walking

    def run(self, until: Parameter | None = None) -> Choice | None:
        """Answer the questions up to the one that ``until`` answers."""
        self.settle()
        while (choice := self.trial.question) is not None:
            self.met.append(choice)
            if until is not None and self.opened_by(choice) and until.answers(choice):
                return choice
            if not self.step(choice, until):
                return None
        return None

    def opened_by(self, choice: Choice) -> bool:
        """Tell if a parameter may answer this question: the command's name comes first where it
        opens the question."""
        return self.opened or choice.point not in self.action.opening

    def step(self, choice: Choice, until: Parameter | None) -> bool:
        """Answer the question by the command; return False if the command has no answer to it."""
        parameter = self.parameter_for(choice)
        if not self.opened and (self.action.declines or choice.point in self.action.opening):
            self.open(choice)
        elif parameter is not None and parameter.name in self.left:
            self.answer(parameter, choice)
        elif parameter is not None and (key := parameter.left_out(choice)) is not None:
            self.said.add(parameter.name)
            self.add(choice, [key])
        elif choice.least == 0 and (self.left or until or not self.opened):
            self.add(choice, [])
        else:
            return False
        return True

    def parameter_for(self, choice: Choice) -> Parameter | None:
        fitting = [
            parameter
            for parameter in self.action.parameters
            if parameter.name not in self.said and parameter.answers(choice)
        ]
        given = [parameter for parameter in fitting if parameter.name in self.left]
        return next(iter([*given, *fitting]), None)

    def open(self, choice: Choice) -> None:
        """Give the answer that the command's name stands for."""
        key = self.action.opening.get(choice.point, "")
        asked = Asked(choice, self.reader)
        if key and key not in choice.keys:
            raise sentences.not_legal(asked, key)
        if not key and choice.least:
            possible = sentences.possible(asked)
            raise Told(sentences.lines(self.reader.t("act-needed"), possible))
        self.opened = True
        self.add(choice, [key] if key else [])

    def answer(self, parameter: Parameter, choice: Choice) -> None:
        self.reached.add(parameter.name)
        typed = self.left[parameter.name]
        reading = self.line(parameter).read(typed)
        self.understood = reading.furthest.at if reading.furthest else 0
        meaning = sentences.only_meaning(reading, self.reader)
        del self.left[parameter.name]
        self.said.add(parameter.name)
        self.answers += meaning.answers
        self.trial = meaning.trial
        self.settle()

    def line(self, parameter: Parameter, *, explains: bool = True) -> Line:
        """Return a reader of one parameter, which stops at questions of the others."""
        others = [
            other
            for other in self.action.parameters
            if other is not parameter
            and other.name not in self.said
            and (other.name in self.left or not explains)
        ]
        return Line(
            self.trial,
            self.reader,
            parameter,
            lambda choice: any(other.answers(choice) for other in others),
            explains=explains,
        )

    def add(self, choice: Choice, keys: list[str]) -> None:
        answer = Answer(choice.point, keys)
        self.trial = self.trial.copy()
        self.trial.add(answer)
        self.answers.append(answer)
        self.settle()

    def settle(self) -> None:
        """Pass questions with a single possible answer. A parameter may name that answer but no
        other one."""
        for choice in self.trial.settled:
            self.met.append(choice)
            if choice.keys[0] == self.action.opening.get(choice.point):
                self.opened = True
            parameter = self.parameter_for(choice)
            if parameter is not None and parameter.name in self.left:
                self.confirm(parameter, choice)

    def confirm(self, parameter: Parameter, choice: Choice) -> None:
        asked = Asked(choice, self.reader)
        words = tokens(self.left[parameter.name])
        if self.meant_later(words, asked, parameter):
            return
        if asked.fitting(words, choice.keys):
            del self.left[parameter.name]
            self.said.add(parameter.name)
        elif not parameter.chain:
            refused = min(asked.refusing(words), key=lambda entry: entry[0], default=None)
            if refused is not None:
                raise sentences.not_legal(asked, refused[1].key, words)
            typed = self.left[parameter.name]
            told = self.reader.t("act-unclear", typed=typed)
            raise Told(sentences.lines(told, sentences.possible(asked)))

    def meant_later(self, words: Sequence[str], asked: Asked, parameter: Parameter) -> bool:
        """Tell if the words fit the open question better than the one that is settled already."""
        choice = self.trial.question
        if choice is None or not parameter.answers(choice):
            return False
        settled = asked.fitting(words, asked.choice.keys)
        later = Asked(choice, self.reader).fitting(words, parameter.keys(choice))
        return bool(settled and later) and later[0][0] < settled[0][0]

    # Stopping

    def finish(self) -> None:
        """Raise if a given parameter was not used, or the command's name answered nothing."""
        for parameter in self.action.parameters:
            if parameter.name in self.left:
                raise self.unasked(parameter)
        if not self.opened:
            raise self.closed()

    def unasked(self, parameter: Parameter) -> Told:
        """Return the reason why no question is left for a parameter."""
        t, choice = self.reader.t, self.trial.question
        illegal = self.meant_illegally(parameter)
        if illegal is not None:
            return illegal
        said = self.said_as(parameter)
        for met in reversed(self.met):
            refusal = met.why(parameter.name)
            if refusal is not None:
                why = Asked(met, self.reader).reason(refusal)
                help = rule_button(met.book.id, refusal.rule, t)
                return Told(t("act-refused", thing=f"`{said}`", why=why), help)
        if choice is None:
            why = sentences.why_final(self.trial.final, self.reader)
            typed = f"{said}: {self.left[parameter.name]}"
            return Told(sentences.lines(t("act-beyond", typed=typed), why))
        possible = sentences.possible(Asked(choice, self.reader))
        first = self.parameter_for(choice)
        if choice.least and first is not None:
            needed = t("act-first", parameter=self.said_as(first))
            return Told(sentences.lines(needed, possible))
        return Told(sentences.lines(t("act-unasked", parameter=said), possible))

    def meant_illegally(self, parameter: Parameter) -> Told | None:
        """If the parameter names an option that is illegal now, return the reason; else None."""
        words = tokens(self.left[parameter.name])
        for met in reversed(self.met):
            if not parameter.only or met.point not in parameter.points:
                continue
            asked = Asked(met, self.reader)
            found = [
                (far, refusal.key)
                for far, refusal in asked.refusing(words)
                if refusal.key.startswith(tuple(parameter.only))
            ]
            if found:
                return sentences.not_legal(asked, min(found)[1], words)
        return None

    def closed(self) -> Told:
        """Return the reason why the command's name answers no question now."""
        for met in reversed(self.met):
            key = self.action.opening.get(met.point, "")
            if key and met.why(key) is not None:
                return sentences.not_legal(Asked(met, self.reader), key)
        t, choice = self.reader.t, self.trial.question
        if choice is None:
            what = sentences.why_final(self.trial.final, self.reader)
        else:
            what = sentences.possible(Asked(choice, self.reader))
        return Told(sentences.lines(t("act-not-now"), what))

    def said_as(self, parameter: Parameter) -> str:
        """Return a parameter's name in the reader's language."""
        book = self.reader.vocabulary
        own = self.action in book.actions
        path = f"{book.game} {self.action.name}" if own else self.action.name
        return forms(path, self.reader.t.language)[f"p-{parameter.name}"]
