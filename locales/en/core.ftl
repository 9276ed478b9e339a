# Shared by all games.
seat = Player { $number }
skip = Skip
log-forced = { $seat }: only one choice was possible
illegal-over = The game is over.
illegal-not-asked = You have nothing to decide right now.
illegal-stale = The table has moved on since then; look at the new question.
illegal-unknown = { $key } is not among the options.
illegal-twice = { $key } was chosen twice.
illegal-few = Choose at least { $least }.
illegal-many = Choose at most { $most }.
illegal-undo = You cannot take that back: somebody else has acted since, or something hidden or random was revealed.
unknown-answers = what the others have answered

# Lessons: why a choice waits

lesson-waits = You can do that in a real game, but not just yet: the lesson is about what is marked.
lesson-nothing = None of them

# The share card of a finished game

share-course = { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
share-led = { $name } was never behind.
share-late = { $name } was in front until the very end.
share-overtook = { $name } passed { $other } for good { $share } % into the game.
share-half = Half the points came in the first { $share } % of the game.
share-worst = The darkest hour: { $what } { $peak }, { $share } % into the game.
share-worst-end = It was darkest at the very end: { $what } { $peak }.
share-half-end = Most of the points came at the very end.

# The signs on a picture

signs-title = Signs on this picture
