"""Small sets of areas, tokens, cards or parts: a number with one bit for each."""


def bit(number: int) -> int:
    """The set of this one."""
    return 1 << number


def bits_in(mask: int) -> int:
    """How many the set has."""
    return mask.bit_count()


def has_bit(mask: int, number: int) -> bool:
    """Whether it is in the set."""
    return mask >> number & 1 == 1
