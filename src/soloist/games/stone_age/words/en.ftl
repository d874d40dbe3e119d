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
    [tool-maker] tools +1
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
gain-dice = roll 2 dice, keep one
gain-roll = roll 2 dice for { good-name }
gain-points = nothing (no points here)
gain-tool = tools +1
gain-field = field +1
gain-extra-card = next card leaves the deck
gain-one-use-tool = one-use tool of { $amount }
gain-two-resources = any 2 resources, now or later
card-effect = { $background ->
    [green] { $gain }; green: 2 food
   *[sand] { $gain }; sand: limit +1
}
card-text = { $name }: { $effect }
cost-fixed = { $goods }
cost-variety = { $amount ->
    [1] 1 resource of any kind
   *[other] { $kinds ->
        [1] { $amount } resources of one kind
       *[other] { $amount } resources, exactly { $kinds } kinds
    }
}
tool = { $kind ->
    [used] { $value } (used)
    [one-use] { $value } (one use)
   *[ready] { $value } (ready)
}
sum = Sum { $total }
two-dice = { $high } and { $low }

## Questions and options

option-tribe-to-place = { tribe } first
    .detail = { $figures ->
        [1] place its 1 figure instead
       *[other] place its { $figures } figures instead
    }
ask-place = Where does it go?
    .about = { $opening ->
        [yes] Every figure goes out; dice later tell what its place brings.{" "}
       *[no] {""}
    }{ tribe }, figure { $number } of { $figures }{ $others ->
        [0] {""}
       *[other] ; or name the tribe that is placed first
    }
    .then = { $last ->
        [yes] With its last figure the round goes on by itself: dice, actions, meal, new cards. You are asked where there is a choice{ $tools ->
            [yes] ; tools that help the last roll are used unasked
           *[no] {""}
        }.
       *[no] With its last figure { tribe } rolls for initiative.
    }
option-place = { place }
    .detail = { $place ->
        [hunt] { $left ->
            [1] { $gives }
            [2] both figures hunt: { $gives }
           *[other] all { $left } figures hunt: { $gives }
        }
        [hut] takes 2 figures: a third one comes and eats with you this round
        [tool-maker] { $gives }
        [field] { $full ->
            [yes] the field is full, it grows no further
           *[no] { $gives }
        }
       *[other] { $gives }; { $free } free
    }
option-card = { $space ->
    [one] Card for 1 resource
   *[other] Card for { $space } resources
}
    .detail = { $card }{ $lacking ->
        [0] {""}
        [one] {"; "}you lack 1 resource now
       *[other] {"; "}you lack { $lacking } resources now
    }
option-building = Building { $pile }
    .detail = { $cost }{ $lacking ->
        [0] {""}
        [one] {"; "}you lack 1 resource now
       *[other] {"; "}you lack { $lacking } resources now
    }
option-card-turned = { $name }
    .detail = { $effect }
ask-initiative = What is the sum?
    .about = Roll { $dice } dice for the initiative of { tribe }
ask-tie = Who acts next?
    .about = Initiative { $initiative } is tied
    .then = { $tools ->
        [yes] Tools that help the last roll of the round are used unasked.
       *[no] {""}
    }
ask-tie-highest = Which tribe still acts?
    .about = Tied for the highest initiative, { $initiative }: { $left ->
        [2] the other tribe sits out
       *[other] the last one left sits out
    }
    .then = { $tools ->
        [yes] Tools that help the last roll of the round are used unasked.
       *[no] {""}
    }
option-tribe-to-act = { tribe }
    .detail = { $places }
ask-action = Which place next?
    .about = { tribe } acts
    .then = { $tools ->
        [yes] Tools that help the last roll of the round are used unasked.
       *[no] {""}
    }
option-action = { place }
    .detail = { $figures ->
        [1] 1 figure: { $gives }
       *[other] { $figures } figures: { $gives }
    }
option-card-here = Card for { $space }
    .detail = { $card }
option-build-here = Building { $pile }
    .detail = { $cost }
ask-gather = { $dice ->
    [1] What does it show?
   *[other] What is the sum?
}
    .about = { $dice ->
        [1] { place }: roll 1 die
       *[other] { place }: roll { $dice } dice
    }
ask-tools = Add a tool?
    .about = { $total ->
        [1] 1 pip gives { $goods } (1 for every { $divisor })
       *[other] { $total } pips give { $goods } (1 for every { $divisor })
    }
