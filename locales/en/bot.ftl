# What the bot says apart from news (news.ftl), refusals (refusals.ftl) and commands (commands.ftl).
yes = yes
no = no
automa = Automa

# Faults
unknown-button = I no longer know this kind of button. `/mygames` shows your tables with fresh ones.
unknown-command = This command has changed since Discord showed it to you. Type `/` and choose it again.
no-rights = I lack a permission that I need here. A moderator can see which one with `/setup check`.
place-gone = That table's thread is gone or closed to me. A moderator can open a new one with `/table repair`.
too-large = Discord says this picture is too large. **Text instead of pictures** in `/settings` shows the same in words. Nothing of your game is lost.
discord-down = Discord is having trouble right now. Nothing is lost; try again in a minute.
busy = Discord asks me to slow down. Please try again in { $seconds } seconds.
saved-unseen = Saved, but I cannot show you the result just now. Look again in a moment.
saved-in-part = The first part is saved, the rest is not. Look again in a moment, and press once more if something is missing.
fault = Something went wrong on my side; nothing of your game is lost. Please try again. If it happens again, press **Report**: I then save the table's log and this fault (number `{ $number }`) for the people who run this bot.
pressed-twice = You pressed that twice in a row; it counts once. The answer is in the message above.
report = Report
report-done = Thank you. Saved as `{ $file }`; the people who run this bot can make a test of it.
report-old = I no longer remember that fault. If it happens again, report it right away.

# The first steps
help-title = Board games at your own pace
help-about = I run heavy board games here: a move when you have a minute, a game over days or weeks. I know the rules and show only what is legal.
help-steps = 1. Press **Open a table** and choose a game.
    2. Your friends press **Join** on its card.
    3. You press **Start**, and a thread opens. Automas can take free seats.
help-steps-alone = Here you play alone: press **Play alone** and choose a game. To play with friends, use me in a server.
help-turn = When it is your turn I call you once: press **Take turn**, choose, **Confirm**. Try things freely: until **Confirm** you can take everything back.
help-commands = You can also type: `/game new`, `/game list`, `/solo games`, `/mygames`, `/stats`, `/rules`, `/settings`.
help-owners = If you manage this server: `/setup check` shows which permissions I lack, `/setup server` sets where tables gather. You can delete this message; `/help` shows it again.
help-open = Open a table
help-alone = Play alone
help-mine = My tables
help-settings = Settings
help-how = How this works
help-which-game = Choose a game
help-defaults = Which game? The table opens with the usual settings; **Options** on its card changes them.

