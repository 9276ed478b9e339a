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
