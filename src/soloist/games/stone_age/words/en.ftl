### Stone Age in English. Colours name tribes: Red, Blue, Yellow, Green.

game-title = Stone Age
game-line = Four tribes against hunger and fatigue: outlast the deck of cards.
short-title = Stone Age
opponent = Hunger
level-legend = Level

level-basic = Basic
level-cool-night = Cool night
level-large-tribe = Large tribe
level-eternal-winter = Eternal winter
level-basic-line = 20 food, fatigue limit 15
level-cool-night-line = 20 food, fatigue limit 20, give up 2 buildings a round
level-large-tribe-line = 75 food, fatigue limit 10, 3 figures a tribe, each eats 2
level-eternal-winter-line = 20 food, fatigue limit 10, one card a round: a long game

## Names

tribe = { $tribe ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
   *[green] Green
}
tribe-letter = { $tribe ->
    [red] R
    [blue] B
    [yellow] Y
   *[green] G
}
goods = { $good ->
    [wood] { $amount } wood
    [clay] { $amount } clay
    [stone] { $amount } stone
    [gold] { $amount } gold
   *[food] { $amount } food
}
good-name = { $good ->
    [wood] wood
    [clay] clay
    [stone] stone
    [gold] gold
   *[food] food
}
list = { $goods }
plus = { $first } + { $second }
place = { $place ->
    [forest] Forest
    [clay-pit] Clay pit
    [quarry] Quarry
    [river] River
    [tool-maker] Tool maker
    [field] Field
    [hut] Hut
    [card-1] Card on space 1
    [card-2] Card on space 2
    [building-1] Building pile 1
    [building-2] Building pile 2
   *[hunt] Hunting grounds
}
place-gives = { $place ->
    [forest] 1 wood for every 3 pips
    [clay-pit] 1 clay for every 4 pips
    [quarry] 1 stone for every 5 pips
    [river] 1 gold for every 6 pips
    [tool-maker] one tool step
    [field] field +1, food every round
    [hut] 2 figures of one tribe make a third
   *[hunt] 1 food for every 2 pips
}
symbol-name = { $symbol ->
    [pottery] Pottery
    [weaving] Weaving
    [healing] Healing
    [transport] Transport
    [art] Art
    [time] Time
    [writing] Writing
    [music] Music
    [farmer] Farmer
    [toolmaker] Toolmaker
    [builder] Builder
   *[shaman] Shaman
}
card-name = { $people ->
    [0] { symbol-name }
    [1] { symbol-name }
   *[other] { symbol-name } ×{ $people }
}
gain = { $gain ->
    [dice] roll 2 dice, keep one
    [food] { goods }
    [resource] { goods }
    [roll] roll 2 dice for { good-name }
    [points] nothing (points)
    [tool] one tool step
    [field] field +1
    [extra-card] next card leaves the deck
    [one-use-tool] one-use tool of { $amount }
   *[two-resources] any 2 resources, now or later
}
card-effect = { $background ->
    [green] { $gain }; green: 2 food
   *[sand] { $gain }; sand: limit +1
}
card-text = { $name }: { $effect }
cost-fixed = { $goods }
cost-variety = { $kinds ->
    [1] { $amount } resources of exactly 1 kind
   *[other] { $amount } resources of exactly { $kinds } kinds
}
tool = { $kind ->
    [used] { $value } (used)
    [one-use] { $value } (one use)
   *[ready] { $value } (ready)
}
sum = Sum { $total }
two-dice = { $high } and { $low }

## Questions and options

