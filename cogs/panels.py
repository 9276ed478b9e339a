"""From a table's panel to what a person reads: words in their language, numbered options."""

import re
from collections.abc import Sequence

from render.kit.encode import Picture
from rules import GAMES
from rules.core import Choice, Event, IllegalAnswer
from tables import Chosen, Panel, Refused, Status, Table, Why

from . import story
from .actions import plain
from .alike import alike
from .citing import cited, question_button
from .outlook import outlook
from .pieces.kit import Button
from .pieces.options import Option, grouped
from .pieces.panel import Panel as Drawn
from .pieces.panel import Question
from .replies import Reply, shown
from .texts import Texts

Names = Sequence[str]
ASKING = re.compile(r"[^.!?]+\?")


def drawn(
    now: Panel,
    reply: Reply,
    names: Names,
    *,
    happened: Sequence[str],
    picture: Picture | None,
    page: int,
    picked: Sequence[int],
) -> Drawn:
    t, table = reply.t, now.table
    text_only = reply.profile.text_only
    return Drawn(
        table=table.id,
        step=now.step,
        heading=heading(now, t, names),
        question=question(now.question, t, names, picture is not None) if now.question else None,
        so_far=[chosen_words(chosen, t, names) for chosen in worth_telling(now.chosen)],
        paid=bool(now.chosen) and goes_without_saying(now.chosen[-1]),
        happened=happened,
        outlook=foreseen(now, t, names),
        warning=t(f"final-{now.final}") if now.final else "",
        picture=shown(picture) if picture and not text_only else None,
        in_words=picture.words if picture and text_only else "",
        page=page,
        picked=picked,
        rules=explained(now, t),
    )


def explained(now: Panel, t: Texts) -> Button | None:
    """To the rules of what is asked."""
    if now.question is None:
        return None
    return question_button(now.table.settings, now.question.point, t)


def heading(now: Panel, t: Texts, names: Names) -> str:
    game = t.game(now.table.settings.game)
    return t("panel-title", game=game, table=now.table.id, seat=names[now.seat])


def foreseen(now: Panel, t: Texts, names: Names) -> list[str]:
    """What the draft would bring."""
    if now.foresight is None:
        return []
    game, whole = now.table.settings.game, now.question is None
    return outlook(game, now.foresight, t, names, whole=whole)


def question(choice: Choice, t: Texts, names: Names, badged: bool = True) -> Question:
    """Without a picture, numbers would only stand beside other numbers."""
    options = []
    for places in alike(choice, t.language, names):
        first = choice.options[places[0]]
        label = first.together(t.language, names)
        if len(places) > 1 and choice.most == 1:
            label = f"{label} ×{len(places)}"
        options.append(
            Option(
                places[0] + 1,
                label,
                region(first.target or ""),
                first.more(t.language, names),
                [place + 1 for place in places[1:]],
                badged,
            )
        )
    return Question(choice.question(t.language, names), options, choice.least, choice.most)


def region(target: str) -> str:
    """`spot:gates:2` lies in `spot:gates`."""
    return ":".join(target.split(":")[:2])


def chosen_words(chosen: Chosen, t: Texts, names: Names) -> str:
    """The answer after its question: alone, a “Yes” would say nothing."""
    asked = briefly(chosen.choice.question(t.language, names))
    if not chosen.keys:
        return t("panel-skipped", question=asked)
    return f"{asked} → **{', '.join(labels(chosen.choice, chosen.keys, t, names))}**"


def briefly(question: str) -> str:
    """The sentence that asks, without what leads up to it and what explains it."""
    sentences = ASKING.findall(question)
    return sentences[-1].strip(" ”»") if sentences else question


def worth_telling(chosen: Sequence[Chosen]) -> Sequence[Chosen]:
    """Plain payments are told with what the draft would bring."""
    return [one for one in chosen if not goes_without_saying(one)] or chosen


def goes_without_saying(chosen: Chosen) -> bool:
    """Whether the panel gave this answer by itself."""
    return plain(chosen.choice) in chosen.keys


def labels(choice: Choice, keys: Sequence[str], t: Texts, names: Names) -> list[str]:
    by_key = {option.key: option for option in choice.options}
    return [by_key[key].label(t.language, names) for key in keys]


def sealed_words(now: Panel, t: Texts, names: Names) -> str:
    """The sealed answer, which its giver may still change."""
    assert now.question is not None
    given = ", ".join(labels(now.question, now.given or (), t, names))
    return t("panel-sealed", answer=given or t("panel-skip"))


def why_not(now: Panel, refused: IllegalAnswer, t: Texts) -> str:
    """Why the rules refuse, and their place in the rulebook."""
    game = now.table.settings.game
    why = GAMES[game].speaker(t.language).say(refused.words)
    return t("panel-refused", why=why, rule=cited(game, refused.rule, t)) if refused.rule else why


def said(game: str, events: Sequence[Event], t: Texts, names: Names) -> list[str]:
    """What happened, in paragraphs."""
    return story.paragraphs(game, events, t.language, names)


def idle(now: Panel, t: Texts, names: Names, *, confirmed: bool = False) -> str:
    """Why there is nothing to do, and what comes next."""
    table = now.table
    if table.status is not Status.RUNNING:
        return t("panel-over")
    waiting = ", ".join(names[question.seat] for question in table.asked)
    return t("panel-called" if confirmed else "panel-waiting", people=waiting)


def merged(asked: Question, place: int, picks: Sequence[int], values: Sequence[str]) -> list[int]:
    """What is picked after one of several menus was used: the others keep their picks."""
    here = {option.number - 1 for option in grouped(asked.options)[place].options}
    return [pick for pick in picks if pick not in here] + [int(value) for value in values]


def own_seat(table: Table, person: int) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused(Why.NOT_SEATED)
    return seat
