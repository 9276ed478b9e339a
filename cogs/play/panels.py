"""From a table's panel to its words: in the reader's language, with numbered options."""

from collections.abc import Iterator, Sequence

from render.kit.encode import Picture
from rules import GAMES
from rules.core import Choice, Event, IllegalAnswer
from tables import Panel, Refused, Status, Table, Why, companions

from ..buttons import standing as standing_verbs
from ..layouts.asked import Change, Question, TurnPanel
from ..layouts.explaining import effects, with_effects
from ..layouts.kit import Button, button
from ..layouts.options import Option, grouped
from ..news.posters import Audience
from ..presses.replies import Outdated, shown
from ..rulebook.citing import cited, question_button
from ..words import story
from ..words.answers import answer_words, declining
from ..words.drafted import is_plain_payment, told
from ..words.equal_options import alike
from ..words.foresight import outlook
from ..words.prose import prose
from ..words.results import side_names
from ..words.texts import Texts
from ..words.things import explained as explained_things
from ..words.things import held
from ..words.unasked import unasked
from ..words.unfolding import Line, how_many, lines_of, untold
from . import coached, copies, laid_ready, puzzled, taught

Names = Sequence[str]


def drawn(
    now: Panel,
    reader: Audience,
    names: Names,
    lines: Sequence[Line],
    *,
    happened: Sequence[str],
    picture: Picture | None,
    page: int,
    picked: Sequence[int],
    hint: Button | None = None,
) -> TurnPanel:
    t, table = reader.t, now.table
    return TurnPanel(
        table=table.id,
        step=now.step,
        heading=heading(now, t, names),
        kind=now.kind,
        notes=notes(now, t, names),
        undo=now.undo if now.trying or now.taught else 0,
        more=controls(now, t),
        when=laid_ready.dependence(now, t, names),
        question=taught.shown(
            now,
            question_of(now.question, lines, t, names, picture is not None, reader.in_words),
            t,
        )
        if now.question
        else None,
        so_far=told(now.chosen, t, names),
        paid=bool(now.chosen) and is_plain_payment(now.chosen[-1]),
        changes=() if reader.asks_all or now.taught else list(changes(now, t, names)),
        prose=prose(table.settings.game, now.view, t.language, names),
        held=held(table.settings.game, now.view, now.seat, t.language),
        happened=happened,
        outlook=foreseen(now, t, names),
        explained=[f"{label} — {more}" for label, more in untold(lines)],
        warning=warning(now, t),
        picture=shown(picture) if picture and not reader.in_words else None,
        in_words=picture.words if picture and reader.in_words else "",
        unpictured=reader.in_words,
        page=page,
        picked=picked,
        shareable=shareable(now),
        hint=hint if now.question else None,
        why_not=now.question is not None and bool(now.question.refused) and not now.taught,
    )


def warning(now: Panel, t: Texts) -> str:
    """Say why the draft ends here, unless it is only practice."""
    counts = now.final is not None and now.kind not in ("lesson", "coach", "puzzle")
    return t(f"final-{now.final}") if counts else ""


def controls(now: Panel, t: Texts) -> list[Button]:
    """Return the buttons that only a panel of this kind has."""
    match now.kind:
        case "tryout":
            return copies.controls(now, t)
        case "lesson":
            return taught.controls(now, t)
        case "coach":
            return coached.controls(now, t)
        case "puzzle":
            return puzzled.controls(now, t)
        case "turn" | "ahead":
            return []


def shareable(now: Panel) -> bool:
    """Tell if the draft of a turn may be shown to teammates: somebody is on the team, and no choice
    in it is secret."""
    if now.kind != "turn":
        return False
    public = not any(chosen.choice.secret for chosen in now.chosen)
    return public and bool(companions(now.table, now.seat))


def explained(now: Panel, t: Texts) -> Button | None:
    """Return the button to the rules of the question."""
    if now.question is None:
        return None
    return question_button(now.table.settings, now.question.point, t)


def standing(now: Panel, t: Texts) -> Button | None:
    """Return the button for a standing answer, if the game offers that here and nothing is
    drafted."""
    if now.kind != "turn" or now.question is None or now.chosen or not now.question.conditions:
        return None
    return button(t("stand-offer"), standing_verbs.stand_apart(now.table.id, now.step))


def heading(now: Panel, t: Texts, names: Names) -> str:
    if now.kind == "tryout":
        return copies.heading(now, t, names)
    if now.taught is not None:
        return taught.heading(now.taught, t)
    if now.kind == "coach":
        return coached.heading(now, t)
    if now.kind == "puzzle":
        return puzzled.heading(now, t)
    game = t.game(now.table.settings.game)
    title = t("panel-title", game=game, table=now.table.id, seat=names[now.seat])
    return f"{title} · {t('ahead-title')}" if now.kind == "ahead" else title


def notes(now: Panel, t: Texts, names: Names) -> list[str]:
    """Return the notes on how this panel differs from that of a turn that counts."""
    if now.kind == "tryout":
        return copies.notes(now, t, names)
    if now.kind == "coach":
        return list(coached.notes(now, t))
    if now.kind == "puzzle":
        return list(puzzled.notes(now, t))
    if now.kind != "ahead":
        return []
    return [it for it in (t("ahead-hint"), laid_ready.when(now, t)) if it]


