"""Positions of White Moon for sentences that random games hardly reach."""

from collections.abc import Iterator

from tests.ghost_stories.stage import RED, Scene
from tests.ghost_stories.white_moon.stage import moon


def rare() -> Iterator[Scene]:
    clawed = moon().owns("blue", "avenging_claw").at("blue", "sw").tao("blue")
    clawed.ghost("S1", "drowned_maiden").ghost("W3", "zombie_1")
    yield clawed.yang("blue", tao=["red", "red", "black"]).take("exorcise")
    beaten = moon(level="nightmare").ghost("N2", "gatekeeper").at("red", "n").tao("red", black=1)
    yield beaten.yang("red", tao=["black", "black", "black"]).take("exorcise", "space:N2")
    yield moon().begin(["xiang_saved"])
    yield moon().owns("red", "fireworks").qi("red", 1).begin(["curse_lose_qi", RED, "space:N1"])
    buddhas = moon(2).ghost("N2", "skinner").begin(["wu_saved"])
    yield buddhas
    yield buddhas.take("space:N1")
    paid = moon().ghost("N2", "skinner").at("red", "n").tao("red").crystals("red", 1)
    scene = paid.yang("red", tao=["blue", "blue", "blue"])
    yield scene.take("exorcise", "space:N2")
    village = moon(level="nightmare").no_tile("pavilion", "night_watch").top("uncatchable")
    yield village.begin(["yang"], ["arrival"]).skip()
    shield = moon().owns("red", "time_shield").top("skinner", "ghoul")
    yield shield.begin(["yang"], ["arrival"]).skip()
    yield moon().crystals("red", 1, new=1).at("red", "nw").yang("red")
