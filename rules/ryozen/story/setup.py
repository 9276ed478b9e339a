"""The beginning of a story, and its end."""

from rules.core import Result, Setup

from ..basilisk import end
from ..basilisk.parts import BASILISK
from ..basilisk.setup import PERSON, RIVAL, against_basilisk, prepare
from ..registry import G, book
from ..rivals import RIVALS
from ..setup import CHANGES, lead_clan
from ..solo import Story
from ..state import State
from .acts import moments
from .effects import entries, story_of
from .parts import DECKS

UNSEEN = "unseen"


def in_a_story(s: State, setup: Setup) -> None:
    against_basilisk(s, setup)
    deck = str(setup.options["deck"])
    s.story = Story(deck, unseen=deck == UNSEEN)
    s.agenda = [["begin_story"]]


CHANGES["story"] = in_a_story


@book.procedure
def begin_story(g: G) -> None:  # ryozen-solo.ru.txt:106-108, 124-132
    """Choose a story, give the Basilisk the story's clan, and apply the first act's set-up."""
    prepare(g)
    story = story_of(g.s)
    if story.unseen:
        story.deck = g.roll("story", list(DECKS))
    g.tell("story", story=f"story:{story.deck}")
    lead_clan(g, RIVAL, DECKS[story.deck].clan)
    first = DECKS[story.deck].acts[0]
    g.then(["choose_clan", PERSON], *entries(f"{first.id}:setup"), ["lay_out"])


def concludes(g: G, parts: end.Parts) -> Result:
    """Return the result of a game against the Basilisk, with the ending of its story."""
    result = end.concludes(g, parts)
    story = g.s.story
    if story is None:
        return result
    result.reason = f"ending-{story.options[-1]}-{'won' if result.won else 'lost'}"
    g.tell("tale", tale=f"tale:{result.reason}")
    acts = [act.id for act in DECKS[story.deck].acts[: len(story.options)]]
    read = {f"act:{act}": option for act, option in zip(acts, story.options, strict=True)}
    ending = f"ending:{story.options[-1]}:{'won' if result.won else 'lost'}"
    result.record = {**read, ending: result.scores[0]}
    return result


RIVALS[BASILISK] = RIVALS[BASILISK]._replace(moments=moments, concludes=concludes)
