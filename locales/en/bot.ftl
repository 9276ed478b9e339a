# What the bot says apart from news (news.ftl), refusals (refusals.ftl) and commands (commands.ftl).
yes = yes
no = no
automa = Automa

# Faults
unknown-button = That button is of a kind that I do not know any more. `/mygames` shows your tables with fresh buttons.
no-rights = I lack a right that is needed for this here. A moderator can see which with `/setup check`.
busy = Discord asks me to slow down. Please try again in { $seconds } seconds.
fault = Something went wrong on my side; nothing of your game is lost. Please try again. If it happens again, press **Report**: it stores the table's log and this fault (number `{ $number }`) for those who run this bot.
report = Report
report-done = Thank you. Stored as `{ $file }`; those who run this bot can make a test of it.
report-old = That fault is no longer in memory. If it happens again, report it then.

# Lobby
lobby-host = { $host } opens table { $table }.
lobby-free = free seat
lobby-open = Press **Join** to sit down. The host begins with **Start** as soon as the seats are taken.
lobby-full = All seats are taken. When everybody has pressed **I'm here**, the game begins; the host can also press **Start**.
lobby-join = Join
lobby-here = I'm here
lobby-leave = Leave
lobby-options = Options
lobby-start = Start
lobby-started = The game has begun: <#{ $thread }>
lobby-started-here = The game has begun, right here.
lobby-closed = This table was closed before it began. `/game new` opens another.
lobby-opened = Table { $table } is open. Others press **Join** on its card; you can change everything under **Options**.
lobby-joined = You sit at table { $table }. It begins when the host presses **Start**, or when all have confirmed.
lobby-left = You have left table { $table }.
lobby-ready = Noted: you are here.
lobby-starting = The game begins. Your thread opens now.
lobby-elsewhere = I may not write in this channel. Ask a moderator to look at `/setup check`, or open the table in another channel.
invite-whom = Whom do you invite?
invite-done = Invited: { $people }
options-title = Options of table { $table }
options-hint = Each menu changes one thing at once. The card shows what holds.
options-others = Only the host can change this.
options-manners = House rules
options-manners-about = What everybody should know before sitting down, in your words
options-invite = Invite
options-close = Close the table
options-mode = Game
options-seats = Seats
options-pace = Pace
options-undo = Undo
options-absence = Absence
options-visibility = Who may join
options-seating = Seats are given
options-language = Language
seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
pace-relaxed = Relaxed
pace-relaxed-about = a day without clock for each move, then 10 days in all
pace-steady = Steady
pace-steady-about = 12 hours without clock for each move, then 3 days in all
pace-brisk = Brisk
pace-brisk-about = 8 hours without clock for each move, then 1 day in all
pace-live = Live
pace-live-about = everybody stays at the table, 15 minutes in all
pace-none = No clock
pace-none-about = nobody is ever late
undo-all = With everybody's consent
undo-majority = With a majority
undo-never = Never beyond one's own turn
absence-wait = The table waits
absence-vote = The table votes
absence-automa = An automa plays on
visibility-open = Everybody
visibility-invited = Invited people
visibility-private = Invited people, not listed
seating-random = At random
seating-as_joined = In the order of joining
language-en = English
language-ru = Русский

# The thread
thread-name = { $game } { $table }
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
go-to-table = To the table

# The private panel
panel-title = { $game }, table { $table } · { $seat }
panel-so-far = So far:
panel-complete = That is the whole turn. **Confirm** makes it count; **Back** takes the last choice away.
panel-how-many = Choose from { $least } to { $most }.
panel-exactly = Choose { $count }.
panel-up-to = Choose up to { $count }.
panel-follows = When you confirm:
panel-final = After this, nobody can take it back by themselves.
panel-choose = Choose
panel-skip = Skip
panel-done = Done ({ $count })
panel-earlier = Earlier
panel-later = Later
panel-confirm = Confirm
panel-back = Back
panel-restart = Start over
panel-confirmed = Done. You will be told when it is your turn again.
panel-next = Done, and you are asked once more.
panel-waiting = Nothing is asked of you at the moment. Waiting for { $people }.
panel-sealed = Your answer is sealed: { $answer }. You can change it until everybody is ready.
panel-over = The game is over. **Board** and **Log** stay open to you.

# What cannot be opened
no-such-game = I do not know that game. There are: { $games }.
no-such-mode = I do not know that mode. There are: { $modes }.
no-such-seats = { $game } is played by { $seats }. Choose one of these numbers.

# Why something can only be confirmed
final-hidden = What comes next is decided by chance or by something hidden: after **Confirm** nobody can take this back by themselves.
final-passes = With this your turn is over: after **Confirm** somebody else acts.
final-sealed = Your answer stays sealed until everybody has answered; until then you can change it.
final-ends = With this the game ends.
