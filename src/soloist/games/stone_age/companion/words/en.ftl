### Stone Age beside the real board, in English

## Values

value-limit = limit
value-deck = deck
value-figures = figures
value-field = field
value-tools = tools
value-given = given up
value-buildings = buildings
value-round = round
value-red = Red
value-blue = Blue
value-yellow = Yellow
value-green = Green

## Set-up

space = { $space }
told-lay-out = Lay it out
    .why = Only what is said here differs from the base game; your fatigue limit begins at { $fatigue }.
told-lay-cards = Lay a card on spaces { $spaces }
    .detail = the other spaces stay empty; { $deck } cards in the deck
    .why = The card on space 4 is never for sale: it only makes your tribes hungrier.
told-lay-figures = Take { $figures } figures of each colour
    .detail = { $reserve } of each beside your board, 1 of each on 0 of the score track
    .why = All four tribes are yours; those on the score track show initiative, not points.
told-lay-food = Take { $food } food
    .why = With so much food this level begins.
told-lay-buildings = Take the { $tiles } “1–7” buildings
    .detail = { $piles } piles of { $height } from the others, the rest stays in the box
    .why = They lie on your board only to be given up later.
told-lay-limit = Put a food token on { $fatigue }
    .detail = on the score track: your fatigue limit; at 0 you lose
    .why = The token marks how much your tribes can bear; it is not part of your food.
told-lay-field = Put the field marker on { $field }
    .detail = the sheet says 15, but this track has no 15. No points are ever scored.
    .why = The agriculture track works as in the base game; the sheet’s 15 is no space of it.
ask-laid-out = Is everything set up?
    .about = Then round 1 begins.

## The card on space 4

ask-on-four = Round { $round }: what lies on space 4?
    .about = { $last ->
        [yes] The last round: survive it and you win.
        [maybe] The deck may end with this round.
       *[no] It is never for sale. It makes your tribes hungrier.
    }
option-on-four = { $kind ->
    [green] Green card
    [shaman] Shaman
    [builder] Builder
    [farmer] Farmer
   *[toolmaker] Toolmaker
}
    .detail = { $kind ->
        [green] +{ $extra }
        [shaman] largest tribe +{ $extra }
        [builder] { $counts ->
            [board] buildings +{ $extra }
           *[given] given up +{ $extra }
        }
        [farmer] field +{ $extra }
       *[toolmaker] tools +{ $extra }
    }
ask-tool-sum = What are your tools worth now?
    .about = The toolmaker asks for it. Last told: { $tools }. Count all tool tiles, used or not.
ask-building-count = How many buildings are on your board?
    .about = The builder asks for as much food.
option-count = { $count }

told-on-four = { $kind ->
    [green] Green card on space 4
    [shaman] Shaman on space 4
    [builder] Builder on space 4
    [farmer] Farmer on space 4
   *[toolmaker] Toolmaker on space 4
}
    .why = Round { $round }: only the type of the card on space 4 counts, not what it gives.
told-tools-counted = Count your tools: { $before } → { $now }
    .why = The toolmaker asks for { $now } food, what all your tool tiles are worth.
told-place-tribes = Place colour by colour, all figures of it
    .detail = then roll 1 die per figure: its initiative. Places hold as many as with 4 players.
    .why = All figures of a colour go out, also to different places. Colours may share a place.
told-dice-cards = Dice card: roll 2 dice and choose 1
    .detail = Green card: 2 food more. Sand card: limit +1. A card without further effect goes away.
    .why = Cards give what the upper half shows, and no points. Only you roll.
told-play-round = Lowest initiative acts first; the highest rests
    .detail = at a tie you choose
    .why = Each tribe is placed whole and rolls; the lowest acts first, the highest not at all.
told-pay = Pay { $due } food ({ $figures } figures + { $extra } card)
    .detail = { $field ->
        [0] at the end of the round; resources may stand in, one for one
       *[other] at the end of the round, { $field } of it from the field; resources may stand in, one for one
    }
    .why = { $field ->
        [0] {""}
       *[other] First your field of { $field } brings { $field } food.{" "}
    }{ $mouths } figures eat { $each } each, that is { $figures }. { $kind ->
        [green] A green card asks for 4.
        [shaman] The shaman asks for { $extra }, the size of your largest tribe.
        [builder] The builder asks for { $extra }, one for each building that counts.
        [farmer] The farmer asks for { $extra }, as much as your field.
       *[toolmaker] The toolmaker asks for { $extra }, what your tools are worth.
    }
told-give-up = { $due ->
    [1] Give up 1 building
   *[other] Give up { $due } buildings
}
    .detail = face down beside your board
    .why = At the end of every round buildings must go, if you have them: this time { $due }.
