# Всё поле «Рёдзена» словами, часть за частью.
state = Положение
seat-of = Имущество: { $name }
kingdom = Королевство
palace = Дворец

none = нет
free = свободно
favour = благосклонность { $count }
cost = цена

## Положение

effect = Дневной эффект этого хода
first = Первый игрок
heralds = Глашатаи на треке Столицы, с первого места
won-True = победа
won-False = поражение
level = Сложность
event-deck = Событий в колоде
revelation-deck = Откровений в колоде
village-deck = Деревень в стопке
box = Вне игры
enemy-gone = Повороты, вышедшие из игры
story = История
open = ещё не выбрано

## Королевство и Дворец

lit = выделен
unlit = не выделен
guarded = Страж ({ $name }) никого не пускает
this-guard = этот Страж никого не пускает
spot = место { $number }, { $price }
no-price = без оплаты
costs = цена: { $resource } 1
cloaked = скрыт
lights = Выделены
court = Все находятся в одном месте.
in-palace = Внутри
tower = Режим Дворца Феникса: у каждой из четырёх сторон свои места.
side = Сторона { $letter }, { $angle } градусов по часовой стрелке от севера, её видят

## Деревни, Дом кланов, карты

built = построена
unbuilt = не построена
explorers = Исследователи
slot = Место { $number }
event = Событие { $number }
revelation = Откровение { $number }
revelation-facts = цена в свитках { $price }, стоит благосклонности { $worth }, глиф { $glyph }
discarded = В сбросе, последняя сверху

## Что есть у игрока

clan = Клан
resources = Ресурсы
shards = Осколки лун
has-revelation = Есть откровение
explorer = Исследователь
herald = Место Глашатая
looks-from = Сидит
from-south = на юге
from-west = на западе
from-north = на севере
from-east = на востоке
