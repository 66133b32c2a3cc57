/** What a place or sign of the map is about, in words, and what is lit with it. */
import type { LaidOrder } from '$lib/api/schema';
import { inOrder, seatsFrom } from '$lib/state/seats';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import { controlOf, type Control } from './mandamentoControl';
import type { Feature, FeatureKind } from './features';
import { seatOf, symbolOf } from './piecePositions';

interface Line {
  name: string;
  family: string | null;
  /** What a face-down order can be. */
  canBe?: string[];
}

export interface Note {
  title: string;
  lines: string[];
  /** Names beside the badges of families. */
  list: Line[];
  /** Where the rules tell of it. */
  rule: string | null;
  /** What is lit with it. */
  areas: string[];
}

const EMPTY: Note = { title: '', lines: [], list: [], rule: null, areas: [] };

export function noteOf(table: Table, { kind, id }: Feature): Note {
  return { ...EMPTY, ...NOTES[kind](table, id) };
}

/** The same in one sentence. */
export function spoken({ title, lines, list }: Note): string {
  const names = list.map(({ name }) => name).join(', ');
  return [`${title}:`, ...lines, names].join(' ').trim();
}

const NOTES: Record<FeatureKind, (table: Table, id: string) => Partial<Note>> = {
  area: areaNote,
  sea: seaNote,
  mandamento: mandamentoNote,
  corner: cornerNote,
  play: playNote,
};

function areaNote(table: Table, id: string): Partial<Note> {
  const { edition, words } = table.assets;
  const printed = edition.areas.find((area) => area.id === id);
  const found = table.story.pieces.areas[id];
  const holder = found?.holder ?? null;
  const lines = [holderLine(table, holder)];
  if (printed) lines.push(t('note-card-part', { name: words.mandamento(printed.mandamento) }));
  if (printed?.is_tiebreak) lines.push(t('note-card-tiebreak'));
  const rule = printed?.is_tiebreak ? '12.1.5' : holder === 'fictional' ? '14.2.1' : null;
  const list = (found?.orders ?? []).map((laid) => orderLine(table, laid));
  return { title: words.area(id), lines, list, rule };
}

/** Which order lies there, as far as the seat knows. */
function orderLine(table: Table, { family, order, face_up, can_be }: LaidOrder): Line {
  const { words } = table.assets;
  const owner = words.owner(family);
  if (order === null) {
    return {
      name: t('note-card-order-hidden', { family: owner, number: can_be.length }),
      family,
      canBe: can_be,
    };
  }
  const key = face_up ? 'note-card-order-shown' : 'note-card-order-known';
  return { name: t(key, { family: owner, order: words.order(family, order) }), family };
}

function holderLine(table: Table, holder: string | null): string {
  if (holder === null) return t('note-card-empty');
  if (holder === 'neutral' || holder === 'fictional') return t(`note-card-${holder}`);
  const seat = table.shown.seats.find((each) => each.family === holder)?.seat;
  const name = seat === undefined ? '' : (table.names[seat] ?? '');
  return t('note-card-held', { family: table.assets.words.owner(holder), name });
}

function seaNote(table: Table, id: string): Partial<Note> {
  const { edition, words } = table.assets;
  const areas = edition.areas.filter((area) => area.seas.includes(id)).map((area) => area.id);
  const list = Object.entries(table.story.pieces.boats[id] ?? {})
    .filter(([, number]) => number > 0)
    .map(([family, number]) => ({
      name: t('map-boats', { family: words.owner(family), number }),
      family,
    }));
  const none = list.length === 0 ? [t('note-card-no-boats')] : [];
  return { title: words.sea(id), lines: [...none, t('note-card-sea')], list, rule: '8.2.3', areas };
}

function mandamentoNote(table: Table, id: string): Partial<Note> {
  const { edition, words } = table.assets;
  const areas = edition.mandamenti.find((each) => each.id === id)?.areas ?? [];
  const list = areas.map((area) => {
    const family = table.story.pieces.areas[area]?.holder ?? null;
    const holder = family === null ? t('map-empty') : words.owner(family);
    return { name: t('note-card-area', { area: words.area(area), holder }), family };
  });
  const needs = t('note-card-needs', {
    number: edition.numbers.areas_for_control,
    areas: areas.length,
  });
  return {
    title: t('note-card-mandamento', { name: words.mandamento(id) }),
    lines: [...controlLines(table, controlOf(table.shown, id)), needs],
    list,
    rule: '1.2.6',
    areas,
  };
}

/** Who controls it now, and who has confirmed that [6.1.1]. */
export function controlLines(table: Table, { controlled, confirmed }: Control): string[] {
  const textOf = (key: string, family: string) =>
    t(key, { family: table.assets.words.owner(family) });
  if (controlled === null && confirmed === null) return [t('note-card-control-none')];
  if (controlled === confirmed) return [textOf('note-card-control-confirmed', confirmed!)];
  return [
    ...(controlled === null ? [] : [textOf('note-card-control-now', controlled)]),
    ...(confirmed === null ? [] : [textOf('note-card-control-lost', confirmed)]),
  ];
}

function cornerNote(table: Table, symbol: string): Partial<Note> {
  const { edition, words } = table.assets;
  const seat = seatOf(edition, symbol);
  const found = seat === null ? undefined : table.shown.seats[seat];
  if (!found) return { title: t('note-card-corner'), lines: [t('note-card-corner-nobody')] };
  const name = table.names[found.seat] ?? '';
  const areas = Object.entries(table.story.pieces.areas)
    .filter(([, { holder }]) => holder !== null && holder === found.family)
    .map(([area]) => area);
  if (symbolOf(edition, found.seat) !== symbol) {
    return { title: t('note-card-corner'), lines: [t('note-card-corner-second', { name })], areas };
  }
  const seats = seatsFrom(table.shown, found.seat);
  const named = (place: number) => table.names[seats.at(place)?.seat ?? found.seat] ?? '';
  return {
    title: name,
    lines: [
      sideOf(table, found.seat, found.team),
      t('note-card-order', { before: named(-1), next: named(1) }),
    ],
    list: found.family ? [{ name: words.owner(found.family), family: found.family }] : [],
    rule: '2.1.2',
    areas,
  };
}

function sideOf(table: Table, seat: number, team: number): string {
  if (seat === table.seat) return t('note-card-you');
  return t(team === table.team ? 'note-card-partner' : 'note-card-opponent');
}

function playNote(table: Table): Partial<Note> {
  const list = inOrder(table.shown).map(({ seat, family }) => ({
    name: table.names[seat] ?? '',
    family,
  }));
  const begins = t('note-card-begins', { name: list[0]?.name ?? '' });
  return { title: t('note-card-play'), lines: [begins], list, rule: '3.1.2' };
}
