### Angelos beside the real board, in English.

value-strength = Strength
value-clovers = clovers
value-markers = captives
value-tiles = tiles
value-score = score
value-round = Round
zone-his-tiles = His tiles
another-tile = another tile
zone-ladder = What he can take
look-land = land with { $income }
look-price = { $tile } (price { $price })
one-of = { $tiles } (one of these)
option-correct-tile = { $most ->
    [1] { $his ->
        [0] { $tile }: not his
       *[other] { $tile }: belongs to him
    }
   *[other] { $tile }: he has { $his }
}
told-tile-corrected = { $most ->
    [1] { $his ->
        [0] Set right by hand: { $tile }, not his
       *[other] Set right by hand: { $tile }, his
    }
   *[other] Set right by hand: { $tile }, he has { $his }
}
    .why = You said that the table shows something else. Back takes it back.
option-box-tile = A tile of mine is printed differently
    .detail = enter what is printed; it counts from now on
ask-which-printed = Which one is printed differently?
    .about = Only Prestige, citizens and coins count for him.
option-printed = { $tile }
    .detail = { $group }, price { $price }
option-no-tile = None
    .detail = back
option-his-civilization = His civilisation
option-his-hero = His hero
told-tile-printed = { $tile }: Prestige { $prestige }, citizens { $citizens }, coins { $coins }
    .why = So it is printed in your box.

## Set-up

ask-his-civilization = Which civilisation did he draw?
    .about = Draw yours first. His counts only at the end.
ask-his-hero = Which hero did he draw?
    .about = Only extra clovers and the starting Strength matter.
his-hero-clovers = +{ $clovers } { $clovers ->
    [one] clover
   *[other] clovers
}
option-other-civilization = Another civilisation
    .detail = it is not in this list
option-other-hero = Another hero
    .detail = it is not in this list
other-civilization = his civilisation
other-hero = his hero
ask-civilization-citizens = How many citizens are on his civilisation?
    .about = Only its citizens and coins count, at the end.
ask-civilization-coins = How many coins are on his civilisation?
ask-hero-clovers = How many extra clovers does this hero give Angelos?
    .about = The solo sheet lists them. A hero it does not name gives 0.
ask-hero-strength = What Strength does his hero start with?
    .about = 0 if none is printed.
told-lay-out = Lay it out
    .why = Angelos needs a colour, three clovers and what his rank gives him.
told-lay-two-players = Prepare for two players
    .detail = three clovers for you too
    .why = Everything is set up as for two; Angelos is the second player.
told-lay-yours = Draw your civilisation, hero and colony
    .detail = add up all three for your start
    .why = You draw first; what is left may become his.
told-lay-his = Give Angelos another colour and { $clovers } clovers
    .detail = no colony, no coins, no goods
    .why = He always has 3 clovers, and some heroes bring him more.
told-lay-card = Lay { $card } before him
    .detail = ability and income are never used
    .why = His rank gives it to him; he counts what is printed on it, nothing more.
told-lay-strength = His Strength marker on { $strength }
    .detail = yours as your hero says, else 0
    .why = Only a hero’s starting Strength is his; otherwise he begins at 0.
told-lay-tiles = Tiles and 24 chips as always
    .detail = he moves second, always
    .why = No disaster harms him but the Persians, so he needs no chips.
told-lay-surcharge = { $coins ->
    [0] The conquest row costs no surcharge
   *[other] The conquest row costs { $coins } coins more
}
    .detail = for you; he never pays
    .why = Alone the printed price counts, unless the ruling on the surcharge says otherwise.
ask-everything-lies = Is everything set up?
    .about = Round 1 begins: turn up two tiles, then three.

## Your turn, his tile

ask-your-row = Round { $round }: where did your tile come from?
    .about = { $tie ->
        [unknown] Angelos wins a tie, except against Miletus.
        [you] With Miletus you win a tie.
        [nobody] With Miletus nothing happens at a tie.
       *[angelos] Angelos wins a tie with you.
    } From the conquest row he gains the tile’s Prestige as Strength.
option-your-row = { $row ->
    [normal] Normal row
    [conquest] Conquest row
   *[passed] I passed
}
    .detail = { $row ->
        [normal] he takes from the conquest row
        [conquest] he takes from the normal row
       *[passed] he takes from the conquest row
    }
option-supply = Supply symbol
option-persians = Persians attack
option-nobody-captured = I had no inhabitant
ask-his-tile = { $row ->
    [conquest] Tap the first one that lies in the conquest row
   *[normal] Tap the first one that lies in the normal row
}
    .about = Two equal? Take the one farther right.
