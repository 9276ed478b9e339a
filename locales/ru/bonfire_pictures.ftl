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
area-words = Две награды из трёх: жетон, вторая награда, подходящий портал отсюда.
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
held-token = Жетон «{ $token }»
held-points = Очки
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
