game = Template
moment = { $stones ->
    [one] Остался { $stones } камень
    [few] Осталось { $stones } камня
   *[many] Осталось { $stones } камней
}
held-stones = Камни
alt-board = Камней в куче: { $stones }. Взято, место за местом: { $taken }.
alt-replay = Партия Template в { $count } картинках.
alt-rank = { $rank }. { $name }, { $total }.
alt-side = { $name }, { $total }.
winner = Побеждает { $name }
seat = Место { $number }
chart = Очки
phase-end = Конец
part-last = последний камень
