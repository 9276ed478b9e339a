# What the tables refuse, and what to do next. One message for each code of tables/base/errors.py.
no-table = There is no such table any more. `/mygames` lists yours.
not-seated = You have no seat at this table. While people gather, **Join** takes one; later **Board** and **Log** are open to everybody.
not-host = Only the host of the table can do that. Ask the host, or a moderator of this server.
not-lobby = This table has started already. Look into its thread.
not-running = This table is not being played at the moment. `/mygames` lists yours.
no-hints = This table has agreed on hints in first games only, or on none. Ask the others, or play a game alone.
no-review = I cannot look at this game again; **Replay** shows it. Try later, or after the next restart.
not-ended = This can be done when the game is over.
paused = This table is paused. Its host can continue it with **More → Continue**.
knows-secrets = Whoever has played another seat of this table knows its secrets, and can only come back to that one. Choose somebody else, or let the automa play.
seated = You sit at this table already.
sits-here = They sit at this table already. Choose somebody who does not play here.
full = All seats are taken. Open a table of your own with `/game new`.
crowded = More people sit here than that. First send somebody away under **Options → People**.
too-few = There are not enough people yet. Invite somebody, or change the number of seats under **Options**.
not-invited = This table is for invited people only. Ask its host for an invitation.
banned = The host has removed you from this table. Open one of your own with `/game new`.
too-many-tables = You sit at as many tables as this server allows. Finish one first: `/mygames` lists them.
server-full = This server has room for { $count ->
    [one] one table
   *[other] { $count } tables
} at a time. Join one of those that gather: `/game list`.
bad-setup = The game cannot be played like that: { $detail }. Change it under **Options**.
bad-setting = That setting is not possible here: { $detail }
no-seat = This table has no such seat. Choose one of those that are listed.
no-automa = A person plays this seat, and plays as people play.
seat-taken = Somebody sits there already. Choose another seat.
own-seat = That is your own seat. Choose another one.
not-asked = Nothing is asked of you at the moment. You will be told when it is your turn.
substituted = Somebody else plays your seat at the moment. **More → Take my seat back** gives it back to you.
stale = The table has moved on since that button appeared. Press **Take turn** to see what is asked now.
nothing-drafted = There is nothing to confirm or to take back yet. Choose something first.
final = Nothing can follow that choice before it is confirmed. Press **Confirm**, or **Back** to choose again.
beyond-final = Part { $part } of that line is final, and the rest comes after it. Enter the line up to there and confirm, then go on.
no-undo = There is nothing that you can take back by yourself: somebody else has acted since, or something hidden or random was revealed. **More → Undo** asks the table.
undo-never = This table has agreed on no undo.
corrected = The rules were corrected since those moves; they cannot be taken back any more.
no-redo = There is nothing to repeat.
vote-open = The table is voting already. Finish that vote first.
no-vote = That vote is over.
has-voted = You have voted already.
statistics-closed = This person keeps their statistics to themselves.
no-clock = This table is played without a clock.
bad-zone = I do not know that time zone. Choose one from the list, such as Europe/Berlin.
bad-hours = Quiet hours are two times such as 22:00 and 07:30.
no-vacation = You have { $days ->
    [one] one day
   *[other] { $days } days
} of vacation left this year. Choose a nearer day.
away = You have planned a vacation already. End it first with `/vacation end`.
bad-time = That time is not possible. Choose a later one.
secret = That is secret until the game is over.
too-long = That is too long. Shorten it and send it again.
too-many-notes = This seat has { $most } notes already. Remove one first.
no-note = There is no such note any more.
conflict = Somebody else was quicker. Look again and press once more.
not-saved = It could not be saved, and nothing has changed. Please try again in a moment.
bad-condition = The game does not offer this condition here.
too-many-answers = A seat keeps at most { $most } standing answers. Remove one first.
no-answer = There is no such answer any more.
asked-already = It is your turn already: press **Take turn**.
no-turn-ahead = Nobody can tell yet what you will be asked, so no turn can be laid ready now.
no-tryout = That try-out was thrown away. **Try from here** under **Replay** begins another.
not-from-here = Nothing can be tried from this moment. Go a move back, and try from there.
too-many-tryouts = You keep { $most } try-outs already. Throw one away first: `/mygames` lists them.
tryout-full = A try-out ends after { $most } choices. Take some back, or begin another.
no-challenge = There is no challenge of this game on that day. `/solo today` shows what there is.
no-attempt = There is no finished attempt to look at here. `/solo today` shows the challenge of the day.
ghosts-wait = What others did is shown when your own attempt is over: before, it could help you.
not-shown = This game was a challenge: its seed is shown on <t:{ $at }:f>, and then the file is yours. Until then it would tell others what is to come.
own-challenge = A challenge is played by whoever began it. You may leave it, but nobody can take it over.
no-companions = Nobody else plays with you at this table.
secret-draft = This draft would show what only you may know.
no-proposal = That is decided already; there is nothing to say about it any more.
own-proposal = It is your own. You can confirm it in your panel, or draw up another one.
said-so = You have said so already.
shown-already = The table has seen this already; it stands in the thread. You can confirm it, or draw up another one.
