### Peloponnes with Heroes and Colonies in English.

game-title = Peloponnes: Heroes and Colonies
game-line = Build a civilisation whose Prestige and people grow together, and leave Angelos behind.
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
    [luxury] { $amount } luxury
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
    [luxury] Luxury
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
}): { $parts }
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
tile-free-land = land needs no match
tile-supply = supply symbol
start = at the start { $goods }
person-text = { person }: { $parts }
hero-clovers = { $clovers ->
    [0] no extra clovers for Angelos
    [one] 1 extra clover for Angelos
   *[other] { $clovers } extra clovers for Angelos
}
storage = holds { $wood } wood, { $stone } stone, { $food } food
ability-building-discount = buildings cost { $goods } less
ability-persian-defence-bonus = { $amount } more Strength against the Persians
ability-supply-food-discount = { $amount } food less in a supply round
ability-conquest-discount = conquest costs { $amount } { $amount ->
    [one] coin
   *[other] coins
} less
ability-free-land-placement = land needs no match
ability-no-halving-internal = no halving after internal victories
ability-internal-win-extra-citizen = { $amount } more { $amount ->
    [one] inhabitant
   *[other] inhabitants
} for an internal victory
ability-save-one-tile-free = saves one tile free in Earthquake and Tempest
ability-supply-inhabitant = { $amount } { $amount ->
    [one] inhabitant
   *[other] inhabitants
} at each supply round
ability-tie_win = wins tied internal conflicts
ability-supply_food = { $amount } food more in a supply round
ability-conquest_price = conquest costs { $amount } { $amount ->
    [one] coin
   *[other] coins
} more
ability-persian_loss = { $amount } more { $amount ->
    [one] inhabitant
   *[other] inhabitants
} lost to the Persians
ability-pass_coins = passing brings { $amount } { $amount ->
    [one] coin
   *[other] coins
}
ability-coins_per_prestige = { $amount } { $amount ->
    [one] coin
   *[other] coins
} for 1 Prestige at the end
name-without-debt = a name that does not end in -debt, which stands for buying on debt

## Questions and options

ask-draw = Which one is it?
    .about = { $whose ->
        [you] Draw your { kind }
       *[angelos] Draw a { kind } for Angelos
    }
option-person = { person }
    .detail = { $parts }
ask-tile = Which one is it?
    .about = Turn up a tile for the { row }
option-tile = { $name }
    .detail = { $kind ->
        [land] land
       *[building] building
    }: { $parts }
ask-buy = { $luxury ->
    [yes] Which tile do you take with luxury?
   *[no] Which tile do you take?
}
    .about = { $opening ->
        [yes] A tile brings points and income; after it a point of Strength costs { $strength }. Angelos takes one of the row you leave.{" "}
       *[no] {""}
    }You have { $coins } { $coins ->
        [one] coin
       *[other] coins
    } (1 Prestige for every { $per }) and { $held }
option-pass = Pass
    .detail = you take { $coins } { $coins ->
        [one] coin
       *[other] coins
    }; Angelos takes { $tile } from the conquest row
option-buy = { $how ->
    [debt] { $tile } on debt
   *[now] { $tile }
}
    .detail = { $how ->
        [debt] { $payment }; { $owed } due in the next supply round, or it is lost; gives { $brings }
       *[now] { $payment }; gives { $brings }
    }
payment = { $how ->
    [free] free
    [luxury] { $cost } as { $paid }
    [debt] { $cost }, 1 of them the debt coin
    [both] { $cost } as { $paid }, 1 of them the debt coin
   *[plain] { $cost }
}
payment-asked = { $payment }; what of it you keep for luxury is asked next
option-luxury = Use luxury
    .detail = choose which goods you keep, 2 luxury for each
ask-pay = Which goods do you keep?
    .about = To pay: { $payment }; you have { $luxury } luxury
option-keep = Keep { $goods }
    .detail = pay { $luxury } luxury instead
