"""Random legal play, with checks of a game's promises after each decision."""

from collections.abc import Iterator
from random import Random
from typing import Any

from .core import Choice, Game, Mode, Result
from .core.errors import RulesError

MOST_DECISIONS = 20_000


class Broken(RulesError):
    """A game broke one of its promises."""


def random_answer(choice: Choice, chance: Random) -> list[str]:
    """Return a random legal answer. Each possible number of keys is equally likely."""
    keys = choice.keys
    if choice.most == 1:
        picked = int(chance.random() * (len(keys) + 1 - choice.least))
        return [keys[picked]] if picked < len(keys) else []
    most = min(choice.most, len(keys))
    return chance.sample(list(keys), chance.randint(choice.least, most))


def random_decision(game: Game[Any], chance: Random) -> None:
    pending = game.pending
    choice = pending[0] if len(pending) == 1 else chance.choice(pending)
    game.answer(choice.seat, choice, random_answer(choice, chance))


def decisions(game: Game[Any], chance: Random) -> Iterator[int]:
    """Play to the end at random; yield the number of each decision after it was made."""
    for number in range(MOST_DECISIONS):
        if game.over:
            return
        random_decision(game, chance)
        yield number
    raise Broken(f"not over after {MOST_DECISIONS} decisions")


def play_out(game: Game[Any], chance: Random) -> int:
    """Play to the end at random; return the number of decisions."""
    for count in range(MOST_DECISIONS):
        if not game.pending:
            return count
        random_decision(game, chance)
    raise Broken(f"not over after {MOST_DECISIONS} decisions")


def watch(game: Game[Any], chance: Random) -> int:
    """Play to the end at random and check the game's promises after every decision. Return the
    number of decisions. Raise Broken."""
    book = game.book
    inventory = dict(book.inventory(game.state))
    for _ in decisions(game, chance):
        check(game, inventory)
    check_result(game)
    return len(game.line)


def check(game: Game[Any], inventory: dict[str, int]) -> None:
    """Check that no component was created or lost and that the game's invariants hold. Raise
    Broken."""
    now = dict(game.book.inventory(game.state))
    if now != inventory:
        changed = sorted(
            f"{name}: {inventory.get(name, 0)} -> {now.get(name, 0)}"
            for name in {*now, *inventory}
            if now.get(name, 0) != inventory.get(name, 0)
        )
        raise Broken(f"components were created or lost: {'; '.join(changed)}")
    for fault in game.book.invariants(game.state):
        raise Broken(fault)


def check_result(game: Game[Any]) -> None:
    """Check that a finished game has a result of its mode's kind, that the parts of scores add up,
    and that every seat is ranked. Raise Broken."""
    result = game.result
    if result is None:
        raise Broken("the game stopped without a result")
    rivals = [(rival.score, rival.parts) for rival in result.rivals if rival.parts]
    for score, parts in [*zip(result.scores, result.parts, strict=False), *rivals]:
        if sum(parts.values()) != score:
            raise Broken(f"a score of {score} does not add up: {parts}")
    ranked = sorted(seat for rank in result.ranking for seat in rank)
    if ranked != list(range(game.setup.seats)):
        raise Broken(f"the ranking {result.ranking} does not name every seat once")
    for fault in _misfits(game.book.modes[game.setup.mode], result):
        raise Broken(f"mode {game.setup.mode}: {fault}")
    settings = {it.record for mode in game.book.modes.values() for it in mode.settings} - {""}
    milestones = {key for keys in game.book.milestones.values() for key in keys}
    if unknown := sorted(set(result.record) - settings - milestones):
        raise Broken(f"neither a setting nor a milestone is the record {unknown[0]!r}")


def _misfits(mode: Mode, result: Result) -> Iterator[str]:
    """Yield the ways in which a result does not fit its mode."""
    sides = [rival.side for rival in result.rivals]
    if sides != [f"rival:{rival}" for rival in mode.rivals]:
        yield f"rivals {', '.join(mode.rivals) or 'none'}, results of {', '.join(sides) or 'none'}"
    if mode.team and result.won is None:
        yield "a team wins or loses"
    if mode.team and any(len({*map(str, it)}) > 1 for it in (result.scores, result.parts)):
        yield f"a team has one score: {result.scores}, {result.parts}"
    if result.kind != "ranking" and len(result.ranking) > 1:
        yield f"who wins or loses together shares a rank: {result.ranking}"
    if result.kind == "team" and not mode.team:
        yield "won or lost, but neither as a team nor against a rival"
    levels = {str(value) for setting in mode.settings for value in setting.values}
    if result.level and result.level not in levels:
        yield f"no setting has the value {result.level!r}"
