"""Training settings of Guilds of London: one network for both opponents."""

from soloist.players.course import Course

COURSES = [
    Course(
        ("rik", "boris"),
        margin_share=0.5,
        trust=0.1,
        answers=45,
        first_games=30000,
        games=150,
        generations=24,
        trace=0.8,
        wander=0.02,
    )
]
