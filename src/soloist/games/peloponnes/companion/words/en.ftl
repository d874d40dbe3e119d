### Angelos beside the real board, in English.

value-strength = Strength
value-clovers = clovers
value-markers = captured
value-tiles = tiles
value-score = score
value-round = Round
zone-his-tiles = His tiles
another-tile = another tile
zone-ladder = What he can take
label-tied = Tie: farther right on the table
counted-goods = { $good ->
    [wood] { $amount } wood
    [stone] { $amount } stone
    [food] { $amount } food
    [luxury] { $amount } luxury { $amount ->
        [one] good
       *[other] goods
    }
    [coins] { $amount } { $amount ->
        [one] coin
       *[other] coins
    }
    [inhabitants] { $amount } { $amount ->
        [one] inhabitant
       *[other] inhabitants
    }
   *[strength] { $amount } Strength
}
look-land = land with { $income }
look-price = { $tile } (price { $price })
look-sure = { $tile } ({ $group }, price { $price })
one-of = { $tiles } or { $last }
option-correct-tile = { $most ->
    [1] { $his ->
        [0] { $tile }: not his
       *[other] { $tile }: belongs to him
    }
   *[other] { $tile }: he has { $his }
}
told-tile-corrected = { $most ->
    [1] { $his ->
        [0] Corrected: { $tile } is not his
       *[other] Corrected: { $tile } is his
    }
   *[other] Corrected: { $tile }, he has { $his }
}
    .why = You said that your table shows something else. Undo takes the correction back.
option-box-tile = A tile in my box is printed differently
    .detail = enter what is printed. It counts from now on
ask-which-printed = Which tile is printed differently?
    .about = For Angelos only Prestige, inhabitants and coins count.
option-printed = { $tile }
    .detail = { $group }, price { $price }
option-no-tile = None
    .detail = back
option-his-civilization = His civilisation
option-his-hero = His hero
told-tile-printed = { $tile }: Prestige { $prestige }, { $citizens }, { $coins }
    .why = This is printed in your box.

## Set-up

ask-his-civilization = Which civilisation did you draw for Angelos?
    .about = Draw yours first. His counts only at the end.
ask-his-hero = Which hero did you draw for Angelos?
    .about = Draw yours first. Only extra clovers and starting Strength count for him.
his-hero-clovers = +{ $clovers } { $clovers ->
    [one] clover
   *[other] clovers
}
option-other-civilization = Another civilisation
    .detail = not in this list
option-other-hero = Another hero
    .detail = not in this list
other-civilization = his civilisation
other-hero = his hero
ask-civilization-citizens = How many inhabitants does his civilisation show?
    .about = Only its inhabitants and coins count, at the end.
ask-civilization-coins = How many coins does his civilisation show?
ask-hero-clovers = How many extra clovers does this hero give Angelos?
    .about = The solo sheet lists them. A hero without an entry gives 0.
ask-hero-strength = What Strength does his hero start with?
    .about = Choose 0 if none is printed.
told-lay-out = Set up the game
    .why = Angelos needs a colour, three clovers and what his rank gives him.
told-lay-two-players = Set up for two players
    .detail = three clovers for you too
    .why = Everything is set up as for two. Angelos is the second player.
told-lay-yours = Draw your civilisation, hero and colony
    .detail = add up all three for your start
    .why = You draw first. Angelos draws from the rest.
told-lay-his = Give Angelos another colour and { $clovers } { $clovers ->
    [one] clover
   *[other] clovers
}
    .detail = { $lacks ->
        [both] no civilisation, no hero, no colony, no coins, no goods
        [civilization] no civilisation, no colony, no coins, no goods
        [hero] no hero, no colony, no coins, no goods
       *[nothing] no colony, no coins, no goods
    }
    .why = He always has 3 clovers, and some heroes bring him more.
told-lay-card = Lay { $card } in front of him
    .detail = { $kind ->
        [civilization] only its inhabitants and coins count, at the end
       *[hero] its ability, income and goods are never used
    }
    .why = His rank gives him this. Only what is printed on it counts.
told-lay-strength = Put his Strength marker on { $strength }
    .detail = yours as hero and colony say, else on 0
    .why = He begins at 0, unless his hero has starting Strength.
told-lay-tiles = Tiles and 24 disaster chips as usual
    .detail = Angelos always moves second
    .why = Only the Persians can harm him, so he needs no chips.
told-lay-surcharge = { $coins ->
    [0] Pay the minimum price in both rows, without bidding
    [one] Pay the minimum price, in the conquest row { $coins } coin more
   *[other] Pay the minimum price, in the conquest row { $coins } coins more
}
    .detail = lay your tile, then you may pay goods to raise your Strength
    .why = Alone nobody bids. A surcharge is paid only if your ruling says so.
