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
    .detail = takes { $order }. If he cannot raid: { $gains }. Closes { $building }
set-ranked = { $nth ->
    [first] the { $at ->
        [left] left
        [middle] middle
       *[right] right
    } set
   *[else] otherwise the { $at ->
        [left] left
        [middle] middle
       *[right] right
    }
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
   *[else] otherwise { $at ->
        [left] left
        [middle] middle
       *[right] right
    }
}

## Set-up

ask-whose-cards = Who turns up the Adversary’s tactic cards?
    .about = { $guessed ->
        [0] {""}
       *[other] Reconstructed tactic cards: { $guessed } of { $cards }. Yours may differ.{" "}
    }You can change this later.
ask-set-up = Is everything set up?
    .about = Only Berserker, Champion, Warmonger and Mercenary affect the Adversary. Ignore other effects on him.
told-lay-out = Set-up
    .why = You set up as for two players. The Adversary is the second player.
told-lay-yours = Set up for two players
    .detail = for you: 2 silver, a black worker and 5 cards, of which you keep 3
    .why = Only you get cards, silver and a worker.
told-lay-ship = Give the Adversary a ship card and its markers
    .detail = no silver, no cards, no worker: 3 black workers stay in the box
    .why = He has a ship and markers, nothing else.
told-lay-markers = Put his armour marker on { $start }
    .detail = his VP and Valkyrie markers on 0
    .why = On this level he starts with { $start } armour.
told-lay-provisions = Put { $start } { $start ->
        [one] provision
       *[other] provisions
    } beside his ship
    .why = On this level he starts with { $start } { $start ->
        [one] provision
       *[other] provisions
    } from the supply.
told-lay-pile = Shuffle outpost cards, then monastery cards; remove 1 of each
    .detail = of the 23 tactic cards, face down; shuffle the other { $cards } into a pile beside his ship
    .why = Two of the 23 tactic cards stay out all game. You do not know which.
told-lay-no-pile = Leave his tactic cards in the box
    .detail = Soloist has removed 1 outpost card and 1 monastery card unseen
    .why = Soloist draws his cards. Two of the 23 stay out all game.
told-make-pile = Make his real pile: { $cards } { $cards ->
        [one] card
       *[other] cards
    }
    .detail = { $first ->
        [yes] without 1 outpost card and 1 monastery card, unseen{ $turned ->
            [0] {""}
            [one] , and the card already turned up
           *[other] , and the { $turned } already turned up
        }
       *[no] without the two removed and those turned up since the shuffle
    }
    .why = { $cards } { $cards ->
        [one] card
       *[other] cards
    } can still come before the discards are shuffled.

## Your turn

ask-your-turn = Have you played turn { $turn }?
    .about = { $end ->
        [first] No building is closed. Only Berserker, Champion, Warmonger and Mercenary affect the Adversary.
        [his-yours] Only Berserker, Champion, Warmonger and Mercenary affect him. The Adversary plays once more, then you.
        [yours] Only Berserker, Champion, Warmonger and Mercenary affect him. This is your last turn.
        [yours-his] Only Berserker, Champion, Warmonger and Mercenary affect him. Your last turn, then his.
       *[check] Only Berserker, Champion, Warmonger and Mercenary affect him. Check the end after each turn.
    }
option-done = My turn is done
    .detail = { $next ->
        [count] count both sides
        [shuffle] shuffle his discards, then turn up a card
        [own] turn up his card
       *[app] Soloist turns up his card
    }
option-armour = −1 armour
    .detail = Ber­serker
option-provision = −1 provi­sion
    .detail = Champion, War­monger, Merce­nary
option-no-offering = No offering was left
    .detail = then he gets none
option-ended = End triggered
    .detail = only 1 fortress set left, offering stack empty, or no Valkyrie on the board
told-armour-lost = Move his armour marker: { $before } → { $now }
    .why = Your Berserker costs him 1 armour. He cannot drop below 0.
told-provision-lost = Take 1 of his provisions: { $before } → { $now }
    .detail = Champion: to the supply; Warmonger, Mercenary: to you
    .why = Your card costs him a provision. He had { $before }.
