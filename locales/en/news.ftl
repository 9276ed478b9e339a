# What a table tells in its thread, in direct messages and in watching channels.
invited = { $by } invites you to a table of **{ $game }**. Press **Join** if you like.
full = All seats are taken. The game starts when everybody has pressed **I'm here**: { $missing }.
full-over = ✓ Everybody was there; the game has begun.
full-no-more = Not all seats are taken any more.
kicked = { $person }, the host has removed you from this table. `/game list` in the server shows others.
started = The game begins. Seats: { $people }.
commitment = Fair play: all chance comes from a secret seed that is shown at the end, so that everybody can check every draw. Its fingerprint: `{ $commitment }`
ready = { $ready } of { $all } are ready. Waiting for { $waiting }.
turn = { $person }, your turn.
turn-last = { $person }, your turn: the table is waiting only for you.
asked = You have a private choice to make: **Take turn** shows it.
due = Due { $when }
page-answered = ✓ { $seats }: answered.
page-thinking = 🤖 { $seats }: thinking.
call-answered = ✓ { $seat } has answered.
call-taken-back = ↩ The question to { $seat } was taken back.
call-repeated = ↓ { $seat } is asked again below.
round-ended = Round { $round } is over.
nudge = { $person }, a reminder: half of your time is gone.
nudge-late = { $person }, a reminder: your time is nearly over.
overdue = { $seat }'s time is up.
time-given = { $by } gives { $seat } { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}.
undone = { $seat } took back { $count ->
    [one] one move
   *[other] { $count } moves
}.
undone-vote = By vote, { $count ->
    [one] one move was
   *[other] { $count } moves were
} taken back.
redone = { $seat } redoes { $count ->
    [one] the move that was
   *[other] the { $count } moves that were
} taken back.
redone-vote = By vote, { $count ->
    [one] one move that was taken back counts again.
   *[other] { $count } moves that were taken back count again.
}
ask-again = The rules were corrected. The last { $count ->
    [one] move has
   *[other] { $count } moves have
} to be made again by { $seats }. Nothing else has changed.
draft-dropped = The position has changed, so your draft of { $answers ->
    [one] one choice
   *[other] { $answers } choices
} is gone. Press **Take turn** to choose again.
laid-aside = The turn that you had prepared does not fit any more, so I put it aside. Please take your turn yourself.
played-ahead = Your turn was played as you had prepared it:
standing-ended = Something was taken back, and with it { $answers ->
    [one] one standing answer of yours
   *[other] { $answers } standing answers of yours
}. I ask you again.
vote-undo = { $by } asks to take back { $count ->
    [0] the last moves
    [one] this move
   *[other] these { $count } moves
}:
vote-earlier = { $count ->
    [one] one move before these
   *[other] { $count } moves before these
}
vote-one-move = a move by { $seat }
vote-reminder = { $people }: the table is still waiting for your vote.
vote-withdraw = Withdraw
vote-closes-no = Silence keeps everything as it is. I remind those who have not voted { $when }.
vote-closes-last = The vote closes { $when }; silence then counts as a no.
vote-redo = { $by } asks to redo what was taken back. Do you agree?
vote-move = { $by } asks to move this game to another place: { $place }. It moves if all its players agree.
table-moved = From now on this game goes on here, as all its players agreed. **Log** has the whole story.
table-left = This table has moved to another place. Its players find it under `/mygames`.
vote-abandon = { $by } asks to end this game without a result. Do you agree?
vote-absence = { $seat }'s time is up. Should an automa play this seat until { $seat } is back?
vote-level = { $by } asks to change how { $seat } plays: { $level } from its next turn on. Do you agree?
vote-closes = The vote closes { $when }; whoever has not voted by then abstains.
vote-passed = ✓ The vote has passed.
vote-failed = The vote has failed; everything stays as it was.
vote-over = ✓ This vote is over.
vote-withdrawn = The question was withdrawn.
vote-played_on = The game went on, so the vote is over.
left = { $person } has left { $seat }.
left-automa = An automa plays it until somebody takes it over.
seated = { $person } takes over { $seat }.
seated-until = { $person } plays { $seat } until { $when }.
briefing = You now play **{ $seat }** at a table of **{ $game }**. **My seat** shows what you have, **Log** what has happened; the notes of the seat are yours to read.
briefing-until = The seat is lent until { $when }; then { $owner } plays it again.
returned = { $person } plays { $seat } again.
automa-sits = From now on an automa plays { $seat }. The seat can be taken back at any time: **More → Take my seat back**.
automa-plays = { $seat } is { $level } from its next turn on.
away = { $person } is away until { $when }. The clock stands still until then.
back = { $person } is back earlier; the clock runs again.
paused = { $by } has paused the game. No clock runs until the host presses **Continue**.
resumed = { $by } continues the game.
moderated-pause = { $by }, a moderator, has paused the game. No clock runs until the host presses **Continue**.
moderated-resume = { $by }, a moderator, lets the game go on.
moderated-replace = { $by }, a moderator, gives { $seat } to { $person }.
moderated-end = { $by }, a moderator, has ended this table.
moderated-resend = { $by }, a moderator, shows once more what the table waits for.
moderated-repair = { $by }, a moderator, has moved the table here, because its old place was lost.
ended = The game is over
ended-rank = { $rank }. { $seat } · { $score }
ended-side = { $side } · { $score }
ended-tie = Equal scores: the tie-break of the rules decides.
ended-score = Score: { $score }
ended-level = Level: { $level }
won-team = You have won together!
lost-team = You have lost together.
won-alone = You have won!
lost-alone = You have lost.
won-rival = You have won against { $rival }!
lost-rival = You have lost against { $rival }.
seed = The secret seed was `{ $seed }`. `/game export` gives the file with which every draw can be checked.
abandoned = The game was ended without a result.
rematch = { $by } opens the next table: number { $table }.
rematch-over = ✓ The next table, number { $table }, has begun.
rematch-no-more = The next table, number { $table }, was closed before it began.
place-lost-thread = The thread of table { $table } is gone or closed to me. A moderator can open a new one with `/table repair`; nothing is lost.
place-lost-channel = The channel <#{ $channel }> is closed to me, so I no longer write there.
place-lost-borrowed = I could not call you by direct message, so I call you where your table gathered, as soon as somebody presses a button there.
place-lost-person = I could not call you by direct message, so I call you in the table's thread.
round = Round { $round }
table = Table { $table }
from-table = { $game }, table { $table }
seat-number = seat { $number }
proposed = Idea { $number }: { $by } would do this.
proposed-for = Idea { $number }, from { $by } for { $seat }:
proposed-taken = ✓ { $seat } takes it as a draft.
proposed-note = Say what you think. { $seat } decides, and need not wait.
opinion-agree = 👍 { $seat } is for idea { $number }, from { $by }.
opinion-rather-not = 🤔 { $seat } would rather not follow idea { $number }, from { $by }.
opinion-words = 💬 { $seat } on idea { $number }, from { $by }:
