## What all companions say
option-own-cards = I draw his cards myself
    .detail = from the real pile; you enter what they show
option-app-cards = Soloist draws his cards
    .detail = you turn up no cards for him
told-own-cards = From now on you turn up his real cards
    .why = You can change who draws at any time. Cards already turned up stay as they are.
told-app-cards = From now on Soloist draws his cards
    .why = You can change who draws at any time. Cards already turned up stay as they are.
option-correct = { $value }: { $now }
told-corrected = Corrected: { $value } { $before } → { $now }
    .why = You said that your table shows something else. Undo takes the correction back.
option-ready = All set up
option-number = { $number }
refused-value = { $value }: enter a number from { $least } to { $most } that differs from the present one.
refused-number = Enter a whole number from { $least } to { $most }.