told-lay-free = Angelos pays nothing, earns nothing, feeds nobody
    .detail = no disaster harms him, only the Persians
    .why = The solo sheet spares Angelos prices, building costs, feeding and disasters. It gives him no income.
told-lay-goal = You win only with more points than Angelos
    .detail = a tie is lost
    .why = Both sides count the lower of Prestige and Population.
ask-everything-lies = Is everything set up?

## Your turn, his tile

ask-your-row = Where did your tile come from?
    .about = { $symbol ->
        [due] One of the five tiles shows the supply symbol. Play the supply round first.
       *[open] { $surcharge ->
            [0] Pay the minimum price (both rows). Lay your tile. You may pay goods for Strength.
           *[other] Pay the minimum, conquest row +{ $surcharge }. Lay your tile. You may pay goods for Strength.
        }
    }
option-your-row = { $row ->
    [normal] Normal row
    [conquest] Conquest row
   *[passed] I passed
}
    .detail = { $row ->
        [normal] Strength for him
        [conquest] no Strength
       *[passed] Strength for him
    }
option-supply = Supply symbol
    .detail = with conflict
option-persians = Persians attack
    .detail = at Persian chip { $chips }
option-nobody-captured = I had no inhabitant
ask-forgotten-symbol = Did a supply symbol turn up?
    .about = Letter { $group } is used up. One of its tiles has the supply symbol.
ask-his-tile = { $row ->
    [conquest] Which tile does he take from the conquest row?
   *[normal] Which tile does he take from the normal row?
}
    .about = Most Prestige, then most inhabitants. Coins do not count. Tie: farthest right on the table.
option-his-tile = { $tiles }
    .detail = Prestige { $prestige }, { $citizens }, { $coins }
option-other-tile = Another tile
    .detail = not in this list
ask-other-prestige = How much Prestige does the tile show?
    .about = { $known ->
        [yes] { $tile }: so far { $now }.
       *[no] Angelos takes this tile.
    }
ask-other-citizens = How many inhabitants does the tile show?
    .about = { $known ->
        [yes] { $tile }: so far { $now }. Crossed-out inhabitants are negative.
       *[no] Crossed-out inhabitants are negative.
    }
ask-other-coins = How many coins does the tile show?
    .about = { $known ->
        [yes] { $tile }: so far { $now }. Top right, not the price.
       *[no] Only the coins at the top right count, not the price.
    }
told-he-takes = Angelos takes { $tile }
    .why = { $row ->
        [conquest] You took from the normal row or passed, so he takes from the conquest row.
       *[normal] You took from the conquest row, so he takes from the normal row.
    }
told-lay-before-him = Lay the tile in front of him
    .detail = right of his other tiles
    .why = Prestige { $prestige }, { $citizens }: no tile of his row is better.
told-his-strength = His Strength: { $before } → { $now }
    .why = A tile from the conquest row gives him its Prestige as Strength: { $prestige }.
told-rest-leaves = The other tiles leave the game
    .why = Tiles that nobody took are out of the game.
told-then-income = Still round { $round }: your income, then three chips
    .detail = only the Persians strike Angelos too
    .why = No disaster but the Persians harms Angelos, and he gets no income.
told-turn-up = Round { $round }: turn up 2 + 3 tiles
    .detail = { $symbol ->
        [possible] the 3 in the conquest row. Stop at a supply symbol
       *[never] the 3 in the conquest row
    }
    .why = The supply round comes at once, before the next tile is turned up.

## Supply rounds

ask-supply = Conflict: Angelos has Strength { $strength }. And you?
    .about = { $last ->
        [yes] { $conflict_first ->
            [yes] Last supply round: compare first, then feed and settle debts.
           *[no] Last supply round: first feed your inhabitants and settle debts.
        }
       *[no] { $conflict_first ->
            [yes] Supply round: compare first, then feed and settle debts.
           *[no] Supply round: first feed your inhabitants and settle debts, then compare.
        }
    }
option-compare = { $word ->
    [lower] Less
    [equal] The same
   *[higher] More
}
    .detail = { $word ->
        [equal] { $tie ->
            [unknown] Angelos wins, unless your colony is Miletus
            [you] with Miletus you win
            [nobody] with Miletus nothing happens
           *[angelos] Angelos wins
        }
       *[other] than { $strength }
    }
ask-milet = Is Miletus your colony?
    .about = Angelos wins ties, but not against Miletus. Asked only once.
option-yes = Yes
option-no = No
option-no-symbol = No
    .detail = only if that supply round is over
