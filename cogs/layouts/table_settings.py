"""Choices for opening a table: games, seats and settings, as menus and suggestions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

import msgspec

from rules import GAMES
from rules.core import Mode
from rules.core import Setting as GameSetting
from tables import PACES, Settings
from tables.base.model import (
    AbsencePolicy,
    HintPolicy,
    Motion,
    OptionValue,
    Seating,
    Telling,
    UndoPolicy,
    Visibility,
)

from ..words.texts import LANGUAGES, Texts, joined
from .kit import Entry
from .lobby import Setting

UNDO: Sequence[str] = get_args(UndoPolicy)
ABSENCE: Sequence[str] = get_args(AbsencePolicy)
VISIBILITY: Sequence[str] = get_args(Visibility)
SEATING: Sequence[str] = get_args(Seating)
HINTS: Sequence[str] = get_args(HintPolicy)
TELLING: Sequence[str] = get_args(Telling)
MOTION: Sequence[str] = get_args(Motion)
PLAIN = {
    "pace": tuple(PACES),
    "undo": UNDO,
    "absence": ABSENCE,
    "visibility": VISIBILITY,
    "seating": SEATING,
    "hints": HINTS,
    "telling": TELLING,
    "motion": MOTION,
    "language": LANGUAGES,
}
OPTION = "option."  # stands before the id of a game's own setting
SWITCHES = "switches"  # the field of the form with all of the game's yes-or-no settings
MOVING = "motion"  # a setting of the table; menus of older messages list it among the game's
SEVERAL = 2  # a game with at least this many settings of its own has a form


def seat_numbers(game: str) -> list[int]:
    return sorted({number for mode in GAMES[game].modes.values() for number in mode.seats})


def mode_of(settings: Settings) -> Mode:
    book = GAMES[settings.game]
    return book.modes[book.setup(settings.seats, settings.options).mode]


def least(settings: Settings) -> int:
    """Return the fewest people the game can begin with."""
    return min(mode_of(settings).seats)


def facts(settings: Settings, t: Texts, *, seats: bool = True) -> list[str]:
    """Return the mode and settings, the number of seats unless that is told elsewhere, and the
    pace."""
    pace = t("pace-told", pace=t(f"pace-{settings.pace}"), about=t(f"pace-{settings.pace}-about"))
    count = [t("seats-count", count=settings.seats)] if seats else []
    played = joined([*modes(settings, t), *count, *variants(settings, t)])
    return [line for line in (played, pace) if line]


def modes(settings: Settings, t: Texts) -> list[str]:
    """Return the mode, where there is a choice."""
    game = settings.game
    mode = t.mode(game, mode_of(settings).id)
    return [mode] if len(GAMES[game].modes) > 1 and mode != t.game(game) else []


def variants(settings: Settings, t: Texts) -> list[str]:
    """Return the game's own settings, without those that are off or usual."""
    game, mode = settings.game, mode_of(settings)
    chosen = GAMES[game].setup(settings.seats, settings.options).options
    return [
        variant(game, setting.id, chosen[setting.id], t)
        for setting in mode.settings
        if not goes_without_saying(setting, chosen[setting.id])
    ]


def goes_without_saying(setting: GameSetting, value: OptionValue) -> bool:
    usual = value == setting.default and type(value) is type(setting.default)
    return value is False or (usual and isinstance(value, int) and value is not True)


def variant(game: str, id: str, value: str | int | bool, t: Texts) -> str:
    name = t.setting(game, id)
    return name if value is True else f"{name}: {t.value(game, id, value)}"


def customs(settings: Settings, t: Texts) -> list[str]:
    """Return the table's other agreements, such as undo and absence."""
    kept = ("absence", "visibility", "hints", "language")
    others = [f"{t(f'options-{id}')}: {t.choice(id, getattr(settings, id))}" for id in kept]
    return [t(f"undo-{settings.undo}-told"), *others]


def menus(settings: Settings, t: Texts) -> list[Setting]:
    """Return the host's menus, without the game's own settings if those have a form."""
    form = bool(form_of(settings, t))
    return [it for it in one_by_one(settings, t) if not (form and it.id.startswith(OPTION))]