told-will-lack = Expect { $loss } fatigue for lacking buildings
    .why = { $lacking ->
        [1] 1 building is lacking
       *[other] { $lacking } buildings are lacking
    }: no more can be there, so the limit falls by { $loss }.
told-last-round = { $last ->
    [yes] Survive this round, and you win
   *[maybe] Buy { $cards ->
        [1] 1 card
       *[other] { $cards } cards
    }, survive, and you win
}
    .why = { $last ->
        [yes] The deck ({ $cards }) cannot fill the spaces after this round.
       *[maybe] The deck holds { $cards }; space 4 needs one, and each card bought needs one.
    }

## Your round

ask-fed = { $field ->
    [0] Pay { $due } food. Paid?
   *[other] Pay { $due } food, { $field } of it from the field. Paid?
}
    .about = { $tiles ->
        [0] {""}
        [1] Then give up 1 building.{" "}
       *[other] Then give up { $tiles } buildings.{" "}
    }Tap what you gain. Green cards bring 2 food.
option-all-paid = All paid
option-food-missing = Food is missing
    .detail = limit { $fatigue }, one less for each
option-fewer-buildings = { $most ->
    [0] No building
   *[other] { $tiles ->
        [0] Fewer than 2 buildings
       *[other] Only 1 building
    }
}
    .detail = limit falls to { $fatigue }
event-figure = Figure
    .detail = now { $figures }
event-field = Field
    .detail = now { $field }
event-tool = Tool
    .detail = now { $tools }
event-sand = Sand card
    .detail = limit +1
event-extra-card = Writing card
    .detail = draws another
event-building = Building
    .detail = built
event-roll = Roll for me
    .detail = initiative
ask-which-tribe = Which tribe grows?
    .about = The shaman counts the largest tribe, so the colour matters.
option-grows = { $tribe }
    .detail = { $before } → { $now }
ask-extra-background = What background has the extra card?
    .about = By this reading it gives its bonus: green 2 food, sand limit +1.
option-background = { $background ->
    [sand] Sand
   *[green] Green
}
    .detail = { $background ->
        [sand] limit +1
       *[green] 2 food
    }
told-grows-now = Add a figure to { $tribe }: { $before } → { $now }
    .why = The hut brought one from the reserve; it eats this round already.
told-field-now = Move the field marker: { $before } → { $now }
    .why = Your field now brings { $now } food each time you feed.
told-tools-now = Raise your tools: { $before } → { $now }
    .why = The toolmaker on space 4 asks for what they are worth, now { $now }.
told-building-now = Lay the building down: { $before } → { $now }
    .why = The builder on space 4 counts what lies on your board, now { $now }.
told-limit-now = Move the fatigue token: { $before } → { $now }
    .why = A sand card raises the limit by 1, once and for good.
told-green-food = Take { $food } food
    .why = By this reading the extra card gives its own bonus.
told-deck-now = Remove the top card: deck { $before } → { $now }
    .why = The writing card takes the next card away, so the end comes sooner.
told-due-now = Pay at feeding: { $before } → { $now } food
    .why = Now { $figures } for your figures and { $extra } for the card on space 4.
told-last-now = Mind the last round: { $before } → { $now }
    .why = With the cards left now, the deck lasts until round { $now }.

## Initiative

ask-who-rolls = Which tribe stands and rolls?
    .about = Place it whole first; the next tribe is placed after you have seen its roll.
option-roll-tribe = { $tribe }
    .detail = { $dice } dice
option-roll-all = All at once
    .detail = { $tribes } tribes, if all stand
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
    .why = The lowest initiative acts first; among equals you choose.
told-sits-out-now = Let { $tribe } sit out with { $total }
    .why = { $total } is the highest initiative, and only three tribes act.
told-choose-who-rests = Choose who sits out: { $tribes }
    .why = They tie for the highest with { $total }; one of them sits out, the others act last.

## Feeding and the end of the round

ask-how-much-missing = How much food is missing?
    .about = Of { $due }{ $field ->
        [0] {""}
       *[other] {" "}({ $field } came from the field)
    }, after all your food and the resources you give. Each one costs a step.
option-missing-food = { $missing }
    .detail = limit { $fatigue }
option-none-missing = Nothing is missing
    .detail = the field pays for all
option-missing-more = { $missing } or more
    .detail = limit 0: lost
ask-given-up = { $due ->
    [1] Did you give up a building?
   *[other] Did you give up { $due } buildings?
}
    .about = If you have them, they must go.
option-given = { $due ->
    [1] 1 building given up
   *[other] { $due } buildings given up
}
ask-cards-bought = How many cards did you buy?
    .about = Only bought ones are replaced, and the card on space 4.