# Lobby
lobby-host = Table { $table } · host: { $host }
lobby-free = free seat
lobby-missing = Press **Join** to sit down. { $count ->
    [one] One more person is needed
   *[other] { $count } more people are needed
}; the host can also press **Start** and seat automas instead.
lobby-enough = Press **Join** to sit down. The host can begin now with **Start**, or wait for others.
lobby-alone = Nobody else sees your direct messages: press **Start**, and automas take the free seats. Friends join by code: **Options → Invite**.
lobby-borrowed = I call the next player by direct message, if I can reach them. News appears here as soon as somebody presses a button or types a command.
lobby-full = All seats are taken. When everybody has pressed **I'm here**, the game begins; the host can also press **Start**.
lobby-join = Join
lobby-here = I'm here
lobby-leave = Leave
lobby-options = Options
lobby-start = Start
lobby-started = The game has begun: <#{ $thread }>
lobby-started-here = The game has begun, right here.
lobby-closed = This table was closed before it began. `/game new` opens another.
lobby-opened = Table { $table } is open. Others press **Join** on its card; you can change everything under **Options**, and begin with **Start**.
lobby-opened-there = Table { $table } is open: its card is in <#{ $place }>, where this server's tables gather. Others press **Join** there.
lobby-opened-unseen = Table { $table } is open, but on this server only you see my answers, so there is no card. Friends sit down from anywhere with `/join` and the code **{ $code }**; you find the table in `/mygames`.
lobby-opened-alone = Table { $table } is open. **Start** on its card begins the game against automas.
lobby-joined = You have joined table { $table }. It begins when the host presses **Start**, or when everybody has pressed **I'm here**.
move-done = { $name }: the table is here now.
move-asked = { $name }: I am asking the others where the table is now. It moves here when all its players agree.
move-which = Which of your tables? Choose it under `table`.
move-here = The table is already here.
move-unseen = Nobody else would see the table here. Type `/game move` in the channel, thread or message where you all want to play.
challenge-whom = A game for two, against { $person }: I invite them now, and they find the table in `/mygames`.
challenge-sent = { $person } is invited.
challenge-oneself = That is you. `/solo games` lists what you can play alone.
message-unknown = I do not know this message: I remember each one for a week. `/replay` shows every moment of a game.
message-no-moves = There are no moves in this message. Use this on one that has some, or open `/replay`.
since-message = What happened here
join-afar = You are at the table: { $name }. I call you by direct message; `/mygames` finds the table from anywhere.
lobby-left = You have left table { $table }.
lobby-ready = Noted. The game begins when the others have pressed **I'm here** too.
lobby-starting = The game is on. I will call you when it is your turn.
lobby-too-few = { $game } needs at least { $least } at the table, and there { $taken ->
    [one] is one
   *[other] are { $taken }
}. Wait for somebody to press **Join**, invite somebody, or let automas take the free seats.
lobby-fill = { $count ->
    [one] Begin with an automa
   *[other] Begin with { $count } automas
}
not-in-thread = I am not in this private thread and cannot write here. Mention me, { $bot }, to add me, and try again. Or use another channel.
lobby-elsewhere = I may not write in this channel. Ask a moderator to look at `/setup check`, or open the table in another channel.
invite-whom = Who do you want to invite?
invite-hint = I tell them here or by direct message, whichever they prefer.
invite-done = { $person } is invited, and finds the table in `/mygames` too.
invite-seated = { $person } is already at this table.
invite-alone = Nobody else sees your direct messages, but with a code friends can sit down from anywhere.
options-title = Options of table { $table }
options-hint = Every choice takes effect right away; the card shows what was agreed.
options-others = Only the host can change this.
options-manners = House rules
options-manners-about = What everybody should know before sitting down, in your words
options-invite = Invite
options-people = People
invite-code = Invite by code
code-is = **{ $code }** is the code of table { $table }. Anybody who types it into `/join` sits down, even at a private table. It works until the game begins, or until you end it here.
code-end = End the code
code-ended = Nobody can sit down with this code any more. **Invite by code** makes another one.
options-back = Back to the options
people-hint = Send somebody away (they can come back only by invitation), or make somebody else the host.
people-none = Nobody else sits here yet. **Invite** calls somebody.
people-kick = Send away
people-host = Make the host
people-handed = { $person } is the host of table { $table } now.
options-automa = Add an automa
options-no-automa = Remove an automa
options-automas = How automas play
level-friendly = friendly
level-friendly-about = for first games: takes what is near, and misses what is far off and what rivals are up to
level-steady = steady
level-steady-about = plays the best turn it finds, and knows what the game rewards
level-sharp = sharp
level-sharp-about = the same, but thinks longest
level-first = { $level }, { $points }
level-rated = { $level }, about { $points } ± { $range }
automas-title = Automas at table { $table }
automas-hint = How well should each of them play? Your choice counts from its next turn on; if other people play too, most of them have to agree.
automas-ratings = The numbers compare levels in this game: 190 points more win about three games of four. With more than two players the gaps may be smaller.
automas-none = There are no automas at this table any more.
automas-asked = I have asked the others; the vote is at the table.
options-close = Close the table
options-mode = Game
options-seats = Seats
options-switches = Game extras
options-variants = Game options
options-pace = Pace
options-undo = Undo
options-absence = Absence
options-visibility = Who may join
options-seating = Seats are given
options-telling = The thread tells
options-motion = Decisive moments are shown
options-language = Language
seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
pace-relaxed = relaxed
pace-relaxed-about = 1 day for each move, and 10 days in reserve
pace-steady = steady
pace-steady-about = 12 hours for each move, and 3 days in reserve
pace-brisk = brisk
pace-brisk-about = 8 hours for each move, and 1 day in reserve
pace-live = live
pace-live-about = everybody stays at the table, 15 minutes in all
pace-none = no clock
pace-none-about = nobody is ever late
pace-told = Pace: **{ $pace }** — { $about }
undo-all = with everybody's consent
undo-all-told = Undo: your own last move freely, more with everybody's consent
undo-majority = with a majority
undo-majority-told = Undo: your own last move freely, more with a majority
undo-never = only within your own turn
undo-never-told = Undo: only within your own turn
absence-wait = the table waits
absence-vote = the table votes
absence-automa = an automa plays on
visibility-open = everybody
visibility-invited = invited people
visibility-private = invited people, not listed
seating-random = at random
seating-as_joined = in the order of joining
telling-turns = each turn in one message
telling-moves = each move by itself, with the whole board
motion-still = as a still picture
motion-moving = as a short moving picture

# The thread
thread-name = { $game } { $table }
tag-gathering = Gathering
tag-running = Running
tag-over = Over
tag-looking = Looking for players
take-turn = Take turn
my-seat = My seat
board = Board
log = Log
more = More
join = Join
agree = Agree
disagree = Disagree
rematch = Rematch
continue = Continue
snooze-hour = In an hour
snooze-tonight = Tonight
snooze-tomorrow = Tomorrow

# The private panel
panel-title = { $game }, table { $table } · { $seat }
panel-held = You have
panel-so-far = So far
panel-outlook = What this would bring
outlook-unknown = Known only after **Confirm**: { $what }.
outlook-next = Next to act: { $people }.
panel-complete = Your turn is complete. **Confirm** plays it; **Back** takes back your last choice.
panel-how-many = Choose from { $least } to { $most }.
panel-exactly = Choose { $count }.
panel-up-to = Choose up to { $count }.
panel-choose = Choose
panel-legend = The same in words
panel-search = This list is long: `/move` finds what you want by a few letters.
panel-why-not = Why not?
panel-otherwise = Pay differently
panel-instead = Instead: { $answer }
panel-instead-of = Instead of “{ $answer }”…
panel-skip = Skip
panel-skipped = Skipped: { $question }
panel-done = Done ({ $count })
panel-earlier = Earlier
panel-later = Later
panel-confirm = Confirm
panel-back = Back
panel-restart = Start over
beside-turn = This turn
beside-help = What this is about
beside-look = To look at
beside-table = At this table…
panel-called = ✓ Done. Waiting for { $people }.
panel-asked-again = It is your turn again.
panel-undo = Take back
panel-waiting = You have nothing to decide right now. Waiting for { $people }.
panel-sealed = Your answer is sealed: { $answer }. You can change it until everybody is ready.
panel-change = Change my answer
panel-refused = { $why } ({ $rule })
rule-cited = { $topic }, { $place }
panel-over = The game is over. **Board** and **Log** stay open to you.