option-tools-done = { $laid ->
    [no] Without tools
   *[yes] No more tools
}
    .detail = take { $goods }
option-tool = { $kind ->
    [one-use] One-use tool { $value }
   *[tile] Tool { $value }
}
    .detail = { $before } + { $value } = { $total }: { $joined ->
        [yes] only with another tool
       *[no] { $goods }
    }
ask-buy = { $first ->
    [1] Buy it for { $left ->
        [1] 1 resource
       *[other] { $left } resources
    }?
   *[0] Which resource next?
}
    .about = { $first ->
        [1] { $card }
       *[0] { $card }; { $left } to pay
    }
ask-build = { $first ->
    [1] Build it?
   *[0] Which resource next?
}
    .about = { $first ->
        [1] Cost: { $cost }
       *[0] Cost: { $cost }; { $left } to pay
    }
option-leave = Leave it
    .detail = pay nothing, the figure goes home
option-build = Build
    .detail = pay { $cost }
option-pay = Pay { $goods }
    .detail = { $left } left in store
option-cash = Cash two resources
    .detail = { $cards ->
        [1] spend the card you kept
       *[other] spend one of the { $cards } cards you kept
    }
ask-two-resources = Which two resources?
ask-dice-card = What do they show?
    .about = Roll 2 dice for the card
ask-keep-die = Which die do you keep?
option-die = Die { $die }
    .detail = { $gain }
ask-resource-roll = What is the sum?
    .about = Roll 2 dice for { good-name }
ask-extra-card = Which one is it?
    .about = Draw the next card of the deck
ask-card-turned = Which one is it?
    .about = Turn up a card for space { $space }
ask-tile-turned = What does it cost?
    .about = Turn up a tile on building pile { $pile }
ask-missing-food = Pay a resource instead?
    .about = { $missing } food missing
option-tire = Pay no more
    .detail = { $missing } fatigue, limit falls to { $fatigue }

## Story

told-setup = Set-up: { $food } food, fatigue limit { $fatigue }.
    .why = The level says with how much food and which fatigue limit your tribes begin.
told-card = Space { $space }: { $card }.
    .why = { $space ->
        [4] A card on space 4 is never for sale: it makes the round hungrier.
        [1] Whoever stands on it can buy it for 1 resource.
       *[other] Whoever stands on it can buy it for { $space } resources.
    }
told-tile = Building pile { $pile }: { $cost }.
    .why = The top tile of each pile always lies face up, as long as there is one.
told-round = Round { $round }
    .why = Each round you place, act and feed; only then do new cards come.
told-placing = { tribe } is placed: { $figures ->
    [1] 1 figure
   *[other] { $figures } figures
}.
    .why = A tribe is placed whole, and you choose which one is next.
told-placed = { tribe }, { $figures ->
    [1] 1 figure
   *[other] { $figures } figures
}: { place }.
    .why = Every figure of the tribe must go somewhere; only the hunt never fills up.
told-initiative = Initiative of { tribe }: { $total }.
    .why = One die for each figure: the lowest sum acts first, the highest not at all.
told-acts = { tribe } acts (initiative { $initiative }).
    .why = No tribe that has still to act has a lower initiative.
told-tie = Initiative { $initiative } is tied.
    .why = Among tribes of equal initiative you say who goes first, if that can matter.
told-tie-highest = Initiative { $initiative } is tied for the highest.
    .why = All tribes left are equal, so you say who acts, unless they stand alike; one of them will not.
told-sits-out = { $chosen } acts, so { tribe } will sit out.
    .why = The tie for the highest initiative is settled, and only three tribes act.
told-rests = { tribe } sits out (initiative { $initiative }, the highest): no action, the figures return.
    .why = Only three tribes act in a round; the last one left goes home empty-handed.
told-roll = { place }: { $dice ->
    [1] 1 die shows { $total }.
   *[other] { $dice } dice give { $total }.
}
    .why = Every figure of the tribe at this place is worth one die.
told-tool-used = { $kind ->
    [one-use] One-use tool { $value } is spent.
   *[tile] { $unasked ->
        [yes] Tool { $value } helps unasked.
       *[no] Tool { $value } is used.
    }
}
    .why = { $kind ->
        [one-use] Its pips go to one roll only, then the card is gone.
       *[tile] { $unasked ->
            [yes] This is the last roll of the round that tools can help; it is ready again next round.
           *[no] Its pips go to this roll; no tribe can use it again this round.
        }
    }