def foreseen(now: Panel, t: Texts, names: Names) -> list[str]:
    """Return the lines on the draft's effects."""
    if now.foresight is None:
        return []
    game, whole = now.table.settings.game, now.question is None
    sides = side_names(now.table, names, t)
    return outlook(game, now.foresight, t, sides, whole=whole)


def question(choice: Choice, t: Texts, names: Names, badged: bool = True) -> Question:
    groups = with_effects(choice, alike(choice, t.language, names), t.language)
    return question_of(choice, lines_of(choice, groups), t, names, badged)


def question_of(
    choice: Choice,
    lines: Sequence[Line],
    t: Texts,
    names: Names,
    badged: bool,
    listing: bool = False,
) -> Question:
    """Return the question; without a picture options have no numbers, and ``listing`` has room for
    all effects."""
    options = [option_of(line, badged, many=choice.most == 1) for line in lines]
    words, about = choice.question(t.language, names), explained_things(choice, t.language)
    skip = declining(choice, t, names)
    things = alike(choice, t.language, names) if listing else []
    does = effects(choice, things, t.language)
    listed = [f"{it.label}: {done}" for it, done in zip(things, does, strict=True) if done]
    return Question(words, options, *how_many(choice, lines), about, listed, skip)


def option_of(line: Line, badged: bool, *, many: bool) -> Option:
    """Return a line as an option; with ``many``, equal things are one option with their number."""
    many = many and len(line.places) > 1
    return Option(
        line.number,
        f"{line.label} ×{len(line.places)}" if many else line.label,
        region(line.target),
        line.more,
        line.places[1:],
        badged and line.number > 0,
        line.places[0],
        then=line.then,
    )


def changes(now: Panel, t: Texts, names: Names) -> Iterator[Change]:
    """Yield the draft's implied answers, with their alternatives."""
    for number, it in enumerate(now.chosen):
        choice = it.choice
        if unasked(choice) != it.keys:
            continue
        lines = lines_of(choice, alike(choice, t.language, names))
        others = [
            line for line in lines if not set(it.keys) & {choice.keys[p] for p in line.places}
        ]
        options = [option_of(line, False, many=choice.most == 1) for line in others]
        skip = declining(choice, t, names) if it.keys and not choice.least else ""
        if options or skip:
            yield Change(number, answer_words(choice, it.keys, t, names), options, skip)


def region(target: str) -> str:
    """Return the region of a target: `spot:gates` for `spot:gates:2`."""
    return ":".join(target.split(":")[:2])


def sealed_words(now: Panel, t: Texts, names: Names) -> str:
    """Return the sealed answer, which the person may still change."""
    assert now.asked is not None
    return t("panel-sealed", answer=answer_words(now.asked, now.given or (), t, names))


def why_not(now: Panel, refused: IllegalAnswer, t: Texts) -> str:
    """Return the reason why the rules refuse, with its place in the rulebook."""
    game = now.table.settings.game
    why = GAMES[game].speaker(t.language).say(refused.words)
    return t("panel-refused", why=why, rule=cited(game, refused.rule, t)) if refused.rule else why


def why_nots(choice: Choice, game: str, t: Texts, names: Names) -> list[str]:
    """List the refused options, each with the reason and its place in the rulebook. Options with
    the same reason share a line, which uses the reason's form ``many``; that form names no option.
    """
    speaker = GAMES[game].speaker(t.language, names)
    by_reason: dict[tuple[str, str], dict[str, str]] = {}
    called = choice.called([refusal.key for refusal in choice.refused], speaker)
    for refusal in choice.refused:
        forms = speaker.forms(refusal.reason)
        shared = by_reason.setdefault((forms.get("many", forms[""]), refusal.rule), {})
        shared[called[refusal.key]] = forms[""]
    lines = []
    for (together, rule), whys in by_reason.items():
        why = together if len(whys) > 1 else next(iter(whys.values()))
        if rule:
            why = t("panel-refused", why=why, rule=cited(game, rule, t))
        lines.append(f"- {', '.join(f'**{label}**' for label in whys)}: {why}")
    return lines


def said(game: str, events: Sequence[Event], t: Texts, names: Names) -> list[str]:
    """Tell the events in paragraphs."""
    return story.paragraphs(game, events, t.language, names)


def idle(now: Panel, t: Texts, names: Names, *, confirmed: bool = False) -> str:
    """Return a line on why there is nothing to do, and who plays next."""
    table = now.table
    if table.status is not Status.RUNNING:
        return t("panel-over")
    waiting = ", ".join(names[question.seat] for question in table.asked)
    return t("panel-called" if confirmed else "panel-waiting", people=waiting)


def merged(asked: Question, place: int, picks: Sequence[int], values: Sequence[int]) -> list[int]:
    """Return the picks after one of several menus was used; picks from the others stay."""
    groups = grouped(asked.options)
    if not 0 <= place < len(groups):
        raise Outdated
    here = {option.place for option in groups[place].options}
    return [pick for pick in picks if pick not in here] + list(values)


def own_seat(table: Table, person: int) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused(Why.NOT_SEATED)
    return seat
