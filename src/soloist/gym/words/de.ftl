unknown-reward = es gibt keine Belohnung „{ $given }“; bekannt sind { $known }.
other-deal = Partie { $deal } ist keine Partie von { $game }
