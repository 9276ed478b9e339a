"""Checks of the promises that every game has to keep. Each check plays at random and yields the
promises that were broken."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

from .core import Choice, Game, IllegalAnswer, Mark
from .core.save import load, read, to_json
from .play import decisions, random_answer, random_decision

EVERY = 5  # decisions between two comparisons of views
Promise = Callable[[Game[Any], Random], Iterator[str]]


def moments(game: Game[Any], chance: Random) -> Iterator[int]:
    """Play at random; yield -1 at the start, then the number of each decision."""
    yield -1
    yield from decisions(game, chance)


def position(game: Game[Any]) -> tuple[bytes, list[tuple[int, int, str, list[str]]]]:
    """Return the state and the open questions: all that decides how the game goes on."""
    pending = [(c.asked, c.seat, c.point, list(c.keys)) for c in game.pending]
    return game.book.encode(game.state), pending


def imagined(game: Game[Any], watcher: int | None, chance: Random) -> Game[Any] | None:
    """Return a copy with everything unknown to ``watcher`` dealt anew, or None if it met chance or
    a secret on the way to its first question."""
    state = game.book.decode(game.marks[-1].state)
    game.book.redeal(state, watcher, chance.shuffle)
    twin = game.clone()
    twin.restore([Mark(len(game.line), game.book.encode(state))])
    return None if twin.revealed else twin


def spoken(choice: Choice, state: Any) -> list[Any]:
    """Return the words of a question's options and refusals, made for another state."""
    twin = Choice(
        choice.book,
        state,
        choice.seat,
        choice.point,
        choice.keys,
        choice.least,
        choice.most,
        choice.about,
    )
    return [[option.words for option in twin.options], twin.refused]


def copies(game: Game[Any], chance: Random) -> Iterator[str]:
    """Check that loaded and cloned copies of a game behave like the game itself after every
    decision."""
    while not game.over:
        twins = [load(game.book, read(to_json(game))), game.clone()]
        before = len(game.line)
        if [position(twin) for twin in twins] != [position(game)] * 2:
            yield f"after {before} decisions it is another position when it is loaded"
        random_decision(game, chance)
        decision = game.line[before]
        for twin in twins:
            choice = twin.choice_for(decision.seat)
            if choice is None:
                yield f"after {before} decisions seat {decision.seat} is not asked when loaded"
                continue
            twin.answer(decision.seat, choice, decision.keys)
            if position(twin) != position(game):
                yield f"{decision.point} leads elsewhere when the game was loaded before it"
            if twin.undo_limit(decision.seat) != game.undo_limit(decision.seat):
                yield f"{decision.point} is taken back otherwise when the game was loaded"


def undoing(game: Game[Any], chance: Random) -> Iterator[str]:
    """Check that undo and redo lead back to the same position, and that only the seat that decided
    can undo."""
    for _ in moments(game, chance):
        seat = game.undo_seat
        limit = game.undo_limit(seat)
        if seat < 0 or limit == len(game.line):
            continue
        if {decision.seat for decision in game.line[limit:]} != {seat}:
            yield f"seat {seat} could take back what others have decided"
        before = position(game)[0]
        twin = game.clone()
        twin.undo(seat, chance.randrange(limit, len(game.line)))
        twin.redo()
        if position(twin)[0] != before or [d.keys for d in twin.line] != [
            d.keys for d in game.line
        ]:
            yield f"{game.line[-1].point} taken back and done again leads elsewhere"
        for other in range(game.setup.seats):
            if other != seat and not refuses(partial(game.undo, other, len(game.line) - 1)):
                yield f"seat {other} could take back what seat {seat} has decided"


def refuses(act: Callable[[], object]) -> bool:
    try:
        act()
    except IllegalAnswer as refused:
        return bool(str(refused))
    return False


