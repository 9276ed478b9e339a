# «Проклятие Канделябрии».

## Вопросы: подготовка

ask-house = Какой Дом вы поведёте?

## Вопросы: сезон возгорания

ask-turn = Ваш ход: разместить свечу или сбросить карту ради манёвра?
ask-role = { $card }: какую роль получит эта свеча?
ask-deploy_at = Где зажечь эту свечу? Роль: { $role }.
ask-under = Какая из этих карт уйдёт под колоду?
ask-move = Ваш манёвр: кого передвинуть? (Осталось передвижений: { $left }.)
    .skip = Закончить
ask-destination = { $figure }: куда?
ask-castle = Замок прибыл. Какой огонь он гасит?{ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
    .skip = Никакой
ask-push = Воин прибыл. Какую свечу он вытолкнет?
    .skip = Никакую
ask-push_to = { $figure }: куда отступить?
ask-cube = Новые земли: какой кубик взять?
ask-mine = Шахта: какие кубики взять?
ask-influence = Как распределить ваше пламя перед проклятиями?{ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
ask-barracks = Казармы: какие карты тактики взять?
ask-forge = Кузница: что купить? (Не больше { $left }.)
    .skip = Закончить
ask-temple_site = { $temple }: в каком регионе?
ask-portal = Портал: какая фигурка пройдёт сквозь него? (Не больше { $left }.)
    .skip = Закончить
ask-tavern = Таверна: { $number ->
    [one] какая карта уйдёт
    [few] какие { $number } карты уйдут
   *[many] какие { $number } карт уйдут
} под колоду? (Первая ляжет выше.)
ask-ride = Храм, { $region }: какая свеча отправится туда?
    .skip = Никакая
ask-put_out = { $number ->
    [1] Ваше пламя земли погасили. Куда его положить?
    [few] Погасили { $number } фигурки вашего пламени земли. Куда их положить?
   *[other] Погасили { $number } фигурок вашего пламени земли. Куда их положить?
}

## Вопросы: символы

ask-effect = Какое свойство применить следующим?
    .skip = Остальное не нужно
ask-kindle = Зажечь: где? (Не больше { $left }.)
    .skip = Не нужно
ask-extinguish = Погасить: какой огонь? (Не больше { $left }.){ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
    .skip = Не нужно
ask-draw_tactic = Какие карты тактики взять?
    .skip = Никаких
ask-destroy_temple = Какой храм рухнет?
    .skip = Никакой
ask-steal = Украсть: что и у кого? (Не больше { $left }.)
    .skip = Не нужно
ask-curse_influence = Влияние: перед каким проклятием? (Не больше { $left }.){ $out ->
    [0] {""}
   *[other] {" "}{ $waiting }
}
    .skip = Не нужно

## Вопросы: сезон войн

ask-curse_region = { $card } теперь служит вам. Какой регион это проклятие будет преследовать?
ask-echo = Чью карту применить ещё раз?
    .skip = Ничью
ask-abduct = Какую свечу унести?
    .skip = Никакую
ask-tempt = Даром: храм ({ $region }) или улучшение?
    .skip = Ничего
ask-crown = Занять первое место в очередности хода?
    .skip = Нет
ask-devour = Погасить всё пламя земли, и своё тоже ({ $region })?
    .skip = Нет
ask-choke = Какой огонь погаснет? (Не больше { $left }.)
    .skip = Закончить
call-commit = Сражение: { $region }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}. Участвуют: { $hands }. Какие карты вы положите?
ask-commit = Сражение: { $region }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}. Участвуют: { $hands }. Какой картой закрыть ячейку { $slot }? Открытая ячейка: { $weak }.
    .skip = Оставить открытой
ask-neutralise = Нейтрализовать карту?
    .skip = Нет, дальше
ask-item = Что применить сначала?

## Варианты

option-chance = Пусть решит случай
option-pass = Пас
option-supply = В свой запас
option-apart = По одному
role-option-explorer = { $role }
    .more = Огней: { $flames }. По пути минует одну территорию.
role-option-pilgrim = { $role }
    .more = Огней: { $flames }. Идёт и на любую территорию с тем же символом, что под ним.
role-option-warrior = { $role }
    .more = Огней: { $flames }. Придя, выталкивает чужую свечу.
arrival = { $territory }
    .more = Загорится пламя. Действие: { $action }, { $number } { $number ->
        [few] раза
       *[many] раз
    }.
arrival-again = { $territory }
    .more = Ваше пламя там уже горит: действия не будет.
arrival-dark = { $territory }
    .more = В запасе нет пламени: действия не будет.
region-power = { $place }
    .more = Сила в регионе: вы — { $own }, { $rival } — { $most }.
region-alone = { $place }
    .more = Сила в регионе: вы — { $own }, больше никого.
region-cursed = { $place }
    .more = В этом году сражения там нет.
steal-option = { $cube }
    .more = На складе: воск { $wax }, золото { $gold }.
mine-option = { $cubes }
    .more = Тогда у вас: воск { $wax }, золото { $gold }.
split-leads = { $split }
    .more = Тогда первое место у вас здесь: { $led }.
split-leads-none = { $split }
    .more = Тогда первого места у вас нет нигде.
devour-option = Да
    .more = Погаснет: { $flames }.
crown-option = Да
    .more = Сейчас впереди { $house }. Ваше место: { $place }.
house-option = { $house }
    .more = Начинает в регионе { $region }. { $ability }
deploy = Разместить: { $card } (воск: { $wax })
    .more = { $symbols }
deploy-early = Разместить: { $card } (цена: воск { $wax }, пока без свойств)
    .more = { $symbols }, но не раньше: { $year }
manoeuvre = Манёвр: сбросить «{ $card }»
    .more = Карта вернётся после войны.
candle-card = { $card }
    .more = Воск: { $wax }, { $year }: { $symbols }
symbol-on-candle = { $symbol } (карта свечи)
symbol-on-board = { $symbol } (планшет Дома)
burn = Сжечь огонь: { $role } движется ещё раз
castle-at = { $castle }: { $territory }
candle-at = { $candle }: { $territory }, огни { $flames }/{ $capacity }
temple-of = { $region }: { $temple }
share = { $card }: { $number }
before-shade = Перед картой: { $card }
    .more = Там ещё ни одного пламени.
before-shade-with = Перед картой: { $card }
    .more = Пламя там: { $flames }.
for-sale = { $thing }{ $gold ->
    [0] {""}
   *[other] {" (золото: "}{ $gold })
}
    .more = { $text }
