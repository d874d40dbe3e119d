### Guilds of London in English.

game-title = Guilds of London
game-line = Send your liverymen to the guilds and outscore Boris, who follows the beadle.
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
cell = { $cell } { tile-id } ({ $pawns }/{ $threshold }, you { $yours }, Boris { $theirs })
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
    [journeymen] Jour­neymen
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
    [wherrymen] Wher­rymen
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
    [1] costs 1 card
   *[other] costs { $cost } cards
}
card-text = { card-id } ({ $symbols }, { card-cost }): { $effects }
tile-text = { tile-id } ({ tile-number }, { $symbols }, threshold { $threshold }): { $rewards }
mayoral-note = { $vp } VP for each { $counted }, at most { $most }
mayoral-text = { mayoral-id }: { mayoral-note }
count-masters-with-symbol = master on a tile with { $symbol }
count-masters-total = master
count-masters-on-outer-ring = master on the outer ring
count-masters-on-inner-ring = master around the Guildhall
count-masters-on-corners = master on a corner
count-largest-group = master in your largest connected group
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
count-masters-threshold-min = master on a tile with threshold { $number } or more
count-masters-threshold-max = master on a tile with threshold { $number } or less
count-distinct-symbols = different symbol under your masters (all five: { $number } extra)
side-text = { side }, with 2 or more of your liverymen: { $rewards }
nothing = nothing
effect-gain-vp = { $n } VP
effect-vp-per = { $vp } VP for { $per ->
    [own-on-plantation] each liveryman on the plantation
   *[two-own-masters] every two of your masters
}, at most { $most }
effect-vp-now = { $now } VP ({ effect-vp-per })
effect-hire = hire { $n } { $n ->
    [one] liveryman
   *[other] liverymen
}
effect-hire-to-tile = hire { $n } { $n ->
    [one] liveryman straight to a tile
   *[other] liverymen straight to tiles
}
effect-hire-bonus = this turn each hire brings { $n } more { $n ->
    [one] liveryman
   *[other] liverymen
}
effect-move = move { $n } { $n ->
    [one] liveryman
   *[other] liverymen
} { $origin ->
    [plantation] from the plantation{" "}
    [guildhall] from the Guildhall{" "}
   *[anywhere] {""}
}{ $target ->
    [any-unresolved] { $n ->
        [one] to any tile
       *[other] to any tiles
    }
    [unresolved-matching-card] { $n ->
        [one] to a tile with the card’s symbol
       *[other] to tiles with the card’s symbol
    }
   *[one-unresolved-matching-card] to a single tile with the card’s symbol
}
effect-move-group = move a group to an adjacent tile
effect-plantation = send { $n } { $n ->
    [one] liveryman
   *[other] liverymen
} { $origin ->
    [supply] from the supply to the plantation
    [guildhall] from the Guildhall to the plantation
   *[anywhere] from the Guildhall or a tile to the plantation
}
effect-draw-now = draw { $n } { $n ->
    [one] card
   *[other] cards
}
effect-draw-end = draw { $n } more { $n ->
    [one] card
   *[other] cards
} at the end of the turn
effect-draw-select = look at { $draw } { $draw ->
    [one] card
   *[other] cards
}, keep { $keep }
effect-take-discard = take { $n } { $n ->
    [one] card
   *[other] cards
} from the discard pile
effect-gain-neutral = gain { $n } { $n ->
    [one] neutral
   *[other] neutrals
}
effect-mayoral = look at { $draw } mayoral { $draw ->
    [one] card
   *[other] cards
}, keep { $keep }
effect-evict-opponent = send { $n } of Boris’s liverymen home
effect-swap-with-opponent = swap one of your liverymen with one of Boris’s
effect-wild-symbols = this turn your cards move liverymen to any tile
effect-no-hand-limit = no hand limit from now on
effect-choose-one = choose one: { $options }
effect-not-now = { $effect } (nothing now)
effect-left = { $effect }{ $of ->
    [0] {""}
    [1] {""}
   *[other] , { $left } left
}

## What an edition may do wrong

