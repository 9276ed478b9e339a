# What the tables refuse, and what to do next. One message for each code of tables/base/errors.py.
no-table = There is no such table any more. `/mygames` lists yours.
no-game = This game is not available just now. Whoever runs this bot has to put it back; your table waits, and nothing of it is lost.
not-seated = You have no seat at this table. While people gather, **Join** takes one; later **Board** and **Log** are open to everybody.
not-host = Only the host of the table can do that. Ask the host, or a moderator of this server.
not-lobby = This table has already started. Look in its thread.
not-running = This table is not in play right now. `/mygames` lists yours.
no-lesson = There is no such lesson, or you have not begun it. `/learn` shows all of them.
no-puzzle = No puzzle is asked here now, or its answers are shown already. The next one comes by itself.
no-exercise = This turning point is gone. `/mygames` shows the others.
unlit = Not just yet: the lesson is about what is marked.
no-hints = This table agreed on hints in first games only, or on none at all. Ask the others, or play a game alone.
no-review = I cannot analyse this game; **Replay** shows it. Try again later.
not-ended = You can do this when the game is over.
paused = This table is paused. Its host can continue it with **More → Continue**.
knows-secrets = Whoever has played another seat of this table knows its secrets, and can only come back to that one. Choose somebody else, or let the automa play.
played-here = You have played at this table and may know somebody's hand. Guessing is for those who only watch.
seated = You are already at this table.
sits-here = They are already at this table. Choose somebody who does not play here.
full = All seats are taken. Open a table of your own with `/game new`.
crowded = More people sit here than that. First send somebody away under **Options → People**.
too-few = There are not enough people yet. Invite somebody, or change the number of seats under **Options**.
not-invited = This table is for invited people only. Ask its host for an invitation.
banned = The host has removed you from this table. Open one of your own with `/game new`.
no-code = No table has this code. Check it for a typo, or ask the host for a new one.
codes-guessed = Those were several wrong codes in a row. You can try again <t:{ $at }:R>.
too-many-invited = You have asked many people to play just now. You can ask the next one <t:{ $at }:R>.
too-many-tables = You are at as many tables as this server allows. Finish one first: `/mygames` lists them.
server-full = This server has room for { $count ->
    [one] one table
   *[other] { $count } tables
} at a time. Join one that is still gathering: `/game list`.
bad-setup = These options do not go together. Change them under **Options**.
bad-setting = That setting is not possible here.
no-seat = This table has no such seat. Choose one from the list.
no-automa = A person plays this seat; only automas have levels.
seat-taken = Somebody sits there already. Choose another seat.
own-seat = That is your own seat. Choose another one.
not-asked = You have nothing to decide right now. I call you when it is your turn.
substituted = Somebody else is playing your seat. **More → Take my seat back** gives it back to you.
stale = The table has moved on since that button appeared. Press **Take turn** to see what is asked now.
nothing-drafted = There is nothing to confirm or to take back yet. Choose something first.
final = Nothing can follow that choice before it is confirmed. Press **Confirm**, or **Back** to choose again.
beyond-final = Part { $part } of that line is final, and the rest comes after it. Enter the line up to there and confirm, then go on.
no-undo = There is nothing that you can take back by yourself: somebody else has acted since, or something hidden or random was revealed. **More → Undo** asks the table.
undo-never = This table agreed to play without undo.
corrected = The rules were corrected since those moves, so you cannot take them back any more.
no-redo = There is nothing to redo.
vote-open = The table is already voting. Finish that vote first.
no-vote = That vote is over.
has-voted = You have voted already.
statistics-closed = This person keeps their statistics to themselves.
no-clock = This table is played without a clock.
bad-zone = I do not know that time zone. Choose one from the list, such as Europe/Berlin.
bad-hours = Say when quiet hours begin and end, such as 22:00 and 07:30.
no-vacation = You have { $days ->
    [one] one day
   *[other] { $days } days
} of vacation left this year. Choose an earlier day.
away = You already have a vacation planned. End it first with `/vacation end`.
bad-time = That time is not possible. Choose a later one.
secret = That is secret until the game is over.
too-long = That is too long. Shorten it and send it again.
too-many-notes = This seat has { $most } notes already. Remove one first.
no-note = There is no such note any more.
conflict = Somebody else was quicker. Look again and press once more.
not-saved = I could not save that, and nothing has changed. Please try again in a moment.
not-read = I cannot read the tables just now, and nothing has changed. Please try again in a moment.
not-known = My line to the tables broke, and I cannot tell whether that was saved. Press once more: if it was, nothing is done twice, and you see how things stand.
bad-condition = The game does not offer this condition here.
too-many-answers = A seat keeps at most { $most } standing answers. Remove one first.
no-answer = There is no such answer any more.
asked-already = It is your turn already: press **Take turn**.
no-turn-ahead = Nobody can tell yet what you will be asked, so you cannot prepare a turn now.
no-tryout = That try-out was thrown away. **Try from here** under **Replay** begins another.
not-from-here = You cannot try anything from this moment. Go one move back, and try from there.
too-many-tryouts = You keep { $most } try-outs already. Throw one away first: `/mygames` lists them.
tryout-full = A try-out ends after { $most } choices. Take some back, or begin another.
no-challenge = There is no challenge of this game on that day. `/solo today` shows what there is.
no-attempt = There is no finished attempt to look at here. `/solo today` shows the challenge of the day.
ghosts-wait = You can see how others played once you have finished yourself: before that it would be a hint.
not-shown = This game was a challenge: its seed is shown on <t:{ $at }:f>, and then you can have the file. Before that, it would tell others what is to come.
bad-file = { $fault ->
    [large] This file is too large, or takes too long to check. I open games of up to 2 MB and 5,000 moves.
    [newer] This file comes from a newer version of me. Open it where it was made, or ask whoever runs me for an update.
    [older] The rules were corrected since this game, or somebody has set up its position by hand, so I cannot check it. I open only what I can play again from the start.
    [game] This file shows a game that is not installed here.
    [false] Something in this file does not fit: no game can have gone like that. Ask for the file again, straight from `/game export`.
   *[shape] I cannot read this as a game. I open the files that `/game export` gives.
}
file-played = You are in this very game at table { $table }, and its file shows everybody's secrets. I open it when the game is over.
too-many-files = You have handed in many files. I take the next one <t:{ $at }:R>.
attempt-runs = Your attempt that counts is still going on, table { $table }. Finish it first; then you may play this one again for fun.
own-challenge = Only the person who began a challenge can play it. You may leave it, but nobody can take it over.
no-companions = You have no teammates at this table.
secret-draft = This draft would give away what only you may know.
no-proposal = That is already decided; there is nothing more to say about it.
own-proposal = This idea is your own. You can confirm it in your panel, or think up another one.
said-so = You have said so already.
shown-already = The table has already seen this in the thread. You can confirm it, or think up another one.
