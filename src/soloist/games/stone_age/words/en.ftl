### Stone Age in English. Colours name tribes: Red, Blue, Yellow, Green.

game-title = Stone Age
game-line = Four tribes against hunger and fatigue: survive until the deck runs out.
short-title = Stone Age
opponent = Hunger
level-legend = Level

level-basic = Basic
level-cool-night = Cool night
level-large-tribe = Large tribe
level-eternal-winter = Eternal winter
level-basic-line = 20 food, fatigue limit 15
level-cool-night-line = 20 food, fatigue limit 20, discard 2 buildings per round
level-large-tribe-line = 75 food, fatigue limit 10, 3 figures per tribe, each eats 2
level-eternal-winter-line = 20 food, fatigue limit 10, only one card for sale per round: a long game

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
    [tool-maker] Toolmaker
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
    [hut] adds 1 figure to the tribe
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
gain-dice = roll 2 dice and keep one
gain-roll = roll 2 dice for { good-name }
gain-points = nothing (no points in solo)
gain-tool = tools +1
gain-field = field +1
gain-extra-card = removes the next card of the deck
gain-one-use-tool = one-use tool of { $amount }
gain-two-resources = any 2 resources, now or later
card-effect = { $background ->
    [green] { $gain }, plus 2 food (green)
   *[sand] { $gain }, limit +1 (sand)
}
card-text = { $name } – { $effect }
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

option-tribe-to-place = Start with { tribe }
    .detail = { $figures ->
        [1] place its 1 figure
       *[other] place its { $figures } figures
    }
ask-place = Where do you place this figure?
    .about = { tribe }, figure { $number } of { $figures }
    .then = { $opening ->
        [yes] Place your figures one by one. Dice later decide what each place gives you.
       *[no] {""}
    }
ask-placed = Are all figures well placed?
    .about = { tribe }, { $figures ->
        [1] the figure is placed
       *[other] all { $figures } figures are placed
    }
    .then = { $last ->
        [yes] After the roll the round continues: dice, actions, feeding, new cards. Soloist asks you whenever there is a choice.{ $tools ->
            [yes] {" "}Tools that help the last roll are used automatically.
           *[no] {""}
        }
       *[no] {""}
    }
option-placed = Done: roll { tribe }’s initiative
    .detail = { $dice ->
        [1] You roll 1 die. Then { tribe } stays where it is
       *[other] You roll { $dice } dice. Then { tribe } stays where it is
    }
option-place = { $place ->
    [hunt] { $left ->
        [1] { place }
        [2] { place } (both)
       *[other] { place } (all { $left })
    }
   *[other] { place }
}
    .detail = { $place ->
        [hunt] { $left ->
            [1] { $gives }
            [2] both figures hunt, { $gives }
           *[other] all { $left } figures hunt, { $gives }
        }
        [hut] takes 2 figures. Another one joins the tribe and eats this round
        [tool-maker] { $gives }
        [field] { $full ->
            [yes] no gain: the field is already at its largest
           *[no] { $gives }
        }
       *[other] { $gives }, { $free } free
    }
option-card = { $space ->
    [one] Card for 1 resource
   *[other] Card for { $space } resources
}
    .detail = { $card }{ $lacking ->
        [0] {""}
        [one] . You still need 1 resource
       *[other] . You still need { $lacking } resources
    }{ $covered ->
        [yes] . Your two-resources card covers that
       *[no] {""}
    }{ $idle ->
        [yes] . Its upper half brings you nothing now
       *[no] {""}
    }
option-building = Building { $pile }
    .detail = { $cost }{ $lacking ->
        [0] {""}
        [one] . You still need 1 resource
       *[other] . You still need { $lacking } resources
    }{ $covered ->
        [yes] . Your two-resources card covers that
       *[no] {""}
    }
option-card-turned = { $name }
    .detail = { $effect }
ask-initiative = What is the sum of the dice?
    .about = Roll { $dice } dice for the initiative of { tribe }
ask-tie = Which tribe acts next?
    .about = The tribes are tied at initiative { $initiative }
    .then = { $tools ->
        [yes] Tools that help the last roll of the round are used automatically.
       *[no] {""}
    }
ask-tie-highest = Which tribe acts next?
    .about = Tie for the highest initiative, { $initiative }. { $left ->
        [2] The other tribe sits out
       *[other] The last tribe left sits out
    }
    .then = { $tools ->
        [yes] Tools that help the last roll of the round are used automatically.
       *[no] {""}
    }
