### Guilds of London in English.

game-title = Guilds of London
game-line = Bring your liverymen to the guilds and win more points than Boris, who follows the beadle.
short-title = Guilds
opponent = Boris
level-legend = Opponent

level-boris = Boris
level-rik = Rik
level-boris-line = three cards a turn
level-rik-line = four cards a turn

## Names

colour = { $colour ->
    [yellow] yellow
    [blue] blue
    [red] red
    [green] green
    [purple] purple
   *[none] {""}
}
colour-letter = { $colour ->
    [yellow] Y
    [blue] B
    [red] R
    [green] G
   *[purple] P
}
list = { $parts }
pawn = { $pawn ->
    [you] you
    [boris] Boris
    [beadle] the beadle
    [master] your master
   *[neutral] neutral (threshold +1)
}
pawn-letter = { $pawn ->
    [you] Y
    [boris] B
    [beadle] D
    [master] M
   *[neutral] N
}
side = { $side ->
    [virginia] Virginia
   *[ulster] Ulster
}
place = { $place ->
    [guildhall] Guildhall
    [plantation] the plantation
   *[supply] your supply
}
cell = { $cell } { tile-id }: you { $yours }, Boris { $theirs }; { $pawns }/{ $threshold }
goal = { $cell } { tile-id }: { $ripe ->
    [yes] then { $pawns }/{ $threshold }, ripe
   *[no] then { $pawns }/{ $threshold }
}; you { $yours }, Boris { $theirs }
tile-id = { $id ->
    [mercers] Mercers
    [grocers] Grocers
    [drapers] Drapers
    [fishmongers] Fishmongers
    [goldsmiths] Goldsmiths
    [skinners] Skinners
    [merchant-taylors] Merchant Taylors
    [haberdashers] Haberdashers
    [salters] Salters
    [ironmongers] Ironmongers
    [vintners] Vintners
    [clothworkers] Clothworkers
    [dyers] Dyers
    [brewers] Brewers
    [leathersellers] Leathersellers
    [pewterers] Pewterers
    [barbers] Barbers
    [cutlers] Cutlers
    [bakers] Bakers
    [wax-chandlers] Wax Chandlers
    [tallow-chandlers] Tallow Chandlers
    [armourers-and-brasiers] Armourers and Brasiers
    [girdlers] Girdlers
    [butchers] Butchers
    [saddlers] Saddlers
    [carpenters] Carpenters
    [cordwainers] Cordwainers
    [painter-stainers] Painter-Stainers
    [curriers] Curriers
    [masons] Masons
    [plumbers] Plumbers
    [innholders] Innholders
    [founders] Founders
    [poulters] Poulters
    [cooks] Cooks
    [coopers] Coopers
    [tylers-and-bricklayers] Tylers and Bricklayers
    [bowyers] Bowyers
    [fletchers] Fletchers
    [blacksmiths] Blacksmiths
    [st-lawrence-jewry] Church of St Lawrence Jewry
    [gog-and-magog] Gog and Magog
    [assembly-hall] Assembly Hall
    [lord-mayors-parade] Lord Mayor’s Parade
    [university-of-london] University of London
   *[other] { $id }
}
tile-name = { $priority ->
    [0] { tile-id }
   *[other] { tile-id } ({ $priority })
}
tile-number = { $priority ->
    [0] special building
   *[other] no. { $priority }
}
card-id = { $id ->
    [apprentices] Apprentices
    [indentures] Indentures
    [freedom-of-the-city] Freedom of the City
    [patronage] Patronage
    [recruiting-fair] Recruiting Fair
    [emigrants] Emigrants
    [journeymen] Journeymen
    [guild-dues] Guild Dues
    [livery-gowns] Livery Gowns
    [passage] Passage
    [merchant-ship] Merchant Ship
    [pressed-men] Pressed Men
    [settlers] Settlers
    [colonial-cargo] Colonial Cargo
    [colony-company] Colony Company
    [homecoming] Homecoming
    [letters-home] Letters Home
    [charter] Charter
    [sedan-chair] Sedan Chair
    [wherrymen] Wherrymen
    [procession] Procession
    [summons] Summons
    [street-crowd] Street Crowd
    [coach-and-crew] Coach and Crew
    [thames-ferry] Thames Ferry
    [post-rider] Post Rider
    [exchange-of-offices] Exchange of Offices
    [quarterly-rents] Quarterly Rents
    [loan] Loan
    [ready-money] Ready Money
    [ledger] Ledger
    [pawnbroker] Pawnbroker
    [almoner] Almoner
    [customs-house] Customs House
    [common-seal] Common Seal
    [lobbying] Lobbying
    [toast] Toast
    [banquet] Banquet
    [coronation-feast] Coronation Feast
    [court-of-assistants] Court of Assistants
    [aldermans-favour] Alderman’s Favour
    [mayors-ear] Mayor’s Ear
    [royal-warrant] Royal Warrant
    [ceremonial-oath] Ceremonial Oath
    [tobacco-duty] Tobacco Duty
    [fine] Fine
    [endowment] Endowment
   *[other] { $id }
}
mayoral-id = { $id ->
    [friend-of-the-yellow-guilds] Friend of the yellow guilds
    [friend-of-the-blue-guilds] Friend of the blue guilds
    [friend-of-the-red-guilds] Friend of the red guilds
    [friend-of-the-green-guilds] Friend of the green guilds
    [friend-of-the-purple-guilds] Friend of the purple guilds
    [man-of-many-liveries] Man of Many Liveries
    [city-walls] City Walls
    [cheapside] Cheapside
    [four-gates] Four Gates
    [ward-alliance] Ward Alliance
    [civic-works] Civic Works
    [common-hall] Common Hall
    [full-purse] Full Purse
    [rows-of-shops] Rows of Shops
    [long-lanes] Long Lanes
    [overseas-venture] Overseas Venture
    [pure-crafts] Pure Crafts
    [mixed-crafts] Mixed Crafts
    [great-companies] Great Companies
    [minor-companies] Minor Companies
    [lord-mayors-balance] Lord Mayor’s Balance
   *[other] { $id }
}
card-name = { card-id } ({ $symbols })
card-cost = { $cost ->
    [0] free
    [1] 1 card
   *[other] { $cost } cards
}
card-text = { card-id }, { $symbols }, { card-cost }: { $effects }
card-note = { $symbols } · { card-cost } · { $effects }
tile-text = { tile-id }: { tile-number }; { $symbols }; threshold { $threshold }; { $rewards }
mayoral-note = { $vp } VP for each { $count ->
    [masters-with-symbol] master on { $symbol }
    [masters-total] master
    [masters-on-outer-ring] master on the outer ring
    [masters-on-inner-ring] master around the Guildhall
    [masters-on-corners] master on a corner
    [largest-group] master of your largest connected group
    [masters-on-special] master on a special building
    [liverymen-on-guildhall] liveryman on the Guildhall
    [cards-in-hand] card in hand
    [plantations-won] plantation won
    [rows-with-master] row with a master
    [columns-with-master] column with a master
    [masters-symbol-count] master on a guild of { $number } { $number ->
        [1] symbol
       *[other] symbols
    }
    [masters-threshold-min] master on threshold { $number } or more
    [masters-threshold-max] master on threshold { $number } or less
   *[distinct-symbols] different symbol under your masters (all five: { $number } more)
}, at most { $most }
mayoral-text = { mayoral-id }: { mayoral-note }
side-text = { side }: { $rewards } for 2 or more of yours
nothing = nothing
effects = { $parts }
effect = { $effect ->
    [gain-vp] { $n } VP
    [hire] hire { $n }
    [hire-to-tile] hire { $n } straight to a tile
    [hire-bonus] this turn each hire brings { $n } more
    [draw-now] draw { $n }
    [draw-end] draw { $n } more at the end of the turn
    [take-discard] take { $n } from the discard pile
    [gain-neutral] { $n } neutral for your store
    [evict-opponent] send { $n } of Boris’s liverymen home
    [swap-with-opponent] swap a liveryman with one of Boris’s
    [move-group] move a group to an adjacent tile
    [wild-symbols] this turn cards move to any tile
   *[no-hand-limit] no hand limit any more
}
effect-choose = one of: { $options }
effect-move = { $origin ->
    [plantation] move { $n } from the plantation
    [guildhall] move { $n } from the Guildhall
   *[anywhere] move { $n }
} { $target ->
    [any-unresolved] to any tile
    [unresolved-matching-card] to a tile of the card’s symbol
   *[one-unresolved-matching-card] to one tile of the card’s symbol
}
effect-plantation = { $origin ->
    [supply] send { $n } from the supply to the plantation
    [guildhall] send { $n } from the Guildhall to the plantation
   *[anywhere] send { $n } to the plantation
}
effect-vp-per = { $vp } VP for each { $per ->
    [own-on-plantation] liveryman on the plantation
   *[two-own-masters] two masters
}, at most { $most }
effect-look = { $effect ->
    [mayoral] see { $draw } mayoral cards, keep { $keep }
   *[draw-select] see { $draw } cards, keep { $keep }
}