for-sale-early = { $thing }{ $gold ->
    [0] {""}
   *[other] {" (золото: "}{ $gold })
}
    .more = { $text } (действует не раньше: { $year })
echo = { $candle }
    .more = { $symbols }
neutralise = «{ $card }», { $house }: отдать «{ $own }»
    .more = Пропадёт: { $lost }. Взамен: { $given }.
weak-action = Слабое действие: { $weak }

## Названия

territory-mine = Шахта { $region }
territory-curse = Влияние { $region }
territory-barracks = Казармы { $region }
territory-forge = Кузница { $region }
territory-portal = Портал { $region }
territory-tavern = Таверна { $region }
region = регион { $number }
year-1 = год I
year-2 = год II
year-3 = год III
role-explorer = исследователь
role-pilgrim = пилигрим
role-warrior = воин
candle-explorer = Исследователь ({ $house })
candle-pilgrim = Пилигрим ({ $house })
candle-warrior = Воин ({ $house })
castle = Замок ({ $house })
own-candle-explorer = Исследователь
own-candle-pilgrim = Пилигрим
own-candle-warrior = Воин
own-castle = Замок
flame = Пламя земли ({ $house }), { $territory }
on-the-way = Погашено за этот ход: { $flames }. Когда ход закончится, каждое пламя может встать перед проклятием ({ $curses }) или вернуться в запас.
on-the-way-led = Погашено за этот ход: { $flames }. Когда ход закончится, каждое пламя вернётся в запас, а его Дом сможет сдвинуть проклятие на шаг.
house-fights = { $house } (сила { $power }, карт: { $cards })
house-times = { $house }{ $number ->
    [1] {""}
   *[other] {" ×"}{ $number }
}
open-slot = ничего
temple-white = Белый храм
temple-grey = Серый храм
temple-black = Чёрный храм
temple-text-white = 4 очка тому, кто его построит, и тому, кто разрушит.
temple-text-grey = Пока он сверху, в сражении побеждает наименьшая сила.
temple-text-black = Пока он сверху, проклятий в регион не пускают.
curse-slot = Перед проклятием { $number }
curse-card = { $name } ({ $number })
cube-wax = воск
cube-gold = золото
cube-wax-of = Воск ({ $house })
cube-gold-of = Золото ({ $house })
cubes = { $wax ->
    [0] золото: { $gold }
   *[other] { $gold ->
        [0] воск: { $wax }
       *[other] воск: { $wax }, золото: { $gold }
    }
}
display = Карта тактики { $number }
stack = Стопка улучшений { $number }

