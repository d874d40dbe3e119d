value-day = Tag
ask-ready = Ist der Brunnen gegraben?
ask-out = Bist du draußen?
option-done = Noch nicht
option-out = Draußen
value-round = Tag
label-clock = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
