### Raiders of the North Sea in English.

game-title = Raiders of the North Sea
game-line = Hire a crew, raid the coast, and score more than the Adversary and his tactic cards.
short-title = Raiders
opponent = Adversary
the-opponent = the Adversary
level-legend = Adversary

level-normal = Normal
level-hard = Hard
level-heroic = Heroic
level-normal-line = the Adversary starts with nothing
level-hard-line = he starts with 2 armour and 2 provisions
level-heroic-line = he starts with 4 armour and 4 provisions

## Names

worker = { $worker ->
    [black] black
    [grey] grey
   *[white] white
}
worker-letter = { $worker ->
    [black] B
    [grey] G
   *[white] W
}
goods = { $good ->
    [silver] { $amount } silver
    [provisions] { $amount } { $amount ->
        [one] provision
       *[other] provisions
    }
    [gold] { $amount } gold
    [iron] { $amount } iron
    [livestock] { $amount } livestock
    [armour] { $amount } armour
    [offering] { $amount } { $amount ->
        [one] offering
       *[other] offerings
    }
   *[valkyrie] { $amount } { $amount ->
        [one] Valkyrie
       *[other] Valkyries
    }
}
store = { $good ->
    [silver] Silver
    [provisions] Provisions
    [gold] Gold
    [iron] Iron
    [livestock] Livestock
    [armour] Armour
   *[valkyrie] Valkyries
}
list = { $goods }
nothing = nothing
any-plunder = 1 plunder of your choice
one-crew = 1 crew member
building = { $building ->
    [gate-house] Gate House
    [town-hall] Town Hall
    [treasury] Treasury
    [barracks] Barracks
    [armoury] Armoury
    [mill] Mill
    [silversmith] Silver­smith
   *[long-house] Long House
}
building-does = { $building ->
    [gate-house] draw 2 cards
    [town-hall] play a card
    [treasury] 1 card for 2 silver, 2 cards for 1 gold
    [barracks] hire crew
    [armoury] 1 iron for 2 armour, 2 silver for 1; no black workers
    [mill] 1 provision (black) or 2; white also 1 gold
    [silversmith] 3 silver (black) or 2
   *[long-house] 1 livestock for 2 provisions, or an offering; no black workers
}
kind = { $kind ->
    [harbour] harbours
    [outpost] outposts
    [monastery] monasteries
   *[fortress] fortresses
}
settlement = { $id ->
    [harbour-left] Left harbour
    [harbour-middle] Middle harbour
    [harbour-right] Right harbour
    [outpost-left] Left outpost
    [outpost-right] Right outpost
    [monastery-left] Left monastery
    [monastery-right] Right monastery
    [fortress-left] Left fortress
    [fortress-middle] Middle fortress
    [fortress-right] Right fortress
   *[other] { $id }
}
townsfolk = { $id ->
    [archer] Archer
    [armourer] Armourer
    [avenger] Avenger
    [barbarian] Barbarian
    [berserker] Berserker
    [brawler] Brawler
    [brynjar] Brynjar
    [cartographer] Carto­grapher
    [champion] Champion
    [folke] Folke
    [forager] Forager
    [gatekeeper] Gate­keeper
    [gravedigger] Grave­digger
    [huntsman] Huntsman
    [jeweller] Jeweller
    [marauder] Marauder
    [mercenary] Mercenary
    [merchant] Merchant
    [ragnhildr] Ragnhildr
    [recruiter] Recruiter
    [sage] Sage
    [scout] Scout
    [shieldmaiden] Shield­maiden
    [trader] Trader
    [warlord] Warlord
    [warmonger] War­monger
   *[other] { $id }
}
hero-too = { $hero ->
    [yes] , hero
   *[no] {""}
}
card-price = { $cost } silver
card-text = { $name }: { $terms }
card-terms = { card-price }, { $member }
hire-terms = for { $cost }, { $member }
member-terms = strength { $strength }{ hero-too }, { $crew }
hall-gain = gain { $goods }
hall-draw = draw { $cards } { $cards ->
    [one] card
   *[other] cards
}
hall-swap = swap a crew member with a hand card, free
hall-cycle = three new offerings
hall-exchange = { $pay } for { $gain }
hall-hire = hire for { $silver } silver
hall-building = use another building
hall-offering = an offering for { $less } { $less ->
    [one] good
   *[other] goods
} less
hall-weaken = the Adversary loses { $goods }
hall-take = take { $amount } { $amount ->
    [one] provision
   *[other] provisions
} from the Adversary
hall-idle = { $effect } (no effect now)
hall-void = no effect when playing alone
hall-none = cannot be played here
crew-raid-vp = +{ $amount } VP at { kind }
crew-raid-strength = +{ $amount } strength at { kind }
crew-strength-per = { $per ->
    [armour] +{ $amount } strength per { $step } armour
    [other-crew] +{ $amount } strength per other crew member
   *[valkyries-taken] +{ $amount } strength per { $step ->
        [one] Valkyrie taken
       *[other] { $step } Valkyries taken
    }
}
crew-raid-cost = { $goods } less at { kind }
crew-reroll = rolls 1 die again
crew-building = { $building ->
    [gate-house] +{ $amount } { $amount ->
        [one] card
       *[other] cards
    } at the Gate House
    [barracks] { $amount } silver less at the Barracks
    [mill] +{ $amount } { $amount ->
        [one] provision
       *[other] provisions
    } at the Mill
    [silversmith] +{ $amount } silver at the Silversmith
   *[long-house] { $amount } more Long House { $amount ->
        [one] action
       *[other] actions
    }
}
crew-killed = { $gain ->
    [hand] if killed, back to hand
    [gold] if killed, 1 gold
    [vp] if killed, 1 VP
   *[nothing] no effect when playing alone
}
crew-end-vp = { $amount } VP at the end
crew-end-per = { $per ->
    [livestock] +{ $amount } VP per livestock at the end
   *[offering] +{ $amount } VP per offering at the end
}
closed-building = { $closes ->
    [gate-house] the Gate House
    [town-hall] the Town Hall
    [treasury] the Treasury
    [barracks] the Barracks
    [armoury] the Armoury
    [mill] the Mill
    [silversmith] the Silversmith
   *[long-house] the Long House
}
tactic-terms = armour { $armour }, { $provisions } { $provisions ->
    [one] provision
   *[other] provisions
}, { $vp } VP; else { $gains }; closes { closed-building }
offering = { $vp } VP (for { $cost })
set = { $tokens }, { worker } worker
tactic = { $place }, { tactic-terms }
two-dice = { $high } and { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Which card is it?
    .about = Draw a townsfolk card
ask-offering-turned = Which offering is it?
    .about = Turn up an offering on space { $slot }
ask-set = Which tokens?
    .about = { $place }, set { $number }: draw { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }
option-card = { $name }
    .detail = { $terms }
option-bargain = { $gain }
    .detail = { $terms }
option-decline = Leave it
    .detail = { leave-terms }
leave-it = without using it
leave-terms = nothing paid, nothing gained
spent-terms = used already this turn
terms-for = for { $cost }{ limit-too }
terms-free = free of charge{ limit-too }
limit-too = { $beyond ->
    [0] {""}
   *[other] ; { $beyond } more than the 8 you may keep
}
option-offering = { $vp } VP
    .detail = for { $cost }
option-tactic = { $place }
    .detail = { tactic-terms }
ask-reject = Which card goes under the pile?
    .about = You keep 3 of these 5 townsfolk to hire or to play; { $left } to go
ask-turn = Where does the { worker } worker go?
    .about = { $raids ->
        [yes] Work in the village, or raid
       *[no] Work in the village
    }
draw-cards = draw { $cards } { $cards ->
    [one] card
   *[other] cards
}
some-cards = { $cards } { $cards ->
    [one] card
   *[other] cards
}
offering-vp = an offering of { $vp } VP
offering-cheaper = { $vp } VP, { $goods } less
play-card = play a card
play-terms = for its effect at the Town Hall
ask-play = Which card do you play?
    .about = Town Hall
ask-pick-up = Which worker do you pick up?
option-place = { building } – { $gain }
    .here = { $gain }
    .detail = { $terms }
option-pick-up = { building } – { $gain }
    .here = { $gain }
    .detail = { worker } worker; { $terms }
ask-action = Use it?
    .about = { building }
ask-sell = Which card do you give?
    .about = { $goods } in all, whatever the card; { $left } to go
ask-hire = Whom do you hire?
    .about = You have { $silver } silver
dismiss-first = Replace a crew member
dismiss-terms = first dismiss one, then hire somebody else
ask-dismiss = Who leaves the crew?
ask-exchange = Do you exchange?
    .about = { $pay } for { $gain }
ask-pay-crew = Give up whom for 1 plunder?
ask-plunder = Which plunder?
ask-swap-out = Who returns to your hand?
ask-swap-in = Who comes in?
    .about = { $card } leaves
ask-copy = Which building does the Merchant use?
ask-cheaper = Which offering, and which good is left out?
ask-limit = Which one goes?
    .about = More than 8 cards, { $left } to go
option-raid = { $place }
    .detail = pay { $cost }; { $dice ->
        [0] { $points }
        [1] strength { $strength } + 1 die, { $points }
       *[other] strength { $strength } + { $dice } dice, { $points }
    }{ $crew ->
        [0] {""}
       *[other] , +{ $crew } VP by the crew
    }
ask-dice = { $dice ->
        [1] What does it show?
       *[other] What do they show?
    }
    .about = { $dice ->
        [1] Roll 1 die
       *[other] Roll { $dice } dice
    }
ask-reroll = Roll one again?
    .about = The dice show { $dice }: strength { $strength }, { $vp } VP
option-keep = Keep the dice
option-reroll = Roll the { $die } again
ask-take-set = Which set do you take?
    .about = Crew: { $crew }
option-set = Set { $number }
    .detail = { $set }{ $falls ->
        [0] {""}
        [one] ; { $falls } of your crew falls
       *[other] ; { $falls } of your crew fall
    }{ $vp ->
        [0] {""}
       *[other] , +{ $vp } VP on the Valkyrie track
    }
option-tokens = { $gold ->
    [0] {""}
   *[other] { $gold } gold{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron } iron{" "}
}{ $livestock ->
    [0] {""}
   *[other] { $livestock } livestock{" "}
}{ $valkyries ->
    [0] {""}
    [one] { $valkyries } Valkyrie
   *[other] { $valkyries } Valkyries
}
ask-death = Who falls?
    .about = { $left ->
        [one] A Valkyrie comes
       *[other] { $left } Valkyries come
    }
ask-tactic = Which card is it?
    .about = Turn up a tactic card
ask-foe-offering = Which offering is it?
    .about = Turn over a face-down offering of the Adversary

## Story

told-setup = Set-up. { $start ->
        [0] The Adversary starts with nothing.
       *[other] The Adversary starts with { $start } armour and { $start } provisions.
    }
    .why = The table is laid as for two players; the level sets what the Adversary starts with.
told-rejected = Under the draw pile: { $card }.
    .why = Of the five cards dealt you keep three.
told-turn = Turn { $turn }
    .why = You and the Adversary play by turns, and you always begin.
told-reshuffled = The discards become a new draw pile: { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
    .why = A card was to be drawn and the pile was empty.
told-drawn = Drawn: { $card }.
    .why = Whoever draws takes the top card of the pile.
told-offering = Offering on space { $slot }: { $tile }.
    .why = A space that became empty is filled from the stack.
told-placed = A { worker } worker goes to the { building }.
    .why = Work begins with your worker in a free building, whose action you may use.
told-picked-up = You pick up the { worker } worker at the { building }.
    .why = Work ends with a worker from another building, whose action you may use too.
told-used-already = The { building } has been used this turn.
    .why = Each building acts only once in a turn.
told-played = Played { $name }: { $effect }.
    .why = The Town Hall plays a card from your hand for its effect there.
told-gain = Gained { $goods }.
    .why = { $giver ->
        [treasury] The Treasury pays 2 silver for one card, 1 gold for two.
        [mill] The Mill gives a black worker 1 provision, others 2, a white one 1 gold instead; Foragers add to provisions.
        [silversmith] The Silversmith gives a black worker 3 silver, others 2; each Jeweller adds 1.
       *[town-hall] The card played at the Town Hall gives this, as far as the supply goes.
    }
told-exchanged = { $paid } given for { $goods }.
    .why = { $giver ->
        [long-house] The Long House gives 2 provisions for 1 livestock.
       *[town-hall] The card played at the Town Hall makes this trade, once.
    }
told-armour = Armour +{ $gained }: now { $armour }.
    .why = The card moves your marker up the track, which ends at 10.
told-armour-bought = { $paid } given for armour +{ $gained }: now { $armour }.
    .why = The Armoury turns iron or silver into armour; the track ends at 10.
told-sold = Given to the Treasury: { $card }.
    .why = The Treasury pays silver for one card, gold for two.
told-discarded = Discarded: { $card }.
    .why = At the end of your turn you hold no more than 8 cards.
told-limit = Beyond the limit: { $goods } back to the supply.
    .why = At the end of your turn you keep no more than 8 silver and 8 provisions.
    .cause = Limit of 8
told-hired = Hired { $card } { $silver ->
        [0] for nothing
       *[other] for { $silver } silver
    }.
    .why = Hiring costs what the card says less the crew’s discount, or a Recruiter’s flat price.
told-dismissed = { $card } leaves the crew.
    .why = Somebody may be dismissed to make room for a hire.
told-given-up = { $card } leaves the crew.
    .why = The card trades a crew member for plunder; nobody counts as killed.
told-swapped = { $out } returns to hand, { $into } joins the crew.
    .why = The card swaps a crew member for a hand card, free of charge.
told-offered = Offering made: { $tile }.
    .why = The Long House takes the goods on the tile; its points count at the end.
told-offered-cheaper = Offering made: { $vp } VP for { $cost }, { $goods } less than printed.
    .why = The card lets one of the goods on the tile be left out.
told-void = No effect: the Adversary has nothing of the kind.
    .why = The Adversary has no hand, no crew and no silver that could be taken.
told-weakened = { $good ->
        [armour] { $amount ->
            [0] The Adversary has no armour to lose.
           *[other] The Adversary loses { $amount } armour.
        }
       *[provisions] { $amount ->
            [0] The Adversary has no provisions to lose.
            [one] The Adversary loses 1 provision.
           *[other] The Adversary loses { $amount } provisions.
        }
    }
    .why = The card hits the Adversary, whose losses stop at 0.
told-taken = { $amount ->
        [0] The Adversary has no provisions that you could take.
        [one] You take 1 provision from the Adversary.
       *[other] You take { $amount } provisions from the Adversary.
    }
    .why = The card takes from the Adversary, who gives only what he has.
told-cycled = { $tiles ->
        [one] { $tiles } offering goes
       *[other] { $tiles } offerings go
    } under the stack.
    .why = The card puts the face-up offerings under the stack and turns up as many.
told-raid = You raid: { $place }, for { $cost }.
    .why = A raid costs what is printed there less the crew’s discounts; the worker stays for good.
told-dice = The dice show { $dice }.
    .why = Every die printed at the settlement adds to your strength.
told-reroll = Rolled again: { $die }.
    .why = A Brawler may roll one die again, and the new number stands.
told-harbour = { $vp } VP for the harbour{ $crew ->
        [0] {""}
       *[other] , { $crew } from the crew
    }: { $total } VP now.
    .why = A harbour always pays its own points; some of the crew add theirs.
told-strength = Strength { $strength }: { $vp } VP{ $crew ->
        [0] {""}
       *[other] , { $crew } from the crew
    }; { $total } VP now.
    .why = Dice, crew and armour make the strength, and the best row it reaches pays.
told-set = You take { $set }.
    .why = Whoever raids takes one of the sets left there, plunder and worker.
told-no-crew = Nobody is left: { $left ->
        [one] { $left } Valkyrie goes
       *[other] { $left } Valkyries go
    } without a step.
    .why = A Valkyrie that finds nobody to take gives no step on the track.
told-killed = { $card } falls; Valkyrie track { $valkyries }.
    .why = Each Valkyrie of the set takes one of the crew and moves your marker up, to 7 at most.
told-if-killed = { $gain ->
        [hand] Back to your hand.
        [gold] { $gold ->
            [0] The supply has no gold to give.
           *[other] { $gold } gold from the supply.
        }
        [vp] 1 VP.
       *[nothing] No effect when playing alone.
    }
    .why = The card does this when a Valkyrie takes it.
told-adversary = The Adversary’s turn (armour { $armour }, provisions { $provisions }).
    .why = After each turn of yours the Adversary takes his.
told-tactics-shuffled = The tactic cards are shuffled: { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
    .why = His pile was empty; the two cards removed at set-up stay out.
told-tactic = Tactic card{ $confidence ->
        [sourced] {""}
        [recalled] {" "}(recalled)
       *[reconstructed] {" "}(reconstructed)
    }: { $card }.
    .why = In his turn he turns up one card: where he raids, what he needs, what he gets otherwise.
told-foe-raids = He raids { $place }{ $provisions ->
        [0] {""}
        [one] {" "}for { $provisions } provision
       *[other] {" "}for { $provisions } provisions
    }: { $vp } VP. Removed: { $set }.
    .why = Armour and provisions suffice, and he takes the first set left in the card’s order.
told-foe-valkyries = Valkyries: his track stands at { $valkyries }, his armour at { $armour }.
    .why = Each Valkyrie on his set moves his track up and costs him 1 armour.
told-foe-cannot = { $lacks ->
        [plunder] He cannot raid: no set is left there.
        [armour] He cannot raid: armour { $armour } is needed.
       *[provisions] He cannot raid: { $provisions ->
            [one] { $provisions } provision is needed.
           *[other] { $provisions } provisions are needed.
        }
    }
    .why = { $lacks ->
        [plunder] A raid takes a set, and the settlement on his card has none any more.
        [armour] The card asks for armour { $armour }, and his is lower.
       *[provisions] The card asks for { $provisions }, and he has fewer.
    }
told-foe-prepares = He prepares; now armour { $armour }, provisions { $provisions }.
    .why = Without a raid he gains what the card shows; what one track cannot hold goes to the other.
told-foe-offering = He takes an offering face down.
    .why = The card he prepared on shows an offering: the top of the stack, unseen until the end.
told-foe-takes = He takes the best offering: { $tile }.
    .why = The card he prepared on shows an offering: by your ruling the face-up one worth most.
told-closed = Closed to you on your next turn: { building }.
    .why = Raid or not, the building on his card is closed to you for one turn.
told-triggered = { $why ->
        [fortresses] Only one fortress set is left
        [offerings] The stack of offerings is empty
       *[valkyries] No Valkyrie is left on the board
    }: one more turn each, { $side ->
        [you] the Adversary first.
       *[they] you first.
    }
    .why = The end is looked for after every turn; then each side plays exactly once more.
told-foe-tile = The Adversary’s offering: { $tile }.
    .why = At the end his face-down offerings are turned over and count.
told-score = The account: you { $you }, the Adversary { $they }.
    .why = The higher total wins; then the Valkyrie marker decides, then the armour marker.

## Scene

scene-title = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }{ $last ->
        [yes] , the end is near
       *[no] {""}
    }
}
zone-village = Village
zone-settlements = Settlements
zone-offerings = Offerings
zone-you = You
zone-crew = Crew ({ $crew } of { $most })
zone-hand = Hand
zone-adversary = The Adversary
building-state = { $state ->
    [closed] CLOSED this turn
   *[used] used
}
settlement-needs = crew { $crew }, { $provisions } { $provisions ->
    [one] provision
   *[other] provisions
}{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
}, worker { $workers }
settlement-pays = { $dice ->
    [0] { $points }
    [1] strength pays { $points }; you have { $strength } + 1 die
   *[other] strength pays { $points }; you have { $strength } + { $dice } dice
}
table-row = { $vp } VP at { $strength }
note-lacks = you lack { $lacks }
lack = { $what ->
    [crew] { $count } crew
   *[worker] a fitting worker
}
note-set = set { $number }: { $set }
note-ends = ends with one fortress set ({ $fortresses } now), an empty stack ({ $stack } now) or no Valkyrie ({ $valkyries } now)
note-last = last turns: one more for each
fixed-vp = { $vp } VP
spot-empty = empty
spot-offering = Space { $slot }
spot-stack = Stack
spot-vp = VP
spot-tiles = Offerings
spot-worker = Worker held
spot-supply = Supply
spot-free = Free places
note-crew = strength { $strength }
note-hand = { card-price }, strength { $strength }
note-crew-effect = { $effect }
note-hall = at the Town Hall
note-hall-effect = { $effect }
note-hero = hero
note-copies = { $count } { $count ->
    [one] copy
   *[other] copies
}
worth = worth { $vp } VP at the end
spot-tactics = Tactic cards in the pile
spot-tactic = Last card { $id }

tactic-id = { $id }
spot-tactic-discards = Cards played
group-townsfolk = Townsfolk
group-offerings = Offerings
group-settlements = Settlements
group-tactics = Tactic cards
group-dice = Dice
both-effects = { $card }; at the Town Hall: { $hall }
settlement-text = { $place }: crew { $crew }, { $provisions } { $provisions ->
    [one] provision
   *[other] provisions
}, { $gold } gold; { $points }
dice-faces = each die shows { $faces }

## Board

label-settlements = Settlements
label-village = place one, then pick one up elsewhere
label-does = { $building ->
    [gate-house] draw 2 cards
    [town-hall] play a card
    [treasury] sell cards
    [barracks] hire crew
    [armoury] armour
    [mill] provisions
    [silversmith] silver
   *[long-house] offerings
}
label-closed = Closed
label-used = used
label-taken = taken
label-free = { $count } free
label-crew = Your crew
label-hand = Your hand
label-stock = Your stock
label-strength = strength { $crew } + armour { $armour }
label-always = always
label-no-cards = no cards
label-lack = red: not enough
label-reconstructed = reconstructed edition
label-tactic = Last card
label-no-tactic = no card yet
label-else = else
label-pile = { $left } { $left ->
    [one] card
   *[other] cards
} to come

## End

why = { $outcome ->
    [won] { $you } to { $they }: you have outdone the Adversary{ $tied ->
        [yes] {" "}by the tie-break.
       *[no] .
    }
    [drawn] { $you } to { $they }, and the tracks are equal too: a draw.
   *[lost] { $you } to { $they }: the Adversary was better{ $tied ->
        [yes] {" "}by the tie-break.
       *[no] .
    }
}
line-raids = Points during the game
line-valkyries = Valkyrie track
line-armour = Armour track
line-offerings = Offerings
line-crew = Crew
line-plunder = Plunder

## Errors

wrong-no-offering = tactic: expected at least one harbour or fortress card, or two outpost or two monastery cards, whose gains hold an offering (else a game might never end), found none
edition-sets-of = sets of { $kind }, because that is the kind of the card

## Goal and primer

goal-name = You
goal = most VP when fortresses, offerings or Valkyries run out
    .short = most VP when the coast is bare
goal-hidden = + { $count } { $count ->
    [one] offering
   *[other] offerings
}
    .short = + { $count } ?
primer-line = You and an Adversary who follows his cards.
primer-1 = Have more VP
    .detail = Raids, offerings, Valkyries and armour count. Beat the Adversary.
primer-2 = Work: place and pick up
    .detail = Place your worker and use that building. Pick up another one and use its building too.
primer-3 = Or raid
    .detail = With crew, provisions and the right worker: take a set of plunder and VP.
primer-4 = He turns a card
    .detail = Strong enough? He raids. If not, he takes armour, provisions or an offering.
primer-5 = One building is closed
    .detail = Each of his cards closes a building to you for one turn.
primer-6 = The end
    .detail = One fortress set left, no offerings in the stack, or no Valkyrie on the board. Then one turn each.

## Themes: what an answer is better or worse for, in hints and reviews

theme-raid = { $sense ->
    [better] brings a good raid nearer
   *[worse] puts a good raid off
}
theme-valkyries = { $sense ->
    [better] better for crew lost to Valkyries and their points
   *[worse] worse for crew lost to Valkyries and their points
}
theme-crew = { $sense ->
    [better] better for your crew and your cards
   *[worse] worse for your crew and your cards
}
theme-goods = { $sense ->
    [better] better for your goods
   *[worse] costs goods
}
theme-points = { $sense ->
    [better] better for your points
   *[worse] worse for your points
}
theme-offerings = { $sense ->
    [better] better for your offerings
   *[worse] worse for your offerings
}
theme-adversary = { $sense ->
    [better] gives the Adversary less
   *[worse] gives the Adversary more
}
theme-clock = { $sense ->
    [better] better for how long the game still lasts
   *[worse] worse for how long the game still lasts
}
theme-workers = { $sense ->
    [better] better for your worker and the places in the village
   *[worse] worse for your worker and the places in the village
}
