# Ryozen.

## Questions: setting up

ask-first_player = Who saw a phoenix last, real or imagined? That player begins.
option-chance = Let chance decide
ask-clan = Which clan do you lead?

## Questions: a turn

ask-revelation = Your turn begins. Use one of your revelations first?
    .skip = Not now
ask-companion = Which companion do you send?
ask-place = Where does the { $companion } go?
ask-side = The { $companion } goes { $sector_to }. Openly, or under a cloak?
ask-day_effect = Apply the day effect of { $sector_the }?
    .skip = Do without

## Questions: abilities

ask-archer = The Archer draws the bow { $sector_at }. Who in the opposite sector is struck?
    .skip = Nobody
ask-warrior = The Warrior draws his sword { $sector_at }. Who is struck?
    .skip = Nobody
ask-organizer = The Organizer's people are in place. Who is struck?
    .skip = Nobody
ask-bard = The Bard sings { $sector_at }. Who in a neighbouring sector slips under a cloak?
    .skip = Nobody
ask-diplomat = The Diplomat writes a letter. Which of your companions in a neighbouring sector comes here?
    .skip = Nobody
ask-merchant = What does the Merchant bring?
ask-councillor = Ask the Councillor for a favour?
ask-night_agent = The Night Agent trades in moonlight. Which resource do you give for a shard?
ask-philosopher = The Philosopher ponders. Which revelation do you acquire?
ask-pathfinder = Where does the Pathfinder lead?
ask-seer = What does the Seer change in the night to come?
ask-mentor = Let the Mentor apply the Clan House as well?
ask-hermit = Which neighbour's day effect does the Hermit apply instead of this one?
ask-guard = Pay the Guard to keep everybody else out?
    .skip = Don’t pay
ask-trickster = Which companion does the Trickster imitate?

## Questions: revelations

ask-strategic_maneuvers = Which companion breaks camp?
ask-camouflage = Who slips under a cloak?
ask-offering_wealth = Who is struck for a coin?
ask-offering_wisdom = Who is struck for a scroll?
ask-offering_spirits = Who is struck for a lantern?
ask-offering_phoenix = Who is struck for 2 favour?
ask-prayer_coral = How many lanterns do you light for the Coral Moon?
ask-prayer_agate = How many lanterns do you light for the Agate Moon?
ask-prayer_jade = How many lanterns do you light for the Jade Moon?
ask-mercy = { $card }: give a resource for { $moon }?
    .skip = Give nothing
ask-seal_altar = The Seal of the Altar strikes: before the Altar's effect, or after it?
ask-seal_altar_strike = The Seal of the Altar: who is struck?

## Questions: sectors, villages, Palace

ask-discard_event = Which event do you discard?
    .skip = None
ask-return_event = “{ $event }” returns. To which area?
ask-outskirts = What does your Explorer do?
    .skip = Nothing
ask-explore = Does your Explorer go on to the next village?
    .skip = Stay here
ask-bonus = Which village's bonus do you take?
    .skip = No bonus
ask-acquire = Which revelation do you acquire?{ $left ->
    [one] {""}
   *[other] {" "}(up to { $left })
}
    .skip = Buy nothing
ask-keep = “{ $card }”: keep it, or turn it into favour?
ask-reveal = Reveal the next companion in your clan stack?
    .skip = Leave it
ask-hire = Which companion do you hire?
    .skip = Nobody
ask-replace = Which of your companions does the { $companion } replace?
ask-move_to = Where does your companion { $sector_at } go?
ask-owl_bay = Owl Bay: who slips under a cloak?
ask-nomad_camp = Nomad Camp: who moves on?
ask-moon_harbour = Moon Harbour: which lit sector gives its night reward now?
ask-altar_tile = What do you lay on the Altar for a shard?
ask-palace = What do you ask of the Palace?
    .skip = Nothing
ask-summit = From the summit: pay 1 lantern for the day effect of a lit sector?
    .skip = No
ask-land = Your { $companion } was struck. Which outer wall offers shelter?
ask-gain = Which resource do you gain?
ask-shard = Which moon's shard do you gain?
ask-lose = What do you give up?

## Questions: events of the night

ask-fire = Fire in the Clan House: which revelation burns?
ask-bandit_raid = Bandit Raid: who is struck?
ask-suspicious_rumours = Suspicious Rumours: who is found out?
ask-curse_of_shadow = Curse of Shadow: who is struck? One of yours in each lit sector.
ask-fog = Fog of Oblivion: let go of “{ $card }”, or pay 1 favour?
ask-earthquake = Earthquake: what do you lose?

