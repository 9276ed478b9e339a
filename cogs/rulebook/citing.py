"""Citations of a rule: its topic in `/rules`, and its place in the rulebook."""

from tables import Settings

from ..buttons import learning
from ..games.faces import FACES
from ..layouts.kit import Button, Style, button
from ..words.texts import Texts
from . import contents, pages


def cited(game: str, place: str, t: Texts) -> str:
    """Return topic and place, for a sentence."""
    topic = contents.at_place(game, place, t.language)
    told = pages.place_told(place, t)
    return t("rule-cited", topic=topic.title, place=told) if topic else told


def rule_button(game: str, place: str, t: Texts) -> Button | None:
    """Return the button to the topic behind a refusal."""
    topic = contents.at_place(game, place, t.language)
    if topic is None:
        return None
    return button(f"{t('rules')}: {topic.title}", learning.topic_open(game, topic.id))


def question_button(settings: Settings, point: str, t: Texts) -> Button | None:
    """Return the button to the topic behind a question."""
    game = settings.game
    topic = contents.explaining(game, point, settings.options)
    if topic is None:
        return None
    return button(t("rules"), learning.topic_open(game, topic, point))


def guide_button(game: str, t: Texts, *, here: bool = False) -> Button | None:
    """Return the button to a game's introduction; ``here`` replaces the message."""
    if game not in FACES or FACES[game].guide is None:
        return None
    if here:
        return button(t("guide"), learning.guide(game, 0), Style.primary)
    return button(t("guide"), learning.guide_open(game))
