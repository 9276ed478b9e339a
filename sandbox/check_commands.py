"""Discord's rules for registering application commands."""

import re
from collections.abc import Iterator
from typing import Any

from sandbox.errors import ApiError, Form, refusal
from sandbox.model import Json
from sandbox.spec import Flag, Kinds, Many, Number, OneOf, Shape, Spec, Table, Text, join

# fmt: off
LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
    "th", "zh-CN", "ja", "zh-TW", "ko",
))
# fmt: on
CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
MOST_COMMANDS = {CHAT: 100, USER: 15, MESSAGE: 15}
MOST_CHARACTERS = 8000

# Letters and digits of any script with Devanagari and Thai marks, as Discord defines it.
_NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
_NAME_SPEC = Text(32, 1, required=True)
_TEXT_SPEC = Text(100, 1, required=True)
_NAMES = Table(Text(32, 1), LOCALES)
_TEXTS = Table(Text(100, 1), LOCALES)
_NAMED: dict[str, Spec] = {"name": _NAME_SPEC, "name_localizations": _NAMES}
_DESCRIBED: dict[str, Spec] = _NAMED | {
    "description": _TEXT_SPEC,
    "description_localizations": _TEXTS,
}


def _choices(value: Spec) -> Many:
    named: dict[str, Spec] = {"name": _TEXT_SPEC, "name_localizations": _TEXTS}
    return Many(Shape(named | {"value": value}), 25)


_VALUE = _DESCRIBED | {"required": Flag()}
_VALUES: dict[int, Spec] = {
    STRING: Shape(
        _VALUE
        | {
            "autocomplete": Flag(),
            "choices": _choices(Text(100, 0, required=True)),
            "min_length": Number(0, 6000),
            "max_length": Number(1, 6000),
        }
    ),
    INTEGER: Shape(
        _VALUE
        | {
            "autocomplete": Flag(),
            "choices": _choices(Number(-(2**53), 2**53, required=True)),
            "min_value": Number(-(2**53), 2**53),
            "max_value": Number(-(2**53), 2**53),
        }
    ),
    NUMBER: Shape(
        _VALUE
        | {
            "autocomplete": Flag(),
            "choices": _choices(Number(required=True, whole=False)),
            "min_value": Number(whole=False),
            "max_value": Number(whole=False),
        }
    ),
    CHANNEL: Shape(_VALUE | {"channel_types": Many(Number(0, 20), 20)}),
    **{kind: Shape(_VALUE) for kind in (BOOLEAN, USER_OPTION, ROLE, MENTIONABLE, ATTACHMENT)},
}
_SUBCOMMAND = Shape(_DESCRIBED | {"options": Many(Kinds(_VALUES), 25)})
_GROUP = Shape(_DESCRIBED | {"options": Many(Kinds({SUBCOMMAND: _SUBCOMMAND}), 25, 1)})
_OPTIONS = Many(Kinds({**_VALUES, SUBCOMMAND: _SUBCOMMAND, GROUP: _GROUP}), 25)
_COMMAND: dict[str, Spec] = _NAMED | {
    "type": OneOf((CHAT, USER, MESSAGE)),
    "description_localizations": _TEXTS,
    "options": _OPTIONS,
    "contexts": Many(OneOf((0, 1, 2)), 3, 1),
    "integration_types": Many(OneOf((0, 1)), 2, 1),
    "nsfw": Flag(),
    "dm_permission": Flag(),
}


def check_commands(commands: Any) -> None:
    """Check a whole scope as the bulk overwrite sends it."""
    if not isinstance(commands, list):
        raise refusal("bad_json")
    form = Form()
    for place, command in enumerate(commands):
        Shape(_COMMAND).check(command, str(place), form)
    form.settle()
    for place, command in enumerate(commands):
        _check_command(command, str(place), form)
    _check_distinct(commands, form)
    form.settle()
    for kind, most in MOST_COMMANDS.items():
        if sum((command.get("type") or CHAT) == kind for command in commands) > most:
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({most}).")


def _check_command(command: Json, path: str, form: Form) -> None:
    if (command.get("type") or CHAT) != CHAT:
        for key in ("description", "options"):
            if command.get(key):
                form.wrong(
                    join(path, key),
                    "APPLICATION_COMMAND_INVALID_FIELD",
                    f"Context menu commands cannot have {key}",
                )
        return
    Text(100, 1).check(command.get("description") or "", join(path, "description"), form)
    _check_names(command, path, form)
    _check_options(command.get("options") or [], join(path, "options"), form)
    if _characters(command) > MOST_CHARACTERS:
        form.wrong(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS})",
        )


def _check_names(thing: Json, path: str, form: Form) -> None:
    names = [(join(path, "name"), thing["name"])]
    names += [
        (join(path, f"name_localizations.{locale}"), name)
        for locale, name in (thing.get("name_localizations") or {}).items()
    ]
    for where, name in names:
        if not _NAME.fullmatch(name) or name != name.lower():
            form.wrong(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(options: list[Json], path: str, form: Form) -> None:
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        form.wrong(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all "
            "other types",
        )
    _check_names_differ(options, path, form)
    optional_seen = False
    for place, option in enumerate(options):
        here = join(path, place)
        _check_names(option, here, form)
        _check_choices(option, here, form)
        _check_options(option.get("options") or [], join(here, "options"), form)
        if option.get("required") and optional_seen:
            form.wrong(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")


def _check_names_differ(options: list[Json], path: str, form: Form) -> None:
    locales = {None, *(key for o in options for key in o.get("name_localizations") or {})}
    for locale in locales:
        names = [(o.get("name_localizations") or {}).get(locale) or o["name"] for o in options]
        for place, name in enumerate(names):
            if name in names[:place]:
                form.wrong(
                    join(path, place),
                    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                    f"Option name {name!r} is already used",
                )


def _check_choices(option: Json, path: str, form: Form) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        form.wrong(
            join(path, "autocomplete"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES",
            "Autocomplete cannot be used with choices",
        )
    for key in ("name", "value"):
        seen = [choice[key] for choice in choices]
        for place, value in enumerate(seen):
            if value in seen[:place]:
                form.wrong(
                    join(path, f"choices.{place}.{key}"),
                    "APPLICATION_COMMAND_OPTIONS_CHOICE_ALREADY_EXISTS",
                    f"Option choice {value!r} already exists",
                )
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        if None not in (option.get(least), option.get(most)) and option[least] > option[most]:
            form.wrong(
                join(path, least),
                "APPLICATION_COMMAND_OPTION_RANGE",
                f"{least} cannot be greater than {most}",
            )


def _characters(thing: Json) -> int:
    """Count names, descriptions and values, the longest over all languages."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    if isinstance(thing.get("value"), str):
        total += len(thing["value"])
    children = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return total + sum(map(_characters, children))


def _check_distinct(commands: list[Json], form: Form) -> None:
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        key = (command.get("type") or CHAT, command["name"])
        if key in seen:
            form.wrong(
                str(place),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)


def leaves(command: Json) -> Iterator[tuple[str, Json]]:
    """Yield what a person can call of a command, such as `game new`, with its options."""
    nested = [o for o in command.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]
    if not nested:
        yield command["name"], command
    for option in nested:
        for name, leaf in leaves(option):
            yield f"{command['name']} {name}", leaf
