/** What happened in some rows, in few words, by round and phase. */
import type { RowMessage } from '$lib/api/schema';
import { pathOf } from '$lib/log/scenes';
import { phasesOf, roundsOf, type Phase } from '$lib/log/times';
import { t } from '$lib/text';
import { all } from '$lib/text/lists';
import { parts, type Part } from '$lib/text/markup';
import * as names from '$lib/text/names';
import { resultParts, rowParts, turningPointParts, type Context } from '$lib/text/sentences';
import { resultOf } from '$lib/log/results';
import { withoutUndone } from '$lib/log/undo';
import { turningPointOf } from '$lib/log/turningPoints';

interface Paragraph {
  round: number;
  phase: Phase;
  /** What was fought and won, then who laid orders where; where there was none of it, all entries. */
  lines: Part[][];
}

/** How many entries of people and bots these are. */
export const entriesIn = (rows: readonly RowMessage[]): number =>
  withoutUndone(rows).filter(({ entry }) => entry && entry.seat !== null).length;

/** Of all rows those behind a number; what did not happen is not mentioned. */
export function paragraphsOf(
  rows: readonly RowMessage[],
  since: number,
  context: Context,
): Paragraph[] {
  const [rounds, phases] = [roundsOf(rows as RowMessage[]), phasesOf(rows)];
  const stands = new Set(withoutUndone(rows).map(({ number }) => number));
  const holders = new Map<string, string | null>();
  const found: OpenParagraph[] = [];
  rows.forEach((row, index) => {
    if (!stands.has(row.number)) return;
    noteHolders(holders, row);
    if (row.number <= since || !row.entry) return;
    const paragraph = openParagraph(found, rounds[index]!, phases[index]!);
    const path = pathOf(rows, index, context.view.seats);
    const holder = holders.get(path?.target ?? '') ?? null;
    const result = resultOf(row.entry.events, path, holder);
    if (result) paragraph.lines.push(resultParts(result, context));
    const turningPoint = turningPointOf(row.entry.events);
    if (turningPoint)
      paragraph.lines.push(...turningPointParts({ ...turningPoint, round: null }, context));
    noteOrder(paragraph.orders, row, context);
    if (row.entry.seat !== null) paragraph.entries.push(row);
  });
  return found
    .map(({ orders, lines, entries, ...time }) => {
      const shown = [...lines, ...laid(orders, context)];
      const done = () => entries.map((row) => rowParts(row, { ...context, round: time.round }));
      return { ...time, lines: shown.length > 0 ? shown : done() };
    })
    .filter(({ lines }) => lines.length > 0);
}

interface OpenParagraph extends Paragraph {
  /** By family the areas in which it laid orders. */
  orders: Map<string, string[]>;
  /** All that was done. */
  entries: RowMessage[];
}

function openParagraph(found: OpenParagraph[], round: number, phase: Phase): OpenParagraph {
  const last = found.at(-1);
  if (last?.round === round && last.phase === phase) return last;
  const paragraph = { round, phase, lines: [], orders: new Map<string, string[]>(), entries: [] };
  found.push(paragraph);
  return paragraph;
}

function noteHolders(holders: Map<string, string | null>, { entry }: RowMessage): void {
  for (const event of entry?.events ?? []) {
    if (event.key === 'event.held') holders.set(event.area, event.holder);
  }
}

function noteOrder(orders: Map<string, string[]>, { entry }: RowMessage, context: Context): void {
  const area = entry?.answer.variant === 'order' ? entry.answer.fields.area : null;
  const family = names.familyOf(entry?.seat ?? null, context);
  if (typeof area === 'string' && family) orders.set(family, [...(orders.get(family) ?? []), area]);
}

function laid(orders: Map<string, string[]>, context: Context): Part[][] {
  return [...orders].map(([family, areas]) =>
    parts(
      t('summary-orders', {
        family: names.family(family, context),
        number: areas.length,
        areas: all(areas.map((area) => names.area(area, context))),
      }),
    ),
  );
}
