unknown-reward = es gibt keine Belohnung „{ $given }“; bekannt sind { $known }.