option-his-tile = { $tiles }
    .detail = Prestige { $prestige }, citizens { $citizens }, coins { $coins }
option-other-tile = Another tile
    .detail = it is not in this list
ask-other-prestige = How much Prestige is on it?
ask-other-citizens = How many citizens are on it?
    .about = Crossed-out citizens are negative.
ask-other-coins = How many coins are printed on it?
told-he-takes = Angelos takes { $tile }
    .why = { $row ->
        [conquest] You took from the normal row or passed, so he takes from the conquest row.
       *[normal] You took from the conquest row, so he takes from the normal row.
    }
told-lay-before-him = Lay it in front of him
    .detail = right of his other tiles
    .why = Prestige { $prestige }, citizens { $citizens }: no tile of his row is better.
told-his-strength = His Strength: { $before } → { $now }
    .why = A tile of the conquest row makes him stronger by its Prestige, { $prestige }.
told-rest-leaves = The other tiles leave the game
    .detail = { $round ->
        [8] then your income and the last three chips
       *[other] then your income, three chips, five new tiles
    }
    .why = What nobody took is out of the game.

## Supply rounds

ask-supply = Angelos has { $strength }. Yours is
    .about = { $last ->
        [yes] { $conflict_first ->
            [yes] The last supply round: compare first, then feed and settle debts.
           *[no] The last supply round: feed your people and settle debts first.
        }
       *[no] { $conflict_first ->
            [yes] Compare the two markers first; then feed and settle debts.
           *[no] Feed your people and settle debts first. Then look at the two markers.
        }
    }
option-compare = { $word ->
    [lower] Lower
    [equal] Equal
   *[higher] Higher
}
    .detail = { $word ->
        [equal] { $strength }
       *[other] than { $strength }
    }
ask-milet = Is Miletus your colony?
    .about = Angelos wins ties, but not against Miletus. Asked only once.
option-yes = Yes
option-no = No
told-conflict-yours = You win
    .why = { $tied ->
        [yes] Miletus gives you the tie.
       *[no] You are stronger than he is.
    }
told-take-clover = Take 1 clover and 1 citizen
    .detail = more if your hero or colony says so
    .why = The winner of an internal conflict gains both.
told-halve-yours = Halve your Strength
    .detail = rounded down; his stays
    .why = Winning costs half; only some heroes spare you that.
told-conflict-his = Angelos wins
    .why = { $tied ->
        [yes] A tie is his, unless Miletus is yours.
       *[no] He is stronger than you are.
    }
told-lose-inhabitant = You lose 1 inhabitant
    .detail = your Strength stays
    .why = He captures one if you have one.
told-his-marker = 1 coin from the supply on the space of his colour: { $before } → { $now }
    .why = The coin marks the captured inhabitant; it counts for him at the end.
told-his-clover = 1 clover to him: { $before } → { $now }
    .why = The winner gains a clover.
told-halve-his = Halve his Strength: { $before } → { $now }
    .why = Who wins, halves and rounds down; he hires nobody.
told-no-marker = Take the coin back: { $before } → { $now }
    .why = You had no inhabitant, so he captured nobody.
told-conflict-nobody = A tie
    .why = By this reading Miletus only keeps him from winning.
told-nothing-moves = Nothing moves
    .why = Nobody won, so nobody gains or halves.
told-go-on-revealing = { $conflict_first ->
    [yes] Feed, settle debts, then go on revealing tiles
   *[no] Go on revealing the remaining tiles
}
    .why = The supply round interrupts revealing; the tile with the symbol takes its place.
told-he-loses = Remove { $tile } from him
    .detail = Prestige { $prestige }, citizens { $citizens }, coins { $coins }; of equal ones the rightmost. It leaves the game.
    .why = Of his tiles with citizens it has the fewest, then the least Prestige, then is the newest.
told-he-loses-civilization = Remove his civilisation
    .why = By this reading it counts as a tile, and it has the fewest citizens.
told-he-loses-nothing = He has no tile to lose
    .why = Only a tile with at least 1 citizen can be lost.

## Persians and the end

ask-persians = Persian attack: together we need { $persians }. Did we hold?
    .about = Persian chip { $chips }. Angelos adds { $strength }.
option-held = Yes, we held
option-lost = No, we lost
told-persians-held = The Persians are beaten
    .why = Together you had at least as much as they brought.
told-halve-yours-hire = Halve your Strength (rounded down)
    .detail = you may hire mercenaries for { $coins } { $coins ->
        [one] coin
       *[other] coins
    } each; he does not
    .why = Winning costs both sides half; you may buy back what you lost.