## Options

player = { $seat }
spot = { $sector } { $number }
    .together = { $sector }
spot-free = { $spot }
    .together = { $spot_together }
    .more = { $day } Night: { $night }.
spot-paid = { $spot } (costs 1 { $thing_one })
    .together = { $spot_together } (costs 1 { $thing_one })
    .more = { $day } Night: { $night }.
spot-waived = { $spot } (a spot for 1 { $thing_one }, now free)
    .together = { $spot_together } (a spot for 1 { $thing_one }, now free)
place-palace = { $place }
    .more = Openly, without ability; then a resource, or a lit sector for a lantern.
place-palace-cloaked = In the Phoenix Palace under a cloak
place-wall = { $place }
    .more = Then 1 resource of your choice; the Palace turns.
place-loophole = { $place }
    .more = Then a lit sector for 1 lantern; the Palace turns.
place-summit = { $place }
    .more = Then 1 resource of your choice and, for a lantern, a lit sector; the Palace turns.
push-off = { $place }, pushing off { $owner }'s { $companion }
    .more = Whoever is pushed off is out until the next round.
wall = Outer wall { $side }
    .to = to outer wall { $side } of the Palace
loophole = Loophole { $side }
    .to = to loophole { $side } of the Palace
summit = Summit of the Palace
    .to = to the summit of the Palace
village = Village place { $number }
event-area = Event area { $number }
revelation-place = Revelation { $number }
slot = Slot { $number }
in-palace = { $companion } in the Phoenix Palace
in-hand = { $companion }{ $number ->
    [0] {""}
    [1] {""}
   *[other] {" "}(×{ $number })
}
    .chosen = { $companion }
    .more = { $text }
side-revealed = Openly: { $influence } influence
    .more = { $text }
side-cloaked = Cloaked for { $coins } { $coins ->
    [one] coin
   *[other] coins
}: { $influence } influence
    .more = You cannot use the ability.
tile = { $owner }'s { $companion }, { $place }{ $cloaked ->
    [yes] {" "}(cloaked)
   *[no] {""}
}
explained = { $thing }
    .more = { $text }
use-ability = Yes
    .more = { $text }
option-return = Bring the last discarded event back
apply = Apply
    .more = { $text }
on-offer = { $card } ({ $price } { $price ->
    [one] scroll
   *[other] scrolls
})
    .more = { $text }
on-offer-free = { $card } (free)
    .more = { $text }
card-keep = Keep it
    .more = { $text }
card-favour = Discard it for { $favour } favour
for-hire = { $companion }: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, +{ $favour } favour
    .more = { $text }
option-reveal = Reveal
option-ability = The ability
option-before = Before
option-after = After
palace-resource = Gain 1 { $thing_one }
    .more = The Palace turns.
palace-light = 1 lantern: { $sector }
    .more = { $text }
lanterns = { $number ->
    [one] 1 lantern for 1 shard
   *[other] { $number } lanterns for { $number } shards
}
travel = Explore as far as { $village }
    .more = { $text }
take-bonus = Bonus of { $village }
    .more = { $text }
build = { $last ->
    [yes] Build the way to the Altar
   *[no] Build “{ $village }”
}: { $coin ->
    [0] {""}
   *[other] −{ $coin } { $coin ->
        [one] coin
       *[other] coins
    },{" "}
}{ $scroll ->
    [0] {""}
   *[other] −{ $scroll } { $scroll ->
        [one] scroll
       *[other] scrolls
    },{" "}
}{ $lantern ->
    [0] {""}
   *[other] −{ $lantern } { $lantern ->
        [one] lantern
       *[other] lanterns
    },{" "}
}+{ $favour } favour
    .more = { $text }
harbour = { $sector }: your influence { $own } of { $whole }
fog-discard = Let it go
fog-favour = Pay 1 favour
lose-favour = { $number } favour

## The log: setting up

log-clan = { $seat } leads the { $clan }.
log-prebuilt = { $village } stands beside the start village from the first day.
log-lights = The Palace is turned: its light falls on { $first_the }, { $second_the } and { $third_the }.
log-first = { $seat } holds the first-player token.

## The log: the Day

log-day = Day { $round } breaks over Ryozen.
log-foretold = Foretold for the night: “{ $event }”.
    .also = “{ $event }”
