# Надписи на картинках «Проклятия Канделябрии» и описания картинок.
game = Проклятие Канделябрии
season-setup = Подготовка
season-mist = Туман, год { $year }
season-kindling = Возгорание, год { $year }
season-war = Война, год { $year }
season-over = Конец
turn-of = Ход { $turn } из { $limit }
acts = Ходит { $name }
over = Игра окончена
no-house = Дома ещё нет
tactics = Тактика
no-cards = На руке нет карт свечей
no-tactics = Карт тактики нет
free-role = { $role ->
    [explorer] Исследователь: свободен
    [pilgrim] Пилигрим: свободен
   *[warrior] Воин: свободен
}
goal-around = Погасите врагов вокруг: { $place }
goal-candles = Погасите все вражеские свечи
battle-for = Сражение за регион { $region }
weak-action = Слабое действие
withered-action = Увядание
cursed = проклят
fought = сражение
shade = тень
shade-of = тень { $house }
castle-of = замок { $house }
secret = Ваша тайна.
region = Регион { $number }
region-map = Карта земель
region-battle = Сражение
region-curses = Проклятия
region-display = Открытые карты тактики
region-market = Улучшения и храмы
region-quests = Задания
region-houses = Дома

## Описания

alt-track = Очередность хода и очки: { $list }.
alt-curse = { $name }, пламя: { $list }.
alt-curse-owned = { $name }: служит { $house }, регион { $region }.
alt-curse-at = { $name }: { $place }.
alt-region = Регион { $number }{ $state }: { $list }.
alt-display = Открытые карты тактики: { $list }.
alt-house = { $name }: очки { $points }, воск { $wax }, золото { $gold }, пламя в запасе { $supply }, карты свечей { $hand }, тактика { $tactics }, сброшено для манёвров { $area }; размещено: { $seals }; улучшения: { $upgrades }.
alt-hand = Рука: { $list }.
alt-drawn = Взято: { $list }.
alt-tactics = Карты тактики: { $list }.
alt-leads = Дом: { $house }.
alt-war = Планшет войны: { $list }.
alt-given-up = { $card } (вне сражения)
alt-won = Победа.
alt-manoeuvre = манёвр: { $card }
alt-options = Можно выбрать: { $list }.
alt-replay = Живая картинка, шагов: { $count }; в конце:
alt-rank = { $rank }. { $name }: { $total }.
alt-side = { $name }: { $total }.

## Конец

winner = Победа: { $name }
battle-nobody = Никто не победил
battle-open = Ещё не решено
won = Победа: { $name }
lost = Поражение: { $name }
phase-end = Конец
chart = Очки, если бы игра кончилась в тот миг
part-battles = Сражения
part-effects = Эффекты
part-temples = Храмы
part-quests = Задания
part-upgrades = Улучшения
part-house = Дом
part-turns = Остаток ходов
level-normal = обычная
level-hard = трудная
level-master = мастер

## Что принесёт ход

held-points = Очки
held-wax = Воск
held-gold = Золото
held-flames = Пламя земли на карте
held-supply = Пламя в запасе
held-hand = Карты свечей
held-tactics = Карты тактики
held-upgrades = Улучшения
held-influence = Пламя перед проклятием { $number }
held-castle = Замок

## Карточки