told-persians-lost = The Persians win
    .why = Together you had less than they brought.
told-lose-inhabitants = You lose { $people } inhabitants
    .detail = more if your hero or colony says so
    .why = That is the price of defeat.
told-both-zero = Put both Strength markers on 0
    .detail = his was { $before }
    .why = After a defeat nobody has any Strength left.
ask-last-chips = Did the last chips bring the Persians?
    .about = Round 8 is over: draw its three chips, then comes the last supply round.
option-go-on = No, go on
    .detail = to the last supply round
ask-your-score = How many points do you have?
    .about = The lower of your Prestige and Population, clovers shared out. Angelos has { $angelos }.

## On paper

sheet-his-civilization = Draw a civilisation for him, after yours
    .detail = its citizens and coins count for him at the end
sheet-his-hero = Draw a hero for him, after yours
    .detail = ability, income and goods are never used
sheet-his-clovers = More clovers for his hero
    .detail = { $clovers }
sheet-his-strength = His marker: Strength { $strength }, or his hero’s
    .detail = { $heroes }
sheet-hero = { $hero } { $number }
sheet-round = Every round
sheet-reveal = Normal row: turn up { $normal } tiles side by side. Conquest row: then { $conquest } beside the Conquest tile
sheet-reveal-supply = A supply symbol: play a supply round at once, then turn up the rest
sheet-your-step = Play your whole step: take a tile or pass, then raise your Strength
    .detail = { $surcharge ->
        [0] you pay the printed minimum, in both rows
       *[other] you pay the printed minimum, in the conquest row { $surcharge } coins more
    }
sheet-his-row = Then he takes one tile and pays nothing
sheet-you-conquest = You took from the conquest row: he takes from the normal row
sheet-you-normal = You took from the normal row or passed: he takes from the conquest row, and his Strength rises by the tile’s Prestige
sheet-his-choice = He takes the tile with most Prestige; if equal, most citizens; if equal, farthest right
    .detail = crossed-out citizens count below 0
sheet-rest = Lay it right of his other tiles; the rest leaves the game
sheet-income = Your income, then three chips: only Persians concern him
sheet-supply = Supply round, { $times } times
sheet-feed = Feed your people and settle your debts
sheet-compare = Compare Strength: a tie is his, even 0 to 0
    .detail = { $milet ->
        [wins] but if your colony is Miletus, a tie is yours
       *[nothing] but if your colony is Miletus, nothing happens at a tie
    }
sheet-he-wins = He wins: you lose 1 inhabitant, he gets 1 coin on the space of his colour and 1 clover; halve his Strength, rounded down
    .detail = no inhabitant to lose: no coin for him
sheet-you-win = You win: take 1 clover and 1 citizen, halve your Strength, rounded down; he loses a tile
sheet-loss = He loses the tile with fewest citizens, but at least 1; if equal, least Prestige; if equal, the newest
    .detail = { $civilization ->
        [yes] his civilisation counts as the oldest; without such a tile nothing
       *[no] never his civilisation; without such a tile nothing
    }
sheet-persians = Persians
sheet-attack = at chip { $chip } with { $strength }
sheet-attacks = They attack: { $attacks }
sheet-together = Add both Strengths: equal or more holds
sheet-held = Held: halve both Strengths, rounded down; only you may hire back, { $coins } { $coins ->
        [one] coin
       *[other] coins
    } a step
sheet-lost = Lost: both Strengths to 0, you lose { $people } inhabitants{ $tiles ->
        [0] {""}
       *[other] , he loses { $tiles } tiles
    }
sheet-mind = Easily forgotten
sheet-mind-supply = Supply rounds: at { $symbols } symbols, and always after round { $rounds } and its chips
sheet-mind-second = He moves second, whatever the tiles say
sheet-mind-free = He pays, earns and feeds nothing; no disaster but the Persians harms him
sheet-end = The count, after round { $rounds }
sheet-prestige = His Prestige: his tiles, and 1 for every { $coins } coins printed on tiles and civilisation{ $captives ->
        [yes] , and 1 for each coin on his colour
       *[no] {""}
    }
sheet-population = His Population: { $points } for each citizen{ $captives ->
        [yes] {""}
       *[no] , and 1 for each coin on his colour
    }
    .detail = crossed-out citizens are taken off, down to 0
sheet-clovers = Clovers: 1 each, shared out so that the lower total is best
sheet-verdict = The lower total counts. You need more than he; a tie is lost
sheet-tile-prestige = Tile: Prestige
sheet-tile-citizens = Tile: citizens
sheet-tile-coins = Tile: coins