log-guard-leaves = The Guard's watch { $sector_at } is over.
log-card = { $seat } uses “{ $card }”.
log-placed-revealed = { $seat } sends the { $companion } { $sector_to }.
log-placed-cloaked = { $seat } sends the { $companion } { $sector_to } under a cloak.
log-placed-palace = { $seat } sends the { $companion } { $place_to }.
log-uses = { $seat } uses the ability of the { $companion }.
log-applies = { $seat } applies the day effect of { $place_the }.
log-strikes = { $seat } strikes { $owner }'s { $companion } { $sector_at }.
log-struck = { $owner }'s { $companion } is struck { $sector_at }.
log-found-out = The cloak falls.
log-flees = { $owner }'s { $companion } retreats to the Phoenix Palace.
log-lands = { $owner }'s { $companion } retreats { $place_to }.
log-flees-nowhere = { $owner }'s { $companion } finds no wall for shelter and rests until the next round.
log-pushed = { $owner }'s { $companion } is pushed off the summit and rests until the next round.
log-cloaks = { $owner }'s { $companion } { $sector_at } slips under a cloak.
log-uncloaks = The cloak of { $owner }'s { $companion } { $sector_at } is lifted.
log-moves = { $seat }'s { $companion } moves { $goal_to }.
log-guarded = { $seat }'s Guard closes { $sector_the }: nobody comes in.
log-event-discarded = { $seat } discards “{ $event }”.
log-event-returned = { $seat } brings back “{ $event }”.
log-herald = { $seat }'s Herald steps up to the first place.
log-explores = { $seat }'s Explorer arrives: { $village }.
log-builds = { $seat } builds: { $village }.
log-steps-back = { $seat }'s Explorer steps back: { $village }.
log-bonus = { $seat } takes a village bonus: { $village }.
log-acquires = { $seat } acquires “{ $card }” and keeps it.
log-spends = { $seat } acquires “{ $card }” and turns it into favour.
log-revealed = Open at the Springs: “{ $card }”.
    .also = “{ $card }”
log-reveals = { $seat } reveals in the Clan House: { $companion }.
log-forgotten = The Clan House is full: { $owner }'s { $companion } leaves the game.
log-hires = { $seat } hires the { $companion }, who takes the place of the { $gone }.
log-mercy = { $seat } shows mercy: “{ $card }”.
log-turns = The Palace turns: its light falls on { $first_the }, { $second_the } and { $third_the }.

## The log: gains and losses

log-gains = { $seat } gains { $number } { $number ->
    [one] { $thing_one }
   *[other] { $thing_many }
}.
    .also = { $number } { $number ->
        [one] { $thing_one }
       *[other] { $thing_many }
    }
    .effect = +{ $number } { $number ->
        [one] { $thing_one }
       *[other] { $thing_many }
    }
log-pays = { $seat } pays { $number } { $number ->
    [one] { $thing_one }
   *[other] { $thing_many }
}.
    .also = { $number } { $number ->
        [one] { $thing_one }
       *[other] { $thing_many }
    }
    .effect = −{ $number } { $number ->
        [one] { $thing_one }
       *[other] { $thing_many }
    }
log-loses = { $seat } loses { $number } { $number ->
    [one] { $thing_one }
   *[other] { $thing_many }
}.
    .also = { $number } { $number ->
        [one] { $thing_one }
       *[other] { $thing_many }
    }
    .effect = −{ $number } { $number ->
        [one] { $thing_one }
       *[other] { $thing_many }
    }

## The log: Night, Dawn, the end

log-night = Night { $round } falls.
log-event = The night brings “{ $event }”.
log-burns = { $seat } loses “{ $card }”.
log-reward = Night reward: { $sector }.
log-majority = { $seat } has the most influence { $sector_at }.
log-palace-reward = Lady Phoenix thanks all who came to her Palace.
log-dawn = Dawn: the companions come home, and round { $round } is over.
log-final = Final scoring, { $seat }: { $number } in three rounds.
log-wild = The first-player token counts as 1 { $thing_one }.
log-scored-one_colour = Shards of one colour: +{ $number }.
log-scored-three_colours = Shards of three colours: +{ $number }.
log-scored-loose = Shards in no set: +{ $number }.
log-scored-resources = Resources: +{ $number }.
log-total = Total: { $number }.
log-wins = Lady Phoenix awakes and honours { $seat }'s clan!

## Why not

