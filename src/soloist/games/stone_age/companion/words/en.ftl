### Stone Age beside the real board, in English

## Values

value-limit = limit
value-deck = deck
value-figures = figures
value-field = field
value-tools = tools
value-given = discarded
value-buildings = buildings
value-round = round
value-red = Red
value-blue = Blue
value-yellow = Yellow
value-green = Green

## Set-up

space = { $space }
told-lay-out = Set-up
    .why = Set up the base game with these changes. Your fatigue limit starts at { $fatigue }.
told-lay-base = Set up the base game without expansions
    .why = What this list does not change stays as in the base game.
told-lay-cards = Put a card on spaces { $spaces }
    .detail = on space 4 it covers the price. The other spaces stay empty, { $deck } cards stay in the deck
    .why = The card on space 4 cannot be bought. It only costs you food.
told-lay-figures = Put { $figures } figures of each colour on your board
    .detail = { $reserve } of each beside it as a reserve, 1 of each on 0 of the score track (initiative), the others in the box
    .why = All four tribes are yours. The figures on the score track show initiative, not points.
told-lay-food = Take { $food } food
    .why = This is the food of your level.
told-lay-buildings = Put the { $tiles } “1–7” buildings on your board
    .detail = discard { $due } each round. { too-few-buildings }. Shuffle the others: { $piles } piles of { $height } on building spaces, the rest in the box
    .why = You start with these buildings on your board and discard them later.
told-lay-limit = Put a food token on { $fatigue }
    .detail = on the score track. This fatigue token shows your limit: at 0 you lose
    .why = The token shows how much your tribes can bear. It is not part of your food.
told-lay-field = Put the field marker on { $field }
    .detail = the sheet says 15, but this track ends at 10
    .why = The agriculture track works as in the base game. It has no space 15.
ask-laid-out = Is everything set up?
    .about = { $last ->
        [0] Survive until the deck is empty to win.
       *[other] Survive { $last } rounds to win.
    } No points.

## The card on space 4

ask-on-four = Round { $round }: which card is on space 4?
    .about = { $refill ->
        [no] { $last ->
            [yes] This is the last round. Survive it to win.
            [maybe] The deck may run out after this round.
           *[no] Card 4 cannot be bought.
        }
       *[all] { $refill ->
            [slide] First discard card 4, slide the others, refill.
           *[all] First discard all cards on the board and refill { $spaces }.
        } { $last ->
            [yes] This is the last round.
            [maybe] The deck may run out.
           *[no] Card 4 cannot be bought.
        }
    }
option-on-four = { $kind ->
    [green] Green card
    [shaman] Shaman
    [builder] Builder
    [farmer] Farmer
   *[toolmaker] Toolmaker
}
    .detail = { $counts ->
        [tools] costs your tool value
        [buildings] 1 food per building
       *[known] costs { $extra } food
    }
ask-tool-sum = What are your tools worth now?
    .about = Count all tool tiles, used or not. No one-use tool cards.{ $tools ->
        [0] {""}
       *[other] {" "}Last value: { $tools }.
    }
ask-building-count = How many buildings are on your board?
    .about = The builder costs 1 food for each building.
option-count = { $count }

told-on-four = { $kind ->
    [green] Green card on space 4
    [shaman] Shaman on space 4
    [builder] Builder on space 4
    [farmer] Farmer on space 4
   *[toolmaker] Toolmaker on space 4
}
    .why = Round { $round }: on space 4 only the type of the card counts.
told-tools-counted = Count your tools: { $before } → { $now }
    .why = The toolmaker costs { $now } food, the value of all your tool tiles.
told-place-tribes = Place one whole colour, roll, then the next colour
    .detail = 1 die per figure, no tools. Marker to the sum: its initiative. Several places are allowed, with room as for 4 players. Hunting: any number. Hut: 2 figures of one colour
    .why = All figures of a colour must be placed. You know its roll before you place the next colour. Colours may share a place.
told-purchases = Card bought: take its upper half, green +2 food
    .detail = sand card: limit +1. Card with six die faces: roll 2 dice, no tools, choose 1. Discard used cards. Buildings go on your board. No points{ $empty ->
        [yes] . An empty pile of buildings does not end the game
       *[no] {""}
    }
    .why = Cards give what the upper half shows, and a bonus for their colour. Only you roll.