told-conflict-yours = You win the conflict
    .why = { $tied ->
        [yes] Miletus wins you the tie.
       *[no] You are stronger than Angelos.
    }
told-take-clover = Take 1 clover and 1 inhabitant
    .detail = more if your hero or colony says so
    .why = The winner of an internal conflict gains both.
told-halve-yours = Halve your Strength
    .detail = rounded down, unless a hero spares you. His stays
    .why = Winning costs half your Strength. Only some heroes spare you that.
told-conflict-his = Angelos wins the conflict
    .why = { $tied ->
        [yes] Angelos wins ties, unless you have Miletus.
       *[no] Angelos is stronger than you.
    }
told-lose-inhabitant = You lose 1 inhabitant
    .detail = your Strength stays
    .why = Angelos captures one of your inhabitants, if you have any.
told-his-marker = Put 1 coin from the supply on the space of his colour: { $before } → { $now }
    .detail = { $counts ->
        [prestige] no Strength for him, at the end 1 Prestige
       *[population] no Strength for him, at the end 1 Population
    }
    .why = The coin is the captured inhabitant. The sheet once says Population, once Prestige: your ruling decides.
told-his-clover = 1 clover for him: { $before } → { $now }
    .why = The winner gains a clover.
told-halve-his = Halve his Strength: { $before } → { $now }
    .why = The winner halves Strength, rounded down. Angelos hires no mercenaries.
told-no-marker = Take the coin back: { $before } → { $now }
    .why = You had no inhabitant, so he captured nobody.
told-conflict-nobody = A tie
    .why = By your ruling, Miletus only keeps him from winning.
told-nothing-moves = Nothing changes
    .why = Nobody won, so nobody gains or halves anything.
told-go-on-revealing = { $conflict_first ->
    [yes] Feed, settle debts, then turn up the remaining tiles
   *[no] Turn up the remaining tiles
}
    .why = The supply round interrupted the round. The tile with the symbol is on offer too.
told-he-loses = Discard { $tile } from his tiles
    .detail = Prestige { $prestige }, { $citizens }, { $coins }{ $which ->
        [sure] {""}
        [one] . The one that he has
        [several] . Of those that he has, the rightmost
       *[unknown] . If equal, the rightmost
    }. It leaves the game
    .why = He loses the tile with fewest inhabitants, then least Prestige, then the newest.
told-he-loses-civilization = Discard his civilisation
    .why = By your ruling it counts as a tile, and it has the fewest inhabitants.
told-he-loses-nothing = He has no tile to lose
    .why = Only a tile with at least 1 inhabitant can be lost.

## Persians and the end

ask-persians = Do you and Angelos have at least { $persians } Strength?
    .about = { $sure ->
        [yes] Persian attack at chip { $chips }. { $alone ->
            [yes] Angelos alone is enough ({ $strength }).
           *[no] Angelos adds { $strength }.
        }
       *[no] { $alone ->
            [yes] Angelos alone is enough ({ $strength }).
           *[no] Angelos adds { $strength }.
        } The Persians’ Strength ({ $persians }) is not certain: check your rulebook.
    }
option-held = Yes, victory
option-lost = No, defeat
told-persians-held = The Persians are beaten
    .why = You and Angelos together were at least as strong as they were.
told-halve-yours-hire = Halve your Strength (rounded down)
    .detail = only you may hire mercenaries ({ $coins } { $coins ->
        [one] coin
       *[other] coins
    } each){ $sure ->
        [yes] {""}
       *[no] . The price is not certain: check your rulebook
    }
    .why = Winning costs both sides half. You may buy back what you lost.
told-other-chips = Draw the remaining chips of round { $round }
    .why = The attack came at one of the three chips of a round.
told-persians-lost = The Persians win
    .why = You and Angelos together were weaker than the Persians.
told-lose-inhabitants = You lose { $people } { $people ->
    [one] inhabitant
   *[other] inhabitants
}
    .detail = more if your hero or colony says so{ $sure ->
        [yes] {""}
       *[no] . The number is not certain: check your rulebook
    }
    .why = That is the price of defeat.
told-both-zero = Put both Strength markers on 0
    .detail = his was { $before }{ $sure ->
        [yes] {""}
       *[no] . Not certain: check your rulebook
    }
    .why = After a defeat nobody has any Strength left.
ask-last-chips = Did the Persians attack?
    .about = Draw three chips. { $due ->
        [1] By now the Persians must have attacked once.
       *[2] By now the Persians must have attacked twice.
    } You reported { $attacks ->
        [0] none.
       *[1] 1 attack.
    }
option-go-on = No, go on
    .detail = { $last ->
        [yes] to the last supply round
       *[no] to the next round
    }
