### Guilds of London beside the real board, in English.

## Values

value-boris-vp = { $who }’s VP
value-round = Round
value-side = Plantation (1 Virginia, 2 Ulster)
value-beadle-number = Beadle on number
value-beadle = Beadle
value-plantation = Plantation
value-resolve = Resolve
value-men = Liverymen on { $cell }
zone-opponent = { $who } ({ $cards } cards a turn)
zone-grid = The grid
zone-ripe = Reached without you
zone-even = Resolved when round { $round } ends
his-pawn = his liveryman
note-too-few = 1 liveryman of yours: { $one } VP for { $who }, none: { $none } VP
note-closing-vp = { $scores ->
    [yes] { $vp } VP for { $who } when the round ends
    [unknown] its VP go to { $who } when the round ends
   *[no] no VP for { $who } this round
}
zone-his-cards = His cards
cell-only = { $cell }
tile-here = { $cell } { $priority ->
    [0] { $name }
   *[other] (no. { $priority })
}
note-his-men = { $men ->
    [0] none of his liverymen
   *[other] { $men } of his liverymen
}
label-key = Example 2/5: 2 of his, beadle included; threshold 5, neutral included. Add yours{ $guess ->
    [yes] . ?: threshold not yet known
   *[no] {""}
}{ $taps ->
    [yes] . Tap a tile to correct it
   *[no] {""}
}
label-due = R{ $round }
note-resolve = tiles are resolved in round { $round }

## Set-up

ask-whose-cards = Who draws { $who }’s cards?
    .about = Cards a turn: { $cards }. You can switch later in the menu
option-cards-app = Soloist draws them
    .detail = one tap a turn; the real deck is only for you
option-cards-own = I draw real cards
    .detail = one tap a card, drawn from your own deck
ask-which-side = Which side of the plantation is up?
    .about = This side decides which six tiles get a lying neutral
option-draw-side = Soloist draws the side
    .detail = Virginia or Ulster
ask-whose-grid = Who draws the tiles?
    .about = Soloist must know the grid to find { $who }’s tiles
option-grid-app = Soloist draws, I lay them out
    .detail = no typing; the deal code gives the same grid again
option-grid-pad = They are laid, I tap the numbers
    .detail = 24 taps, one per tile, row by row
ask-tap-tile = { $kind ->
    [building] Which building is on { $cell }?
   *[guild] Which number is on tile { $cell }?
}
    .about = { $last }
pad-first = Row by row, from the top left
pad-last = Last: { $tile }
option-pad = { $priority ->
    [0] { $name }
   *[other] { $priority }
}
    .detail = { $priority ->
        [0] special building
       *[other] { $name }
    }
ask-set-up = Is everything set up?
    .about = Then your turn begins. You need more VP than { $who }: a tie loses
told-lay-out = Set-up: { $who } plays { $cards } cards a turn
    .why = The level sets how many cards he plays. The rest is set up as for two players.
told-lay-tiles = { $laid ->
    [yes] Check that your 25 tiles lie as shown below
   *[no] Lay out the 25 tiles as shown below
}
    .detail = { $skipped ->
        [yes] special buildings, where { $who } never goes: { $buildings }
       *[no] special buildings: { $buildings }
    }
    .why = The Guildhall is in the middle, with a special building on each side. Twenty guilds surround them.
told-lay-tokens = Lay a reward token on each tile
    .detail = 24, face up, none on the Guildhall
    .why = Second place on a tile takes its reward token.
told-lay-beadle = Put the beadle on { $tile }
    .why = The beadle starts on the guild of lowest priority. Here that is number { $priority }.
told-lay-neutrals = Lay 1 neutral flat on each of { $cells }
    .detail = it raises the threshold of the tile by 1 and is no liveryman
    .why = { $side ->
        [virginia] With Virginia up, the six guilds of lowest priority need 1 more liveryman.
       *[ulster] With Ulster up, the six guilds of highest priority need 1 more liveryman.
    }
told-lay-scoreboard = Lay the scoreboard with the side for 2 players up, { $n } neutrals on it
    .detail = the round marker on 1
    .why = Six of the eight neutrals lie on tiles. Only { $n } are left to hire.
