ask-take = How many stones do you take?
log-took = { $seat } takes { $number }.
stones = { $number ->
    [one] { $number } stone
   *[other] { $number } stones
}
