# Весь стол «Историй с призраками» словами, часть за частью.
state = Положение
village = Деревня по рядам
villagers = Жители
supply = Запас
end = Итог

none = нет
free = свободно
level = Сложность
score = Счёт
won-True = победа
won-False = поражение

## Положение

its-turn = Ход
decides = Решает
stage = В этом ходу
stage-move = ещё можно идти
stage-action = действие
stage-buddhas = можно ставить Будд
actions = Сделано в этом ходу
action-exorcise = изгнание
action-help = просьба о помощи
action-rescue = спасение
borrowed = Силы, одолженные на этот ход
arriving = Приходит, места ещё нет
fallen = Даос, чей это ход, в нём погиб.
mantra-rests = Мантра вернулась в этом ходу и отдыхает.
dice = Выпало на кубиках
free-dice = Кубиков Дао для броска
tao-blocked = Жетоны Дао тратить нельзя.
targets = Изгоняют с мест
slain = Уже изгнаны
incarnations-left = Воплощений впереди
beaten = Побеждённые воплощения

## Запас

tao-supply = Жетоны Дао
qi-supply = Чи
temple = Будды в Храме
centre-tokens = Жетоны Силы на центральном тайле
lost-tao = Жетоны Дао вне игры
bank = Лунные Кристаллы в банке
used-up = Использованные артефакты
known-cards = Карты в колоде, которые все видели
discard = Сброшенные призраки

## Сторона

side-north = Север
side-east = Восток
side-south = Юг
side-west = Запад
no-board = Поле ещё не выбрано.
state-of = Поле
state-taoist = живой Даос
state-neutral = нейтральное
state-possessed = одержимое
tao = Жетоны Дао
power-tokens = Жетоны Силы
yin-yang = Инь-Ян есть.
no-yin-yang = Инь-Яна нет.
buddhas = Будды, которых можно поставить
new-buddhas = Будды на следующий ход
crystals = Лунные Кристаллы
new-crystals = Из них получено в этом ходу
artefact = Артефакт
stands = Стоит на тайле
in-front = ближайший тайл
needs = нужно
figure-card = фигурка на карте
figure-symbol = фигурка вышла, дальше захват
mantra = на нём Мантра
buddha-here = здесь стоит Будда
su-ling-here = здесь стоит Су-Линг

## Деревня

place-nw = Северо-западный угол
place-n = Север
place-ne = Северо-восточный угол
place-w = Запад
place-c = Центр
place-e = Восток
place-sw = Юго-западный угол
place-s = Юг
place-se = Юго-восточный угол
haunted = захвачен
active = активен
here = здесь
circle = жетон на нём
portal = здесь Портал
portal-held = здесь Портал, он закрыт
receptacle-full = в Хранилище рядом лежит Лунный Кристалл
stack = жители, начиная сверху
unseen = кто-то неизвестный

## Жители

shelter = В Убежище
graveyard = На Кладбище жителей ({ $limit } — поражение)
su-ling-held = Су-Линг не может покинуть банк.
sad = В этом ходу случилось печальное.
barrier-called = Призван Магический Барьер.
in-barrier = Магический Барьер поднят.