# What cannot be opened
no-such-game = I do not know that game. Choose from: { $games }.
no-such-mode = I do not know that mode. Choose from: { $modes }.
no-such-seats = { $game } is played by { $seats }. Choose one of these numbers.
no-such-option = I do not know the option “{ $option }”. Choose from: { $options }.
option-elsewhere = “{ $option }” belongs to another mode: { $modes }. Choose that mode, or leave the option out.
options-apart = These options do not go together: { $options }.

# What is typed: slash commands of the games, and /move
act-possible = { $question } You can choose: { $options }.
act-refused = **{ $thing }** is not possible now: { $why }
act-not-now = That is not the question now.
act-so-far = -# Understood: { $steps }
act-unclear = I cannot tell what “{ $typed }” means here.
act-ambiguous = “{ $typed }” could mean several things: { $options }. Add a word that tells them apart.
act-too-much = Leave out “{ $typed }”: no question is left for it.
act-beyond = You have to confirm something before “{ $typed }”. Enter the line up to there, confirm, and go on.
act-needed = You cannot skip this choice.
act-first = First fill in `{ $parameter }`.
act-unasked = There is no question about `{ $parameter }` here. Leave it out, or answer this first:
act-anew = Your earlier draft did not go with this, so I dropped it.
act-open = Not confirmed yet: the turn still has a question.
act-no-table = You are not playing at a table where this works. `/mygames` lists yours.
act-which-table = You could mean several tables: { $tables }. Use the command in the table's thread, or fill in `table`.
act-your-turn = { $table } · waits for you

# Why something can only be confirmed
final-hidden = Chance or something hidden decides what comes next: after **Confirm** you cannot take this back on your own.
final-passes = This ends your turn: after **Confirm** somebody else acts.
final-turn = This ends your turn: after **Confirm** your next one begins.
final-sealed = Your answer stays sealed until everybody has answered; until then you can change it.
final-ends = This ends the game.

# Answers from now on
stand-offer = Answer this from now on
stand-title = From now on
stand-hint = -# Nobody else learns of it: to them it looks like an answer given by hand. If it is not possible when the time comes, I ask you.
stand-when = When?
stand-always = always
stand-back = Back to the question
stand-kept = Noted. **My seat** lists and changes it.
stand-changed = Changed.
stand-ended = From now on I’ll ask you again.
stand-none = You have decided nothing beforehand.
stand-choose = Change or end one of them
stand-end = Ask me again
standing-list = Decided beforehand
standing-title = Decided beforehand · table { $table }

# A turn that is laid ready
ahead = When my turn comes
ahead-title = when my turn comes
ahead-hint = -# Only you see this. It assumes that the others do as little as they can before your turn.
ahead-ready = Ready: when your turn comes, this is your draft.
ahead-sure = This counts as soon as your turn comes. If it is not possible then, I tell you why and ask you as usual.
ahead-dropped = What you had prepared does not fit any more. Choose again.
ahead-complete = Your turn is ready. **Play it then** plays it as soon as your turn comes.
ahead-confirm = Play it then
ahead-confirmed = ✓ I play this as soon as your turn comes. If it is not possible then, I tell you why and ask you as usual. Nobody else learns of it.
ahead-when = When should it count at once?
ahead-listed = Your next turn
ahead-change = Change it
ahead-withdraw = Withdraw it
ahead-withdrawn = Withdrawn: I ask you as usual.

# Trying out
try-from = Try from here
tryouts = Try-outs
tryouts-hint = Private copies of games, as you left them. The one without a name goes when you begin another.
tryouts-none = You have none. **Try from here** under **Board** and **Replay** begins one.
tryout-choose = Continue one of them
tryout-from = { $game }, table { $table }, move { $at }
tryout-unnamed = Not kept
tryout-title = Try-out · { $game }, table { $table }, from move { $at }
tryout-hint = -# For you alone: you play all seats, each choice counts here at once, and the table sees nothing of it. What you could not know was dealt anew; draws and dice are new too.
tryout-still = -# Nothing here reaches the table; what you could not know was dealt anew.
tryout-made-up = -# 🎲 What { $seat } holds here is made up.
tryout-watching = -# **Try from here** is for those who play at this table: the copy is made from what a seat knows.
tryout-board = -# Try-out: the board of your private copy, with what you could not know dealt anew.
tryout-over = The game is over here. **Back** takes back your last choice.
tryout-keep = Keep it
tryout-name = Name
tryout-name-about = So that you find it again under Try-outs in /mygames
tryout-drop = Throw it away
tryout-dropped = Thrown away. **Try from here** under **Board** and **Replay** begins another.

# My seat, the board, the log
no-picture = There are no pictures of this game yet.
log-title = Log of table { $table } · page { $page } of { $pages }
log-empty = Nothing has happened yet.
log-undo = { $who } took something back.
the-table = The table

# Looking, and looking back
since = What changed?
since-move = Since your last move
since-look = Since you last looked
since-round = In this round so far
since-nothing = Nothing has happened since.
board-whole = The whole board
board-part = Look closer
part-title = { $number }. { $title }
part-contents = Contents: { $list }.
part-before = Previous part
part-next = Next part
replay = Replay
replay-title = Replay of table { $table } · move { $at } of { $all }
replay-start = The beginning
replay-corrected = The rules were corrected since that move, so its picture cannot be drawn any more. What was told then still stands above.
replay-first = ⇤ First
replay-turn-back = « Turn
replay-back = ‹ Move
replay-on = Move ›
replay-turn-on = Turn »
replay-last = Last ⇥
replay-jump = Go to
film = Whole game as a film

