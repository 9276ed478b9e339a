"""A language that is half as long again fits everywhere, and nothing is said that is not in its
files."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rules import GAMES
from tests.locales import pseudo
from tests.proof import PROOF_GAMES

ACCENTS = frozenset(map(chr, pseudo.ACCENTS.values()))
WORD = re.compile("[a-z]{3}")
NAMES = re.compile("Mira|Tobias|Juno|Oskar|Emberboard|Vigil|Rival")  # people and test games
# The walk's headings, and what its people have written.
NOT_OURS = re.compile("^(==|> No hurry|- Keep an eye)")


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if game not in PROOF_GAMES])
def test_everything_is_said_in_a_longer_language(game: str, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    walked = [sys.executable, "-m", "tests.cogs.gallery.longer", game, str(words)]
    done = subprocess.run(walked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = words.read_text("utf-8").splitlines()
    assert len(said) > 1000
    ours = [NAMES.sub("", line) for line in said if not NOT_OURS.match(line)]
    assert [it for it in ours if WORD.search(it) and ACCENTS.isdisjoint(it)] == []
