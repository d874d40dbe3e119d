game-title = The Well
card = { $card ->
    [moss] Moss
    [rope] Rope
   *[ladder] Ladder
}
card-letter = { $card ->
    [moss] M
    [rope] R
   *[ladder] L
}
ask-day = Day { $day }: climb or search?
option-climb = Climb
option-search = Search ({ $left } cards)
ask-die = Roll a die. What does it show?
option-die = { $pips }
ask-card = Turn up a card. Which one is it?
ask-use = Which card do you use?
option-card = { card } ({ $lift } up)
told-day = Day { $day }
told-search = You search: { $left } cards.
told-height = You are at { $height }.
told-over = { $steps } would take you over the rim: you stay.
told-won = You are out!
told-lost = The days are over.
spot-wall = Wall
spot-deck = Deck
spot-hand = Hand
line-days = Days
