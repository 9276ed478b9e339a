"""A game's result in words: a ranking, a team's result, or one against a rival."""

from collections.abc import Mapping, Sequence

import locales
from render.painters import PAINTERS
from rules import GAMES
from rules.core import Message, Mode
from tables import Outcome, Table

from .texts import Texts, joined

UNBROKEN = "\u00a0"  # a space that keeps a line together


def lines(outcome: Outcome, table: Table, names: Sequence[str], t: Texts) -> list[str]:
    """Return the result in lines; ``names`` are by seat."""
    told = verdict(outcome, table, t)
    if outcome.kind == "team":
        score = outcome.ranking[0].score if outcome.ranking else 0
        return [*told, t.news("ended-score", score=score), *made_of(table, outcome.parts, 0, t)]
    for it in outcome.ranking:
        if outcome.kind == "ranking":
            told.append(t.news("ended-rank", rank=it.rank, seat=names[it.seat], score=it.score))
        else:
            told.append(t.news("ended-side", side=names[it.seat], score=it.score))
        told += made_of(table, outcome.parts, it.seat, t)
    for rival in outcome.rivals:
        side = side_name(table, rival.side, t)
        told += [t.news("ended-side", side=side, score=rival.score)]
        told += made_of(table, [rival.parts], 0, t)
    return [*told, t.news("ended-tie")] if tie_broken(outcome) else told


def tie_broken(outcome: Outcome) -> bool:
    """Tell if somebody is ahead of another with the same score."""
    places = [(it.rank, it.score) for it in outcome.ranking]
    if outcome.kind == "ranking":
        return any(one[0] < it[0] and one[1] == it[1] for one in places for it in places)
    rivals = {rival.score for rival in outcome.rivals}
    return outcome.won is not None and any(score in rivals for _, score in places)


def verdict(outcome: Outcome, table: Table, t: Texts) -> list[str]:
    """Say if the game was won, why, and at which level; nothing for a ranking."""
    if outcome.won is None:
        return []
    rivals = ", ".join(side_name(table, rival.side, t) for rival in outcome.rivals)
    who = "rival" if rivals else "team" if several(table) else "alone"
    told = t.news(f"won-{who}" if outcome.won else f"lost-{who}", rival=rivals)
    game = table.settings.game
    level = t.news("ended-level", level=level_name(game, outcome.level, t)) if outcome.level else ""
    why = [in_game(game, Message(outcome.reason), t)] if outcome.reason else []
    return [told, *why, *([level] if level else [])]


def several(table: Table) -> bool:
    """Tell if more than one person has played. In a file each seat counts as one."""
    return len(table.seats if table.from_file else table.people()) > 1


def side_name(table: Table, side: str, t: Texts) -> str:
    """Return the name of a rival."""
    book = GAMES[table.settings.game]
    return book.speaker(t.language).say(book.name(side))


def side_names(table: Table, names: Sequence[str], t: Texts) -> list[str]:
    """Return the names of the seats, then of the rivals."""
    rivals = mode_of(table).rivals
    return [*names, *(side_name(table, f"rival:{rival}", t) for rival in rivals)]


def mode_of(table: Table) -> Mode:
    book = GAMES[table.settings.game]
    return book.modes[book.setup(len(table.seats), table.options).mode]


def in_game(game: str, words: Message, t: Texts, people: Sequence[str] = ()) -> str:
    return GAMES[game].speaker(t.language, people).say(words)


def level_name(game: str, level: str, t: Texts) -> str:
    """Return the name of a level, a value of one of the game's settings."""
    modes = GAMES[game].modes.values() if game in GAMES else ()
    for setting in (setting for mode in modes for setting in mode.settings):
        if level in map(str, setting.values):
            return t.value(game, setting.id, level)
    return level


def made_of(table: Table, parts: Sequence[Mapping[str, int]], seat: int, t: Texts) -> list[str]:
    """Break a score down by its sources on one line, with the words of the pictures."""
    game = table.settings.game
    if game not in PAINTERS or seat >= len(parts):
        return []
    said = [
        f"{locales.text(t.language, f'{game}/pictures', f'part-{source}')}:{UNBROKEN}{number}"
        for source, number in parts[seat].items()
        if number
    ]
    return [f"-# {joined(said)}"] if said else []