told-play-round = Lowest initiative acts first, the highest sits out
    .detail = in a tie you choose who acts, the last colour sits out. You choose the order of actions. Each tool serves once for all colours. Then all figures come home, all initiative to 0
    .why = Only three tribes act in a round, in the order of their initiative.
told-pay = Pay { $due } food (figures { $figures }, { $kind ->
    [green] green card
    [shaman] largest tribe
    [builder] { $counts ->
        [board] buildings
       *[given] discarded buildings
    }
    [farmer] farmer card
   *[toolmaker] tools
} { $extra })
    .detail = { $field ->
        [0] at the end of the round. If food runs short, 1 resource replaces 1 food
       *[other] at the end of the round. The field gives { $field }. If food runs short, 1 resource replaces 1 food
    }
    .why = { $field ->
        [0] {""}
       *[other] First your field gives { $field } food.{" "}
    }{ $mouths } figures eat { $each } each, that is { $figures }. { $kind ->
        [green] A green card costs 4.
        [shaman] The shaman costs { $extra }, the size of your largest tribe.
        [builder] The builder costs { $extra }, 1 for each building that counts.
        [farmer] The farmer costs { $extra }, as much as your field.
       *[toolmaker] The toolmaker costs { $extra }, the value of your tools.
    }
too-few-buildings = { $due ->
    [1] None left: limit −{ $loss }
   *[other] { $lack ->
        [per_tile] Limit −{ $loss } for each one missing
        [all_or_nothing] Too few: discard none, limit −{ $loss }
       *[once] Too few: discard those you have, limit −{ $loss }
    }
}
told-give-up = { $due ->
    [1] Discard 1 building
   *[other] Discard { $due } buildings
}
    .detail = face down beside your board{ $lack ->
        [no] {""}
       *[yes] . { too-few-buildings }
    }
    .why = At the end of every round you must discard buildings. This time: { $due }.
told-will-lack = Too few buildings: the limit will fall by { $loss }
    .why = { $lacking ->
        [1] 1 building will be missing
       *[other] { $lacking } buildings will be missing
    }, so the limit falls by { $loss }.
told-last-round = { $last ->
    [yes] Survive this round to win
   *[maybe] Buy { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    } and survive to win
}
    .why = { $last ->
        [yes] After this round the deck ({ $cards }) cannot fill the spaces.
       *[maybe] Cards left in the deck: { $cards }. Space 4 and each card you buy take one.
    }

## Your round

ask-fed = End of round: { $due } food paid?
    .about = First tap what you gained.{ $field ->
        [0] {""}
       *[other] {" "}The field gives { $field }.
    }{ $loss ->
        [0] { $tiles ->
            [1] {" "}Then discard 1 building.
           *[other] {" "}Then discard { $tiles } buildings.
        }
       *[other] {" "}Too few buildings: limit −{ $loss }.
    }
option-all-paid = All paid
    .detail = { $lacking ->
        [0] { $given ->
            [1] 1 building discarded
           *[other] { $given } buildings discarded
        }
       *[other] { $fatigue ->
            [0] limit 0: you lose
           *[other] limit { $fatigue }
        }
    }
option-food-missing = Food is missing
    .detail = { $fatigue ->
        [1] limit 0: you lose
       *[other] limit −1 each
    }
option-paid-fewer = { $most ->
    [0] Paid, I have none
   *[other] { $tiles ->
        [0] Paid, too few buildings
       *[other] Paid, I have 1
    }
}
    .detail = { $fatigue ->
        [0] limit 0: you lose
       *[other] limit −{ $loss }, then { $fatigue }
    }
option-fewer-buildings = { $most ->
    [0] No, I have none
   *[other] { $tiles ->
        [0] No, fewer than 2
       *[other] No, I have 1
    }
}
    .detail = { $fatigue ->
        [0] limit 0: you lose
       *[other] limit −{ $loss }, then { $fatigue }
    }
event-figure = Figure
    .detail = now { $figures }
event-field = Field
    .detail = now { $field }
event-tool = Tool
    .detail = now { $tools }