wrong-priority-twice = guild: the priority number { $number } is used twice, on { $first } and on { $second }
wrong-colours = { $low } to { $high } different colours
wrong-two-options = a list of at least two effects

## Questions and options

ask-tile-laid = Which tile did you lay on { $cell }?
    .about = Lay a random tile on { $cell }
ask-token-laid = Which reward token did you lay on { $cell }?
    .about = Lay a random reward token on { $cell }, { tile-id }
ask-side = Which side of the plantation is up?
ask-card-drawn = Which card did you draw?
    .about = Draw an action card
ask-boris-card = Which card did you draw for Boris?
    .about = Draw an action card for Boris
ask-mayoral-drawn = Which mayoral card did you draw?
    .about = Draw a mayoral card
ask-keep-card = Which card do you keep?
    .about = { $left ->
        [1] {""}
       *[other] You keep { $left } of these cards
    }
ask-keep-mayoral = Which mayoral card do you keep?
    .about = Your personal goal: it scores at the end of the game{ $left ->
        [1] {""}
       *[other] . You keep { $left } cards
    }
ask-card = { $played ->
    [yes] Which card do you play next?
   *[no] Which card do you play, and how?
}
ask-pay = Which card do you pay with?
    .about = { $left ->
        [1] Ability: { $effects }
       *[other] { $left } cards to pay. Ability: { $effects }
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
ask-group = Which group moves, and where to?
    .about = Effect: { effect-left }
ask-group-size = How many liverymen do you move?
ask-plantation = Which liveryman do you send to the plantation?
    .about = Effect: { effect-left }
ask-plantation-number = How many liverymen do you send?
    .about = Effect: { $effect }
ask-hire-to-tile = To which tile does the new liveryman go?
    .about = Effect: { effect-left }
ask-evict = Which of Boris’s liverymen do you send home?
    .about = Effect: { effect-left }
ask-swap = Which of your liverymen do you swap?
    .about = Effect: { effect-left }
ask-swap-with = Which of Boris’s liverymen do you swap with?
    .about = Your liveryman is on { $cell }
ask-take-discard = Which card do you take?
    .about = Effect: { effect-left }
ask-choose-one = Which effect do you choose?
ask-limit = Which card do you discard?
    .about = Your hand limit is 7 cards{ $left ->
        [1] {""}
       *[other] , so discard { $left }
    }
ask-neutral = Bring in a neutral?
    .about = { $cell } { tile-id }: you { $yours }, Boris { $theirs }
ask-claim-now = Claim a resolved guild now?
    .about = Costs 3 tokens from the promo card and 1 liveryman from the Guildhall
option-card = { card-id }
    .detail = { $symbols }, { card-cost }; { $effects }
option-tile = { tile-id }
    .detail = { tile-number }, { $symbols }, threshold { $threshold }; { $rewards }
option-mayoral = { mayoral-id }
    .detail = { mayoral-note }; now { $scored } VP
option-side = { side }
    .detail = with 2 or more of your liverymen: { $rewards }
option-payment = { card-id }
    .detail = { $symbols }
option-goal = { $cell } { tile-id }
    .detail = majority wins { $prize }; { then-there }
option-from = From { $cell } { tile-id }
    .detail = your liveryman leaves this tile; { then-there }
then-there = { $left ->
    [0] then the threshold is reached
   *[other] then { $left } more needed
} (you { $yours }{ $theirs ->
    [0] {""}
   *[other] , Boris { $theirs }
})
option-embark = A liveryman ({ $place })
    .detail = { $rest } left there; then { $plantation } on the plantation
option-embark-some = Send { $n }
    .detail = { $place }, { $rest } left there; then { $plantation } on the plantation
option-claim-tile = Claim { $cell } { tile-id }
    .detail = costs 3 tokens and 1 liveryman from the Guildhall; { $vp } VP and a master
option-end = { $played ->
    [yes] End the turn
   *[no] Pass
}
    .detail = draw { $cards } { $cards ->
        [one] card
       *[other] cards
    }{ $over ->
        [0] {""}
       *[other] , discard { $over } (limit 7)
    }; then Boris plays{ $even ->
        [yes] , tiles are resolved and the beadle’s tile is turned over
       *[no] { $vp ->
            [0] {""}
           *[other] {" "}and scores { $vp } VP for the beadle’s tile
        }
    }
last-card = { $left ->
    [0] {" (your last card)"}
   *[other] {""}
}
option-hire = { card-id } (hire { $n })
    .here = hire { $n }
    .detail = discard the card; then { $guildhall } on the Guildhall, { $supply } in the supply{ $better ->
        [yes] . The ability does more for the same card: { $more }
       *[no] {""}
    }{ last-card }
option-move = { card-id } (move 1)
    .here = move 1
    .detail = discard the card; to { $wild ->
        [yes] any tile
       *[no] a tile with { $symbols }
    }{ last-card }
option-ability = { card-id } (ability)
    .here = ability
    .detail = { $cost ->
        [0] costs only this card; { $effects }
        [1] costs this card and 1 other; { $effects }
       *[other] costs this card and { $cost } others; { $effects }
    }{ last-card }
gesture-move = Done: move 1 to { $goal }
gesture-lifted = A lit tile moves 1 liveryman there. Or choose:
gesture-from = Which liveryman moves?
gesture-back = Put it back
option-stop = Stop here
    .detail = the rest of the effect is lost
option-group-way = From { $cell } to { $goal } { tile-id }
    .detail = at most { $yours }; majority wins { $prize }, { $left ->
        [0] threshold already reached
       *[other] { $left } more needed now
    } (you { $others }, Boris { $theirs })
option-group = { $n } to { $cell } { tile-id }
    .detail = majority wins { $prize }; { then-there }
option-no-neutral = No more neutrals
    .detail = { $then }
option-store = A neutral from your store
    .detail = you have { $store }; { $then }
option-neutral = Discard { card-id }
    .detail = { $symbols }, for a neutral; { $then }
neutral-then = { $winner ->
    [you] you win { $yours }–{ $theirs }: { $rewards } and a master
    [boris] Boris wins { $theirs }–{ $yours } ({ $vp } VP), second place: { $token }
   *[nobody] a tie at { $yours }–{ $theirs }, the tile is not resolved
}
option-go-on = Go on
    .detail = claim nothing now
## Story, each with its reason

told-setup = { $cards ->
    [3] Set-up. Boris plays 3 cards a turn.
   *[other] Set-up. Rik plays like Boris, but { $cards } cards a turn. He is called Boris from here on.
}
    .why = The level sets how many cards he plays. The rest is set up as for two players.
told-side = The plantation starts with { side } face up.
    .why = The starting side is drawn at random unless you chose it.
told-raised = { $side ->
    [virginia] The six guilds of lowest priority need 1 more liveryman each.
   *[ulster] The six guilds of highest priority need 1 more liveryman each.
}
    .why = A lying neutral raises their thresholds by 1. The side of the plantation decides which six.
told-reshuffled = The discard pile is shuffled into a new deck: { $cards } { $cards ->
    [one] card
   *[other] cards
}.
    .why = A card was needed and the deck was empty.
told-drawn = You draw { $card }.
    .why = You draw cards into your hand one by one.
told-seen = You see { $card }.
    .why = You look at the cards before you choose.
told-kept = You keep { $card }.
    .why = The other cards that you saw go to the discard pile.
told-taken = From the discard pile you take { $card }.
    .why = The discard pile is open, and the effect lets you take from it.
told-paid = You pay with { $card }.
    .why = Any other card pays 1 coin of an ability’s cost.
told-discarded = You discard { $card }.
    .why = At the end of your turn you may hold at most 7 cards.
told-mayoral = You keep { $card }.
    .why = Mayoral cards score at the end of the game. The others go to their own discard pile.
told-round = Round { $round }
    .why = The game lasts ten rounds. It ends earlier if the beadle has nowhere to go.
told-your-turn = Your turn.
    .why = You always play before your opponent.
told-card = You play { $card } { $use ->
    [hire] to hire.
    [move] to move.
   *[ability] for its ability.
}
    .why = { $use ->
        [hire] You may discard any card to hire.
        [move] A discarded card moves one liveryman to a tile with its symbol.
       *[ability] The card lies in front of you until the turn ends.
    }
told-hired = You hire { $n } { $n ->
    [one] liveryman
   *[other] liverymen
}, now { $guildhall } on the Guildhall.
    .why = Hired liverymen come from your supply, as many as are left there.
told-hire-bonus = This turn each hire brings { $n } more { $n ->
    [one] liveryman
   *[other] liverymen
}.
    .why = The bonus counts for cards discarded to hire, until your turn ends.
told-wild = This turn your cards move liverymen to any tile.
    .why = Until your turn ends, the symbol of a card discarded to move does not matter.
told-no-hand-limit = You have no hand limit from now on.
    .why = This reward lasts for the rest of the game.
told-draw-end = At the end of the turn you draw { $n } more { $n ->
    [one] card
   *[other] cards
}.
    .why = These cards are added to the draw at the end of your turn.
told-scored = You score { $vp } VP, now { $total }.
    .why = Points from abilities and rewards count at once.
told-neutral = You take { $n } { $n ->
    [one] neutral
   *[other] neutrals
} into your store.
    .why = Neutrals come from the scoreboard, as many as are left there.
told-plantation = You send { $n } { $n ->
    [one] liveryman
   *[other] liverymen
}: { $origin } → plantation, now { $plantation } there.
    .why = The plantation is scored after rounds 4 and 8.
told-moved = { $n ->
    [1] You move a liveryman:
   *[other] You move { $n } liverymen:
} { $origin } → { $place }.
    .why = Liverymen may go only where the card or effect allows.
told-evicted = Boris loses a liveryman on { $place }.
    .why = The effect sends one of his liverymen back to his stock.
told-swapped = You swap liverymen between { $origin } and { $place }.
    .why = One of yours and one of Boris’s on another tile change places.
told-end-of-turn = { $played ->
    [yes] End of your turn: you draw { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
   *[no] You pass and draw { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
}
    .why = { $played ->
        [yes] After playing you draw 2 cards, plus those from abilities.
       *[no] If you play no card, you draw 4.
    }
told-boris-turn = Boris plays { $cards } cards.
    .why = He uses only the symbols of his cards, never their abilities.
told-boris = { $card }: Boris places a liveryman on { $name }, { $start ->
    [beadle] the beadle’s tile
   *[search] the first match after the beadle
} ({ $pawns }/{ $threshold }).
    .why = { $start ->
        [beadle] His search starts on the beadle’s tile, and this tile shows the symbol.
       *[search] He searches row by row from the beadle to the first tile with the symbol.
    }
told-boris-nothing = { $card }: no tile matches, so Boris places nobody.
    .why = No tile that he may use shows the symbol. The card is not replaced.
told-resolution = { $ripe ->
    [yes] Tiles are resolved.
   *[no] Tiles are resolved: none has reached its threshold.
}
    .why = In even rounds every tile whose threshold is reached is resolved, row by row.
told-neutral-used = You bring in a neutral, { $source ->
    [store] from your store
   *[scoreboard] paid with { $card }
}, now { $lent } here.
    .why = Neutrals count for your majority, not for the threshold.
told-neutrals-back = { $n } { $n ->
    [one] neutral goes
   *[other] neutrals go
} back to the scoreboard.
    .why = A neutral helps on one tile only.
told-tied = { $name }: a tie, so the tile is not resolved.
    .why = You and Boris are level, and no master of yours is next to the tile.
told-won-tile = { $name }: { $winner ->
    [you] you win { $vp } VP and place your master.
   *[boris] Boris wins { $vp } VP.
}{ $back ->
    [0] {""}
    [one] {" "}One of your liverymen goes back to the { back-home }.
   *[other] {" "}{ $back } of your liverymen go back to the { back-home }.
}
    .why = { $winner ->
        [you] The threshold is reached, and you have the majority.
       *[boris] The threshold is reached, and Boris has the majority.
    }
back-home = { $home ->
    [supply] supply
   *[guildhall] Guildhall
}
told-boris-token = Boris scores { $vp } VP for second place, now { $total }.
    .why = Of a reward token Boris gets only the VP.
told-token = Second place: { $token }. You have { $total } VP.
    .why = With a liveryman there you take the reward token of second place.
told-token-kept = The token goes to the promo card. Tokens there: { $tokens }.
    .why = With the promo card you keep your tokens. Three of them claim a guild.
told-beadle = The beadle’s tile { $name } is turned over. Boris scores { $vp } VP, now { $total }.
    .why = Every round ends with the beadle’s tile. Your liverymen there return without a reward.
told-beadle-moves = The beadle goes to { $name } and counts there as one liveryman.
    .why = The beadle always stands on the unresolved guild of lowest priority.
told-beadle-gone = The beadle has nowhere to go and leaves the game.
    .why = All guilds are resolved, so this round is the last.
told-growth = Growth: { side }, { $yours } of your liverymen there.
    .why = After rounds 4 and 8 the plantation is scored.
told-plantation-won = You win the plantation: { $vp } VP, now { $total }.
    .why = Two or more of your liverymen win first place.
told-plantation-boris = Boris scores { $vp } VP for the plantation, now { $total }.
    .why = { $yours ->
        [0] You have nobody there, so Boris takes first place.
       *[other] A single liveryman is not enough, so Boris scores.
    }
told-plantation-turned = { $n ->
    [0] The plantation is turned over: { side }.
   *[other] The plantation is turned over: { side }. Back in your supply: { $n }.
}
    .why = The plantation is turned over after each scoring. Your liverymen there return to the supply.
told-claimed = You claim { $name } for 3 tokens and 1 liveryman: { $vp } VP, now { $total }.
    .why = Three tokens and a liveryman from the Guildhall claim a resolved guild without a master.
told-final = Final score: you { $you }, Boris { $boris }.
    .why = You add mayoral cards and adjacent masters. Boris adds nothing.
told-mayoral-vp = { $card }. Result: { $scored } VP.
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
    [0] threshold reached
   *[other] { $left } more needed
}{ $leads ->
    [you] , { $yours }–{ $theirs } for you
    [boris] , { $theirs }–{ $yours } for Boris
    [nobody] , a tie at { $yours }–{ $theirs }
   *[none] {""}
}
note-resolved = resolved
note-threshold = threshold { $threshold }
note-effects = { $effects }
note-brings = { $rewards }
note-second = 2nd place: { $token }
spot-vp = VP
note-more-vp = { $kind ->
    [goals] +{ $goals } for goals
    [masters] +{ $masters } for adjacent masters
   *[both] +{ $goals } for goals, +{ $masters } for adjacent masters
}
    .short = +{ $more } at the end
spot-supply = Supply
spot-store = Neutrals
spot-promo = Tokens on the promo card
spot-mayoral = { mayoral-id }
spot-plantation = Plantation
note-two = 2 liverymen: { $rewards }
note-fewer = for Boris: { $one } VP if you have 1 liveryman there, { $none } VP if none
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
note-beadle-gone = gone: the game ends after this round
beadle-stop = { $tile } ({ $vp } VP)
beadle-leaves = nowhere, the game ends
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
label-total = + { $aims } (goals) = { $total }
label-to-go = { $side ->
    [before] {""}
   *[after] to go
}
label-ripe = ready
label-wins = { $winner ->
    [you] you win
    [boris] Boris wins
   *[nobody] tie
}
label-here = { $count } here · { $supply } in supply
label-lowest = lowest number next
label-beadle-rule = After each round his tile is turned over and Boris gets its points.
label-reconstructed = reconstructed edition
label-aims = Your goals
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
label-legend = Symbols
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
    [won] { $you }–{ $boris }: you have more VP than your opponent.
   *[lost] { $you }–{ $boris }: you needed more VP than your opponent.
}
line-game = Points during the game
line-mayoral = Mayoral cards
line-masters = Adjacent masters

## Goal and primer

goal-name = You
goal = most VP after 10 rounds
    .short = most VP after 10 rounds
primer-line = You and Boris, who follows the beadle.
primer-1 = Score more VP than Boris
    .detail = After ten rounds. A tie loses.
primer-2 = Play cards
    .detail = Hire a liveryman, move one to a tile with the card’s symbol, or use its ability. Then draw 2, or 4 if you played none.
primer-3 = Even rounds: tiles
    .detail = Threshold reached? The majority wins the tile (you leave a master), second place takes its token.
primer-4 = Boris plays { $level ->
        [rik] four
       *[other] three
    } cards
    .detail = Each puts a liveryman on the next tile with its symbol, starting at the beadle.
primer-5 = The beadle’s tile
    .detail = After every round it is turned over. Boris gets its points.
primer-6 = The plantation
    .detail = After rounds 4 and 8: two liverymen there win it. With fewer, Boris scores.

## Guide of the first game

guide-ask-keep-mayoral = You keep one goal. It can give VP at the end of the game.
guide-ask-card = A card does one thing: hire, move a liveryman, or use its ability.
guide-ask-card-2 = Play any number of cards. Then draw 2, or 4 if you played none.
guide-ask-card-3 = Tiles are resolved in even rounds. The majority there wins the tile.
guide-ask-card-4 = After every round Boris gets the points of the beadle’s tile.
guide-ask-move = A liveryman moves to a tile with the symbol of the card.
guide-ask-target = An effect can move more liverymen than a card you discard.
guide-ask-taken-up = A liveryman can also move from one tile to another.
guide-ask-group-size = You choose how many go together. The majority wins the tile.
guide-ask-pay = Some abilities cost cards. The cards you pay are discarded.
guide-ask-plantation = Two liverymen on the plantation win it after rounds 4 and 8.
guide-ask-neutral = A neutral counts as one of yours when this tile is resolved.
guide-ask-limit = At the end of your turn you keep at most 7 cards.
guide-end = The guide ends here. Beat Boris: “?” explains rules, “Hint” suggests answers.

## Themes: what an answer is better or worse for, in hints and reviews

amount-vp = { $sense ->
    [better] { $amount } VP more for you
   *[worse] { $amount } VP fewer for you
}
amount-boris = { $sense ->
    [better] your opponent has { $amount } VP fewer
   *[worse] your opponent has { $amount } VP more
}
amount-masters = { $sense ->
    [better] { $amount ->
        [one] 1 more master
       *[other] { $amount } more masters
    }
   *[worse] { $amount ->
        [one] 1 master fewer
       *[other] { $amount } masters fewer
    }
}
amount-men = { $sense ->
    [better] { $amount ->
        [one] 1 more liveryman in the Guildhall
       *[other] { $amount } more liverymen in the Guildhall
    }
   *[worse] { $amount ->
        [one] 1 liveryman fewer in the Guildhall
       *[other] { $amount } liverymen fewer in the Guildhall
    }
}
amount-placed = { $sense ->
    [better] { $amount ->
        [one] 1 more liveryman on the tiles
       *[other] { $amount } more liverymen on the tiles
    }
   *[worse] { $amount ->
        [one] 1 liveryman fewer on the tiles
       *[other] { $amount } liverymen fewer on the tiles
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
amount-mayoral = { $sense ->
    [better] { $amount ->
        [one] 1 more mayoral card
       *[other] { $amount } more mayoral cards
    }
   *[worse] { $amount ->
        [one] 1 mayoral card fewer
       *[other] { $amount } mayoral cards fewer
    }
}
theme-tiles = { $sense ->
    [better] it wins you more on the tiles
   *[worse] it wins you less on the tiles
}
theme-boris = { $sense ->
    [better] your opponent scores less
   *[worse] your opponent scores more
}
theme-men = { $sense ->
    [better] you have more liverymen to use
   *[worse] you have fewer liverymen to use
}
theme-cards = { $sense ->
    [better] it leaves you a better hand
   *[worse] it leaves you a worse hand
}
theme-plantation = { $sense ->
    [better] it helps you win the plantation
   *[worse] it makes the plantation harder to win
}
theme-mayoral = { $sense ->
    [better] your mayoral cards score more
   *[worse] your mayoral cards score less
}
theme-masters = { $sense ->
    [better] it brings you more masters
   *[worse] it brings you fewer masters
}
theme-points = { $sense ->
    [better] you gain points on your opponent
   *[worse] you lose points to your opponent
}
