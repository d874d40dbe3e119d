"""The best of several options."""


def best(options: list[int], worth: list[float]) -> int:
    """The option of greatest worth, the first among equals."""
    chosen = 0
    for number in range(1, len(options)):
        if worth[number] > worth[chosen]:
            chosen = number
    return options[chosen]
