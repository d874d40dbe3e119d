### Raiders of the North Sea in English.

game-title = Raiders of the North Sea
game-line = Hire a crew, raid the coast, and score more than the Adversary and his tactic cards.
short-title = Raiders
opponent = Adversary
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
    [silversmith] Silversmith
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
    [brynjar] Brynjar (hero)
    [cartographer] Cartographer
    [champion] Champion
    [folke] Folke (hero)
    [forager] Forager
    [gatekeeper] Gatekeeper
    [gravedigger] Gravedigger
    [huntsman] Huntsman
    [jeweller] Jeweller
    [marauder] Marauder
    [mercenary] Mercenary
    [merchant] Merchant
    [ragnhildr] Ragnhildr (hero)
    [recruiter] Recruiter
    [sage] Sage
    [scout] Scout
    [shieldmaiden] Shieldmaiden
    [trader] Trader
    [warlord] Warlord
    [warmonger] Warmonger
   *[other] { $id }
}
card-text = { $name }: { $cost } silver, strength { $strength }, { $crew }
hall-gain = gain { $goods }
hall-exchange = { $pay } for { $gain }
hall-weaken = the Adversary loses { $goods }
hall = { $effect ->
    [draw] draw { $amount } cards
    [swap] swap a crew member with a hand card, free
    [cycle] three new offerings
    [hire] hire for { $amount } silver
    [building] use another building
    [offering] an offering for { $amount } good less
    [take] take { $amount } { $amount ->
        [one] provision
       *[other] provisions
    } from the Adversary
    [void] no effect when playing alone
   *[none] cannot be played here
}
crew-raid = { $effect ->
    [raid-vp] +{ $amount } VP at { kind }
   *[raid-strength] +{ $amount } strength at { kind }
}
crew-cost = { $goods } less at { kind }
crew-building = { $building ->
    [gate-house] +{ $amount } card at the Gate House
    [barracks] { $amount } silver less at the Barracks
    [mill] +{ $amount } provision at the Mill
    [silversmith] +{ $amount } silver at the Silversmith
   *[long-house] { $amount } more Long House action
}
crew = { $effect ->
    [strength-per] { $per ->
        [armour] +{ $amount } strength per { $step } armour
        [other-crew] +{ $amount } strength per other crew member
       *[valkyries-taken] +{ $amount } strength per { $step } Valkyries taken
    }
    [reroll] rolls 1 die again
    [killed] { $per ->
        [hand] if killed, back to hand
        [gold] if killed, 1 gold
        [vp] if killed, 1 VP
       *[nothing] no effect when playing alone
    }
    [end-vp] { $amount } VP at the end
   *[end-per] { $per ->
        [livestock] +{ $amount } VP per livestock at the end
       *[offering] +{ $amount } VP per offering at the end
    }
}
offering = { $vp } VP (for { $cost })
set = { $tokens }, { worker } worker
set-short = { $gold ->
    [0] {""}
   *[other] { $gold }G{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron }I{" "}
}{ $livestock ->
    [0] {""}
   *[other] { $livestock }L{" "}
}{ $valkyries ->
    [0] {""}
   *[other] { $valkyries }V{" "}
}({ worker-letter })
tactic = { $place }, armour { $armour }, { $provisions } provisions, { $vp } VP; else { $gains }; closes { $closes ->
    [gate-house] the Gate House
    [town-hall] the Town Hall
    [treasury] the Treasury
    [barracks] the Barracks
    [armoury] the Armoury
    [mill] the Mill
    [silversmith] the Silversmith
   *[long-house] the Long House
}
two-dice = { $high } and { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Draw a townsfolk card. Which one is it?
ask-offering-turned = Turn up an offering on space { $slot }. Which one is it?
ask-set = { $place }, set { $number }: draw { $tokens } tokens. Which? (g gold, i iron, l livestock, v Valkyrie)
ask-reject = Which card goes under the pile? ({ $left } to go)
ask-turn = You hold a { worker } worker. Work or raid?
option-turn = { $turn ->
    [work] Work in the village
   *[raid] Raid
}
ask-place = Where does the { worker } worker go?
ask-pick-up = Which worker do you pick up?
option-place = { building }: { building-offers }
option-pick-up = { building }: { worker } worker, { $used ->
    [yes] used already
   *[no] { building-offers }
}
building-offers = { $building ->
    [gate-house] draw { $amount } cards
    [town-hall] play a card
    [treasury] 1 card for 2 silver, 2 for 1 gold
    [barracks] hire crew
    [armoury] 1 iron for 2 armour, 2 silver for 1
    [mill] { $amount } { $amount ->
        [one] provision
       *[other] provisions
    }{ $worker ->
        [white] {" "}or 1 gold
       *[other] {""}
    }
    [silversmith] { $amount } silver
   *[long-house] 1 livestock for 2 provisions, or an offering
}
ask-action = { building }: use it?
option-decline = Leave it
option-draw = Draw { $cards } cards
option-play = { $name }: { $effect }
option-treasury = { $good ->
    [silver] 1 card for 2 silver
   *[gold] 2 cards for 1 gold
}
ask-sell = Which card do you give? ({ $left } to go)
option-armoury = { $good ->
    [iron] 1 iron for 2 armour
   *[silver] 2 silver for 1 armour
}
option-take = Take { $goods }
option-livestock = 1 livestock for 2 provisions
ask-hire = Whom do you hire? (You have { $silver } silver.)
option-hire = { $name }: for { $price } silver, strength { $strength }, { $crew }
option-dismiss = First dismiss a crew member
ask-dismiss = Who leaves the crew?
ask-exchange = { $pay } for { $gain }?
option-exchange = Exchange
ask-pay-crew = Give up whom for 1 plunder?
ask-plunder = Which plunder?
ask-swap-out = Who returns to your hand?
ask-swap-in = Who comes in for { $card }?
ask-copy = Which building does the Merchant use?
ask-cheaper = Which offering, and which good is left out?
option-cheaper = { $goods } less: { $tile }
ask-limit = More than 8 cards. Which one goes? ({ $left } to go)
ask-raid = Where do you raid?
option-raid = { $place }: pay { $cost }; { $dice ->
    [0] { $points }
    [1] strength { $strength } + 1 die, { $points }
   *[other] strength { $strength } + { $dice } dice, { $points }
}{ $crew ->
    [0] {""}
   *[other] , +{ $crew } VP by the crew
}
ask-dice = { $dice ->
    [1] Roll 1 die. What does it show?
   *[other] Roll { $dice } dice. What do they show?
}
ask-reroll = The dice show { $dice }: strength { $strength }, { $vp } VP. Roll one again?
option-keep-dice = Keep the dice
option-reroll = Roll the { $die } again
ask-take-set = Which set do you take? (Crew: { $crew })
option-set = Set { $number }: { $set }
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
ask-death = A Valkyrie comes. Who falls? ({ $left } to go)
ask-tactic = Turn up a tactic card. Which one is it?
ask-foe-offering = Turn over a face-down offering of the Adversary. Which one is it?

## Story

told-setup = Set-up. { $start ->
    [0] The Adversary starts with nothing.
   *[other] The Adversary starts with { $start } armour and { $start } provisions.
}
told-turn = Turn { $turn }
told-reshuffled = The discards become a new draw pile: { $cards } cards.
told-drawn = Drawn: { $card }.
told-offering = Offering on space { $slot }: { $tile }.
told-placed = A { worker } worker goes to the { building }.
told-picked-up = You pick up the { worker } worker at the { building }.
told-used-already = The { building } has been used this turn.
told-played = Played { $name }: { $effect }.
told-gain = Gained { $goods }.
told-armour = Armour +{ $gained }: now { $armour }.
told-discarded = Discarded: { $card }.
told-hired = Hired { $card } for { $silver } silver.
told-dismissed = { $card } leaves the crew.
told-swapped = { $out } returns to hand, { $into } joins the crew.
told-offered = Offering made: { $tile }.
told-void = No effect: it aims at what the Adversary does not have.
told-weakened = The Adversary loses { $amount } { $good ->
    [armour] armour
   *[provisions] provisions
}.
told-taken = You take { $amount } provisions from the Adversary.
told-cycled = { $tiles } offerings go under the stack.
told-raid = You raid: { $place }.
told-dice = The dice show { $dice }.
told-reroll = Rolled again: { $die }.
told-harbour = { $vp } VP for the harbour, { $crew } from the crew: { $total } VP now.
told-strength = Strength { $strength }: { $vp } VP, { $crew } from the crew; { $total } VP now.
told-set = You take { $set }.
told-no-crew = Nobody is left: { $left } Valkyries go without a step.
told-killed = { $card } falls; Valkyrie track { $valkyries }.
told-if-killed = { $gain ->
    [hand] Back to your hand.
    [gold] 1 gold from the supply, if there is any.
    [vp] 1 VP.
   *[nothing] No effect when playing alone.
}
told-adversary = The Adversary’s turn (armour { $armour }, provisions { $provisions }).
told-tactics-shuffled = The tactic cards are shuffled: { $cards } cards.
told-tactic = Tactic card{ $confidence ->
    [sourced] {""}
    [recalled] {" "}(recalled)
   *[reconstructed] {" "}(reconstructed)
}: { $card }.
told-foe-raids = He raids { $place }: { $vp } VP. Gone: { $set }.
told-foe-valkyries = Valkyries: his track stands at { $valkyries }, his armour at { $armour }.
told-foe-cannot = { $why ->
    [plunder] He cannot raid: no set is left there.
    [armour] He cannot raid: armour { $armour } is needed.
   *[provisions] He cannot raid: { $provisions } provisions are needed.
}
told-foe-prepares = He prepares: armour { $armour }, provisions { $provisions }.
told-foe-offering = He takes an offering face down.
told-foe-takes = He takes the best offering: { $tile }.
told-closed = Closed to you on your next turn: { building }.
told-triggered = { $why ->
    [fortresses] Only one fortress set is left
    [offerings] The stack of offerings is empty
   *[valkyries] No Valkyrie is left on the board
}: one more turn each, { $side ->
    [you] the Adversary first.
   *[they] you first.
}
told-foe-tile = The Adversary’s offering: { $tile }.
told-score = The account: you { $you }, the Adversary { $they }.

## Scene

scene-title = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }{ $last ->
        [yes] , the end is near
       *[no] {""}
    }
}
zone-village = Village
zone-settlements = Settlements; sets: Gold, Iron, Livestock, Valkyries (worker)
zone-offerings = Offerings
zone-you = You
zone-crew = Crew ({ $crew } of { $most })
zone-hand = Hand
zone-adversary = The Adversary
building-note = { building-does }{ $state ->
    [closed] {" "}— CLOSED this turn
    [used] {" "}— used
   *[open] {""}
}
settlement-note = crew { $crew }, { $provisions } provisions{ $gold ->
    [0] {""}
   *[other] , { $gold } gold
}, { $workers }; { $dice ->
    [0] { $points }
   *[other] { $points } (you: { $strength } + { $dice ->
        [1] 1 die
       *[other] { $dice } dice
    })
} · { $sets }
table-row = { $strength }→{ $vp } VP
fixed-vp = { $vp } VP
spot-empty = empty
spot-offering = Space { $slot }
spot-stack = Stack
spot-vp = VP
spot-tiles = Offerings
spot-worker = Worker held
spot-supply = Supply
copies = { $name } ×{ $count }
crew-note = strength { $strength } · { $crew }
hand-note = { $cost } silver, strength { $strength } · { $crew } · Town Hall: { $hall }
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
settlement-text = { $place }: crew { $crew }, { $provisions } provisions, { $gold } gold; { $points }
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
label-members = crew
label-dice = dice
label-always = always
label-no-cards = no cards
label-ends = Ends at
label-end-fortresses = fortress sets
label-end-stack = stack
label-last = Last turns: one more for each
label-tactic = Last card
label-no-tactic = no card yet
label-else = else
label-pile = { $left } cards to come
label-not-black = no black worker
label-worker = { worker } worker

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