told-lay-plantation = Lay the plantation with { $side } up
    .why = The plantation is scored after rounds 4 and 8, then turned over.
told-lay-men = Put { $n } liverymen on the Guildhall
    .detail = { $rest } in your supply
    .why = You start as with two players: { $n } on the Guildhall, { $rest } in your supply.
told-lay-cards = Draw { $cards } cards. Keep { $keep } of { $draw } mayoral cards
    .detail = { $who } gets neither action cards nor mayoral cards
    .why = You start with the same hand as with two players. { $who } never has a hand.
told-lay-promo = Lay the promo card beside the board
    .detail = discard 3 of your tokens at any time; a liveryman from the Guildhall becomes master of a resolved guild without one, for its first-place VP
    .why = The promo card is no tile. The tokens that you get go onto it.
told-lay-boris = Choose a colour for { $who }. Put both score markers on 0
    .detail = his liverymen beside the board count as on the Guildhall; if they run out, take another colour
    .why = There is not enough room on the Guildhall for all his liverymen. They never run out.

## Your turn

ask-your-turn = Round { $round }: is your turn done?
    .about = { $last ->
        [yes] Last round.{" "}
       *[no] {""}
    }{ $end ->
        [plantation] Plantation: you win with 2. { $same ->
            [yes] Otherwise { $none } VP for { $who }.
           *[no] { $who }: { $none } VP if none, { $one } if one.
        }
        [tiles] Round end: tiles are resolved, then { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }VP only for { $who } (beadle { $cell }).
       *[beadle] Round end: { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }VP for { $who } (beadle { $cell }), nothing for you there.
    }
option-done = My turn is done
    .detail = { $who } plays { $cards } cards
option-man-off = { $who } lost a liveryman
    .detail = your card or reward sent it home
option-man-on = A liveryman of { $who } moved
    .detail = from one tile to another
option-tile-turned = I forgot a tile
    .detail = a tile that you resolved but did not tap
ask-forgotten = Which tile is already resolved?
    .about = For a tile resolved in an earlier round
ask-man-off = Which tile did { $who }’s liveryman leave?
ask-man-on = Where is { $who }’s liveryman now?
option-men-here = { $tile }
    .detail = { note-his-men }{ $known ->
        [yes] , threshold { $threshold }
       *[no] {""}
    }
ask-about-tile = What happened on { $tile }?
    .about = { $who }’s liverymen there: { $men }
option-lost-one = { $who } lost a liveryman here
    .detail = { $before } → { $now }
option-got-one = { $who } got a liveryman here
    .detail = { $before } → { $now }
option-other-colours = The symbols differ
    .detail = Soloist shows { $colours }
option-other-threshold = The threshold differs
    .detail = here printed: { $threshold }, without a neutral
option-other-points = The points differ
    .detail = Soloist shows { $vp } VP
option-no-tile = From no tile
    .detail = only the number was wrong here
option-nothing-here = Nothing, go back
ask-colours = { $sure ->
    [yes] Which symbols does { $tile } show?
   *[no] Does your tile { $tile } look like this?
}
    .about = { $search ->
        [yes] { $who } searches for { $wanted }.{" "}
       *[no] {""}
    }{ $sure ->
        [yes] Look at your tile.
       *[no] Soloist is not sure. Kept for this box.
    }
ask-threshold = Which threshold does { $tile } show?
    .about = Top left on the tile, without a neutral.{ $sure ->
        [yes] {""}
       *[no] {" "}Kept for this box.
    }
ask-points = How many VP for first place on { $tile }?
    .about = The points go to { $who }.{ $turn ->
        [next] {" "}His turn comes next.
       *[no] {""}
    }{ $sure ->
        [yes] {""}
       *[no] {" "}Kept for this box.
    }
option-as-drawn = As in Soloist: { $value }
option-all-as-shown = All my tiles match
    .detail = no more questions about tiles
label-list = All tiles
label-differs = It shows something else
option-printed = { $value }
told-colours = { $tile } shows { $now }, not { $before }
    .why = You read this on your tile. His search uses it from now on.
told-threshold = { $tile } has threshold { $now }, not { $before }
    .why = You read this on your tile. It counts from now on.
