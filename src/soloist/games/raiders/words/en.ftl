### Raiders of the North Sea in English.

game-title = Raiders of the North Sea
game-line = Hire a crew, raid the coast and score more VP than the Adversary.
short-title = Raiders
opponent = Adversary
the-opponent = the Adversary
level-legend = Adversary

level-normal = Normal
level-hard = Hard
level-heroic = Heroic
level-normal-line = the Adversary starts with nothing
level-hard-line = the Adversary starts with 2 armour and 2 provisions
level-heroic-line = the Adversary starts with 4 armour and 4 provisions

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
    [treasury] 2 silver for 1 card, 1 gold for 2 cards
    [barracks] hire a crew member
    [armoury] 2 armour for 1 iron, 1 armour for 2 silver; no black workers
    [mill] 1 provision (black) or 2; white may take 1 gold
    [silversmith] 3 silver (black) or 2
   *[long-house] 2 provisions for 1 livestock, or an offering; no black workers
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
hall-swap = swap a crew member with a hand card, free of charge
hall-cycle = three new offerings
hall-exchange = { $pay } → { $gain }
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
hall-void = no effect in the solo game
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
   *[nothing] no effect in the solo game
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
}: { $vp } VP. Otherwise { $gains }. Closes { closed-building }
offering = { $vp } VP (for { $cost })
set = { $tokens }, { worker } worker
tactic = { $place }, { tactic-terms }
two-dice = { $high } and { $low }
one-die = { $die }

## Questions and options

ask-card-drawn = Which card did you draw?
    .about = Draw the top townsfolk card
ask-offering-turned = Which offering did you turn up?
    .about = Turn up an offering for space { $slot }
ask-set = { $tokens ->
        [one] Which token did you draw?
       *[other] Which tokens did you draw?
    }
    .about = { $place }, set { $number }: draw { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }
option-card = { $name }
    .detail = { $terms }
option-bargain = { $gain }
    .detail = { $terms }
option-decline = Skip it
    .detail = { leave-terms }
leave-it = skip the action
leave-terms = no cost, no gain
spent-terms = already used this turn
terms-for = for { $cost }{ limit-too }
terms-free = free of charge{ limit-too }
limit-too = { $beyond ->
    [0] {""}
   *[other] , { $beyond } over the limit of 8
}
option-offering = { $vp } VP
    .detail = for { $cost }
option-tactic = { $place }
    .detail = { tactic-terms }
ask-reject = Which card goes under the pile?
    .about = You keep 3 of these 5 townsfolk. { $left } more to reject
