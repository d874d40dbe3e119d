"""Training settings of Raiders: one network for all levels."""

from soloist.players.course import Course

COURSES = [
    Course(
        ("normal", "hard", "heroic"),
        rulings=(
            {},
            {},
            {},
            {"adversary_offering_source": "display", "adversary_valkyrie_without_armour": "ignored"},
            {},
            {"forbidden_building_blocks_merchant": "yes", "still_tied": "loss"},
        ),
        trust=0.2,
        final_trust=0.02,
        first_games=3000,
        answers=90,
        generations=240,
        games=320,
        trace=0.85,
        wander=0.01,
        rate=0.001,
    )
]
