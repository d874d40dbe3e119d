### Guilds of London beside the real board, in English.

## Values

value-boris-vp = VP
value-round = Round
value-side = Plantation (1 Virginia, 2 Ulster)
value-beadle-number = Beadle on number
value-beadle = Beadle
value-plantation = Plantation
value-resolve = Resolve
value-men = Men on { $cell }
zone-opponent = { $who } ({ $cards } cards a turn)
zone-grid = The grid
zone-ripe = Threshold reached
zone-even = Resolved this round
his-pawn = his man
note-too-few = with 1 man of yours { $who } gets { $one } VP, with none { $none } VP
note-closing-vp = { $scores ->
    [yes] { $vp } VP for { $who } when the round ends
    [unknown] its VP go to { $who } when the round ends
   *[no] no VP for { $who } this round
}
zone-his-cards = His cards
cell-only = { $cell }
note-his-men = { $men ->
    [0] none of his men
    [one] { $men } man of his
   *[other] { $men } men of his
}
note-resolve = tiles in round { $round }

## Set-up

ask-whose-cards = Who draws his cards?
    .about = He plays { $cards } a turn; you can change it at any time
option-cards-app = Soloist draws
    .detail = one tap a turn; your real deck is yours alone
option-cards-own = I turn real cards
    .detail = one tap a card, from the deck that you draw from too
ask-which-side = Which side of the plantation is up?
    .about = It says which six tiles get a lying neutral
option-draw-side = Soloist draws it
    .detail = Virginia or Ulster
ask-whose-grid = Who deals the 25 tiles?
    .about = Soloist finds { $who }’s tiles once it knows the grid
option-grid-app = Soloist deals, I lay
    .detail = no typing; the code of the deal brings the same grid again
option-grid-pad = I have laid, I tap
    .detail = 23 taps, one for each tile, row by row
ask-tap-tile = { $kind ->
    [building] Which building lies on { $cell }?
   *[guild] Number on tile { $cell }?
}
    .about = { $last }
pad-first = Row by row, from the top left
pad-last = { $priority ->
    [0] Last: { $tile }
   *[other] Last: { $tile }, { $priority }
}
option-pad = { $priority ->
    [0] { $name }
   *[other] { $priority }
}
    .detail = { $priority ->
        [0] special building
       *[other] { $name }
    }
ask-set-up = Is everything set up?
    .about = Then round 1 begins, with your turn
told-lay-out = Set-up: he plays { $cards } cards a turn.
    .why = The level says how many cards he plays; the rest is laid out as for two.
told-lay-tiles = Lay the 25 tiles as shown.
    .detail = special buildings: { $buildings }
    .why = Twenty guilds, the Guildhall in the middle, a special building on each of its four sides.
told-lay-tokens = Lay a reward token on each tile.
    .detail = 24, face up, none on the Guildhall
    .why = The 24 tokens lie face up; whoever is second on a tile gets its token.
told-lay-beadle = Put the beadle on { $tile }.
    .why = He begins on the guild of lowest priority, and { $priority } is the lowest here.
told-lay-neutrals = Lay 1 neutral on its side on { $cells }.
    .detail = each of these tiles needs one man more
    .why = { $side ->
        [virginia] With Virginia up the six guilds of lowest priority need one man more.
       *[ulster] With Ulster up the six guilds of highest priority need one man more.
    }
told-lay-scoreboard = Put { $n } neutrals on the scoreboard.
    .why = Six of the eight lie on tiles; only { $n } are left for hire.
told-lay-plantation = Lay the plantation: { $side } up.
    .why = It is scored after rounds 4 and 8 and turned each time.
told-lay-men = Put { $n } men on the Guildhall.
    .detail = { $rest } in your supply
    .why = You begin as for two: { $n } hired, { $rest } in your supply.
told-lay-cards = Draw { $cards } cards; of { $draw } mayoral cards keep { $keep }.
    .why = Your hand is as for two; { $who } gets no cards of either kind.
told-lay-boris = Give { $who } a colour; both score markers on 0.
    .detail = his men beside the board; he has no cards
    .why = His men count as standing on the Guildhall and never run out: take another colour if they do.

## Your turn