why-full = All spots { $sector_at } are taken.
why-taken = { $owner }'s { $companion } stands there.
why-guarded = { $owner }'s Guard lets nobody in: { $sector } is closed until that player's next turn.
why-unpaid = That costs 1 { $thing_one }, which you do not have.
why-palace-open = In the Phoenix Palace nobody is cloaked: companions lie revealed there.
why-not-there = This move does not lead there.
why-no-palace-move = Nobody moves into the Phoenix Palace or out of it.
why-which-place = In the Phoenix Palace mode choose a wall, a loophole or the summit.
why-held = { $owner } holds that place; you can push a companion off the summit only.
why-unseen = You do not see that side of the Palace now; it turns with every day effect there.
why-coins = Too few coins: that takes { $number }.
why-scrolls = Too few scrolls: that takes { $number }.
why-lanterns = Without a lantern you cannot use the light of the Palace.
why-dark = The Palace does not light { $sector_the } now.
why-striker = A companion cannot strike itself.
why-summit-first = The summit gives a resource first; its light comes afterwards.
why-wall = At the outer wall you gain only a resource; the light is for loopholes and the summit.
why-no-victim = From there the { $companion } reaches nobody.
why-archer = The Archer reaches only the sector opposite: { $sector_the }.
why-warrior = The Warrior strikes only { $sector_at }.
why-organizer = The Organizer strikes only where you have a cloaked companion.
why-palace-safe = The { $companion } does not reach into the Phoenix Palace.
why-no-target = That works on none of your companions on the board now.
why-in-stack = The { $companion } is still in your clan stack; the Clan House reveals the next companion from it.
    .many = They are still in your clan stack; the Clan House reveals the next companion from it.
why-in-row = The { $companion } waits in the row of the Clan House to be hired.
    .many = They wait in the row of the Clan House to be hired.
why-on-board = The { $companion } is on the board already.
    .many = They are on the board already.
why-not-turn-start = That card works by itself at its own moment.
why-one-card = Revelations for the start of a turn come before placing, and only one a turn.
why-gap-in-row = The row is filled again when the purchase is over.
why-not-own = The { $companion } belongs to { $owner }.
why-behind = Your Explorer has been there already; it only goes forward.
why-too-far = That is too far for now.
why-no-building = Nothing is built here: only the day effect of the Outskirts builds.
why-gap = Villages are built without gaps: next comes place { $number }.
why-not-beside = Your Explorer is too far away to build there: it has to come to place { $number } first.
why-cannot-build = Building there takes more than you have: { $coin ->
    [0] {""}
   *[other] −{ $coin } { $coin ->
        [one] coin
       *[other] coins
    },{" "}
}{ $scroll ->
    [0] {""}
   *[other] −{ $scroll } { $scroll ->
        [one] scroll
       *[other] scrolls
    },{" "}
}{ $lantern ->
    [0] {""}
   *[other] −{ $lantern } { $lantern ->
        [one] lantern
       *[other] lanterns
    },{" "}
}+{ $favour } favour.
why-unexplored = Your Explorer has not been there yet.
why-empty-bonus = { $village } would give you nothing now.
why-only-here = The Pathfinder takes only the bonus of the village where your Explorer stands, if it gives anything now.
## What nobody can know beforehand

unknown-first-player = who begins
unknown-rotation = where the light of the Palace falls
unknown-clan-stack = which companion is on top of your clan stack
unknown-villages = which village is seen next
unknown-revelations = which revelations come from the deck
unknown-events = which events come from the deck

## Against the Basilisk

rival-basilisk = Basilisk
enemy-deck = Enemy deck
option-clockwise = Clockwise
option-counterclockwise = Counterclockwise

ask-its_clan = Which clan has the Basilisk won over?
ask-its_gain = Which resource does the Basilisk gain?
ask-its_shard = Which moon's shard does the Basilisk gain?
ask-its_lose = What does the Basilisk give up?
ask-its_strike = Whom does the Basilisk strike?
ask-its_cloak = Which of its companions does the Basilisk cloak?
ask-its_diplomat = Whom does the Basilisk's Diplomat call over?
ask-its_move_to = Where does the Basilisk's companion move?
ask-its_trickster = Whom does the Basilisk's Trickster imitate?
ask-its_pathfinder = The Basilisk's Pathfinder: on to the next village, or a bonus?
ask-its_seer = How does the Basilisk's Seer meddle with the coming night?
ask-its_return_event = To which area does the Basilisk return “{ $event }”?
ask-its_hermit = Whose day effect does the Basilisk's Hermit apply?
ask-its_acquire = Which revelation does the Basilisk take for its favour?
ask-its_discard_event = Which event does the Basilisk discard?
ask-its_bonus = Which village's bonus does the Basilisk take?
ask-its_hire = Whom does the Basilisk hire?
ask-its_replace = Whose place does the Basilisk's { $companion } take?
ask-its_moon_harbour = Moon Harbour: which lit sector does the Basilisk choose?
ask-its_struck = Which of the Basilisk's companions does the night strike?
ask-its_found_out = Which of the Basilisk's cloaked companions is revealed?
ask-its_earthquake = What does the Basilisk lose to the earthquake?
ask-its_land = To which outer wall does the Basilisk's { $companion } go?
ask-its_light = Which lit sector does the Basilisk go to?
ask-its_place = Which place in the Palace does the Basilisk take?
ask-its_turn = Which way does the Basilisk turn the Palace?

