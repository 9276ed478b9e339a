"""Saved games that are corrupt, of other versions, or of corrected rules."""

import json
from random import Random
from typing import Any

import pytest

import rules
from rules import BadFile, BadSetup
from rules.core import Game, Rulebook
from rules.core.save import load, read, to_json
from rules.core.stage import staged
from rules.core.verify import verify
from tests.proof.quay import book as quay
from tests.rules.variants import EVERY


@pytest.fixture
def text() -> str:
    rival = next(variant for variant in EVERY if variant.game == "rival")
    return to_json(rival.midway(12))


def changed(text: str, **values: Any) -> str:
    return json.dumps({**json.loads(text), **values})


def test_every_truncation_is_refused(text: str) -> None:
    for length in range(len(text)):
        with pytest.raises(BadFile):
            rules.load_game(text[:length])


def test_garbage_never_loads_half(text: str) -> None:
    """A file with one byte changed is refused, or it loads as a whole game."""
    chance = Random(0)
    for _ in range(400):
        data = bytearray(text.encode())
        data[chance.randrange(len(data))] = chance.randrange(256)
        try:
            game = rules.load_game(bytes(data))
        except (BadFile, BadSetup):
            continue
        assert game.over or game.pending[0].question("en")


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"schema": 2}, "schema 2 is newer"),
        ({"game": "chess"}, r"\$\.game: no game 'chess'"),
        ({"seed": "zz"}, r"\$\.seed"),
        ({"seed": "00"}, "does not match"),
        ({"rules": 99}, "rules 99 are newer"),
        ({"log": [{"row": "decision"}]}, r"\$\.log\[0\]"),
        ({"log": []}, "beyond"),
        ({"checkpoint": {"at": 0, "state": {}}}, r"\$\.checkpoint\.state"),
        ({"seats": 11}, "played by"),
        ({"options": {"mode": "solo", "dragons": True}}, "dragons"),
    ],
)
def test_the_place_of_the_fault_is_named(text: str, values: dict[str, Any], message: str) -> None:
    with pytest.raises((BadFile, BadSetup), match=message):
        rules.load_game(changed(text, **values))


def test_an_illegal_decision_is_named_by_number(text: str) -> None:
    data = json.loads(text)
    data["log"][-1]["keys"] = ["nonsense"]
    data["checkpoint"] = data.get("undo_checkpoint") or data["checkpoint"]
    with pytest.raises(BadFile, match=r"\$\.log\[11\].*nonsense"):
        verify(rules.GAMES[data["game"]], read(json.dumps(data)))


def test_a_forged_draw_is_found() -> None:
    game = new(quay)
    for _ in range(10):
        choice = game.pending[0]
        game.answer(choice.seat, choice, choice.keys[:1])
    data = json.loads(to_json(game))
    data["opening"][0][3] ^= 1
    with pytest.raises(BadFile, match="draw 0"):
        verify(quay, read(json.dumps(data)))


def test_who_goes_back_to_the_beginning_from_memory_or_from_a_stored_mark_is_at_one_place() -> None:
    """Chance draws the seat that begins before the first question, so marks at 0 differ."""
    game = rules.new_game("ryozen", seats=2, seed=bytes(32))
    kept = game.marks[0]
    while game.marks[0].at == 0:  # until the game has dropped its first mark
        choice = game.pending[0]
        game.answer(choice.seat, choice, choice.keys[-max(1, choice.least) :])
    files = []
    for mark in (None, kept):
        twin = game.clone()
        twin.rewind(0, by="vote", mark=mark)
        files.append(to_json(twin))
    assert files[0] == files[1]


@pytest.mark.parametrize("seed", ["text", b"", None, 5])
def test_a_seed_of_the_wrong_kind(seed: Any) -> None:
    with pytest.raises(BadSetup, match="seed"):
        rules.new_game("quay", seats=2, seed=seed)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(7, {}), (True, {}), ("2", {}), (2, {"rounds": 9}), (2, {"mode": "x"}), (2, {"x": 1})],
)
def test_a_wrong_set_up(seats: Any, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        rules.new_game("quay", seats=seats, options=options, seed=b"s")


def new(book: Rulebook[Any]) -> Game[Any]:
    game = Game(book, book.setup(2, {}), b"seed")
    game.start()
    return game


def corrected(**procedures: Any) -> Rulebook[Any]:
    """Return the same game with corrected rules."""
    book = Rulebook("quay", quay.state, version=2, modes=list(quay.modes.values()))
    for name, value in vars(quay).items():
        if name != "version":
            setattr(book, name, value)
    book.procedures = dict(quay.procedures)
    for name, function in procedures.items():
        del book.procedures[name]
        function.__name__ = name
        book.procedure(function)
    return book


def test_a_correction_applies_from_the_last_checkpoint() -> None:
    """A question inserted into the rules drops the few decisions of a half-done procedure."""

    async def use(g: Any, me: int, site: str) -> None:
        await g.ask(me, "quay.new_question", ["yes", "no"])

    game = new(quay)
    while game.pending[0].point != "quay.pay":
        choice = game.pending[0]
        game.answer(choice.seat, choice, [choice.keys[-1]])
    loaded = load(corrected(use=use), read(to_json(game)))
    assert loaded.dropped == []
    assert loaded.pending[0].point == "quay.new_question"
    assert len(loaded.line) == len(game.line)


def test_decisions_that_no_longer_fit_are_asked_again() -> None:
    async def play_raid(g: Any, me: int) -> None:
        await g.ask(me, "quay.new_question", ["yes", "no"])

    def arrange(s: Any) -> None:
        s.seats[1].cards = ["shield"]
        s.deck.remove("shield")

    game = staged(quay, 3, edit=arrange, agenda=[["play_raid", 0]])
    choice = game.pending[0]
    game.answer(0, choice, ["seat:1"])
    text = to_json(game)
    loaded = load(corrected(play_raid=play_raid), read(text))
    assert [decision.keys for decision in loaded.dropped] == [["seat:1"]]
    assert loaded.pending[0].point == "quay.new_question"
    assert load(loaded.book, read(to_json(loaded))).dropped == []
    with pytest.raises(BadFile):  # with the same rules this file would be corrupt
        load(quay, read(text.replace("quay.raid", "quay.pay")))


def test_an_older_state_without_a_field_is_read_if_that_has_a_default() -> None:
    game = new(quay)
    data = json.loads(to_json(game))
    del data["checkpoint"]["state"]["round"]
    assert load(corrected(), read(json.dumps(data))).state.round == 0
    del data["checkpoint"]["state"]["box"]
    with pytest.raises(BadFile, match=r"\$\.checkpoint\.state.*box"):
        load(corrected(), read(json.dumps(data)))