event-sand = Sand card
    .detail = limit +1
event-extra-card = Extra card (writing)
    .detail = deck −1
event-building = Building
    .detail = built
event-roll = Roll for me
    .detail = initiative
ask-which-tribe = Which tribe grows?
    .about = The 2 figures in the hut show the colour.
option-grows = { $tribe }
    .detail = { $before } → { $now }
ask-extra-background = Which background does the extra card have?
    .about = By this ruling the extra card gives its bonus.
option-background = { $background ->
    [sand] Sand
   *[green] Green
}
    .detail = { $background ->
        [sand] limit +1
       *[green] 2 food
    }
told-grows-now = Add a figure to { $tribe }: { $before } → { $now }
    .why = The new figure comes from the reserve. It already eats this round.
told-field-now = Move the field marker: { $before } → { $now }
    .why = Your field now gives { $now } food every round.
told-tools-now = Raise your tools: { $before } → { $now }
    .why = The toolmaker on space 4 now costs { $now } food, the value of your tools.
told-building-now = Put the building on your board: { $before } → { $now }
    .why = The builder on space 4 counts the buildings on your board, now { $now }.
told-limit-now = Move the fatigue token: { $before } → { $now }
    .why = A sand card raises the limit by 1, once.
told-green-food = Take { $food } food
    .why = By this ruling the extra card gives its own bonus.
told-deck-now = Remove the top card: deck { $before } → { $now }
    .why = The writing card removes the next card. The deck runs out sooner.
told-last-now = Last round: { $before } → { $now }
    .why = The deck now lasts until round { $now }.

## Initiative

ask-who-rolls = Which tribe rolls now?
    .about = Place all figures of the tribe first. Place the next tribe after this roll.
option-roll-tribe = { $tribe }
    .detail = { $dice } dice
option-roll-all = Catch up { $tribes } rolls
    .detail = if you forgot to roll in between
option-roll-back = Back to the round
    .detail = { $tribes ->
        [1] 1 tribe has not rolled
       *[other] { $tribes } tribes have not rolled
    }
tribe-rolled = { $tribe } { $total }
rolled-here = rolled { $total }
told-move-marker = Move the marker of { $tribe } to { $total }
    .why = { $dice } dice, one for each figure, gave { $total }.
told-act-in-order = Act in this order: { $order }
    .detail = { $tied ->
        [yes] you decide who goes first with the same number
       *[no] {""}
    }
    .why = The lowest initiative acts first. You decide ties.
told-sits-out-now = Let { $tribe } sit out with { $total }
    .why = { $total } is the highest initiative, and only three tribes act.
told-choose-who-rests = Choose who sits out: { $tribes }
    .detail = { $tied ->
        [2] the other tribe acts last
       *[other] the other tribes act last
    }
    .why = These tribes tie for the highest initiative, { $total }. One of them sits out.

## Feeding and the end of the round

ask-how-much-missing = How much food is missing?
    .about = { $field ->
        [0] Food due: { $due }.
       *[other] Due: { $due }. Field: { $field }, rest: { $left }.
    } If food runs short, 1 resource replaces 1 food.
option-missing-food = { $missing }
    .detail = limit { $fatigue }
option-none-missing = Nothing is missing
    .detail = the field pays everything
option-missing-more = { $missing } or more
    .detail = limit 0: you lose
ask-given-up = { $due ->
    [1] Did you discard a building?
   *[other] Did you discard { $due } buildings?
}
    .about = You must discard { $due ->
        [1] 1 building
       *[other] { $due } buildings
    } if you can.
option-given = { $due ->
    [1] 1 building discarded
   *[other] { $due } buildings discarded
}
ask-cards-bought = How many cards did you buy?
    .about = Only bought cards and the card on space 4 are replaced.
option-cards-bought = { $cards }
    .detail = deck { $deck }
told-end-of-round = End of round { $round }
    .why = First food, then buildings, then new cards. You can lose after food and after buildings.
told-tire = Move the fatigue token: { $before } → { $now }
    .why = { $loss } food stays unpaid. Each unpaid food lowers the limit by 1.
told-turn-down = Discarded buildings: { $before } → { $now }
    .detail = in all
    .why = Discarded this round: { $given }.
