"""Small games that exercise the core as the real ones do. They are not shipped."""

from pathlib import Path

import locales

from . import gems, masks, quay, rival, siege, vigil

locales.FOLDERS.append(Path(__file__).parent / "locales")

PROOF_GAMES = {game.book.id: game.book for game in (quay, vigil, masks, rival, gems, siege)}