told-no-offering = Correct his offerings: { $before } → { $now }
    .why = No tile was left to take. He gets nothing instead.
ask-ended-by = On whose turn was the end triggered?
    .about = Each side has exactly one more turn.
option-mine = On my turn
    .detail = he plays once more, then you
option-his = On his turn
    .detail = you play once more, then he
told-ended = { $side ->
        [you] End triggered: he plays once more, then you
       *[they] End triggered: you play once more, then he
    }
    .detail = { $cause ->
        [fortress] only 1 fortress set is left
        [offering] the offering stack is empty
       *[said] {""}
    }
    .why = The end was triggered on { $side ->
        [you] your
       *[they] his
    } turn { $turn }. Each side has exactly one more turn.

## His turn

told-leave-out = Shuffle the pile without the cards already turned up
    .detail = { $out }
    .why = These cards were turned up since the last shuffle. They come back with the next one.
turned-card = { $place } (armour { $armour }, provisions { $provisions }, { $vp } VP)
told-shuffle = Shuffle his discards into a new pile
    .detail = { $cards } { $cards ->
        [one] card
       *[other] cards
    }; the two removed stay out
    .why = His pile was empty. The new one has { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
told-soloist-shuffles = Soloist shuffles his { $cards } { $cards ->
        [one] discard
       *[other] discards
    }
    .why = His pile was empty. The two removed cards stay out.
ask-which-place = Which settlement does his card show?
    .about = Turn up the top card of his pile.
option-place-left = { $place }
    .detail = { $left ->
        [0] no set left
       *[other] {""}
    }
option-new-card = Another card
    .detail = not in this list; you enter it only once
ask-which-card = { $place }: which card is it?
ask-valkyries = How many Valkyries are on the set?
    .about = { $place }: the Adversary can raid. Look at { $sets }.
option-valkyries = { $valkyries }
option-none-left = No set is left there
    .detail = he prepares; not asked again for this settlement
told-he-raids = He raids: { $place }
    .why = The card asks for armour { $needs_armour } and provisions { $needs_provisions }. He has { $armour } and { $provisions }, and a set is left.
told-clear-set = Clear the set you just counted
    .detail = all to the supply, the worker too
    .why = He takes one set ({ $place }): the first one left in the card’s order ({ $sets }). The worker goes to the supply too. No rule brings it back into play (RNS-S31).
told-he-pays = Return { $amount } of his provisions to the supply: { $before } → { $now }
    .why = The raid costs him { $amount } of his { $before } provisions.
told-he-scores = Move his VP marker: { $before } → { $now }
    .why = The card gives { $vp } VP for the raid.
told-his-valkyries = Move his Valkyrie marker: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } on the set. Each moves his marker up 1, to 7 at most.
told-his-armour = Move his armour marker: { $before } → { $now }
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } on the set. Each costs him 1 armour, down to 0.
told-valkyries-full = His Valkyries stay at { $now } (maximum)
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } on the set. His marker is at the top already. His armour drops all the same.
told-valkyries-stay = Leave both his markers where they are
    .why = { $valkyries } { $valkyries ->
        [one] Valkyrie
       *[other] Valkyries
    } on the set. His armour is 0{ $ruling ->
        [yes] , so by your ruling they do not count
       *[no] {" "}and his Valkyrie marker is at the top
    }.
told-he-prepares = He prepares ({ $place }): { $lacks ->
        [plunder] no set left
        [armour] armour { $armour }, needs { $needs_armour }
       *[provisions] provisions { $provisions }, needs { $needs_provisions }
    }
    .why = { $lacks ->
        [plunder] He must take a set. The settlement on his card has none left.
        [armour] The card asks for armour { $needs_armour }. He has { $armour }.
       *[provisions] The card asks for provisions { $needs_provisions }. He has { $provisions }.
    }
told-top-offering = Give him the top offering of the face-down stack: { $before } → { $now }
    .detail = unseen, face down beside his ship
    .why = His card shows an offering. It is the top of the stack, hidden until the end.
