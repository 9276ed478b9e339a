"""The news told when people come and go, in words."""

from tables import PlaceKind, Status
from tables.base import news

from ...buttons import more
from ...layouts.kit import (
    ACCENT,
    ALARM,
    CALM,
    Style,
    button,
)
from ...words.voice import Voice, exact, mention
from .notices import Notice, table_buttons, tells


@tells(news.Left)
def left(item: news.Left, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    take = button(v.t("take-seat"), more.take_seat(v.table.id, item.seat))
    said = [v.t.news("left", person=mention(item.person), seat=place)]
    if v.table.status is Status.RUNNING:
        said.append(v.t.news("left-automa"))
    return Notice(said, ALARM, [take] if v.table.place_kind is not PlaceKind.MESSAGES else [])


@tells(news.Seated)
def seated(item: news.Seated, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    if item.until is None:
        return Notice([v.t.news("seated", person=mention(item.person), seat=place)])
    owner, until = v.table.seats[item.seat].person, exact(item.until)
    if owner is not None:
        place = f"{mention(owner)} ({place})"
    return Notice([v.t.news("seated-until", person=mention(item.person), seat=place, when=until)])


@tells(news.Briefing)
def briefing(item: news.Briefing, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    game = v.t.game(v.table.settings.game)
    lines = [v.t.news("briefing", seat=place, game=game)]
    owner = v.table.seats[item.seat].person
    if item.until is not None and owner is not None:
        until = exact(item.until)
        lines.append(v.t.news("briefing-until", owner=mention(owner), when=until))
    return Notice(lines, ACCENT, table_buttons(v.table.id, v.t))


@tells(news.Returned)
def returned(item: news.Returned, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    return Notice([v.t.news("returned", person=mention(item.person), seat=place)])


@tells(news.AutomaSits)
def automa_sits(item: news.AutomaSits, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=item.seat + 1)
    return Notice([v.t.news("automa-sits", seat=place)])


@tells(news.AutomaPlays)
def automa_plays(item: news.AutomaPlays, v: Voice) -> Notice:
    level = v.t(f"level-{item.level}")
    return Notice([v.t.news("automa-plays", seat=v.seat(item.seat), level=level)])


@tells(news.Away)
def away(item: news.Away, v: Voice) -> Notice:
    return Notice([v.t.news("away", person=mention(item.person), when=exact(item.until))])


@tells(news.Back)
def back(item: news.Back, v: Voice) -> Notice:
    return Notice([v.t.news("back", person=mention(item.person))])


@tells(news.Paused)
def paused(item: news.Paused, v: Voice) -> Notice:
    again = button(v.t("continue"), more.resume(v.table.id), Style.success)
    return Notice([v.t.news("paused", by=mention(item.by))], CALM, [again])


@tells(news.Resumed)
def resumed(item: news.Resumed, v: Voice) -> Notice:
    lines = [v.t.news("resumed", by=mention(item.by))]
    return Notice(lines, None, table_buttons(v.table.id, v.t))


@tells(news.Moderated)
def moderated(item: news.Moderated, v: Voice) -> Notice:
    place = v.t.news("seat-number", number=(item.seat or 0) + 1)
    said = v.t.news(
        f"moderated-{item.act}", by=mention(item.by), seat=place, person=mention(item.person)
    )
    again = button(v.t("continue"), more.resume(v.table.id), Style.success)
    return Notice([said], CALM, [again] if item.act == "pause" else [])
