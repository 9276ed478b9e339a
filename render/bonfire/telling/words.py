"""Words that the parts share."""

from functools import lru_cache

import locales
from render.bonfire.words import effect, name, said
from rules.bonfire.view import GnomeSeen, PathSeen, TaskSeen


@lru_cache(1 << 12)
def word(message: str, language: str, **args: str | int) -> str:
    return locales.text(language, "bonfire/telling", message, **args)


def path_words(path: PathSeen, language: str) -> str:
    """Return a path tile in words, such as `blue crystal, shell`."""
    if path["crystal"]:
        return said(f"path:{path['id']}", language)
    return name("resource", path["resource"], language)


def task_words(task: TaskSeen, language: str) -> str:
    """Return a task in words, such as `3 elders (yellow, 6 points)`."""
    condition = said(f"condition:{task['id']}", language)
    worth = word("worth", language, color=task["color"], points=task["points"])
    return f"{condition} ({worth})"


def gnome_words(seen: GnomeSeen, language: str) -> str:
    """Return a gnome in words, such as `Wayside Picker (fruit): a path tile that you take ...`."""
    cost = name("resource", seen["cost"], language)
    called = name("gnome", seen["id"], language)
    return f"{called} ({cost}): {effect('gnome', seen['id'], language)}"


def amounts(kind: str, held: dict[str, int], language: str) -> list[str]:
    return [f"{name(kind, id, language)} {number}" for id, number in held.items()]