## Questions and options

ask-tile-laid = Lay a tile on { $cell }. Which one is it?
ask-token-laid = Lay a reward token on { $cell }, { tile-id }. Which one is it?
ask-side = Which side of the plantation is up?
ask-card-drawn = Draw an action card. Which one is it?
ask-boris-card = Draw a card for Boris. Which one is it?
ask-mayoral-drawn = Draw a mayoral card. Which one is it?
ask-keep-card = Which card do you keep?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-keep-mayoral = Which mayoral card do you keep?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-card = { $played ->
    [yes] Play another card?
   *[no] Which card do you play?
}
option-end = { $played ->
    [yes] End the turn: draw 2
   *[no] Pass: draw 4
}
ask-use = { $card }. How do you use the card?
option-hire = { $n ->
    [1] Hire 1 liveryman
   *[other] Hire { $n } liverymen
}: to the Guildhall
option-move = Move 1 liveryman: { $wild ->
    [yes] to any tile
   *[no] to a tile of the card’s symbol
}
option-ability = { $cost ->
    [0] Ability, free: { $effects }
    [1] Ability for 1 card: { $effects }
   *[other] Ability for { $cost } cards: { $effects }
}
ask-pay = Which card pays?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-origin = { $card }. Which liveryman moves?
ask-target = Where does he go?
ask-goal = { $card }. Where does he go?
ask-swap = Swap with which of Boris’s liverymen?
ask-effect = Effect: { $effect }. { $name ->
    [move] Which liveryman moves?
    [move-group] Which group moves?
    [plantation] Which liveryman sails?
    [hire-to-tile] To which tile?
    [evict-opponent] Which of Boris’s liverymen goes?
    [swap-with-opponent] Which of your liverymen?
    [take-discard] Which card do you take?
   *[choose-one] Which of them?
}{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
option-stop = No more
ask-group-size = How many go?
option-group = { $n }
ask-limit = More than 7 cards. Which one goes?{ $left ->
    [1] {""}
   *[other] {" "}({ $left } to go)
}
ask-neutral = { $cell } { tile-id }: you { $yours }, Boris { $theirs }. Bring in a neutral?
option-no-neutral = No more neutrals
option-store = From your store (you have { $store })
option-neutral = { card-id }, { $symbols }: discard it for a neutral
option-claim = Claim a resolved guild: 3 tokens
ask-claim-now = 3 tokens from the promo card. Claim a resolved guild now?
option-go-on = Go on
ask-claim = Which guild do you claim?
option-claim-tile = { $cell } { tile-id }: { $vp } VP

## Story

told-setup = Set-up. Your opponent plays { $cards } cards a turn.
told-side = The plantation starts with { side }.
told-raised = { $side ->
    [virginia] Thresholds rise on the six guilds of lowest priority.
   *[ulster] Thresholds rise on the six guilds of highest priority.
}
told-reshuffled = The discard pile becomes a new deck: { $cards } cards.
told-drawn = Drawn: { $card }.
told-mayoral = Mayoral card: { $card }.
told-round = Round { $round }
told-your-turn = Your turn.
told-card = { $card } { $use ->
    [hire] to hire.
    [move] to move.
   *[ability] for its ability.
}
told-hired = Hired: { $n }.
told-scored = { $vp } VP: you have { $total }.
told-neutral = Neutrals for your store: { $n }.
told-plantation = Liverymen on the plantation: { $plantation }.
told-moved = To { $place }.
told-evicted = Boris loses one on { $place }.
told-swapped = Swapped: now on { $place }.
told-end-of-turn = { $played ->
    [yes] End of the turn: draw { $cards }.
   *[no] You pass: draw { $cards }.
}
told-boris-turn = Boris plays { $cards } cards.
told-boris = { $card }: a liveryman to { $name }, { $start ->
    [beadle] the beadle’s own tile
   *[search] the first match after the beadle
} ({ $pawns }/{ $threshold }).
told-boris-nothing = { $card }: no tile matches, nobody is placed.
told-resolution = Tiles are resolved.
told-neutral-used = A neutral stands by you ({ $lent }).
told-tied = { $name }: a tie, it stays as it is.
told-won-tile = { $name }: { $winner ->
    [you] you win { $vp } VP and place your master.
   *[boris] Boris wins { $vp } VP.
}
told-boris-token = Boris scores { $vp } VP for second place: { $total }.
told-token = Second place: { $token }. You have { $total }.
told-beadle = The beadle closes { $name }: Boris scores { $vp }, now { $total }.
told-beadle-moves = The beadle goes to { $name }.
told-beadle-gone = The beadle has nowhere to go and leaves the game.
told-growth = Growth: { side }, { $yours } of yours there.
told-plantation-won = You win the plantation: { $vp } VP, now { $total }.
told-plantation-boris = Boris scores { $vp } VP, now { $total }.
told-claimed = You claim { $name }: { $vp } VP, now { $total }.
told-final = The account: you { $you }, Boris { $boris }.
told-mayoral-vp = { $card }: { $scored } VP.

## Scene

scene-title = { $round ->
    [0] Set-up
   *[other] Round { $round } of 10
}
zone-row = Row { $row }
zone-you = You
zone-hand = Your hand ({ $count }{ $limit ->
    [0] , no limit
   *[other] , limit { $limit }
})
zone-boris = Boris ({ $cards } cards a turn)
spot-guildhall = C3 Guildhall
guildhall-note = supply { $supply }
spot-tile = { $cell } { tile-id }
resolved = resolved · { $symbols } · threshold { $threshold } · { $vp } VP
tile-note = { tile-number } · { $symbols } · { $rewards } · 2nd: { $token }
spot-vp = VP
spot-supply = Supply
spot-store = Neutrals
spot-promo = Tokens on the promo card
spot-mayoral = { mayoral-id }
spot-plantation = Plantation
plantation-note = { side } · 2 of yours: { $rewards } · 1: Boris { $one } VP, none: { $none } · { $round ->
    [0] not scored again
   *[other] scored after round { $round }
}
spot-card = { card-id }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
spot-boris-pawns = Liverymen on tiles
spot-beadle = Beadle
beadle-note = { $here } · { $scores ->
    [yes] { $vp } VP for Boris when the round ends
   *[no] no VP for Boris this round
} · then: { $next }
beadle-gone = gone: the game ends with this round
beadle-leaves = nobody, the game ends
spot-scoreboard = Neutrals on the scoreboard
spot-deck = Deck
spot-discards = Discard pile

group-guilds = Guilds
group-buildings = Special buildings
group-tokens = Reward tokens
group-cards = Action cards
group-mayoral = Mayoral cards
group-plantation = Plantation
label-you = you
label-score = Score
label-total = { $total } with aims
label-second = 2nd
label-aims = Your aims
label-scored = now { $scored }
label-pairs = Masters side by side: { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
label-supply = in supply
label-scoreboard = on the scoreboard
label-promo = promo tokens
label-neutrals = your neutrals
label-deck = deck
label-discards = discards
label-legend = Legend
label-reward = { $reward ->
    [hire] hire
    [plantation] plantation
    [move] move
    [draw] draw
    [mayoral] mayoral card
   *[neutral] neutral, threshold +1
}

## End

why = { $outcome ->
    [won] { $you } to { $boris }: you have more than your opponent.
   *[lost] { $you } to { $boris }: only more than your opponent would have won.
}
line-game = Points during the game
line-mayoral = Mayoral cards
line-masters = Adjacent masters
