"""Typed words are read as moves, without Discord too."""

import json
from pathlib import Path
from typing import Any

import pytest

import rules
from rules.__main__ import main
from rules.core import Game, IllegalAnswer
from rules.core.moving import Unclear, move
from rules.core.save import to_json
from tests.proof.quay import book as quay
from tests.rules.script import quay_game


def ryozen() -> Game[Any]:
    """Return a game of two at its first companion."""
    game = rules.new_game("ryozen", seats=2, seed=b"z")
    while game.pending[0].point != "ryozen.companion":
        choice = game.pending[0]
        game.answer(choice.seat, choice, choice.keys[: choice.least])
    return game


def keys(game: Game[Any], before: Game[Any]) -> list[list[str]]:
    return [decision.keys for decision in game.line[len(before.line) :]]


@pytest.mark.parametrize("text", ["pier", "Pier", "site:pier", "pie"])
def test_an_option_is_named_by_its_label_its_key_or_their_beginning(text: str) -> None:
    game = quay_game()
    before = to_json(game)
    after, events = move(game, 0, text)
    assert keys(after, game) == [["site:pier"]]
    assert [event.id for event in events] == ["placed"]
    assert to_json(game) == before


def test_an_action_and_its_parameters() -> None:
    game = ryozen()
    for text in ("place warrior gates 1 hidden", "place воин врата 1 втёмную"):
        after, _ = move(game, game.pending[0].seat, text)
        companion, place, *_ = keys(after, game)
        assert companion == ["hand:warrior"]
        assert place[0].startswith("spot:gates:")


def test_a_payment_follows_the_place() -> None:
    game = quay_game()
    after, _ = move(game, 0, "yard rope")
    assert keys(after, game) == [["site:yard"], ["pay:rope"]]
    after, _ = move(game, 0, "yard -")
    assert keys(after, game) == [["site:yard"], []]


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    game, _ = move(quay_game(), 0, "pier")
    before = to_json(game)
    with pytest.raises(IllegalAnswer, match="is there"):
        move(game, 1, "pier")
    assert to_json(game) == before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nowhere", r"nowhere\? .*Loft"),
        ("pier pier pier", "nothing more is asked: pier pier"),
        ("-", "at least 1"),
    ],
)
def test_what_is_unclear_is_asked_back(text: str, told: str) -> None:
    with pytest.raises((Unclear, IllegalAnswer), match=told):
        move(quay_game(), 0, text)


def test_words_that_mean_several_things() -> None:
    game = ryozen()
    with pytest.raises(Unclear, match="warrior gates"):
        move(game, game.pending[0].seat, "place warrior warrior gates")


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    path.write_text(to_json(quay_game()))
    assert main(["move", str(path), "pier", "--save", str(other)]) == 0
    assert "goes to Pier" in capsys.readouterr().out
    assert main(["move", str(path), "nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err
    assert json.loads(path.read_text())["log"] == []
    assert main(["move", str(path), "pier", "--seat", "0"]) == 0
    assert path.read_text() == other.read_text()
    assert rules.load_game(path.read_text()).book is quay
