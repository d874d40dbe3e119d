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
good-name = { $good ->
    [wood] wood
    [stone] stone
    [food] food
    [luxury] luxury
    [coins] coin
    [inhabitants] inhabitant
   *[strength] Strength
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
    [1] Prestige { $prestige }, 1 citizen
   *[other] Prestige { $prestige }, { $inhabitants } citizens
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
start = start { $goods }
civilization-text = { person }: start { $start }; income { $income }
hero-text = { person }: { $parts }; for Angelos { $clovers ->
    [0] no extra clovers
    [1] 1 extra clover
   *[other] { $clovers } extra clovers
}
ability-discount = buildings cost { $goods } less
ability = { $ability ->
    [persian-defence-bonus] { $amount } more Strength against the Persians
    [supply-food-discount] { $amount } food less in a supply round
    [conquest-discount] conquest tiles cost { $amount } less
    [free-land-placement] land needs no match
    [no-halving-internal] no halving after internal victories
    [internal-win-extra-citizen] { $amount } more inhabitant for an internal victory
    [save-one-tile-free] saves one tile free in Earthquake and Tempest
   *[supply-inhabitant] { $amount } inhabitant at each supply round
}
colony-text = { person }: { $parts }
storage = holds { $wood } wood, { $stone } stone, { $food } food
colony-tie = wins tied internal conflicts
colony-number = { $effect ->
    [supply-food] { $amount } food more in a supply round
    [conquest-price] conquest tiles cost { $amount } more
    [persian-loss] { $amount } more inhabitant lost to the Persians
    [pass-coins] passing brings { $amount } coins
   *[coins-per-prestige] { $amount } coins for 1 Prestige at the end
}

## Questions and options

ask-draw = { $whose ->
    [you] Draw your { kind }. Which one is it?
   *[angelos] Draw a { kind } for Angelos. Which one is it?
}
ask-tile = Turn up a tile for the { row }. Which one is it?
ask-buy = Which tile do you take? (You have { $coins } coins.)
option-pass = Pass: { $coins } coins
option-buy = { $how ->
    [debt] { $tile }: { $cost }, 1 of them as debt
   *[now] { $tile }: { $cost }
}
ask-pay = To pay: { $goods }. Use luxury? (You have { $luxury } luxury.)
option-plain = Pay in kind: keep the luxury
option-luxury = Keep 1 { good-name }: pay 2 luxury instead
ask-strength = Raise your Strength? (It is { $strength }; a step costs { $cost }; Angelos has { $angelos }.)
option-strength = { $steps ->
    [0] No: Strength stays { $strength }
   *[other] +{ $steps }: Strength { $strength }, for { $cost }
}
ask-income = Which good of your choice? ({ $left } to go)
ask-chip = Draw a disaster chip. Which one is it?
ask-save = { disaster }: save { $tile }?
option-save = { $how ->
    [save] Save it: { $disaster ->
        [earthquake] 1 stone and 1 wood
       *[tempest] 1 food and 1 coin
    }
    [free] Save it free: your hero helps once
   *[lose] Let it go: the tile is lost
}
ask-mercenaries = Hire mercenaries for { $coins } each? (Strength { $strength })
ask-feed = { $missing } food missing. Use luxury, 2 for 1? (You have { $luxury } luxury.)
option-feed = { $luxury } luxury: { $lost ->
    [0] nobody leaves
    [one] { $lost } inhabitant leaves
   *[other] { $lost } inhabitants leave
}
ask-debt = { $tile } is not paid yet: { $cost }. Pay now?
option-debt = { $how ->
    [pay] Pay: the building stays
   *[let-go] Let it go: the building is lost
}

## Story

told-setup = Set-up.
told-draw = { $whose ->
    [you] You: { $card }.
   *[angelos] Angelos: { $card }.
}
told-round = Round { $round }
told-tile = { $row ->
    [conquest] Conquest row: { $tile }.
   *[normal] Normal row: { $tile }.
}
told-supply-symbol = The supply symbol: a supply round at once.
told-pass = You pass and take { $coins } coins.
told-bought = You take { $tile } for { $price }.
told-laid = It brings { $goods }, citizens { $inhabitants }.
told-debt = A coin of debt is parked on it.
told-strength = Your Strength is { $strength }.
told-angelos = Angelos takes { $tile }.
told-angelos-why = Prestige { $prestige }, citizens { $inhabitants }: the best of his row.
told-angelos-strength = His Strength rises by { $gained } to { $strength }.
told-income = Income: { $goods }.
told-panel = Of your choice: { $goods }.
told-people = { $people } inhabitants bring { $coins } coins and { $luxury } luxury.
told-chips = Disaster chips.
told-chip = { disaster } ({ $drawn }).
told-protected = { disaster } strikes; you are protected.
told-strike = { $disaster ->
    [decline] Decline: { $lost } luxury lost.
    [drought] Drought: { $lost } food lost.
    [plague] Plague: { $lost } inhabitants lost.
    [earthquake] Earthquake: every building is in danger.
   *[tempest] Tempest: all land is in danger.
}
told-saved = { $how ->
    [save] { $tile } is saved.
    [free] { $tile } is saved for nothing.
   *[lose] { $tile } is lost.
}
told-persians = The Persians attack with { $persians }; together you have { $defence }.
told-persians-beaten = Victory! Strength is halved: you { $you }, Angelos { $angelos }.
told-persians-win = Defeat: all Strength is lost, and { $people } of your inhabitants.
told-supply = Supply round.
told-newcomers = Newcomers: { $people }.
told-fed = { $need } food needed, { $paid } paid.
told-hungry = { $luxury } luxury for the hungry; { $lost } inhabitants leave.
told-debt-settled = { $how ->
    [pay] { $tile } is paid; the coin of debt comes back.
   *[let-go] { $tile } is lost; the coin of debt comes back.
}
told-conflict = Internal conflict: you { $you }, Angelos { $angelos }.
told-conflict-nothing = A tie: nothing happens.
told-you-win = You win a clover and inhabitants ({ $people }); your Strength is { $strength }.
told-angelos-loses = Angelos discards { $tile }.
told-angelos-loses-civilization = Angelos discards his civilisation.
told-angelos-loses-nothing = Angelos has no tile with a citizen to discard.
told-angelos-wins = Angelos wins a clover and inhabitants ({ $people }); his Strength is { $strength }.
told-count = The count: you { $you }, Angelos { $angelos }.

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
spot-kind = { $kind ->
    [civilization] Civilisation
    [hero] Hero
   *[colony] Colony
}
spot-score = Score now
totals = Prestige { $prestige }, Population { $population }; the smaller counts, with clovers
spot-markers = Captured citizens
note-row = { $kind ->
    [land] land
   *[building] building
} for { $price } { $price ->
    [one] coin
   *[other] coins
}; { $parts }
note-building = { $debt ->
    [yes] building, not paid yet
   *[no] building
}; { $parts }
note-land = { $outer ->
    [yes] land, outermost
   *[no] land
}; { $parts }
note-angelos = { $parts }
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
persians-text = attack with chip { $first } and { $second }, strength { $per_chip } for each chip; a defeat costs { $lost } inhabitants
mercenaries-text = { $coins } coin for each Strength bought back

## Captions of the drawn board

label-civilization = Your civilisation
label-sides = buildings to the left, land to the right
label-conquest = Conquest
label-stock = Your stock
label-round = a round
label-start = at the start
label-discount = Buildings cost less:
label-prestige = Prestige
label-population = Population
label-lower = The lower one counts: { $score } with clovers.
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
label-then = Then Angelos: { $tile }
label-angelos-next = Angelos takes it, if he takes from this row
label-closed = { $why ->
    [match] no match with { $tile }
   *[pay] too costly
}
label-empty = { $kind ->
    [land] Land
   *[building] Building
}

## End

why = { $outcome ->
    [won] { $you } to { $angelos }: you have more than Angelos.
   *[lost] { $you } to { $angelos }: only more than Angelos would have won.
}
line-tiles = Prestige of tiles
line-coins = Prestige of coins
line-markers = { $total ->
    [prestige] Captured citizens (Prestige)
   *[population] Captured citizens (Population)
}
line-prestige = Total Prestige
line-people = Population of citizens
line-population = Total Population
line-clovers = Clovers
