### Peloponnes with Heroes and Colonies in English.

game-title = Peloponnes: Heroes and Colonies
game-line = Build a civilisation, raise Prestige and Population together, and beat Angelos.
short-title = Peloponnes
opponent = Angelos
level-legend = Angelos’s rank

level-soldier = Soldier
level-sergeant = Sergeant
level-officer = Officer
level-general = General
level-soldier-line = Angelos has neither civilisation nor hero
level-sergeant-line = Angelos has a civilisation
level-officer-line = Angelos has a hero
level-general-line = Angelos has a civilisation and a hero

## Names

goods = { $good ->
    [wood] { $amount } wood
    [stone] { $amount } stone
    [food] { $amount } food
    [luxury] { $amount } luxury { $amount ->
        [one] good
       *[other] goods
    }
    [coins] { $amount } { $amount ->
        [one] coin
       *[other] coins
    }
    [inhabitants] { $amount } { $amount ->
        [one] inhabitant
       *[other] inhabitants
    }
   *[strength] { $amount } Strength
}
store = { $good ->
    [wood] Wood
    [stone] Stone
    [food] Food
    [luxury] Luxury goods
    [coins] Coins
    [inhabitants] Inhabitants
   *[strength] Strength
}
minus = −{ $goods }
list = { $parts }
nothing = nothing
disaster = { $disaster ->
    [decline] Decline
    [drought] Drought
    [earthquake] Earthquake
    [plague] Plague
    [tempest] Tempest
    [persians] Persians
   *[blank] Blank
}
row = { $row ->
    [conquest] conquest row
   *[normal] normal row
}
kind = { $kind ->
    [civilization] civilisation
    [hero] hero
   *[colony] colony
}
tile-name = { $id ->
    [bare-peaks] Bare Peaks
    [wooded-river-valley] Wooded River Valley
    [golden-foothills] Golden Foothills
    [mixed-highland] Mixed Highland
    [wide-grainfield] Wide Grainfield
    [field-by-the-grove] Field by the Grove
    [deep-forest] Deep Forest
    [grove-by-the-field] Grove by the Field
    [small-grove-by-the-field] Small Grove by the Field
    [forested-hills] Forested Hills
    [settled-field-and-grove] Settled Field and Grove
    [granary-plain] Granary Plain
    [settled-forest] Settled Forest
    [settled-highland] Settled Highland
    [settled-peaks] Settled Peaks
    [silver-foothills] Silver Foothills
    [silver-wooded-hills] Silver Wooded Hills
    [populous-forest] Populous Forest
    [populous-highland] Populous Highland
    [proud-peaks] Proud Peaks
    [barracks] Barracks
    [bridge] Bridge
    [market] Market
    [street] Street
    [port] Port
    [aqueduct] Aqueduct
    [agora] Agora
    [epidauros-odeon] Epidauros Odeon
    [leonidaion] Leonidaion
    [granary] Granary
    [quarry] Quarry
    [well] Well
    [temple-of-apollo] Temple of Apollo
    [cyclopean-masonry] Cyclopean Masonry
    [agriculture] Agriculture
    [workshop-of-phidias] Workshop of Phidias
    [stoa] Stoa
    [statue-of-zeus] Statue of Zeus
    [liongate] Liongate
    [tiryns-fortress] Tiryns Fortress
   *[other] { $id }
}
person = { $id ->
    [messene] Messene
    [patras] Patras
    [arkadia] Arkadia
    [korinth] Korinth
    [sparta] Sparta
    [pylos] Pylos
    [argos] Argos
    [sisyphus] Sisyphus
    [hector] Hector
    [andromeda] Andromeda
    [tantalus] Tantalus
    [odysseus] Odysseus
    [penelope] Penelope
    [daedalus] Daedalus
    [ariadne] Ariadne
    [achilles] Achilles
    [heracles] Heracles
    [theseus] Theseus
    [perseus] Perseus
    [jason] Jason
    [helen] Helen
    [milet] Miletus
    [byzantion] Byzantium
    [massalia] Massalia
    [kyrene] Cyrene
    [taras] Taranto
    [sinope] Sinope
    [trapezous] Trebizond
    [neapolis] Naples
    [olbia] Olbia
    [emporion] Emporion
   *[other] { $id }
}
tile-text = { $name } ({ $kind ->
    [land] land
   *[building] building
}, { $parts })
tile-prestige = { $inhabitants ->
    [0] Prestige { $prestige }
   *[other] Prestige { $prestige }, { $people }
}
tile-once = once { $goods }
tile-income = income { $goods }
tile-choice = { $n ->
    [1] 1 good of your choice each round
   *[other] { $n } goods of your choice each round
}
tile-cost = cost { $goods }
protects = protects from { $disasters }
tile-free-land = land need not match
tile-supply = supply symbol
start = at the start { $goods }
person-text = { person }: { $parts }
hero-clovers = { $clovers ->
    [0] no extra clovers as Angelos’s hero
    [one] 1 extra clover as Angelos’s hero
   *[other] { $clovers } extra clovers as Angelos’s hero
}
storage = stores { $wood } wood, { $stone } stone, { $food } food
ability-building-discount = buildings cost { $goods } less
ability-persian-defence-bonus = { $amount } more Strength against the Persians
ability-supply-food-discount = { $amount } food less in each supply round
ability-conquest-discount = tiles of the conquest row cost { $amount } { $amount ->
    [one] coin
   *[other] coins
} less
ability-free-land-placement = land need not match
ability-no-halving-internal = Strength is not halved after internal conflicts
ability-internal-win-extra-citizen = { $amount } more { $amount ->
    [one] inhabitant
   *[other] inhabitants
} for each internal conflict won
ability-save-one-tile-free = saves one tile for free in Earthquake and Tempest
ability-supply-inhabitant = { $amount } { $amount ->
    [one] inhabitant
   *[other] inhabitants
} at each supply round
ability-tie_win = wins tied internal conflicts
ability-supply_food = { $amount } food more in each supply round
ability-conquest_price = tiles of the conquest row cost { $amount } { $amount ->
    [one] coin
   *[other] coins
} more
ability-persian_loss = { $amount } more { $amount ->
    [one] inhabitant
   *[other] inhabitants
} lost to the Persians
ability-pass_coins = passing gives { $amount } { $amount ->
    [one] coin
   *[other] coins
}
ability-coins_per_prestige = { $amount } { $amount ->
    [one] coin
   *[other] coins
} for 1 Prestige at the end
name-without-debt = a name that does not end in -debt (used for buying on debt)