ask-your-turn = Is your turn done?
    .about = { $last ->
        [yes] The last round.{" "}
       *[no] {""}
    }{ $even ->
        [yes] Tiles are resolved this round.{" "}
       *[no] {""}
    }At its end { $tile } is turned over: { $known ->
        [yes] { $vp } VP for { $who }.
       *[no] its VP for { $who }.
    } His search begins at { $cell }.{ $growth ->
        [no] {""}
        [virginia] {" "}Then the plantation, Virginia: you need 2 men there.
       *[ulster] {" "}Then the plantation, Ulster: you need 2 men there.
    }
option-done = My turn is done
    .detail = { $who } plays { $cards } cards
option-man-off = A man of his went
    .detail = by a reward: home or to another tile
option-man-on = I moved a man of his: where to?
    .detail = first tap the tile that he left
option-tile-turned = A tile is turned already
    .detail = one that was resolved and not tapped
ask-forgotten = Which tile lies turned?
    .about = It was resolved in an earlier round
ask-man-off = Where was a man of his taken off?
ask-man-on = Where does he stand now?
option-men-here = { $tile }
    .detail = { $men ->
        [0] none of his men
        [one] { $men } man of his
       *[other] { $men } men of his
    }, threshold { $threshold }
ask-about-tile = What happened on { $tile }?
    .about = { $men ->
        [0] None of his men there
        [one] { $men } man of his there
       *[other] { $men } men of his there
    }
option-lost-one = He lost a man here
    .detail = { $before } → { $now }
option-got-one = He got a man here
    .detail = { $before } → { $now }
option-other-colours = Other colours
    .detail = here: { $colours }
option-other-threshold = Other threshold
    .detail = here: { $threshold }
option-other-points = Other points
    .detail = here: { $vp } VP
option-nothing-here = Nothing, back
ask-colours = Which symbols does { $tile } show?
    .about = { $search ->
        [yes] { $who } searches for { $wanted }. Look at the real tile.
       *[no] Look at the real tile.
    }{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist has only a guess, and keeps your answer for this box.
    }
ask-threshold = Which threshold does { $tile } show?
    .about = The number at the top left, without a lying neutral.{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist has only a guess, and keeps your answer for this box.
    }
ask-points = How many VP for first place on { $tile }?
    .about = { $who } scores them.{ $sure ->
        [yes] {""}
       *[no] {" "}Soloist has only a guess, and keeps your answer for this box.
    }
option-as-drawn = As drawn: { $value }
option-printed = { $value }
told-colours = { $tile } shows { $now }, not { $before }.
    .why = You read it off your tile; his search uses it from now on.
told-threshold = { $tile } has threshold { $now }, not { $before }.
    .why = You read it off your tile; it counts from now on.
told-points = { $tile } gives { $now } VP, not { $before }.
    .why = You read it off your tile; it counts from now on.
told-man-off = Take his man off { $tile }: { $before } → { $now }
    .why = Your card or reward sends one of his men away.
told-man-on = Put his man on { $tile }: { $before } → { $now }
    .why = Your card or reward brings one of his men here.

## His turn

told-boris-plays = Round { $round }: { $who } plays { $cards } cards.
    .why = He plays after you and uses only the symbols of his cards, never their abilities.
told-place-man = Put his man on { $tile }: { $before } → { $now }
    .detail = { $symbols }
    .why = { $start ->
        [beadle] Card: { $symbols }. He searches from the beadle, and the beadle’s own tile { $beadle } shows it.
       *[search] Card: { $symbols }. From the beadle on { $beadle } along the rows it is the first open tile that shows it.
    }
told-place-nobody = No tile with { $symbols }: he places nobody.
    .why = No open tile that he may use matches ({ $symbols }), and the card is not replaced.
told-cards-away = Put his cards on the discard pile.
    .why = They lie aside until all are played, so a reshuffle in between leaves them out.
ask-turn-card = { $reading ->
    [background] What is the background of his card?
   *[symbols] What does his card show?
}
    .about = Card { $nth } of { $cards }; { $last }
card-first = turn the top card of the deck
card-last = the last one to { $tile }
card-nowhere = no tile matched
option-standard = { $symbols }
both = { $first } and { $second }
option-no-card = No card left
    .detail = deck and pile are empty: he plays fewer

