# «Костёр».

## Вопросы

ask-city = Какой город вы хотите осветить?
    .skip = Пусть решит случай
ask-color = Какой цвет вы выбираете?
    .skip = Оставить свой
ask-start_tile = Ваш город просыпается. Какой жетон судьбы станет первым? Вы получите 3 жетона действий с него и ещё 2 жёлтых.
ask-start_way = Как положить стартовый жетон? Символы названы слева направо.
ask-turn = Что будете делать?
ask-last_chance = Вам остались только бонусные действия. Выполнить? Иначе ходов у вас больше не будет.
    .skip = { $points ->
        [0] Больше не ходить
        [one] Спасовать за { $points } очко
        [few] Спасовать за { $points } очка
       *[many] Спасовать за { $points } очков
    }
ask-after = Что-нибудь ещё, прежде чем ход закончится?
    .skip = Закончить ход
ask-discard = Какие жетоны действий вернуть в общий запас?
ask-pay_tokens = Цена: { $price }. Чем заплатите?
ask-pay_resources = Цена: { $price }. Чем заплатите?
ask-fate_tile = Какой жетон судьбы: верхний или нижний?
ask-fate_cell = { $tile }: куда ляжет середина? В скобках — сколько жетонов и золота это может принести.
ask-fate_way = { $cell }: как положить жетон?
ask-exchange_paths = На всех четырёх жетонах Пути кристаллы одного цвета. Выложить четыре новых?
    .skip = Оставить эти
ask-path_tile = Какой жетон Пути взять?
ask-free_path = Какой жетон Пути вы хотите? Доступны все.
ask-sail = Куда плывём?
ask-free_sail = Куда плывём? Этот рейс бесплатный.
ask-island_action = Корабль причалил: { $island }. Сделаете здесь что-нибудь?
    .skip = Не сейчас
ask-gift = Какой дар вы принесёте Хранительницам?
ask-task_tile = Какое задание вы примете? ({ $island })
ask-space = { $task }: куда в городе положить это задание? В скобках — сколько принесёт Хранительница, которая дойдёт здесь до Костра.
ask-march_on_arrival = Привратник кланяется: устроить маленькое шествие, без ресурсов?
    .skip = Не сейчас
ask-procession = Насколько длинным будет шествие?
ask-next_guardian = Какая Хранительница пойдёт следующей?
    .skip = Остальные останутся
ask-guardian_goal = { $guardian }: куда?
    .skip = Она останется
ask-walker = Какая из ваших Хранительниц отправится в путь?
ask-walk_to = { $guardian }: куда?
ask-other_resource = { $guardian } принесёт { $resource_acc }. Взять вместо этого что-то другое?
    .skip = Нет, { $resource_acc }
ask-turn_to = Куда повернуть Великий костёр?
ask-free_turn_to = Куда повернуть Великий костёр? На этот раз бесплатно.
ask-rewards = Какие награды вы возьмёте?
ask-portal = Какой портал взять?
ask-gnome = Какого гнома привлечь?
ask-free_master = Какого мастера привлечь бесплатно?
ask-gnome_price = Чем вы заплатите гному? ({ $gnome })
ask-light = Какой Костёр зажечь?
ask-council = Где послушник сядет в Высшем совете?
ask-bonus_or_point = { $cell }: бонус или очко?
ask-free_guardian = Какая Хранительница придёт в ваш город?
ask-tom_task = { $side }: выпало «{ $resource }», и на этих островах несколько равных по очкам заданий. Какое он возьмёт?

## Варианты

option-place-fate = Разместить жетон судьбы
    .more = Приносит жетоны действий: чем больше группы одинаковых символов, тем больше
option-build_path = Проложить Путь
option-build-path = Проложить Путь
    .more = Цена: { $price }. Он приносит ресурсы, а кристалл цвета соседнего Костра — очки