## Questions and options

ask-draw = { $whose ->
    [you] Which { kind } did you draw?
   *[angelos] Which { kind } did you draw for Angelos?
}
    .about = { $whose ->
        [you] Draw your { kind }
       *[angelos] Draw a { kind } for Angelos
    }
option-person = { person }
    .detail = { $parts }
ask-tile = Which tile did you turn up?
    .about = Turn up a tile for the { row }
option-tile = { $name }
    .detail = { $kind ->
        [land] land
       *[building] building
    }, { $parts }
ask-buy = { $luxury ->
    [yes] Which tile do you buy with luxury goods?
   *[no] Which tile do you take?
}
    .about = You have { $coins } { $coins ->
        [one] coin
       *[other] coins
    } (1 Prestige for every { $per }) and { $held }
    .then = { $opening ->
        [yes] Each tile gives points and income. Angelos then takes a tile from the other row.
       *[no] {""}
    }
option-pass = Pass
    .detail = gives you { $coins } { $coins ->
        [one] coin
       *[other] coins
    }. Angelos takes { $tile } from the conquest row
option-buy = { $how ->
    [debt] { $tile } on debt
   *[now] { $tile }
}
    .detail = { $how ->
        [debt] { $payment }. Then { $owed } at the next supply round, or the tile is lost. Gives { $brings }
       *[now] { $payment }. Gives { $brings }
    }
payment = { $how ->
    [free] free
    [luxury] { $paid } (in place of { $cost })
    [debt] { $cost } (1 stays on the tile as a debt)
    [both] { $paid } (in place of { $cost }). 1 coin stays on the tile as a debt
   *[plain] { $cost }
}
payment-asked = { $payment }. Next, choose which goods you keep
option-luxury = Use luxury goods
    .detail = 2 luxury goods replace 1 good or 1 coin: choose what you keep
ask-pay = Which goods do you keep?
    .about = To pay: { $payment }. Your luxury goods: { $luxury }
option-keep = Keep { $goods }
    .detail = pay { $luxury } luxury goods instead
option-plain = Keep nothing more
    .detail = pay { $paid } in all