ask-tribe-to-place = Which tribe is placed next?
option-tribe-to-place = { tribe } ({ $figures } figures)
ask-place = { tribe }, figure { $number } of { $figures }. Where does it go? (Board order; the rest hunts.)
option-place = { $place ->
    [hunt] { $left ->
        [1] Hunting grounds
       *[other] Hunting grounds: all { $left } figures
    }
    [hut] Hut: takes 2 figures
    [tool-maker] Tool maker: one tool step
    [field] Field: one step
   *[other] { place }: { $free } free
}
option-card = Card for { $space }: { $card }
option-building = Building { $pile }: { $cost }
ask-initiative = Roll { $dice } dice for the initiative of { tribe }. What is the sum?
ask-tie = Initiative { $initiative } is tied. Who acts next?
option-tribe-to-act = { tribe }
ask-action = { tribe } acts. Which place next?
option-action = { $place ->
    [tool-maker] Tool maker
    [field] Field
    [hut] Hut
   *[other] { place } ({ $figures ->
        [1] 1 figure
       *[other] { $figures } figures
    })
}
option-card-here = Card for { $space }: { $card }
option-build-here = Building { $pile }: { $cost }
ask-gather = { place }: roll { $dice ->
    [1] 1 die. What does it show?
   *[other] { $dice } dice. What is the sum?
}
ask-tools = { $total } pips give { $goods } (one for every { $divisor }). Add a tool?
option-tools-done = No more tools: take { $goods }
option-tool = { $kind ->
    [one-use] One-use tool { $value }: { $total } pips, { $goods }
   *[tile] Tool { $value }: { $total } pips, { $goods }
}
ask-buy = { $first ->
    [1] { $card }. Buy it for { $left ->
        [1] 1 resource
       *[other] { $left } resources
    }?
   *[0] { $card }; { $left } to pay. Which resource next?
}
ask-build = { $first ->
    [1] Cost: { $cost }. Build it?
   *[0] Cost: { $cost }; { $left } to pay. Which resource next?
}
option-leave = Leave it
option-build = Build
option-pay = Pay 1 { good-name }: you have { $held }
option-cash = Cash two resources: first spend the card you kept
ask-two-resources = Which two resources?
ask-dice-card = Roll 2 dice for the card. What do they show?
ask-keep-die = Which die do you keep?
option-die = Die { $die }: { $gain }
ask-resource-roll = Roll 2 dice for { good-name }. What is the sum?
ask-extra-card = Draw the next card of the deck. Which one is it?
ask-card-turned = Turn up a card for space { $space }. Which one is it?
ask-tile-turned = Turn up a tile on building pile { $pile }. What does it cost?
ask-missing-food = { $missing } food missing. Pay a resource instead?
option-tire = Pay no more: { $missing } fatigue, limit falls to { $fatigue }

## Story

told-setup = Set-up: { $food } food, fatigue limit { $fatigue }.
told-card = Space { $space }: { $card }.
told-tile = Building pile { $pile }: { $cost }.
told-round = Round { $round }
told-placing = { tribe } is placed: { $figures } figures.
told-placed = { place }{ $figures ->
    [1] .
   *[other] , { $figures } figures.
}
told-initiative = Initiative of { tribe }: { $total }.
told-acts = { tribe } acts (initiative { $initiative }).
told-tie = Initiative { $initiative } is tied.
told-rests = { tribe } rests (initiative { $initiative }, the highest): no action, figures return.
told-roll = { place }: { $dice ->
    [1] 1 die shows { $total }.
   *[other] { $dice } dice give { $total }.
}
told-tool-used = { $kind ->
    [one-use] One-use tool { $value } is spent.
   *[tile] Tool { $value } is used.
}
told-gain = { $total } pips at { $divisor } each: { $goods }.
told-tool = Tool maker: one step, tools worth { $total }.
told-field = Field: now { $field }.
told-hut = Hut: { tribe } grows to { $figures } figures.
told-hut-empty = Hut: the reserve of { tribe } is empty.
told-paid = Paid: { $goods }.
told-left = Left without buying.
told-bought = Bought { $name }: { $effect }.
told-green = Green background: { $food } food.
told-sand = Sand background: fatigue limit rises to { $fatigue }.
told-dice-card = The dice show { $high } and { $low }.
told-die = Kept the { $die }: { $gain }.
told-resource-roll = The dice give { $total }.
told-extra-card = { $name } leaves the deck.
told-built = Built for { $cost }: { $tiles } buildings on your board.
told-cash = Cashed the two-resources card: { $goods }.
told-field-food = Feeding: the field gives { $food } food.
told-hunger = Your figures eat { $figures }.
told-extra = { $card } on space 4 asks for { $extra } more.
told-fed = { $missing ->
    [0] Paid { $paid } food: all are fed.
   *[other] Paid { $paid } food, { $missing } missing.
}
told-tired = { $loss } food unpaid: fatigue limit falls to { $fatigue }.
told-tile-given = { $given ->
    [1] Gave up a building, { $left } left.
   *[other] Gave up { $given } buildings, { $left } left.
}
told-tile-lacking = Not enough buildings to give up: { $loss } fatigue, limit falls to { $fatigue }.
told-lost = The tribes are exhausted. You have lost.
told-cards-leave = { $slide ->
    [1] The card on space 4 leaves, unbought cards slide right.
   *[0] The cards leave the board.
}
told-won = No card is left to turn up. You have won!

## Scene

