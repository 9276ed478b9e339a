"""Saved games made by somebody who means harm: changed, incomplete, doubled, or as large, deep or
strange as files can be.

python -m tests.rules.hostile [--files 10000] [--seed 0]

makes so many of them, of every game in turn, and counts their ends. A file is refused in one line,
or it is a game that cannot be told from one that was played.
"""

import argparse
import copy
import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import rules
from rules import BadFile, BadSetup
from rules.core.save import read, to_json
from rules.core.verify import verify
from tests.rules.variants import EVERY, sampled

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 2**64, 10**40, -(2**70), 0.5, 1e308, "", "seat:9", "²", "①",
    "٣", "\u202e", "x" * 6000, "</game new:1>", [], [[]], {}, {"": {}}, ["end_turn"], "\ud800",
)  # fmt: skip
DEEP = 100_000

Node = tuple[Any, Any]  # a list or dict and a place in it


def nodes(tree: Any) -> Iterator[Node]:
    """Yield every place of a JSON tree."""
    places = tree.keys() if isinstance(tree, dict) else range(len(tree))
    for place in list(places):
        yield tree, place
        if isinstance(tree[place], dict | list):
            yield from nodes(tree[place])


def strange(holder: Any, place: Any, chance: Random) -> None:
    holder[place] = chance.choice(STRANGE)


def shifted(holder: Any, place: Any, chance: Random) -> None:
    value = holder[place]
    if isinstance(value, bool):
        holder[place] = not value
    elif isinstance(value, int):
        holder[place] = value + chance.choice((-1, 1, 10))
    else:
        holder[place] = f"{value}x"


def missing(holder: Any, place: Any, chance: Random) -> None:
    del holder[place]


def surplus(holder: Any, place: Any, chance: Random) -> None:
    if isinstance(holder, dict):
        holder["surplus"] = copy.deepcopy(holder[place])
    else:
        holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(holder[place]))


def swapped(holder: Any, place: Any, chance: Random) -> None:
    other = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[place], holder[other] = holder[other], holder[place]


HARMS: tuple[Callable[[Any, Any, Random], None], ...] = (
    strange,
    shifted,
    missing,
    surplus,
    swapped,
)


def harmed(text: str, chance: Random) -> str:
    """Return the file with one to three harms done to it."""
    data = json.loads(text)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        places = list(nodes(data))
        near_top = [(data, name) for name in data]
        holder, place = chance.choice(chance.choice((places, near_top)))
        chance.choice(HARMS)(holder, place, chance)
    return json.dumps(data)


def enormous() -> Iterator[str]:
    """Yield files that are refused before anybody reads them through."""
    yield "[" * DEEP + "]" * DEEP
    yield '{"schema":1,"game":' * DEEP + "1" + "}" * DEEP
    yield '{"schema":1,"game":"' + "x" * 50_000_000 + '"}'
    yield '{"schema":' + "9" * 5000 + "}"


def outcome(text: str, original: str) -> str:
    """Load a changed file and return its end: refused, the same game, or another sound one."""
    try:
        saved = read(text)
        if saved.game not in rules.GAMES:
            raise BadFile(f"$.game: no game {saved.game!r}")
        verdict = verify(rules.GAMES[saved.game], saved)
        game = rules.load_game(text)
    except (BadFile, BadSetup) as refused:
        reason = str(refused)
        assert "\n" not in reason
        return "refused"
    assert verdict.replayed or saved.rules != rules.GAMES[saved.game].version or saved.staged
    for choice in game.pending:
        assert choice.question("en")
        assert all(option.label("ru") for option in choice.options)
    return "the same" if json.loads(to_json(game)) == json.loads(original) else "another"


def games(chance: Random) -> Iterator[str]:
    """Yield games of every kind, stopped anywhere, some with undone moves."""
    ids = sorted({variant.game for variant in EVERY})
    while True:
        for id in ids:
            variant = sampled(id, chance)
            game = variant.midway(chance.choice((0, 3, 12, 30, 60)), seed=chance.randrange(1000))
            if game.line and chance.random() < 0.5:
                game.rewind(max(0, len(game.line) - chance.randrange(1, 6)), by="vote")
            yield to_json(game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    chance = Random(args.seed)
    counted: Counter[str] = Counter(outcome(text, "{}") for text in enormous())
    sources = games(chance)
    while counted.total() < args.files:
        original = next(sources)
        for _ in range(25):
            text = harmed(original, chance)
            try:
                counted[outcome(text, original)] += 1
            except Exception:
                print(text)
                raise
    print(f"{counted.total()} files:", dict(counted))


if __name__ == "__main__":
    main()