# Watching
level-turn = each turn
level-round = each round
level-end = beginning and end
where-here = here
where-messages = in your messages
spectate-done = From now on I post news { $where } ({ $level }): { $what }. `/spectate list` shows everything followed, and stops it.
spectate-all = all tables of this server
spectate-borrowed = This table is played where I am not a member, so I cannot tell who may still see it. Look at it there, with **Board**.
spectate-own-thread = This is where the table is played, so you read everything here anyway. Use another channel, or your own messages.
spectate-in-server = Use this in the server whose tables you want to follow. For a single table: `/spectate table`.
spectate-moderators = You need the permission to manage channels for this. Ask a moderator, or choose **in your messages**.
spectate-no-rights = I may not post pictures in this channel. `/setup check` shows a moderator what is missing; or choose **in your messages**.
spectate-writers = You may not write here yourself. Choose another channel, or **in your messages**.
spectate-none = Nothing is watched here yet. Begin with `/spectate table`.
spectate-title = Watched
spectate-cancel = Stop watching

# Looking up
rules = Rules
card-unknown = I don't know that card. Type part of its name, in any language, and pick it from the list.
rules-title = { $game }: the rules in short
rules-hint = In our own words; the rulebook decides. Choose a topic.
rules-choose = { $first } … { $last }
rules-contents = Contents
rules-before = ‹ Previous
rules-after = Next ›
rules-place = rulebook { $places }
rules-account = no rulebook here; our account, { $places }
rules-section = “{ $section }”
rules-page = p. { $page }, “{ $section }”
rules-pages = pp. { $first }–{ $last }, “{ $section }”
rules-sections = pp. { $first }–{ $last }, “{ $begin }” to “{ $end }”
rules-book = rulebook
rules-close = Close
rules-back = Back to my turn
rules-card = > **{ $title }**: { $words }
rules-game = Another game
rules-none = I do not have the rules of that game yet. Choose from: { $games }.
rules-unknown = There is no such topic. `/rules` lists them all.
rules-all = All the rules
guide = How to play
guide-hint = A few screens with pictures; two minutes are enough for the first turn.
guide-none = I have no such introduction yet. `/rules` has all the rules in short topics.
guide-name-1 = Ann
guide-name-2 = Ben
guide-name-3 = Cleo

# Lessons

learn = Learn by playing
learn-hint = A first game that you play instead of reading: real rules, real board, and somebody beside you who says what to do next. Leave whenever you like; it waits here.
lesson-which = Which game?
lesson-reached = { $done } of { $chapters } chapters done
lesson-about = { $chapters } short chapters. Each stands on its own, and you can play it again. Nothing here counts.
lesson-which-chapter = Any chapter
lesson-begin = Begin: { $chapter }
lesson-go-on = Go on where I left off
lesson-none = I have no lesson for this game yet. `/rules` has all its rules in short topics.
lesson-heading = { $lesson } · { $place }
lesson-place = { $number }. { $chapter } · { $step }/{ $steps }
lesson-hint = Hint
lesson-others = The other choices wait
lesson-complete = Look at what it brings, then press **Confirm**.
lesson-board = The whole board of your lesson.
lesson-done = ✓ { $chapter }
lesson-next = Next chapter
lesson-again = Once more
lesson-chapters = All chapters
lesson-real = Play a first real game

# More
more-title = More at table { $table }
more-notes = Notes
more-undo = Undo
more-redo = Redo
more-give = Give a day
more-lend = Lend my seat
more-take-back = Take my seat back
more-give-seat = Hand over my seat
more-automas = How automas play
more-pause = Pause
more-resume = Continue
more-abandon = End without result
more-quit = Leave for good
undo-nothing = There is nothing to take back yet.
undo-whom = Take back this and all after it
undo-hint = The newest comes first. You can take back your own move at once if it revealed nothing and nobody has acted on it. For anything else I ask the others.
undo-own = **Your last move:** { $move }
undo-step = A move by { $seat }
undo-turn = The whole turn of { $seat } ({ $moves ->
    [one] one move
   *[other] { $moves } moves
}): { $move }
undo-at-once = at once
undo-by-vote = asks the table
undo-done = Taken back. Press **Take turn** to choose again.
undo-asked = I have asked the others; the vote is in the thread.
redo-done = Done: what you took back counts again.
vote-noted = Your vote is counted.
vote-yes = Agree: { $people }
vote-no = Disagree: { $people }
vote-silent = Still silent: { $people }
vote-taken-back = The vote is withdrawn.
notes-title = Notes at table { $table }
notes-hint = Only you see them; they stay with the seat if somebody takes it over.
note-none = No notes yet.
note-new = New note
note-text = Note
note-about = For yourself: plans, suspicions, promises
note-remove = Remove a note
give-whom = Who gets a day?
give-hint = Everybody at the table may give others more time for their turn.
give-nobody = Nobody else has anything to decide right now.
give-done = Given.
pause-done = Paused. No clock runs until you press **More → Continue**.
resume-done = The game goes on.
lend-hint = Somebody else plays for you and sees what your seat sees. The seat comes back to you by itself when the time is up.
lend-whom = { $days ->
    [one] Who plays for you for one day?
   *[other] Who plays for you for { $days } days?
}
lend-done = { $person } plays for you now. **More → Take my seat back** ends it earlier.
seat-hint = Somebody else takes your seat for good, with all that belongs to it.
seat-whom = Who takes your seat?
seat-given = { $person } has your seat now.
seat-back = The seat is yours again.
quit-hint = An automa will play your seat until somebody takes it over. You cannot come back by yourself.
quit-sure = Leave for good
quit-done = You have left the table.
abandon-sure = Ask to end the game
abandon-hint = The game ends without a result only if everybody who still plays agrees: { $people }. The vote closes { $when }; silence keeps the game going.
abandon-at-once = Nobody else has played here for two weeks, so the game ends at once, without a result.
abandon-asked = I have asked the others; the thread shows the vote.
rematch-done = Table { $table } is open with the same people and settings, seats moved on by one. It begins when everybody has pressed **I'm here**.
rematch-begun = Table { $table } has begun, with the same settings and seats moved on by one. I call you when it is your turn.

