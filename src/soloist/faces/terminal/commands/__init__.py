"""What commands print that ask no question of a game: history, simulations, reviews, and the choice among a few things."""