scene-title = { $round ->
    [0] Set-up
   *[other] { $last ->
        [0] Round { $round }
       *[other] Round { $round } of { $last }
    }
}
zone-board = Board
zone-cards = Cards and buildings
zone-tribes = Tribes
zone-stores = Your stores
zone-hunger = Hunger and fatigue
spot-deck = Deck
deck-note = { $last ->
    [0] you win when it cannot fill the row
   *[other] you win when it cannot fill the row, at the latest after round { $last }
}
spot-card = Card space { $space }
spot-building = Building pile { $pile } ({ $height })
spot-empty = empty
spot-none = none
store = { $good ->
    [wood] Wood
    [clay] Clay
    [stone] Stone
    [gold] Gold
   *[food] Food
}
spot-tools = Tools
spot-field = Field
spot-buildings = Buildings
buildings-note = { $down } given up, face down
spot-two-resources = Two-resources card
spot-fatigue = Fatigue limit
spot-hunger = Hunger now
spot-buildings-due = To give up
tribe-note = { $doing ->
    [acting] acts
    [acted] has acted
    [rested] sat out
    [placed] placed, initiative { $initiative }
    [placing] being placed
   *[waiting] not placed yet
}, reserve { $reserve }
hunger-note = { $figures } for figures + { $extra } for the card; field gives { $field }; { $missing ->
    [0] you have enough
   *[other] { $missing } missing
}
hunger-paid = { $figures } for figures + { $extra } for the card{ $missing ->
    [0] {""}
   *[other] ; { $missing } missing
}
hunger-card = { $kind ->
    [green] { $name }: 4 extra food
    [shaman] { $name }: 1 extra food per figure of the largest tribe
    [builder] { $name }: 1 extra food per building counted
    [farmer] { $name }: as much extra food as your field
   *[toolmaker] { $name }: as much extra food as your tools are worth
} [{ $rule }]
buildings-due = { $lacking ->
    [0] { $due ->
        [1] 1 building at the end of the round
       *[other] { $due } buildings at the end of the round
    }
   *[other] { $lacking ->
        [1] 1 building lacking: 3 fatigue or more
       *[other] { $lacking } buildings lacking: 3 fatigue or more
    }
}

## Captions on the board

label-pips = { $pips } pips =
label-camp = Your camp
label-space-3 = space 3 stays empty
label-never = never for sale
label-price = { $price ->
    [1] resource
   *[other] resources
}
label-gain = { $gain ->
    [dice] 2 dice, keep one
    [food] { goods }
    [resource] { goods }
    [roll] 2 dice for { good-name }
    [points] nothing
    [tool] one tool step
    [field] field +1
    [extra-card] a card leaves the deck
    [one-use-tool] one-use tool { $amount }
   *[two-resources] any 2, now or later
}
label-bonus = { $background ->
    [green] +2 food
   *[sand] limit +1
}
label-extra = food due
label-dread = { $kind ->
    [green] green: always 4
    [shaman] your largest tribe
    [builder] your buildings
    [farmer] your field
   *[toolmaker] your tools
}
label-pile = { $height } in the pile
label-pile-empty = pile is empty
label-initiative = Initiative
label-initiative-rule = lowest acts first, the highest sits out
label-odds = { tribe }: { $dice } dice pass { $leader } in { $passes } of 100, tie in { $meets }
label-axis = Initiative from 0 to { $top }: { $tribes }
label-axis-tribe = { tribe } { $initiative }
label-doing = { $doing ->
    [waiting] waits
    [placing] is placed
    [placed] { $rests ->
        [sure] { $initiative } · sits out
        [maybe] { $initiative } · sits out?
       *[no] rolled { $initiative }
    }
    [acting] acts
    [rested] sat out
   *[acted] has acted
}
label-reserve = reserve { $reserve }
label-buildings = { $here } here, { $given } gone
label-falls = As things stand you fall to { $fatigue } this round{ $buildings ->
    [0] {""}
   *[other] {" "}(hunger { $hunger }, buildings { $buildings })
}. At 0 you lose.
label-holds = Your food is enough this round. At 0 you lose.
label-loses = At 0 you lose.
label-hunger = Hunger forecast
label-mouths = { $mouths } figures eat
label-on-4 = { $card } on space 4
label-due = Due
label-store = In store
label-field = Field
label-paid = Paid
label-missing = Missing
label-left-over = Left over
label-stand-in = { $resources ->
    [0] You have no resources to stand in for food.
    [1] 1 resource could stand in for 1 food.
   *[other] { $resources } resources could stand in for food, one for one.
}
label-strip-due = due { $due }
label-strip-limit = limit { $fatigue }

group-cards = Civilization cards
group-buildings = Buildings

## End

why-won = The deck could not fill the board any more: your tribes outlasted it after { $rounds } rounds.
why-lost = The fatigue limit reached 0 after { $rounds } { $rounds ->
    [1] round
   *[other] rounds
} survived.
line-survived = Rounds survived
line-fatigue = Fatigue limit left
line-cards = Cards left in the deck
