ask-name = How many tricks will you take?
ask-card = Which card do you play?
log-dealt = { $number ->
    [one] A single card each
   *[other] { $number } cards each
}. The { $card } is turned up: its suit is trumps.
log-named = { $seat } will take { $number }.
log-played = { $seat } plays the { $card }.
log-won = The { $card } wins the trick for { $seat }.
log-kept = { $seat } keeps the word: { $number } of { $of }.
log-missed = { $seat } said { $of } and took { $number }.
log-total = { $seat } has { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
card = { $rank ->
    [11] Jack
    [12] Queen
    [13] King
    [14] Ace
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
tricks = { $number ->
    [0] No trick
    [one] { $number } trick
   *[other] { $number } tricks
}
why-follow = You hold { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}, which were led, and have to follow.
why-sum = You speak last: all that is said may not come to { $size } tricks.
unknown-cards = which cards you get
unknown-trumps = which card is turned up
unknown-card = which card is played
