unknown-reward = „{ $given }“ ist keine Belohnung; es gibt { $known }.
