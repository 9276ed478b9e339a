"""The actions of The Curse of Candelabria, as people type them in commands."""

from rules.core.vocabulary import Action, Parameter, Vocabulary

from .registry import book


def point(*names: str) -> frozenset[str]:
    return frozenset(f"candelabria.{name}" for name in names)


TURN = point("turn", "after")
SYMBOLS = point(
    "effect", "kindle", "extinguish", "draw_tactic", "destroy_temple", "steal", "curse_influence",
    "withered", "move_candle", "steal_vp", "ride", "destination",
)  # fmt: skip
ARRIVING = SYMBOLS | point(
    "castle", "push", "push_to", "cube", "mine", "influence", "barracks", "forge", "temple_site",
    "portal", "tavern", "move",
)  # fmt: skip
CURSING = SYMBOLS | point("echo", "abduct", "tempt", "crown", "devour", "choke")

TO = Parameter("to", point("destination", "push_to"))
THERE = Parameter("then", ARRIVING, chain=True)
EFFECTS = Parameter("effects", SYMBOLS, chain=True)
MORE = Parameter("more", chain=True)

ACTIONS = (
    Action(
        "start",
        (
            Parameter("house", point("house", "start")),
            Parameter("secret", point("quest")),
        ),
    ),
    Action(
        "deploy",
        (
            Parameter("card", TURN, only=("deploy:",)),
            Parameter("role", point("role")),
            Parameter("at", point("deploy_at")),
            EFFECTS,
        ),
    ),
    Action(
        "manoeuvre",
        (
            Parameter("card", TURN, only=("manoeuvre:",)),
            Parameter("forge", point("forge", "temple_site"), chain=True),
            Parameter("figure", point("move")),
            TO,
            THERE,
        ),
    ),
    Action(
        "move",
        (Parameter("figure", point("move", "portal", "ride", "abduct", "move_candle")), TO, THERE),
    ),
    Action("burn", (Parameter("candle", point("move"), only=("burn:",)), TO, THERE)),
    Action("push", (Parameter("candle", point("push")), TO, MORE)),
    Action("take", (Parameter("what", point("mine", "cube", "barracks", "draw_tactic")), MORE)),
    Action(
        "buy",
        (
            Parameter("what", point("forge", "tempt")),
            Parameter("region", point("temple_site")),
            Parameter("more", point("forge", "temple_site"), chain=True),
        ),
    ),
    Action("influence", (Parameter("curse", point("influence", "curse_influence")), MORE)),
    Action("return", (Parameter("cards", point("tavern", "under"), chain=True),)),
    Action("kindle", (Parameter("where", point("kindle")), MORE)),
    Action("extinguish", (Parameter("flame", point("extinguish", "castle", "choke")), MORE)),
    Action("steal", (Parameter("what", point("steal", "steal_vp")), MORE)),
    Action("destroy", (Parameter("temple", point("destroy_temple")), MORE)),
    Action("flame", (Parameter("way", point("put_out", "comfort"), chain=True),)),
    Action("curse", (Parameter("region", point("curse_region")),
                     Parameter("ability", CURSING, chain=True))),
    Action("wither", (Parameter("slot", point("wither")),)),
    Action(
        "commit",
        (
            Parameter("left", point("commit"), about={"slot": 1}),
            Parameter("right", point("commit"), about={"slot": 2}),
        ),
    ),
    Action("neutralise", (Parameter("card", point("neutralise")), MORE)),
    Action("resolve", (Parameter("first", point("item", "effect", "withered")), EFFECTS)),
    Action(
        "tactic",
        (
            Parameter("card", TURN, only=("play:",)),
            Parameter("region", point("play_region")),
            EFFECTS,
        ),
    ),
    Action("answer", (Parameter("choice", chain=True),)),
    Action("skip", declines=True),
)  # fmt: skip

book.vocabulary = Vocabulary("candelabria", ACTIONS)
