ask-take = Сколько камней вы берёте?
log-took = { $seat } берёт { $number }.
stones = { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
}
