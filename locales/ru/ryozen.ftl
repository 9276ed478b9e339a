# Рёдзен.

## Вопросы: подготовка

ask-first_player = Кто последним видел феникса, настоящего или вымышленного? Этот игрок начинает.
option-chance = Пусть решит случай
ask-clan = Какой клан вы поведёте?

## Вопросы: ход

ask-revelation = Начинается ваш ход. Разыграть сначала откровение?
ask-companion = Кого вы отправляете?
ask-place = Куда отправится { $companion }?
ask-side = { $companion } идёт { $sector_to }. Раскрытым или скрытым?
ask-day_effect = Применить дневной эффект { $sector_gen }?

## Вопросы: способности

ask-archer = Лучник { $sector_at } натягивает тетиву. В кого напротив летит стрела?
ask-warrior = Воин { $sector_at } осматривается. По кому удар?
ask-organizer = Люди Организатора на местах. По кому удар?
ask-bard = Бард { $sector_at } заводит песню. Кто по соседству скроется под покровом?
ask-diplomat = Дипломат пишет письмо. Кого из ваших соратников по соседству он зовёт сюда?
ask-merchant = Что привезёт Торговец?
ask-councillor = Обратиться к Советнику?
ask-night_agent = Ночной агент торгует лунным светом. Какой ресурс отдать за осколок?
ask-philosopher = Философ размышляет. Какое откровение приобрести?
ask-pathfinder = Куда ведёт Следопыт?
ask-seer = Что Ясновидец изменит в грядущей ночи?
ask-mentor = Применить с помощью Наставника ещё и Дом кланов?
ask-hermit = Дневной эффект какого соседнего сектора Отшельник применит вместо здешнего?
ask-guard = Заплатить Стражу, чтобы он никого не впускал?
ask-trickster = Кого изобразит Фокусник?

## Вопросы: откровения

ask-strategic_maneuvers = Кто снимается с места?
ask-camouflage = Кто скроется под покровом?
ask-offering_wealth = По кому удар ради монеты?
ask-offering_wisdom = По кому удар ради свитка?
ask-offering_spirits = По кому удар ради фонаря?
ask-offering_phoenix = По кому удар ради 2 очков благосклонности?
ask-prayer_coral = Сколько фонарей вы зажжёте для Коралловой луны?
ask-prayer_agate = Сколько фонарей вы зажжёте для Агатовой луны?
ask-prayer_jade = Сколько фонарей вы зажжёте для Нефритовой луны?
ask-mercy = { $card }: отдать ресурс за { $moon_one }?
ask-seal_altar = Печать Алтаря наносит удар: до эффекта Алтаря или после?
ask-seal_altar_strike = По кому ударит Печать Алтаря?

## Вопросы: секторы, деревни, Дворец

ask-discard_event = Какое событие вы отводите?
ask-return_event = Возвращается «{ $event }». На какую область?
ask-outskirts = Что сделает ваш Исследователь?
ask-explore = Пойдёт ли Исследователь в следующую деревню?
ask-bonus = Бонус какой деревни вы берёте?
ask-acquire = Какое откровение вы приобретаете?{ $left ->
    [one] {""}
   *[other] {" "}(можно взять: { $left })
}
ask-keep = «{ $card }»: оставить или обменять на благосклонность?
ask-reveal = Открыть следующего соратника из вашей стопки клана?
ask-hire = Кого вы нанимаете?
ask-replace = { $companion } нанят. Кто уступит ему место?
ask-move_to = Куда перейдёт ваш соратник, стоящий { $sector_at }?
ask-owl_bay = Совиная бухта: кто скроется под покровом?
ask-nomad_camp = Лагерь кочевников: кто снимается с места?
ask-moon_harbour = Лунная гавань: какой выделенный сектор даст ночную награду сейчас?
ask-altar_tile = Что вы положите на Алтарь за осколок?
ask-palace = О чём вы попросите Дворец?
ask-summit = С вершины: заплатить 1 фонарь за дневной эффект выделенного сектора?
ask-land = { $companion } получает удар. Какая внешняя стена его укроет?
ask-gain = Какой ресурс вы получаете?
ask-shard = Осколок какой луны вы получаете?
ask-lose = Что вы отдаёте?

## Вопросы: события ночи

