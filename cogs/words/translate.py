"""Names and descriptions of commands in every language, from ``commands.ftl``.

A command's message holds its name; attributes hold its description, its parameters (``p-seats``,
``p-seats-about``) and its fixed choices (``c-...``).
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

import locales
from locales.check import COMMAND_NAME, DESCRIPTION, MENU_ENTRY

from .texts import COMMANDS, LANGUAGES, Texts, language_of, shown_as

F = TypeVar("F", bound=Callable[..., Any])
SHARED = "shared"
CHOICE = 100  # most characters that Discord allows a fixed choice

log = logging.getLogger(__name__)


@cache
def forms(path: str, language: str = LANGUAGES[0]) -> Mapping[str, str]:
    """Return a command's words; a game's own commands have a file with shared parameters."""
    own = f"{path.partition(' ')[0]}/commands"
    id = path.rstrip("?").replace(" ", "-")
    if not locales.has(language, own, SHARED):
        found = locales.forms(language, COMMANDS, f"command-{id}", {})
    else:
        found = locales.forms(language, own, SHARED, {}) | locales.forms(language, own, id, {})
    return found | {"name": found[""]}


def described(path: str) -> Callable[[F], F]:
    """Describe a command's parameters in English, from the Fluent file."""
    about = {
        key[2:-6].replace("-", "_"): said
        for key, said in forms(path).items()
        if key.startswith("p-") and key.endswith("-about")
    }
    return app_commands.describe(**about)


def about(path: str) -> str:
    return forms(path)["about"]


class Translator(app_commands.Translator):
    """Translator of command names, called for each language at registration."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = shown_as(str(locale))
        if language is None:
            return None
        if context.location is At.choice_name and "value" in string.extras:
            return Texts(language).choice(string.extras["id"], string.extras["value"])
        if (key := wanted(context)) is None:
            return None
        said = forms(key[0], language).get(key[1])
        return None if said == string.message else said


def wanted(context: app_commands.TranslationContextTypes) -> tuple[str, str] | None:
    """Return the message and the attribute in `commands.ftl` that hold this string."""
    data: Any = context.data
    match context.location:
        case At.command_name | At.group_name:
            return data.qualified_name, "name"
        case At.command_description | At.group_description:
            return data.qualified_name, "about"
        case At.parameter_name:
            return data.command.qualified_name, f"p-{data.name}".replace("_", "-")
        case At.parameter_description:
            return data.command.qualified_name, f"p-{data.name}-about".replace("_", "-")
        case _:
            return None


def leave_out_misfits(siblings: list[dict[str, Any]], *, choices: bool = False) -> None:
    """Remove translations that Discord would refuse, from these commands, parameters or choices and
    from everything below them: a single one would keep all commands from being registered."""
    for it in siblings:
        _only(it, "description_localizations", lambda said: 1 <= len(said) <= DESCRIPTION)
        _only(it, "name_localizations", _names(it, choices))
        leave_out_misfits(it.get("options") or [])
        leave_out_misfits(it.get("choices") or [], choices=True)
    for locale in {key for it in siblings for key in it.get("name_localizations") or ()}:
        names = [
            ((it.get("name_localizations") or {}).get(locale) or it["name"], _menu(it))
            for it in siblings
        ]
        if len(set(names)) < len(names):
            log.warning(
                "%s: two of %s have one name, all keep their own", locale, _listed(siblings)
            )
            for it in siblings:
                (it.get("name_localizations") or {}).pop(locale, None)


def _names(it: dict[str, Any], choice: bool) -> Callable[[str], bool]:
    """Return a test for translated names: tells if Discord accepts them for this command, parameter
    or choice."""
    if choice:
        return lambda name: 1 <= len(name) <= CHOICE
    if _menu(it):
        return lambda name: 1 <= len(name) <= MENU_ENTRY
    return lambda name: bool(COMMAND_NAME.fullmatch(name)) and name == name.lower()


def _menu(it: dict[str, Any]) -> int:
    """Return the kind of menu in which a command stands; 0 for a typed command."""
    return 0 if "description" in it else it.get("type", 0)


def _only(it: dict[str, Any], key: str, fits: Callable[[str], bool]) -> None:
    said = it.get(key) or {}
    for locale in [locale for locale, text in said.items() if not fits(text)]:
        log.warning("%s: Discord would refuse %r for %s", locale, said.pop(locale), it["name"])


def _listed(siblings: Iterable[dict[str, Any]]) -> str:
    return ", ".join(it["name"] for it in siblings)


__all__ = ["Translator", "about", "described", "language_of"]
