### What the players say when something is wrong.

unknown-player = there is no player “{ $given }”. Known are { $known }, search:500 (with 500 tries for each decision), or one of your own, such as my_bot.py:Bot
unknown-player-near = there is no player “{ $given }”; did you mean { $near }?
weights-unreadable = these are not the weights of a learned player: the file is damaged or holds something else
weights-rules = these weights were learned from { $given } (game and revision of the rules), but { $wanted } is needed; train again
weights-features = these weights were learned with features of version { $given }, but version { $wanted } is needed; train again
