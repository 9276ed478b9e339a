# Что написано на картинках «Костра», и их описания.
council = Высший совет
common = Общие задания
paths = Пути
masters = Мастера
elders = Старейшины
pile = в стопке { $count }
passed = пас
out = вне игры
acts = Ходит { $name }
over = Игра окончена
set-up = Подготовка
seat = Место { $number }
common-points = { $full ->
    [0] { $points } очка в конце игры
   *[other] { $points } очка в конце игры, { $full }, если горят все семь
}
portals-from-right = Порталы ставят справа налево:
all-paths = Все жетоны Пути
tasks = Задания
cities = Города