log-trained = { $seat } has won over: { $companion }.
    .also = { $companion }
announced-basilisk = Next the Basilisk sends its { $companion }.
log-enemy-card = { $seat } turns up “{ $card }”.
log-turning-point = { $card }. The tide turns, and the enemy deck is shuffled.
log-outcome-won = The Basilisk is beaten, { $number } to { $other }!
log-outcome-lost = The Basilisk triumphs, { $other } to { $number }.
won-by-favour = You have more favour than the Basilisk.
won-by-track = You have as much favour as the Basilisk, but your Herald is ahead.
lost-by-favour = The Basilisk has more favour than you.
lost-by-track = You have as much favour as the Basilisk, but its Herald is ahead.

unknown-enemy-deck = what the enemy deck brings
unknown-basilisk-stack = who comes next in the Basilisk's stack

## Stories: what is asked and told

ask-act = “{ $act }”: what do you do?
spot-dear = { $spot } (costs { $coin ->
    [0] {""}
    [one] { $coin } coin
   *[other] { $coin } coins
}{ $scroll ->
    [0] {""}
   *[other] {" "}{ $scroll } { $scroll ->
        [one] scroll
       *[other] scrolls
    }
}{ $lantern ->
    [0] {""}
   *[other] {" "}{ $lantern } { $lantern ->
        [one] lantern
       *[other] lanterns
    }
})
    .together = { $spot_together } (costs { $coin } { $coin ->
        [one] coin
       *[other] coins
    } or more)
    .more = { $day } Night: { $night }.
palace-light-free = { $sector }, without a lantern
    .more = { $text }
milestone-won = { $option }, and you won
milestone-lost = { $option }, and you lost
log-story = The story: “{ $story }”.
log-act = Act { $number }: “{ $act }”.
log-tale = { $tale }
log-twist = { $tale }
log-option = { $seat } decides: “{ $option }”.
log-objective-met = “{ $option }”: it is done.
log-objective-missed = “{ $option }”: it was not to be.
log-turning-point-returns = A turning point is shuffled into the enemy deck again.
why-option = That takes more than you have.
why-closed = That spot is closed for the round.
why-dear = That costs { $number } { $number ->
    [one] { $thing_one }
   *[other] { $thing_many }
} this round, more than you have.
unknown-story = which story is told

## Masquerade of Embers