told-best-offering = Give him the best face-up offering: { $before } → { $now }
    .detail = most VP, the leftmost if tied; refill its space
    .why = His card shows an offering. By your ruling it is the face-up tile with most VP.
told-gets-provisions = Give him provisions: { $before } → { $now }
    .detail = { $over ->
        [armour] armour over 10 becomes provisions
        [lost] the rest is lost: at most armour 10 and provisions 8
       *[no] {""}
    }
    .why = Provisions on the card: { $gain }. Provisions over 8 become armour, armour over 10 becomes provisions.
told-gets-armour = Move his armour marker: { $before } → { $now }
    .detail = { $over ->
        [armour] armour over 10 becomes provisions
        [provisions] provisions over 8 become armour
        [lost] the rest is lost: at most armour 10 and provisions 8
       *[no] {""}
    }
    .why = Armour on the card: { $gain }. Armour over 10 becomes provisions, provisions over 8 become armour.
told-gains-nothing = Move nothing: he gains nothing
    .why = He has armour { $armour } of 10 and provisions { $provisions } of 8. Nothing on the card fits any more.
told-closed-in = Closed on your turn { $turn }: { $building }
    .detail = place no worker there, pick none up{ $closes ->
        [town-hall] , play no card
       *[other] {""}
    }
    .why = Every card of his closes a building for one turn, raid or not{ $merchant ->
        [yes] . A Merchant may still copy it
       *[no] . By your ruling a Merchant may not copy it either
    }.

told-discard = Put his card on the discards
    .why = Every card is discarded after his turn.

## A new card

ask-new-place = { $card ->
        [new] Which settlement does the new card show?
       *[known] Which settlement does the real card show?
    }
    .about = The card is entered once and kept.
ask-new-line = { $card ->
        [new] New card, { $place }: what does it show?
       *[known] Real card, { $place }: what does it show?
    }
    .about = { $line ->
        [armour] Enter the card as printed. First the armour
        [provisions] The provisions needed for the raid
        [vp] The VP for the raid
        [order] The order in which he takes the sets
        [gain-armour] If he cannot raid: armour
        [gain-provisions] If he cannot raid: provisions
        [gain-offering] If he cannot raid: offerings
       *[building] The building that the card closes
    }
line-of-card = { $line ->
        [armour] Needs armour
        [provisions] Needs provisions
        [vp] Gives VP
        [order] Sets: first, otherwise …
        [gain-armour] Armour
        [gain-provisions] Provisions
        [gain-offering] Offering
       *[building] Closes
    }
label-of-raid = Raid
label-if-not = If he cannot raid
label-closes = Last, the closed building
label-choose-order = Choose the order of the sets first.
label-fewer = fewer: { $line }
label-more = more: { $line }
refused-no-gain = If he cannot raid, every card gives armour, provisions or an offering.
option-card-differs = One of his cards is different in my box
ask-place-of-card = Which settlement does the wrong card show?
    .about = The card as Soloist knows it
ask-card-to-correct = { $place }: which card is wrong?
    .about = The cards as Soloist knows them
told-card-corrected = His card is corrected
    .detail = { $place }
    .why = This card now replaces { $id } of the edition.
option-order = { $order }
told-new-card = His new card is entered
    .detail = replaces: { $old }
    .why = This card replaces { $id } of the edition. From now on one tap is enough. The replaced card stays in the list.

## Scene

zone-closed = Closed to you
zone-his-cards = His cards
zone-end = The end
spot-nothing-closed = No building is closed
note-closed = place no worker there, pick none up{ $closes ->
    [town-hall] , play no card
   *[other] {""}
}{ $merchant ->
    [yes] {""}
   *[no] ; no Merchant either
}
note-needs = armour { $armour }, { $provisions } { $provisions ->
    [one] provision
   *[other] provisions
}, { $vp } VP
note-sets = takes { $order }
note-else = otherwise { $gains }
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
    [his-yours] He plays once more, then you do
    [yours] Your last turn
    [yours-his] Your last turn, then his
    [over] The game is over
   *[no] Only 1 fortress set left, offering stack empty, or no Valkyrie on the board
}

## The count

told-count = The game is over
    .why = Both sides have had their last turn.
