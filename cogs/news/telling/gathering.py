"""The news told while people gather, in words."""

from tables.base import news

from ...buttons import gathering
from ...layouts.kit import (
    ACCENT,
    Style,
    button,
)
from ...words import results
from ...words.voice import Voice, mention, seat_title
from .notices import Notice, tells


@tells(news.LobbyChanged)
def lobby_changed(item: news.LobbyChanged, v: Voice) -> None:
    """Say nothing here: the card itself is shown anew; see table_cards.py."""


@tells(news.Invited)
def invited(item: news.Invited, v: Voice) -> Notice:
    game = v.t.game(v.table.settings.game)
    seated = v.table.seat_of(v.reader) is not None
    join = button(v.t("join"), gathering.join(v.table.id), Style.primary)
    here = button(v.t("lobby-here"), gathering.here(v.table.id), Style.primary)
    said = v.t.news("invited", by=mention(item.by), game=game)
    if v.reader is not None:
        said = f"{mention(v.reader)}: {said}"
    return Notice([said], ACCENT, [here if seated else join], v.reader)


@tells(news.Full)
def full(item: news.Full, v: Voice) -> Notice:
    missing = ", ".join(map(mention, item.missing))
    here = button(v.t("lobby-here"), gathering.here(v.table.id), Style.primary)
    return Notice([v.t.news("full", missing=missing)], ACCENT, [here], others=item.called)


@tells(news.Kicked)
def kicked(item: news.Kicked, v: Voice) -> Notice:
    return Notice([v.t.news("kicked", person=mention(item.person))])


@tells(news.Started)
def started(item: news.Started, v: Voice) -> Notice:
    people = " · ".join(
        f"{number + 1}. {seat_title(seat, number, v.t)}"
        for number, seat in enumerate(v.table.seats)
    )
    rivals = [results.side_name(v.table, side, v.t) for side in item.rivals]
    people = " · ".join([people, *rivals])
    told = v.t.news("commitment", commitment=item.commitment)
    return Notice([v.t.news("started", people=people), f"-# {told}"], ACCENT)