# Settings
privacy-title = What is stored about you
privacy-about = Your settings, the tables you sit at, your answers, drafts and notes there, how your games went, what you watch, what moderators did with your seats, and the messages of the last seven days that went to you or named you. Nobody but you gets this file.
privacy-export = Everything as a file
privacy-exported = This is all that is stored about you.
privacy-delete = Delete everything
privacy-hint = Your settings, notes and results are deleted. You leave the tables that are still gathering, and an automa takes your seats in running games. Finished games stay whole for the others, without your name. You cannot undo this.
privacy-remains-file = What stays for a while: my hourly copies still know you for 48 hours. If one of them is restored, I delete you again: for that I keep a code for a year, which tells nobody anything. A second code keeps you from beginning today's challenge twice, until its places are final. A table that sent you away, or at which you have played, keeps a code of its own until it is over, so that you cannot come back as a stranger. Messages in Discord stay where they are. If you reported a fault, what you pressed and typed is kept without your name.
privacy-remains-server = What stays: copies and logs of the database, until the people who run this bot delete them. If they restore a copy, I delete you again: for that I keep a code for a year, which tells nobody anything. A second code keeps you from beginning today's challenge twice, until its places are final. A table that sent you away, or at which you have played, keeps a code of its own until it is over, so that you cannot come back as a stranger. Messages in Discord stay where they are. If you reported a fault, what you pressed and typed is kept without your name.
privacy-sure = Delete it all
privacy-deleted = Everything about you is deleted. If you ever press one of my buttons again, I will not know you.
take-seat = Take the seat
seat-yours = The seat at table { $table } is yours now.
settings-title = Your settings
settings-hint = Every choice takes effect right away, at all your tables.
settings-language = Language
settings-pings = Where I call you
settings-nudges = Reminders
settings-digest = Daily letter
settings-digest_hour = Hour of the letter
settings-theme = Pictures
settings-text_only = Text instead of pictures
settings-moving = Moving pictures
settings-typed = Typed commands
settings-usual = Choices nearly everybody makes alike
settings-last = The last answer of a turn
settings-statistics = Your statistics
typed-draft = show the draft first
typed-at_once = confirm a whole turn at once
usual-taken = taken for you, with a button to change it
usual-asked = ask me every time
last-confirm = counts when you confirm
last-at_once = counts at once if it reveals nothing
language-auto = same as your Discord
pings-thread = in the table's thread
pings-messages = by direct message
nudges-on = at half time and near the end
nudges-off = none
digest-off = none
digest-on = besides the calls
digest-only = instead of a call for each turn
letter-on = Daily letter: at { $time }, by direct message, when there is something to tell.
letter-only = Daily letter: at { $time }, by direct message, when there is something to tell. Threads name you without calling you, except for the last reminder before your time is over, and at tables with the live pace.
theme-dark = dark
theme-light = light
theme-colour_blind = safe for colour-blind eyes
theme-high_contrast = high contrast
text_only-off = off
text_only-on = on, every picture in words
moving-agreed = wherever the table has agreed on them
moving-stills = never: stills at my tables, and no film at the end
statistics-on = everybody may see them
statistics-off = only you see them
quiet-none = No quiet hours. Time zone: { $zone }. Set both with `/quiet`.
quiet-set = Quiet hours: { $start } to { $end }, { $zone }. Nobody calls you then, and no clock runs.
vacation-started = You are away until { $until }. Your clocks stand still, and I tell your tables.
vacation-ended = Welcome back. { $days ->
    [one] One day
   *[other] { $days } days
} of vacation left this year.
snooze-done = I’ll remind you { $when }.