act-embers_1 = The festival has barely begun when the foxes count themselves and come to one too many. Behind one of the painted masks something breathes too slowly. Nobody knows which of your friends it is wearing.
twist-embers_1 = The Trickster and the Bard are in the Basilisk's stack. This round it cloaks its companions for nothing.
twist-join_the_dance = You: 2 scrolls and 1 lantern. The Basilisk: 1 coin.
told-join_the_dance = You take the stranger's hand, and the hand is cold. It leads well, it laughs at your jokes, and it remembers your name.
twist-snatch_the_mask = Pay 2 coins: this round a cloak costs the Basilisk the usual coin.
told-snatch_the_mask = The ribbon tears, the mask stays in your hand, and the crowd closes over a pale back. Under the next mask there will be eyes that look for you.
act-embers_2 = At midnight the music stops, and on the steps of the Capital somebody with your face bows to the court. Your own heralds bow back. You are the only one in the square whom nobody greets.
recall-trust = It has learnt your laugh from you, and the court loves it for that.
recall-suspicion = But some have seen the torn mask in your hand, and they whisper that you knew.
recall-sleeves = One of the sleeves you pulled at has a hand in it after all: it presses a note into yours, and is gone.
recall-lamps = The lamps of that night are burning still. Whoever saw it without a face has told everybody else.
twist-embers_2 = The Basilisk's Herald goes to the first place. This round each of your strikes on its companions brings you 1 favour.
twist-search_the_crowd = This round each of your strikes on its companions brings 2 favour instead of 1.
told-search_the_crowd = You walk against the stream and pull at one sleeve after the other. Somewhere behind you, in your voice, somebody apologises for you.
twist-light_every_lamp = Pay 1 lantern: this round the Basilisk cannot cloak anybody.
told-light_every_lamp = Lamp after lamp, until there is no shadow left to hide a face in. The one on the steps blinks, and for a moment has no features at all.
act-embers_3 = On the last evening a crack runs across its cheek, and light falls out of it like embers from a stove. It flees to the Palace, and the whole court runs after it. Under Lady Phoenix's eyes there is room for only one of you.
twist-embers_3 = One more of its Apprentices turns out to be somebody else. This Night the Basilisk has 1 more influence in the Palace, if anybody of its own is there. If you searched the crowd, you gain 1 scroll; if you lit every lamp, the Basilisk loses 2 favour.
twist-accuse_aloud = Night's end: with more influence in the Palace you gain 8 favour; if not, the Basilisk does.
told-accuse_aloud = You say your own name aloud and point at it. It says your name, too, and points at you; and the court turns its head from one to the other.
twist-quiet_trap = Pay 1 of each resource. Night's end: with more influence in the Palace than it has, 6 favour.
told-quiet_trap = You say nothing; you only move a candle, a carpet and a friend. All it has to do now is to step where it always steps.
ending-accuse_aloud-won = Lady Phoenix looks at you both for a long time, and then only at you. The mask falls to ash on the marble, and somebody sweeps it up with the confetti.
ending-accuse_aloud-lost = The guards are kind to you as they lead you out: impostors are often confused. From the balcony somebody waves, with your hand.
ending-quiet_trap-won = The carpet slides, the candle falls, and a face goes up in flames that nobody will ever miss. In the morning the foxes count themselves, and the number is right.
ending-quiet_trap-lost = It steps over the carpet, blows out the candle and takes your friend by the arm. In the morning the foxes count themselves, and you are the one too many.

## Debt of a Thousand Steps

act-debt_1 = A thousand steps lead up to the Palace, and on the lowest sits a cat with a purse that never gets thinner. It lends to porters, poets and princes. It has not once asked when it will be paid back.
twist-debt_1 = The Merchant and the Organizer are in the Basilisk's stack. This round it gains 1 favour for each day effect of the Clan House that it applies.
twist-take_the_coins = You: 3 coins, and a debt.
told-take_the_coins = The coins are warm, as if somebody had held them for a long time. “No hurry,” says the cat, and writes down something longer than your name.
twist-send_it_away = The Basilisk: −1 coin. You: 1 scroll.
told-send_it_away = You turn a page of its ledger to read what others owe, and the page stays with you. The cat smiles at you as at a guest who will be back.
act-debt_2 = In the second night somebody climbs the stairs, and behind him a ledger rolls down step by step and still does not end. At every door he reads out a name. He is in no hurry to come to yours.
recall-loan = “The sum, the interest, and something for the stairs,” he reads, and your purse is lighter before you have opened it.
recall-paid = At the door the drummer knows you, and will not hear of an entrance fee: he beats one stroke and slips a coin back into your paw.
recall-sold = What lies under the cloth is a little moon. The one who bought it from you turns the pages of the catalogue and smiles.
twist-debt_2 = If you have a debt, you now pay 2 coins, or 2 favour for each that is missing; if not, the Basilisk gains 1 scroll. This round a spot in the Capital costs you 1 coin more.
twist-pay_in_public = Pay 2 coins: +3 favour, and a spot in the Capital costs nothing extra.
told-pay_in_public = You count the coins out on the town crier's drum, one to every beat. Nobody in the Capital has ever seen a debt end, and they applaud.
twist-bargain_in_the_dark = You: 3 resources of your choice. The Basilisk: 1 shard.
told-bargain_in_the_dark = In an archway without a lamp you sell him something that you never thought was yours. Only later do you notice that the moon is a little smaller.
act-debt_3 = Tonight all debts of the kingdom are sold in the Clan House to whoever bids: mills, songs, first-born kittens. The hammer is made of bone and very light. Among the lots, under a cloth, lies something with your seal on it.
twist-debt_3 = The Basilisk gains 2 coins. This Night the majority in the Clan House brings 3 more favour. If you paid in public, you gain 1 coin; if you bargained in the dark, the Basilisk gains 1 scroll.
twist-outbid_it = At dawn: with at least as many resources as the Basilisk you gain 1 shard; if not, it gains 1.
told-outbid_it = You raise your hand, and on the other side of the hall another one goes up. It grows quiet, as it does when the bids are no longer about the lot.
twist-break_the_hammer = You: −3 favour, 2 lanterns; and you discard 1 of the events foretold.
told-break_the_hammer = The hammer breaks more easily than you had thought, and so does the silence. They throw you out; but all that had no owner for a moment goes free with you.
ending-outbid_it-won = “Sold,” says the voice, and it sounds like relief. You burn the ledger on the lowest step, and for once the way up seems short.
ending-outbid_it-lost = You are outbid by a single coin, and you know that coin. It was warm when you got it.
ending-break_the_hammer-won = No hammer, no auction; by morning nobody can say any more who owed what to whom. The cat has moved to another staircase, in another kingdom.
ending-break_the_hammer-lost = He bends down, picks up the splinters and enters them in the book under your name. There are a thousand steps; you will scrub them one by one.

