value-day = Jour
ask-ready = Le puits est-il creusé ?
ask-out = Êtes-vous dehors ?
option-done = Pas encore
option-out = Dehors
value-round = Jour
label-clock = { $rounds ->
    [0] Tour { $round }
   *[other] Tour { $round } sur { $rounds }
}