option-plain = Keep nothing more
    .detail = pay { $paid } in all
ask-strength = { $luxury ->
    [yes] Raise your Strength with luxury?
   *[no] Raise your Strength?
}
    .about = { $passed ->
        [yes] You passed.{" "}
       *[no] {""}
    }Strength counts in supply rounds and against the Persians: you { $strength }, Angelos { $angelos }; a step costs { $cost }
option-strength = +{ $steps }
    .detail = Strength { $strength }, for { $payment }
option-no-strength = No
    .detail = Strength stays { $strength }
ask-income = Which good of your choice?
    .about = { $left } to go
option-panel = { $goods }
    .detail = { $room ->
        [yes] goes into your stock
       *[no] finds no room and turns into 1 luxury
    }
ask-chip = Which one is it?
    .about = Draw a disaster chip
ask-save = { $how ->
    [save] Which tiles do you save?
   *[let-go] Which tiles do you let go?
}
    .about = { $free ->
        [0] { disaster }: to save all costs { $cost }
       *[other] { disaster }: to save all costs { $cost }, one is saved by your hero
    }
ask-mercenaries = { $luxury ->
    [yes] Hire mercenaries with luxury?
   *[no] Hire mercenaries?
}
    .about = { $coins } { $coins ->
        [one] coin
       *[other] coins
    } each; your Strength is { $strength }
ask-feed = Use luxury, 2 for 1?
    .about = { $missing } food missing; you have { $luxury } luxury
option-feed = { $luxury } luxury
    .detail = { $lost ->
        [0] nobody leaves
        [one] { $lost } inhabitant leaves
       *[other] { $lost } inhabitants leave
    }
ask-debts = { $how ->
    [save] Which buildings do you pay for?
   *[let-go] Which buildings do you let go?
}
    .about = Not paid yet: { $tiles }; to keep all costs { $cost }
option-let-go = Let { $tile } go
    .detail = the tile is lost, and { $prestige } Prestige with it
option-save = Save { $tile }
    .detail = { $cost }, and { $prestige } Prestige stays
option-done = { $kept ->
    [0] Keep none
    [1] Keep { $keeps }
   *[other] { $lost ->
        [0] Keep all
       *[other] Keep { $keeps }
    }
}
    .detail = { $lost ->
        [0] { $payment }
       *[other] { $payment }; lost: { $loses }
    }

## Story

told-setup = Set-up.
    .why = Everything is laid out for two, and Angelos plays the other side.
told-draw = { $whose ->
    [you] You: { $card }.
   *[angelos] Angelos: { $card }.
}
    .why = { $whose ->
        [you] Chance deals you one civilisation, one hero and one colony for the whole game.
       *[angelos] { $kind ->
            [civilization] His rank gives him a civilisation; only its inhabitants and coins count for him.
           *[other] His rank gives him a hero; he uses only its Strength and its clovers.
        }
    }
told-start = You begin with { $goods }.
    .why = What civilisation, hero and colony give at the start is added up; overflow turns into luxury.
told-round = Round { $round }
    .why = Eight rounds are played: tiles, Angelos, income, three chips.
told-tile = { $row ->
    [conquest] Conquest row: { $tile }.
   *[normal] Normal row: { $tile }.
}
    .why = { $row ->
        [conquest] Three tiles lie in the conquest row; taken from there they make Angelos stronger.
       *[normal] Two tiles lie in the normal row, the first to be turned up.
    }
told-supply-symbol = The supply symbol: a supply round at once.
    .why = The tile carries the symbol, so everything stops until your people are fed.