told-points = { $tile } gives { $now } VP, not { $before }
    .why = You read this on your tile. It counts from now on.
told-man-off = Take his liveryman off { $tile }: { $before } → { $now }
    .why = Your card or reward sends one of his liverymen away.
told-man-on = Put his liveryman on { $tile }: { $before } → { $now }
    .why = Your card or reward brings one of his liverymen here.

## His turn

told-boris-plays = Round { $round }: { $who } plays { $cards } cards
    .why = He plays after you. He uses only the symbols of his cards, never their abilities.
told-place-man = Put his liveryman on { $cell }: { $before } → { $now }
    .why = { $start ->
        [beadle] Card: { $symbols }. His search starts at the beadle, whose tile { $beadle } shows the symbol.
       *[search] Card: { $symbols }. From the beadle on { $beadle }, row by row, this is the first matching { $skipped ->
            [yes] guild. He skips special buildings.
           *[no] tile.
        }
    }
told-place-nobody = No { $skipped ->
    [yes] guild
   *[no] tile
} with { $symbols }: the card lapses without replacement
    .why = { $skipped ->
        [yes] No unresolved guild matches ({ $symbols }). He skips special buildings.
       *[no] No unresolved tile matches ({ $symbols }).
    } He places nobody.
told-cards-away = Put his cards on the discard pile
    .why = His cards lie aside until all are played. A reshuffle before that leaves them out.
ask-placed = Are { $who }’s liverymen placed?
    .about = Then tiles are resolved
option-placed = All placed
    .detail = next: resolve the tiles
ask-turn-card = { $reading ->
    [background] Which background does { $who }’s card have?
   *[symbols] Which symbols are on { $who }’s card?
}
    .about = Card { $nth } of { $cards }, { $last }
card-first = from the top of the deck
card-last = the last one went to { $tile }
card-nowhere = the last one led nowhere
option-standard = { $symbols }
both = { $first } and { $second }
option-no-card = Deck and discards are empty
    .detail = he plays fewer cards

## Tiles

told-resolve = Now resolve tiles, row by row
    .why = Round { $round } is even. Every tile whose threshold is reached is resolved.
told-what-counts = Your liverymen, his and the beadle must reach the threshold
    .detail = lying neutral: threshold +1; where the grid shows ?, add it yourself
    .why = All liverymen and the beadle count together. A lying neutral is no liveryman.
told-your-neutrals = Neutrals that you add count only for the majority
    .why = Neutrals that you bring in work as in the base game. { $who } never uses any.
ask-resolve = Which tiles did you resolve?
    .about = { $ripe ->
        [0] Tap them row by row
       *[other] Reached without you: { $cells }. Tap the other resolved tiles too
    }
told-out-of-order = { $cell } comes before { $later }: resolve row by row
    .why = Tiles are resolved in rows from the top left, because rewards can change later tiles.
refused-no-more = Threshold reached: { $cells }. Tap these tiles first. Not so on your table? Correct the number of his liverymen there.
option-no-more = { $tapped ->
    [no] No tile
   *[yes] No other tile
}
    .detail = next comes the beadle
told-yours-alone = Take the reward of { $tile }, place your master, turn the tile over
    .detail = your other liverymen { $home ->
        [supply] to the supply
       *[guildhall] to the Guildhall
    }, the token to the box
    .why = { $who } has nobody there, so he gets nothing.
ask-who-won = Who won { $tile }?
    .about = { $who }’s liverymen: { $men }. { $ties ->
        [you] You win a tie
       *[stays] You win a tie only with your master orthogonally beside it
    }
option-i-won = I won
    .detail = { $who } gets the VP of the reward token
option-he-won = { $who } won
    .detail = { $known ->
        [yes] { $vp } VP for him
       *[no] first-place VP for him
    }
option-tie = A tie
    .detail = the tile is not resolved
ask-token-points = How many VP does the token on { $cell } show?
    .about = You won { $tile }. { $who } is second and gets only these VP