# My tables
mine-title = { $count ->
    [0] No table is waiting for you
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
mine-none = You are not playing anywhere yet. `/game new` opens a table.
mine-gathering = gathering, { $taken } of { $all } seats taken

# Statistics
stats = Statistics
stats-own = Your statistics
stats-of = Statistics: { $person }
stats-none = You have not played a game yet. `/game new` opens a table, `/solo games` lets you play alone.
stats-none-of = { $person } has not played a game yet.
stats-shown-on = Everybody can see these with `/stats`. `/settings` changes that.
stats-shown-off = Only you can see these. `/settings` changes that.
stats-finished = { $played ->
    [one] 1 game finished
   *[other] { $played } games finished
}, { $won } won
stats-running = still in play: { $count }
stats-unfinished = ended without a result: { $count }
stats-place = average place: { $place }
stats-best = best score: { $best }
stats-average = average: { $average }
stats-time = a turn usually takes { $time }
stats-players = { $count ->
    [one] alone
   *[other] { $count } players
}
stats-kinds-more = { $count ->
    [one] 1 more kind
   *[other] { $count } more kinds
} of table
stats-partners = Who you played with
stats-here = With the people at this table
stats-server = In this server
stats-best-of = { $game }: { $count ->
    [one] 1 game
   *[other] { $count } games
} finished, best score { $best }
stats-together = You two together: { $played ->
    [one] 1 game
   *[other] { $played } games
}, you won { $own }, { $person } won { $other }.
span-moment = less than a minute
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# Alone
solo-hint = What would you like to play alone? Choose, look, begin: the table is set up in your direct messages. You can have several.
solo-ways = { $game }: { $count ->
    [one] one way to play it
   *[other] { $count } ways to play it
}
solo-alone = solo mode
solo-automas = against { $count ->
    [one] one automa
   *[other] { $count } automas
}
solo-hands = { $count ->
    [one] you play one seat
    [2] you play both seats
   *[other] you play all { $count } seats
}
solo-minutes = about { $minutes } min
solo-never = You have not finished a game of this yet.
solo-begins = { $name } of this game: { $value }
solo-curve = `{ $curve }` { $games ->
    [one] after one game
   *[other] after { $games } games
} · best { $best }
solo-begin = Begin
solo-others = Other games
solo-progress = Stories so far
solo-unseen = { $count ->
    [one] one more to discover
   *[other] { $count } more to discover
}
solo-opening = Setting up **{ $game }** for you.
solo-opened = Table { $table } is ready in your direct messages.
dm-closed = I cannot write to you. Allow direct messages from members of this server in its privacy settings, then try again.
dm-try = Write to me again
dm-open = This is where I write to you from now on. `/settings` changes it.
dm-works = It works: I have just written to you.
dm-how = To hear of this at once, open the privacy settings of a server that we share, allow direct messages from its members, and press **Write to me again**.

# What closed messages refused
dm-how-install = To hear of this at once, **install me for yourself**, and press **Write to me again**.
support = Ask for help
install = Install for me
missed-title = I could not write to you. This is what you missed:
missed-older = { $count ->
    [one] One older piece of news is left out.
   *[other] { $count } older pieces of news are left out.
}
missed-letter = Your daily letter.
missed-watching = I have stopped sending you news of the tables you followed by direct message; `/spectate` starts it again.

# The daily letter
letter-title = Your tables today
letter-word = All seats are taken: press **I'm here**, and it begins.
letter-elsewhere = At the other tables
letter-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
letter-waiting = waiting for { $people }
letter-vote = The table is voting: say yes or no in its thread.
letter-over = Over
letter-rank = Place { $rank } of { $all }, { $score } points
letter-more = { $count ->
    [one] One more table is not listed here.
   *[other] { $count } more tables are not listed here.
}
letter-stop = To change the hour, or get no letter: `/settings`.
letter-tables = My tables

# Owners and moderators
check-good = All set: I have every permission I need in each channel that I can see.
check-missing = I lack these permissions:
check-more = - … and { $count } more channels
check-invite = Give them to my role under Server Settings → Roles, or invite me once more with [this address]({ $url }), which asks for exactly what I need.
check-how = If only one channel takes a permission away: channel settings → Permissions → my role.
check-unused = Channels where nobody plays need nothing.
check-lost-channel = The channel where tables should gather was deleted. Choose another one with `/setup server`.
right-view_channel = View Channel
right-send_messages = Send Messages
right-create_public_threads = Create Public Threads
right-send_messages_in_threads = Send Messages in Threads
right-attach_files = Attach Files
right-read_message_history = Read Message History
without-view_channel = nobody can use me there.
without-send_messages = nobody can open tables there.
without-create_public_threads = tables are played in the channel itself.
without-send_messages_in_threads = tables are played in the channel itself.
without-attach_files = there are no pictures; everything else works.
without-read_message_history = old cards and calls may stay as they were.
health-title = Discord answers within { $latency } ms. Presses and commands since the start: { $count ->
    [0] fewer than a hundred
   *[other] { $count } or more
}.
health-slowest = Answer times in milliseconds (median / slowest 1 %), grouped by who may press:
health-line = - `{ $what }` · acknowledged { $first } / { $slow } · done { $done } / { $late }
health-faults = Latest faults:
resend-done = Sent once more.
repair-done = The table goes on in <#{ $thread }>.
moderated-done = Done. The table has been told.
repair-needless = The table is still in <#{ $thread }>, and I can write there. If only the call is missing, use `/table resend`.
story-title = ### The story so far
not-keeper = Only people who may manage channels can set this up. They type it in the channel where it should appear.
not-moderator = Only people who may manage messages here can look at that.
audit-title = What moderators did, page { $page } of { $pages }
audit-none = No moderator has done anything so far.
audit-table = table { $table }
audit-server = this server
audit-pause = clocks stopped
audit-resume = clocks run again
audit-replace = seat { $seat } from { $old } to { $new }
audit-end = ended without a result
audit-resend = call shown once more
audit-repair = new place <#{ $detail }>
audit-settings = { $detail }

# Finding tables
list-title = Tables on this server: press **Join** to play, or just watch.
list-waiting = waiting for { $people }
list-more = -# { $count ->
    [one] One more is
   *[other] { $count } more are
} not shown here.
list-none = There is no table here yet. `/game new` opens one.
which-table = Which table? Use this in its thread, or give its number.
export-done = The whole game in one file: set-up, seed and every decision. Anybody with the bot's code can check them all: `python -m rules verify { $file }`.
file = Open a file
file-field = A game
file-about = The file that /game export gave to you or to a friend, 2 MB at most.
file-lost = I could not get your file from Discord. Send it once more.
file-opened = I played your file again, move by move, and everything fits. It is table { $table } now: only you see it, and it counts in no statistics. `/board` with its number shows it again later.
file-unfinished = This game is unfinished. You can go on from here in your direct messages, with automas in the other seats. Anybody who has the file can know what is to come.
file-unfinished-alone = This game is unfinished. You can go on from here in your direct messages, by yourself. Anybody who has the file can know what is to come.
file-play-on = Play on as { $name }
file-play-all = Play on

