"""Tools that play many games: simulation, measurement, training, result files and plots."""