told-tire-buildings = Move the fatigue token: { $before } → { $now }
    .why = Too few buildings to discard: the limit falls by { $loss }.
told-replace-cards = New cards on { $spaces }: deck { $before } → { $now }
    .why = By this ruling every card on the board is discarded each round.
told-slide-cards = New cards: { $cards }, deck { $before } → { $now }
    .why = By this ruling cards you did not buy slide right. Empty spaces are filled in the order 1, 2, 4.
told-bring-home = Tools ready, figures home, all initiative on 0
    .why = The next round begins with all figures and tools ready.

## What this round asks for

spot-eaten = { $mouths } figures eat
spot-on-four = { $kind ->
    [green] Green card on space 4
    [shaman] Shaman on space 4: largest tribe
    [builder] Builder on space 4: buildings
    [farmer] Farmer on space 4: your field
   *[toolmaker] Toolmaker on space 4: your tools
}
spot-food-due = together
spot-field-food = of it from the field
spot-to-find = of it from your supply

## On paper

sheet-round = Every round
sheet-look-at-four = Look at the card on space 4. It cannot be bought, its type costs you food
sheet-place = Place all figures of one tribe, on any places. Roll 1 die for each, marker to the sum. Then the next tribe
sheet-act = The tribe with the lowest initiative acts first. You decide ties
sheet-sits-out = { $acting } tribes act. The one with the highest initiative sits out, its figures return
sheet-buildings = Buildings: pay as usual, no points, put them on your board
sheet-cards = Cards: take what the upper half shows. Green: 2 more food. Sand: limit +1
sheet-dice-cards = Cards with six die faces: roll 2 dice and choose one. Only you gain
sheet-feeding = Feeding and the end of the round
sheet-take-field = Take the food your field gives
sheet-pay = Pay { $each } food for each figure, and for the card on space 4:
sheet-extra = { $kind ->
        [green] Green card: { $food }
        [shaman] Shaman: 1 for each figure of your largest tribe
        [builder] { $counts ->
            [board] Builder: 1 for each building on your board
           *[given] Builder: 1 for each building discarded before
        }
        [farmer] Farmer: as much as your field gives
       *[toolmaker] Toolmaker: the sum of your tools, used or not
    }
sheet-missing = Pay food first, then resources if you like, one for one. Limit −1 for each food still missing
sheet-give-up = Discard { $due } { $due ->
        [one] building
       *[other] buildings
    }, face down beside your board. { $penalty ->
        [per_tile] Limit −{ $loss } for each one missing
        [all_or_nothing] Too few: discard none, limit −{ $loss }
       *[once] { $due ->
            [1] None left: limit −{ $loss }
           *[other] Too few: discard those you have, limit −{ $loss }
        }
    }
sheet-refill = { $slide ->
        [yes] Discard the card on space 4, slide the others right. Fill the empty spaces of { $spaces }
       *[no] Discard all cards on the board, put new ones on spaces { $spaces }
    }
sheet-home = Take all figures back, initiative to 0, tools ready. The fatigue token stays
sheet-mind = Easily forgotten
sheet-mind-eats = The tribe that sits out eats too, and so does a figure gained this round
sheet-mind-hut = The hut needs 2 figures of one colour. That colour grows
sheet-mind-extra-card = Writing card that draws another: remove the top card of the deck{ $bonus ->
        [yes] , with its bonus
       *[no] , without effect
    }
sheet-mind-spaces = Cards are on spaces { $spaces } only. Place no figure on 4. Colours may share a place
sheet-mind-tools = No tools for initiative or cards with six die faces. A used tool is used for all tribes
sheet-mind-piles = An empty pile of buildings does not end the game
sheet-end = The end
sheet-lose = Limit at 0, after food or after buildings: you lose at once
sheet-win = A space must be filled and the deck is empty: you win{ $last ->
        [0] {""}
       *[other] , after round { $last }
    }
    .detail = each round takes { $cards } cards. If the deck just suffices, there is one more round
sheet-no-points = No points. Rounds survived and the limit left show how well you did
sheet-on-four = Card on 4
sheet-due = Food due
label-clock = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