ask-fire = Пожар в Доме кланов: какое откровение сгорит?
ask-bandit_raid = Бандитский налёт: по кому удар?
ask-suspicious_rumours = Подозрительные слухи: кого раскроют?
ask-curse_of_shadow = Проклятие тени: по кому удар? По одному вашему соратнику в каждом выделенном секторе.
ask-fog = Туман забвения: отпустить «{ $card }» или отдать 1 очко благосклонности?
ask-earthquake = Землетрясение: что вы теряете?

## Варианты

player = { $seat }
spot = { $sector } { $number }
    .together = { $sector }
spot-free = { $spot }
    .together = { $spot_together }
    .more = { $day } Ночью: { $night }.
spot-paid = { $spot } (1 { $thing_nom })
    .together = { $spot_together } (1 { $thing_nom })
    .more = { $day } Ночью: { $night }.
spot-waived = { $spot } (место за 1 { $thing_one }, сейчас даром)
    .together = { $spot_together } (место за 1 { $thing_one }, сейчас даром)
place-palace = { $place }
    .more = Открыто и без способности; затем ресурс или за фонарь выделенный сектор.
place-wall = { $place }
    .more = Затем 1 любой ресурс; Дворец поворачивается.
place-loophole = { $place }
    .more = Затем за 1 фонарь выделенный сектор; Дворец поворачивается.
place-summit = { $place }
    .more = Затем 1 любой ресурс и за фонарь выделенный сектор; Дворец поворачивается.
push-off = { $place }, столкнув: { $companion } ({ $owner })
    .more = Кого столкнули, тот вне игры до следующего раунда.
wall = Внешняя стена { $side }
    .to = к внешней стене { $side } Дворца
loophole = Бойница { $side }
    .to = к бойнице { $side } Дворца
summit = Вершина Дворца
    .to = на вершину Дворца
village = Место деревни { $number }
event-area = Область событий { $number }
revelation-place = Откровение { $number }
slot = Место { $number } в Доме кланов
in-palace = { $companion } во Дворце Феникса
in-hand = { $companion }{ $number ->
    [1] {""}
   *[other] {" "}(×{ $number })
}
    .more = { $text }
side-revealed = Раскрытым: влияние { $influence }
    .more = { $text }
side-cloaked = Скрытым за { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[many] монет
}: влияние { $influence }
    .more = Способность применить нельзя.
tile = { $companion } ({ $owner }), { $place }{ $cloaked ->
    [yes] , под покровом
   *[no] {""}
}
explained = { $thing }
    .more = { $text }
use-ability = Да
    .more = { $text }
option-return = Вернуть последнее сброшенное событие
apply = Применить
    .more = { $text }
on-offer = { $card } ({ $price } { $price ->
    [one] свиток
    [few] свитка
   *[many] свитков
})
    .more = { $text }
on-offer-free = { $card } (бесплатно)
    .more = { $text }
card-keep = Оставить
    .more = { $text }
card-favour = Сбросить: +{ $favour } { $favour ->
    [one] очко благосклонности
    [few] очка благосклонности
   *[many] очков благосклонности
}
for-hire = { $companion }: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}, +{ $favour } к благосклонности
    .more = { $text }
option-reveal = Открыть
option-before = До
option-after = После
palace-resource = Получить 1 { $thing_one }
    .more = Дворец поворачивается.
palace-light = 1 фонарь: { $sector }
    .more = { $text }
lanterns = { $number ->
    [one] 1 фонарь за 1 осколок
   *[other] { $number } фонаря за { $number } осколка
}
travel = Исследовать: до деревни «{ $village }»
    .more = { $text }
take-bonus = Бонус деревни «{ $village }»
    .more = { $text }
build = { $last ->
    [yes] Построить путь к Алтарю
   *[no] Построить «{ $village }»
}: { $coin ->
    [0] {""}
   *[other] −{ $coin } { $coin ->
        [one] монета
        [few] монеты
       *[many] монет
    },{" "}
}{ $scroll ->
    [0] {""}
   *[other] −{ $scroll } { $scroll ->
        [one] свиток
        [few] свитка
       *[many] свитков
    },{" "}
}{ $lantern ->
    [0] {""}
   *[other] −{ $lantern } { $lantern ->
        [one] фонарь
        [few] фонаря
       *[many] фонарей
    },{" "}
}+{ $favour } к благосклонности
    .more = { $text }
harbour = { $sector }: ваше влияние { $own } из { $whole }
fog-discard = Отпустить
fog-favour = Отдать 1 очко благосклонности
lose-favour = { $number } { $number ->
    [one] очко благосклонности
    [few] очка благосклонности
   *[many] очков благосклонности
}

## Журнал: подготовка