option-token-vp = { $vp }
told-his-tile = Turn { $tile } over, without a master
    .detail = if you stood there, { $token ->
        [reward] take the reward of the token; it goes to the box,{" "}
        [card] the token goes onto the promo card without its reward, otherwise to the box;{" "}
       *[reward-and-card] take the reward of the token and lay it on the promo card, otherwise it goes to the box;{" "}
    }your liverymen { $home ->
        [supply] to the supply
       *[guildhall] to the Guildhall
    }, his to his stock
    .why = { $who } won with { $men } of his liverymen. He never places a master.
told-your-tile = Take the reward of { $tile }, place your master, turn the tile over
    .detail = his liverymen to his stock, your others { $home ->
        [supply] to the supply
       *[guildhall] to the Guildhall
    }, the token to the box
    .why = You won against { $men } of his liverymen. Of the token he gets only the VP.
told-vp-first = { $who }: { $before } → { $now }
    .why = First place on the tile gives { $vp } VP.
told-vp-second = { $who }: { $before } → { $now }
    .why = The reward token shows { $vp } VP. He gets nothing else from it.
told-neutral-to-box = Put the neutral lying on { $cell } in the box
    .detail = the one laid flat at set-up, none that you added
    .why = When a tile is turned over, its lying neutral leaves the game.

## Beadle

told-round-ends = End of round { $round }: the beadle’s tile
    .why = Every round ends with the beadle’s tile. In even rounds tiles are resolved first.
told-close = Turn { $tile } over: nothing for you, no master
    .detail = your liverymen to the Guildhall, his to his stock, the token to the box
    .why = At the end of round { $round } the beadle’s tile is turned over, whatever its threshold. You get neither reward nor token.
told-vp-beadle = { $who }: { $before } → { $now }
    .why = The beadle’s tile gives { $who } its first-place VP: { $vp }.
told-no-close = Leave the beadle on { $tile }
    .why = The beadle’s tile was resolved normally this round. By your ruling, no other tile is turned over.
told-beadle-to = Move the beadle to { $tile }
    .why = Of the unresolved guilds this one has the lowest priority: { $priority }.
told-beadle-off = Remove the beadle: this is the last round
    .why = All guilds are resolved, so the game ends with this round.
told-next-round = Put the round marker on { $round }
    .detail = { $growth ->
        [yes] when the round ends, tiles are resolved, then { $known ->
            [yes] { $vp }{" "}
           *[no] {""}
        }VP only for { $who } (beadle { $cell }), then the plantation
       *[no] {""}
    }
    .why = The round marker advances when a round begins.

## Plantation

ask-plantation-men = How many of your liverymen are on the plantation?
    .about = After round { $round }, with { $side } up
option-plantation-men = { $men ->
    [0] none
    [1] exactly one
   *[other] two or more
}
    .detail = { $vp ->
        [0] nothing for { $who }
       *[other] { $vp } VP for { $who }
    }
told-plantation-nobody = Nobody wins the plantation: take no reward
    .why = A single liveryman wins nothing. You need two.
option-other-side = The other side is up: { $side }
told-growth-now = The plantation is scored: { $side }
    .why = After rounds 4 and 8 the number of your liverymen there decides.
told-side-up = The plantation shows { $side }
    .why = You said that this side is up.
told-plantation-yours = Take your reward: { $rewards }
    .why = Two or more liverymen win the plantation. { $who } gets nothing.
told-men-to-supply = { $men ->
    [1] Return your liveryman to the supply
   *[other] Return your liverymen there to the supply
}
    .why = From the plantation they go to the supply, not to the Guildhall.
told-vp-none = { $who }: { $before } → { $now }
    .why = You have nobody there, so he gets the left half: { $vp } VP.
told-vp-one = { $who }: { $before } → { $now }
    .why = A single liveryman is not enough, so { $who } scores { $vp } VP.
told-turn-plantation = Turn the plantation over: { $side }
    .detail = no new tiles are laid
    .why = The plantation is turned over after each scoring.

## End

told-over = The game is over
    .why = It ends after round 10, or earlier when the beadle can move no more.
told-promo-last = Last chance for the promo card
    .detail = 3 tokens claim a resolved guild without a master
    .why = You may use the promo card until the final scoring.
told-count = Score your mayoral cards and orthogonally adjacent masters
    .detail = { $who } scores nothing more
    .why = You need more than his { $boris } VP.
