# Всё поле «Костра» словами, часть за частью.
state = Положение
city = Город: { $name }
fate-area = Область судьбы: { $name }
placements = Что принесёт ваш следующий жетон судьбы
sea = Море
great-bonfire = Великий костёр
paths = Пути
gnomes = Гномы
council = Высший совет
common = Общие задания

none = нет
nobody = никого
points = очки
task = задание
progress = { $have } из { $need }
worth = { $color ->
    [blue] синее
    [red] красное
   *[yellow] жёлтое
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Положение

phase = Сейчас
phase-set_up = подготовка
phase-start = первые жетоны судьбы
phase-turn = ход
phase-after = после основного действия
phase-tom = карта Тома
phase-over = конец игры
round = Раунд
score = если закончить сейчас
first = ходит первым (овальное здание)
passed = спасовал
out = вне игры
novices-in-council = Послушников в Высшем совете: { $count }; отсчёт начнётся, когда их станет { $start }.
countdown-begun = Отсчёт начался.
countdown-stack = Жетоны отсчёта, оставшиеся в стопке
countdown-travels = Жетон отсчёта в пути
countdown-value = Очки за пас сейчас
won-True = победа
won-False = поражение
level = Уровень
tom-run = Проход Тома по колоде, из четырёх
tom-deck = Осталось карт в его колоде
tom-last = Его последняя карта
tom-before = Перед ней
tom-novices = Послушники у его города
tom-handicap = Гандикап

## Море

pier = Корабли у причала
guardians-left = осталось Хранительниц ({ $order })
gift-of = дар
spot-empty = место без задания
ships = корабли
routes = маршруты к островам

## Великий костёр, пути, гномы, Высший совет

points-at = Он указывает на область
fire-used = Им уже пользовались. Цена поворота зависит от расстояния.
fire-unused = Им ещё никто не пользовался. Первый раз: 1 жетон «Великий костёр», и повернуть можно куда угодно.
area = Область { $number }
token = жетон
portals = порталы
path-offered = Открытый жетон Пути { $number }
path-pile = В стопке, порядок неизвестен: { $count }. А именно:
masters = Открытые мастера и ресурс, которого они стоят. В стопке: { $pile }.
elders = Открытые старейшины:
master-gone = Вышел из игры
novice-neutral = нейтральный послушник
novice-lying = нейтральный послушник, посланный Томом
common-worth = { $full ->
    [0] { $points } очка в конце
   *[other] { $points } очка в конце, { $full }, если горят все семь Костров
}
novice-waits = нейтральный послушник ждёт
novice-gone = нейтральный послушник ушёл
done-by = выполнили

## Город

board = Планшет
tokens = Жетоны действий
resources = Ресурсы
ship = Корабль
places-hint = Места считаются слева. У каждого есть место Пути, выемка и ячейка с тем же номером.
place = Место { $number }
path = жетон Пути
no-path = жетона Пути нет, он стоит { $cost ->
    [one] { $cost } жетон «Путь»
    [few] { $cost } жетона «Путь»
   *[many] { $cost } жетонов «Путь»
}
notch = пустая выемка для портала
portal-there = портал стоит
no-task = задания нет
lit = зажжённый Костёр
place-novice = послушник ждёт
guardian-worth = Хранительница у этого Костра: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
guardians = Хранительницы
gnome = Гном
novices = Послушники в городе
gift-stack = Стопка даров { $number }: сверху { $top }; под ним { $below }.
gifts-below = Дары лицом вниз, в обеих стопках вместе
given = Дары ({ $island })

## Область судьбы

row = Ряд { $number }
cell-gold = золото
cell-yellow = жёлтый жетон
cell-highlighted = выделенная
cell-outer = крайняя
cell-open = свободна
fate-supply = Жетон судьбы { $number } сверху
fate-spare = Отложенный жетон судьбы
supply-top = Верхний жетон
supply-bottom = Нижний жетон
way-right = лёжа слева направо
way-left = лёжа справа налево
way-down = стоя сверху вниз
way-up = стоя снизу вверх