log-clan = { $seat } ведёт { $clan }.
log-prebuilt = Рядом со стартовой деревней с первого дня стоит «{ $village }».
log-lights = Дворец повёрнут: его свет падает на секторы { $first }, { $second } и { $third }.
log-first = Жетон первого игрока держит { $seat }.

## Журнал: День

log-day = Над Рёдзеном занимается день { $round }.
log-foretold = Предсказано на ночь: «{ $event }».
    .also = «{ $event }»
log-guard-leaves = Страж { $sector_at } снимает караул.
log-card = { $seat } разыгрывает: «{ $card }».
log-placed-revealed = { $seat } отправляет { $companion_acc } { $sector_to }.
log-placed-cloaked = { $seat } отправляет { $companion_acc } { $sector_to } под покровом.
log-placed-palace = { $seat } отправляет { $companion_acc } { $place_to }.
log-uses = { $companion } ({ $seat }) применяет способность.
log-applies = { $seat } применяет дневной эффект { $place_gen }.
log-strikes = { $seat } наносит удар { $sector_at }: { $companion } ({ $owner }).
log-struck = { $companion } ({ $owner }) получает удар { $sector_at }.
log-found-out = Покров спадает.
log-flees = { $companion } ({ $owner }) отступает во Дворец Феникса.
log-lands = { $companion } ({ $owner }) отступает { $place_to }.
log-flees-nowhere = { $companion } ({ $owner }) не находит укрытия у стен и отдыхает до следующего раунда.
log-pushed = { $companion } ({ $owner }) падает с вершины и отдыхает до следующего раунда.
log-cloaks = { $companion } ({ $owner }) { $sector_at } скрывается под покровом.
log-uncloaks = { $companion } ({ $owner }) { $sector_at } лишается покрова.
log-moves = { $companion } ({ $seat }) переходит { $goal_to }.
log-guarded = { $seat } выставляет Стража { $sector_at }: никто не войдёт.
log-event-discarded = { $seat } отводит событие «{ $event }».
log-event-returned = { $seat } возвращает событие «{ $event }».
log-herald = Глашатай ({ $seat }) выходит на первое место.
log-explores = Исследователь ({ $seat }) теперь здесь: «{ $village }».
log-builds = { $seat } строит: «{ $village }».
log-steps-back = Исследователь ({ $seat }) отступает: «{ $village }».
log-bonus = { $seat } берёт бонус деревни «{ $village }».
log-acquires = { $seat } приобретает карточку «{ $card }» и оставляет её себе.
log-spends = { $seat } приобретает карточку «{ $card }» и обменивает её на благосклонность.
log-revealed = У Источников открыто: «{ $card }».
    .also = «{ $card }»
log-reveals = { $seat } открывает в Доме кланов: { $companion }.
log-forgotten = В Доме кланов нет места: { $companion } ({ $owner }) покидает игру.
log-hires = { $seat } нанимает { $companion_acc }; место уступает { $gone }.
log-mercy = { $seat } разыгрывает «{ $card }».
log-turns = Дворец поворачивается: его свет падает на секторы { $first }, { $second } и { $third }.

## Журнал: приобретения и потери

log-gains = { $seat } получает { $number } { $number ->
    [one] { $thing_one }
    [few] { $thing_few }
   *[many] { $thing_many }
}.
    .also = { $number } { $number ->
        [one] { $thing_one }
        [few] { $thing_few }
       *[many] { $thing_many }
    }
    .effect = +{ $number } { $number ->
        [one] { $thing_nom }
        [few] { $thing_few }
       *[many] { $thing_many }
    }
log-pays = { $seat } платит { $number } { $number ->
    [one] { $thing_one }
    [few] { $thing_few }
   *[many] { $thing_many }
}.
    .also = { $number } { $number ->
        [one] { $thing_one }
        [few] { $thing_few }
       *[many] { $thing_many }
    }
    .effect = −{ $number } { $number ->
        [one] { $thing_nom }
        [few] { $thing_few }
       *[many] { $thing_many }
    }
log-loses = { $seat } теряет { $number } { $number ->
    [one] { $thing_one }
    [few] { $thing_few }
   *[many] { $thing_many }
}.
    .also = { $number } { $number ->
        [one] { $thing_one }
        [few] { $thing_few }
       *[many] { $thing_many }
    }
    .effect = −{ $number } { $number ->
        [one] { $thing_nom }
        [few] { $thing_few }
       *[many] { $thing_many }
    }

## Журнал: Ночь, Рассвет, конец