## Свойства

tactic = { $name } ({ $symbols })
tactic-in-slot = { $name } (ячейка { $slot }: { $symbols })
tactic-marked = { $name } ({ $symbols }, не нейтрализует)
list = { $first }, { $rest }
ability-on_deploy = При каждом размещении: { $symbol }.
ability-on_place_curse = Когда вы ставите проклятие: { $symbol }.
ability-on_place_temple = Когда вы строите храм: { $symbol }.
ability-on_tactic_played = За каждую сыгранную карту тактики: { $symbol }.
ability-explorer_skip = Исследователь минует на { $amount } { $amount ->
    [one] территорию
    [few] территории
   *[many] территорий
} больше.
ability-curse_power = Сила каждого вашего проклятия больше на { $amount }.
ability-castle_power = Сила замка больше на { $amount }.
ability-warrior_push = Воин выталкивает дальше на { $amount }.
ability-territory_bonus = { $subject }: считается на { $amount } больше.
ability-path_through_own_ground_flames = Свечи свободно минуют ваше пламя земли.
ability-deploy_anywhere = Свечи можно размещать где угодно.
ability-may_do_forge = Перед каждым манёвром — действие кузницы.
ability-draw_three = Три карты свечей вместо одной.
ability-move_candle_to_region = Свеча может отправиться туда, где вы построили или разрушили храм.
ability-gain_resource = Кубик, когда манёвр зажигает пламя в новом регионе.
ability-vp_per_territory = В конце { $amount } { $amount ->
    [one] очко
    [few] очка
   *[many] очков
} за каждую вашу территорию с таким символом: { $subject }.
ability-vp_per_cube = В конце { $amount } { $amount ->
    [one] очко
    [few] очка
   *[many] очков
} за каждый кубик.
ability-vp_per_tactic = В конце { $amount } { $amount ->
    [one] очко
    [few] очка
   *[many] очков
} за каждую карту тактики.
ability-vp_per_ground_flame = В конце { $amount } { $amount ->
    [one] очко
    [few] очка
   *[many] очков
} за каждое пламя земли на карте.
ability-vp_per_region = В конце { $amount } { $amount ->
    [one] очко
    [few] очка
   *[many] очков
} за каждый регион с вашей фигуркой.

## Журнал

log-house = { $seat } выбирает Дом: { $house }.
log-mist = Сезон тумана, { $year }.
log-joins = { $seat } получает новую свечу: { $card }.
log-appears = Поднимается проклятие: { $card }.
    .also = { $card }