ask-your-total = Game over: how many VP do you have?
    .about = With mayoral cards and orthogonally adjacent masters. { $who } has { $boris }, a tie loses
option-total = { $total }
line-beadle = Beadle’s tiles
line-tiles = Other tiles
line-plantation = Plantation
line-by-hand = Corrected by hand
line-total = Total

## On paper

sheet-number = { $number }
sheet-side-vp = { $side } { $vp }
sheet-lay-tiles = Lay out the { $tiles } tiles
    .detail = the Guildhall in the middle, { $buildings } special buildings beside it, guilds around them
sheet-lay-plantation = Draw the side of the plantation
    .detail = Virginia or Ulster, before the neutrals are laid
sheet-lay-beadle = Put the beadle on the guild with the lowest number
sheet-lay-neutrals = Lay a neutral flat on each of { $n } guilds
    .detail = Virginia: the { $n } lowest numbers; Ulster: the { $n } highest. It raises the threshold by 1
sheet-his-turn = His turn, after yours
sheet-cards = Draw { $cards } cards one by one. Do step 2 for each before the next
    .detail = only the symbols count, no abilities, no costs
sheet-search = Search from the beadle’s tile, row by row, left to right. After the last tile go on at the top left
sheet-match = { $buildings ->
        [yes] His liveryman goes to the first unresolved tile with the card’s symbol
       *[no] His liveryman goes to the first unresolved guild with the card’s symbol. Skip special buildings
    }
sheet-two-symbols = { $reading ->
        [background] Card with two symbols: only its background counts
       *[symbols] Card with two symbols: either one will do
    }
sheet-no-match = No tile matches: he places nobody and draws no other card
sheet-cards-away = After the last one, put his cards on the discard pile
sheet-resolution = Even rounds: resolution
sheet-ripe = Row by row: resolve a tile if your liverymen, his and the beadle reach its threshold. A lying neutral adds 1
sheet-he-leads = He has more: he gets the first-place VP, no master. { $token ->
        [card] If you are there, the token goes onto the promo card without its reward
       *[reward] If you are there, you get the token’s reward
    }
sheet-you-lead = You have more: you take the reward and place a master. If he is there, he gets the token’s VP
sheet-equal = { $ties ->
        [you] Tie: you win
       *[master] Tie: you win with a master beside it. Otherwise the tile is not resolved
    }
sheet-clear = Lying neutral to the box, his liverymen to his stock, your others { $home ->
        [supply] to the supply
       *[guildhall] to the Guildhall
    }
sheet-beadle-tile = If it was the beadle’s tile, he moves on at once{ $always ->
        [yes] {""}
       *[no] . No beadle’s tile is turned over this round
    }
sheet-round-end = The end of every round
sheet-close = Turn the beadle’s tile over, whatever its threshold. Your opponent gets the first-place VP, you get nothing
    .detail = your liverymen to the Guildhall, his to his stock, token and neutral to the box
sheet-beadle-moves = Move the beadle to the unresolved guild with the lowest number. If there is none, this round is the last
sheet-growth = Rounds { $rounds }: the plantation, by the number of your liverymen there
sheet-growth-none = None: he scores { $sides }
sheet-growth-one = Exactly one: he scores { $vp }
sheet-growth-more = { $needed } or more: you take the first-place reward
sheet-growth-then = Then return your liverymen to the supply and turn the plantation over
sheet-mind = Easily forgotten
sheet-mind-order = You always play first, he plays second
sheet-mind-beadle = Each card searches from the beadle again
sheet-mind-beadle-counts = The beadle counts as 1 liveryman, a lying neutral as none
sheet-mind-men = His liverymen never run out: take another colour
sheet-mind-only-vp = He only gets VP: no masters, no other rewards
sheet-mind-neutrals = Neutrals that you bring in do not raise a threshold
sheet-end = The end
sheet-last-round = After round { $rounds }, or after the round in which the beadle leaves
sheet-he-counts = He scores nothing more
sheet-you-count = You score mayoral cards and orthogonally adjacent masters
sheet-verdict = You need more VP than he has. A tie loses
label-clock = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
