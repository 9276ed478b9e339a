"""The games on the command line: games | random | replay | move | verify | lesson | bench | match |
new | check | record."""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import locales

from . import GAMES, loaded, new_game, packages, rulebook
from .bench import SECONDS, bench
from .core import BadFile, BadSetup, Game, RulesError, chain
from .core.errors import STUMBLES, plain
from .core.modes import Mode, OptionValue
from .core.moving import move
from .core.rulebook import Rulebook
from .core.save import read_file, to_json
from .core.verify import Verdict, verify
from .lessons import shell
from .match import PLAYERS, match
from .play import watch

FAULT = 1  # exit code: a file or a game is faulty
MISUSE = 2  # exit code: the command is wrong, as argparse reports it too
LONGEST = 1000  # characters of a fault that are printed
NOT_VERIFIED = 3  # exit code: no fault, but a part could not be verified


def main(arguments: list[str] | None = None) -> int:
    args = _parser().parse_args(arguments)
    try:
        return int(args.run(args))
    except (RulesError, OSError) as fault:
        print(f"error: {plain(fault)[:LONGEST]}", file=sys.stderr)
        return MISUSE if isinstance(fault, BadSetup) else FAULT
    except BrokenPipeError:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="list the games, one JSON object a line")
    games.set_defaults(run=_games)

    play = commands.add_parser("random", help="play games with random legal decisions")
    play.add_argument("game")
    play.add_argument("--seats", type=int, help="default: as few as the game or mode allows")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--seed", default="0")
    play.add_argument("--games", type=int, default=1)
    play.add_argument("--json", action="store_true")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the last game to a file")
    play.set_defaults(run=_random)

    replay = commands.add_parser("replay", help="show a saved game, or a moment of it")
    replay.add_argument("file", type=Path)
    replay.add_argument("--at", type=int, help="after this many decisions")
    replay.add_argument("--seat", type=int, help="as this seat sees it; default: a spectator")
    replay.add_argument("--json", action="store_true")
    replay.set_defaults(run=_replay)

    step = commands.add_parser("move", help="play a line of words in a saved game")
    step.add_argument("file", type=Path)
    step.add_argument("words")
    step.add_argument("--seat", type=int, help="default: the first one that is asked")
    step.add_argument("--language", default="en", choices=locales.LANGUAGES)
    step.add_argument("--save", type=Path, metavar="FILE", help="default: the same file")
    step.set_defaults(run=_move)

    proof = commands.add_parser("verify", help="check seed, draws and decisions of a saved game")
    proof.add_argument("file", type=Path)
    proof.add_argument("--secret", type=secret, help="of the day whose challenge it was")
    proof.add_argument("--earlier", type=secret, help="a secret that was shown before that one")
    proof.set_defaults(run=_verify)

    _words_of_lessons(commands.add_parser("lesson", help="learn a game by playing it"))
    _words_of_authors(commands)

    speed = commands.add_parser("bench", help="measure")
    speed.add_argument("game", nargs="*")
    speed.add_argument("--seconds", type=float, default=SECONDS, help="for each measurement")
    speed.add_argument("--json", action="store_true")
    speed.set_defaults(run=_bench)

    duel = commands.add_parser("match", help="let automas play each other")
    duel.add_argument("game")
    duel.add_argument("--seats", required=True, help=f"such as sharp,steady; {', '.join(PLAYERS)}")
    duel.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    duel.add_argument("--seed", default="match")
    duel.add_argument("--games", type=int, default=40)
    duel.add_argument("--json", action="store_true")
    duel.set_defaults(run=_match)
    return parser


def _words_of_lessons(lesson: argparse.ArgumentParser) -> None:
    lesson.add_argument("game", nargs="?", help="default, with --check: all of them")
    lesson.add_argument("chapter", nargs="?", help="its number or id; default: all, in order")
    lesson.add_argument("--lesson", default="first")
    lesson.add_argument("--language", default="en", choices=locales.LANGUAGES)
    lesson.add_argument("--check", action="store_true", help="play all of it by lit choices")
    lesson.set_defaults(run=_lesson)


def _words_of_authors(commands: Any) -> None:
    new = commands.add_parser("new", help="write a game that runs at once, in a folder of its own")
    new.add_argument("name", help="its id, such as sea_trade")
    new.add_argument("--folder", type=Path, help="default: a folder of its name")
    new.set_defaults(run=_new)

    check = commands.add_parser("check", help="try all that a game can have, and say what it lacks")
    check.add_argument("game", help="its id, or the folder of one that is being written")
    check.set_defaults(run=_check)

    record = commands.add_parser(
        "record", help="record games of each kind, for check to play again"
    )
    record.add_argument("game", help="its id, or the folder of one that is being written")
    record.set_defaults(run=_record)


