"""Writes the brand's pictures: python -m tools.brand [FOLDER]

The avatar and the banner, which an owner uploads to Discord, go into FOLDER. The games' covers and
the page's mark in this repository are drawn anew."""

import sys
from pathlib import Path

from render.brand import AVATAR, BANNER, avatar, draw_banner, svg
from render.kit.look import Look
from render.painters import PAINTERS

ROOT = Path(__file__).parent.parent
COVERS = ROOT / "docs" / "covers"
MARK = ROOT / "sandbox" / "static" / "ember.svg"


def covers() -> dict[str, bytes]:
    """Draw the covers of all games that have one, by the game's id."""
    drawn = {game: painter.cover(Look()) for game, painter in PAINTERS.items()}
    return {game: picture.data for game, picture in drawn.items() if picture is not None}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    COVERS.mkdir(exist_ok=True)
    avatar(AVATAR).save(folder / "avatar.png")
    draw_banner(BANNER[0]).image.save(folder / "banner.png")
    for game, data in covers().items():
        (COVERS / f"{game}.webp").write_bytes(data)
    draw_banner(1000).image.save(COVERS / "banner.webp", quality=80, method=6)
    MARK.write_text(svg(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("artifacts/brand"))