## Tiles

told-resolve = Resolve all tiles whose threshold is reached, row by row.
    .why = Round { $round } is even: men and beadle together reach the threshold, and a lying neutral raises it by one.
ask-resolve = { $ripe ->
    [0] Tap each tile that you resolved
   *[other] Threshold reached: tap { $cells }
}
    .about = { $ripe ->
        [0] Row by row. At the end of the round the beadle’s tile is turned over
       *[other] Tap the other tiles that you resolved too. Not so on your table? Set his men there right.
    }
refused-no-more = Threshold reached: { $cells }. Tap these tiles first. Not so on your table? Set his men there right.
option-no-more = No more tiles
    .detail = now the beadle
told-yours-alone = Turn { $tile }, place your master.
    .detail = the token goes to the box
    .why = { $who } has nobody there, so nothing of it is his.
ask-who-won = Who won { $tile }?
    .about = { $ties ->
        [you] He has { $men } there; at a tie you win
       *[stays] He has { $men } there; at a tie you win only with a master beside it
    }
option-i-won = I won
    .detail = he gets the VP of the reward token
option-he-won = { $who } won
    .detail = { $known ->
        [yes] { $vp } VP for him
       *[no] first-place VP for him
    }
option-tie = A tie
    .detail = the tile stays as it is
ask-token-points = VP on its reward token?
    .about = { $tile }: you won, he is second and gets the printed VP alone
option-token-vp = { $vp }
told-his-tile = Turn { $tile } over, no master.
    .detail = his men to his stock; the token is yours if you stand there
    .why = { $who } won with { $men } of his men and never places a master; all of them go back to his stock.
told-your-tile = Turn { $tile }, place your master.
    .detail = his men to his stock, the token to the box
    .why = You won it against { $men } of his men, who go back to his stock; of the token he uses only the points.
told-vp-first = { $who }: { $before } → { $now }
    .why = The first place of the tile brings { $vp } VP.
told-vp-second = { $who }: { $before } → { $now }
    .why = The reward token shows { $vp } VP, and they are all he gets of it.
told-neutral-to-box = Put the neutral of { $cell } in the box.
    .why = Once a tile is turned over, its lying neutral leaves the game.

## Beadle

told-round-ends = End of round { $round }: the beadle.
    .why = Every round ends with his tile, in even rounds after the tiles are resolved.
told-close = Turn { $tile } over, no master.
    .detail = your men to the Guildhall, his to his stock, the token to the box
    .why = Round { $round } ends: the beadle’s tile is turned over whatever its threshold, and you get nothing for it.
told-vp-beadle = { $who }: { $before } → { $now }
    .why = The beadle’s tile brings { $who } its first-place VP: { $vp }.
told-no-close = Leave the beadle on { $tile }.
    .why = His tile was resolved normally this round, so by the ruling in force he closes none.
told-beadle-to = Move the beadle to { $tile }.
    .why = Of the unresolved guilds it has the lowest priority: { $priority }.
told-beadle-off = Take the beadle away: the last round.
    .why = No guild is unresolved any more, so the game ends with this round.

## Plantation

ask-plantation-men = Your men on the plantation?
    .about = After round { $round }; { $side } is up
option-plantation-men = { $men ->
    [0] none
    [1] exactly one
   *[other] two or more
}
    .detail = { $vp ->
        [0] nothing for { $who }
       *[other] { $vp } VP for { $who }
    }
option-other-side = The other side is up: { $side }
told-growth-now = The plantation is scored: { $side }.
    .why = After rounds 4 and 8 the number of your men there decides.
told-side-up = The plantation shows { $side }.
    .why = You said that the table shows this side.
told-plantation-yours = Take your reward: { $rewards }.
    .why = With two or more men there you win the plantation, and { $who } gets nothing.
told-men-to-supply = { $men ->
    [1] Return your man to the supply.
   *[other] Return your men there to the supply.
}
    .why = From the plantation they go to the supply, not to the Guildhall.
told-vp-none = { $who }: { $before } → { $now }
    .why = None of yours is there, so he takes the left half: { $vp } VP.
