### The Adversary beside a real board, in English.

## His values

value-vp = VP
value-armour = Armour
value-provisions = Provisions
value-valkyries = Valkyries
value-offerings = Offerings
value-sets = { $place } (sets)

## Names

option-known-card = Armour { $armour }, provisions { $provisions }, { $vp } VP
    .detail = sets: { $order }; else { $gains }; closes { $building }
set-ranked = { $nth ->
    [first] first
   *[then] then
} the { $at ->
    [left] left
    [middle] middle
   *[right] right
}
order-in-short = { $order }
set-at = { $at ->
    [left] left
    [middle] middle
   *[right] right
}
set-to-take = { $nth ->
    [first] the { $at ->
        [left] left
        [middle] middle
       *[right] right
    } set
   *[else] else { $at ->
        [left] left
        [middle] middle
       *[right] right
    }
}

## Set-up

ask-whose-cards = Who turns his tactic cards?
    .about = { $guessed ->
        [0] {""}
       *[other] { $guessed } of our { $cards } tactic cards are reconstructed; yours may differ.{" "}
    }It can be changed in the middle of a game.
ask-set-up = Is everything set up?
    .about = Soloist is the Adversary and tells your hands what he does.
told-lay-out = Set-up
    .why = The box is set up as for two players; the Adversary takes the place of the second.
told-lay-yours = Set up for two players
    .detail = you: 5 cards, keep 3; 2 silver; a black worker
    .why = Only you are dealt cards, silver and a worker.
told-lay-ship = Give him a ship card and its markers
    .detail = no silver, no cards, no worker: 3 black workers stay in the box
    .why = He owns a ship and markers, nothing else.
told-lay-markers = Put his armour marker on { $start }
    .detail = his VP and Valkyries on 0
    .why = This level starts him with { $start } armour.
told-lay-provisions = Lay { $start } provisions beside his ship
    .why = This level starts him with { $start } provisions from the supply.
told-lay-pile = Remove one outpost and one monastery card unseen
    .detail = shuffle the other { $cards } into a pile beside his ship
    .why = Two of the 23 tactic cards are out for the whole game, and you do not know which.
told-lay-no-pile = Leave his tactic cards in the box
    .detail = Soloist took out one outpost and one monastery, unseen
    .why = Soloist draws his cards; two of the 23 are out for the whole game.
told-make-pile = Make his real pile: { $cards } cards
    .detail = { $first ->
        [yes] without one outpost and one monastery, unseen{ $turned ->
            [0] {""}
            [one] , and the card turned so far
           *[other] , and the { $turned } turned so far
        }
       *[no] without the two removed and those turned since the shuffle
    }
    .why = { $cards } cards can still come before the discards are shuffled.

## Your turn

ask-your-turn = Your turn { $turn }
    .about = { $closed ->
        [no] Nothing is closed.
       *[yes] Closed: { $building }.
    }{ $last ->
        [his-yours] {" "}He plays once more, then you.
        [yours] {" "}Your last turn; then you count.
        [yours-his] {" "}Your last turn; then his last.
       *[no] {""}
    }{ $hint ->
        [fortress] {" "}One fortress set or no Valkyrie left? Tap “It ended”.
        [valkyrie] {" "}No Valkyrie left on the board? Tap “It ended”.
        [offering] {" "}Stack of offerings empty? Tap “It ended”.
       *[none] {""}
    }{ $shuffle ->
        [yes] {" "}Before his next card: shuffle his discards.
       *[no] {""}
    }
option-done = My turn is done
    .detail = { $next ->
        [count] count both sides
        [own] turn his card
       *[app] Soloist turns his card
    }
option-armour = −1 armour
    .detail = Ber­serker
option-provision = −1 provi­sion
    .detail = Champion, War­monger, Merce­nary
option-no-offering = No offering was left
    .detail = then he gets none
option-ended = It ended
    .detail = fortress, stack or Valky­ries
told-armour-lost = Move his armour marker: { $before } → { $now }
    .why = Your Berserker costs him 1 armour, down to 0 at least.
told-provision-lost = Take 1 of his provisions: { $before } → { $now }
    .detail = Champion: to the supply; Warmonger, Mercenary: to you
    .why = Your card hits his provisions, of which he had { $before }.
told-no-offering = Leave his offerings: { $before } → { $now }
    .why = No tile was left to take, and he gets nothing instead.
ask-ended-by = In whose turn did it end?
    .about = Each side has exactly one more turn.
option-mine = In mine
    .detail = he, then you once more
option-his = In his
    .detail = you, then he once more
told-ended = { $side ->
        [you] Play on: he once more, then you
       *[they] Play on: you once more, then he
    }
    .why = The end came in { $side ->
        [you] your
       *[they] his
    } turn { $turn }, and each side plays exactly once more.

## His turn

told-leave-out = Shuffle the pile without the cards he turned
    .detail = { $out }
    .why = These cards have been turned since the last shuffle; they come again only with the next.
