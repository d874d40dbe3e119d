### What the players say when something is wrong.

unknown-player = no player “{ $given }”; there are { $known } (and search:500 with a budget of tries for each decision, my_bot.py:Bot for one of your own)
weights-unreadable = these are no weights of a learned player: the file is broken or holds something else
weights-rules = these weights were learned from { $given } (game and revision of the rules); wanted are weights for { $wanted }; train anew
weights-features = these weights were learned with features of version { $given }; wanted is version { $wanted }; train anew