told-vp-one = { $who }: { $before } → { $now }
    .why = A single man of yours is too few, and { $who } scores { $vp } VP.
told-turn-plantation = Turn the plantation: { $side }.
    .why = After scoring the other side comes up, in any case.

## End

told-count = Count mayoral cards and masters side by side.
    .why = { $who } scores nothing more: { $boris } VP. You need more than that.
ask-your-total = How many VP do you have in all?
    .about = With mayoral cards and masters side by side; { $who } has { $boris }
option-total = { $total }
line-beadle = Tiles that the beadle closed
line-tiles = Tiles that he won or shared
line-plantation = Plantation
line-by-hand = Set right by hand
line-total = Total

## On paper

sheet-number = { $number }
sheet-side-vp = { $side } { $vp }
sheet-lay-tiles = Lay the { $tiles } tiles.
    .detail = the Guildhall in the middle, { $buildings } special buildings beside it, guilds around them
sheet-lay-plantation = Draw the side of the plantation.
    .detail = Virginia or Ulster, before the neutrals are laid
sheet-lay-beadle = Put the beadle on the guild of lowest number.
sheet-lay-neutrals = Lay a neutral on its side on { $n } guilds.
    .detail = Virginia up: the { $n } lowest numbers; Ulster: the { $n } highest. Each needs one man more
sheet-his-turn = His turn, after yours
sheet-cards = Turn { $cards } cards of the deck, one by one: step 2 for each before the next
    .detail = only symbols count, no abilities, no costs
sheet-search = Search from the beadle’s tile on: row by row, left to right, after the last tile from the top left, back to the beadle
sheet-match = { $buildings ->
        [yes] The first unresolved tile with the symbol of the card gets a man of his
       *[no] The first unresolved guild with the symbol of the card gets a man of his; skip special buildings
    }
sheet-two-symbols = { $reading ->
        [background] A card with two symbols: only its background counts
       *[symbols] A card with two symbols: either will do
    }
sheet-no-match = No tile fits: nobody is placed, no other card is turned
sheet-cards-away = After the last one put his cards on the discard pile
sheet-resolution = Even rounds: resolution
sheet-ripe = Row by row: a tile is resolved if your men + his + beadle reach its threshold, one more with a lying neutral
sheet-he-leads = He has more: first-place VP for him, no master; the token is yours if you stand there
sheet-you-lead = You have more: reward and master for you; for him the VP on the token, if he stands there
sheet-equal = { $ties ->
        [you] Equal: you win
       *[master] Equal: you win with a master beside it; otherwise the tile stays
    }
sheet-clear = Lying neutral to the box, his men to his stock, your others { $home ->
        [supply] to the supply
       *[guildhall] to the Guildhall
    }
sheet-beadle-tile = If it was the beadle’s tile, he moves on at once{ $always ->
        [yes] {""}
       *[no] {" "}and closes none this round
    }
sheet-round-end = The end of every round
sheet-close = Turn the beadle’s tile over, whatever its threshold: first-place VP for him, nothing for you
    .detail = your men to the Guildhall, his to his stock, token and neutral to the box
sheet-beadle-moves = Beadle to the unresolved guild of lowest number; none left: he leaves, and this round is the last
sheet-growth = Rounds { $rounds }: the plantation, by your men there
sheet-growth-none = None: he scores { $sides }
sheet-growth-one = Exactly one: he scores { $vp }
sheet-growth-more = { $needed } or more: you take the first-place reward
sheet-growth-then = Then your men to the supply, and turn the plantation over
sheet-mind = Easily forgotten
sheet-mind-order = You first, he second, always
sheet-mind-beadle = Every card searches anew from the beadle
sheet-mind-beadle-counts = The beadle counts as one man, a lying neutral as none
sheet-mind-men = His men never run out: take another colour
sheet-mind-only-vp = He gets VP only, never a master, never anything else of a reward
sheet-mind-neutrals = Neutrals you bring in do not raise a threshold
sheet-end = The end
sheet-last-round = After round { $rounds }, or after the round in which the beadle leaves
sheet-he-counts = He scores nothing more
sheet-you-count = You score mayoral cards and masters side by side
sheet-verdict = You need more than he; a tie is lost
