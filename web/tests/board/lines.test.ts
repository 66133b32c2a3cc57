/** The borders of Mandamenti, on which victory depends, are seen whoever holds the areas. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { growthAt, LINE_WIDTH, LINE_HALO_WIDTH } from '$lib/board/piecePositions';
import { drawing } from '../fixtures';
import { ROOT } from '../paths';

/** What is told apart at a glance [WCAG 1.4.11]. */
const LEAST_CONTRAST = 3;
const css = readFileSync(`${ROOT}/web/src/theme.css`, 'utf8');
const drawn = readFileSync(`${ROOT}/web/src/lib/board/MandamentoLines.svelte`, 'utf8');
const WIDTHS: Record<string, number> = { LINE_WIDTH, LINE_HALO_WIDTH };
const fills = Object.entries(drawing.palette.families).map(([id, { fill }]) => [id, fill] as const);

/** What is drawn of a border, the lower stroke first: the property of its colour, its width. */
const [edge, middle] = [
  ...drawn.matchAll(/<path \{d\} class="(\w+)" stroke-width=\{(\w+) \* growth\}/gu),
].map(([, name, width]) => ({ colour: strokeOf(name!), width: WIDTHS[width!]! }));

/** The property by which a class of the drawing is coloured, without anything seen through it. */
function strokeOf(name: string): string {
  return new RegExp(`\\.${name} \\{\\s+stroke: var\\(--([\\w-]+)\\);\\s+\\}`, 'u').exec(drawn)![1]!;
}

/** The colour of a property by day and by night. */
function coloursOf(name: string): [string, string] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`, 'u').exec(css)!;
  return [found[1]!, found[2]!];
}

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe.each([
  ['by day', 0],
  ['by night', 1],
] as const)('%s', (_, time) => {
  const [line, halo] = [middle!, edge!].map(({ colour }) => coloursOf(colour)[time]!);

  test.each(fills)('the line or its edge stands out from the colour of %s', (_family, fill) => {
    expect(Math.max(contrast(line!, fill), contrast(halo!, fill))).toBeGreaterThan(LEAST_CONTRAST);
    expect(contrast(line!, halo!)).toBeGreaterThan(LEAST_CONTRAST);
  });
});

test('a line stays as thick as it has to be while the map is zoomed out', () => {
  for (const scale of [0.25, 0.3, 0.4, 0.5, 0.7, 0.9, 1, 2]) {
    expect(middle!.width * growthAt(scale) * scale).toBeGreaterThan(1.8);
    expect((edge!.width - middle!.width) * growthAt(scale) * scale).toBeGreaterThan(1.6);
  }
});
