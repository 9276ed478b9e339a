"""The size in which pictures are seen before anybody taps them: what we take Discord to do.

A picture in a message is fitted into a box on a desktop and into the column on a phone. Discord
promises none of it; whoever measures a client anew changes these figures only."""

DESKTOP = (550, 350)  # the box of a picture in a desktop client
PHONES = (293, 360)  # column widths of a small and a large phone
PIXELS = 1000  # across a board: sharp after a tap, on a fine screen some 350 points wide
TALLEST = 1.2  # height over width; taller pictures are shown as a strip
LEGIBLE = 11.0  # pixels that letters need to be read at a glance on a desktop
ON_PHONES = 8.0  # pixels that letters need on phones


def shown_width(width: float, height: float) -> float:
    """Return the width of a picture of this shape on a desktop: the width boards are laid out
    for."""
    return min(DESKTOP[0], DESKTOP[1] * width / height)


def glanced(size: float, width: float, height: float) -> bool:
    """Tell if letters of this size in a design `width` by `height` are legible at a glance in a
    message, on a desktop and on phones, where a picture is as wide as the column."""
    on_phones = all(size * phone / width >= ON_PHONES for phone in PHONES)
    return on_phones and shown_size(size, width, height) >= LEGIBLE


def shown_size(size: float, width: float, height: float) -> float:
    """Return the pixels that a length in a design `width` by `height` comes to in a message."""
    return size * shown_width(width, height) / width