told-gain = { $total ->
    [1] 1 pip
   *[other] { $total } pips
}: { $goods } (1 for every { $divisor }){ $more ->
    [0] {""}
   *[other] , { $more } of it by tools
}.
    .why = Here { $divisor } pips make one piece; what is left over is lost.
told-tool = Tool maker: tools +1, now worth { $total }.
    .why = You get a new tool of 1, or with three of them the lowest rises by 1.
told-tools-best = All three tools are at 4, their best: this one is lost.
    .why = The ladder of tools ends at 4-4-4.
told-field = Field: now { $field }.
    .why = A larger field gives more food each time you feed.
told-field-best = The field is at 10, its largest: the step is lost.
    .why = The agriculture track ends at 10.
told-hut = Hut: { tribe } grows to { $figures } figures.
    .why = Two figures of one tribe in the hut bring a third from its reserve.
told-hut-empty = Hut: the reserve of { tribe } is empty.
    .why = A tribe grows only while it has figures in reserve.
told-paid = Paid: { $goods }.
    .why = You chose to pay with this.
told-paid-for = Paid for { $bought }: { $goods }.
    .why = You chose what to pay with.
bought-card = the card { $name }
bought-building = the building
told-left = { $able ->
    [no] Cannot pay: left without buying.
   *[yes] Left without buying.
}
    .why = { $able ->
        [no] What you have does not pay the price, so nobody asks you.
       *[yes] A figure at a card or building may always go home without paying.
    }
told-bought = Bought { $name }: { $effect }.
    .why = The upper half of a card gives its gain once, on buying.
told-green = Green background: { $food } food.
    .why = A green card brings food beside what it shows.
told-sand = Sand background: the fatigue limit rises to { $fatigue }.
    .why = A sand card raises the limit by 1, once and for good.
told-dice-card = The dice show { $high } and { $low }.
    .why = A dice card is rolled with two dice, and you keep one of them.
told-die = Kept the { $die }: { $gain }.
    .why = Only the die you keep gives what the card lists for it.
told-resource-roll = The dice give { $total }.
    .why = Such a card counts both dice together, and tools may be added.
told-extra-card = { $name } leaves the deck.
    .why = The writing card takes the next card away, so the end comes sooner.
told-built = Built for { $cost }: { $tiles ->
    [1] 1 building
   *[other] { $tiles } buildings
} on your player board.
    .why = A building gives no points here; it is there to be given up later.
told-cash = Cashed the two-resources card: { $goods }.
    .why = The card you kept can be spent at any payment that it helps.
told-field-food = { $missing ->
    [0] Feeding: { $need } food is needed; the field gives { $food }.
   *[other] Feeding: { $need } food is needed; the field gives { $food }, and { $missing } is missing.
}
    .why = Before anybody eats you take as much food as your field is large.
told-hunger = Your figures eat { $figures } food.
    .why = Every figure eats, also those of the tribe that sat out.
told-extra = { $card } on space 4 asks for { $extra } more food.
    .why = { $kind ->
        [green] A green card on space 4 always asks for 4.
        [shaman] A shaman asks for 1 for each figure of your largest tribe.
        [builder] A builder asks for 1 for each building it counts.
        [farmer] A farmer asks for as much as your field is large.
       *[toolmaker] A toolmaker asks for as much as your tools are worth.
    }
told-fed = { $missing ->
    [0] Paid { $paid } food: all are fed.
   *[other] Paid { $paid } food, { $missing } missing.
}
    .why = { $missing ->
        [0] Figures and card together asked for { $paid }, and your food was enough.
       *[other] Food goes first; only the { $missing } still missing can be paid in resources.
    }
    .cause = Feeding
told-tired = { $loss } food unpaid: fatigue limit falls to { $fatigue }.
    .why = Each food that nobody paid lowers the limit by 1.
    .cause = Unpaid food
told-tile-given = { $given ->
    [1] Gave up a building, { $left } left.
   *[other] Gave up { $given } buildings, { $left } left.
}
    .why = At the end of every round buildings are given up; you cannot keep them.
    .cause = Given up at the end of the round
told-tile-lacking = Not enough buildings to give up: { $loss } fatigue, limit falls to { $fatigue }.
    .why = Whoever lacks a building to give up pays with the fatigue limit.
    .cause = Too few buildings to give up
