## What all companions say
option-own-cards = I draw his cards myself
    .detail = from the real pile; you tap what they show
option-app-cards = Soloist draws his cards
    .detail = you turn no card for him
told-own-cards = From now on you turn his real cards.
    .why = The cards can change hands at any time; what was turned before stays as it is.
told-app-cards = From now on Soloist draws his cards.
    .why = The cards can change hands at any time; what was turned before stays as it is.
option-correct = { $value }: { $now }
told-corrected = Set right by hand: { $value } { $before } → { $now }
    .why = You said that the table shows something else. Back takes it back.
option-ready = Everything lies
option-number = { $number }
refused-value = { $value }: a number from { $least } to { $most }, and another one than now.
