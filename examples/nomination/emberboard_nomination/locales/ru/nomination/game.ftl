ask-name = Сколько взяток вы возьмёте?
ask-card = Какой картой ходите?
log-dealt = Карт на руках: { $number }. Открыта карта «{ $card }»: её масть — козырь.
log-named = { $seat } обещает взяток: { $number }.
log-played = { $seat } кладёт: { $card }.
log-won = Взятка: { $seat } ({ $card }).
log-kept = { $seat } держит слово: { $number } из { $of }.
log-missed = { $seat } обещает { $of }, а берёт { $number }.
log-total = { $seat }: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}.
card = { $rank ->
    [11] Валет
    [12] Дама
    [13] Король
    [14] Туз
   *[other] { $rank }
} { $suit ->
    [c] треф
    [d] бубен
    [h] червей
   *[s] пик
}
tricks = { $number ->
    [0] Ни одной взятки
    [one] { $number } взятка
    [few] { $number } взятки
   *[many] { $number } взяток
}
why-follow = Ходили { $suit ->
    [c] с треф
    [d] с бубен
    [h] с червей
   *[s] с пик
}, и эта масть у вас есть: её нужно положить.
why-sum = Вы говорите последним: вместе с остальными не должно выйти ровно { $size }.
unknown-cards = какие карты вам сдадут
unknown-trumps = какая карта откроется
unknown-card = какую карту положат