told-pass = You pass and take { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
    .why = Whoever takes no tile gets coins from the bank.
told-cannot-buy = You can take no tile: you pass and get { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
    .why = There is no tile that you can pay for and place.
told-bought = { $how ->
    [debt] You take { $tile } on debt.
   *[now] You take { $tile }.
}
    .why = { $row ->
        [conquest] In the conquest row surcharge, hero and colony may change the printed price.
       *[normal] In the normal row a tile costs what is printed on it.
    }
told-paid = You pay { $payment }.
    .why = { $luxury ->
        [0] All of it is paid from your stock.
       *[other] Two luxury goods stand in for any one wood, stone, food or coin.
    }
told-laid = It brings { $brings }.
    .why = What is printed in its top right corner comes once, as soon as the tile lies.
told-debt = A coin of debt is parked on it.
    .why = Its construction is not paid; the next supply round asks for it.
told-strength = Your Strength is { $strength }.
    .why = { $how ->
        [mercenaries] Mercenaries can win back what your own marker has just lost.
       *[steps] At the end of your step you may buy any number of steps.
    }
told-angelos = Angelos takes { $tile }.
    .why = { $worth }: he takes the best tile of the row you left.
told-angelos-strength = His Strength rises by { $gained } to { $strength }.
    .why = A tile of the conquest row makes him stronger by its Prestige.
told-income = Income: { $goods }.
    .why = Civilisation, hero, colony and every tile pay, the new tile too; overflow turns into luxury.
told-overflow = No room for { $goods }: you get { $luxury } luxury.
    .why = Whatever exceeds your storage turns into luxury at once, one for one.
told-panel = Of your choice: { $goods }.
    .why = A four-part panel gives one unit of your choice each round.
told-people = { $people } { $people ->
    [one] inhabitant brings
   *[other] inhabitants bring
} { $goods }.
    .why = The more people you have, the more coins they bring, and crowds bring luxury too.
told-chips = Disaster chips.
    .why = At the end of every round three chips are drawn, one after the other.
told-chip = { $disaster ->
    [blank] A blank chip.
   *[other] { disaster } ({ $drawn } of { $most }).
}
    .why = { $disaster ->
        [persians] The Persians gather with every chip; they attack only with the two that are diamonds on the board.
        [blank] The blank chip does nothing.
       *[other] A natural disaster strikes with the last of its chips.
    }
told-protected = { disaster } strikes; you are protected.
    .why = A tile, your hero or your colony shows the shield against it.
told-strike = { $disaster ->
    [decline] Decline: { $lost } luxury lost.
    [drought] Drought: { $lost } food lost.
    [plague] Plague: { $lost } { $lost ->
        [one] inhabitant
       *[other] inhabitants
    } lost.
    [earthquake] Earthquake: every building is in danger.
   *[tempest] Tempest: all land is in danger.
}
    .why = { $disaster ->
        [decline] Its third chip is drawn: up to 10 luxury goods go.
        [drought] Its third chip is drawn: a third of your food goes, rounded up.
        [plague] Its third chip is drawn: a third of your people go, rounded up.
        [earthquake] Its third chip is drawn: each building must be paid for or falls.
       *[tempest] Its third chip is drawn: each land tile must be paid for or is lost.
    }
    .cause = { disaster }
told-saved = { $how ->
    [save] { $tile } is saved.
    [free] { $tile } is saved for nothing.
   *[lose] { $tile } is lost.
}
    .why = { $how ->
        [save] You pay for it, so it stays.
        [free] Your hero saves one tile in each such disaster.
       *[lose] What nobody pays for leaves the game, a coin of debt with it.
    }
    .cause = { disaster }
told-persians = The Persians attack with { $persians }; together you have { $defence }.
    .why = They come with a fixed Strength for each of their chips; you and Angelos add yours up.
told-persians-beaten = Victory! Strength is halved: you { $you }, Angelos { $angelos }.
    .why = A tie is enough to hold, but winning costs both sides half their Strength.
    .cause = Persians
told-persians-win = { $people ->
    [0] Defeat: all Strength is lost.
   *[other] Defeat: all Strength is lost, and { $people } of your inhabitants.
}
    .why = Your common Strength did not reach theirs.
    .cause = Persians
told-supply = Supply round.
    .why = It comes three times: with each of the two symbols, and at the end.
told-newcomers = Newcomers: { $people }.
    .why = Your hero brings them with each supply round.
told-fed = { $need } food needed, { $paid } paid.
    .why = Each inhabitant eats 1 food; hero and colony may change the sum.
    .cause = Supply round
told-luxury-eaten = { $luxury } luxury for the hungry.
    .why = Two luxury goods stand in for 1 missing food.
told-hungry = { $lost ->
    [0] Nobody leaves.
    [one] { $lost } inhabitant leaves.
   *[other] { $lost } inhabitants leave.
}
    .why = Whoever is not fed leaves.
    .cause = Hunger
told-debt-settled = { $how ->
    [pay] { $tile } is paid; the coin of debt comes back.
   *[let-go] { $tile } is lost; the coin of debt comes back.
}
    .why = { $how ->
        [pay] A supply round asks for what is owed, and you pay in full.
       *[let-go] A supply round asks for what is owed; what is not paid in full goes.
    }
    .cause = Unpaid debt
told-conflict = Internal conflict: you { $you }, Angelos { $angelos }.
    .why = Each supply round compares the Strength of both sides.
told-conflict-nothing = A tie: nothing happens.
    .why = By this reading your colony only keeps Angelos from winning ties.
told-you-win = You win a clover and { $people } { $people ->
    [one] inhabitant
   *[other] inhabitants
}; your Strength is { $strength }.
    .why = { $spared ->
        [yes] { $tied ->
            [yes] Your colony gives you the tie, and your hero spares you the halving.
           *[no] You are stronger, and your hero spares you the halving.
        }
       *[no] { $tied ->
            [yes] Your colony gives you the tie; the effort halves your Strength.
           *[no] You are stronger; the effort halves your Strength.
        }
    }
    .cause = Internal conflict
told-angelos-loses = Angelos discards { $tile }.
    .why = Of his tiles with inhabitants it has the fewest, then the least Prestige, then is the newest.
told-angelos-loses-civilization = Angelos discards his civilisation.
    .why = By this reading it counts as a tile, and it has the fewest inhabitants.
told-angelos-loses-nothing = Angelos has no tile with inhabitants to discard.
    .why = Only a tile with at least 1 inhabitant can be lost.
told-angelos-wins = Angelos wins a clover{ $people ->
    [0] {""}
    [one] {" "}and 1 inhabitant
   *[other] {" "}and { $people } inhabitants
}; his Strength is { $strength }.
    .why = { $tied ->
        [yes] A tie goes to him; the effort halves his Strength.
       *[no] He is stronger; the effort halves his Strength.
    }
    .cause = Internal conflict
told-count = The count: you { $you }, Angelos { $angelos }.
    .why = On each side the smaller total counts, clovers shared out as well as can be.

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
worth-coins = every { $coins } count 1 Prestige at the end
note-people = bring { $goods } a round{ $more ->
    [0] {""}
   *[other] , more from { $more } on
}
worth-inhabitants = each counts { $points } Population at the end
worth-luxury = 2 stand in for 1 wood, stone, food or coin
spot-kind = { $kind ->
    [civilization] Civilisation
    [hero] Hero
   *[colony] Colony
}
spot-score = Score now
totals = Prestige { $prestige }, Population { $population }; the smaller counts, with clovers
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
        [decline] the third chip costs up to { $lost } luxury
        [drought] the third chip costs a third of your food
        [earthquake] the third chip threatens every building
        [plague] the third chip costs a third of your inhabitants
       *[tempest] the third chip threatens all land
    }
}
persians-note = { $chips ->
    [0] no attack is left
   *[other] attack with chip { $chips }: { $persians } against { $defence } of you and Angelos together
}

