game = Template
moment = { $stones ->
    [one] { $stones } stone left
   *[other] { $stones } stones left
}
held-stones = Stones
alt-board = Stones in the pile: { $stones }. Taken, seat by seat: { $taken }.
alt-replay = A game of Template in { $count } pictures.
alt-rank = { $rank }. { $name }, { $total }.
alt-side = { $name }, { $total }.
winner = { $name } wins
seat = Seat { $number }
chart = Points
phase-end = End
part-last = the last stone