turned-card = { $place } (armour { $armour }, provisions { $provisions }, { $vp } VP)
told-shuffle = Shuffle his discards into a new pile
    .detail = { $cards } cards; the two removed stay out
    .why = His pile was empty; { $cards } cards make the new one.
ask-which-place = Where does his card raid?
    .about = Turn the top card of his pile.
option-place-left = { $place }
    .detail = { $left ->
        [0] no set left
       *[other] {""}
    }
option-new-card = Another card
    .detail = not in this list; entered once, then kept
ask-which-card = { $place }: which card is it?
ask-valkyries = How many Valkyries are there?
    .about = { $place }: he is strong enough. Look at { $sets }.
option-valkyries = { $valkyries }
option-none-left = No set is left there
    .detail = he prepares; this is not asked again
told-he-raids = He raids: { $place }
    .why = The card asks for armour { $needs_armour } and provisions { $needs_provisions }; he has { $armour } and { $provisions }, and a set is left.
told-clear-set = Clear { $sets }
    .detail = all to the supply; its worker is out of the game
    .why = He takes one set of { $place }, the first one left in the order of the card. The solo sheet puts its worker into the supply, but no rule brings a worker back from there: it is out of the game (RNS-S31).
told-he-pays = Take away his provisions: { $before } → { $now }
    .why = The raid costs him { $amount } of his { $before } provisions.
told-he-scores = Move his VP marker: { $before } → { $now }
    .why = The card gives { $vp } VP for the raid.
told-his-valkyries = Move his Valkyrie marker: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } on the set: one step up for each, to 7 at most.
told-his-armour = Move his armour marker: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } on the set: each costs him 1 armour, down to 0 at least.
told-valkyries-stay = Leave both his markers where they stand
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } on the set, but his armour is 0{ $ruling ->
        [yes] ; by your ruling they do not count
       *[no] {" "}and his Valkyrie marker is at the top
    }.
told-he-prepares = He prepares ({ $place }): { $lacks ->
        [plunder] no set left
        [armour] armour { $armour }, needs { $needs_armour }
       *[provisions] provisions { $provisions }, needs { $needs_provisions }
    }
    .why = { $lacks ->
        [plunder] A raid takes a set, and the settlement on his card has none any more.
        [armour] The card asks for armour { $needs_armour }, he has { $armour }.
       *[provisions] The card asks for { $needs_provisions } provisions, he has { $provisions }.
    }
told-top-offering = Give him the top offering unseen: { $before } → { $now }
    .detail = face down beside his ship
    .why = His card shows an offering: the top of the stack, not looked at before the end.
told-best-offering = Give him the best face-up offering: { $before } → { $now }
    .detail = most VP, the leftmost if equal; refill its space
    .why = His card shows an offering: by your ruling the face-up tile with most VP.
told-gets-provisions = Give him provisions: { $before } → { $now }
    .why = The card gives { $gain } provisions; beyond 8 they become armour, and armour beyond 10 becomes provisions.
told-gets-armour = Move his armour marker: { $before } → { $now }
    .why = The card gives { $gain } armour; beyond 10 it becomes provisions, and provisions beyond 8 become armour.
told-gains-nothing = Move nothing: he gains nothing
    .why = He has armour { $armour } of 10 and provisions { $provisions } of 8, and the card gives no more that fits.
told-closed-in = Closed in your turn { $turn }: { $building }
    .detail = place no worker there, pick none up
    .why = Every card of his closes a building for one turn, raid or not{ $merchant ->
        [yes] ; a Merchant may still copy it
       *[no] ; by your ruling a Merchant may not copy it either
    }.

## A new card

ask-new-place = { $card ->
        [new] Where does the new card raid?
       *[known] Where does the real card raid?
    }
    .about = It is entered once and kept.
ask-new-line = { $card ->
        [new] New card: { $place }
       *[known] Corrected card: { $place }
    }
    .about = { $line ->
        [armour] As printed; first the armour
        [provisions] The provisions it needs
        [vp] The VP for the raid
        [order] The order of the sets
        [gain-armour] If he cannot raid: armour
        [gain-provisions] If he cannot raid: provisions
        [gain-offering] If he cannot raid: offerings
       *[building] The building that it closes
    }
line-of-card = { $line ->
        [armour] Needs armour
        [provisions] Needs provisions
        [vp] Gives VP
        [order] Sets: first, then …
        [gain-armour] Armour
        [gain-provisions] Provisions
        [gain-offering] Offering
       *[building] Closes
    }
label-of-raid = Raid
label-if-not = If he cannot
label-closes = It closes (then it is complete)
label-fewer = fewer: { $line }
label-more = more: { $line }
refused-no-gain = A card gives something if he cannot raid: armour, provisions or an offering.
option-card-differs = One of his cards differs from mine
ask-place-of-card = Where does the wrong card raid?
    .about = As Soloist has it
ask-card-to-correct = { $place }: which card is wrong?
    .about = As Soloist has it
told-card-corrected = His card is corrected
    .detail = { $place }
    .why = It stands for { $id } of the edition and is kept like this.