option-move-ship = Переместить корабль
    .more = { $first ->
        [yes] Первый рейс: 1 жетон «Корабль», на любой остров
       *[no] 1 жетон «Корабль» за каждый маршрут, 3 — на любой остров
    }
option-receive-task = Получить задание
    .more = Цена: { $price } и 2 ресурса; выполните его позже, чтобы зажечь Костёр
option-retrieve-guardian = Забрать Хранительницу
    .more = Цена: { $price }; она будет ждать шествия в начале вашего Пути
option-hold-procession = Устроить шествие
    .more = 1 жетон «Хранительница» за шаг; Хранительницы приносят ресурсы или доходят до Костра
option-use-great-bonfire = Использовать Великий костёр
    .more = { $first ->
        [yes] Первый раз за игру: 1 жетон «Великий костёр», в любую область
       *[no] 1 жетон «Великий костёр» за область по часовой стрелке, 3 — в любую область
    }
option-recruit-gnome = Привлечь гнома
    .more = За 2 жетона «Гном» и 1 ресурс или за 1 жетон «Гном» и 2 ресурса
option-light-bonfire = Зажечь Костёр
    .more = Выполненное задание станет Костром, а послушник принесёт бонус Высшего совета
option-bonus = Бонус: { $common }
    .more = Бонусное действие: нейтральный послушник с этого общего задания идёт для вас в Высший совет
option-discard = Сбросить жетоны действий
    .more = Разместить жетон судьбы можно, если у вас не больше { $most ->
        [one] { $most } жетона
       *[many] { $most } жетонов
    } действий
option-pass = Спасовать: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
    .more = Больше ходов не будет
option-march = Да, до { $steps ->
    [one] { $steps } шага
   *[many] { $steps } шагов
} каждая
option-exchange = Да, четыре новых
option-pile = Верхний жетон стопки, не глядя
option-take-point = 1 очко

tom-task = { $condition } ({ $color ->
    [blue] синее
    [red] красное
   *[yellow] жёлтое
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}), { $island }

start-spare = { $tile } (отложенный)
start-supply = { $tile } (из середины запаса)
    .more = Отложенный жетон займёт его место
start-way = { $a } – { $b } – { $c }
fate-cell = { $cell } (до { $most })
fate-way = { $across ->
    [yes] Слева направо
   *[no] Сверху вниз
}: { $a }, { $b }, { $c }
    .more = Принесёт: { $gain }
sail = { $island } ({ $trip })
    .more = { $kind ->
        [tasks] Задания: { $tasks }
        [empty] Заданий не осталось
        [somebody] Там ждёт Хранительница
       *[nobody] Забирать некого
    }
    .listed = { $kind ->
        [tasks] { $offers }
        [empty] Заданий не осталось
        [somebody] Там ждёт Хранительница
       *[nobody] Забирать некого
    }
free-sail = { $island }
    .more = { $kind ->
        [tasks] Задания: { $tasks }
        [empty] Заданий не осталось
        [somebody] Там ждёт Хранительница
       *[nobody] Забирать некого
    }
    .listed = { $kind ->
        [tasks] { $offers }
        [empty] Заданий не осталось
        [somebody] Там ждёт Хранительница
       *[nobody] Забирать некого
    }
gift = Дар: { $gift } (за { $free ->
    [yes] любые 2 ресурса
   *[no] { $gift_acc } + { $island_acc }
})
    .more = { $below ->
        [0] Последний в стопке
       *[many] Под ним в стопке ещё { $below }
    }
