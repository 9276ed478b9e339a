# Ryozen.

## Questions: setting up

ask-first_player = Who saw a phoenix last, real or imagined? That player begins.
option-chance = Let chance decide
ask-clan = Which clan do you lead?

## Questions: a turn

ask-revelation = Your turn begins. Use one of your revelations first?
ask-companion = Which companion do you send?
ask-place = Where does the { $companion } go?
ask-side = The { $companion } goes { $sector_to }. Openly, or under a cloak?
ask-day_effect = Apply the day effect of { $sector_the }?

## Questions: abilities

ask-archer = The Archer draws the bow { $sector_at }. Who in the opposite sector is struck?
ask-warrior = The Warrior draws his sword { $sector_at }. Who is struck?
ask-organizer = The Organizer's people are in place. Who is struck?
ask-bard = The Bard sings { $sector_at }. Who in a neighbouring sector slips under a cloak?
ask-diplomat = The Diplomat writes a letter. Which of your companions in a neighbouring sector comes here?
ask-merchant = What does the Merchant bring?
ask-councillor = Ask the Councillor for a favour?
ask-night_agent = The Night Agent trades in moonlight. Which resource do you give for a shard?
ask-philosopher = The Philosopher ponders. Which revelation do you acquire?
ask-pathfinder = Where does the Pathfinder lead?
ask-seer = What does the Seer change in the night to come?
ask-mentor = Let the Mentor apply the Clan House as well?
ask-hermit = Which neighbour's day effect does the Hermit apply instead of this one?
ask-guard = Pay the Guard to keep everybody else out?
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
ask-seal_altar = The Seal of the Altar strikes: before the Altar's effect, or after it?
ask-seal_altar_strike = The Seal of the Altar: who is struck?

## Questions: sectors, villages, Palace

ask-discard_event = Which event do you turn away?
ask-return_event = “{ $event }” returns. To which area?
ask-outskirts = What does your Explorer do?
ask-explore = Does your Explorer go on to the next village?
ask-bonus = Which village's bonus do you take?
ask-acquire = Which revelation do you acquire?{ $left ->
    [one] {""}
   *[other] {" "}(up to { $left })
}
ask-keep = “{ $card }”: keep it, or turn it into favour?
ask-reveal = Reveal the next companion in your clan stack?
ask-hire = Which companion do you hire?
ask-replace = Which of your companions does the { $companion } replace?
ask-move_to = Where does your companion { $sector_at } go?
ask-owl_bay = Owl Bay: who slips under a cloak?
ask-nomad_camp = Nomad Camp: who moves on?
ask-moon_harbour = Moon Harbour: which lit sector gives its night reward now?
ask-altar_tile = What do you lay on the Altar for a shard?
ask-palace = What do you ask of the Palace?
ask-summit = From the summit: pay 1 lantern for the day effect of a lit sector?
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
spot-paid = { $spot } (1 { $thing_one })
    .together = { $spot_together } (1 { $thing_one })
    .more = { $day } Night: { $night }.
spot-waived = { $spot } (a spot for 1 { $thing_one }, now free)
    .together = { $spot_together } (a spot for 1 { $thing_one }, now free)
place-palace = { $place }
    .more = Openly, without ability; then a resource, or a lit sector for a lantern.
place-wall = { $place }
    .more = Then 1 resource of your choice; the Palace turns.
place-loophole = { $place }
    .more = Then a lit sector for 1 lantern; the Palace turns.
place-summit = { $place }
    .more = Then 1 resource of your choice and, for a lantern, a lit sector; the Palace turns.
push-off = { $place }, pushing off { $owner }'s { $companion }
    .more = Who is pushed off is out until the next round.
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
    [1] {""}
   *[other] {" "}(×{ $number })
}
    .more = { $text }
side-revealed = Openly: { $influence } influence
    .more = { $text }
side-cloaked = Cloaked for { $coins } { $coins ->
    [one] coin
   *[other] coins
}: { $influence } influence
    .more = The ability cannot be used.
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
} for { $favour } favour
    .more = { $text }
option-reveal = Reveal
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
log-uses = { $seat }'s { $companion } gets to work.
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
log-guarded = { $seat } has { $sector_the } guarded: nobody comes in.
log-event-discarded = { $seat } turns away “{ $event }”.
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
log-wild = The first-player token shines as a { $thing_one }.
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
why-palace-open = In the Phoenix Palace nobody hides: companions lie revealed there.
why-not-there = This move does not lead there.
why-no-palace-move = Nobody moves into the Phoenix Palace or out of it.
why-which-place = In the Phoenix Palace mode choose a wall, a loophole or the summit.
why-held = { $owner } holds that place; only from the summit can a companion be pushed off.
why-unseen = You do not see that side of the Palace now; it turns with every day effect there.
why-coins = Too few coins: that takes { $number }.
why-scrolls = Too few scrolls: that takes { $number }.
why-lanterns = Without a lantern the light of the Palace cannot be used.
why-dark = The Palace does not light { $sector_the } now.
why-wall = On the outer wall there is only a resource to gain; the light is for loopholes and the summit.
why-no-victim = From there the { $companion } reaches nobody.
why-archer = The Archer reaches only the sector opposite: { $sector_the }.
why-warrior = The Warrior strikes only { $sector_at }, and never himself.
why-organizer = The Organizer strikes only where you have a cloaked companion.
why-palace-safe = In the Phoenix Palace nobody can be struck.
why-no-target = None of your companions on the board is fit for that now.
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
