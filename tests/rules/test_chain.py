"""The challenge of the day: secrets that nobody can choose, and the games made from them."""

import json
from pathlib import Path

import pytest

import rules
from rules import new_game
from rules.__main__ import main
from rules.core import BadFile, chain
from rules.core.save import read, to_json
from tests.proof.quay import book as quay

SECRET = bytes(range(32))


def test_each_secret_hashes_to_the_one_of_the_day_before() -> None:
    assert chain.back(SECRET, 3) == chain.link(chain.link(chain.link(SECRET)))
    assert chain.distance(SECRET, chain.back(SECRET, 200)) == 200
    assert chain.distance(SECRET, SECRET) == 0
    assert chain.distance(chain.link(SECRET), SECRET) is None


def test_a_day_is_another_game_for_each_game_and_secret() -> None:
    seeds = {chain.seed(s, game) for s in (SECRET, chain.link(SECRET)) for game in ("a", "b")}
    assert len(seeds) == 4


@pytest.mark.parametrize("game", ["ryozen", "bonfire", "ghost_stories", "candelabria"])
def test_every_set_up_of_a_year_can_be_played_alone(game: str) -> None:
    book, secret = rules.rulebook(game), SECRET
    drawn = set()
    for _ in range(365):
        setup = chain.setup(book, secret)
        assert setup is not None
        assert setup.seats == 1
        drawn.add(json.dumps(setup.options, sort_keys=True))
        secret = chain.link(secret)
    modes = {mode.id for mode in book.modes.values() if 1 in mode.seats}
    followed = {mode.id for mode in book.modes.values() if any(it.record for it in mode.settings)}
    assert {json.loads(it)["mode"] for it in drawn} == modes - followed


def test_what_nobody_plays_alone_has_no_challenge() -> None:
    assert chain.setup(quay, SECRET) is None


def saved_of(game: str, secret: bytes = SECRET) -> str:
    setup = chain.setup(rules.rulebook(game), secret)
    assert setup is not None
    return to_json(new_game(game, seats=1, options=setup.options, seed=chain.seed(secret, game)))


def test_a_file_shows_whose_day_it_was() -> None:
    saved = read(saved_of("ryozen"))
    chain.verify(rules.rulebook("ryozen"), saved, SECRET)
    with pytest.raises(BadFile, match="seed"):
        chain.verify(rules.rulebook("ryozen"), saved, chain.link(SECRET))
    saved.options = {**saved.options, "palace": not saved.options["palace"]}
    with pytest.raises(BadFile, match="options"):
        chain.verify(rules.rulebook("ryozen"), saved, SECRET)


def test_the_command_verifies_the_day_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "day.json"
    path.write_text(saved_of("bonfire"))
    command = ["verify", str(path), "--secret", SECRET.hex()]
    assert main([*command, "--earlier", chain.back(SECRET, 2).hex()]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "ok: seed and set-up are those of the day's secret" in lines
    assert "ok: the earlier secret is that of 2 days before" in lines
    assert main([*command, "--earlier", "00" * 32]) == 1
    assert "not of one chain" in capsys.readouterr().err
    assert main(["verify", str(path), "--secret", "11" * 32]) == 1
    assert "not that of the day's secret" in capsys.readouterr().err