ask-turn = Where do you place the { worker } worker?
    .about = { $raids ->
        [yes] You can work in the village or raid
       *[no] You can only work in the village
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
    .detail = { worker } worker, { $terms }
ask-action = Do you use the { building }?
ask-sell = Which card do you discard?
    .about = You get { $goods }. Any card will do. { $left } more to discard
ask-hire = Whom do you hire?
    .about = You have { $silver } silver
dismiss-first = Replace a crew member
dismiss-terms = first discard one, then hire another card
ask-dismiss = Who leaves the crew?
ask-exchange = Do you make this exchange?
    .about = You pay { $pay } and gain { $gain }.
ask-pay-crew = Who leaves the crew for 1 plunder?
ask-plunder = Which plunder do you take?
ask-swap-out = Who returns to your hand?
ask-swap-in = Who joins the crew?
    .about = { $card } returns to your hand
ask-copy = Which building does the Merchant use?
ask-cheaper = Which offering do you make?
    .about = One good of the price is left out
ask-limit = Which card do you discard?
    .about = The limit is 8 cards. { $left } more to discard
option-raid = { $place }
    .detail = pay { $cost }; { $dice ->
        [0] { $points }
        [1] strength { $strength } + 1 die, { $points }
       *[other] strength { $strength } + { $dice } dice, { $points }
    }{ $crew ->
        [0] {""}
       *[other] , +{ $crew } VP from your crew
    }
ask-dice = What did you roll?
    .about = { $dice ->
        [1] Roll 1 die
       *[other] Roll { $dice } dice
    }
ask-reroll = Do you roll one die again?
    .about = Roll: { $dice }. Strength { $strength }, { $vp } VP
option-keep = Keep the roll
option-reroll = Roll the { $die } again
ask-take-set = Which set do you take?
    .about = Crew: { $crew }
option-set = Set { $number }
    .detail = { $set }{ $falls ->
        [0] {""}
        [one] ; { $falls } crew member dies
       *[other] ; { $falls } crew members die
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
ask-death = Which crew member dies?
    .about = { $left ->
        [one] A Valkyrie takes one of your crew
       *[other] { $left } Valkyries take { $left } of your crew
    }
ask-tactic = Which tactic card did you turn up?
    .about = Turn up the top tactic card
ask-foe-offering = Which offering did the Adversary have?
    .about = Turn over one of the Adversary’s hidden offerings

## Story

told-setup = Set-up. { $start ->
        [0] The Adversary starts with nothing.
       *[other] The Adversary starts with { $start } armour and { $start } provisions.
    }
    .why = You set up as for two players. The level decides what the Adversary starts with.
told-rejected = { $card } goes under the draw pile.
    .why = You keep three of the five cards dealt.
told-turn = Turn { $turn }
    .why = You and the Adversary take turns. You always begin.
told-reshuffled = The discards become a new draw pile: { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
    .why = A card had to be drawn, and the pile was empty.
told-drawn = You draw { $card }.
    .why = You take the top card of the draw pile.
told-offering = Offering on space { $slot }: { $tile }.
    .why = An empty space is refilled from the stack.
told-placed = You place a { worker } worker at the { building }.
    .why = To work, you place your worker in a free building. You may use its action.
told-picked-up = You pick up the { worker } worker at the { building }.
    .why = Then you pick up a worker from another building. You may use its action too.
told-used-already = The { building } has already been used this turn.
    .why = You can use each building only once per turn.
told-played = You play { $name }: { $effect }.
    .why = At the Town Hall you play a hand card for its effect there.
told-gain = You gain { $goods }.
    .why = { $giver ->
        [treasury] The Treasury pays 2 silver for one card, 1 gold for two.
        [mill] The Mill gives a black worker 1 provision, others 2. A white one may take 1 gold instead. Foragers add provisions.
        [silversmith] The Silversmith gives a black worker 3 silver, others 2. Each Jeweller adds 1.
       *[town-hall] The card you played gives this, as far as the supply allows.
    }
told-exchanged = You exchange { $paid } for { $goods }.
    .why = { $giver ->
        [long-house] The Long House gives 2 provisions for 1 livestock.
       *[town-hall] The card you played allows this exchange once.
    }
told-armour = Your armour rises by { $gained } to { $armour }.
    .why = The card moves your marker up the track. The track ends at 10.
told-armour-bought = You pay { $paid }. Your armour rises by { $gained } to { $armour }.
    .why = The Armoury sells armour for iron or silver. The track ends at 10.
told-sold = You discard { $card } at the Treasury.
    .why = The Treasury pays 2 silver for one card, 1 gold for two.
told-discarded = You discard { $card }.
    .why = At the end of your turn you may keep 8 cards.
told-limit = You return { $goods } to the supply.
    .why = At the end of your turn you may keep 8 silver and 8 provisions.
    .cause = Limit of 8
told-hired = You hire { $card } { $silver ->
        [0] for free
       *[other] for { $silver } silver
    }.
    .why = You pay the price on the card, less your crew’s discount. With the Recruiter the price is fixed.
told-dismissed = { $card } leaves the crew.
    .why = When you hire, you may first discard one crew member.
told-given-up = { $card } leaves the crew.
    .why = The card exchanges a crew member for plunder. Nobody counts as killed.
told-swapped = { $out } returns to your hand, { $into } joins the crew.
    .why = The card swaps a crew member with a hand card, free of charge.
told-offered = You make an offering: { $tile }.
    .why = You pay the goods on the tile. It scores at the end.
told-offered-cheaper = You make an offering: { $vp } VP for { $cost }, { $goods } less than printed.
    .why = The card lets you leave out one of the goods on the tile.
told-void = This has no effect on the Adversary.
    .why = The Adversary has no hand, no crew and no silver.
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
    .why = The card affects the Adversary. He cannot drop below 0.
told-taken = { $amount ->
        [0] The Adversary has no provisions you could take.
        [one] You take 1 provision from the Adversary.
       *[other] You take { $amount } provisions from the Adversary.
    }
    .why = The card takes from the Adversary. He gives only what he has.
told-cycled = { $tiles ->
        [one] { $tiles } offering goes
       *[other] { $tiles } offerings go
    } under the stack.
    .why = The card puts the face-up offerings under the stack and turns up new ones.
told-raid = You raid: { $place }, for { $cost }.
    .why = A raid costs what is printed there, less your crew’s discounts. Your worker stays there.
told-dice = You roll { $dice }.
    .why = Each die printed at the settlement adds to your strength.
told-reroll = You roll again: { $die }.
    .why = A Brawler may roll one die again. The new number counts.
told-harbour = The harbour gives { $vp } VP{ $crew ->
        [0] {""}
       *[other] , your crew { $crew }
    }. You now have { $total } VP.
    .why = A harbour always gives its own VP. Some crew members add theirs.
told-strength = Strength { $strength } gives { $vp } VP{ $crew ->
        [0] {""}
       *[other] , your crew { $crew }
    }. You now have { $total } VP.
    .why = Dice, crew and armour add up to your strength. The best row you reach counts.
told-set = You take: { $set }.
    .why = You take one of the sets left there, with its worker.
told-no-crew = You have no crew left: { $left ->
        [one] { $left } Valkyrie has
       *[other] { $left } Valkyries have
    } no effect.
    .why = A Valkyrie that takes nobody does not move your marker.
told-killed = { $card } dies. Your Valkyrie track: { $valkyries }.
    .why = Each Valkyrie takes one of your crew. Your marker moves up, to 7 at most.
told-if-killed = { $gain ->
        [hand] The card returns to your hand.
        [gold] { $gold ->
            [0] The supply has no gold left.
           *[other] You gain { $gold } gold.
        }
        [vp] You gain 1 VP.
       *[nothing] This has no effect in the solo game.
    }
    .why = The card does this when a Valkyrie takes it.
told-adversary = The Adversary’s turn (armour { $armour }, provisions { $provisions }).
    .why = The Adversary plays after each of your turns.
told-tactics-shuffled = The tactic cards are shuffled: { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
    .why = His pile was empty. The two cards removed at set-up stay out.
told-tactic = Tactic card{ $confidence ->
        [sourced] {""}
        [recalled] {" "}(recalled)
       *[reconstructed] {" "}(reconstructed)
    }: { $card }.
    .why = His card says where he raids, what he needs and what he gets otherwise.
told-foe-raids = He raids: { $place }, { $vp } VP{ $provisions ->
        [0] {""}
        [one] {" "}for { $provisions } provision
       *[other] {" "}for { $provisions } provisions
    }. Set removed: { $set }.
    .why = He has enough armour and provisions. He takes the first set in the card’s order.
told-foe-valkyries = His Valkyrie track is now at { $valkyries }, his armour at { $armour }.
    .why = Each Valkyrie on his set moves his track up and costs him 1 armour.
told-foe-cannot = { $lacks ->
        [plunder] He cannot raid: no set is left there.
        [armour] He cannot raid: he needs armour { $armour }.
       *[provisions] He cannot raid: he needs { $provisions ->
            [one] { $provisions } provision.
           *[other] { $provisions } provisions.
        }
    }
    .why = { $lacks ->
        [plunder] He must take a set. The settlement on his card has none left.
        [armour] The card asks for armour { $armour }. His is lower.
       *[provisions] The card asks for more provisions than he has.
    }
told-foe-prepares = He prepares: now armour { $armour }, provisions { $provisions }.{ $full ->
    [provisions] {" "}He has room for 8 provisions, so the rest is armour.
    [armour] {" "}He has room for 10 armour, so the rest is provisions.
   *[no] {""}
}
    .why = If he cannot raid, he gains what the card shows. What one track cannot hold goes to the other.
told-foe-offering = He takes an offering face down.
    .why = His card shows an offering. He takes the top one, hidden until the end.
told-foe-takes = He takes the best offering: { $tile }.
    .why = His card shows an offering. By your ruling he takes the face-up one worth most.
told-closed = Closed to you until his next card: { building }.
    .why = The building on his card is closed to you for one turn, raid or not.
told-triggered = { $why ->
        [fortresses] Only one fortress set is left
        [offerings] The stack of offerings is empty
       *[valkyries] No Valkyrie is left on the board
    }: one more turn each, { $side ->
        [you] the Adversary first.
       *[they] you first.
    }
    .why = The end is checked after every turn. Then each side has exactly one more turn.
told-foe-tile = The Adversary’s offering: { $tile }.
    .why = At the end his face-down offerings are turned over and scored.
told-score = Final score: you { $you }, the Adversary { $they }.
    .why = The higher total wins. If tied, the Valkyrie marker decides, then the armour marker.

## Scene

scene-title = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }{ $last ->
        [yes] , last turns
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
   *[used] already used
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
    [1] by strength: { $points }; you have { $strength } + 1 die (2 to 5)
   *[other] by strength: { $points }; you have { $strength } + { $dice } dice (2 to 5 each)
}
table-row = { $vp } VP at { $strength }
note-lacks = missing: { $lacks }
lack = { $what ->
    [crew] { $count } crew
   *[worker] the right worker
}
note-set = set { $number }: { $set }
note-ends = ends with 1 fortress set (now { $fortresses }), an empty stack (now { $stack }) or no Valkyrie (now { $valkyries })
    .short = fortress sets { $fortresses }, Valkyries { $valkyries }
note-last = the last turns are being played
fixed-vp = { $vp } VP
spot-empty = empty
spot-offering = Space { $slot }
spot-stack = Stack
spot-vp = VP track
spot-tiles = Offerings
spot-worker = Your worker
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
worth = worth { $vp } VP at the end{ $at ->
    [0] {""}
   *[other] , { $more } from { $at } on
}
note-hidden = { $hidden } face down, worth { $least } to { $most } VP each, { $mean } on average
spot-tactics = Tactic cards in the pile
spot-tactic = Last card
tactic-short = { $place } (armour { $armour })
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
label-village = place a worker, then pick up another
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
} left

## End

why = { $outcome ->
    [won] { $you }–{ $they }: { $tied ->
        [valkyries] a tie. Your Valkyrie marker is higher, so you win.
        [armour] a tie. Valkyries are level, your armour marker is higher, so you win.
       *[no] you have beaten the Adversary.
    }
    [drawn] { $you }–{ $they }: a draw. The tracks are equal too.
   *[lost] { $you }–{ $they }: { $tied ->
        [valkyries] a tie. Your Valkyrie marker is lower, so the Adversary wins.
        [armour] a tie. Valkyries are level, your armour marker is lower, so the Adversary wins.
        [level] a tie. The tracks are equal too, so by your ruling you lose.
       *[no] the Adversary has beaten you.
    }
}
line-raids = Points during the game
line-valkyries = Valkyrie track
line-armour = Armour track
line-offerings = Offerings
line-crew = Crew
line-plunder = Plunder

## Errors

wrong-no-offering = tactic: too few cards give an offering, so a game might never end. Expected: one harbour or fortress card, or two outpost or two monastery cards
edition-sets-of = sets of { $kind }, because that is the kind of the card

## Goal and primer

goal-name = You
goal = most VP when fortresses, offerings or Valkyries run out
    .short = most VP at the end
goal-hidden = + { $count } { $count ->
    [one] offering
   *[other] offerings
}
    .short = + { $count } ?
primer-line = You and an Adversary who follows his cards.
primer-1 = Score more VP
    .detail = Raids, offerings, Valkyries and armour count. Beat the Adversary.
primer-2 = Work: place and pick up
    .detail = Place your worker and use that building. Pick up another one and use its building too.
primer-3 = Or raid
    .detail = With crew, provisions and the right worker: take a set of plunder and VP.
primer-4 = He turns up a card
    .detail = Strong enough? He raids. If not, he takes armour, provisions or an offering.
primer-5 = One building is closed
    .detail = Each of his cards closes a building to you for one turn.
primer-6 = The end
    .detail = One fortress set left, no offerings in the stack, or no Valkyrie on the board. Then one turn each.

## Guide of the first game

guide-ask-reject = A card is either hired as crew or played at the Town Hall.
guide-ask-turn = Place your worker and use that building at once.
guide-ask-turn-2 = The Adversary’s card closes one building to you for this turn.
guide-ask-pick-up = Now pick up a worker elsewhere. You use that building too.
guide-ask-pick-up-2 = To raid, you need crew, provisions and a worker of the right colour.
guide-ask-sell = The Treasury gives silver or gold for cards from your hand.
guide-ask-play = At the Town Hall a card works once and is then discarded.
guide-ask-hire = Hired townsfolk join your crew. Their strength counts in raids.
guide-ask-swap-out = This crew member makes room for a card from your hand.
guide-ask-swap-in = This card joins the crew free of charge.
guide-ask-cheaper = An offering costs goods and gives VP.
guide-end = The guide ends here. Hire, then raid: “?” explains rules, “Hint” suggests answers.

## Themes: what an answer is better or worse for, in hints and reviews

amount-points = { $sense ->
    [better] { $amount } VP more for you
   *[worse] { $amount } VP fewer for you
}
amount-adversary = { $sense ->
    [better] the Adversary has { $amount } VP fewer
   *[worse] the Adversary has { $amount } VP more
}
amount-crew = { $sense ->
    [better] { $amount ->
        [one] 1 more crew member
       *[other] { $amount } more crew members
    }
   *[worse] { $amount ->
        [one] 1 crew member fewer
       *[other] { $amount } crew members fewer
    }
}
amount-cards = { $sense ->
    [better] { $amount ->
        [one] 1 more card in hand
       *[other] { $amount } more cards in hand
    }
   *[worse] { $amount ->
        [one] 1 card fewer in hand
       *[other] { $amount } cards fewer in hand
    }
}
amount-silver = { $sense ->
    [better] { $amount } more silver
   *[worse] { $amount } less silver
}
amount-provisions = { $sense ->
    [better] { $amount ->
        [one] 1 more provision
       *[other] { $amount } more provisions
    }
   *[worse] { $amount ->
        [one] 1 provision fewer
       *[other] { $amount } provisions fewer
    }
}
amount-gold = { $sense ->
    [better] { $amount } more gold
   *[worse] { $amount } less gold
}
amount-iron = { $sense ->
    [better] { $amount } more iron
   *[worse] { $amount } less iron
}
amount-livestock = { $sense ->
    [better] { $amount } more livestock
   *[worse] { $amount } less livestock
}
amount-armour = { $sense ->
    [better] { $amount } more armour
   *[worse] { $amount } less armour
}
amount-valkyries = { $sense ->
    [better] { $amount ->
        [one] 1 more Valkyrie
       *[other] { $amount } more Valkyries
    }
   *[worse] { $amount ->
        [one] 1 Valkyrie fewer
       *[other] { $amount } Valkyries fewer
    }
}
amount-offerings = { $sense ->
    [better] { $amount ->
        [one] 1 more offering
       *[other] { $amount } more offerings
    }
   *[worse] { $amount ->
        [one] 1 offering fewer
       *[other] { $amount } offerings fewer
    }
}
theme-raid = { $sense ->
    [better] it brings a good raid closer
   *[worse] it delays a good raid
}
theme-valkyries = { $sense ->
    [better] Valkyries bring you more VP or cost you less crew
   *[worse] Valkyries bring you fewer VP or cost you more crew
}
theme-crew = { $sense ->
    [better] it gives you a stronger crew or better cards
   *[worse] it leaves you a weaker crew or worse cards
}
theme-goods = { $sense ->
    [better] it brings you more goods
   *[worse] it costs you goods
}
theme-points = { $sense ->
    [better] it brings you more VP
   *[worse] it brings you fewer VP
}
theme-offerings = { $sense ->
    [better] you get more from offerings
   *[worse] you get less from offerings
}
theme-adversary = { $sense ->
    [better] the Adversary gets less
   *[worse] the Adversary gets more
}
theme-clock = { $sense ->
    [better] the game ends at a better time for you
   *[worse] the game ends at a worse time for you
}
theme-workers = { $sense ->
    [better] it leaves you a better worker or better buildings
   *[worse] it leaves you a worse worker or worse buildings
}
