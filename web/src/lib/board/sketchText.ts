/** What is sketched, in words: who drew what where. */
import type { Point } from '$lib/state/camera';
import type { DrawnStroke, Stroke } from '$lib/state/sketch.svelte';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import { middleOf, seaMiddle } from './piecePositions';

export function wordsOf(table: Table, { seat, stroke, isOld }: DrawnStroke): string {
  const drawn = strokeText(table, table.names[seat] ?? '', stroke);
  return isOld ? t('sketch-old', { drawn, round: stroke.round ?? 0 }) : drawn;
}

/** What is new in a sketch, in words; nothing where a stroke was only sent and told again. */
export function newsOf(
  table: Table,
  before: readonly DrawnStroke[],
  now: readonly DrawnStroke[],
): string {
  const known = new Set(before.map((drawn) => wordsOf(table, drawn)));
  const fresh = now.map((drawn) => wordsOf(table, drawn)).filter((words) => !known.has(words));
  if (fresh.length > 0) return fresh.join('. ');
  return now.length < before.length ? t('sketch-erased') : '';
}

function strokeText(table: Table, name: string, stroke: Stroke): string {
  const { words } = table.assets;
  switch (stroke.kind) {
    case 'order': {
      const order = words.order(stroke.family, stroke.order);
      return t('sketch-order-by', { name, order, area: words.area(stroke.area) });
    }
    case 'arrow': {
      const [from, to] = [stroke.points[0]!, stroke.points.at(-1)!].map((end) => near(table, end));
      return t('sketch-arrow-by', { name, from: from!, to: to! });
    }
    case 'mark': {
      const sign = t(`sketch-${stroke.sign}`);
      return t('sketch-mark-by', { name, sign, place: near(table, stroke.at) });
    }
  }
}

/** The area or sea that a point is nearest to. */
function near({ assets }: Table, at: readonly [number, number]): string {
  const { board, edition, words } = assets;
  const places = [
    ...edition.areas.map(({ id }) => ({ name: words.area(id), middle: middleOf(board, id) })),
    ...edition.seas.map(({ id }) => ({ name: words.sea(id), middle: seaMiddle(board, id) })),
  ];
  const far = ({ middle }: { middle: Point }) => Math.hypot(middle.x - at[0], middle.y - at[1]);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best)).name;
}