# A server's own rules
not-owner = Only people who may manage this server can change that.
no-bots = Bots do not play. Choose a person.
not-here = This person is not in this server. Invite them first.
server-title = ### New tables in this server
server-auto = Same as this server's Discord
server-most = How many tables at a time
server-most-entry = Tables at a time: { $count ->
    [0] any number
   *[other] { $count }
}
server-channel = Choose the channel in which tables gather
server-puzzle = Choose the channel for the puzzle of the week
server-role = Choose the role that may open tables
server-clear-channel = Any channel
server-clear-puzzle = No more puzzles
server-clear-role = Everybody
server-anywhere = where they are opened
server-everybody = everybody
server-where = Tables gather: { $where }
server-who = Who may open them: { $who }
server-puzzle-where = Puzzle of the week: { $where }
server-puzzle-nowhere = none
server-puzzle-closed = I may not write in <#{ $channel }>. `/setup check` tells what is missing there.
server-refused-role = In this server only { $role } may open tables. Join one that is gathering: `/game list`.
server-channel-lost = The channel in which tables gather was deleted. Whoever manages this server can choose another one with `/setup server`.
server-channel-closed = Tables gather in <#{ $channel }>, but I may not write there. Whoever manages this server sees what is missing with `/setup check`.
server-forum = Each table is a post there.
server-forum-untagged = Posts there get no tags for now. Give me Manage Channels in that forum and choose it again, or make these tags there yourself: { $tags }.
server-forum-demands = Tables gather in <#{ $channel }>, where every post needs a tag, and mine are missing. Whoever manages this server sees what to do with `/setup server`.

# The challenge of the day
today-open = Challenge of the day
today-title = Challenge of the day · { $day }
today-until = One game, the same for everybody. Begin it before the day ends in UTC ({ $day }); it counts if you finish by noon after that ({ $shown }).
today-over = This day is over, and its places are final.
today-choose = Today: choose a game
today-yesterday = Yesterday: places and ghosts
today-count = { $count ->
    [0] nobody has finished yet
    [one] one person has finished
   *[other] { $count } people have finished
}
today-streak = Your streak: { $days } days in a row with a challenge.
today-first = Your first attempt counts. In it you cannot take back what was revealed; after it you may play as often as you like.
today-running = Your attempt is running: table { $table } in your direct messages.
today-uncounted = Your attempt is over without a result that counts. You may play on for pleasure.
today-place = Your place: { $rank } of { $count }, with { $score } points ({ $won }).
today-par = A sharp automa scored { $score } points in the same game ({ $won }).
today-won = won
today-lost = lost
today-you = you
today-somebody = somebody
today-nobody = Nobody has finished yet. You could be the first.
today-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
today-places-all = Among all
today-places-here = In this server
today-begin = Play: it counts
today-again = Play again, uncounted
today-show-name = Show my name
today-hide-name = Hide my name
today-all = All games of the day
today-opened = Table { $table } is ready in your direct messages. This attempt counts. Good luck!
today-opened-again = Table { $table } is ready in your direct messages. It does not count: play as you like.
today-ended = This was a challenge of the day. Its seed will be shown on { $at }. Your place and what others did are here already: `/solo today`.
today-secret = The latest secret revealed, that of { $day }: `{ $secret }`
today-proof = Each day's secret leads to the one of the day before, so nobody can pick a day's game.
ghosts-open = Ghosts
ghosts-title = Ghosts: { $game }
ghosts-about = { $count ->
    [0] Nobody else has finished yet. Come back later.
    [one] One other game to compare with yours.
   *[other] { $count } other games to compare with yours.
} { $forks ->
    [0] { "" }
    [one] It differs from yours at one decision.
   *[other] They differ from yours at { $forks } decisions.
}
ghosts-same = { $count ->
    [one] One of them chose the same as you all the way.
   *[other] { $count } of them chose the same as you all the way.
}
ghosts-decision = Decision { $number }.
ghosts-brought = in the end: { $results }
ghosts-result = { $who } { $score }, { $won }
ghosts-nothing = nothing
ghosts-choose = Another decision
ghosts-follow = Follow a ghost's whole game
ghosts-line = Ghost of { $who } · { $at }/{ $all }
ghosts-back = The challenge
ghosts-compare = Compare with mine
week-title = Challenges of the week, { $first } – { $last }
week-none = Nobody in this server has played one yet. There is a new one every day: `/solo today`.
week-people = { $people ->
    [one] One person
   *[other] { $people } people
} finished { $count ->
    [one] one challenge
   *[other] { $count } challenges
}. The best of each:
week-wanted = A summary of the week's challenges comes here every Monday, the first on { $at }. To stop it, type `/solo week` again.
week-ended = No more weekly summaries here.
settings-named = Name in challenges
named-on = shown
named-off = hidden

# A team thinks aloud
together-show = Show the table
together-shown = Shown. The others can say what they think of it; you may confirm whenever you like.
together-agree = Agree
together-rather-not = Rather not
together-idea = Another idea
together-idea-about = In your own words, or as a line of moves as in /move: then everybody is shown what it would bring.
together-adopt = Take it as my draft
together-said = Told to the table.
together-line = Told to the table, with what it would bring.
together-not-yours = Only the player who must act can take this over as a draft.