option-tribe-to-act = { tribe }
    .detail = { $places }
ask-action = Where does { tribe } act next?
    .then = { $tools ->
        [yes] Tools that help the last roll of the round are used automatically.
       *[no] {""}
    }
option-action = { place }
    .detail = { $figures ->
        [1] 1 figure: { $gives }
       *[other] { $figures } figures: { $gives }
    }
option-card-here = { $space ->
    [one] Card for 1 resource
   *[other] Card for { $space } resources
}
    .detail = { $card }
option-build-here = Building { $pile }
    .detail = { $cost }
ask-gather = { $dice ->
    [1] What does the die show?
   *[other] What is the sum of the dice?
}
    .about = { $dice ->
        [1] { place }: roll 1 die
       *[other] { place }: roll { $dice } dice
    }
ask-tools = Do you use a tool?
    .about = { $total ->
        [1] 1 pip gives { $goods } (1 for every { $divisor } pips)
       *[other] { $total } pips give { $goods } (1 for every { $divisor } pips)
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
        [yes] helps only with another tool
       *[no] { $goods }
    }
ask-buy = { $first ->
    [1] Do you buy this card for { $left ->
        [1] 1 resource
       *[other] { $left } resources
    }?
   *[0] Which resource do you pay next?
}
    .about = { tribe }. { $first ->
        [1] { $card }
       *[0] { $card }. { $left } more to pay
    }
ask-build = { $first ->
    [1] Do you build this building?
   *[0] Which resource do you pay next?
}
    .about = { tribe }. { $first ->
        [1] Cost: { $cost }
       *[0] Cost: { $cost }. { $left } more to pay
    }
option-leave = Leave it
    .detail = the figure returns, you pay nothing
option-build = Build
    .detail = pay { $cost }
option-pay = Pay { $goods }
    .detail = { $left } left
option-cash = Use the two-resources card
    .detail = { $cards ->
        [1] spend the card you kept
       *[other] spend one of your { $cards } cards
    }
ask-two-resources = Which two resources do you take?
ask-dice-card = What do the dice show?
    .about = Roll 2 dice for the card
ask-keep-die = Which die do you keep?
option-die = Die { $die }
    .detail = { $gain }
ask-resource-roll = What is the sum of the dice?
    .about = Roll 2 dice for { good-name }
ask-extra-card = Which card is it?
    .about = Draw the next card of the deck
ask-card-turned = Which card is it?
    .about = Turn up a card for space { $space }
ask-tile-turned = What does the building cost?
    .about = Turn up a tile on building pile { $pile }
ask-missing-food = Do you pay a resource for missing food?
    .about = Missing food: { $missing }
option-tire = Accept fatigue
    .detail = the limit falls by { $missing } to { $fatigue }

## Story

told-setup = Set-up: { $food } food, fatigue limit { $fatigue }.
    .why = The level sets your food and your fatigue limit at the start.
told-card = Space { $space }: { $card }.
    .why = { $space ->
        [4] The card on space 4 cannot be bought. It raises the food you owe this round.
        [1] A figure on this card can buy it for 1 resource.
       *[other] A figure on this card can buy it for { $space } resources.
    }
told-tile = Building pile { $pile }: { $cost }.
    .why = The top tile of each pile is always face up.
told-round = Round { $round }
    .why = Each round you place your figures, act and feed them. New cards come last.
told-placing = { tribe } is placed: { $figures ->
    [1] 1 figure
   *[other] { $figures } figures
}.
    .why = You place all figures of a tribe before you choose the next one.
told-placed = { tribe }, { $figures ->
    [1] 1 figure
   *[other] { $figures } figures
}: { place }.
    .why = You must place every figure. Only the hunting grounds are never full.
told-initiative = Initiative of { tribe }: { $total }.
    .why = You roll one die for each figure. The lowest sum acts first, the highest sits out.
told-acts = { tribe } acts (initiative { $initiative }).
    .why = No other tribe that still acts has a lower initiative.
told-tie = Initiative { $initiative } is tied. You choose if the order can matter.
    .why = You choose which tied tribe acts first, if the order can matter.
told-tie-highest = Initiative { $initiative } is tied for the highest.
    .why = The remaining tribes are tied. You choose who acts. The last one sits out.
told-sits-out = { $chosen } acts, so { tribe } will sit out.
    .why = Only three tribes act in a round, and you have chosen the last of them.
told-rests = { tribe } has the highest initiative, { $initiative }, and sits out. The figures return.
    .why = Only three tribes act in a round.