option-order = { $order }
told-new-card = Put his new card on the discards
    .detail = { $place }
    .why = It stands for { $id } of the edition. It is kept, and one tap is enough from now on.

## Scene

zone-closed = Closed to you
zone-his-cards = His cards
zone-end = The end
spot-nothing-closed = Nothing is closed
note-closed = place no worker there, pick none up{ $merchant ->
    [yes] {""}
   *[no] ; no Merchant either
}
note-needs = armour { $armour }, { $provisions } { $provisions ->
    [one] provision
   *[other] provisions
}, { $vp } VP
note-sets = sets: { $order }
note-else = else { $gains }
note-left = { $left ->
    [0] no set left
    [one] at most { $left } set left
   *[other] at most { $left } sets left
}
label-test = { $good ->
    [armour] Armour
   *[provisions] Provisions
}: needs { $needs }, he has { $has }
zone-new-card = Values to start from
spot-end = { $last ->
    [his-yours] He plays once more, then you
    [yours] Your last turn
    [yours-his] Your last turn, then his
    [over] It is over
   *[no] One fortress set, no offering in the stack or no Valkyrie left
}

## The count

told-count = Count both sides
    .why = Both sides have had their one more turn.
ask-offerings-vp = VP of his { $tiles ->
        [one] offering?
       *[other] { $tiles } offerings?
    }
    .about = { $tiles ->
        [one] Turn it over.
       *[other] Turn them over and add them up.
    }
option-vp = { $vp }
told-offerings-vp = Add his offerings: { $vp } VP
    .detail = he has { $total } in all
    .why = { $tiles } { $tiles ->
        [one] tile counts
       *[other] tiles count
    } { $vp } VP; with both tracks he has { $total }.
ask-your-total = What is your total?
    .about = He has { $total }. You count VP, both tracks, offerings, crew and plunder.
ask-your-valkyries = Your Valkyrie marker?
    .about = { $total } to { $total }: a tie. His stands at { $marker }.
ask-your-armour = Your armour marker?
    .about = Still a tie. His stands at { $marker }.
option-lower = Lower
option-equal = Equal
option-higher = Higher
line-total = Total

## On paper

sheet-his-turn = His turn, after each of yours
sheet-turn-card = Turn the top card of his pile
    .detail = pile empty: first shuffle his discards; the { $removed } removed cards stay out
sheet-raids-if = He raids if all three hold, otherwise he prepares
sheet-if-armour = his armour is at least that of the card
sheet-if-provisions = his provisions are at least those of the card
sheet-if-set = a set is left at the settlement of the card
sheet-raid = He raids
sheet-raid-pays = Provisions of the card to the supply; his VP go up by those of the card. Armour is not paid
sheet-raid-set = Clear one set, left, middle or right: where the card shows 1; if it is gone, where it shows 2, then 3. All to the supply; the worker is out of the game
sheet-raid-valkyries = For each Valkyrie on it: Valkyrie marker +1, to { $most } at most; armour −1, to 0 at least
    .detail = { $ruling ->
        [yes] at armour 0 a Valkyrie moves neither
       *[no] each marker goes as far as it can
    }
sheet-prepare = He prepares: he gains all that the foot of the card shows
sheet-overflow = Armour beyond { $armour } becomes provisions, provisions beyond { $provisions } become armour; both full: nothing
sheet-offering = { $source ->
        [display] An offering: the face-up tile with most VP, leftmost if equal; refill its space
       *[stack] An offering: the top tile of the stack, unseen, face down beside his ship; stack empty: none
    }
sheet-closes = Either way the building on the card is closed to you in your next turn
    .detail = place no worker there, pick none up{ $merchant ->
        [yes] ; a Merchant may still copy it
       *[no] ; no Merchant either
    }
sheet-discard = Card to his discards; look whether the end is triggered
sheet-your-cards = Your cards that hit him
sheet-berserker = Berserker: his armour −1
sheet-provision-cards = Champion: 1 of his provisions to the supply. Warmonger, Mercenary: 1 of his to you
    .detail = only if he has one
sheet-other-cards = All else aimed at opponents is ignored
sheet-mind = Easily forgotten
sheet-mind-first = You always go first; in turn 1 nothing is closed
sheet-mind-one-turn = A building is closed for one turn only, raid or not
sheet-mind-shuffle = { $cards } cards a pass; shuffle only when one is needed
sheet-mind-compare = Armour is compared before the raid; only Valkyries lower it
sheet-mind-trigger = The end comes with { $sets } fortress set left, the stack of offerings empty, or no Valkyrie on the board; look after his turns too
sheet-end = The end
sheet-end-yours = Triggered in your turn: he once more, then you once more
sheet-end-his = Triggered in his turn: you once more, then he once more
sheet-he-counts = He counts VP, Valkyrie track, armour track and his offerings, turned over; nothing else
sheet-verdict = More VP win. A tie: the higher Valkyrie marker, then the higher armour marker, { $still ->
        [lost] else it is lost
       *[drawn] else a draw
    }