## The Drowned Village

act-drowned_1 = The fishermen have pulled in their nets early, because the lake is ringing. Down there, they swear, never stood so much as a hut. The tortoises say nothing; they are old enough to count the strokes.
twist-drowned_1 = The Pathfinder and the Seer are in the Basilisk's stack, and its Explorer starts one village ahead. This round it gains 1 favour for each day effect of the Outskirts that it applies.
twist-follow_the_bells = Pay 1 scroll: your Explorer goes 1 village on.
told-follow_the_bells = You lay your map on the water and walk where the ink runs. The bells are always just ahead, like somebody who wants to be followed.
twist-stay_ashore = You: 1 coin and 1 lantern.
told-stay_ashore = You sit down with the fishermen, mend nets and keep a light. All night long something out there counts along with the bells.
act-drowned_2 = In a single night the lake has climbed the road, and doorsteps have become piers. People carry their beds uphill and ask how much further. The bells have come nearer as well; they are ringing under the market now.
recall-bells = Where the bells led you, a lantern hangs on a post, as if you had been expected.
recall-dykes = Your dyke is still standing, and along it come people you have never met, to shake your hand and mend its edge.
recall-flood = Somewhere in the mud are your houses, and out of one of their windows shines a light that none of you has lit.
twist-drowned_2 = Both Explorers fall back 1 village; if you followed the bells, you gain 1 lantern. This Night the majority at the Altar brings 1 more shard.
twist-build_dykes = Pay 2 coins: +4 favour, and your Explorer goes 1 village on.
told-build_dykes = Stone by stone, shell beside shell: the tortoises pass on whatever you put into their hands. At dawn the water stands at the rim and looks over, but it does not come.
twist-let_it_rise = You: 3 scrolls. This round each day effect of the Altar brings the Basilisk 2 favour.
told-let_it_rise = You carry the books out and leave the houses. Behind you the water goes from room to room, like somebody who has come home.
act-drowned_3 = The water goes down as fast as it came, and what it leaves behind is older than the road. It lies before the Altar, dripping, and is in no hurry. It has waited for a kingdom once already, and the kingdom came.
twist-drowned_3 = Whoever's Explorer is ahead gains 3 favour. This round the Altar counts as lit. If you built dykes, you gain 1 coin; if you let the water rise, the Basilisk gains 1 lantern.
twist-seal_the_altar = Its first spot closes. Night's end: more influence there brings 2 jade shards; if not, it gains 1.
told-seal_the_altar = You roll the great stone before the steps and write on it all that the old ones still know. From the other side comes a knock, quite polite.
twist-feed_it = Pay 2 resources of your choice: +5 favour.
told-feed_it = It takes what you lay down before it, and it takes its time. When it has eaten it looks at you for the first time, and the village breathes out.
ending-seal_the_altar-won = The stone holds; on the third day the knocking stops. In spring the children ring the bells that were found in the mud, and nobody looks at the lake.
ending-seal_the_altar-lost = In the morning the stone stands open like a door, and wet steps lead away from it, uphill. Far off, in the Palace, the bells begin.
ending-feed_it-won = It goes back into the water, full and almost friendly, and the lake closes over it. Once a year you lay a loaf on the shore, and once a year it is gone.
ending-feed_it-lost = It has learnt that it only has to wait, and you will bring something. Next year it will not stay at the Altar to wait.

