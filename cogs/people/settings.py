"""A person's preferences: language, pictures, calls, hours of sleep, absence."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.ext import commands

from render.kit.theme import THEMES
from tables import Profile, Refused, Tables, Why
from tables.base.calendar import Quiet

from ..buttons import settling
from ..buttons.settling import When
from ..buttons.who import EVERYBODY
from ..layouts.kit import ALARM, CALM, Entry, Layout, Row, card, rows, text, titled
from ..layouts.suggestions import Suggestion, ranked
from ..news.missed import try_again
from ..news.post import Post
from ..presses.doubles import ONCE
from ..presses.replies import Interaction, Outdated, Reply
from ..presses.router import Answer, pressed, replying
from ..words.texts import LANGUAGES, Texts, language_of
from ..words.translate import about, described
from ..words.voice import exact
from .zones import offered, zone_of

DAY = 24 * 3600
EVENING, MORNING = 20, 9  # the hours meant by "tonight" and "tomorrow"
AS_DISCORD = "auto"
HOURS = tuple(map(str, range(24)))
WRITTEN = ("pings", "digest")  # settings that allow the bot to write to the person

# For each preference: its values, how to read it and how to set it.
Read = Callable[[Profile], str]
Write = Callable[[Profile, str], None]


def on(value: bool) -> str:
    return "on" if value else "off"


def _language(profile: Profile, value: str) -> None:
    profile.language = "" if value == AS_DISCORD else value


def _pings(profile: Profile, value: str) -> None:
    profile.pings = "messages" if value == "messages" else "thread"


def _theme(profile: Profile, value: str) -> None:
    profile.theme = value


def _text_only(profile: Profile, value: str) -> None:
    profile.text_only = value == "on"


def _motion(profile: Profile, value: str) -> None:
    profile.stills = value == "stills"


def _typed(profile: Profile, value: str) -> None:
    profile.commands_confirm = value == "at_once"


def _usual(profile: Profile, value: str) -> None:
    profile.asks_all = value == "asked"


def _last(profile: Profile, value: str) -> None:
    profile.presses_confirm = value == "at_once"


def _nudges(profile: Profile, value: str) -> None:
    profile.nudges = value == "on"


def _digest(profile: Profile, value: str) -> None:
    profile.digest, profile.digest_only = value != "off", value == "only"


def _digest_hour(profile: Profile, value: str) -> None:
    profile.digest_hour = int(value)


def digest_of(profile: Profile) -> str:
    return "only" if profile.digest and profile.digest_only else on(profile.digest)


def _statistics(profile: Profile, value: str) -> None:
    profile.statistics = value == "on"


def _named(profile: Profile, value: str) -> None:
    profile.named = value == "on"


PREFERENCES: dict[str, tuple[Sequence[str], Read, Write]] = {
    "language": ((AS_DISCORD, *LANGUAGES), lambda p: p.language or AS_DISCORD, _language),
    "pings": (("thread", "messages"), lambda p: p.pings, _pings),
    "nudges": (("on", "off"), lambda p: on(p.nudges), _nudges),
    "digest": (("off", "on", "only"), digest_of, _digest),
    "digest_hour": (HOURS, lambda p: str(p.digest_hour), _digest_hour),
    "theme": (THEMES, lambda p: p.theme or THEMES[0], _theme),
    "text_only": (("off", "on"), lambda p: on(p.text_only), _text_only),
    "moving": (("agreed", "stills"), lambda p: "stills" if p.stills else "agreed", _motion),
    "typed": (("draft", "at_once"), lambda p: "at_once" if p.commands_confirm else "draft", _typed),
    "usual": (("taken", "asked"), lambda p: "asked" if p.asks_all else "taken", _usual),
    "last": (
        ("confirm", "at_once"),
        lambda p: "at_once" if p.presses_confirm else "confirm",
        _last,
    ),
    "statistics": (("on", "off"), lambda p: on(p.statistics), _statistics),
    "named": (("off", "on"), lambda p: on(p.named), _named),
}


class Preferences(commands.Cog):
    vacation = app_commands.Group(name="vacation", description=about("vacation"))

    def __init__(self, tables: Tables, post: Post) -> None:
        self.tables = tables
        self.post = post
        self.absence = tables.absence
        self.time = tables.house.time

    @app_commands.command(name="settings", description=about("settings"))
    @replying(EVERYBODY)
    async def settings(self, reply: Reply) -> None:
        await self.open(reply)

    @pressed(settling.preferences, Answer.PRIVATE)
    async def open(self, reply: Reply) -> None:
        closed = await self.tables.watching.closed(reply.person)
        await reply.show(layout(reply.profile, reply.t, closed=closed))

    @pressed(settling.prefer, Answer.SAME, once=True)
    async def prefer(self, reply: Reply, preference: str) -> None:
        if preference not in PREFERENCES:
            raise Outdated
        values, _, write = PREFERENCES[preference]
        value, spoken = reply.press.one_of(values), language_of(reply.interaction.locale)

        def change(profile: Profile) -> None:
            write(profile, value)
            profile.spoken = spoken

        changed = await self.absence.prefer(reply.person, change)
        t = Texts(language_of(spoken, changed.language))
        wished = preference in WRITTEN and value not in ("thread", "off")
        closed = wished and not await self.post.knock(reply.person, t)
        await reply.show(layout(changed, t, closed=closed))

    # Quiet hours

    @app_commands.command(name="quiet", description=about("quiet"), extras=ONCE)
    @described("quiet")
    @replying(EVERYBODY)
    async def quiet(self, reply: Reply, zone: str, since: str = "", until: str = "") -> None:
        hours = Quiet(minutes(since), minutes(until)) if since or until else None
        profile = await self.absence.quiet_hours(reply.person, zone_of(zone), hours)
        await reply.say(quiet_words(profile, reply.t))

    @quiet.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[Suggestion]:
        return ranked(typed.replace(" ", "_"), offered(typed))

    # Vacation

    @vacation.command(name="start", description=about("vacation start"), extras=ONCE)
    @described("vacation start")
    @replying(EVERYBODY)
    async def start(self, reply: Reply, days: app_commands.Range[int, 1, 30]) -> None:
        now = self.time.now()
        end = now + days * DAY
        await self.absence.go_away(reply.person, now, end)
        await reply.say(reply.t("vacation-started", until=exact(end)))

    @vacation.command(name="end", description=about("vacation end"), extras=ONCE)
    @replying(EVERYBODY)
    async def end(self, reply: Reply) -> None:
        profile = await self.absence.come_back(reply.person)
        left = profile.vacation_left(self.time.now()) // DAY
        await reply.say(reply.t("vacation-ended", days=left))

    # Nudges

    @pressed(settling.snooze, Answer.PRIVATE, once=True)
    async def snooze(self, reply: Reply, table: int, seat: int, when: When) -> None:
        now = datetime.fromtimestamp(self.time.now(), ZoneInfo(reply.profile.zone))
        until = int(later(now, when).timestamp())
        await self.absence.snooze(table, reply.person, until, reply.id)
        await reply.say(reply.t("snooze-done", when=exact(until)))


def layout(profile: Profile, t: Texts, *, closed: bool) -> Layout:
    menus: list[Row] = []
    for id, (values, read, _) in PREFERENCES.items():
        if id == "digest_hour" and not profile.digest:
            continue
        entries = [
            Entry(value_words(id, value, t), value, chosen=value == read(profile))
            for value in values
        ]
        menus.append(titled(settling.prefer(id), t(f"settings-{id}"), entries))
    lines = [quiet_words(profile, t), letter_words(profile, t)]
    words = text(f"### {t('settings-title')}", t("settings-hint"), *lines)
    refused = [text(f"⚠️ {t('dm-closed')}"), *rows([try_again(t)])] if closed else []
    return Layout(card(words, *menus, *refused, colour=ALARM if closed else CALM))


def letter_words(profile: Profile, t: Texts) -> str:
    if not profile.digest:
        return ""
    return t(f"letter-{digest_of(profile)}", time=clock(profile.digest_hour * 60))


def value_words(id: str, value: str, t: Texts) -> str:
    return clock(int(value) * 60) if id == "digest_hour" else t.choice(id, value)


def clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def quiet_words(profile: Profile, t: Texts) -> str:
    if profile.quiet is None:
        return t("quiet-none", zone=profile.zone)
    start, end = map(clock, profile.quiet)
    return t("quiet-set", start=start, end=end, zone=profile.zone)


def minutes(clock: str) -> int:
    """Return minutes after midnight of `22:30`, `22.30` or `22`."""
    try:
        at = datetime.strptime(clock.strip().replace(".", ":"), "%H:%M" if len(clock) > 2 else "%H")
    except ValueError as fault:
        raise Refused(Why.BAD_HOURS) from fault
    return at.hour * 60 + at.minute


def later(now: datetime, when: str) -> datetime:
    """Return the time in an hour, or the next evening or morning where the person lives."""
    if when == "hour":
        return now + timedelta(hours=1)
    if when == "tonight":
        evening = now.replace(hour=EVENING, minute=0)
        return evening if evening > now else evening + timedelta(days=1)
    return now.replace(hour=MORNING, minute=0) + timedelta(days=1)