told-roll = { place }: { $dice ->
    [1] 1 die shows { $total }.
   *[other] { $dice } dice give { $total }.
}
    .why = You roll one die for each figure of the tribe at this place.
told-tool-used = { $kind ->
    [one-use] One-use tool { $value } is spent.
   *[tile] { $unasked ->
        [yes] Tool { $value } is used automatically.
       *[no] Tool { $value } is used.
    }
}
    .why = { $kind ->
        [one-use] A one-use tool helps a single roll. Then the card is discarded.
       *[tile] { $unasked ->
            [yes] No later roll this round can use this tool. Next round it is ready again.
           *[no] The tool adds its value to this roll. No tribe can use it again this round.
        }
    }
told-gain = { $total ->
    [1] 1 pip
   *[other] { $total } pips
}: { $goods } (1 for every { $divisor } pips){ $more ->
    [0] {""}
   *[other] , { $more } of it thanks to tools
}.
    .why = Each piece takes { $divisor } pips here. Pips left over are lost.
told-tool = Toolmaker: tools +1, now worth { $total }.
    .why = You get a new tool of 1. If you have three, the lowest rises by 1.
told-tools-best = All three tools are already at 4, so this one is lost.
    .why = No tool can rise above 4.
told-field = The field grows to { $field }.
    .why = A larger field gives you more food every round.
told-field-best = The field is already at 10, so this step is lost.
    .why = The agriculture track ends at 10.
told-hut = Hut: { tribe } grows to { $figures } figures.
    .why = Two figures of one tribe in the hut bring a third from the reserve.
told-hut-empty = Hut: { tribe } has no figures left in reserve.
    .why = A tribe grows only while it has figures in reserve.
told-paid = You pay { $goods }.
    .why = You chose this resource.
told-paid-for = You pay for { $bought }: { $goods }.
    .why = You chose what to pay with.
bought-card = the card { $name }
bought-building = the building
told-left = { $able ->
    [no] You cannot pay, so the figure returns without buying.
   *[yes] The figure returns without buying.
}
    .why = { $able ->
        [no] You cannot afford it, so the question is skipped.
       *[yes] A figure at a card or building may always return without paying.
    }
told-bought = You buy the card { $name }: { $effect }.
    .why = You get what the upper half of a card shows, once, when you buy it.
told-green = Green background: { $food } food.
    .why = A green card gives you food as well.
told-sand = Sand background: the fatigue limit rises to { $fatigue }.
    .why = A sand card raises the limit by 1, once.
told-dice-card = The dice show { $high } and { $low }.
    .why = For a dice card you roll two dice and keep one.
told-die = You keep the { $die }: { $gain }.
    .why = Only the die you keep gives you what the card lists for it.
told-resource-roll = The dice give { $total }.
    .why = For this card both dice count together, and you may add tools.
told-extra-card = { $name } leaves the deck.{ $last ->
    [0] {""}
   *[other] {" "}The game now ends after round { $last }.
}
    .why = The writing card removes the next card. The deck runs out sooner.
told-built = You build for { $cost } and now have { $tiles ->
    [1] 1 building
   *[other] { $tiles } buildings
}.
    .why = Buildings give no points here. You discard them at the end of a round.
told-cash = You use the two-resources card: { $goods }.
    .why = You can spend the card at any payment that it helps.
told-field-food = { $missing ->
    [0] Feeding: you need { $need } food. The field gives { $food }.
   *[other] Feeding: you need { $need } food. The field gives { $food }, and { $missing } food is missing.
}
    .why = Before you feed your figures, you take as much food as your field shows.
told-hunger = Your figures eat { $figures } food.
    .why = Every figure eats, also in the tribe that sat out.
told-extra = The card { $card } on space 4 costs { $extra } more food.
    .why = { $kind ->
        [green] A green card on space 4 always costs 4 food.
        [shaman] A shaman costs 1 food for each figure of your largest tribe.
        [builder] A builder costs 1 food for each building that counts.
        [farmer] A farmer costs as much food as your field shows.
       *[toolmaker] A toolmaker costs as much food as your tools are worth.
    }
told-fed = { $missing ->
    [0] You pay { $paid } food. Everyone is fed.
   *[other] You pay { $paid } food. { $missing } food is missing.
}
    .why = { $missing ->
        [0] Figures and card together cost { $paid }, and your food was enough.
       *[other] Food is paid first. You may pay the missing { $missing } in resources.
    }
    .cause = Feeding
