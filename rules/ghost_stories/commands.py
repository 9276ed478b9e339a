"""The actions of Ghost Stories, as people type them in commands."""

from rules.core.vocabulary import Action, Parameter, Vocabulary

from .registry import book

YANG = "ghost_stories.yang"


def point(*names: str) -> frozenset[str]:
    return frozenset(f"ghost_stories.{name}" for name in names)


def means(key: str) -> dict[str, str]:
    """Return ``key`` as the answer that a command's name alone gives in the Yang phase."""
    return {YANG: key}


TURN = point("yang")
HELP = point(
    "revive", "restore", "gather", "discard_ghost", "night_watch", "circle", "move_ghost",
    "ghost_goes", "whom", "lead", "carry", "take_tao", "school", "yin_yang", "fireworks",
)  # fmt: skip
ASKED = Parameter("then", HELP, chain=True)

ACTIONS = (
    Action(
        "start",
        (
            Parameter("board", point("colour")),
            Parameter("power", point("power")),
            Parameter("who", point("incarnations", "save_first", "give_artefact"), chain=True),
        ),
    ),
    Action(
        "move",
        (
            Parameter("to", TURN, only=("tile:", "stand_up")),
            Parameter("along", point("carry", "second_step"), chain=True),
        ),
    ),
    Action("exorcise", opening=means("exorcise")),
    Action(
        "banish",
        (
            Parameter("ghost", point("banish")),
            Parameter("pay", point("pay")),
            Parameter("more", point("banish", "pay", "qi_or_yin_yang"), chain=True),
        ),
    ),
    Action("reroll", (Parameter("dice", point("reroll", "reroll_curse")),)),
    Action("help", (ASKED,), means("help")),
    Action(
        "rescue",
        (Parameter("gift", point("give_qi", "give_tao", "wu_buddha"), chain=True),),
        means("rescue"),
    ),
    Action(
        "barrier",
        (
            Parameter("do", point("barrier")),
            Parameter("villager", point("barrier_save")),
            Parameter("ghost", point("banish", "pay"), chain=True),
        ),
    ),
    Action(
        "power",
        (
            Parameter("power", TURN, only=("power:", "borrow:")),
            Parameter("on", point("whom", "lead", "carry", "take_tao", "mantra"), chain=True),
        ),
    ),
    Action("yinyang", (ASKED,), means("yin_yang")),
    Action("use", (Parameter("artefact", TURN, only=("artefact:",)), ASKED)),
    Action("buddha", (Parameter("space", TURN, only=("buddha:",)),)),
    Action("crystal", (Parameter("receptacle", TURN, only=("receptacle:",)),)),
    Action("place", (Parameter("space", point("place_ghost", "ghost_goes", "su_ling")),)),
    Action("answer", (Parameter("choice", chain=True),)),
    Action("skip", declines=True),
)

book.vocabulary = Vocabulary("ghost_stories", ACTIONS)
