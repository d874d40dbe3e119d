value-day = Day
ask-ready = Is the well dug?
ask-out = Are you out?
option-done = Not yet
option-out = Out
value-round = Day
label-clock = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