def form_of(settings: Settings, t: Texts) -> list[Setting]:
    """Return the fields of the form with the game's own settings, all yes-or-no ones in one field;
    none if a menu is quicker."""
    own = [it for it in one_by_one(settings, t) if it.id.startswith(OPTION)]
    if len(own) < SEVERAL:
        return []
    both = {f"{OPTION}{id}": values for id, values in switches(settings).items()}
    ticked = [
        Entry(variant(settings.game, it.id.removeprefix(OPTION), both[it.id][1], t), it.id,
              it.entries[1].about, it.entries[1].chosen)
        for it in own
        if it.id in both
    ]  # fmt: skip
    together = Setting(SWITCHES, t("options-switches"), ticked, several=True)
    return [*(it for it in own if it.id not in both), *([together] if ticked else [])]


def filled(settings: Settings, fields: Mapping[str, str]) -> Settings:
    """Return the settings after the form was filled in. Raise LookupError or ValueError for what it
    does not offer."""
    for id, value in fields.items():
        if id == SWITCHES:
            ticked = [it for it in value.split(",") if it]
            if MOVING in ticked:
                raise LookupError(value)
            kept = [MOVING] if settings.motion == "moving" else []
            settings = switched(settings, [*ticked, *kept])
        elif id.startswith(OPTION):
            settings = changed(settings, id, value)
        else:
            raise LookupError(id)
    return settings


def switches(settings: Settings) -> dict[str, Sequence[str | int | bool]]:
    """Return the game's yes-or-no settings, the usual value first."""
    both = (it for it in mode_of(settings).settings if not it.record and len(it.values) == 2)
    return {it.id: it.values for it in both}


def switched(settings: Settings, chosen: Sequence[str]) -> Settings:
    """Return the settings with exactly these extras switched on; menus of older messages list
    moving pictures among them. Raise LookupError for an unknown value."""
    both = switches(settings)
    if not set(chosen) <= {f"{OPTION}{id}" for id in both} | {MOVING}:
        raise LookupError(chosen)
    own = {id: values[f"{OPTION}{id}" in chosen] for id, values in both.items()}
    options = {**settings.options, "mode": mode_of(settings).id, **own}
    motion: Motion = "moving" if MOVING in chosen else "still"
    return msgspec.structs.replace(settings, options=options, motion=motion)


def one_by_one(settings: Settings, t: Texts) -> Iterator[Setting]:
    book, game, mode = GAMES[settings.game], settings.game, mode_of(settings)
    yield Setting(
        "mode",
        t("options-mode"),
        [Entry(t.mode(game, id), id, chosen=id == mode.id) for id in book.modes],
    )
    yield Setting(
        "seats",
        t("options-seats"),
        [Entry(str(n), str(n), chosen=n == settings.seats) for n in mode.seats],
    )
    chosen = book.setup(settings.seats, settings.options).options
    for setting in mode.settings:
        if setting.record:
            continue  # its value comes from earlier games, so nobody chooses it
        entries = [
            Entry(
                t.value(game, setting.id, value),
                str(place),
                t.about_setting(game, setting.id) if value is True else "",
                chosen=value == chosen[setting.id],
            )
            for place, value in enumerate(setting.values)
        ]
        yield Setting(f"{OPTION}{setting.id}", t.setting(game, setting.id), entries)
    for id, values in PLAIN.items():
        entries = [plain_entry(id, value, settings, t) for value in values]
        yield Setting(id, t(f"options-{id}"), entries)


def plain_entry(id: str, value: str, settings: Settings, t: Texts) -> Entry:
    about = t(f"pace-{value}-about") if id == "pace" else ""
    return Entry(t.choice(id, value), value, about, chosen=getattr(settings, id) == value)


def changed(settings: Settings, id: str, value: str) -> Settings:
    """Return the settings after one menu was used."""
    if id == "mode":
        mode = GAMES[settings.game].modes[value]
        seats = settings.seats if settings.seats in mode.seats else mode.seats[0]
        return msgspec.structs.replace(settings, seats=seats, options={"mode": value})
    if id == "seats":
        options = {**settings.options, "mode": mode_of(settings).id}
        return msgspec.structs.replace(settings, seats=int(value), options=options)
    if id.startswith(OPTION):
        mode, own = mode_of(settings), id.removeprefix(OPTION)
        values = next(setting.values for setting in mode.settings if setting.id == own)
        options = {**settings.options, "mode": mode.id, own: values[int(value)]}
        return msgspec.structs.replace(settings, options=options)
    if value not in PLAIN[id]:
        raise ValueError(f"{id} cannot be {value!r}")
    return msgspec.structs.replace(settings, **{id: value})
