"""The statistics of somebody's games, in words."""

from collections.abc import Iterator, Sequence

from rules import GAMES
from tables import GameSheet, Kind, Record, Sheet

from ..words.results import level_name
from ..words.texts import Texts, joined
from .kit import CALM, Button, Item, Layout, card, line, rows, text

KINDS = 6  # kinds listed for each game
SPANS = (("days", 86400), ("hours", 3600), ("minutes", 60))


def statistics(
    sheet: Sheet, title: str, about: Sequence[str], buttons: Sequence[Button], t: Texts
) -> Layout:
    """Lay out statistics; ``about`` is added below the games."""
    items: list[Item | None] = [text(f"### {title}")]
    for game, found in sheet.games.items():
        items += [text(*game_lines(game, found, t)), line()]
    return Layout(card(*items, text(*about), *rows(buttons), colour=CALM))


def game_lines(game: str, sheet: GameSheet, t: Texts) -> Iterator[str]:
    yield f"**{t.game(game)}**"
    record = sheet.record
    facts = [
        joined([finished(record, t), *only_kind(game, sheet, t)]) if record.played else "",
        t("stats-running", count=sheet.running) if sheet.running else "",
        t("stats-unfinished", count=sheet.unfinished) if sheet.unfinished else "",
        t("stats-place", place=rounded(record.place)) if record.place is not None else "",
        scores(record, t),
        t("stats-time", time=span(sheet.answer_time, t)) if sheet.answer_time is not None else "",
    ]
    yield from (f"{fact[:1].upper()}{fact[1:]}" for fact in facts)
    if len(sheet.kinds) > 1:
        yield from kind_lines(game, sheet, t)


def only_kind(game: str, sheet: GameSheet, t: Texts) -> list[str]:
    return [kind_name(game, kind, t) for kind in sheet.kinds] if len(sheet.kinds) == 1 else []


def kind_lines(game: str, sheet: GameSheet, t: Texts) -> Iterator[str]:
    """Yield a line for each of the most played modes and numbers of players."""
    kinds = sorted(sheet.kinds, key=lambda kind: (-sheet.kinds[kind].played, kind))
    for kind in kinds[:KINDS]:
        record = sheet.kinds[kind]
        told = joined([finished(record, t), scores(record, t)])
        yield f"- {kind_name(game, kind, t)}: {told}"
    if kinds[KINDS:]:
        yield f"- {t('stats-kinds-more', count=len(kinds) - KINDS)}"


def kind_name(game: str, kind: Kind, t: Texts) -> str:
    players = t("stats-players", count=kind.players)
    if kind.level:
        players = f"{level_name(game, kind.level, t)}, {players}"
    many = game in GAMES and len(GAMES[game].modes) > 1
    return f"{t.mode(game, kind.mode)}, {players}" if many else players


def finished(record: Record, t: Texts) -> str:
    return t("stats-finished", played=record.played, won=record.won)


def scores(record: Record, t: Texts) -> str:
    if record.best is None or record.average is None:
        return ""
    best = t("stats-best", best=record.best)
    if record.played == 1:
        return best
    return f"{best}, {t('stats-average', average=rounded(record.average))}"


def rounded(value: float) -> float:
    return round(value, 1)


def span(seconds: int, t: Texts) -> str:
    """Return a duration, rounded to its largest unit."""
    for unit, length in SPANS:
        if seconds >= length:
            return t(f"span-{unit}", count=round(seconds / length))
    return t("span-moment")
