"""Nothing is chosen blind: a panel's words, without its picture, tell all that a practised player
looks at before answering. `looked_at.toml` lists it for every kind of question."""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from discord import ui

from cogs.layouts.panel import panel
from cogs.news.posters import Audience
from cogs.words.texts import Texts
from cogs.words.things import card_key, known
from cogs.words.things import held as goods_of
from render.painters import PAINTERS, face
from rules.bonfire.parts import TASKS
from rules.core import Choice
from rules.ghost_stories.parts import GHOSTS
from tests.cogs.glass import Glass
from tests.cogs.phone.messages import SCREENS, panel_of
from tests.cogs.phone.states import PEOPLE, State, kinds
from tests.marks import all_but_first_long

LOOKED_AT = tomllib.loads(Path(__file__).with_name("looked_at.toml").read_text("utf-8"))
WORTH = 12  # so few letters are a name or a heading
FEW = 12  # options of a question are looked at


@dataclass(frozen=True)
class Read:
    """A panel in words, by those who play without pictures."""

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
    """Letters and numbers alone: labels and cards point sentences differently."""
    return " ".join(re.findall(r"[\w+−]+", words.casefold()))


def held(read: Read) -> Iterator[str]:
    """The goods of the seat that answers, each with its number."""
    goods = PAINTERS[read.game].holdings(read.state.trial.view(), read.language)[read.state.seat]
    for name, number in goods.items():
        if number not in (0, ""):
            yield f"{name} {number}"


def subject(read: Read) -> Iterator[str]:
    """Yield what the thing does that the question is about."""
    for named in (read.choice.about or {}).values():
        key = card_key(read.game, str(named))
        if key in known(read.game):
            yield from read.card(key)


def cards(read: Read) -> Iterator[str]:
    """Yield what the thing of each option does."""
    for key in read.choice.keys[:FEW]:
        if card_key(read.game, key) in known(read.game):
            yield from read.card(key)


def ghosts(read: Read) -> Iterator[str]:
    """Each ghost that may be chosen: what it does in each phase, and what it brings."""
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
    """The resistance of the ghost that comes, in all, and its colour."""
    id = str((read.choice.about or {})["ghost"]).partition(":")[2]
    yield str(sum(GHOSTS[id].resistance.values()))
    yield face(read.game, card_key(read.game, f"ghost:{id}"), read.language).kind


def numbers(read: Read) -> Iterator[str]:
    """Each option with all numbers of its label: prices, gains, points."""
    for option in read.choice.options[:FEW]:
        label = option.label(read.language, PEOPLE)
        assert re.search(r"\d", label + option.more(read.language, PEOPLE)), label
        yield label


def explained(read: Read) -> Iterator[str]:
    """Each option with a sentence on what comes of it."""
    for option in read.choice.options[:FEW]:
        assert option.more(read.language, PEOPLE), option.key
        yield option.more(read.language, PEOPLE)


FACTS: dict[str, Callable[[Read], Iterator[str]]] = {
    fact.__name__: fact
    for fact in (held, subject, cards, tasks, ghosts, strength, numbers, explained)
}


@cache
def by_point(game: str) -> dict[str, State]:
    """A state of each kind of question, with the most options."""
    found = dict[str, State]()
    for name, state in kinds(game).items():
        found.setdefault(name.split()[-1], state)
    return found


async def read(state: State, language: str) -> Read:
    it, _ = await SCREENS.panel(panel_of(state), Audience(Texts(language), in_words=True), 1)
    parts = panel(it, Texts(language)).walk_children()
    said = list[str]()
    for part in parts:
        if isinstance(part, ui.TextDisplay):
            said.append(part.content)
        elif isinstance(part, ui.Button):
            said.append(part.label or "")
        elif isinstance(part, ui.Select):
            said += [f"{it.label} {it.description or ''}" for it in part.options]
    return Read(state, plain("\n".join(said)), language)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", all_but_first_long(sorted(LOOKED_AT, reverse=True)))
async def test_all_that_is_looked_at_is_in_the_words(game: str, language: str) -> None:
    missing = list[str]()
    for point, state in by_point(game).items():
        panel = await read(state, language)
        for fact in LOOKED_AT[game][point]:
            missing += [f"{point} {fact}: {it}" for it in FACTS[fact](panel)
                        if plain(it) not in panel.words]  # fmt: skip
    assert not missing, "\n".join(missing)


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
    """Twins have one card."""
    card = face("ghost_stories", card_key("ghost_stories", f"ghost:{id}"), language)
    own = face("ghost_stories", f"ghost:{id}", language)
    assert card_key("ghost_stories", f"ghost:{id}") in known("ghost_stories")
    assert (card.title, card.words) == (own.title, own.words)


def test_a_game_that_counts_no_goods_has_none_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAINTERS, "gems", Glass())
    assert goods_of("gems", {}, 0, "en") == ""