log-night = Наступает ночь { $round }.
log-event = Ночь приносит событие «{ $event }».
log-burns = { $seat } лишается откровения «{ $card }».
log-reward = Ночная награда: { $sector }.
log-majority = { $seat } влиятельнее всех { $sector_at }.
log-palace-reward = Леди Феникс благодарит всех, кто пришёл в её Дворец.
log-dawn = Рассвет: соратники возвращаются домой, раунд { $round } окончен.
log-final = Финальный подсчёт, { $seat }: за три раунда { $number }.
log-wild = Жетон первого игрока сияет как { $thing_one }.
log-scored-one_colour = Осколки одного цвета: +{ $number }.
log-scored-three_colours = Осколки трёх цветов: +{ $number }.
log-scored-loose = Осколки вне наборов: +{ $number }.
log-scored-resources = Ресурсы: +{ $number }.
log-total = Итого: { $number }.
log-wins = Леди Феникс пробуждается и награждает лучший клан: { $seat }!

## Почему нельзя

why-full = Все места { $sector_at } заняты.
why-taken = Там стоит { $companion } ({ $owner }).
why-guarded = { $sector }: Страж ({ $owner }) никого не впускает до следующего хода этого игрока.
why-unpaid = За это надо заплатить 1 { $thing_one }, а заплатить нечем.
why-palace-open = Во Дворце Феникса не скрываются: соратники там всегда раскрыты.
why-not-there = Этот переход ведёт не туда.
why-no-palace-move = Во Дворец Феникса и из него не переходят.
why-which-place = В режиме «Дворец Феникса» выберите стену, бойницу или вершину.
why-held = Это место занято ({ $owner }); столкнуть соратника можно только с вершины.
why-unseen = Этой стороны Дворца вам сейчас не видно; он поворачивается с каждым своим дневным эффектом.
why-coins = Не хватает монет: нужно { $number }.
why-scrolls = Не хватает свитков: нужно { $number }.
why-lanterns = Без фонаря светом Дворца не воспользоваться.
why-dark = { $sector }: туда свет Дворца сейчас не падает.
why-wall = У внешней стены можно получить только ресурс; свет — для бойниц и вершины.
why-no-victim = { $companion } оттуда ни до кого не дотянется.
why-archer = Лучник достаёт только сектор напротив: { $sector }.
why-warrior = Воин бьёт только { $sector_at }, и не самого себя.
why-organizer = Организатор бьёт только там, где есть ваш скрытый соратник.
why-palace-safe = Во Дворце Феникса удары никому не грозят.
why-no-target = Для этого сейчас не подходит ни один ваш соратник на поле.
why-not-turn-start = Эта карточка действует сама в свой момент.
why-one-card = Откровения начала хода разыгрываются до размещения, и только одно за ход.
why-gap-in-row = Ряд пополнится, когда покупка закончится.
why-not-own = { $companion } принадлежит другому ({ $owner }).
why-behind = Ваш Исследователь там уже был; он идёт только вперёд.
why-too-far = Пока это слишком далеко.
why-no-building = Здесь не строят: это делает только дневной эффект Окраины.
why-gap = Деревни строят без пропусков: следующее место — { $number }.
why-not-beside = Исследователь слишком далеко, чтобы строить там: сначала ему нужно дойти до места { $number }.
why-cannot-build = На строительство там не хватает ресурсов: { $coin ->
    [0] {""}
   *[other] −{ $coin } { $coin ->
        [one] монета
        [few] монеты
       *[many] монет
    },{" "}
}{ $scroll ->
    [0] {""}
   *[other] −{ $scroll } { $scroll ->
        [one] свиток
        [few] свитка
       *[many] свитков
    },{" "}
}{ $lantern ->
    [0] {""}
   *[other] −{ $lantern } { $lantern ->
        [one] фонарь
        [few] фонаря
       *[many] фонарей
    },{" "}
}+{ $favour } к благосклонности.
why-unexplored = Ваш Исследователь там ещё не был.
why-empty-bonus = Деревня «{ $village }» сейчас ничего вам не даст.
why-only-here = Следопыт берёт только бонус деревни, где стоит ваш Исследователь, если она сейчас что-то даёт.
## What nobody can know beforehand

unknown-first-player = кто начинает
unknown-rotation = куда падает свет Дворца
unknown-clan-stack = какой соратник лежит сверху в вашей стопке клана
unknown-villages = какая деревня откроется следующей
unknown-revelations = какие откровения придут из колоды
unknown-events = какие события придут из колоды