log-kindling = Сезон возгорания, { $year }.
log-deploys = { $seat } размещает «{ $card }»: { $candle }, { $territory }.
log-draws = { $seat } берёт { $number } { $number ->
    [one] карту
    [few] карты
   *[many] карт
} свечей.
    .effect = +{ $number } { $number ->
        [one] карта
        [few] карты
       *[many] карт
    } свечей
log-keeps = Вам достаётся «{ $card }».
log-returns = { $seat } кладёт под колоду { $number } { $number ->
    [one] карту
    [few] карты
   *[many] карт
}.
log-manoeuvres = { $seat } сбрасывает карту «{ $card }» и начинает манёвр.
log-burns = Огонь сожжён ради ещё одного передвижения: { $candle }.
log-moves = { $figure } переходит: { $territory }.
log-pushes = { $seat } выталкивает: { $candle }, { $territory }.
log-lights = { $seat } зажигает пламя земли: { $territory }.
    .effect = пламя: { $territory }
log-kindles = { $seat } зажигает огонь: { $candle }.
log-puts-out = { $seat } гасит: { $flame }.
log-dims = { $seat } гасит огонь: { $candle }.
log-unlit = Огней больше нет: { $candle }.
log-redirects = { $seat } отправляет погасшее пламя: { $way }.
    .also = { $way }
log-gains = { $seat } получает: { $cubes }.
    .effect = +{ $cubes }
log-steals = { $seat } крадёт { $cube } ({ $victim }).
log-influences = { $seat } посылает пламя ({ $number }): { $curse }.
log-takes = { $seat } берёт карту: { $card }.
    .also = { $card }
log-upgrades = { $seat } строит улучшение: { $token }.
log-builds = { $seat } возводит храм, { $region }: { $temple }.
log-destroys = { $seat } разрушает храм, { $region }: { $temple }.
log-points = { $seat } получает { $number } { $number ->
    [one] очко
    [few] очка
   *[many] очков
}.
    .effect = +{ $number } { $number ->
        [one] очко
        [few] очка
       *[many] очков
    }
log-war = Сезон войн, { $year }.
log-peace = Сезон войн окончен ({ $year }).
log-nobody-controls = { $card }: никому не подвластна.
log-controls = { $seat } берёт под контроль проклятие: { $card }.
log-nowhere = { $seat }: проклятию ({ $card }) нет места.
log-curses = { $seat } насылает проклятие: { $card }, { $region }.
log-abducts = { $seat } уносит свечу: { $candle }, { $territory }.
log-first = { $seat } теперь на первом месте в очередности хода.
log-battle = Сражение: { $region }.
log-commits = { $seat } открывает: { $left } / { $right }.
log-neutralises = { $seat } отдаёт карту ({ $own }) и нейтрализует: { $card } ({ $victim }).
log-plays = { $seat } разыгрывает: { $card }.
log-weak = { $seat } применяет слабое действие: { $weak }.
log-power = { $seat }: сила { $number }.
log-wins = { $seat } побеждает: { $region }.
log-wins-alone = { $seat } без сражения удерживает { $region }.
log-nobody-wins = Победителя нет: { $region }.
log-steps-back = { $seat } отступает в очередности хода. Теперь впереди { $other }.
log-takes-back = { $seat } возвращает на руку { $number } { $number ->
    [one] карту
    [few] карты
   *[many] карт
}.
log-score = { $seat }: { $number } { $number ->
    [one] очко
    [few] очка
   *[many] очков
}.

## Почему нельзя

