"""Values that a finished table adds to a person's record, and numbers that carry over between
games."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from db import RecordRow
from rules import GAMES
from rules.core import Setting

from .keeping import pack
from .model import Table

RecordValue = int | str


class NumberChange(Struct, array_like=True, frozen=True):
    """A number after a game (``value``) and before it (``begun``)."""

    value: int
    begun: int


decoder: msgspec.msgpack.Decoder[NumberChange | RecordValue]
decoder = msgspec.msgpack.Decoder(NumberChange | RecordValue)
read_change = decoder.decode


def written(table: Table, name: str, value: RecordValue) -> bytes:
    """Pack the value that a finished table adds to a person's record. If it is a number that
    carries over between games, pack it with the number before the game."""
    setting = setting_of(table.settings.game, name)
    if setting is None or not isinstance(value, int):
        return pack(value)
    begun = table.options.get(setting.id, setting.default)
    return pack(NumberChange(value, begun)) if isinstance(begun, int) else pack(value)


def unpack_value(body: bytes) -> RecordValue:
    found = read_change(body)
    return found.value if isinstance(found, NumberChange) else found


def setting_of(game: str, name: str) -> Setting | None:
    """Return the setting whose first value is taken from the person's record of this name."""
    modes = GAMES[game].modes.values() if game in GAMES else ()
    return next((it for mode in modes for it in mode.settings if it.record == name), None)


def after(row: RecordRow, before: Sequence[RecordValue]) -> RecordValue:
    """Return the record's value after this game, given the values before. A number changes by as
    much as it did in the game, within the limits of the setting."""
    change, setting = read_change(row.value), setting_of(row.game, row.name)
    if not isinstance(change, NumberChange):
        return change
    if setting is None:
        return change.value
    now = before[-1] if before else setting.default
    if not isinstance(now, int):
        return change.value
    known = [value for value in setting.values if isinstance(value, int)]
    return min(max(now + change.value - change.begun, min(known)), max(known))
