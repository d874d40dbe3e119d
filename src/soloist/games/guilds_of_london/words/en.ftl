### Guilds of London in English.

game-title = Guilds of London
game-line = Bring your liverymen to the guilds and win more points than Boris, who follows the beadle.
short-title = Guilds
opponent = Boris
opponent-rik = Rik
level-legend = Opponent

level-boris = Boris
level-rik = Rik
level-boris-line = three cards a turn
level-rik-line = Boris with four cards a turn

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
either = { $first } or { $second }
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
    [guildhall] Guild­hall
    [plantation] the plantation
   *[supply] your supply
}
cell = { $cell } { tile-id } ({ $pawns }/{ $threshold }): you { $yours }, Boris { $theirs }
tile-id = { $id ->
    [mercers] Mercers
    [grocers] Grocers
    [drapers] Drapers
    [fishmongers] Fish­mongers
    [goldsmiths] Gold­smiths
    [skinners] Skinners
    [merchant-taylors] Merchant Taylors
    [haberdashers] Haber­dashers
    [salters] Salters
    [ironmongers] Iron­mongers
    [vintners] Vintners
    [clothworkers] Cloth­workers
    [dyers] Dyers
    [brewers] Brewers
    [leathersellers] Leather­sellers
    [pewterers] Pew­terers
    [barbers] Barbers
    [cutlers] Cutlers
    [bakers] Bakers
    [wax-chandlers] Wax Chand­lers
    [tallow-chandlers] Tallow Chand­lers
    [armourers-and-brasiers] Armour­ers and Bra­siers
    [girdlers] Girdlers
    [butchers] Butch­ers
    [saddlers] Sad­dlers
    [carpenters] Carpen­ters
    [cordwainers] Cord­wainers
    [painter-stainers] Painter-Stainers
    [curriers] Curriers
    [masons] Masons
    [plumbers] Plumb­ers
    [innholders] Inn­holders
    [founders] Found­ers
    [poulters] Poul­ters
    [cooks] Cooks
    [coopers] Coopers
    [tylers-and-bricklayers] Tylers and Brick­layers
    [bowyers] Bowyers
    [fletchers] Fletch­ers
    [blacksmiths] Black­smiths
    [st-lawrence-jewry] Church of St Lawrence Jewry
    [gog-and-magog] Gog and Magog
    [assembly-hall] Assem­bly Hall
    [lord-mayors-parade] Lord Mayor’s Parade
    [university-of-london] Univer­sity of London
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
    [apprentices] Appren­tices
    [indentures] Inden­tures
    [freedom-of-the-city] Freedom of the City
    [patronage] Patron­age
    [recruiting-fair] Recruit­ing Fair
    [emigrants] Emigrants
    [journeymen] Journey­men
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
    [wherrymen] Wherry­men
    [procession] Proces­sion
    [summons] Summons
    [street-crowd] Street Crowd
    [coach-and-crew] Coach and Crew
    [thames-ferry] Thames Ferry
    [post-rider] Post Rider
    [exchange-of-offices] Exchange of Offices
    [quarterly-rents] Quarter­ly Rents
    [loan] Loan
    [ready-money] Ready Money
    [ledger] Ledger
    [pawnbroker] Pawn­broker
    [almoner] Almoner
    [customs-house] Customs House
    [common-seal] Common Seal
    [lobbying] Lobbying
    [toast] Toast
    [banquet] Banquet
    [coronation-feast] Coro­nation Feast
    [court-of-assistants] Court of Assis­tants
    [aldermans-favour] Alderman’s Favour
    [mayors-ear] Mayor’s Ear
    [royal-warrant] Royal Warrant
    [ceremonial-oath] Cere­monial Oath
    [tobacco-duty] Tobacco Duty
    [fine] Fine
    [endowment] Endow­ment
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
tile-text = { tile-id }: { tile-number }; { $symbols }; threshold { $threshold }; { $rewards }
mayoral-note = { $vp } VP for each { $counted }, at most { $most }
mayoral-text = { mayoral-id }: { mayoral-note }
count-masters-with-symbol = master on { $symbol }
count-masters-total = master
count-masters-on-outer-ring = master on the outer ring
count-masters-on-inner-ring = master around the Guildhall
count-masters-on-corners = master on a corner
count-largest-group = master of your largest connected group
count-masters-on-special = master on a special building
count-liverymen-on-guildhall = liveryman on the Guildhall
count-cards-in-hand = card in hand
count-plantations-won = plantation won
count-rows-with-master = row with a master
count-columns-with-master = column with a master
count-masters-symbol-count = master on a guild of { $number } { $number ->
    [1] symbol
   *[other] symbols
}
count-masters-threshold-min = master on threshold { $number } or more
count-masters-threshold-max = master on threshold { $number } or less
count-distinct-symbols = different symbol under your masters (all five: { $number } more)
side-text = { side }: { $rewards } for 2 or more of yours
nothing = nothing
effect-gain-vp = { $n } VP
effect-vp-per = { $vp } VP for each { $per ->
    [own-on-plantation] liveryman on the plantation
   *[two-own-masters] two masters
}, at most { $most }
effect-vp-now = { $now } VP ({ effect-vp-per })
effect-hire = hire { $n }
effect-hire-to-tile = hire { $n } straight to a tile
effect-hire-bonus = this turn each hire brings { $n } more
effect-move = { $origin ->
    [plantation] move { $n } from the plantation
    [guildhall] move { $n } from the Guildhall
   *[anywhere] move { $n }
} { $target ->
    [any-unresolved] to any tile
    [unresolved-matching-card] to a tile of the card’s symbol
   *[one-unresolved-matching-card] to one tile of the card’s symbol
}
effect-move-group = move a group to an adjacent tile
effect-plantation = { $origin ->
    [supply] send { $n } from the supply to the plantation
    [guildhall] send { $n } from the Guildhall to the plantation
   *[anywhere] send { $n } from the Guildhall or a tile to the plantation
}
effect-draw-now = draw { $n } { $n ->
    [one] card
   *[other] cards
}
effect-draw-end = draw { $n } more { $n ->
    [one] card
   *[other] cards
} at the end of the turn
effect-draw-select = see { $draw } { $draw ->
    [one] card
   *[other] cards
}, keep { $keep }
effect-take-discard = take { $n } { $n ->
    [one] card
   *[other] cards
} from the discard pile
effect-gain-neutral = { $n } { $n ->
    [one] neutral
   *[other] neutrals
} for your store
effect-mayoral = see { $draw } mayoral { $draw ->
    [one] card
   *[other] cards
}, keep { $keep }
effect-evict-opponent = send { $n } of Boris’s liverymen home
effect-swap-with-opponent = swap a liveryman with one of Boris’s
effect-wild-symbols = this turn cards move to any tile
effect-no-hand-limit = no hand limit any more
effect-choose-one = one of: { $options }
effect-left = { $effect }{ $left ->
    [1] {""}
   *[other] , { $left } to go
}

## What an edition may do wrong

wrong-priority-twice = guild: the priority number { $number } stands on { $first } and on { $second }; expected once
wrong-colours = { $low } to { $high } different colours
wrong-two-options = a list of at least two effects

## Questions and options

ask-tile-laid = Which one is it?
    .about = Lay a tile on { $cell }
ask-token-laid = Which one is it?
    .about = Lay a reward token on { $cell }, { tile-id }
ask-side = Which side of the plantation is up?
ask-card-drawn = Which one is it?
    .about = Draw an action card
ask-boris-card = Which one is it?
    .about = Draw a card for Boris
ask-mayoral-drawn = Which one is it?
    .about = Draw a mayoral card
ask-keep-card = Which card do you keep?
    .about = { $left ->
        [1] {""}
       *[other] { $left } to keep
    }
ask-keep-mayoral = Which mayoral card do you keep?
    .about = An aim of your own: it gives VP at the end of the game{ $left ->
        [1] {""}
       *[other] ; { $left } to keep
    }
ask-card = { $played ->
    [yes] Play another card?
   *[no] Which card do you play, and how?
}
ask-pay = Which card pays?
    .about = { $left ->
        [1] {""}
       *[other] { $left } to pay
    }
ask-move = { whereto }
    .about = { $effect }
ask-target = { whereto }
    .about = Effect: { effect-left }
ask-taken-up = { whereto }
whereto = { $place ->
    [none] Which liveryman moves?
    [guildhall] Where does the liveryman from the Guildhall go?
    [plantation] Where does the liveryman from the plantation go?
   *[tile] Where does the liveryman from { $cell } go?
}
ask-group = Which group moves, and where?
    .about = Effect: { effect-left }
ask-group-size = How many go?
ask-plantation = Which liveryman sails?
    .about = Effect: { effect-left }
ask-plantation-number = How many liverymen sail?
    .about = Effect: { $effect }
ask-hire-to-tile = To which tile does the new liveryman go?
    .about = Effect: { effect-left }
ask-evict = Which of Boris’s liverymen goes?
    .about = Effect: { effect-left }
ask-swap = Which of your liverymen?
    .about = Effect: { effect-left }
ask-swap-with = With which of Boris’s liverymen does the one from { $cell } swap?
ask-take-discard = Which card do you take?
    .about = Effect: { effect-left }
ask-choose-one = Which of them?
    .about = Effect: { effect-left }
ask-limit = Which one goes?
    .about = More than 7 cards{ $left ->
        [1] {""}
       *[other] , { $left } to go
    }
ask-neutral = Bring in a neutral?
    .about = { $cell } { tile-id }: you { $yours }, Boris { $theirs }
ask-claim-now = Claim a resolved guild now?
    .about = 3 tokens from the promo card and 1 liveryman from the Guildhall
option-card = { card-id }
    .detail = { $symbols }; { card-cost }; { $effects }
option-tile = { tile-id }
    .detail = { tile-number }; { $symbols }; threshold { $threshold }; { $rewards }
option-mayoral = { mayoral-id }
    .detail = { mayoral-note }; now { $scored } VP
option-side = { side }
    .detail = { $rewards } for 2 or more of yours
option-payment = { card-id }
    .detail = { $symbols }
option-goal = { $cell } { tile-id }
    .detail = for most men once ripe: { $prize }; { then-there }
option-from = From { $cell } { tile-id }
    .detail = take him from there; { then-there }
then-there = { $left ->
    [0] then ripe
   *[other] then { $left } to go
}; you { $yours }{ $theirs ->
    [0] {""}
   *[other] , Boris { $theirs }
}
option-embark = From { $place }
    .detail = 1 sails, { $rest } left there; then { $plantation } on the plantation
option-embark-some = Send { $n }
    .detail = from { $place }, { $rest } left there; then { $plantation } on the plantation
option-claim-tile = Claim { $cell } { tile-id }
    .detail = { $vp } VP and your master there; costs 3 tokens and 1 liveryman from the Guildhall
option-end = { $played ->
    [yes] End the turn
   *[no] Pass
}
    .detail = draw { $cards } { $cards ->
        [one] card
       *[other] cards
    }{ $over ->
        [0] {""}
       *[other] , then discard { $over } (more than 7)
    }; then Boris plays{ $even ->
        [yes] , ripe tiles are resolved and the beadle’s tile closes
       *[no] { $vp ->
            [0] {""}
           *[other] {" "}and scores { $vp } VP for the beadle’s tile, which closes
        }
    }
last-card = { $left ->
    [0] {"; your last card: without another the turn ends"}
   *[other] {""}
}
option-hire = { card-id }: hire { $n }
    .here = hire { $n }
    .detail = discard it; then { $guildhall } on the Guildhall, { $supply } in the supply{ last-card }
option-move = { card-id }: move 1
    .here = move 1
    .detail = discard it; to { $wild ->
        [yes] any tile
       *[no] a tile with { $symbols }
    }{ last-card }
option-ability = { card-id }: ability
    .here = ability
    .detail = { $cost ->
        [0] costs only this card; { $effects }
        [1] costs this card and 1 other; { $effects }
       *[other] costs this card and { $cost } others; { $effects }
    }{ last-card }
option-stop = No more
    .detail = the rest of the effect lapses
option-group-way = From { $cell } to { $goal } { tile-id }
    .detail = at most { $yours }; for most men once ripe: { $prize }; there now { $left ->
        [0] ripe
       *[other] { $left } to go
    }; you { $others }, Boris { $theirs }
option-group = { $n } to { $cell } { tile-id }
    .detail = for most men once ripe: { $prize }; { then-there }
option-no-neutral = No more neutrals
    .detail = { $then }
option-store = A neutral from your store
    .detail = you have { $store }; { $then }
option-neutral = { card-id }
    .detail = { $symbols }; discard it for a neutral; { $then }
neutral-then = { $winner ->
    [you] you { $yours }, Boris { $theirs }: yours, { $rewards } and your master
    [boris] you { $yours }, Boris { $theirs }: his, { $vp } VP; for you { $token }
   *[nobody] you { $yours }, Boris { $theirs }: a tie, the tile stays
}
option-go-on = Go on
    .detail = without claiming now
## Story, each with its reason

told-setup = { $cards ->
    [3] Set-up. Boris plays 3 cards a turn.
   *[other] Set-up. Rik is Boris with { $cards } cards a turn, and called Boris from here on.
}
    .why = The level says how many cards he plays; the rest is laid out as for two.
told-side = The plantation starts with { side }.
    .why = The starting side is drawn, unless the deal has fixed it.
told-raised = { $side ->
    [virginia] Thresholds rise on the six guilds of lowest priority.
   *[ulster] Thresholds rise on the six guilds of highest priority.
}
    .why = A lying neutral raises six thresholds by one; the side of the plantation says which.
told-reshuffled = The discard pile becomes a new deck: { $cards } { $cards ->
    [one] card
   *[other] cards
}.
    .why = A card was needed and the deck was empty.
told-drawn = Drawn: { $card }.
    .why = Cards that you draw go to your hand, one after the other.
told-seen = Seen: { $card }.
    .why = The effect lets you look at cards before you choose.
told-kept = Kept: { $card }.
    .why = You keep what you choose; what else was seen goes to the discard pile.
told-taken = From the discard pile: { $card }.
    .why = The pile lies open, and the effect lets you take from it.
told-paid = Paid with { $card }.
    .why = Any other card pays one coin of an ability’s cost.
told-discarded = Discarded: { $card }.
    .why = At the end of your turn you may hold no more than 7 cards.
told-mayoral = Mayoral card: { $card }.
    .why = It scores at the end of the game; what you did not keep goes to its own pile.
told-round = Round { $round }
    .why = There are ten rounds, fewer if the beadle has nowhere to go.
told-your-turn = Your turn.
    .why = You always play before your opponent.
told-card = { $card } { $use ->
    [hire] to hire.
    [move] to move.
   *[ability] for its ability.
}
    .why = { $use ->
        [hire] Any card can be discarded to hire.
        [move] A card can be discarded to move one man to a tile with its symbol.
       *[ability] The card lies in front of you until the turn ends.
    }
told-hired = Hired: { $n }; now { $guildhall } on the Guildhall.
    .why = Men who are hired come from your supply to the Guildhall, as many as there are.
told-hire-bonus = This turn each hire brings { $n } more.
    .why = The bonus counts for cards discarded to hire, until your turn ends.
told-wild = This turn your cards move to any tile.
    .why = Until your turn ends the symbols of cards discarded to move do not matter.
told-no-hand-limit = You have no hand limit any more.
    .why = This reward lasts for the rest of the game.
told-draw-end = At the end of the turn you draw { $n } more { $n ->
    [one] card
   *[other] cards
}.
    .why = The effect waits for the draw that ends your turn.
told-scored = { $vp } VP, now { $total }.
    .why = Points of abilities and rewards count at once.
told-neutral = Neutrals for your store: { $n }.
    .why = They come from the scoreboard, as many as lie there.
told-plantation = { $origin } → the plantation: { $n }; now { $plantation } there.
    .why = Who sails counts when the plantation is scored after rounds 4 and 8.
told-moved = { $n ->
    [1] {""}
   *[other] { $n } liverymen,{" "}
}{ $origin } → { $place }.
    .why = They may go only where the card or effect leads.
told-evicted = Boris loses one on { $place }.
    .why = The effect sends one of his liverymen back to his stock.
told-swapped = Swapped, from { $origin } to { $place }.
    .why = One of yours and one of Boris’s on another tile change places.
told-end-of-turn = { $played ->
    [yes] End of the turn: you draw { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
   *[no] You pass and draw { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
}
    .why = { $played ->
        [yes] After playing you draw 2, and what abilities add.
       *[no] Who plays no card draws 4.
    }
told-boris-turn = Boris plays { $cards } cards.
    .why = He uses only the symbols of his cards, never their abilities.
told-boris = { $card }: a liveryman to { $name }, { $start ->
    [beadle] the beadle’s own tile
   *[search] the first match after the beadle
} ({ $pawns }/{ $threshold }).
    .why = { $start ->
        [beadle] His search begins on the beadle’s tile, and that one shows the symbol.
       *[search] From the beadle he goes along the rows to the first tile with the symbol.
    }
told-boris-nothing = { $card }: no tile matches, nobody is placed.
    .why = No tile that he may use shows the symbol, and the card is not replaced.
told-resolution = Tiles are resolved.
    .why = In even rounds every tile with enough pawns is scored, row by row.
told-neutral-used = A neutral stands by you ({ $lent }), { $source ->
    [store] from your store.
   *[scoreboard] paid with { $card }.
}
    .why = Neutrals count for your majority, not for the threshold.
told-neutrals-back = Neutrals back to the scoreboard: { $n }.
    .why = A neutral helps on one tile only; then it goes back.
told-tied = { $name }: a tie, it stays as it is.
    .why = Equal numbers and no master of yours next to it: the tile waits.
told-won-tile = { $name }: { $winner ->
    [you] you win { $vp } VP and place your master.
   *[boris] Boris wins { $vp } VP.
}
    .why = { $winner ->
        [you] The threshold is reached, and you have the majority.
       *[boris] The threshold is reached, and Boris has the majority.
    }
told-boris-token = Boris scores { $vp } VP for second place, now { $total }.
    .why = He was there too, but of the token he uses only the points.
told-token = Second place: { $token }. You have { $total } VP.
    .why = You were there too, so the reward token is yours.
told-token-kept = The token goes to the promo card: { $tokens }.
    .why = With the promo card in play tokens are kept; three of them claim a guild.
told-beadle = The beadle closes { $name }: Boris scores { $vp } VP, now { $total }.
    .why = Every round his tile goes to Boris; your men there come home with nothing.
told-beadle-moves = The beadle goes to { $name } and counts there as one man.
    .why = He always stands on the unresolved guild of lowest priority.
told-beadle-gone = The beadle has nowhere to go and leaves the game.
    .why = No guild is unresolved any more, so this round is the last.
told-growth = Growth: { side }, { $yours } of yours there.
    .why = After rounds 4 and 8 the plantation is scored.
told-plantation-won = You win the plantation: { $vp } VP, now { $total }.
    .why = Two or more of yours are enough for first place.
told-plantation-boris = Boris scores { $vp } VP, now { $total }.
    .why = { $yours ->
        [0] None of yours is there, so he has first place.
       *[other] A single man of yours is too few, and Boris scores for it.
    }
told-plantation-turned = { $n ->
    [0] The plantation is turned over: { side }.
   *[other] The plantation is turned over: { side }. Back in your supply: { $n }.
}
    .why = After scoring the other side comes up, and your men there return to the supply.
told-claimed = You claim { $name } for 3 tokens and 1 liveryman: { $vp } VP, now { $total }.
    .why = Three tokens and a man from the Guildhall buy a resolved guild nobody holds.
told-final = The account: you { $you }, Boris { $boris }.
    .why = You add mayoral cards and adjacent masters; Boris has counted already.
told-mayoral-vp = { $card }: { $scored } VP.
    .why = A mayoral card counts what you have at the end, up to its limit.

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
note-supply = supply { $supply }
spot-tile = { $cell } { tile-id }
note-stands = { $left ->
    [0] ripe
   *[other] { $left } to go
}{ $leads ->
    [you] , { $yours } to { $theirs } for you
    [boris] , { $theirs } to { $yours } for Boris
    [nobody] , a tie at { $yours }
   *[none] {""}
}
note-resolved = resolved
note-threshold = threshold { $threshold }
note-effects = { $effects }
note-brings = { $rewards }
note-second = 2nd: { $token }
spot-vp = VP
spot-supply = Supply
spot-store = Neutrals
spot-promo = Tokens on the promo card
spot-mayoral = { mayoral-id }
spot-plantation = Plantation
note-two = 2 of yours: { $rewards }
note-fewer = with 1 man of yours Boris gets { $one } VP, with none { $none } VP
note-due = { $round ->
    [0] not scored again
   *[other] scored after round { $round }
}
spot-card = { card-id }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
spot-boris-pawns = Liverymen on tiles
spot-beadle = Beadle
note-beadle-vp = { $scores ->
    [yes] { $vp } VP for Boris when the round ends
   *[no] no VP for Boris this round
}
note-beadle-next = then: { $next }
note-beadle-gone = gone: the game ends with this round
beadle-stop = { $tile } ({ $vp } VP)
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
label-total = + { $aims } aims = { $total }
label-to-go = { $side ->
    [before] {""}
   *[after] to go
}
label-ripe = ripe
label-wins = { $winner ->
    [you] you win
    [boris] Boris wins
   *[nobody] waits
}
label-here = { $count } here · { $supply } in supply
label-lowest = lowest number next
label-beadle-rule = Each round ends with his tile: Boris scores it, it closes.
label-reconstructed = reconstructed edition
label-aims = Your aims
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
label-legend = Signs
label-reward = { $reward ->
    [hire] hire
    [plantation] plantation
    [move] move
    [draw] draw
    [mayoral] mayoral card
    [second] second place
   *[neutral] neutral: +1
}

## End

why = { $outcome ->
    [won] { $you } to { $boris }: you have more than your opponent.
   *[lost] { $you } to { $boris }: to win you needed more than your opponent.
}
line-game = Points during the game
line-mayoral = Mayoral cards
line-masters = Adjacent masters

## Goal and primer

goal-name = You
goal = most VP after 10 rounds
    .short = most VP after 10 rounds
primer-line = You and Boris, who follows the beadle.
primer-1 = Have more VP than Boris
    .detail = After ten rounds. A tie loses.
primer-2 = Play cards
    .detail = Hire a man, move one to a tile with its symbol, or pay for its ability. Then draw 2, or 4 if you played none.
primer-3 = Every second round: tiles
    .detail = Enough men on it? Most men win it (yours leave a master), the second takes its token.
primer-4 = Boris plays { $level ->
        [rik] four
       *[other] three
    } cards
    .detail = Each puts a man on the next tile with that symbol, from the beadle on.
primer-5 = The beadle closes a tile
    .detail = After every round his tile is turned. Its points go to Boris.
primer-6 = The plantation
    .detail = After rounds 4 and 8: two men there win it. With fewer, Boris scores.

## Themes: what an answer is better or worse for, in hints and reviews

theme-tiles = { $sense ->
    [better] wins more on the tiles
   *[worse] wins less on the tiles
}
theme-boris = { $sense ->
    [better] leaves your opponent less
   *[worse] leaves your opponent more
}
theme-men = { $sense ->
    [better] better for your liverymen
   *[worse] costs liverymen
}
theme-cards = { $sense ->
    [better] better for your hand of cards
   *[worse] worse for your hand of cards
}
theme-plantation = { $sense ->
    [better] better for the plantation
   *[worse] worse for the plantation
}
theme-mayoral = { $sense ->
    [better] better for mayoral cards
   *[worse] worse for mayoral cards
}
theme-masters = { $sense ->
    [better] better for your masters
   *[worse] worse for your masters
}
theme-points = { $sense ->
    [better] better for the score
   *[worse] worse for the score
}
