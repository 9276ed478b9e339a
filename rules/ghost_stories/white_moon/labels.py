"""Labels of White Moon's options, where the thing's name is not enough."""

from rules.core import Choice, Message, Words

from .. import names
from ..labels import YANG, ghosts, space, whom
from ..parts import DATA, LINE
from ..registry import book
from ..state import State
from .school import group
from .villagers import place_of, stack


def rescue(s: State, key: str) -> Message:
    for top in stack(s, s.moon.portal)[:1]:
        return Message("option-rescue", {"villager": f"villager:{top}", **family_of(top)})
    return Message("option-rescue-nobody")


def family_of(villager: str) -> dict[str, str]:
    family = DATA.villager[villager].family
    return {"family": f"family:{family}", "penalty": f"killed:{family}", "reward": f"gift:{family}"}


def artefact(s: State, key: str) -> Message:
    return Message(f"option-use-{names.last(key).replace('_', '-')}", {"artefact": key})


YANG["rescue"] = rescue
YANG["artefact"] = artefact
YANG["receptacle"] = lambda s, key: Message("option-fill", {"receptacle": key})


@book.noun("killed")
def killed(family: str) -> Words:
    """Describe the penalty for a killed member of a family."""
    tao = DATA.family[family].tao
    if tao:
        return Message("killed-tao", {"tao": f"tao:{tao}"})
    return Message(f"killed-{family}")


@book.noun("gift")
def gift(family: str) -> Words:
    """Describe the gift of a family that is saved completely."""
    artefact = DATA.family[family].artefact
    return book.name(f"artefact:{artefact}") if artefact else Message(f"gift-{family}")


@book.label(
    "ghost_stories.save_first",
    "ghost_stories.kill",
    "ghost_stories.xiang",
    "ghost_stories.barrier_save",
)
def villager(s: State, choice: Choice, key: str) -> Words:
    """Label a villager with his family and place."""
    args = {"villager": key, "tile": names.tile(s, place_of(s, key))}
    return Message("option-villager", {**args, **family_of(names.last(key))})


@book.label("ghost_stories.revive", "ghost_stories.elixir")
def anybody(s: State, choice: Choice, key: str) -> Words:
    """Label a living or dead Taoist, or a villager of the Graveyard."""
    if key.startswith("villager:"):
        return Message("option-dead-villager", {"villager": key, **family_of(names.last(key))})
    if s.boards[names.side_of(s, key)].lives:
        return whom(s, choice, key)
    return Message("option-dead-taoist", {"taoist": key})


@book.label("ghost_stories.su_ling", "ghost_stories.wu_buddha")
def symbol(s: State, choice: Choice, key: str) -> Words:
    """Label a space for Su-Ling with the ghost there."""
    there = s.ghosts.get(names.last(key))
    if there is None:
        return space(s, choice, key)
    args = {"space": key, "ghost": f"ghost:{there.id}"}
    return Message("option-symbol", {**args, "tile": names.tile(s, LINE[names.last(key)][0])})


@book.label("ghost_stories.school")
def school(s: State, choice: Choice, key: str) -> Words:
    there = ghosts(s, group(s, names.last(key)))
    return Message("option-school", {"colour": key, "ghosts": there})


@book.label("ghost_stories.zhou")
def mourner(s: State, choice: Choice, key: str) -> Words:
    """Label a Taoist or a neutral board that would lose Qi."""
    if key.startswith("taoist:"):
        return whom(s, choice, key)
    qi = s.boards[names.side_of(s, key)].qi
    return Message("option-board", {"board": key, "qi": qi})


for point in ("give_artefact", "give_tao", "give_crystal", "tao_leaves", "inherit"):
    book.label(f"ghost_stories.{point}")(whom)