told-tired = { $loss } food stays unpaid. The fatigue limit falls to { $fatigue }.
    .why = Each unpaid food lowers the limit by 1.
    .cause = Unpaid food
told-tile-given = { $given ->
    [1] You discard 1 building and keep { $left }.
   *[other] You discard { $given } buildings and keep { $left }.
}
    .why = At the end of every round you must discard buildings.
    .cause = Discarded at the end of the round
told-tile-lacking = Too few buildings to discard: the limit falls by { $loss } to { $fatigue }.
    .why = If you cannot discard the buildings due, the fatigue limit falls.
    .cause = Too few buildings to discard
told-lost = The tribes are exhausted. You have lost.
    .why = At fatigue limit 0 you lose at once.
told-cards-leave = { $slide ->
    [1] The card on space 4 is discarded. The other cards slide right.
   *[0] All cards on the board are discarded.
}
    .why = { $slide ->
        [1] By this ruling only the card on space 4 is discarded.
       *[0] By this ruling every card on the board is discarded each round.
    }
told-won = No card is left to turn up. You have won!
    .why = You had to survive until the deck was empty.

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
zone-stores = Your supply
zone-hunger = Hunger and fatigue
spot-deck = Deck
deck-note = { $last ->
    [0] you win when the deck cannot fill the spaces
   *[other] you win when the deck cannot fill the spaces, after round { $last } at the latest
}
spot-card = Card space { $space }
spot-extra = Extra food for the card on space 4
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
buildings-note = { $down } discarded, face down
spot-two-resources = Two-resources card
spot-fatigue = Fatigue limit
spot-hunger = Food due
spot-buildings-due = To discard
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
    [0] enough so far
   *[other] { $missing } missing
}
hunger-card = { $kind ->
    [green] { $name }: 4 more food
    [shaman] { $name }: 1 more food per figure of the largest tribe
    [builder] { $name }: 1 more food per building counted
    [farmer] { $name }: as much more food as your field shows
   *[toolmaker] { $name }: as much more food as your tools are worth
} [{ $rule }]
    .short = { $name }
buildings-due = { $lacking ->
    [0] { $due ->
        [1] 1 building at the end of the round
       *[other] { $due } buildings at the end of the round
    }
    [1] 1 building missing: limit −{ $loss }
   *[other] { $lacking } buildings missing: limit −{ $loss }
}
    .short = { $lacking ->
        [0] you have enough
       *[other] limit −{ $loss }
    }

## Captions on the board

label-pips = { $pips } pips =
label-camp = Your camp
label-space-3 = space 3 stays empty
label-never = cannot be bought
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
label-extra = costs
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
label-odds = { tribe }, { $dice } dice: { $passes } % above { $leader }, { $meets } % tie
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
label-buildings = { $here } here, { $given } discarded
label-falls = As things stand, the limit drops to { $fatigue } this round{ $buildings ->
    [0] {""}
   *[other] {" "}(hunger { $hunger }, buildings { $buildings })
}. At 0 you lose.
label-holds = Your food is enough this round. At 0 you lose.
label-loses = At 0 you lose.
label-hunger = Feeding this round
label-mouths = { $mouths } figures eat
label-on-4 = { $card } on space 4
label-due = Due
label-store = In your supply
label-field = Field
label-paid = Paid
label-missing = Missing
label-left-over = Left over
label-stand-in = { $resources ->
    [0] You have no resources to pay instead.
    [1] Your resource can replace 1 food.
   *[other] You have { $resources } resources. Each can replace 1 food.
}
label-strip-due = due { $due }
label-strip-limit = limit { $fatigue }

group-cards = Civilization cards
group-buildings = Buildings

## End

why-won = The deck ran out after { $rounds } { $rounds ->
    [1] round
   *[other] rounds
}. Your tribes have survived.
why-lost = The fatigue limit fell to 0. You survived { $rounds } { $rounds ->
    [1] round
   *[other] rounds
}.
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
primer-line = All four tribes are yours. There are no points: stay alive.
primer-1 = Outlast the deck
    .detail = You win when the deck is empty. You lose when the fatigue limit falls to 0.
primer-2 = Place, then roll
    .detail = Place all figures of one colour, then roll a die for each. The sum is their initiative.
primer-3 = The highest sits out
    .detail = The lowest initiative acts first. The highest does not act.
primer-4 = Gather, build, buy
    .detail = 1 food costs 2 pips, wood 3, clay 4, stone 5, gold 6. Cards and buildings help you.
