"""Training settings of Raiders: one network for all levels."""

from soloist.players.course import Course

COURSES = [
    Course(
        ("normal", "hard", "heroic"),
        trust=0.2,
        first_games=3000,
        answers=90,
        generations=16,
        games=300,
        trace=0.85,
        wander=0.01,
        rate=0.001,
    )
]