why-house-taken = Этот Дом уже ведёт другой.
why-no-chimera = Если Домов меньше шести, Династия Химеры играет, только когда стол об этом договорился.
why-no-home = Этот Дом начинает в регионе { $region }, а на этой стороне поля его нет.
why-same-flank = Это место занято или лежит на той же стороне, что и Дом соперника.
why-one-tactic = За ход — одна карта тактики.
why-no-pass = Пока на руке есть карта свечи, пасовать нельзя: размещение или манёвр.
why-no-role = В этом году заняты все три роли.
why-no-wax = Для этого нужен воск: { $wax }.
why-role-used = В этом году эта роль уже занята.
why-candle-full = У этой свечи горят все огни.
why-outside = Это вне региона, в котором действует свойство.
why-flame-there = Ваше пламя земли там уже горит.
why-no-supply = В вашем запасе не осталось пламени земли.
why-castle-stands = Замок погасить нельзя.
why-own-flame = Гасить можно только чужие огни.
why-unlit = У этой свечи нет огней.
why-not-at-castle = Погасить можно только огни там, куда прибыл замок.
why-castle-shut-in = Вокруг одни замки.
why-no-moves = Оба передвижения уже сделаны.
why-burned = В этом манёвре один огонь уже сожжён.
why-not-moved = Сжечь огонь может только свеча, которая двигалась последней.
why-there-already = Фигурка уже здесь.
why-castle-there = Там стоит другой замок.
why-too-far = Для этой фигурки слишком далеко.
why-stack-empty = Эта стопка закончилась.
why-slots-full = Все шесть ячеек улучшений заняты.
why-no-gold = Для этого нужно золото: { $gold }.
why-no-temple-left = Храмов этого цвета не осталось.
why-no-figure = Там нет ни вашего замка, ни свечи, ни пламени земли.
why-black-temple = Чёрный храм не пускает проклятия.
why-marked = Эта карта не умеет нейтрализовать.
why-no-symbol = У карт нет общего символа.
why-not-yours = Это чужая фигурка.

## Чего нельзя знать заранее

unknown-candle-card = какая карта свечи придёт
unknown-tactics-card = какая карта тактики придёт
unknown-tactics-cards = какие карты тактики выбрали остальные
unknown-tactics-deck = какие карты тактики лежат на планшете
unknown-candle-deck = порядок карт свечей
unknown-curse-card = что принесёт колода проклятий
unknown-curses = порядок проклятий
unknown-house-candles = порядок свечей Домов
unknown-upgrade = какое улучшение следующее
unknown-upgrades = порядок улучшений
unknown-house = какой это Дом

## Два игрока

ask-start = Где вы начнёте?
ask-comfort = Ваше пламя земли погасили. Какое проклятие сделает шаг? (Не больше { $left }.)
    .skip = Не нужно
start-option = { $region }: { $house }
    .more = { $ability }
led = { $figure }: { $territory }
log-chooses-first = { $seat } раньше всех выбирает, где начать.
log-leads = { $seat } уводит проклятие: { $card }, { $territory }.
unknown-first-player = кто начинает

## Задания

ask-quest = Какое задание останется вашей тайной? Другое будет общим.
log-common-quest = Задание для всех: { $quest }.
    .also = { $quest }
log-fulfils = { $seat } выполняет задание «{ $quest }».
unknown-quest = какие задания розданы
unknown-quests = порядок заданий
quest-build_temple = Построить храм
quest-destroy_temple = Разрушить храм
quest-control_curse_1 = Подчинить первое проклятие
quest-control_curse_2 = Подчинить второе проклятие
quest-control_curse_3 = Подчинить третье проклятие
quest-snuff_candle = Погасить у свечи последний огонь
quest-buy_upgrade_1 = Купить улучшение года I
quest-buy_upgrade_2 = Купить улучшение года II
quest-buy_upgrade_3 = Купить улучшение года III
quest-extinguish_ground_flame = Погасить чужое пламя земли
quest-win_region_6 = Победить в регионе 6
quest-neutralise_card = Нейтрализовать карту тактики
quest-win_by_grey = Победить благодаря серому храму
quest-win_at_white = Победить у белого храма
quest-win_at_black = Победить у чёрного храма
quest-deploy_three = Разместить три свечи за один год
quest-snuff_with_castle = Погасить последний огонь свечи замком
quest-snuff_with_candle = Погасить последний огонь свечи картой свечи
quest-win_vs_opponent_curse = Победить там, где чужое проклятие
quest-win_with_own_curse = Победить там, где ваше проклятие
quest-neutralise_both = Нейтрализовать обе карты одного соперника
quest-gain_6_resources = Получить 6 кубиков за одно действие
quest-buy_3 = Сделать три покупки за одно действие
quest-gain_3_tactics = Взять 3 карты тактики за одно действие