primer-5 = Feed your tribes
    .detail = Each figure eats { $level ->
        [large-tribe] 2
       *[other] 1
    } food. The card on space 4 costs more. Then discard { $level ->
        [cool-night] 2 buildings
       *[other] 1 building
    }.
primer-6 = Hunger tires your tribes
    .detail = Each missing food lowers the limit by 1, too few buildings by 3.

## Guide of the first game

guide-ask-place = Forest, Clay pit, Quarry and River give resources. The Hunting grounds give food.
guide-ask-place-2 = The Hut takes two figures and adds one to the tribe.
guide-ask-place-3 = A figure on a card or a building can get it later, for resources.
guide-ask-place-4 = Each round you discard a building. Without one, the fatigue limit falls by 3.
guide-ask-place-5 = The Field gives food every round. A tool adds pips to your rolls.
guide-ask-place-6 = Nobody can buy the card on space 4. It costs you extra food.
guide-ask-placed = The dice decide the order. The lowest initiative acts first, the highest sits out.
guide-ask-tie = Tribes with equal initiative act in the order you choose.
guide-ask-tie-highest = One of these tribes sits out. Its figures bring nothing this round.
guide-ask-action = The tribe acts at all its places, in the order you choose.
guide-ask-tools = A tool adds its value to this roll. Each tool helps once per round.
guide-ask-buy = Resources of any kind pay for a card. Food does not.
guide-ask-keep-die = Each number brings something else. Only the die you keep counts.
guide-ask-build = Buildings bring no points here. Each round you need one to discard.
guide-ask-missing-food = Each missing food lowers the limit by 1. A resource can replace it.
guide-end = The guide ends here. Outlast the deck: “?” explains rules, “Hint” suggests answers.

## Themes: what an answer is better or worse for, in hints and reviews

amount-fatigue = { $sense ->
    [better] your fatigue limit is { $amount } higher
   *[worse] your fatigue limit is { $amount } lower
}
amount-tiles = { $sense ->
    [better] { $amount ->
        [one] 1 more building
       *[other] { $amount } more buildings
    }
   *[worse] { $amount ->
        [one] 1 building fewer
       *[other] { $amount } buildings fewer
    }
}
amount-people = { $sense ->
    [better] { $amount ->
        [one] 1 more figure
       *[other] { $amount } more figures
    }
   *[worse] { $amount ->
        [one] 1 figure fewer
       *[other] { $amount } figures fewer
    }
}
amount-field = { $sense ->
    [better] { $amount } more food in every later round
   *[worse] { $amount } less food in every later round
}
amount-tools = { $sense ->
    [better] your tools are worth { $amount } more
   *[worse] your tools are worth { $amount } less
}
amount-resources = { $sense ->
    [better] { $amount ->
        [one] 1 more resource
       *[other] { $amount } more resources
    }
   *[worse] { $amount ->
        [one] 1 resource fewer
       *[other] { $amount } resources fewer
    }
}
amount-wood = { $sense ->
    [better] { $amount } more wood
   *[worse] { $amount } less wood
}
amount-clay = { $sense ->
    [better] { $amount } more clay
   *[worse] { $amount } less clay
}
amount-stone = { $sense ->
    [better] { $amount } more stone
   *[worse] { $amount } less stone
}
amount-gold = { $sense ->
    [better] { $amount } more gold
   *[worse] { $amount } less gold
}
amount-food = { $sense ->
    [better] { $amount } more food
   *[worse] { $amount } less food
}
theme-resting = { $sense ->
    [better] the tribes you need are more likely to act
   *[worse] a tribe you need is more likely to sit out
}
theme-meal = { $sense ->
    [better] it leaves you more food this round
   *[worse] it leaves you less food this round
}
theme-resources = { $sense ->
    [better] it brings you more resources
   *[worse] it costs you resources
}
theme-tools = { $sense ->
    [better] it leaves you better tools
   *[worse] it leaves you weaker tools
}
theme-cards = { $sense ->
    [better] you get more from the cards
   *[worse] you get less from the cards
}
theme-field = { $sense ->
    [better] it brings you more food in later rounds
   *[worse] it brings you less food in later rounds
}
theme-people = { $sense ->
    [better] it makes your tribes larger
   *[worse] it leaves your tribes smaller
}
theme-fatigue = { $sense ->
    [better] it keeps your fatigue limit higher
   *[worse] it lowers your fatigue limit
}
theme-tiles = { $sense ->
    [better] it leaves you more buildings to discard
   *[worse] it leaves you fewer buildings to discard
}