task-progress = { $condition } ({ $color ->
    [blue] синее
    [red] красное
   *[yellow] жёлтое
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
    .more = У вас { $have } из { $need }
space = Ячейка { $number } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $portal ->
    [yes] , портал
   *[no] {""}
}{ $crystal ->
    [blue] , синий кристалл
    [red] , красный кристалл
    [yellow] , жёлтый кристалл
   *[none] {""}
})
path-offer = { $tile }
path-pile = { $tile } (из стопки)
procession = Каждая — до { $steps ->
    [one] { $steps } шага
   *[many] { $steps } шагов
} ({ $price })
guardian-start = { $guardian } (в начале Пути)
guardian-at = { $guardian } ({ $place })
goal-path = { $place }: { $resource }
goal-path-bare = { $place }, без ресурса
goal-bonfire = { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в конце игры
turn-to = { $area } (за { $price })
    .more = { $fits ->
        [yes] Вам подойдёт портал: { $portal }
       *[no] Подходящего портала там нет
    }
free-turn-to = { $area }
    .more = { $fits ->
        [yes] Вам подойдёт портал: { $portal }
       *[no] Подходящего портала там нет
    }
reward-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
reward-portals = Портал на выбор
portal = Портал: { $portal }, в выемку { $notch }
gnome-master = { $gnome } ({ $resource })
    .more = { $ability }
gnome-elder = { $gnome } ({ $resource }), сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
    .more = { $ability }
price = { $tokens } и { $resources }
price-free = { $tokens } и { $number ->
    [one] любой ресурс
   *[many] любые { $number } ресурса
}
council = { $cell } ({ $novices ->
    [0] пусто
    [one] { $novices } послушник
    [few] { $novices } послушника
   *[many] { $novices } послушников
})
    .more = { $bonus }

## Вещи

path = { $crystal } кристалл, { $resource }
fate = { $a } – { $b } – { $c }
cell = { $column }{ $row }
cell-above = над { $column }1
cell-below = под { $column }5
cell-left = слева от A{ $row }
cell-right = справа от G{ $row }
place = Место Пути { $number }
    .to = на место Пути { $number }
bonfire = Костёр { $number }
    .to = к Костру { $number }
area = { $token } + { $resource }
area-points = { $token } + { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
city = { $city } (порталы: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g })
task = «{ $condition }» ({ $color ->
    [blue] синее
    [red] красное
   *[yellow] жёлтое
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})

amount-ship = { $number ->
    [one] { $number } жетон «Корабль»
    [few] { $number } жетона «Корабль»
   *[many] { $number } жетонов «Корабль»
}
amount-path = { $number ->
    [one] { $number } жетон «Путь»
    [few] { $number } жетона «Путь»
   *[many] { $number } жетонов «Путь»
}
amount-task = { $number ->
    [one] { $number } жетон «Задание»
    [few] { $number } жетона «Задание»
   *[many] { $number } жетонов «Задание»
}
amount-great-bonfire = { $number ->
    [one] { $number } жетон «Великий костёр»
    [few] { $number } жетона «Великий костёр»
   *[many] { $number } жетонов «Великий костёр»
}
amount-guardian = { $number ->
    [one] { $number } жетон «Хранительница»
    [few] { $number } жетона «Хранительница»
   *[many] { $number } жетонов «Хранительница»
}
amount-gnome = { $number ->
    [one] { $number } жетон «Гном»
    [few] { $number } жетона «Гном»
   *[many] { $number } жетонов «Гном»
}
amount-yellow = { $number ->
    [one] { $number } жёлтый жетон
    [few] { $number } жёлтых жетона
   *[many] { $number } жёлтых жетонов
}
amount-flower = { $number ->
    [one] { $number } цветок
    [few] { $number } цветка
   *[many] { $number } цветков
}
amount-fruit = { $number ->
    [one] { $number } фрукт
    [few] { $number } фрукта
   *[many] { $number } фруктов
}
amount-herb = { $number ->
    [one] { $number } трава
    [few] { $number } травы
   *[many] { $number } трав
}
amount-shell = { $number ->
    [one] { $number } ракушка
    [few] { $number } ракушки
   *[many] { $number } ракушек
}
amount-root = { $number ->
    [one] { $number } корень
    [few] { $number } корня
   *[many] { $number } корней
}
amount-gold = { $number ->
    [one] { $number } золото
   *[many] { $number } золота
}
few = { $number } «{ $token }»
sum-2 = { $a } + { $b }
sum-3 = { $a } + { $b } + { $c }
sum-4 = { $a } + { $b } + { $c } + { $d }
sum-5 = { $a } + { $b } + { $c } + { $d } + { $e }
sum-6 = { $a } + { $b } + { $c } + { $d } + { $e } + { $f }
sum-7 = { $a } + { $b } + { $c } + { $d } + { $e } + { $f } + { $g }
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
offer = «{ $condition }», { $worth }
worth = { $color ->
    [blue] синее
    [red] красное
   *[yellow] жёлтое
} { $points }
score = по ходу игры { $points }{ $bonfires ->
    [0] {""}
   *[other] , за Костры { $bonfires }
}{ $guardians ->
    [0] {""}
   *[other] , за Хранительниц у Костров { $guardians }
}{ $portals ->
    [0] {""}
   *[other] , за порталы { $portals }
}{ $crystals ->
    [0] {""}
   *[other] , за кристаллы { $crystals }
}{ $common ->
    [0] {""}
   *[other] , за общие задания { $common }
}{ $fate ->
    [0] {""}
   *[other] , за оставшиеся жетоны судьбы { $fate }
}{ $goods ->
    [0] {""}
   *[other] , за жетоны и ресурсы { $goods }
}

## Задания

task-guardian-color = { $guardian } в вашем городе
task-path-resource = Жетон Пути, на котором { $resource }
task-bonfires-blue-and-red = Синий и красный Костры
task-gift-on-resource-island = Дар на острове { $resource_many }
task-two-resources-each = По { $need } фишки двух ресурсов (не золота)
task-gifts-on-islands = { $islands ->
    [one] Даров на одном острове: { $each }
   *[many] { $each ->
        [one] Дары на разных островах: { $islands }
       *[many] По { $each } дара на разных островах: { $islands }
    }
}
task-symbol-groups = { $size } символа «{ $a }» рядом в области судьбы
task-symbol-groups-two = По { $size } символа рядом в области судьбы: «{ $a }» и «{ $b }»
task-gnome-resource = Гном, который просит { $resource_acc }
task-common-task-done = Выполненное общее задание
task-portals = Порталы: { $need }
task-gnomes = Гномы: { $need }
task-guardians = Хранительницы: { $need }
task-bonfires = Костры: { $need }
task-elders = Старейшины: { $need }
task-adjacent-paths-same-resource = Два соседних жетона Пути с одним ресурсом
task-gold = Золото: { $need }
task-bonfires-all-colors = Костры всех трёх цветов
task-resource-count = { $amount }
task-gifts-both-resource-islands = Дары на обоих островах { $resource_many }
task-tasks-or-bonfires-color = Всего { $tint_many } заданий и Костров: { $need }
task-gift-stack-empty = Одна из стопок даров закончилась
task-path-crystals = Жетоны Пути, на которых { $tint } кристалл: { $need }
task-same-resource = Одинаковые ресурсы (не золото): { $need }
task-action-tokens = { $amount }
task-fate-cells-covered = { $cells ->
    [highlighted] Закрыты все выделенные клетки области судьбы
    [gold] Закрыты все символы золота в области судьбы
   *[outer] Закрыты оба крайних столбца области судьбы
}
task-guardians-at-bonfires = Хранительницы у Костров: { $need }
task-any-symbol-groups = Групп по { $size } одинаковых символа в области судьбы: { $groups }

## События

log-city = { $seat } выбирает: { $city }.
log-color = { $seat } выбирает цвет: { $color }.
log-first = { $seat } получает овальное здание и начинает игру.
log-started = { $seat } открывает область судьбы: { $tile }.
log-laid = { $seat } размещает жетон судьбы ({ $tile }) и получает: { $gain }.
log-paid = { $seat } платит: { $payment }.
    .also = { $payment }
log-gained = { $seat } получает: { $gain }.
    .also = { $gain }
log-points = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-discarded = { $seat } сбрасывает { $number ->
    [one] { $number } жетон действия
    [few] { $number } жетона действий
   *[many] { $number } жетонов действий
}.
log-exchanged = { $seat } обновляет все четыре жетона Пути.
log-built = { $seat } прокладывает Путь, место { $place }: { $tile }.
log-sailed = { $seat } отправляет корабль: { $island }.
log-received = { $seat } оставляет дар ({ $island }) и берёт задание в ячейку { $space }: { $task }.
log-welcomed = { $seat } встречает в своём городе { $guardian_acc }.
log-moved = { $seat }: { $guardian } идёт { $goal_to }.
log-turned = { $seat } поворачивает Великий костёр: { $area }.
log-portal = { $seat } помещает портал ({ $portal }) в выемку { $notch }.
log-joined = { $seat } привлекает гнома: { $gnome }.
log-lit = { $seat } зажигает Костёр! Выполнено: { $task }.
log-bonus = { $seat } зовёт нейтрального послушника с задания «{ $common }».
log-novice = { $seat } отправляет послушника в Высший совет: { $cell }.
log-common = { $seat } выполняет общее задание: { $common }.
log-counting = Высший совет почти в сборе: начинаются последние раунды. { $seat } берёт жетоны обратного отсчёта.
log-countdown = Жетон обратного отсчёта { $value } отправляется по кругу.
log-passed = { $seat } пасует и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-out = { $seat } больше ничего не может сделать и ходов больше не получит.
tom-cards = «{ $card }»{ $number ->
    [1] { "" }
   *[other] { " " }×{ $number }
}
tom-cards-more = { tom-cards }, { $rest }
announced-tom = Следующая карта Тома — одна из этих: { $cards }.
announced-tom-sure = Следующая карта Тома — { $cards }.
announced-tom-shuffles = Дальше Том перемешает все свои карты: начнётся проход { $run } из { $runs }.
log-tom_card = { $seat } открывает карту: { $card }.
log-tom_master = Том открывает мастера — { $gnome }. Его ресурс: { $resource }.
log-tom_task = { $seat } берёт задание ({ $island }) и зажигает им Костёр { $space }: { $task }
log-tom_instead = { $seat } уже выполнил это общее задание: { $common }.
log-tom_nothing = { $seat } ничего там для себя не находит.
log-tom_last_card = { $seat } разыграл свою колоду в четвёртый раз: игра сразу заканчивается.
log-head_start = { $seat } начинает с форой: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
log-handicap = Гандикап следующей партии: { $handicap ->
    [one] { $handicap } очко
    [few] { $handicap } очка
   *[many] { $handicap } очков
}.
log-score = { $seat }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
} ({ $parts }).