group-land = Land
group-buildings = Buildings
group-civilizations = Civilisations
group-heroes = Heroes
group-colonies = Colonies
group-expansion = Strength and Persians
strength-text = a step of Strength costs { $goods }
persians-text = attack with chip { $first } and { $second }, Strength { $per_chip } for each chip; a defeat costs { $lost } { $lost ->
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
label-round = a round
label-start = at the start
label-discount = Buildings cost less (counted in):
label-prestige = Prestige
label-population = Population
label-lower = The lower one counts, with { $clovers ->
    [1] your clover
   *[other] your { $clovers } clovers
}: { $score } now.
label-now = { $score } now
label-conflict = { $who ->
    [you] You would win a conflict now
    [angelos] Angelos would win a conflict now
   *[nobody] Nobody would win a conflict now
}
label-strengths = Strength: you { $you }, Angelos { $angelos }
label-you = You
label-together = together
label-chips = 3 chips a round
label-disaster = { disaster }
label-debt = not paid
label-then = Take one here and Angelos takes: { $tile }
label-angelos-next = Angelos takes it, if he takes from this row
label-angelos-idle = No tile yet. Of the row that you leave he takes the best tile; one of the conquest row makes him stronger.
label-closed = { $why ->
    [match] no match with { $tile }
   *[pay] too costly
}
label-empty = { $kind ->
    [land] Land grows to this side; it must match the tile beside it
   *[building] Buildings grow to this side
}

## End

why = { $outcome ->
    [won] { $you } to { $angelos }: you have more than Angelos.
   *[lost] { $you } to { $angelos }: to win you needed more than Angelos.
}
line-tiles = Prestige of tiles
line-coins = Prestige of coins
line-markers = { $total ->
    [prestige] Captured inhabitants (Prestige)
   *[population] Captured inhabitants (Population)
}
line-prestige = Total Prestige
line-people = Population of inhabitants
line-population = Total Population
line-clovers = { $total ->
    [prestige] Clovers added to Prestige
   *[population] Clovers added to Population
}
line-lower = The lower of the two counts

## Goal and primer

goal-name = You
goal = the lower of Prestige and Population, after 8 rounds
    .short = the lower total counts
primer-line = You and Angelos, who takes what you leave.
primer-1 = Grow both
    .detail = Prestige and Population: only the lower one counts. You need more than Angelos.
primer-2 = Buy one of five tiles
    .detail = Two lie in a row, three in conquest. Buy one, or pass and take 3 coins.
primer-3 = Angelos takes one
    .detail = From the row you left. From conquest only he gains its Prestige as Strength.
primer-4 = Income, then three chips
    .detail = Inhabitants bring coins. The third chip of a kind strikes you; only the Persians strike Angelos too.
primer-5 = Three supply rounds
    .detail = Feed everyone. Then more Strength wins a clover and an inhabitant. Ties go to Angelos.
primer-6 = The end
    .detail = After eight rounds. Coins become Prestige; clovers are points, put where you need them.

## Themes: what an answer is better or worse for, in hints and reviews

theme-materials = { $sense ->
    [better] helps with wood, stone and debts
   *[worse] costs wood and stone, or leaves a debt
}
theme-food = { $sense ->
    [better] helps to feed your people
   *[worse] leaves less food for your people
}
theme-coins = { $sense ->
    [better] better for coins and luxury goods
   *[worse] costs coins or luxury goods
}
theme-people = { $sense ->
    [better] better for your population
   *[worse] worse for your population
}
theme-prestige = { $sense ->
    [better] better for your Prestige
   *[worse] worse for your Prestige
}
theme-balance = { $sense ->
    [better] lifts the smaller of your two totals, which counts
   *[worse] leaves the smaller of your two totals, which counts, lower
}
theme-strength = { $sense ->
    [better] better for Strength in conflicts and against the Persians
   *[worse] worse for Strength in conflicts and against the Persians
}
theme-angelos = { $sense ->
    [better] gives Angelos less
   *[worse] gives Angelos more
}
theme-disasters = { $sense ->
    [better] safer against disasters
   *[worse] more exposed to disasters
}
