"""Search tints for the Mandamenti: `python -m tools.palette.search` prints them as TOML.

Fills of the families come from palette.toml and stay; only the tints are searched.
"""

from functools import cache
from math import exp
from random import Random
from typing import Final

from coloraide import Color
from tools.palette.contrast import contrast, washed

from famiglia.drawing.palette import palette_of
from famiglia.edition import Edition, load

LEAST_CONTRAST: Final = 10.6
LEAST_PIECE_CONTRAST: Final = 10.3
STEPS: Final = 80000
RUNS: Final = 8
# The mood: sun-bleached paper, earths, dusty greens and mauves; blue would read as water.
MOOD: Final = (
    "#ecdcb4", "#e2bd74", "#dba67c", "#c3cb9a", "#b2b47a", "#e0ad9c", "#c2abb4", "#d6c9b2",
    "#e9cd9c", "#aac2aa", "#cfc6d2", "#d3977a", "#dcd5a2", "#c4b08a", "#e7cab5", "#9ab494",
    "#d3dcc0", "#e4e2bb", "#b9c4b4", "#cdb79e",
)  # fmt: skip
SHIFTS: Final = (-9, -6, -3, 0, 3, 6)
STRENGTHS: Final = (0.6, 0.8, 1.0, 1.2)


def candidates(fills: list[str], water: str, edge: str) -> list[str]:
    """The colours of the mood and their lighter, darker, duller and stronger sisters."""
    found = []
    for colour in MOOD:
        lightness, chroma, hue = Color(colour).convert("lch-d65").coords()
        for shift in SHIFTS:
            for strength in STRENGTHS:
                sister = Color("lch-d65", [lightness + shift, chroma * strength, hue])
                text = sister.convert("srgb").clip().to_string(hex=True)
                if all(stands_out(fill, text, edge) for fill in fills):
                    found.append(text)
    return sorted(
        {text for text in found if contrast(text, water) >= 5 and plain(text, water) >= 15}
    )


def stands_out(fill: str, tint: str, edge: str) -> bool:
    """A piece differs from the plain tint and from the tint under the wash along borders."""
    return min(contrast(fill, tint), contrast(fill, washed(tint, edge))) >= LEAST_PIECE_CONTRAST


@cache
def taste(colour: str) -> float:
    """How far from the mood; dark and loud grounds weigh on the board."""
    lightness, chroma, _ = Color(colour).convert("lch-d65").coords()
    loud = max(0.0, 80 - lightness) * 0.2 + max(0.0, chroma - 32) * 0.12
    return min(plain(colour, other) for other in MOOD) * 0.3 + loud


@cache
def plain(a: str, b: str) -> float:
    """The difference for normal vision."""
    return float(Color(a).delta_e(Color(b), method="2000"))


def neighbours(edition: Edition) -> list[tuple[str, str]]:
    """Pairs of Mandamenti with a common border."""
    areas = edition.areas.values()
    pairs = {
        (area.mandamento, edition.areas[other].mandamento)
        for area in areas
        for other in area.neighbours
    }
    return sorted((a, b) for a, b in pairs if a < b)


def cost(tints: dict[str, str], pairs: list[tuple[str, str]]) -> float:
    """Distance from the mood, and a heavy fine for every pair of neighbours too alike."""
    total = sum(taste(tint) for tint in tints.values())
    total += sum(
        40 + 8 * (LEAST_CONTRAST - contrast(tints[a], tints[b]))
        for a, b in pairs
        if contrast(tints[a], tints[b]) < LEAST_CONTRAST
    )
    used = list(tints.values())
    return total + 4 * sum(plain_alike(a, b) for k, a in enumerate(used) for b in used[:k])


def plain_alike(a: str, b: str) -> float:
    """Mandamenti far from each other should still not look the same."""
    return max(0.0, 1 - plain(a, b) / 8)


def search(
    names: list[str], pairs: list[tuple[str, str]], colours: list[str], seed: int
) -> tuple[float, dict[str, str]]:
    """Simulated annealing from a fixed seed."""
    chance = Random(seed)
    tints = {name: chance.choice(colours) for name in names}
    now = cost(tints, pairs)
    best = (now, dict(tints))
    for step in range(STEPS):
        heat = 4 * (1 - step / STEPS) ** 2 + 0.01
        changed = {**tints, chance.choice(names): chance.choice(colours)}
        then = cost(changed, pairs)
        if then < now or chance.random() < exp((now - then) / heat):
            tints, now = changed, then
            best = min(best, (now, dict(tints)), key=lambda pair: pair[0])
    return best


def main() -> None:
    """Print the tints found and how far apart they are."""
    edition = load()
    palette = palette_of(edition)
    fills = [family.fill for family in palette.families.values()]
    colours = candidates(fills, palette.board.water, palette.board.border)
    pairs = neighbours(edition)
    names = sorted({name for pair in pairs for name in pair})
    runs = [search(names, pairs, colours, seed) for seed in range(RUNS)]
    tints = min(runs, key=lambda run: run[0])[1]
    print("[tints]")
    for name in names:
        print(f'{name} = "{tints[name]}"')
    print("# closest neighbours:", min(contrast(tints[a], tints[b]) for a, b in pairs))
    print("# closest piece:", min(contrast(t, fill) for t in tints.values() for fill in fills))


if __name__ == "__main__":
    main()