## Отказы

why-tokens = Это стоит { $price }, и заплатить вам нечем.
why-no-fate-left = Все ваши жетоны судьбы уже размещены.
why-too-many-tokens = Жетонов действий у вас { $held }; если их больше { $most }, сначала сбросьте лишние.
why-no-room = Для жетона судьбы больше нет места.
why-path-complete = Ваш Путь уже проложен до конца.
why-no-task-island = Ваш корабль стоит не у острова с заданиями.
why-no-task-left = На этом острове заданий не осталось.
why-tasks-complete = Все семь ячеек для заданий в вашем городе заняты.
why-no-gift = Даров у вас не осталось.
why-gift-resources = Вам не хватает ресурсов ни для одного из ваших даров.
why-no-guardian-island = Ваш корабль стоит не у острова Хранительниц.
why-guardian-there = Она уже у вас ({ $guardian }).
why-nobody-can-walk = Ни одна из ваших Хранительниц не может сделать и шага.
why-gnomes-complete = В вашем городе уже шесть гномов, больше места нет.
why-gnome-resources = Вам нечем привлечь ни одного из гномов: не хватает ресурсов.
why-no-task-met = Ни одно из ваших заданий пока не выполнено.
why-no-task-unlit = У вас нет заданий, которые ждут выполнения.
why-no-countdown = Пасовать можно только во время обратного отсчёта.
why-countdown-later = Жетон обратного отсчёта до вас ещё не дошёл.
why-novice-gone = Нейтральный послушник уже ушёл с этого общего задания.
why-common = У вас { $have } из { $need } для этого общего задания.
why-not-an-end = Разместить можно только верхний или нижний жетон запаса.
why-covered = Там уже лежит жетон судьбы.
why-tile-fits-not = Если середина ляжет сюда, жетон не поместится или не коснётся другого.
why-outside = Жетон судьбы не должен выступать за край области судьбы.
why-all-outside = Хотя бы один символ жетона должен остаться внутри области судьбы.
why-not-beside = Здесь жетон не коснётся ни одного другого.
why-here-already = Ваш корабль уже здесь.
why-steps = Больше шагов брать незачем: дальше никто не пройдёт.
why-no-path = Ваш Путь туда ещё не ведёт.
why-no-portal = К этому Костру ещё не ведёт портал.
why-unlit = Костёр там ещё не горит.
why-occupied = Там уже стоит Хранительница.
why-not-within-reach = Туда ей не дойти.
why-she-stands-there = Она и так стоит здесь.
why-not-to-the-start = В начало Пути никто не возвращается.
why-portal = Следующим должен быть другой портал: { $portal }, для выемки { $notch }.
why-notch-filled = Выемка { $notch } для портала этой формы уже занята.
why-gnome-cost = Вам нечем привлечь этого гнома ({ $resource }).
why-lit = Этот Костёр уже горит.
why-not-met = Это задание ещё не выполнено: { $have } из { $need }.
why-same-color = Там уже сидит послушник этого цвета.
why-no-elder = Бесплатно приходят только мастера, не старейшины.
why-tom-most = Том берёт задание с наибольшим числом очков.
why-tom-least = Том берёт задание с наименьшим числом очков.

