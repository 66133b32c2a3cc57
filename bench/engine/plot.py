"""Growth as a small picture: two panels of bars, on one scale each."""

from typing import Final

from bench.engine.growth import Live

WIDTH: Final = 850
HEIGHT: Final = 220
BAR_WIDTH: Final = 34
GROUND: Final = 170
TALLEST: Final = 110
INK: Final = "#3b2f2f"
TERRACOTTA: Final = "#b5532f"
SEA: Final = "#3f7286"


def growth_plot(rounds: dict[int, float], live: list[Live]) -> str:
    """An SVG: microseconds a decision by round, and by live games with the memory of each."""
    panels = [
        _panel(
            20,
            "µs a decision, by round",
            [(str(number), cost, f"{cost:.2f}", TERRACOTTA) for number, cost in rounds.items()],
        ),
        _panel(
            220,
            "ten in a row, by live games",
            [
                (f"{each.games:,}", each.microseconds, f"{each.microseconds:.2f}", TERRACOTTA)
                for each in live
            ],
        ),
        _panel(
            435,
            "one by one, by live games",
            [
                (f"{each.games:,}", each.one_by_one, f"{each.one_by_one:.2f}", TERRACOTTA)
                for each in live
            ],
        ),
        _panel(
            650,
            "kB a game, by live games",
            [
                (f"{each.games:,}", each.bytes, f"{each.bytes / 1000:.1f}", SEA)
                for each in live
                if each.bytes is not None
            ],
        ),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="11" fill="{INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f7f1e3"/>{"".join(panels)}</svg>\n'
    )


def _panel(left: int, title: str, bars: list[tuple[str, float, str, str]]) -> str:
    """Bars side by side, each with its value above and its name below."""
    most = max((value for _, value, _, _ in bars), default=1)
    drawn = [f'<text x="{left}" y="24" font-weight="bold">{title}</text>']
    for place, (name, value, text, colour) in enumerate(bars):
        x = left + place * (BAR_WIDTH + 5)
        height = round(TALLEST * value / most)
        middle = x + BAR_WIDTH / 2
        drawn.append(
            f'<rect x="{x}" y="{GROUND - height}" width="{BAR_WIDTH}" height="{height}" '
            f'fill="{colour}"/>'
            f'<text x="{middle}" y="{GROUND - height - 5}" text-anchor="middle">{text}</text>'
            f'<text x="{middle}" y="{GROUND + 16}" text-anchor="middle">{name}</text>'
        )
    return "".join(drawn)
