game-title = The Well
game-line = Climb out of the well before the days are over.
short-title = The Well
opponent = The days
level-legend = Level
level-shallow = Shallow
level-shallow-line = 12 up
level-deep = Deep
level-deep-line = 15 up, and you slip back at night
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
ask-day = Climb or search?
    .about = Day { $day }
option-climb = Climb
option-search = Search
    .detail = { $left } { $left ->
        [one] card
       *[other] cards
    }
ask-die = Roll a die. What does it show?
option-die = { $pips }
ask-card = Turn up a card. Which one is it?
ask-use = Which card do you use?
option-card = { card }
    .detail = { $lift } up
told-day = Day { $day }
    .why = There are five days, and each allows one thing.
told-search = You search: { $left } { $left ->
    [one] card
   *[other] cards
}.
    .why = Whoever searches turns up two cards and uses one.
told-height = You are at { $height }.
    .why = Die and cards lift you by their number.
told-over = { $steps } would take you over the rim: you stay.
    .why = By this ruling the rim must be met exactly.
told-won = You are out!
    .why = Whoever reaches the rim has won.
told-lost = The days are over.
    .why = After five days nobody comes any more.
spot-wall = Wall
spot-deck = Deck
spot-hand = Hand
line-days = Days
primer-line = Out of the well.
primer-1 = Climb
    .detail = You win at the rim.
primer-2 = A day
    .detail = Climb or search.
primer-3 = Climbing
    .detail = A die lifts you.
primer-4 = Searching
    .detail = Turn up two cards, use one.
primer-5 = The night
    .detail = In the deep well you slip back.
primer-6 = The end
    .detail = After five days you have lost.
