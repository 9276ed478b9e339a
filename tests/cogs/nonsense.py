"""Values for parameters and forms, typed by people who do not read the question."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sandbox.check_commands import BOOLEAN, CHANNEL, INTEGER, ROLE, STRING, USER_OPTION
from sandbox.check_components import Part
from sandbox.model import Json
from sandbox.people import Person
from sandbox.posting import Upload
from tests.bench import Bench

WORDS: Sequence[str] = (
    *("1", "2", "0", "-1", "99999999999999999999999999", "٣", "²", "1e9", "0x10", "NaN", "½"),
    *("ryozen", "bonfire", "gems", "RYOZEN ", "archer", "ворота", "gates", "дворец", "UTC"),
    *(
        "Europe/Moscow",
        "../../etc/passwd",
        "/etc/passwd",
        "Europe/",
        "22:30",
        "25:61",
        "7",
        "22.30",
    ),
    *("@everyone", "<@1>", "<#1>", "**bold** `code`", "||spoiler||", "[a](http://b.c)", "</x:1>"),
    *(
        "e/turn/1",
        "a/b",
        ">",
        ">>",
        " ",
        "  \n ",
        "\u202eright to left",
        "🀄🦊👩‍👩‍👧‍👦",
        "ё",
        "İ",
        "ß",
    ),
    *("{ $seat }", "{0}", "%s", "\\", "'; DROP TABLE tables; --", '"', "x" * 100, "я" * 100),
    *("yes please, the third one on the left, then the gates", "place at gates", "a" * 1000),
)
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 12, 30, 31, -1, 1000, 2**31, 2**53, -(2**53))
PICKY = 0.6  # the chance to take a value on offer
LETTERS = "abcdeghmprstавгдкопрст 123"


def words(chance: Random) -> str:
    return chance.choice(WORDS)


async def parameters(
    bench: Bench, person: Person, path: str, leaf: Json, chance: Random
) -> dict[str, Any]:
    """Return a value for each parameter of a command, leaving out some of the optional ones."""
    given: dict[str, Any] = {}
    for option in leaf.get("options") or []:
        if option.get("required") or chance.random() < 0.6:
            given[option["name"]] = await value(bench, person, path, option, given, chance)
    return given


async def value(
    bench: Bench, person: Person, path: str, option: Json, given: dict[str, Any], chance: Random
) -> Any:
    if option.get("choices"):
        return chance.choice(option["choices"])["value"]
    if option.get("autocomplete"):
        typed = chance.choice(("", chance.choice(LETTERS), words(chance)[:100]))
        # Numbers are left out: Discord's own descriptions disagree on how they are sent.
        others = {name: value for name, value in given.items() if type(value) is not int}
        offered = await person.autocomplete(path, option["name"], typed, **others)
        if offered and chance.random() < PICKY:
            return chance.choice(offered).value
    return anything(bench, option, chance)


def anything(bench: Bench, option: Json, chance: Random) -> Any:
    match option["type"]:
        case kind if kind == STRING:
            return words(chance)
        case kind if kind == INTEGER:
            low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
            return min(max(chance.choice(NUMBERS), low), high)
        case kind if kind == BOOLEAN:
            return chance.random() < 0.5
        case kind if kind == USER_OPTION:
            return chance.choice(sorted(bench.world.users))
        case kind if kind == CHANNEL:
            return chance.choice(sorted(bench.world.channels))
        case kind if kind == ROLE:
            return chance.choice(sorted(bench.guild.roles))
        case kind:
            raise AssertionError(f"nothing is known of parameters of kind {kind}")


def filled(form: Json, chance: Random) -> dict[str, object]:
    """Return the fields of a form, each filled with something or left as it is."""
    found: dict[str, object] = {}
    for part in form["components"]:
        field = part.get("component") or next(iter(part.get("components") or []), None)
        if field is not None:
            found[field["custom_id"]] = filling(field, chance)
    return found


def filling(field: Json, chance: Random) -> object:
    values = [it["value"] for it in field.get("options") or ()]
    if field["type"] == Part.CHECKBOX_GROUP:
        return [it for it in values if chance.random() < 0.5]
    if field["type"] == Part.FILE_UPLOAD:
        return [Upload("game.json", words(chance).encode())]
    return chance.choice(values) if values else words(chance)[: field.get("max_length") or 4000]