ask-strength = { $luxury ->
    [yes] Raise your Strength with luxury goods?
   *[no] Raise your Strength?
}
    .about = { $passed ->
        [yes] You passed.{" "}
       *[no] {""}
    }Strength: you { $strength }, Angelos { $angelos }. Each point costs { $cost }
    .then = { $grows ->
        [yes] Angelos takes { $tile } next and then has { $then } Strength.
       *[no] {""}
    }{ $opening ->
        [yes] { $grows ->
            [yes] {" "}
           *[no] {""}
        }Strength counts in supply rounds and against the Persians.
       *[no] {""}
    }
option-strength = +{ $steps }
    .detail = Strength { $strength }, for { $payment }
option-no-strength = No
    .detail = Strength stays at { $strength }
ask-income = Which good do you choose?
    .about = Goods to choose: { $left }
option-panel = { $goods }
    .detail = { $room ->
        [yes] goes into your stock
       *[no] no room, becomes 1 luxury good
    }
ask-chip = Which chip did you draw?
    .about = Draw a disaster chip
ask-save = { $how ->
    [save] Which tiles do you save?
   *[let-go] Which tiles do you give up?
}
    .about = { disaster }: saving { $given ->
        [0] all tiles
       *[other] the other tiles
    } costs { $cost }{ $free ->
        [0] {""}
       *[other] . Your hero saves one for free
    }
ask-mercenaries = { $luxury ->
    [yes] Hire mercenaries with luxury goods?
   *[no] Hire mercenaries?
}
    .about = Each point costs { $coins } { $coins ->
        [one] coin
       *[other] coins
    }. Your Strength is { $strength }
ask-feed = Replace missing food with luxury goods?
    .about = { $missing } food is missing. You have { $luxury } luxury goods, and 2 replace 1 food
    .then = { $owed ->
        [yes] Your debts come next: { $debts }.
       *[no] {""}
    }
option-feed = { $luxury ->
    [0] Use none
   *[other] Use { $luxury } luxury goods
}
    .detail = { $lost ->
        [0] nobody leaves
        [one] { $lost } inhabitant leaves
       *[other] { $lost } inhabitants leave
    }
ask-debts = { $how ->
    [save] Which buildings do you pay for?
   *[let-go] Which buildings do you give up?
}
    .about = Not paid yet: { $tiles }. Keeping all of them costs { $cost }
option-let-go = Give up { $tile }
    .detail = you lose the tile and its { $prestige } Prestige
option-save = Save { $tile }
    .detail = costs { $cost }, keeps { $prestige } Prestige
option-done = { $kept ->
    [0] Keep no building
    [1] Keep { $keeps }
   *[other] { $lost ->
        [0] Keep all
       *[other] Keep { $keeps }
    }
}
    .detail = { $lost ->
        [0] { $payment }
       *[other] { $payment }. Lost: { $loses }
    }

## Story

told-setup = Set-up.
    .why = The game is set up for two players, and Angelos is the second.
told-draw = { $whose ->
    [you] You draw { $card }.
   *[angelos] Angelos draws { $card }.
}
    .why = { $whose ->
        [you] You draw one civilisation, one hero and one colony for the whole game.
       *[angelos] { $kind ->
            [civilization] His rank gives him a civilisation. Only its inhabitants and coins count for him.
           *[other] His rank gives him a hero. He uses only its Strength and its clovers.
        }
    }
told-start = You begin with { $goods }.
    .why = Civilisation, hero and colony are added up. Goods without room become luxury goods.
told-round = Round { $round }
    .why = The game has eight rounds: tiles, Angelos, income, three chips.
told-tile = { $row ->
    [conquest] Conquest row: { $tile }.
   *[normal] Normal row: { $tile }.
}
    .why = { $row ->
        [conquest] The conquest row has three tiles. Angelos gains Strength if he takes one.
       *[normal] The normal row has two tiles, which are turned up first.
    }
told-supply-symbol = Supply symbol: a supply round begins at once.
    .why = When a tile with this symbol appears, you feed your inhabitants first.
