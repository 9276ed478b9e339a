# Всё поле «Проклятия Канделябрии» словами, часть за частью.
state = Положение
none = нет

season = Сезон
round = Раунд
turn = Чей ход
track = Очередность хода
points = очки { $points }, если бы игра кончилась сейчас — { $score }
moves = Осталось передвижений в манёвре
power = Сила в сражении, { $name }
withering = Выкладывается карта увядания
side = Сторона поля
armies = Пламя земли показано фигурками.
goal = Цель
goal-clear-around = погасить пламя вокруг места
goal-snuff-candles = погасить свечи
turns = Сделано ходов
of = { $done } из { $limit }
used-tactic = В этом ходу карта тактики сыграна.
unused-tactic = В этом ходу карта тактики не сыграна.
won-True = победа
won-False = поражение
level = Уровень

## Дома

no-house = Дом ещё не выбран.
house = Дом
nobody-plays = За него никто не играет.
wax = Воск
gold = Золото
supply = Пламя в запасе
hand-size = Карт свечей на руке
tactics-size = Карт тактики на руке
castle = Замок стоит на территории
lit-as = Горит, роль: { $role }
area = Сброшены на манёвры
spent = Использованные карты тактики
hand = На руке
drawn = Взята
tactics = Карта тактики
slot = Ячейка { $number } планшета войны
weak = слабое действие { $symbol }
upgrade = Улучшение

## Карта земель

cursed = проклят
not-cursed = не проклят
fought = здесь сражение
temples = храмы, верхний последним
shades = тени
flames = пламя земли
castle-of = замок
candle = { $role } ({ $house }), огни { $flames } из { $capacity }
beside = рядом

## Проклятия, карты, улучшения, задания

curse = Проклятие { $number }
curse-deck = Проклятий в колоде
serves = служит Дому
haunts = регион
stands = стоит на территории
tactics-deck = Карт тактики в колоде
candle-deck = Карт свечей в колоде
stack = Улучшения { $number }, год { $year }, под верхним { $below }
left = осталось { $number }
secret-quests = Тайных заданий в игре
secret = тайное задание
owner = владелец
