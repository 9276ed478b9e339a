"""Pictures of the board and all that belongs to it, from the table and from afar."""

from cogs.play.actions import Reader, vocabulary
from cogs.play.actions.asked import Asked
from rules.core import Choice
from sandbox.people import Person
from tests.cogs.gallery.table import Table
from tests.cogs.playing import button, called, turn_message, words

LOOKED_UP = {
    "ryozen": ("archer", "gates", "camouflage", "herald"),
    "bonfire": ("guardian", "gnome", "island", "novice"),
    "ghost_stories": ("zombie", "pavilion", "haunter", "su-ling"),
    "candelabria": ("warrior", "portal", "choking", "black temple"),
}
TYPED = {"ryozen": "archer", "bonfire": "sail", "ghost_stories": "go", "candelabria": "deploy"}
SOON = 20  # a question that refuses something comes within so many turns


class Looking:
    """Looks at a game: at the table, from other channels, in the rules, and in words."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shoot = table.studio.shoot

    async def look(self) -> None:
        person = await self.table.asked_now()
        message = turn_message(person)
        await self.table.studio.shoot_place("39-thread", message)
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
        stranger = self.table.watcher.go(self.table.thread)
        refused = await stranger.press(button(message, "seat"), on=message)
        await self.shoot("44-not-seated", refused.message)
        for theme in ("light", "colour_blind", "high_contrast"):
            await self.table.prefer(person, "theme", theme)
            person.go(self.table.thread)
            seen = (await person.press(button(message, "board"), on=message)).message
            await self.shoot(f"45-theme-{theme}", seen)
        await self.table.prefer(person, "theme", "dark")
        await self.table.prefer(person, "text_only", "on")
        person.go(self.table.thread)
        for verb in ("turn", "board", "seat"):
            seen = (await person.press(button(message, verb), on=message)).message
            await self.shoot(f"46-words-{verb}", seen)
        await self.shoot("47-settings", await self.table.prefer(person, "text_only", "off"))
        await self.shoot("48-mygames", (await person.slash("mygames")).message)
        person.go(self.table.thread)

    async def watch(self) -> None:
        """Let two channels and a person's messages follow the game."""
        for level in ("turn", "round", "end"):
            place = self.table.bench.world.add_channel(self.table.bench.guild, f"watch-{level}")
            await self.table.bench.quiet()
            done = await self.table.host.go(place).slash("spectate table", table="1", level=level)
            if level == "turn":
                await self.shoot("50-spectate", done.message)
                listed = (await self.table.host.slash("spectate list")).message
                await self.shoot("51-spectate-list", listed)
        self.table.host.go(self.table.thread)

    async def show_watched(self, when: str, most: int = 2) -> None:
        """Take screenshots of the newest messages in the channels that watch."""
        for level in ("turn", "round", "end"):
            self.table.watcher.go(f"watch-{level}")
            told = [m for m in self.table.watcher.messages() if not m.ephemeral]
            for number, seen in enumerate(told[-most:]):
                await self.shoot(f"52-{when}-{level}-{number}", seen)

    async def look_up(self) -> None:
        person = self.table.guest.go(self.table.hall)
        for name in LOOKED_UP[self.table.game]:
            seen = (await person.slash("card", name=name, game=self.table.game)).message
            await self.shoot(f"90-card-{name}", seen)
        unknown = (await person.slash("card", name="xyzzy")).message
        await self.shoot("91-card-unknown", unknown)
        contents = (await person.slash("rules", game=self.table.game)).message
        await self.shoot("92-rules", contents)
        menu = contents.selects[0]
        for place in (2, 5):
            topic = (await person.select(menu.custom_id, menu.options[place], on=contents)).message
            await self.shoot(f"93-topic-{place}", topic)

    async def type(self) -> None:
        person = await self.table.asked_now()
        typed = (await person.slash("move", text=TYPED[self.table.game])).message
        await self.shoot("94-move", typed)
        typed = (await person.slash("move", text="xyzzy")).message
        await self.shoot("95-move-unclear", typed)
        await self.type_what_is_refused()

    async def type_what_is_refused(self) -> None:
        """At the next turn whose first question refuses something, type what it refuses."""
        for _ in range(SOON):
            person = await called(self.table.bench, self.table.thread)
            if person is None:
                return
            choice = (await self.table.question(person)).question
            if choice and choice.refused:
                await self.be_refused(person, choice)
                return
            await self.table.play(1)

    async def be_refused(self, person: Person, choice: Choice) -> None:
        reader = Reader(words(person), (), vocabulary(self.table.game))
        key = choice.refused[0].key
        not_now = Asked(choice, reader).called([key], self.table.language)[key]
        refused = (await person.slash("move", text=not_now)).message
        await self.shoot("95-move-refused", refused)
        if refused.buttons:  # a rule explains the refusal
            rule = refused.buttons[0].label
            await self.shoot("95-rule", (await person.press(rule, on=refused)).message)
