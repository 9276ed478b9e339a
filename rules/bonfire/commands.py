"""Bonfire's actions, as people type them in commands."""

from rules.core.vocabulary import Action, Parameter, Vocabulary

from .registry import book

TURN = ("bonfire.turn",)
ISLAND = ("bonfire.turn", "bonfire.island_action")
BONUS = ("bonfire.turn", "bonfire.last_chance", "bonfire.after")
ONCE_MORE = ("bonfire.turn", "bonfire.after")


def point(*names: str) -> frozenset[str]:
    return frozenset(f"bonfire.{name}" for name in names)


def means(key: str, points: tuple[str, ...]) -> dict[str, str]:
    """Return a map from each of these points to ``key``, the answer that a command gives by its
    name alone."""
    return dict.fromkeys(points, key)


PAY = Parameter("pay", point("pay_tokens"), plain="price")
RESOURCES = Parameter("resources", point("pay_resources"), plain="price")
SEAT = Parameter("seat", point("council"))
TAKE = Parameter("take", chain=True)

ACTIONS = (
    Action("start", (Parameter("tile", point("start_tile")), Parameter("lay", point("start_way")))),
    Action(
        "fate",
        (
            Parameter("tile", point("fate_tile")),
            Parameter("cell", point("fate_cell")),
            Parameter("lay", point("fate_way")),
        ),
        means("place_fate", TURN),
    ),
    Action(
        "path",
        (PAY, Parameter("tile", point("exchange_paths", "path_tile"), chain=True)),
        means("build_path", TURN),
    ),
    Action(
        "sail",
        (
            Parameter("island", point("sail")),
            PAY,
            Parameter("there", point("island_action"), chain=True),
        ),
        means("move_ship", TURN),
    ),
    Action(
        "task",
        (
            PAY,
            Parameter("gift", point("gift")),
            RESOURCES,
            Parameter("task", point("task_tile")),
            Parameter("space", point("space")),
        ),
        means("receive_task", ISLAND),
    ),
    Action(
        "guardian",
        (PAY, Parameter("march", point("march_on_arrival"), chain=True)),
        means("retrieve_guardian", ISLAND),
    ),
    Action(
        "procession",
        (
            Parameter("steps", point("procession")),
            PAY,
            Parameter("walk", point("next_guardian", "guardian_goal"), chain=True),
        ),
        means("hold_procession", TURN),
    ),
    Action(
        "great",
        (
            Parameter("area", point("turn_to")),
            PAY,
            Parameter("rewards", point("rewards")),
            Parameter("portal", point("portal")),
        ),
        means("use_great_bonfire", TURN),
    ),
    Action(
        "gnome",
        (
            Parameter("gnome", point("gnome")),
            Parameter("price", point("gnome_price")),
            PAY,
            RESOURCES,
        ),
        means("recruit_gnome", TURN),
    ),
    Action(
        "light",
        (Parameter("task", point("light")), SEAT, TAKE),
        means("light_bonfire", TURN),
    ),
    Action("bonus", (Parameter("task", frozenset(BONUS), only=("bonus:",)), SEAT, TAKE)),
    Action("discard", (Parameter("tokens", point("discard")),), means("discard", ONCE_MORE)),
    Action("pass", opening=means("pass", TURN)),
    Action("answer", (Parameter("choice", chain=True),)),
    Action("skip", declines=True),
)

NAMED_AFTER = {
    "bonfire.guardian_goal": "guardian",
    "bonfire.walk_to": "guardian",
    "bonfire.other_resource": "guardian",
}

book.vocabulary = Vocabulary("bonfire", ACTIONS, NAMED_AFTER)
