game = Nomination Whist
moment = Deal { $round } of { $rounds }
head = { $moment } · trumps:
moment-end = The last deal is played
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
letter-11 = J
letter-12 = Q
letter-13 = K
letter-14 = A
kind = Card
card-about = { $suit ->
    [c] A card of clubs
    [d] A card of diamonds
    [h] A card of hearts
   *[s] A card of spades
}. The suit led has to be followed; the highest of it wins the trick, unless somebody trumps it.
held-taken = Tricks
held-points = Points
seat = Seat { $number }
alt-trump = The { $card } is turned up and names the trumps.
alt-hand = Your hand: { $cards }.
alt-trick = On the table: { $cards }.
alt-last = The trick before: { $cards }.
alt-seat = { $name }: { $named ->
    [-1] nothing said yet
   *[other] said { $named }
}, took { $taken }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
alt-replay = A game of Nomination Whist in { $count } pictures.
alt-rank = { $rank }. { $name }, { $total }.
alt-side = { $name }, { $total }.
winner = { $name } wins
chart = Points after each deal
phase-end = End
part-tricks = tricks
part-kept = words kept
