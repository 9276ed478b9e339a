"""Options as buttons or as a menu on the call itself, if everybody may know them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules import GAMES
from rules.core import Choice
from tables.base.model import Asked
from tables.base.news import Turn
from tables.base.position import Open
from tables.telling.delivery import News

from ..buttons import turns
from ..buttons.picks import NONE, path
from ..buttons.standing import stand_now
from ..layouts.answers import how_many as so_many
from ..layouts.explaining import explained as wholly_explained
from ..layouts.explaining import with_effects
from ..layouts.kit import Button, Entry, Row, Style, button, rows, select
from ..layouts.options import in_a_menu, on_a_call
from ..words.answers import declining
from ..words.equal_options import Alike, alike, told_apart
from ..words.unasked import payment
from ..words.unfolding import Line, Unfolding, how_many, lines_of
from ..words.voice import Voice


@dataclass(frozen=True)
class Offer:
    """A question with its options. Each of ``lines`` answers the question; as long as the list
    stays short, it may answer the questions that follow too."""

    choice: Choice
    lines: Sequence[Line]

    @property
    def most(self) -> int:
        return how_many(self.choice, self.lines)[1]

    @property
    def in_buttons(self) -> bool:
        return self.most == 1 and few(self.lines, declining=not self.choice.least)


def few(lines: Sequence[Line], *, declining: bool = False) -> bool:
    explained = sum(bool(it.more) for it in lines)
    return on_a_call([it.label for it in lines], declining=declining, explained=explained)


def offered(
    asked: Sequence[Asked], public: Mapping[int, Choice], options: Open, v: Voice
) -> Offer | None:
    """Return the question if everybody may know its options and there is room for them. Several
    people who are asked exactly the same share one offer."""
    if not asked or any(one.seat not in options or one.seat not in public for one in asked):
        return None
    choice, *others = (public[one.seat] for one in asked)
    groups = alike(choice, v.t.language, v.shaped)
    if any(differs(it, choice) or alike(it, v.t.language, v.shaped) != groups for it in others):
        return None
    groups = with_effects(choice, groups, v.t.language)
    kinds = choice.most > 1 and any(len(it.places) > 1 for it in groups)
    if kinds or not in_a_menu([it.label for it in groups]):
        return None
    if others:
        return Offer(choice, lines_of(choice, groups))

    def explain(later: Choice, groups: Sequence[Alike]) -> list[Alike]:
        return wholly_explained(later, groups, v.t.language)

    following = Unfolding(options[asked[0].seat], payment, few, few, v.t, v.shaped, explain)
    return Offer(choice, following.unfolded(choice, groups))


def differs(one: Choice, other: Choice) -> bool:
    """Tell if these are two different questions, rather than the same one put to two people."""
    return (one.asked, one.point, one.keys) != (other.asked, other.point, other.keys)


def offered_to(call: Turn, told: News, v: Voice) -> Offer | None:
    """Return the question on a call for one person."""
    asked = [it for it in v.table.asked if (it.seat, it.number) == (call.seat, call.number)]
    return offered(asked, told.asked, told.open, v)


def answers(offer: Offer | None, asked: Sequence[Asked], v: Voice) -> list[Row]:
    """Return the rows of controls with which people answer on the call itself."""
    beforehand = from_now_on(asked, v)
    if offer is None:
        return rows(beforehand)
    choice, about = offer.choice, (v.table.id, offer.choice.asked)
    made: list[Button] = []
    if offer.in_buttons:
        made += [
            button(it.label, turns.now(*about, it.places[0], path(it.then)), Style.primary)
            for it in offer.lines
        ]
    if not choice.least:
        made.append(button(declining(choice, v.t, v.names), turns.now(*about, NONE)))
    made += beforehand
    return rows(made) if offer.in_buttons else [menu(offer, v), *rows(made)]


def from_now_on(asked: Sequence[Asked], v: Voice) -> list[Button]:
    """Return the button for a standing answer, for questions that come outside one's own turn."""
    known = GAMES[v.table.settings.game].conditional
    numbers = {one.public for one in asked if one.point in known and one.public >= 0}
    if len(numbers) != 1:
        return []
    return [button(v.t("stand-offer"), stand_now(v.table.id, *numbers))]


def menu(offer: Offer, v: Voice) -> Row:
    choice = offer.choice
    placeholder = so_many(choice, v.t) if offer.most > 1 else v.t("panel-choose")
    entries = [Entry(it.label, it.path, it.more) for it in offer.lines]
    labels = told_apart(entry.label for entry in entries)
    entries = [replace(it, label=label) for it, label in zip(entries, labels, strict=True)]
    about = turns.pick_now(v.table.id, choice.asked)
    least = (choice.least or 1) if offer.most > 1 else 1
    return select(about, placeholder, entries, least=least, most=offer.most)


def explained(offer: Offer | None, v: Voice) -> Iterator[str]:
    """Yield the explanations that buttons have no room for; a menu shows its own."""
    if offer is not None and offer.in_buttons:
        for it in offer.lines:
            if it.more:
                yield f"-# {it.label} — {it.more}"
