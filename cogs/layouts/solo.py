"""Playing alone: the list of offers, and a page for each with the person's results."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules import GAMES
from rules.core import Setting
from tables import GameSheet, Record
from tables.base.handicaps import RecordValue
from tables.base.model import OptionValue

from ..words.results import level_name
from ..words.texts import Texts, joined
from .kit import Entry
from .statistics import finished

BARS = "▁▂▃▄▅▆▇█"
CURVE = 24  # values in a curve drawn as text
LEVELS = 6  # levels listed, each with its games

History = Mapping[str, Sequence[RecordValue]]


@dataclass(frozen=True)
class Reached:
    """A person's results in one mode, and the values with which their next game begins."""

    sheet: GameSheet | None
    history: History
    begins: Mapping[str, OptionValue]  # values taken from the person's record


def levels(settings: Sequence[Setting], game: str, t: Texts) -> str:
    """Return the levels from easiest to hardest, in a menu's small print."""
    hard = next((it for it in settings if it.id == "difficulty"), None)
    if hard is None:
        return ""
    first, last = (t.value(game, hard.id, value) for value in (hard.values[0], hard.values[-1]))
    return f"{first} … {last}"


def records(sheet: GameSheet | None, mode: str, seats: int) -> dict[str, Record]:
    """Return a person's records by level."""
    kinds = sheet.kinds if sheet is not None else {}
    played = {kind: it for kind, it in kinds.items() if kind.mode == mode}
    return {kind.level: it for kind, it in played.items() if kind.players == seats}


def best(sheet: GameSheet | None, mode: str, seats: int, t: Texts) -> str:
    scores = [it.best for it in records(sheet, mode, seats).values() if it.best is not None]
    return t("stats-best", best=max(scores)) if scores else ""


def results(sheet: GameSheet | None, game: str, mode: str, seats: int, t: Texts) -> list[str]:
    """Return a line for each level on how the person's games went, the most played levels first,
    or a line that says there were none."""
    found = records(sheet, mode, seats)
    if not found:
        return [t("solo-never")]
    lines = []
    for level in sorted(found, key=lambda it: -found[it].played)[:LEVELS]:
        it = found[level]
        top = t("stats-best", best=it.best) if it.best is not None else ""
        name = f"{level_name(game, level, t)}: " if level else ""
        lines.append(f"- {name}{joined([finished(it, t), top])}")
    return lines


def followed(settings: Sequence[Setting], game: str, it: Reached, t: Texts) -> Iterator[str]:
    """Yield, for each setting, the value for the next game, its meaning, and the curve of its
    values so far."""
    for setting in settings:
        begins = it.begins.get(setting.id, setting.default)
        value = signed(begins)
        yield f"**{t('solo-begins', name=t.setting(game, setting.id), value=value)}**"
        yield t.about_setting(game, setting.id)
        yield from course(setting, it.history, t)


def course(setting: Setting, history: History, t: Texts) -> Iterator[str]:
    """Yield a line with the curve of a number over the person's games; nothing without games."""
    come = [value for value in history.get(setting.record, ()) if isinstance(value, int)]
    if come and isinstance(setting.default, int):
        line = [setting.default, *come]
        yield t("solo-curve", curve=curve(line), best=signed(max(line)), games=len(come))


def reached(game: str, mode: str, history: History, t: Texts) -> Iterator[str]:
    """Yield the values that finished games have led to, each with its course, for settings that
    follow a person from game to game."""
    found = GAMES[game].modes.get(mode)
    for setting in found.settings if found is not None else ():
        come = history.get(setting.record, ()) if setting.record else ()
        if come:
            yield f"**{t.setting(game, setting.id)}: {signed(come[-1])}**"
            yield from course(setting, history, t)


def signed(value: OptionValue) -> str:
    return f"{value:+d}".replace("-", "−") if isinstance(value, int) else str(value)


def curve(values: Sequence[int]) -> str:
    """Return the last values as a curve like `▁▃▅▂`, from the lowest to the highest of them."""
    shown = values[-CURVE:]
    low, high = min(shown), max(shown)
    steps = len(BARS) - 1
    return "".join(BARS[(value - low) * steps // max(1, high - low)] for value in shown)


# Stories


def milestones(game: str, history: History, t: Texts) -> list[str]:
    """Return the milestones of each story that the person has seen, by name, and the number of
    those unseen."""
    book = GAMES[game]
    say = book.speaker(t.language).say
    lines = []
    for whole, keys in book.milestones.items():
        seen = [say(book.name(key)) for key in keys if key in history]
        left = len(keys) - len(seen)
        lines.append(f"**{say(book.name(whole))}** · {len(seen)}/{len(keys)}")
        lines += [f"- {name}" for name in seen]
        if left:
            lines.append(f"-# {t('solo-unseen', count=left)}")
    return lines


def menu(setting: Setting, game: str, place: int, t: Texts) -> list[Entry]:
    return [
        Entry(
            t.value(game, setting.id, value),
            str(at),
            t.about_setting(game, setting.id) if value is True else "",
            chosen=at == place,
        )
        for at, value in enumerate(setting.values)
    ]