told-lost = The tribes are exhausted. You have lost.
    .why = At fatigue limit 0 the game is over at once.
told-cards-leave = { $slide ->
    [1] The card on space 4 leaves, unbought cards slide right.
   *[0] The cards leave the board.
}
    .why = { $slide ->
        [1] By this reading only the card on space 4 is thrown away.
       *[0] By this reading every card on the board is thrown away each round.
    }
told-won = No card is left to turn up. You have won!
    .why = You had to outlast the deck, and it is empty.

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
tribe-doing = { $doing ->
    [acting] acts
    [acted] has acted
    [rested] sat out
    [placed] placed, initiative { $initiative }
    [placing] being placed
   *[waiting] not placed yet
}
tribe-reserve = reserve { $reserve }
hunger-due = { $figures } for figures + { $extra } for the card
hunger-field = field gives { $field }
hunger-missing = { $missing ->
    [0] you have enough
   *[other] { $missing } missing
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
    [1] 1 building lacking: { $loss } fatigue
   *[other] { $lacking } buildings lacking: { $loss } fatigue
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
label-gain-dice = 2 dice, keep one
label-gain-food = { goods }
label-gain-resource = { goods }
label-gain-roll = 2 dice for { good-name }
label-gain-points = nothing
label-gain-tool = tools +1
label-gain-field = field +1
label-gain-extra-card = a card leaves the deck
label-gain-one-use-tool = one-use tool { $amount }
label-gain-two-resources = any 2, now or later
label-bonus = { $background ->
    [green] +2 food
   *[sand] limit +1
}
label-extra = asks for
label-dread = { $kind ->
    [green] green cards: always 4
    [shaman] 1 for each figure of your largest tribe
    [builder] 1 for each building that counts
    [farmer] as much as your field gives
   *[toolmaker] as much as your tools are worth
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
label-buildings = { $here } here, { $given } given up
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

why-won = The deck could not fill the board any more: your tribes outlasted it after { $rounds } { $rounds ->
    [1] round
   *[other] rounds
}.
why-lost = The fatigue limit reached 0 after { $rounds } { $rounds ->
    [1] round
   *[other] rounds
} survived.
line-survived = Rounds survived
line-fatigue = Fatigue limit left
line-cards = Cards left in the deck

## Goal and primer

goal-name = Limit
goal = { $last ->
        [0] outlast the deck
       *[other] survive { $last } rounds
    }; at 0 you lose
    .short = { $last ->
        [0] outlast the deck
       *[other] survive { $last } rounds
    }; at 0 you lose
primer-line = Four tribes, all yours. No points: stay alive.
primer-1 = Outlast the deck
    .detail = You win when the deck is empty. You lose when the fatigue limit reaches 0.
primer-2 = Place, then roll
    .detail = Place all figures of one colour, then roll a die for each. The sum is its initiative.
primer-3 = The highest sits out
    .detail = Lowest initiative acts first. The highest does not act at all.
primer-4 = Gather, build, buy
    .detail = Pips bring goods: food 2, wood 3, clay 4, stone 5, gold 6. Cards and buildings bring help, no points.
primer-5 = Then they eat
    .detail = { $level ->
        [large-tribe] Two
       *[other] One
    } food a figure, and more for the card on space 4. And { $level ->
        [cool-night] two buildings
       *[other] one building
    } must go.
primer-6 = Hunger wears them out
    .detail = Each food missing: limit −1. No building to give: −3.

## Themes: what an answer is better or worse for, in hints and reviews

theme-resting = { $sense ->
    [better] better for who acts and who rests
   *[worse] worse for who acts and who rests
}
theme-meal = { $sense ->
    [better] better for this round’s meal
   *[worse] leaves less for this round’s meal
}
theme-resources = { $sense ->
    [better] better for your resources
   *[worse] costs resources
}
theme-tools = { $sense ->
    [better] better for your tools
   *[worse] worse for your tools
}
theme-cards = { $sense ->
    [better] makes more of the cards
   *[worse] makes less of the cards
}
theme-field = { $sense ->
    [better] better for the meals of the rounds to come
   *[worse] worse for the meals of the rounds to come
}
theme-people = { $sense ->
    [better] better for the size of your tribes
   *[worse] worse for the size of your tribes
}
theme-fatigue = { $sense ->
    [better] less tiring
   *[worse] more tiring
}
theme-tiles = { $sense ->
    [better] better for the buildings that are due
   *[worse] worse for the buildings that are due
}
