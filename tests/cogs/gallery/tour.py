"""The walk past everything that the bot shows, in the order in which people meet it."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from random import Random
from typing import Any

from cogs.pictures import painting
from cogs.play.actions import Reader, vocabulary
from cogs.play.actions.asked import Asked
from render.kit.encode import Picture
from rules.core import Choice
from rules.play import random_answer
from sandbox.model import Channel
from sandbox.people import Person
from sandbox.seen import Seen
from tables import Panel
from tests.bench import Bench
from tests.cogs.gallery.alone import Alone
from tests.cogs.gallery.arriving import Arriving
from tests.cogs.gallery.keeping import Keeping
from tests.cogs.gallery.studio import Studio
from tests.cogs.gallery.writing import Writing
from tests.cogs.house import all_told, app_of, leap
from tests.cogs.playing import (
    answer,
    button,
    called,
    live,
    number_of,
    open_table,
    sit_down,
    take_turn,
    turn_message,
    verb_of,
    words,
)

HOUR = 3600
MORE = ("notes", "undo", "give", "lend", "give-seat", "quit")
LOOKED_UP = {
    "ryozen": ("archer", "gates", "camouflage", "herald"),
    "bonfire": ("guardian", "gnome", "island", "novice"),
    "ghost_stories": ("zombie", "pavilion", "haunter", "su-ling"),
    "candelabria": ("warrior", "portal", "choking", "black temple"),
}
# The question that shows best what it is like.
PLACING = {
    "ryozen": "place",
    "bonfire": "sail",
    "ghost_stories": "yang",
    "candelabria": "destination",
}
# So many turns, and there is much to see; people who choose at random soon lose the village.
UNTIL_A_LOOK = {"ryozen": 20, "bonfire": 20, "ghost_stories": 4, "candelabria": 20}
SOON = 20  # turns
SEED = bytes(32)  # the same pictures every time
TYPED = {"ryozen": "archer", "bonfire": "sail", "ghost_stories": "go", "candelabria": "deploy"}


DRAWN = painting.board, painting.boards, painting.asked


async def no_picture(*_: object) -> None:
    return None


async def no_pictures(*_: object) -> list[Picture]:
    return []


@contextmanager
def painters(board: Any, boards: Any, asked: Any) -> Iterator[None]:
    before = painting.board, painting.boards, painting.asked
    vars(painting).update(board=board, boards=boards, asked=asked)
    try:
        yield
    finally:
        vars(painting).update(zip(("board", "boards", "asked"), before, strict=True))


def hurried() -> AbstractContextManager[None]:
    """Boards that nobody will look at are not drawn."""
    return painters(no_picture, no_pictures, no_picture)


def unhurried() -> AbstractContextManager[None]:
    return painters(*DRAWN)


class Tour:
    def __init__(self, bench: Bench, studio: Studio, game: str, language: str) -> None:
        self.bench = bench
        self.studio = studio
        self.shoot = studio.shoot
        self.game = game
        self.language = language
        self.host, self.guest, self.third, self.watcher = bench.people.values()
        self.hall = bench.channel
        self.asked: set[str] = set()
        self.thread: Channel = self.hall
        self.reader = self.guest  # of letters
        self.chance = Random(7)
        server = "ru" if language == "ru" else "en-US"
        self.arriving = Arriving(bench, studio, game, server)
        self.writing = Writing(bench, studio, game)
        self.alone = Alone(bench, studio, game)
        self.keeping = Keeping(bench, studio, self.host, self.guest, self.watcher)

    async def walk(self) -> None:
        app_of(self.bench).tables.house.new_seed = lambda: SEED
        await self.arriving.walk(self.watcher)
        await self.gather()
        await self.first_turn()
        await self.watch()
        await self.play(6, first=6)
        await self.show_watched("watching", 6)
        await self.play(UNTIL_A_LOOK[self.game], first=1)
        await self.look()
        await self.do_more()
        await self.be_reminded()
        await self.be_written_to()
        await self.keeping.set_up()
        await self.keeping.keep_order(self.thread)
        await self.look_up()
        await self.type()
        await self.play(100_000)
        await self.end()
        await self.alone.walk(self.watcher.go(self.hall))
        await self.keep_at_another_table()

    # Gathering

    async def gather(self) -> None:
        host, guest, third = self.host, self.guest, self.third
        await self.shoot("01-mygames-none", (await host.slash("mygames")).message)
        await self.shoot("02-list-none", (await host.slash("game list")).message)
        card = await open_table(self.bench, host, self.game, 3, language=self.language)
        await self.shoot("03-opened", host.last)
        await self.shoot("04-lobby", card)
        options = (await host.press(button(card, "options"), on=card)).message
        await self.shoot("05-options", options)
        label = next(one.label for one in options.buttons if "/manners/" in str(one.custom_id))
        await self.studio.shoot_form("06-manners", options, label)
        await host.press(button(options, "manners"), on=options)
        await host.submit(manners="Без спешки, в выходные не играем." if self.language == "ru"
                          else "No hurry, no moves at weekends.")  # fmt: skip
        await self.invite(options)
        joined = await guest.press(button(card, "join"), on=card)
        await self.shoot("09-joined", joined.message)
        await self.shoot("10-lobby-two", card)
        others = (await guest.press(button(card, "options"), on=card)).message
        await self.shoot("11-options-others", others)
        options = (await host.press(button(card, "options"), on=card)).message
        seated = (await host.press(button(options, "people"), on=options)).message
        await self.shoot("11-people", seated)
        await third.press(button(card, "join"), on=card)
        await all_told(self.bench)
        await self.shoot("12-lobby-full", card)
        await self.shoot("13-full", third.messages()[-1])
        here = await third.press(button(card, "here"), on=card)
        await self.shoot("14-here", here.message)
        await self.shoot("15-list", (await self.watcher.slash("game list")).message)
        before = set(self.bench.world.channels)
        started = await host.press(button(card, "start"), on=card)
        await all_told(self.bench)
        (new,) = set(self.bench.world.channels) - before
        self.thread = self.bench.world.channels[new]
        await self.shoot("16-starting", started.message)
        await self.shoot("17-lobby-started", card)

    async def invite(self, options: Seen) -> None:
        whom = (await self.host.press(button(options, "invite"), on=options)).message
        await self.shoot("07-invite", whom)
        await self.prefer(self.third, "pings", "messages")
        menu = whom.selects[0].custom_id
        await self.host.select(menu, self.guest, self.third, on=whom)
        await all_told(self.bench)
        letter = self.third.dms[-1]
        await self.shoot("08-invitation-dm", letter)
        mention = next(m for m in self.guest.messages() if m.pings(self.guest.user))
        await self.shoot("08-invitation", mention)
        await self.prefer(self.third, "pings", "thread")

    async def prefer(self, person: Person, menu: str, value: str) -> Seen:
        panel = (await person.go(self.hall).slash("settings")).message
        custom_id = next(m.custom_id for m in panel.selects if m.custom_id.endswith(f"/{menu}"))
        return (await person.select(custom_id, value, on=panel)).message

    # Turns

    async def asked_now(self) -> Person:
        person = await called(self.bench, self.thread)
        assert person is not None
        return person

    async def first_turn(self) -> None:
        for one in (self.host, self.guest, self.third):
            one.go(self.thread)
        person = await self.asked_now()
        for number, seen in enumerate(person.messages()):
            await self.shoot(f"20-thread-{number}", seen)
        message = turn_message(person)
        waiting = self.someone_else(person)
        idle = await waiting.press(button(message, "turn"), on=message)
        await self.shoot("21-not-asked", idle.message)
        stale = (await person.press(button(message, "turn"), on=message)).message
        rules = (await person.press(button(stale, "topic-open"), on=stale)).message
        await self.shoot("22-rules-of-it", rules)
        await person.press(button(rules, "put-away"), on=rules)
        fresh = (await person.press(button(message, "turn"), on=message)).message
        fresh = await answer(person, fresh, self.chance)
        await self.shoot("22-draft-begun", fresh)
        await self.shoot("23-folded", stale)

    def someone_else(self, person: Person) -> Person:
        return next(one for one in (self.host, self.guest, self.third) if one is not person)

    async def play(self, turns: int, *, first: int = 0) -> None:
        """Turn after turn; the first time that something is asked, it is photographed. The
        ``first`` ones leave their pictures in the thread."""
        for number in range(turns):
            with unhurried() if number < first else hurried():
                person = await called(self.bench, self.thread)
                if person is None:
                    return
                await self.turn(person)

    async def turn(self, person: Person) -> None:
        """Random answers; only what has not been photographed yet is opened for it."""
        number, play = number_of(self.thread), app_of(self.bench).tables.play
        now = await self.question(person)
        panel = await self.photograph(person, now)
        while now.question is not None and not now.final:
            keys = random_answer(now.question, self.chance)
            now = await play.choose(number, person.id, now.step, keys)
            panel = await self.photograph(person, now)
        if panel is None:
            await play.confirm(number, person.id, now.step)
            return
        after = (await person.press(button(panel, "confirm"), on=panel)).message
        if "confirm" not in {verb_of([one]) for one in after.buttons}:
            kind = "sealed" if verb_of(after.buttons) == "turn" else "done"
            await self.once("after", kind, after)

    async def question(self, person: Person) -> Panel:
        return await app_of(self.bench).tables.play.question(number_of(self.thread), person.id)

    async def photograph(self, person: Person, now: Panel) -> Seen | None:
        kind = now.question.point.partition(".")[2] if now.question else f"final-{now.final}"
        if kind in self.asked:
            return None
        self.asked.add(kind)
        message = turn_message(person)
        with unhurried():
            fresh = (await person.press(button(message, "turn"), on=message)).message
        await self.shoot(f"30-ask-{kind}", fresh)
        if kind == PLACING[self.game]:
            await self.studio.shoot_page("00-page", fresh)
        return fresh

    async def once(self, prefix: str, kind: str, seen: Seen) -> None:
        if kind not in self.asked:
            self.asked.add(kind)
            await self.shoot(f"31-{prefix}-{kind}", seen)

    # Looking

    async def look(self) -> None:
        person = await self.asked_now()
        message = turn_message(person)
        await self.studio.shoot_place("39-thread", message)
        await self.shoot("40-turn", message)
        for verb in ("seat", "board", "since", "log", "more"):
            seen = (await person.press(button(message, verb), on=message)).message
            await self.shoot(f"41-{verb}", seen)
        board = (await person.press(button(message, "board"), on=message)).message
        for name in board.selects[0].options[1:]:
            part = (await person.select(board.selects[0].custom_id, name, on=board)).message
            await self.shoot(f"42-part-{name}", part)
        replay = (await person.press(button(board, "replay"), on=board)).message
        await self.shoot("43-replay", replay)
        back = (await person.press(replay.buttons[2].custom_id or "", on=replay)).message
        await self.shoot("43-replay-back", back)
        stranger = self.watcher.go(self.thread)
        refused = await stranger.press(button(message, "seat"), on=message)
        await self.shoot("44-not-seated", refused.message)
        for theme in ("light", "colour_blind", "high_contrast"):
            await self.prefer(person, "theme", theme)
            person.go(self.thread)
            seen = (await person.press(button(message, "board"), on=message)).message
            await self.shoot(f"45-theme-{theme}", seen)
        await self.prefer(person, "theme", "dark")
        await self.prefer(person, "text_only", "on")
        person.go(self.thread)
        for verb in ("turn", "board", "seat"):
            seen = (await person.press(button(message, verb), on=message)).message
            await self.shoot(f"46-words-{verb}", seen)
        await self.shoot("47-settings", await self.prefer(person, "text_only", "off"))
        await self.shoot("48-mygames", (await person.slash("mygames")).message)
        person.go(self.thread)

    async def watch(self) -> None:
        """Two channels and a letter box that are told how it goes on."""
        for level in ("turn", "round", "end"):
            place = self.bench.world.add_channel(self.bench.guild, f"watch-{level}")
            await self.bench.quiet()
            done = await self.host.go(place).slash("spectate table", table="1", level=level)
            if level == "turn":
                await self.shoot("50-spectate", done.message)
                listed = (await self.host.slash("spectate list")).message
                await self.shoot("51-spectate-list", listed)
        self.host.go(self.thread)

    async def show_watched(self, when: str, most: int = 2) -> None:
        """The newest messages in the channels that watch."""
        for level in ("turn", "round", "end"):
            self.watcher.go(f"watch-{level}")
            told = [m for m in self.watcher.messages() if not m.ephemeral]
            for number, seen in enumerate(told[-most:]):
                await self.shoot(f"52-{when}-{level}-{number}", seen)

    # More

    async def do_more(self) -> None:
        person = await self.asked_now()
        message = turn_message(person)
        for verb in MORE:
            panel = (await person.press(button(message, "more"), on=message)).message
            seen = (await person.press(button(panel, verb), on=panel)).message
            await self.shoot(f"60-{verb}", seen)
            if verb == "notes":
                label = seen.buttons[-1].label
                await self.studio.shoot_form("61-note", seen, label)
                await person.press(button(seen, "note"), on=seen)
                kept = await person.submit(note="Ждать красных." if self.language == "ru"
                                           else "Keep an eye on the red tiles.")  # fmt: skip
                await self.shoot("62-note-kept", kept.message)
        await self.vote(person)
        person = await self.asked_now()
        message = turn_message(person)
        other = self.someone_else(person)
        panel = (await other.press(button(message, "more"), on=message)).message
        give = (await other.press(button(panel, "give"), on=panel)).message
        await self.shoot("63-give", give)
        await other.select(give.selects[0].custom_id, give.selects[0].options[0], on=give)
        await all_told(self.bench)
        await self.shoot("63-given", self.public()[-1])
        message = turn_message(person)
        panel = (await self.host.press(button(message, "more"), on=message)).message
        paused = (await self.host.press(button(panel, "pause"), on=panel)).message
        await self.shoot("64-pause", paused)
        await all_told(self.bench)
        told = self.newest("resume")
        await self.shoot("64-paused", told)
        await self.host.press(button(told, "resume"), on=told)
        await all_told(self.bench)
        await self.shoot("65-resumed", self.public()[-1])

    def public(self) -> list[Seen]:
        return [m for m in self.host.messages(self.thread) if not m.ephemeral]

    def newest(self, verb: str) -> Seen:
        """The newest message in the thread with a button for this."""
        return next(m for m in reversed(self.public()) if verb in live(m))

    async def vote(self, person: Person) -> None:
        message = turn_message(person)
        panel = (await person.press(button(message, "more"), on=message)).message
        undo = (await person.press(button(panel, "undo"), on=panel)).message
        (menu,) = undo.selects
        asked = await person.select(menu.custom_id, menu.options[0], on=undo)
        await self.shoot("66-undo-asked", asked.message)
        await all_told(self.bench)
        vote = self.newest("vote")
        other = self.someone_else(person)
        await self.shoot("67-vote", vote)
        voted = await other.press(button(vote, "vote"), on=vote)
        await self.shoot("68-voted", voted.message)
        third = next(p for p in (self.host, self.guest, self.third) if p not in (person, other))
        await third.press(button(vote, "vote"), on=vote)
        await all_told(self.bench)
        for number, seen in enumerate(self.public()[-3:]):
            await self.shoot(f"69-undone-{number}", seen)

    # Time

    async def be_reminded(self) -> None:
        person = await self.asked_now()
        nudge = await self.nudged(person.go(self.thread))
        await self.shoot("70-nudge", nudge)
        snoozed = await person.press(button(nudge, "snooze"), on=nudge)
        await self.shoot("71-snoozed", snoozed.message)
        other = self.someone_else(person)
        other.go(self.hall)
        zone = "Europe/Moscow" if self.language == "ru" else "Europe/Berlin"
        quiet = await other.slash("quiet", zone=zone, since="22:30", until="7")
        await self.shoot("72-quiet", quiet.message)
        away = await other.slash("vacation start", days=3)
        await self.shoot("73-vacation", away.message)
        await all_told(self.bench)
        await self.shoot("74-away", self.public()[-1])
        back = await other.slash("vacation end")
        await self.shoot("75-back", back.message)
        await other.slash("quiet", zone="UTC")
        await self.prefer(person, "pings", "messages")
        await self.prefer(other, "pings", "messages")
        await self.play(3)
        for one in (person, other):
            calls = [m for m in one.dms if "turn" in live(m) and not m.ephemeral]
            if calls:
                await self.shoot(f"76-dm-call-{one.user.name}", calls[-1])
        await self.prefer(person, "pings", "thread")
        await self.prefer(other, "pings", "thread")

    async def be_written_to(self) -> None:
        await self.writing.close_messages(self.guest, self.host)
        self.reader = await self.asked_now()  # whoever nothing waits for gets no letter
        await self.writing.wish_for_letters(self.reader)
        await self.writing.next_letter("78-letter", self.reader)
        self.reader.go(self.thread)

    async def nudged(self, person: Person) -> Seen:
        """Half a day after half a day, until somebody is reminded."""
        for _ in range(20):
            leap(self.bench, 12 * HOUR)
            await asyncio.sleep(0.2)
            await all_told(self.bench)
            for seen in person.messages():
                if any("/snooze/" in str(one.custom_id) for one in seen.buttons):
                    return seen
        raise AssertionError("nobody was reminded")

    # Looking up and typing

    async def look_up(self) -> None:
        person = self.guest.go(self.hall)
        for name in LOOKED_UP[self.game]:
            seen = (await person.slash("card", name=name, game=self.game)).message
            await self.shoot(f"90-card-{name}", seen)
        unknown = (await person.slash("card", name="xyzzy")).message
        await self.shoot("91-card-unknown", unknown)
        contents = (await person.slash("rules", game=self.game)).message
        await self.shoot("92-rules", contents)
        menu = contents.selects[0]
        for place in (2, 5):
            topic = (await person.select(menu.custom_id, menu.options[place], on=contents)).message
            await self.shoot(f"93-topic-{place}", topic)

    async def type(self) -> None:
        person = await self.asked_now()
        typed = (await person.slash("move", text=TYPED[self.game])).message
        await self.shoot("94-move", typed)
        typed = (await person.slash("move", text="xyzzy")).message
        await self.shoot("95-move-unclear", typed)
        await self.type_what_is_refused()

    async def type_what_is_refused(self) -> None:
        """On the next turn whose first question refuses anything."""
        for _ in range(SOON):
            person = await called(self.bench, self.thread)
            if person is None:
                return
            choice = (await self.question(person)).question
            if choice and choice.refused:
                await self.be_refused(person, choice)
                return
            await self.play(1)

    async def be_refused(self, person: Person, choice: Choice) -> None:
        reader = Reader(words(person), (), vocabulary(self.game))
        not_now = Asked(choice, reader).called(choice.refused[0].key, self.language)
        refused = (await person.slash("move", text=not_now)).message
        await self.shoot("95-move-refused", refused)
        if refused.buttons:  # a rule stands behind it
            rule = refused.buttons[0].label
            await self.shoot("95-rule", (await person.press(rule, on=refused)).message)

    # The end

    async def end(self) -> None:
        await all_told(self.bench)
        for number, seen in enumerate(self.public()[-4:]):
            await self.shoot(f"96-end-{number}", seen)
        end = self.newest("rematch")
        replay = (await self.guest.press(button(end, "replay"), on=end)).message
        await self.shoot("97-replay", replay)
        exported = await self.guest.slash("game export", table=1)
        await self.shoot("97-export", exported.message)
        again = await self.guest.press(button(end, "rematch"), on=end)
        await self.shoot("98-rematch", again.message)
        await self.shoot("98-stats", (await self.guest.slash("stats")).message)
        of_host = await self.guest.slash("stats", person=self.host)
        await self.shoot("98-stats-other", of_host.message)
        await self.show_watched("watched")
        await self.writing.next_letter("98-letter-end", self.reader)
        self.studio.words.append("== thread\n" + "\n".join(m.text for m in self.public()))

    async def keep_at_another_table(self) -> None:
        people = {one.user.name: one.go(self.hall) for one in (self.host, self.guest)}
        thread = await sit_down(self.bench, self.game, list(people), language=self.language)
        await self.play_a_little(thread)
        await self.keeping.lose(thread)

    async def play_a_little(self, thread: Channel) -> None:
        for _ in range(3):
            with hurried():
                person = await called(self.bench, thread)
                assert person is not None
                await take_turn(person, self.chance)
