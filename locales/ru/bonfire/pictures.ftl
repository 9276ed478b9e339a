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
common-points = { $full ->
    [0] { $points } очка в конце игры
   *[other] { $points } очка в конце игры, { $full }, если горят все семь
}
portals-from-right = Порталы ставят справа налево:
all-paths = Все жетоны Пути
tasks = Задания
cities = Города
task-title = { $color ->
    [blue] Синее
    [red] Красное
   *[yellow] Жёлтое
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
game = Костёр
winner = { $name } побеждает
phase-start = Начало
chart = Счёт, если бы игра кончилась тогда; жетоны судьбы — по 3
phase-end = Конец
part-points = По ходу игры
part-bonfires = Костры
part-guardians = Хранительницы
part-portals = Порталы
part-crystals = Кристаллы
part-common = Общие задания
part-fate = Жетоны судьбы
part-goods = Запасы
alt-rank = { $rank }. { $name }: { $total }.
alt-side = { $name }: { $total }.
alt-replay = Живая картинка, шагов: { $count }; в конце:
none = нет
pier = причал
kind-gnome = Мастер
kind-elder = Старейшина
kind-task = Задание
kind-common = Общее задание
kind-council = Высший совет
kind-island = Остров
kind-area = Великий костёр
kind-fate = Жетон судьбы
routes = Маршруты: { $list }.
area-words = Возьмите две награды из трёх: жетон, ресурс (или очки), подходящий портал отсюда.
or-point = { $bonus }; или 1 очко
alt-points = Очки: { $list }.
alt-novices = Послушников в Высшем совете: { $count }; отсчёт начнётся, когда их станет { $start }.
alt-countdown = Обратный отсчёт: в пути { $travelling ->
    [0] ничего
   *[other] жетон { $travelling }
}, ещё в стопке: { $stack }.
alt-fire = Великий костёр указывает на: { $area }; порталы там: { $portals }.
alt-city = корабль: { $ship }; заданий: { $tasks }, из них горит: { $lit }; порталов: { $portals }; жетонов Пути: { $paths }; Хранительниц: { $guardians }; гномов: { $gnomes }
alt-paths = Пути на выбор: { $list }.
alt-masters = Открытые мастера: { $list }.
alt-elders = Открытые старейшины: { $list }.
alt-piles = В стопках: путей — { $paths }, мастеров — { $masters }.
alt-waiting = Нейтральные послушники ждут: { $list }.
alt-panel = Город ({ $name }); очков: { $points }.
alt-tokens = Жетоны действий: { $list }.
alt-resources = Ресурсы: { $list }.
alt-task = Задание в ячейке { $place }: { $condition }; сейчас { $have } из { $need }.
alt-guardians = Хранительницы: { $list }.
at-start = { $name } в начале Пути
at-path = { $name } на месте Пути { $place }
at-bonfire = { $name } у Костра { $place }
alt-gnomes = Гномы: { $list }.
alt-gifts = Открытые дары: { $list }.
alt-fate = Осталось жетонов судьбы: { $count }; можно разместить: { $list }.
alt-left = осталось Хранительниц: { $count }
alt-ships = корабли: { $list }
alt-island = { $name }: { $list }.
alt-options = На выбор: { $list }.
gnomes = Гномы
region-sea = Море
region-west = Западные острова
region-east = Восточные острова
region-great-bonfire = Великий костёр
region-paths = Пути на выбор
region-all-paths = Все жетоны Пути
region-council = Высший совет
region-common = Общие задания
region-masters = Мастера
region-elders = Старейшины
held-token = { $id ->
    [yellow] Жёлтый жетон
   *[other] Жетон «{ $token }»
}
held-points = Очки
held-ship = Корабль
short-novices = Послушников: { $count } из { $start }
short-countdown = Отсчёт: { $travelling ->
    [0] —
   *[other] { $travelling }
}
held-paths = Жетоны Пути
held-tasks = Задания
held-lit = Зажжённые Костры
held-portals = Порталы
held-novices = Послушники в городе
held-guardians = Хранительницы
held-gnomes = Гномы
held-fate = Жетоны судьбы в запасе
kind-token = Жетон действия
kind-resource = Ресурс
kind-guardian = Хранительница
kind-portal = Портал
kind-city = Город
kind-path = Жетон Пути
token-words = Им платят за действие с этим названием. Его заменяет жёлтый жетон или любые два других.
yellow-words = Заменяет любой жетон действия.
resource-words = Им платят за задания и гномов. Его заменяет золото или любые два других.
gold-words = Заменяет любой ресурс.
guardian-words = Её забирают кораблём с её острова. Она идёт по Пути и остаётся у зажжённого Костра с порталом, где приносит очки.
own-words = Она с вами с самого начала. Идёт по Пути и остаётся у зажжённого Костра с порталом, где приносит очки.
portal-words = Из Великого костра в выемку этой формы. Рядом с зажжённым Костром даёт 2 очка и пускает Хранительницу.
path-words = Остановившись здесь, Хранительница берёт ресурс.
crystal-title = { $color ->
    [blue] Синий кристалл
    [red] Красный кристалл
   *[yellow] Жёлтый кристалл
}
crystal-words = На жетоне Пути. В конце даёт 2 очка, если рядом горит Костёр того же цвета.
kind-crystal = Цвет
kind-piece = На столе
kind-tom_card = Карта Тома
piece-ship = Корабль
piece-ship-words = Начинает у причала. Первый рейс — на любой остров за 1 жетон; потом 1 жетон за один маршрут, 2 за два, 3 куда угодно.
piece-novice = Послушник
piece-novice-words = По одному у каждого из семи ваших мест для Костров. Зажгли Костёр — послушник занимает место в Высшем совете и приносит бонус.
piece-neutral = Нейтральный послушник
piece-neutral-words = По одному на каждом общем задании. Кто первым выполнит задание, может отправить его в Высший совет до или после основного действия.
piece-bonfire = Костёр
piece-bonfire-words = Выполненное и перевёрнутое задание. Его очки — в конце. Хранительницы, порталы и кристаллы приносят очки только рядом с зажжённым Костром.
piece-great_bonfire = Великий костёр
piece-great_bonfire-words = Указывает на одну из семи областей. Поверните его и возьмите две награды из трёх: жетон, ресурс или очки, подходящий портал.
piece-gift = Дар
piece-gift-words = Две открытые стопки по пять; по два дара на каждый ресурс. Заплатите ресурс дара и ресурс острова; дар остаётся там вместо задания.
piece-start = Начальный жетон
piece-start-words = Здесь ждут новые Хранительницы, сколько угодно. Вторая его часть — первый жетон Пути: даёт 1 золото и считается одним из семи.
piece-bonfire_place = Место для Костра
piece-bonfire_place-words = Семь слева направо; сначала здесь стоит послушник. Хранительница рядом с зажжённым Костром даёт в конце столько очков.
piece-path_place = Место Пути
piece-path_place-words = Шесть жетонов кладут слева направо: первые три стоят по 1 жетону «Путь», последние три — по 2.
piece-notch = Выемка
piece-notch-words = Семь, каждая для портала своей формы; заполняются справа налево. В каждом городе свой порядок.
piece-fate_area = Область судьбы
piece-fate_area-words = Сюда кладут жетоны судьбы, вплотную. Закрытое золото даёт 1 золото, жёлтый символ — 1 жёлтый жетон. Некоторые задания просят закрыть золотые, выделенные или крайние клетки.
piece-oval = Овальное здание
piece-oval-words = У кого оно, тот ходит первым и пускает обратный отсчёт по кругу.
piece-countdown = Жетон обратного отсчёта
piece-countdown-words = Когда в Высшем совете довольно послушников, жетоны идут по кругу, по одному за раунд. Пока жетон перед вами, можно спасовать и взять его очки. После жетона «1» игра окончена.
piece-points = Очки
piece-points-words = Часть приходит по ходу игры, больше всего — в конце: Костры, Хранительницы, порталы, кристаллы, общие задания.
piece-pier = Причал
piece-pier-words = Отсюда начинают все корабли. До любого острова — 1 жетон; сюда не возвращаются.
tom-run = Проход { $run } из { $runs }
tom-deck = В колоде: { $count }
tom-none = Его первая карта ещё закрыта.
alt-tom-card = последняя карта: { $card }

# Signs that stand for no component

sign-any_good = Ресурс на выбор
sign-same_good = Ресурсы одного вида
sign-any_token = Жетон действия на выбор
sign-guardian_any = Хранительница любого ордена
sign-path = Жетон Пути
sign-isle = Остров
sign-reveal = Или верхний из стопки
sign-turning = Великий костёр поворачивается
sign-walk = На шаг дальше
sign-deck = Стопка
sign-discard = Сброшено
sign-tick = Сделано