kind-card = Карта свечи
kind-tactic = Карта тактики
kind-curse = Проклятие
kind-upgrade = Улучшение
kind-house = Дом
kind-quest = Задание
kind-withering = Карта увядания
kind-scenario = Одиночное испытание
kind-temple = Храм
kind-role = Роль
kind-symbol = Символ
kind-action = Территория
kind-piece = На столе
card-words = Год { $year }, воск: { $wax }. { $symbols }.
card-of = { $house }.
marked = Эту карту нельзя отдать, чтобы нейтрализовать другую.
curse-title = { $name } ({ $region })
upgrade-words = Год { $year }, золото: { $gold }. { $text }
house-starts = Начинает в регионе { $region }.
quest-annual = Раз в год, первому, кто справится. Очки: { $points }.
quest-hierarchical = За первый, второй и третий раз. Очки: { $points }.
withering-words = До конца войны закрывает слабое действие: { $options }.
scenario-words = { $goal }. Ваш Дом: { $house }. Враги: { $enemies }. Ходов: { $turns }, можно победить за { $par }.
temple-words = В регионе действует только верхний храм.
role-explorer = 2 огня. По пути минует одну территорию.
role-pilgrim = 3 огня. Ходит и на любую территорию с тем же символом, что у исходной.
role-warrior = 4 огня. Прибыв, может вытолкнуть чужую свечу на соседнюю территорию.
curse-curse-power-4 = Сила этой тени — 4 вместо 3.
curse-reapply-candle = Ещё раз примените карту одной своей свечи в её регионе.
curse-move-candle = Перенесите одну любую свечу из её региона на любую территорию.
curse-temple-or-upgrade = Даром: храм в её регионе или улучшение из открытых.
curse-become-first = Станьте первым в очередности хода.
curse-double-battle-vp = Победа над другими в её регионе приносит вдвое больше очков.
curse-extinguish-all-ground = В её регионе гаснет всё пламя земли, и ваше тоже.
curse-kindle-2 = Зажгите до 2 огней в её регионе.
curse-extinguish-up-to-2 = Погасите до 2 любых огней в её регионе.
curse-of-two = Там, где стоит её фигурка, будет сражение.
symbol-kindle = Один огонь на свою свечу или пламя земли там, где вашего нет.
symbol-extinguish = Гаснет один огонь соперника: на свече или на земле.
symbol-draw-tactic = Возьмите одну открытую карту тактики.
symbol-destroy-temple = Верхний храм региона уходит в запас.
symbol-vp = Столько победных очков.
symbol-steal = Кубик воска или золота у другого Дома.
symbol-curse-influence = Одно ваше пламя перед любой картой проклятия.
symbol-move-candle = Одна ваша свеча делает шаг в регион или из него.
symbol-steal-vp = Одно победное очко у другого Дома.
action-mine = Кубик воска или золота за каждую шахту с вашим пламенем.
action-curse = За каждую такую территорию с вашим пламенем — одно пламя перед проклятиями.
action-barracks = За каждую вашу казарму — одна открытая карта тактики.
action-forge = За каждую вашу кузницу купите улучшение (1, 2 или 3 золота) или храм (2 золота).
action-portal = За каждый ваш портал свеча или замок переходит на любую территорию.
action-tavern = За каждую вашу таверну возьмите карту свечи; потом столько же карт — под колоду.
piece-castle = Замок
piece-castle-words = Сила 4, не гаснет, ходит на соседние территории. Прибыв, может погасить один огонь соперника.
piece-ground_flame = Пламя земли
piece-ground_flame-words = Показывает, что территория ваша; сила 1. Где ваша фигурка прибыла, а пламени ещё нет, оно загорается, и территория действует.
piece-candle = Свеча
piece-candle-words = Исследователь, пилигрим или воин. Каждый огонь даёт силу 1; без огней свеча остаётся, но силы не имеет.
piece-curse = Тень
piece-curse-words = Фигурка проклятия. Даёт силу 3 Дому, чьего пламени перед её картой было больше.
piece-region = Жетон региона
piece-region-words = Номер региона. Крест — регион проклят: в этом году за него не сражаются.
piece-track = Очередность хода
piece-track-words = При равенстве побеждает тот, кто впереди. Первый из сражавшихся, победив, отступает за последнего из них.
piece-wax = Воск
piece-wax-words = Им платят за карты свечей. На складе вместе помещается 10 кубиков воска и золота.
piece-gold = Золото
piece-gold-words = Им платят за улучшения и храмы. На складе вместе помещается 10 кубиков воска и золота.
piece-quest = Задание
piece-quest-words = Часть заданий общие, одно — ваша тайна. Выполняются сами и приносят очки.
piece-points = Победные очки
piece-points-words = У кого больше, тот победил. При равенстве — кто впереди в очередности хода.
piece-mist = Сезон тумана
piece-mist-words = Поднимаются проклятия, их регионы прокляты, а Дома получают свои свечи года.
piece-kindling = Сезон возгорания
piece-kindling-words = По очереди каждый размещает свечу или сбрасывает карту ради манёвра, пока руки не опустеют.
piece-war = Сезон войн
piece-war-words = Проклятия находят хозяев. Потом сражаются за каждый регион, который не проклят: 4, 8 или 12 очков.
piece-manoeuvre = Манёвр
piece-manoeuvre-words = Сбросьте карту свечи: до двух передвижений замка и свечей. Свеча может сжечь один свой огонь и пойти ещё раз.
piece-war_board = Планшет войны
piece-war_board-words = Две ячейки. В сражении в каждой лежит карта тактики или действует слабое действие.

# Signs that stand for no component

sign-push = Выталкивает вражескую свечу
sign-ban = Нельзя или отдано
sign-end_game = Очки в конце
sign-turn = Очередность хода
sign-deck = Стопка
sign-discard = Сброс
sign-majority = Лидерство
sign-wait = Осталось ходов