told-pass = You pass and take { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
    .why = If you take no tile, you get coins from the bank.
told-cannot-buy = You cannot take a tile, so you pass and get { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
    .why = There is no tile that you can pay for and place.
told-bought = { $how ->
    [debt] You take { $tile } on debt.
   *[now] You take { $tile }.
}
    .why = { $row ->
        [conquest] In the conquest row, surcharge, hero and colony may change the printed price.
       *[normal] In the normal row, a tile costs its printed price.
    }
told-paid = You pay { $payment }.
    .why = { $luxury ->
        [0] All of it is paid from your stock.
       *[other] 2 luxury goods replace 1 wood, stone, food or coin.
    }
told-laid = The tile gives { $brings }.
    .why = You get what is printed at the top right once, when you place the tile.
told-debt = One coin stays on the tile as a debt.
    .why = You must pay the construction cost at the next supply round.
told-strength = Your Strength rises to { $strength }.
    .why = { $how ->
        [mercenaries] Mercenaries bring back the Strength that you have just lost.
       *[steps] At the end of your turn you may buy any number of points.
    }
told-angelos = Angelos takes { $tile }.
    .why = He takes the best tile of his row: { $worth }.
told-angelos-strength = Angelos gains { $gained } Strength and has { $strength }.
    .why = A tile from the conquest row gives him its Prestige as Strength.
told-income = Income: { $goods }.
    .why = Civilisation, hero, colony and all tiles pay. Goods without room become luxury goods.
told-overflow = No room for { $goods }: you get { $luxury } luxury { $luxury ->
    [one] good
   *[other] goods
}.
    .why = Each good without room becomes 1 luxury good.
told-panel = You choose { $goods }.
    .why = A four-part panel gives one good of your choice each round.
told-people = { $people ->
    [0] Without inhabitants you get { $goods }.
    [one] { $people } inhabitant brings { $goods }.
   *[other] { $people } inhabitants bring { $goods }.
}
    .why = More inhabitants bring more coins. Very many also bring luxury goods.
told-chips = Disaster chips.
    .why = At the end of every round three chips are drawn, one after the other.
told-chip = { $disaster ->
    [blank] A blank chip.
   *[other] { disaster } ({ $drawn } of { $most }).
}
    .why = { $disaster ->
        [persians] The Persians attack only with the two chips marked by a diamond.
        [blank] The blank chip does nothing.
       *[other] A natural disaster strikes with the last of its chips.
    }
told-protected = { disaster } strikes, but you are protected.
    .why = A tile, your hero or your colony shows the shield against it.
told-strike = { $disaster ->
    [decline] Decline: you lose { $lost } luxury { $lost ->
        [one] good
       *[other] goods
    }.
    [drought] Drought: you lose { $lost } food.
    [plague] Plague: you lose { $lost } { $lost ->
        [one] inhabitant
       *[other] inhabitants
    }.
    [earthquake] Earthquake: every building is in danger.
   *[tempest] Tempest: every land tile is in danger.
}
    .why = { $disaster ->
        [decline] The third chip costs you up to 10 luxury goods.
        [drought] The third chip costs you a third of your food, rounded up.
        [plague] The third chip costs you a third of your inhabitants, rounded up.
        [earthquake] With the third chip, you pay for each building or lose it.
       *[tempest] With the third chip, you pay for each land tile or lose it.
    }
    .cause = { disaster }
told-saved = { $how ->
    [save] { $tile } is saved.
    [free] { $tile } is saved for free.
   *[lose] { $tile } is lost.
}
    .why = { $how ->
        [save] You pay for this tile, so you keep it.
        [free] Your hero saves one tile in each such disaster.
       *[lose] A tile that is not paid for leaves the game, with any debt coin.
    }
    .cause = { disaster }
told-persians = The Persians attack with Strength { $persians }. You and Angelos have { $defence }.
    .why = Each of their chips has a fixed Strength. You and Angelos add yours up.
told-persians-beaten = Victory! Strength is halved: you { $you }, Angelos { $angelos }.
    .why = A tie is enough. Winning costs both sides half their Strength.
    .cause = Persians
told-persians-win = { $people ->
    [0] Defeat: all Strength is lost.
    [one] Defeat: all Strength is lost, and you lose 1 inhabitant.
   *[other] Defeat: all Strength is lost, and you lose { $people } inhabitants.
}
    .why = You and Angelos together were weaker than the Persians.
    .cause = Persians
told-supply = Supply round.
    .why = There are three supply rounds: one for each symbol and one at the end.
told-newcomers = New inhabitants: { $people }.
    .why = Your hero brings new inhabitants in each supply round.
told-fed = { $need } food needed, { $paid } paid.
    .why = Each inhabitant eats 1 food. Hero and colony may change the sum.
    .cause = Supply round
told-luxury-eaten = You use { $luxury } luxury { $luxury ->
    [one] good
   *[other] goods
} as food.
    .why = 2 luxury goods replace 1 missing food.
told-hungry = { $lost ->
    [0] Nobody leaves.
    [one] { $lost } inhabitant leaves.
   *[other] { $lost } inhabitants leave.
}
    .why = Inhabitants who are not fed leave.
    .cause = Hunger
told-debt-settled = { $how ->
    [pay] { $tile } is paid. You get the debt coin back.
   *[let-go] { $tile } is lost. You get the debt coin back.
}
    .why = { $how ->
        [pay] Debts are due in a supply round, and you pay in full.
       *[let-go] Debts are due in a supply round. Buildings not paid in full are lost.
    }
    .cause = Unpaid debt
told-conflict = Internal conflict: you { $you }, Angelos { $angelos }.
    .why = Each supply round compares the Strength of both sides.
told-conflict-nothing = A tie: nothing happens.
    .why = By your ruling, your colony only keeps Angelos from winning ties.
told-you-win = You win a clover and { $people } { $people ->
    [one] inhabitant
   *[other] inhabitants
}. Your Strength is then { $strength }.
    .why = { $spared ->
        [yes] { $tied ->
            [yes] Your colony wins you the tie, and your hero spares you the halving.
           *[no] You are stronger, and your hero spares you the halving.
        }
       *[no] { $tied ->
            [yes] Your colony wins you the tie. Winning halves your Strength.
           *[no] You are stronger. Winning halves your Strength.
        }
    }
    .cause = Internal conflict
told-angelos-loses = Angelos discards { $tile }.
    .why = He loses the tile with fewest inhabitants, then least Prestige, then the newest.
told-angelos-loses-civilization = Angelos discards his civilisation.
    .why = By your ruling it counts as a tile, and it has the fewest inhabitants.
told-angelos-loses-nothing = Angelos has no tile with inhabitants to discard.
    .why = Only a tile with at least 1 inhabitant can be lost.
told-angelos-wins = Angelos wins a clover{ $people ->
    [0] {""}
   *[other] {" "}and takes { $people } of your inhabitants
}. His Strength is then { $strength }.
    .why = { $tied ->
        [yes] Angelos wins the tie. Winning halves his Strength.
       *[no] Angelos is stronger. Winning halves his Strength.
    }
    .cause = Internal conflict
told-count = Final score: you { $you }, Angelos { $angelos }.
    .why = On each side the lower total counts, with clovers placed as well as possible.

## Scene

scene-title = { $round ->
    [0] Set-up
   *[other] Round { $round } of 8
}
zone-row = { $row ->
    [conquest] Conquest row
   *[normal] Normal row
}
zone-you = You
zone-tiles = Your tiles
zone-disasters = Disaster chips
zone-angelos = Angelos
spot-clovers = Clovers
worth-clovers = each raises Prestige or Population by 1 at the end, whichever is lower
worth-coins = every { $coins } are worth 1 Prestige at the end
note-people = bring { $goods } each round{ $more ->
    [0] {""}
   *[other] , more from { $more } on
}
worth-inhabitants = each is worth { $points } Population at the end
worth-luxury = 2 replace 1 wood, stone, food or coin
spot-feeding = Food due
note-supply-when = supply still to come: { $rounds }
    .short = { $next }
supply-when = { $when ->
    [end] after round 8
    [one] in round { $first }
   *[more] once in rounds { $first } to { $last }
}
note-each-round = each round { $amount } more
note-supply-lack = { $missing ->
    [0] you have enough
   *[other] { $missing } missing
}
note-supply-mouths = { $people } { $people ->
    [one] inhabitant needs
   *[other] inhabitants need
} { $need }, you have { $food }
spot-conflict = Conflict now
note-conflict = { $winner ->
    [you] you win
    [angelos] Angelos wins
   *[nobody] nobody wins
}
spot-debts = Debts
spot-kind = { $kind ->
    [civilization] Civilisation
    [hero] Hero
   *[colony] Colony
}
spot-score = Score now
totals = Prestige { $prestige }, Population { $population } (the lower total counts, with clovers)
    .short = Prestige { $prestige }, Population { $population }
spot-markers = Captured inhabitants
note-row = { $kind ->
    [land] land
   *[building] building
} for { $price } { $price ->
    [one] coin
   *[other] coins
}
note-building = { $debt ->
    [yes] building, not paid yet
   *[no] building
}
note-land = { $outer ->
    [yes] land, outermost
   *[no] land
}
disaster-note = { $state ->
    [struck] has struck
    [protected] you are protected
   *[open] { $disaster ->
        [decline] the third chip costs up to { $lost } luxury goods
        [drought] the third chip costs a third of your food
        [earthquake] the third chip threatens every building
        [plague] the third chip costs a third of your inhabitants
       *[tempest] the third chip threatens every land tile
    }
}
persians-note = { $chips ->
    [0] no attack is left
   *[other] attack at chip { $chips }: { $persians } against { $defence } (you and Angelos), { $won ->
        [yes] you would win now
       *[no] a defeat now costs your Strength and { $lost } { $lost ->
            [one] inhabitant
           *[other] inhabitants
        }
    }
}

group-land = Land
group-buildings = Buildings
group-civilizations = Civilisations
group-heroes = Heroes
group-colonies = Colonies
group-expansion = Strength and Persians
strength-text = 1 Strength costs { $goods }
persians-text = attack at chips { $first } and { $second } with Strength { $per_chip } per chip. A defeat costs { $lost } { $lost ->
    [one] inhabitant
   *[other] inhabitants
}
mercenaries-text = { $coins } { $coins ->
    [one] coin
   *[other] coins
} for each Strength bought back

## Captions of the drawn board

label-civilization = Your civilisation
label-sides = buildings to the left, land to the right
label-conquest = Conquest
label-stock = Your stock
label-round = each round
label-start = at the start
label-discount = Buildings cost less (already included):
label-prestige = Prestige
label-population = Population
label-lower = The lower total counts, with { $clovers ->
    [1] your clover
   *[other] your { $clovers } clovers
}: { $score } now.
label-now = { $score } now
label-forecast = What is ahead
label-legend = Symbols
label-legend-prestige = Prestige of the tile. Beside an answer: a tile of the normal row
label-legend-strength = Strength. Beside an answer: a tile of the conquest row
label-legend-angelos = Angelos would take this tile from this row
label-legend-supply = A supply round begins when this tile appears
label-legend-group = Group of the tile: all of A come first, then B, then C
label-legend-protects = Protects from this disaster
label-legend-free = From now on new land need not match
label-legend-choice = Goods of your choice each round: wood, stone, food or coins
label-legend-corners = Top left: cost of the building. Top right: what it gives once
label-legend-foot = Bottom left: price in coins. Bottom right: what it gives each round
label-strengths = Strength: you { $you }, Angelos { $angelos }
label-you = You
label-together = together
label-chips = 3 chips each round
label-disaster = { disaster }
label-debt = not paid
label-then = then Angelos: { $tile }
label-angelos-next = From this row, Angelos would take this tile
label-angelos-idle = No tiles yet. Angelos takes the best tile of the other row. A tile from the conquest row makes him stronger.
label-closed = { $why ->
    [match] does not match { $tile }
   *[pay] too expensive
}
label-empty = { $kind ->
    [land] Land goes on this side and must match its neighbour
   *[building] Buildings go on this side
}

## End

why = { $outcome ->
    [won] { $you } to { $angelos }: you have more than Angelos.
   *[lost] { $you } to { $angelos }: to win, you needed more than Angelos.
}
line-tiles = Prestige from tiles
line-coins = Prestige from coins
line-markers = { $total ->
    [prestige] Captured inhabitants (Prestige)
   *[population] Captured inhabitants (Population)
}
line-prestige = Total Prestige
line-people = Population from inhabitants
line-population = Total Population
line-clovers = { $total ->
    [prestige] Clovers added to Prestige
   *[population] Clovers added to Population
}
line-lower = The lower total counts

## Goal and primer

goal-name = You
goal = the lower of Prestige and Population, after 8 rounds
    .short = the lower total counts
primer-line = You and Angelos take turns choosing tiles.
primer-1 = Raise both totals
    .detail = Only the lower of Prestige and Population counts. You need more than Angelos.
primer-2 = Buy one of five tiles
    .detail = Two lie in the normal row, three in the conquest row. Passing gives 3 coins.
primer-3 = Angelos takes one
    .detail = He takes from the other row. A tile from the conquest row adds its Prestige to his Strength.
primer-4 = Income, then three chips
    .detail = Inhabitants bring coins. The third chip of a kind strikes you. Only the Persians strike Angelos too.
primer-5 = Three supply rounds
    .detail = Feed everyone. Then more Strength wins a clover and an inhabitant. Angelos wins ties.
primer-6 = The end
    .detail = After eight rounds, coins become Prestige. Clovers are points where you need them.

## Guide of the first game

guide-ask-buy = Tiles raise Prestige and Population. At the end only the lower of them counts.
guide-ask-buy-2 = Three chips come every round. The third of a natural disaster strikes you.
guide-ask-strength = In every supply round the stronger side wins. Angelos wins ties.
guide-ask-income = This income is a good of your choice.
guide-end = The guide ends here. Raise both totals: “?” explains rules, “Hint” suggests answers.

## Themes: what an answer is better or worse for, in hints and reviews

move-paid = paying { $paid }
amount-score = { $sense ->
    [better] your lower total is { $amount } higher
   *[worse] your lower total is { $amount } lower
}
amount-people = { $sense ->
    [better] { $amount ->
        [one] 1 more inhabitant
       *[other] { $amount } more inhabitants
    }
   *[worse] { $amount ->
        [one] 1 inhabitant fewer
       *[other] { $amount } inhabitants fewer
    }
}
amount-prestige = { $sense ->
    [better] { $amount } more Prestige
   *[worse] { $amount } less Prestige
}
amount-strength = { $sense ->
    [better] { $amount } more Strength
   *[worse] { $amount } less Strength
}
amount-food = { $sense ->
    [better] { $amount } more food
   *[worse] { $amount } less food
}
amount-wood = { $sense ->
    [better] { $amount } more wood
   *[worse] { $amount } less wood
}
amount-stone = { $sense ->
    [better] { $amount } more stone
   *[worse] { $amount } less stone
}
amount-coins = { $sense ->
    [better] { $amount ->
        [one] 1 more coin
       *[other] { $amount } more coins
    }
   *[worse] { $amount ->
        [one] 1 coin fewer
       *[other] { $amount } coins fewer
    }
}
amount-luxury = { $sense ->
    [better] { $amount ->
        [one] 1 more luxury good
       *[other] { $amount } more luxury goods
    }
   *[worse] { $amount ->
        [one] 1 luxury good fewer
       *[other] { $amount } luxury goods fewer
    }
}
amount-angelos = { $sense ->
    [better] { $amount ->
        [one] Angelos has 1 point fewer
       *[other] Angelos has { $amount } points fewer
    }
   *[worse] { $amount ->
        [one] Angelos has 1 point more
       *[other] Angelos has { $amount } points more
    }
}
amount-his-strength = { $sense ->
    [better] Angelos has { $amount } less Strength
   *[worse] Angelos has { $amount } more Strength
}
amount-debts = { $sense ->
    [better] { $amount ->
        [one] 1 debt fewer
       *[other] { $amount } debts fewer
    }
   *[worse] { $amount ->
        [one] 1 more debt
       *[other] { $amount } more debts
    }
}
amount-owed = { $sense ->
    [better] { $amount } less wood and stone owed
   *[worse] { $amount } more wood and stone owed
}
amount-disasters = { $sense ->
    [better] { $amount ->
        [one] protection from 1 more disaster
       *[other] protection from { $amount } more disasters
    }
   *[worse] { $amount ->
        [one] protection from 1 disaster fewer
       *[other] protection from { $amount } disasters fewer
    }
}
theme-materials = { $sense ->
    [better] it leaves you more wood and stone, or fewer debts
   *[worse] it costs wood and stone, or leaves a debt
}
theme-food = { $sense ->
    [better] it leaves more food for your inhabitants
   *[worse] it leaves less food for your inhabitants
}
theme-coins = { $sense ->
    [better] it leaves you more coins or luxury goods
   *[worse] it costs coins or luxury goods
}
theme-people = { $sense ->
    [better] it brings you more inhabitants
   *[worse] it brings you fewer inhabitants
}
theme-prestige = { $sense ->
    [better] it brings you more Prestige
   *[worse] it brings you less Prestige
}
theme-balance = { $sense ->
    [better] it raises your lower total, which counts
   *[worse] it does less for your lower total, which counts
}
theme-strength = { $sense ->
    [better] it makes you stronger in conflicts
   *[worse] it makes you weaker in conflicts
}
theme-angelos = { $sense ->
    [better] Angelos gets fewer points
   *[worse] Angelos gets more points
}
theme-disasters = { $sense ->
    [better] disasters cost you less
   *[worse] disasters cost you more
}