## Конец игры против Тома

tom-beaten = У вас больше очков, чем у Тома.
tom-ahead = У Тома больше очков, чем у вас.
tom-level = У вас с Томом поровну, а ничья за ним.

## What nobody can know beforehand

unknown-paths = какие жетоны Пути придут из стопки
unknown-masters = какой гном придёт из стопки мастеров
unknown-gifts = какой дар откроется следующим
unknown-cities = кому какой город достанется
unknown-tom = какую карту откроет Том

# Что обещает положение: в подсказках
worth-scored = уже набранные очки
worth-tasks = начатые задания
worth-guardians = Хранительницы в пути
worth-goods = жетоны и ресурсы
worth-helpers = помощь гномов и Хранительниц
worth-common = общие задания
worth-rival = Том

# Зачем нужен план и сколько времени осталось, в советах
aim-light = зажечь Костёр { $number } («{ $task }»)
aim-guardian = привести Хранительницу к Костру { $number }
aim-common = выполнить общее задание: { $common }
aim-goods = запастись жетонами и ресурсами на следующие ходы
aim-helpers = получить помощь гномов и Хранительниц в следующих ходах
aim-points = сразу набрать очки
aim-end = закончить партию, пока счёт Тома не взлетел
clock-novices = Партия может закончиться примерно через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}: в Высшем совете не хватает { $missing ->
    [one] { $missing } послушника
   *[many] { $missing } послушников
}.
clock-tom = У Тома { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
   *[many] осталось { $cards } карт
}. Если поторопиться, партия закончится раньше: в Высшем совете { $missing ->
    [one] нужен ещё { $missing } послушник
    [few] нужны ещё { $missing } послушника
   *[many] нужно ещё { $missing } послушников
}.
clock-countdown = Идёт обратный отсчёт: { $turns ->
    [one] остался примерно { $turns } ход
    [few] осталось примерно { $turns } хода
   *[many] осталось примерно { $turns } ходов
}.