# Hints, and where the game turned
hint = Hint
hint-use = Use this plan
hint-title = What an automa would do in your place
hint-brings = What that would bring
hint-plan = The plan: { $aims }.
hint-puts-off = What this puts off: { $aims }.
aim-turns = { $aim } ({ $turns ->
    [one] about one more turn
   *[other] about { $turns } more turns
})
hint-other = The next best
hint-for = For the first plan: { $parts }.
hint-against = For the second: { $parts }.
hint-part = { $part } +{ NUMBER($by, maximumFractionDigits: 1) }
hint-rivals = what it leaves the others
hint-figures = The numbers are the points it expects.
hint-why = Why?
why-chapter = Play the lesson: { $chapter }
hint-footing = It knows no more than you do, and nothing is decided yet.
points = Points
points-none = There is no result yet. This button is for finished games.
signs = Signs
signs-none = Every sign on this picture speaks for itself.
turned = Where it turned
turned-looking = I am going through the whole game again and trying what else could have been played. It usually takes a minute or two, longer when many tables are in play. The page appears here by itself. You may leave and press **Where it turned** again later: I keep what I find.
turned-title = Where table { $table } turned
turned-caption = Chance to win
turned-team = The team
turned-point = { $seat }: chance to win −{ $cost } %
turned-played = What happened: { $turn }
turned-better = A better turn: { $turn }
turned-plan = Its plan: { $aims }.
turned-why = It would have brought: { $brings }.
turned-handed = { $seat }'s predecessor
turned-nowhere = No turn gave much away.
turned-luck = Luck, what draws brought beyond what you could expect: { $sides }
turned-lost = What each side's own turns cost: { $sides }
turned-look = Look at { $number }
turned-footing = This is how an automa sees it: it played other turns from the same positions, with other luck. The line shows how often automas won from positions like these.
options-hints = The “Hint” button
hints-first = in first games, and alone
hints-always = always
hints-off = never

# Coach: turning points played again
coach-table = Play my turning points
coach-mine = My turning points
coach-title = My turning points
coach-about = Positions from your own games, each just before a turn that cost you. What would you do now? Plan the turn: automas play on from both, over eight fresh deals.
coach-none = None yet. Choose a finished game below, and I look for them there.
coach-none-here = At table { $table } none of your turns cost you much that you could have foreseen. Well played!
coach-due = { $count ->
    [one] One is due again today.
   *[other] { $count } are due again today.
}
coach-which = Choose a position
coach-look = Look for them in a finished game
coach-game = { $game }, table { $table }
coach-where = { $game }, table { $table }, move { $at }
coach-again = due again
coach-new = new
coach-later = back later
coach-known = learnt
coach-play = Play
coach-looking = I am looking for your turning points: automas play on from each, over a dozen deals. It usually takes a few minutes, and the page appears here by itself. If you close it, open it again later.
coach-heading = Turning point · { $game }, table { $table }, move { $at }
coach-ask = **What would you do now?** Plan the turn as you would today. Your game stays as it was; what you could not know is dealt anew.
coach-complete = That is your turn. **Compare** shows which is better, this turn or your old one.
coach-compare = Compare
coach-playing = Steady automas play on from your turn, over eight fresh deals. It takes a moment, and the page appears here by itself.
coach-compared = Then and now · { $game }, table { $table }, move { $at }
coach-found = ✓ That's it: { NUMBER($by, maximumFractionDigits: 1) } points better than then, and I know nothing better.
coach-better = { NUMBER($by, maximumFractionDigits: 1) } points better than then. You can still find more.
coach-alike = Worth the same as then. See what would have brought more.
coach-worse = { NUMBER($by, maximumFractionDigits: 1) } points worse than then. See what would have brought more.
coach-then = Then
coach-now = Now
coach-best = The plan that automas like best
coach-same = The same turn as then.
coach-by = { $sign }{ NUMBER($by, maximumFractionDigits: 1) }
coach-brings = Brings more: { $parts }
coach-leaves = Gives up: { $parts }
coach-comes = It comes back { $at }, in /mygames.
coach-similar = A similar position comes { $at }, in /mygames.
coach-learnt = You've got it: this one does not come back.
coach-footing = Automas played on from each turn, over eight deals that fit what you knew then, until everybody had taken another turn. The figures are points, on average.
coach-once-more = Once more
coach-more = More positions

# The puzzle of the week
puzzle-title = Puzzle of the week · { $game }
puzzle-about = A position from a game for { $seats ->
        [one] one player
       *[other] { $seats } players
    } that was finished in this server. **What would you do?** Answers stay sealed until { $at }; then I show them with the best line.
puzzle-names = Names stay hidden, except of people who show theirs in challenges (/settings).
puzzle-solve = Solve it
puzzle-ask = **What would you do?** Plan the turn. Automas have the other seats, and what this seat could not know is dealt anew.
puzzle-complete = That is your turn. **Seal** hands it in; you can change it until the answers are shown.
puzzle-seal = Seal
puzzle-sealed = ✓ Sealed: { $turn }
puzzle-wait = The answers are shown { $at }, in this channel.
puzzle-change = Change it
puzzle-solved = Puzzle of the week, solved · { $game }
puzzle-best = The best line that automas know: { $turn }
puzzle-played = At the table it was: { $turn }
puzzle-answers = Your answers
puzzle-nobody = Nobody has sealed one this week.
puzzle-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
puzzle-more = { $count ->
    [one] and { $count } more answer
   *[other] and { $count } more answers
}
puzzle-footing = The figures: points more or less than the turn that was played, on average over eight fresh deals that automas played on.

guess = Guess
guess-question = Who will lead in the end?
guess-hint = One guess a round; until the round is over you may change it. Nobody sees it before the game has ended.
guess-own = Round { $round }: { $name }
guess-battle = Who wins battle { $number }?
guess-battle-hint = You may change your guess until the battle is won. Nobody else sees it before that.
guess-own-battle = Battle { $number }: { $name }
guess-player = You are part of this game. Guessing is for those who only watch.
guess-best = Best guessers here
guess-best-line = { $place }. { $name } · { $right } of { $all } right