## Увядание

ask-wither = У вас второе место: { $card }. Какое слабое действие закрыть?
ask-withered = { $card }: что из двух?
    .skip = Ничего
ask-move_candle = Какая свеча сделает шаг и куда?
    .skip = Никакая
ask-steal_vp = У кого забрать 1 очко?
    .skip = Ни у кого
log-withers = { $seat } получает карту увядания: { $card }.
log-robs = { $seat } забирает 1 очко ({ $victim }).
withering-one = { $name } ({ $one })
withering-two = { $name } ({ $one } или { $other })
unknown-withering = какая карта увядания придёт

## Одиночные испытания

ask-after = Сыграть карту тактики, пока ход не закончился?
    .skip = Нет
ask-play_region = { $card }: в каком регионе?
play = Разыграть: { $card }
    .more = Одна карта тактики за ход, в регионе с вашей фигуркой.
log-challenge = { $scenario }: ходов — { $number }.
log-goal-clear-around = Цель: убрать вражеское пламя и свечи. Где: { $place } и рядом.
log-goal-snuff-candles = Цель: чтобы на поле не осталось вражеских свечей.
log-removed = Покидает поле: { $candle }.
announced-enemy = Если поле не изменится, в свой ход { $seat } { $strikes ->
        [0] ничего не гасит
       *[1] гасит ваш огонь ({ $struck })
    }{ $marches ->
        [0] { "" }
       *[1] , делает шаг ({ $figure }: { $territory })
    }{ $lights ->
        [0] { "" }
       *[1] , зажигает пламя земли ({ $lit })
    }{ $kindles ->
        [0] { "" }
        [2] , зажигает пламя земли у замка ({ $kindled })
       *[1] , усиливает свечу ({ $kindled })
    }.
log-challenge-won = { $seat } побеждает: { $number } { $number ->
    [one] очко
    [few] очка
   *[many] очков
}.
log-challenge-lost = Время вышло: { $seat } терпит поражение.
reason-clear-around = Вокруг цели не осталось вражеского огня.
reason-snuff-candles = Не осталось вражеских свечей.
reason-time = Все ходы сделаны.

## Ответы, решённые заранее

standing-put_out = Когда гасят ваше пламя земли
standing-comfort = Когда гасят ваше пламя земли
    .none = не двигать проклятия
standing-commit = Когда для сражения нужны ваши карты тактики
    .none = не класть ни одной
standing-neutralise = Когда вы могли бы нейтрализовать карту
    .none = не нейтрализовать
until-kindling = до конца сезона возгорания, { $year }
until-war = до конца сезона войн, { $year }
by-seat = только если ходит { $seat }
against-seat = только если участвует { $seat }
curse-lies = только пока открыта карта: { $card }

# Зачем нужен план и сколько времени осталось, в советах
aim-points = сразу набрать очки
aim-end = набрать больше очков в конце партии
aim-means = сберечь карты и воск для следующих ходов
aim-land = занять землю пламенем на годы вперёд
aim-upgrades = получить улучшения, которые ещё не раз сработают
aim-order = ходить раньше других
aim-goal = приблизиться к цели испытания
aim-battle = выиграть сражение: { $region }
aim-curse = взять под контроль проклятие: { $card }
clock-years = { $left ->
    [0] Это последний год: то, что окупается позже, уже не пригодится.
    [one] Впереди ещё { $left } год.
    [few] Впереди ещё { $left } года.
   *[many] Впереди ещё { $left } лет.
}