def hiding(game: Game[Any], chance: Random) -> Iterator[str]:
    """Check that a seat's view and its questions do not change when everything unknown to it is
    dealt anew."""
    for number, _ in enumerate(moments(game, chance)):
        for seat in (None, *range(game.setup.seats)) if number % EVERY == 0 else ():
            twin = game.book.decode(game.book.encode(game.state))
            game.book.redeal(twin, seat, chance.shuffle)
            who = "a spectator" if seat is None else f"seat {seat}"
            if game.book.view(twin, seat) != game.book.view(game.state, seat):
                yield f"after {number} decisions {who} sees what it cannot know"
            if game.seed.hex() in json.dumps(game.view(seat)):
                yield f"{who} sees the seed"
            for choice in game.pending:
                if choice.seat == seat and spoken(choice, twin) != spoken(choice, game.state):
                    yield f"{choice.point} tells {who} what it cannot know"


def asking_in_secret(game: Game[Any], chance: Random) -> Iterator[str]:
    """Check that a question is secret if its options depend on hidden things. A public question
    with one option answers itself, and that would tell everybody the option."""
    for _ in moments(game, chance):
        fresh = game.pending and game.marks[-1].at == len(game.line)
        for choice in game.pending if fresh else ():
            others = [n for n in (None, *range(game.setup.seats)) if n != choice.seat]
            twin = imagined(game, chance.choice(others), chance)
            asked = twin.choice_for(choice.seat) if twin else None
            if choice.secret or asked is None or asked.point != choice.point:
                continue
            if list(asked.keys) != list(choice.keys):
                yield f"{choice.point} is not secret, though what is hidden decides its options"


def barriers(game: Game[Any], chance: Random) -> Iterator[str]:
    """Check that a decision without a barrier tells a watching seat nothing hidden: played on a
    copy that was dealt anew, it has to look the same."""
    compared = 0
    while not game.over:
        fresh = game.marks[-1].at == len(game.line)
        watcher = chance.choice([None, *range(game.setup.seats)])
        twin = imagined(game, watcher, chance) if fresh else None
        if twin is not None and twin.view(watcher) != game.view(watcher):
            yield f"what {watcher} imagines does not look like what it sees"
        choice = chance.choice(game.pending)
        keys = random_answer(choice, chance)
        events = game.answer(choice.seat, choice, keys)
        if twin is None or game.revealed or game.shown:
            continue
        asked = twin.choice_for(choice.seat)
        if asked is None or asked.point != choice.point or not set(keys) <= set(asked.keys):
            continue
        others = twin.answer(choice.seat, asked, keys)
        if twin.revealed:
            continue
        compared += 1
        told = [[it for it in told if it.seen_by(watcher)] for told in (others, events)]
        if told[0] != told[1] or twin.view(watcher) != game.view(watcher):
            yield f"{choice.point} tells seat {watcher} something hidden without a barrier"
    if not compared and len(game.line) >= 50:
        yield "no decision could be compared with an imagined one"


def saying(game: Game[Any], chance: Random, languages: Sequence[str]) -> Iterator[str]:
    """Check that questions, options, refusals and events have words in these languages."""
    for number, _ in enumerate(moments(game, chance)):
        for choice in game.pending if number % 7 == 0 else ():
            for language in languages:
                yield from unsaid(choice, language)
    again = Game(game.book, game.setup, game.seed)
    events = again.start()
    for decision in game.line:
        asked = next(c for c in (*again.pending, *again.changeable) if c.seat == decision.seat)
        events += again.answer(decision.seat, asked, decision.keys)
    for event in events:
        for language in languages:
            if not game.book.speaker(language).say(event.words):
                yield f"{event.id} is not told in {language}"


def unsaid(choice: Choice, language: str) -> Iterator[str]:
    """Yield the parts of a question that have no words."""
    if not choice.question(language):
        yield f"{choice.point} asks nothing in {language}"
    for option in choice.options:
        if not option.label(language):
            yield f"{choice.point}: {option.key} is not called anything in {language}"
    for refusal in choice.refused:
        if refusal.key in choice.keys:
            yield f"{choice.point} refuses {refusal.key}, which is legal"
        if not choice.book.speaker(language).say(refusal.reason):
            yield f"{choice.point} does not say in {language} why {refusal.key} is refused"