ask-your-score = How many points is your lower total?
    .about = Divide your clovers freely (1 point each) between Prestige and Population. You need over { $angelos }.

## On paper

sheet-his-civilization = Draw a civilisation for him, after yours
    .detail = its inhabitants and coins count for him at the end
sheet-his-hero = Draw a hero for him, after yours
    .detail = ability, income and goods are never used
sheet-his-clovers = Extra clovers for his hero
    .detail = { $clovers }
sheet-his-strength = His marker: Strength { $strength }, or his hero’s
    .detail = { $heroes }
sheet-hero = { $hero } { $number }
sheet-round = Every round
sheet-reveal = Normal row: turn up { $normal } { $normal ->
    [one] tile
   *[other] tiles
} side by side. Conquest row: then { $conquest } beside the Conquest tile
sheet-reveal-supply = A supply symbol: play a supply round at once, then turn up the rest
sheet-your-step = Play your whole turn: take and lay a tile or pass. You may pay goods to raise your Strength
    .detail = { $surcharge ->
        [0] you pay the printed minimum, in both rows
        [one] you pay the printed minimum, in the conquest row { $surcharge } coin more
       *[other] you pay the printed minimum, in the conquest row { $surcharge } coins more
    }
sheet-his-row = Then he takes one tile and pays nothing
sheet-you-conquest = You took from the conquest row: he takes from the normal row
sheet-you-normal = You took from the normal row or passed: he takes from the conquest row. His Strength rises by the tile’s Prestige
sheet-his-choice = He takes the tile with most Prestige. If tied, most inhabitants, then farthest right
    .detail = crossed-out inhabitants count below 0
sheet-rest = Lay it right of his other tiles. The rest leaves the game
sheet-income = Your income, then three chips: only the Persians concern him
sheet-supply = Supply rounds, { $times } in all
sheet-feed = Feed your inhabitants and settle your debts
sheet-compare = Compare Strength: he wins a tie, even 0 to 0
    .detail = { $milet ->
        [wins] but if your colony is Miletus, you win a tie
       *[nothing] but if your colony is Miletus, nothing happens at a tie
    }
sheet-he-wins = He wins: you lose 1 inhabitant. He gets 1 coin on the space of his colour and 1 clover. Halve his Strength, rounded down
    .detail = the coin gives no Strength. No inhabitant to lose: no coin for him
sheet-you-win = You win: take 1 clover and 1 inhabitant. Halve your Strength, rounded down. He loses a tile
sheet-loss = He loses the tile with fewest inhabitants, but at least 1. If tied, least Prestige, then the newest
    .detail = { $civilization ->
        [yes] his civilisation counts as the oldest. Without such a tile he loses nothing
       *[no] never his civilisation. Without such a tile he loses nothing
    }
sheet-persians = Persians
sheet-attack = at chip { $chip } with { $strength }
sheet-attacks = They attack: { $attacks }
sheet-together = Add both Strengths: equal or more is a victory
sheet-held = Victory: halve both Strengths, rounded down. Only you may hire mercenaries, { $coins } { $coins ->
        [one] coin
       *[other] coins
    } each
sheet-lost = Defeat: both Strengths to 0, you lose { $people } { $people ->
        [one] inhabitant
       *[other] inhabitants
    }{ $tiles ->
        [0] {""}
        [one] , he loses { $tiles } tile
       *[other] , he loses { $tiles } tiles
    }
sheet-mind = Easily forgotten
sheet-mind-supply = Supply rounds: at { $symbols } { $symbols ->
    [one] symbol
   *[other] symbols
}, and always after round { $rounds } and its chips
sheet-mind-second = He moves second, whatever the tiles say
sheet-mind-free = He pays, earns and feeds nothing. Only the Persians can harm him
sheet-end = Final score, after round { $rounds }
sheet-prestige = His Prestige: his tiles, and 1 for every { $coins } { $coins ->
        [one] coin
       *[other] coins
    } printed on tiles and civilisation{ $captives ->
        [yes] . Also 1 for each coin on his colour
       *[no] {""}
    }
sheet-population = His Population: { $points } for each inhabitant{ $captives ->
        [yes] {""}
       *[no] , and 1 for each coin on his colour
    }
    .detail = crossed-out inhabitants are subtracted, down to 0
sheet-clovers = Clovers: 1 point each, on Prestige or Population, so that the lower total is highest
sheet-verdict = The lower total counts. You need more than he has. A tie is lost
sheet-tile-prestige = Tile: Prestige
sheet-tile-citizens = Tile: inhabitants
sheet-tile-coins = Tile: coins
label-clock = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
