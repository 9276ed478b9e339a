game = Вист с заказом
moment = Сдача { $round } из { $rounds }
head = { $moment } · козырь:
moment-end = Последняя сдача сыграна
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
letter-11 = В
letter-12 = Д
letter-13 = К
letter-14 = Т
kind = Карта
card-about = Масть: { $suit ->
    [c] трефы
    [d] бубны
    [h] черви
   *[s] пики
}. В масть нужно ходить, если она есть; взятку берёт старшая карта масти, если никто не положил козырь.
held-taken = Взятки
held-points = Очки
seat = Место { $number }
alt-trump = Открыта карта «{ $card }»: её масть — козырь.
alt-hand = У вас на руках: { $cards }.
alt-trick = На столе: { $cards }.
alt-last = Прошлая взятка: { $cards }.
alt-seat = { $name }: { $named ->
    [-1] заказа ещё нет
   *[other] заказ { $named }
}, взяток { $taken }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, карт на руках: { $cards }.
alt-replay = Партия в вист с заказом: { $count } картинок.
alt-rank = { $rank }. { $name }, { $total }.
alt-side = { $name }, { $total }.
winner = Побеждает { $name }
chart = Очки после каждой сдачи
phase-end = Конец
part-tricks = взятки
part-kept = сдержанное слово
