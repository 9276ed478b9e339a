"""Small games that exercise what the real ones need of the core. They are not shipped."""

from pathlib import Path

import locales

from .masks import book as masks
from .quay import book as quay
from .rival import book as rival
from .vigil import book as vigil

locales.FOLDERS.append(Path(__file__).parent / "locales")

PROOF_GAMES = {book.id: book for book in (quay, vigil, masks, rival)}