def _new(args: argparse.Namespace) -> int:
    folder = args.folder or Path(args.name)
    for path in import_module("tools.new_game").write(args.name, folder):
        print(path)
    print(f"now: python -m rules check {folder}")
    return 0


def _check(args: argparse.Namespace) -> int:
    if is_folder(args.game):
        return for_each_in(Path(args.game), "check")
    return FAULT if import_module("tools.check_game").report(rulebook(args.game).id, print) else 0


def _record(args: argparse.Namespace) -> int:
    if is_folder(args.game):
        return for_each_in(Path(args.game), "record")
    for path in import_module("tools.recorded").record(rulebook(args.game)):
        print(path)
    return 0


def is_folder(game: str) -> bool:
    """Tell if ``game`` is the folder of a game's package, not the id of a game."""
    return game not in GAMES and (Path(game) / "pyproject.toml").exists()


def for_each_in(folder: Path, command: str) -> int:
    """Run a command for each game of a folder, in a process that loads them. Return the highest
    exit code."""
    environment = os.environ | {packages.WORKSHOP: str(folder.resolve())}
    games = [entry.game for entry in packages.entries_of(folder)]
    commands = [[sys.executable, "-m", "rules", command, game] for game in games]
    return max(subprocess.run(it, env=environment, check=False).returncode for it in commands)


def _games(args: argparse.Namespace) -> int:
    for book in GAMES.values():
        print(json.dumps(_describe(book), ensure_ascii=False))
    return 0


def _describe(book: Rulebook[Any]) -> dict[str, Any]:
    return {
        "id": book.id,
        "rules": book.version,
        "seats": sorted({seats for mode in book.modes.values() for seats in mode.seats}),
        "modes": [_described(mode) for mode in book.modes.values()],
    }


def _described(mode: Mode) -> dict[str, Any]:
    return {
        "id": mode.id,
        "seats": list(mode.seats),
        "options": {setting.id: list(setting.values) for setting in mode.settings},
        "records": {setting.id: setting.record for setting in mode.settings if setting.record},
        "rivals": list(mode.rivals),
        "team": mode.team,
        "minutes": mode.minutes,
    }


def _random(args: argparse.Namespace) -> int:
    book = rulebook(args.game)
    options = dict(_option(text) for text in args.option)
    wanted = book.modes.get(str(options.get("mode")), next(iter(book.modes.values())))
    seats = args.seats if args.seats is not None else min(wanted.seats)
    made, start = 0, time.perf_counter()
    for number in range(args.games):
        seed = f"{args.seed}/{number}"
        game = new_game(args.game, seats=seats, seed=seed.encode(), options=options)
        made += _watched(game, seed)
        _print_result(game, seed, args.json)
    spent = time.perf_counter() - start
    if args.save and args.games:
        args.save.write_text(to_json(game), "utf-8")
    summary = {"games": args.games, "decisions": made, "seconds": round(spent, 3)}
    summary["decisions_per_second"] = round(made / spent) if spent else 0
    if args.json:
        print(json.dumps(summary))
    else:
        print(
            f"{args.games} games, {made} decisions, all invariants held: "
            f"{summary['decisions_per_second']} checked decisions a second"
        )
    return 0


def _option(text: str) -> tuple[str, OptionValue]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetup(f"--option wants NAME=VALUE, not {text!r}")
    if value.lower() in ("true", "false"):
        return name, value.lower() == "true"
    return name, int(value) if re.fullmatch("-?[0-9]{1,18}", value) else value


def _watched(game: Game[Any], seed: str) -> int:
    """Play a random game and check it. Save it to a file if it breaks a promise."""
    try:
        return watch(game, Random(seed))
    except Exception as fault:
        path = Path(f"failed-{game.book.id}-{seed.replace('/', '-')}.json")
        path.write_text(to_json(game), "utf-8")
        raise RulesError(f"seed {seed}: {fault!r}; see {path}") from fault


def _print_result(game: Game[Any], seed: str, as_json: bool) -> None:
    result = game.result
    assert result is not None
    row = {
        "seed": seed,
        "decisions": len(game.line),
        "scores": result.scores,
        "ranking": result.ranking,
        "parts": result.parts,
        "kind": result.kind,
        "won": result.won,
        "reason": result.reason,
        "rivals": msgspec.to_builtins(result.rivals),
        "level": result.level,
        "record": result.record,
    }
    if as_json:
        print(json.dumps(row))
    else:
        won = "" if result.won is None else ", won" if result.won else ", lost"
        print(f"seed {seed}: {len(game.line)} decisions, scores {result.scores}{won}")