## The Frozen Moon

act-frozen_1 = The cranes stand in rows on the roofs and wait for the moon to rise. Behind the mountains it grows bright, and brighter, and there it stays. Somebody is holding it.
twist-frozen_1 = The Night Agent and the Archer are in the Basilisk's stack, and it gains 1 shard. This Night the majority at the Springs brings 1 more agate shard.
twist-chip_the_ice = Pay 1 lantern: +1 shard of your choice.
told-chip_the_ice = With a lantern in one hand and a chisel in the other you climb to where the light is stuck. What comes off is cold, and it hums.
twist-wait_for_the_thaw = You: 1 coin, 1 scroll. This round a turning point brings the Basilisk 1 more favour.
told-wait_for_the_thaw = You have time; the moon has always come. The cranes put their heads under their wings, one after the other, and whoever holds the moon shifts its grip.
act-frozen_2 = In the night there was a sound like a glass put down too hard, and in the morning pieces of sky lie on the Palace stairs. They cut every paw that passes. Children fit two of them together, and for a moment there is a full moon between their fingers.
twist-frozen_2 = The Palace turns by one sector. This round each strike of the Basilisk on your companions brings it 2 favour.
twist-gather_them = You and the Basilisk: 1 shard each.
told-gather_them = You kneel on one step, it coils on the next, and neither looks up. Whoever has more pieces will decide what the moon is going to look like.
twist-grind_them = You and the Basilisk: −1 shard each. You: 3 favour.
told-grind_them = Between two stones the light becomes dust, and the wind carries it over the roofs. People stand at their windows with open mouths, as if it were snowing.
act-frozen_3 = On the last evening the moon tears loose. It leans over the Palace roof, slowly, like somebody who wants to read a small letter, and everything in the kingdom has two shadows. The cranes have opened their wings and look at you.
recall-gathered = The pieces in your bag begin to glow, each at the edge that you know by heart.
recall-dust = The dust has not settled yet. Up there somebody rubs his eyes, and lets go of his lamp to do it.
twist-frozen_3 = This round the light of the Palace costs you no lantern. This Night the majority in the Palace brings 1 more shard. If you gathered the pieces, you gain 1 lantern; if you ground them to dust, the Basilisk loses 1 lantern.
twist-catch_it = At dawn: with at least as many shards as the Basilisk you gain 6 favour; if not, you lose 3.
told-catch_it = You hold up everything that shines. What has fallen may yet remember where it belongs.
twist-let_it_fall = You: 2 shards. A turning point that left the game, if any, goes back into the enemy deck.
told-let_it_fall = You step aside, and everybody with you. It comes down without a sound; only afterwards do the dogs begin to bark, and something under the mountains turns over.
ending-catch_it-won = A thousand wings, and on them the moon: chipped, mended, home. It has been a little too small ever since, and nobody in Ryozen would want it bigger.
ending-catch_it-lost = It slips through your fingers, and somebody who has waited further down catches it. The nights are dark now; a light burns in one window only, and it is round.
ending-let_it_fall-won = Where it fell there is a lake today, and when the wind sleeps, the moon lies in it, whole. The Basilisk sits on the shore and cannot get it out.
ending-let_it_fall-lost = It picks the moon up like a fallen apple, wipes it on its scales and puts it away. The cranes fly south that night and leave no address.

## Answers decided beforehand

standing-gain = When you may choose a resource
standing-shard = When you may choose a shard
standing-lose = When you lose a resource of your choice
until-round = until round { $number } ends
only-at-night = only at Night

# What a position promises, in hints
worth-favour = favour
worth-resources = resources
worth-in_hand = companions in hand
worth-companions = companions for later rounds
worth-tonight = rewards tonight
worth-omens = events
worth-shards = shards
worth-villages = explored villages
worth-revelations = revelations
worth-rival = the rival

# What a plan is for, and the time left, in hints
aim-favour = gain favour at once
aim-resources = stock up on resources
aim-companions = have good companions for the rounds to come
aim-omens = soften tonight's events
aim-villages = explore villages
aim-revelations = keep revelations for later turns
aim-shards = collect shards for the final scoring
aim-sector = win this sector tonight: { $sector }
aim-palace = spend this night in the Phoenix Palace
clock-rounds = { $left ->
    [0] This is the last round: whatever pays only later is lost.
    [one] After this round one more is to come.
   *[other] After this round { $left } more are to come.
}
