"""Panels without pictures say all that a practised player looks at before answering; pictures
number the things that can be chosen.

`looked_at.toml` lists it for every kind of question.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from discord import ui

from cogs.buttons.picks import NONE
from cogs.layouts.asked import TurnPanel
from cogs.layouts.options import Option
from cogs.layouts.panel import panel
from cogs.news.posters import Audience
from cogs.pictures import painting
from cogs.pictures.emblems import with_emblems
from cogs.words.answers import declining
from cogs.words.equal_options import alike
from cogs.words.texts import Texts
from cogs.words.things import card_key, known
from cogs.words.things import held as goods_of
from cogs.words.together import keys_at
from cogs.words.unasked import payment
from cogs.words.unfolding import sentences
from render.kit import focus
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.look import Look
from render.painters import PAINTERS, face
from rules.bonfire.parts import TASKS
from rules.core import Choice
from rules.ghost_stories.parts import GHOSTS
from tables import Answer
from tests.cogs.glass import Glass
from tests.cogs.phone.messages import SCREENS, panel_of
from tests.cogs.phone.states import PEOPLE, State, kinds
from tests.marks import all_but_first_long, long

LOOKED_AT = tomllib.loads(Path(__file__).with_name("looked_at.toml").read_text("utf-8"))
PICTURES = LOOKED_AT.pop("pictures")
LIT = "lit"
WORTH = 12  # characters; shorter texts are names or headings
FEW = 12  # options checked for each question


@dataclass(frozen=True)
class Read:
    """A panel as people who play without pictures read it."""

    state: State
    words: str
    language: str

    @property
    def choice(self) -> Choice:
        assert self.state.trial.question is not None
        return self.state.trial.question

    @property
    def game(self) -> str:
        return self.choice.book.id

    def card(self, key: str) -> Iterator[str]:
        """Yield what the card of a thing says, clause by clause."""
        words = face(self.game, card_key(self.game, key), self.language).words
        for clause in re.split(r"[.;\n]", re.sub(r" \(.*?\)", "", words)):
            said = clause.rpartition(":")[2]
            if len(said) > WORTH or re.search(r"\d", said):
                yield said


def plain(words: str) -> str:
    """Return letters and numbers alone, since labels and cards punctuate differently."""
    return " ".join(re.findall(r"[\w+−]+", words.casefold()))


def held(read: Read) -> Iterator[str]:
    """Yield the goods of the seat that answers, each with its number."""
    goods = PAINTERS[read.game].holdings(read.state.trial.view(), read.language)[read.state.seat]
    for name, number in goods.items():
        if number not in (0, ""):
            yield f"{name} {number}"


def subject(read: Read) -> Iterator[str]:
    """Yield the effects of the thing that the question is about."""
    for named in (read.choice.about or {}).values():
        key = card_key(read.game, str(named))
        if key in known(read.game):
            yield from read.card(key)


def cards(read: Read) -> Iterator[str]:
    """Yield the effects of the thing that each option names."""
    for key in read.choice.keys[:FEW]:
        if card_key(read.game, key) in known(read.game):
            yield from read.card(key)


def ghosts(read: Read) -> Iterator[str]:
    """Yield each ghost that may be chosen: its effect in each phase, and its rewards."""
    state = read.state.game.state
    for key in read.choice.keys[:FEW]:
        there = state.ghosts.get(key.rpartition(":")[2])
        if there is not None:
            yield from read.card(f"ghost:{there.id}")


def tasks(read: Read) -> Iterator[str]:
    """Yield what the tasks of each island ask, and their points."""
    for key in read.choice.keys:
        spots = read.state.game.state.islands.get(key.partition(":")[2])
        for task in spots.tasks if spots else ():
            if task:
                yield from read.card(f"task:{task}")
                yield str(TASKS[task].points)


def strength(read: Read) -> Iterator[str]:
    """Yield the colour and total resistance of the ghost that comes."""
    id = str((read.choice.about or {})["ghost"]).partition(":")[2]
    yield str(sum(GHOSTS[id].resistance.values()))
    yield face(read.game, card_key(read.game, f"ghost:{id}"), read.language).kind


def numbers(read: Read) -> Iterator[str]:
    """Yield each option with all numbers of its label: prices, gains, points."""
    for option in read.choice.options[:FEW]:
        label = option.label(read.language, PEOPLE)
        assert re.search(r"\d", label + option.more(read.language, PEOPLE)), label
        yield label


def explained(read: Read) -> Iterator[str]:
    """Yield each option with a sentence on its effect."""
    for option in read.choice.options[:FEW]:
        assert option.more(read.language, PEOPLE), option.key
        yield option.more(read.language, PEOPLE)


FACTS: dict[str, Callable[[Read], Iterator[str]]] = {
    fact.__name__: fact
    for fact in (held, subject, cards, tasks, ghosts, strength, numbers, explained)
}


@cache
def by_point(game: str) -> dict[str, State]:
    """Return a state for each kind of question, with the most options."""
    found = dict[str, State]()
    for name, state in kinds(game).items():
        found.setdefault(name.split()[-1], state)
    return found


async def read(state: State, language: str) -> Read:
    return Read(state, said_in(await laid_out(state, language), language), language)


async def laid_out(state: State, language: str) -> TurnPanel:
    it, _ = await SCREENS.panel(panel_of(state), Audience(Texts(language), in_words=True), 1)
    return it


def said_in(it: TurnPanel, language: str) -> str:
    parts = panel(it, Texts(language)).walk_children()
    said = list[str]()
    for part in parts:
        if isinstance(part, ui.TextDisplay):
            said.append(part.content)
        elif isinstance(part, ui.Button):
            said.append(part.label or "")
        elif isinstance(part, ui.Select):
            said += [f"{it.label} {it.description or ''}" for it in part.options]
    return plain("\n".join(said))


@pytest.mark.parametrize("language", [long("en"), "ru"])
@pytest.mark.parametrize("game", all_but_first_long(sorted(LOOKED_AT, reverse=True)))
async def test_all_that_is_looked_at_is_in_the_words(game: str, language: str) -> None:
    missing = list[str]()
    for point, state in by_point(game).items():
        panel = await read(state, language)
        for fact in LOOKED_AT[game][point]:
            missing += [f"{point} {fact}: {it}" for it in FACTS[fact](panel)
                        if plain(it) not in panel.words]  # fmt: skip
    assert not missing, "\n".join(missing)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", sorted(PAINTERS))
async def test_an_entry_of_several_answers_tells_of_each(game: str, language: str) -> None:
    """The entry names all its answers; text above it explains the rest."""
    missing = list[str]()
    for state in by_point(game).values():
        it = await laid_out(state, language)
        assert it.question is not None
        words = said_in(it, language)
        for option in it.question.options:
            for label, more in answered(state, option, language) if option.then else ():
                if plain(label) not in plain(f"{option.label} {option.more}"):
                    missing.append(f"{state.name}: {option.label} leaves out {label}")
                missing += [
                    f"{state.name}: {label} does not say {sentence}"
                    for sentence in sentences(more)
                    if plain(sentence) not in words
                ]
    assert not missing, "\n".join(missing)


def answered(state: State, option: Option, language: str) -> Iterator[tuple[str, str]]:
    """Yield label and explanation of each answer that a menu entry gives, leaving out plain
    payments."""
    t, trial = Texts(language), state.trial.copy()
    names = with_emblems(state.settings.game, trial.view(), PEOPLE)
    for place in (option.place, *option.then):
        choice = trial.question
        assert choice is not None
        keys = keys_at(choice, place) if place != NONE else []
        if payment(choice) != keys:
            things = alike(choice, language, names)
            its = [it for it in things if {choice.keys[one] for one in it.places} & set(keys)]
            yield from ((it.label, it.more) for it in its)
            if not keys:
                yield declining(choice, t, names), ""
        trial.add(Answer("", keys))


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(PAINTERS))
def test_things_of_options_are_numbered_in_the_picture(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options that lie nowhere have no number."""
    numbers = set[int]()
    draw = focus.number_badge

    def noted(canvas: Canvas, number: int, box: Box) -> None:
        numbers.add(number)
        draw(canvas, number, box)

    monkeypatch.setattr(focus, "number_badge", noted)
    nowhere = set(chain.from_iterable(PICTURES["nowhere"][game].values()))
    unlit = list[str]()
    for point, state in by_point(game).items():
        choice = state.trial.question
        assert choice is not None
        options = painting.marked(choice, alike(choice, "en", ()))
        assert bool(options) != (point in nowhere), point
        if options:
            numbers.clear()
            PAINTERS[game].asked(
                state.trial.view(), Look(language="en"), options=options, player=state.seat
            )
            unlit += [f"{point} {it.places}" for it in options if it.number not in numbers]
    assert not unlit


def test_every_fact_says_how_the_picture_shows_it() -> None:
    assert set(PICTURES["facts"]) == set(FACTS)


@pytest.mark.parametrize("game", sorted(LOOKED_AT))
def test_every_kind_of_question_has_its_list(game: str) -> None:
    facts = {fact for listed in LOOKED_AT[game].values() for fact in listed}
    assert facts <= set(FACTS)
    folder = files("cogs.games") / game / "rulebook.toml"
    points = set(tomllib.loads(folder.read_text("utf-8"))["questions"])
    assert points <= set(LOOKED_AT[game])


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", GHOSTS)
def test_every_ghost_is_explained(id: str, language: str) -> None:
    """Identical ghosts have one card."""
    card = face("ghost_stories", card_key("ghost_stories", f"ghost:{id}"), language)
    own = face("ghost_stories", f"ghost:{id}", language)
    assert card_key("ghost_stories", f"ghost:{id}") in known("ghost_stories")
    assert (card.title, card.words) == (own.title, own.words)


def test_a_game_that_counts_no_goods_has_none_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAINTERS, "gems", Glass())
    assert goods_of("gems", {}, 0, "en") == ""
