"""Positions for sentences that random games hardly reach."""

from collections.abc import Iterator

from tests.ghost_stories.stage import Scene, stage


def rare() -> Iterator[Scene]:
    last = stage().at("red", "n").ghost("N2", "dark_mistress").tao("red").deck(9)
    yield last.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    beaten = stage(level="nightmare").at("red", "n").ghost("N2", "dark_mistress").tao("red")
    beaten.no_yin_yang("blue", "green")
    scene = beaten.yang("red", tao=["blue", "blue", "blue"]).take("exorcise")
    yield scene
    yield scene.take("taoist:blue")
    yield stage().dead("red").dead("green").at("blue", "nw").yang("blue").take("help")
    yield stage(level="initiation").haunted("w", "c", "e").ghost("W2", "ghoul", "symbol").yang()
    yield stage().ghost("E1", "bone_cracker").begin(["yang"], ["end_turn"]).skip()
    poor = stage().tao("red", yellow=4, green=4, blue=4, red=4, black=4).tao("green")
    yield poor.tao("blue").tao("yellow").at("red", "s").yang()
    ends = stage().ghost("N1", "dark_mistress").deck(2).begin(["arrival"], ["arrival"])
    yield ends.take(ends.keys[0])
    yield stage().deck(5).yang()
    yield stage().at("red", "n").ghost("N2", "uncatchable").yang()
    yield stage().haunted("n", "c", "s").ghost("S2", "sticky_feet", "symbol").yang()
    yield stage().at("red", "n").ghost("N2", "howling_nightmare").ghost("S2", "ghoul").yang()
