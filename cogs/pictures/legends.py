"""The message that explains the icons of pictures."""

from collections.abc import Iterable, Sequence

from render.kit.encode import Picture
from render.kit.legend import Sign
from render.kit.look import Look

from ..layouts.kit import CALM, CHARACTERS, Button, Layout, card, fit, gallery, rows, text
from ..presses.faults import Told
from ..presses.replies import Reply, shown
from ..words.texts import Texts
from . import painting

HEADING = 120  # letters left for the rest of the message


async def explained(
    game: str, pictures: Iterable[Picture], look: Look, reply: Reply, below: Sequence[Button] = ()
) -> tuple[Layout, list[Picture]]:
    """Return the message that explains the signs on these pictures."""
    icons = list(dict.fromkeys(icon for picture in pictures for icon in picture.icons))
    signs = await painting.signs(game, icons, look)
    if not signs:
        raise Told(reply.t("signs-none"))
    picture = None if reply.profile.text_only else await painting.legend(game, icons, look)
    image = gallery(shown(picture)) if picture else None
    layout = Layout(card(image, text(in_words(signs, reply.t)), *rows(below), colour=CALM))
    return layout, [picture] if picture else []


def in_words(signs: Sequence[Sign], t: Texts) -> str:
    """Return a line for each sign, as many as a message has room for."""
    lines = [f"**{it.name}**: {it.words}" if it.words else f"**{it.name}**" for it in signs]
    return fit("\n".join([f"### {t('signs')}", *lines]), CHARACTERS - HEADING)