@contextmanager
def _opened(file: Path) -> Iterator[Game[Any]]:
    """Yield the game of a file that anybody may have written. Report errors met while using it as
    faults of the file."""
    game = loaded(read_file(file))
    try:
        yield game
    except RulesError:
        raise
    except STUMBLES as fault:
        raise BadFile(f"{file}: no game can have come to this: {fault!r}") from fault


def _replay(args: argparse.Namespace) -> int:
    with _opened(args.file) as game:
        return _shown(game, args)


def _shown(game: Game[Any], args: argparse.Namespace) -> int:
    if args.seat is not None and not 0 <= args.seat < game.setup.seats:
        raise RulesError(f"no seat {args.seat}; the game has {game.setup.seats}")
    if args.at is not None and args.at != len(game.line):
        game.rewind(args.at, by="replay")
    view = game.view(args.seat)
    if args.json:
        print(plain(json.dumps(view, ensure_ascii=False)))
        return 0
    print(f"{game.book.id}, {len(game.line)} decisions")
    for choice in game.pending:
        print(plain(f"  {choice.question('en')} ({choice.point}, seat {choice.seat})"))
    for line in json.dumps(view, ensure_ascii=False, indent=1).split("\n"):
        print(plain(line))
    return 0


def _move(args: argparse.Namespace) -> int:
    with _opened(args.file) as game:
        return _moved(game, args)


def _moved(game: Game[Any], args: argparse.Namespace) -> int:
    if game.over:
        raise RulesError("the game is over")
    seat = game.pending[0].seat if args.seat is None else args.seat
    after, events = move(game, seat, args.words)
    (args.save or args.file).write_text(to_json(after), "utf-8")
    speaker = game.book.speaker(args.language)
    for event in events:
        if event.seen_by(seat):
            print(plain(speaker.say(event.words)))
    for choice in after.pending:
        options = "; ".join(option.label(args.language) for option in choice.options)
        asked = f"{speaker.person(choice.seat)}: {choice.question(args.language)}"
        print(plain(f"{asked} {options}" if choice.seat == seat or not choice.secret else asked))
    return 0


def _verify(args: argparse.Namespace) -> int:
    saved = read_file(args.file)
    verdict = verify(rulebook(saved.game), saved)
    told = [_passed(verdict)]
    if args.secret is not None:
        chain.verify(rulebook(saved.game), saved, args.secret)
        told.append("ok: seed and set-up are those of the day's secret")
    if args.secret is not None and args.earlier is not None:
        days = chain.distance(args.secret, args.earlier)
        if days is None:
            raise RulesError("the secrets are not of one chain")
        told.append(f"ok: the earlier secret is that of {days} days before")
    if verdict.trusted:
        told.append(
            "not verified: where the first "
            f"{verdict.decisions - verdict.played} decisions led, and with it points and result: "
            f"{verdict.trusted}"
        )
    print("\n".join(told))
    return NOT_VERIFIED if verdict.trusted else 0


def _passed(verdict: Verdict) -> str:
    """Return the line that reports a passed verification."""
    how = f"the last {verdict.played} of them legal" if verdict.trusted else "all legal"
    return f"ok: {verdict.decisions} decisions ({how}), {verdict.draws} draws are the seed's"


def secret(text: str) -> bytes:
    return bytes.fromhex(text)


def _lesson(args: argparse.Namespace) -> int:
    games = [rulebook(args.game).id] if args.game else list(GAMES)
    if args.check:
        return FAULT if shell.checked(games, print) else 0
    if not args.game:
        raise BadSetup(f"which game? {', '.join(games)}")
    chosen, chapters = shell.chosen(args.game, args.lesson, args.chapter)
    shell.Shell(chosen, args.language, input, print).play(chapters)
    return 0


def _bench(args: argparse.Namespace) -> int:
    for name in args.game or list(GAMES):
        figures = bench(rulebook(name), args.seconds)
        if args.json:
            print(json.dumps(figures))
        else:
            print("  ".join(f"{key} {value}" for key, value in figures.items()))
    return 0


def _match(args: argparse.Namespace) -> int:
    names = args.seats.split(",")
    options = dict(_option(text) for text in args.option)
    for row in match(rulebook(args.game), names, args.games, options, args.seed):
        print(json.dumps(row) if args.json else "  ".join(f"{k} {v}" for k, v in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