option-cards-bought = { $cards }
    .detail = deck { $deck }
told-end-of-round = End of round { $round }
    .why = Food first, then buildings, then new cards; after each of the first two the limit is tested.
told-tire = Move the fatigue token: { $before } → { $now }
    .why = { $loss } food stayed unpaid, and each costs one step.
told-turn-down = { $given ->
    [1] Turn 1 building face down: { $before } → { $now }
   *[other] Turn { $given } buildings face down: { $before } → { $now }
}
    .why = Given up this round: { $given }. They lie beside your board, now { $now }.
told-tire-buildings = Move the fatigue token: { $before } → { $now }
    .why = Lacking buildings to give up costs { $loss } steps.
told-replace-cards = Renew cards on { $spaces }: deck { $before } → { $now }
    .detail = all cards away, { $cards } new ones
    .why = By this reading every card on the board is thrown away each round.
told-slide-cards = Clear space 4, slide, fill: deck { $before } → { $now }
    .detail = new cards: { $cards }
    .why = By this reading unbought cards slide right; only empty spaces are filled, in the order 1, 2, 4.
told-bring-home = Bring figures home, initiative to 0
    .detail = all tools ready
    .why = Before the next round everything of yours is ready again.

## What this round asks for

spot-eaten = { $mouths } figures eat
spot-on-four = { $kind ->
    [green] Green card on space 4
    [shaman] Shaman on space 4: largest tribe
    [builder] Builder on space 4: buildings
    [farmer] Farmer on space 4: your field
   *[toolmaker] Toolmaker on space 4: your tools
}
spot-field-food = of it from the field
spot-to-find = of it from your supply

## On paper

sheet-round = Every round
sheet-look-at-four = Look at the card on space 4: never for sale, its type makes your tribes hungrier
sheet-place = Place one tribe whole, on any places; roll 1 die for each of its figures, marker to the sum. Then the next tribe
sheet-act = The tribe of lowest initiative acts first; among equals you choose
sheet-sits-out = { $acting } tribes act; the one of highest initiative does not, its figures come home
sheet-buildings = Buildings: pay as usual, no points, lay them on your board
sheet-cards = Cards: take what the upper half gives. Green: 2 food more. Sand: limit +1
sheet-dice-cards = Cards with six dice lines: roll 2 dice, choose one, only you gain
sheet-feeding = Feeding and the end of the round
sheet-take-field = Take food for your field
sheet-pay = Pay { $each } food for each figure, and for the card on space 4:
sheet-extra = { $kind ->
        [green] Green card: { $food }
        [shaman] Shaman: as many as your largest tribe has figures
        [builder] { $counts ->
            [board] Builder: 1 for each building on your board
           *[given] Builder: 1 for each building given up before
        }
        [farmer] Farmer: as much as your field
       *[toolmaker] Toolmaker: the sum of your tools, used or not
    }
sheet-missing = Food first, then resources, one for one, as you like; limit −1 for each food still missing
sheet-give-up = Give up { $due } { $due ->
        [one] building
       *[other] buildings
    }, face down beside your board; { $penalty ->
        [per_tile] limit −{ $loss } for each one lacking
        [all_or_nothing] too few: give none, limit −{ $loss }
       *[once] { $due ->
            [1] none left: limit −{ $loss }
           *[other] too few: give those you have, limit −{ $loss }
        }
    }
sheet-refill = { $slide ->
        [yes] Card on space 4 away, the others slide right; fill the empty spaces of { $spaces }
       *[no] All cards away; new ones on spaces { $spaces }
    }
sheet-home = Figures home, initiative to 0, tools ready; the fatigue token stays
sheet-mind = Easily forgotten
sheet-mind-eats = The tribe that sits out eats too, and a figure new this round
sheet-mind-hut = The hut needs 2 figures of one colour; that colour grows
sheet-mind-extra-card = The writing card that draws another: top card of the deck away{ $bonus ->
        [yes] , with its bonus
       *[no] , no effect
    }
sheet-mind-spaces = Cards lie on spaces { $spaces } only; place no figure on 4. Colours may share a place
sheet-mind-tools = No tools for initiative and dice cards; a tool used is used for all tribes
sheet-mind-piles = An empty pile of buildings does not end the game
sheet-end = The end
sheet-lose = Limit at 0, after food or after buildings: lost at once
sheet-win = A space is to be filled and the deck is empty: won{ $last ->
        [0] {""}
       *[other] , after round { $last }
    }
    .detail = each round takes { $cards } cards; a deck that just suffices means one more round
sheet-no-points = No points; rounds survived and limit left tell how well it went
sheet-on-four = Card on 4
sheet-due = Food due