ask-offerings-vp = { $tiles ->
        [one] How many VP is his offering worth?
       *[other] How many VP are his { $tiles } offerings worth?
    }
    .about = { $tiles ->
        [one] Turn his offering over.
       *[other] Turn his offerings over and add them up.
    }
option-vp = { $vp }
told-his-total = Count { $total } VP for him
    .detail = VP { $vp }, Valkyrie track { $valkyries }, armour track { $armour }, offerings { $offerings }
    .why = He counts his VP, both tracks and his offerings, nothing else.
ask-your-total = How many VP do you have in all?
    .about = The Adversary has { $total }. Count VP, both tracks, offerings, crew and plunder.
ask-your-valkyries = Where is your Valkyrie marker?
    .about = { $total }–{ $total }: a tie. The Adversary’s marker is on { $marker }.
ask-your-armour = Where is your armour marker?
    .about = Still a tie. The Adversary’s marker is on { $marker }.
option-lower = Lower
option-equal = Equal
option-higher = Higher
line-total = Total

## On paper

sheet-his-turn = His turn, after each of yours
sheet-turn-card = Turn up the top card of his pile
    .detail = pile empty: first shuffle his discards; the { $removed } removed cards stay out
sheet-raids-if = He raids if all three are true, otherwise he prepares
sheet-if-armour = his armour is at least that of the card
sheet-if-provisions = his provisions are at least those of the card
sheet-if-set = a set is left at the settlement of the card
sheet-raid = He raids
sheet-raid-pays = He pays the provisions on the card to the supply and scores its VP. Armour is not paid
sheet-raid-set = Clear one set: the one with number 1 on the card. If it is gone, take 2, then 3. All to the supply, the worker too
sheet-raid-valkyries = For each Valkyrie on it: Valkyrie marker +1, to { $most } at most, and armour −1, down to 0
    .detail = { $ruling ->
        [yes] at armour 0 a Valkyrie moves neither
       *[no] each marker goes as far as it can
    }
sheet-prepare = He prepares: he gains all that the bottom of the card shows
sheet-overflow = Armour over { $armour } becomes provisions, provisions over { $provisions } become armour. If both are full, he gains nothing
sheet-offering = { $source ->
        [display] An offering: the face-up tile with most VP, the leftmost if tied. Refill its space
       *[stack] An offering: the top tile of the stack, unseen, face down beside his ship. If the stack is empty, none
    }
sheet-closes = Either way the building on the card is closed to you on your next turn
    .detail = place no worker there, pick none up{ $merchant ->
        [yes] ; a Merchant may still copy it
       *[no] ; no Merchant either
    }
sheet-discard = Put the card on his discards. Check whether the end is triggered
sheet-your-cards = Your cards that affect him
sheet-berserker = Berserker: his armour −1
sheet-provision-cards = Champion: 1 of his provisions to the supply. Warmonger, Mercenary: 1 of his to you
    .detail = only if he has one
sheet-other-cards = All other effects on opponents are ignored
sheet-mind = Easily forgotten
sheet-mind-first = You always go first; in turn 1 nothing is closed
sheet-mind-one-turn = A building is closed for one turn only, raid or not
sheet-mind-shuffle = A full pile has { $cards } { $cards ->
        [one] card
       *[other] cards
    }. Shuffle only when a card is needed
sheet-mind-compare = Armour is compared before the raid; only Valkyries lower it
sheet-mind-trigger = The end is triggered by only { $sets } fortress { $sets ->
        [one] set
       *[other] sets
    } left, an empty offering stack or no Valkyrie. Check after his turns too
sheet-end = The end
sheet-end-yours = Triggered on your turn: he plays once more, then you do
sheet-end-his = Triggered on his turn: you play once more, then he does
sheet-he-counts = He counts VP, Valkyrie track, armour track and his offerings, nothing else
sheet-verdict = More VP wins. If tied: the higher Valkyrie marker, then the higher armour marker, { $still ->
        [lost] otherwise you lose
       *[drawn] otherwise a draw
    }
label-clock = { $rounds ->
    [0] Turn { $round }
   *[other] Turn { $round } of { $rounds }
}
