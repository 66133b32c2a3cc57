/** A fight by Finesse from the first card to the last Soldato [8.6.4]. */
import type { EventMessage } from '$lib/api/messages';
import type { CardShown, RowMessage, SeatState } from '$lib/api/schema';
import { familyOf, pathOf, type Path } from './scenes';

export interface Side {
  family: string;
  /** The card it laid; null while it is hidden. */
  card: string | null;
  hasLaid: boolean;
  /** The family before whom its card lies when it is shown; null before that. */
  before: string | null;
  /** Whether it took the other's card; null before it has said so. */
  takes: boolean | null;
}

export interface Duel {
  path: Path;
  attacker: Side;
  /** Null until it is known who lays the defender's card [8.9.3]. */
  defender: Side | null;
  /** Whether the defender's card is laid for neutrals or the fictional family [8.9.3]. */
  isForOthers: boolean;
  isShown: boolean;
  losses: Loss[];
}

/** Soldati who leave a fight: to the supply, or home. */
export interface Loss {
  owner: string;
  lost: number;
  fled: number;
  joined: number;
}

/** The duel that the row at this place belongs to. */
export function duelOf(
  rows: readonly RowMessage[],
  index: number,
  seats: readonly SeatState[],
): Duel | null {
  const kind = rows[index]?.entry?.answer.kind ?? '';
  if (!['conflict', 'helper', 'card', 'take'].includes(kind)) return null;
  const begun = rows.slice(0, index + 1).findLastIndex(isConflict);
  const conflict = rows[begun]?.entry;
  const path = begun < 0 ? null : pathOf(rows, begun, seats);
  const attacker = familyOf(conflict?.seat ?? null, seats);
  if (!path || !attacker || conflict?.answer.variant !== 'finesse') return null;
  const duel: Duel = {
    path,
    attacker: newSide(attacker),
    defender: null,
    isForOthers: false,
    isShown: false,
    losses: [],
  };
  for (const row of rows.slice(begun + 1, index + 1)) follow(duel, row, seats);
  return duel;
}

const isConflict = (row: RowMessage): boolean => row.entry?.answer.kind === 'conflict';

function follow(duel: Duel, { entry }: RowMessage, seats: readonly SeatState[]): void {
  const family = familyOf(entry?.seat ?? null, seats);
  if (!entry || !family) return;
  const { kind, variant, fields } = entry.answer;
  if (kind === 'helper') {
    duel.defender = newSide(`${fields.family}`);
    duel.isForOthers = true;
  }
  if (kind === 'card') lay(duel, family, fields.card);
  if (kind === 'take') sideOf(duel, family).takes = variant === 'take';
  for (const event of entry.events) {
    if (event.key === 'event.card-shown') show(duel, event);
  }
  if (duel.isShown) duel.losses = lossesOf(entry.events, duel.path.attackers);
}

const newSide = (family: string): Side => ({
  family,
  card: null,
  hasLaid: false,
  before: null,
  takes: null,
});

function sideOf(duel: Duel, family: string): Side {
  if (duel.attacker.family === family) return duel.attacker;
  duel.defender ??= newSide(family);
  return duel.defender;
}

function lay(duel: Duel, family: string, card: unknown): void {
  const side = sideOf(duel, family);
  side.hasLaid = true;
  side.card = typeof card === 'string' ? card : null;
}

function show(duel: Duel, { family, card, before }: CardShown): void {
  Object.assign(sideOf(duel, family), { card, before });
  duel.isShown = true;
}

/** Who holds an area after these events; undefined where its holder does not change. */
export function holderIn(events: readonly EventMessage[], area: string): string | null | undefined {
  let holder: string | null | undefined;
  for (const event of events) {
    if (event.key === 'event.held' && event.area === area) holder = event.holder;
  }
  return holder;
}

/** How many Soldati of whom go to the supply, run home, or change sides. */
export function lossesOf(events: readonly EventMessage[], attackers = ''): Loss[] {
  const found = new Map<string, Loss>();
  const of = (owner: string | null) => {
    const name = owner ?? attackers;
    const loss = found.get(name) ?? { owner: name, lost: 0, fled: 0, joined: 0 };
    found.set(name, loss);
    return loss;
  };
  const onBoard = (place: string) => place === 'fight' || place === 'area';
  for (const event of events) {
    if (event.key !== 'event.moved' || event.source.what !== 'soldati') continue;
    const { source, target, number } = event;
    if (onBoard(source.place) && target.place === 'supply') of(target.owner).lost += number;
    if (onBoard(source.place) && target.place === 'hq') of(target.owner).fled += number;
    if (source.place === 'supply' && onBoard(target.place)) of(source.owner).joined += number;
  }
  return [...found.values()].filter((loss) => loss.lost + loss.fled + loss.joined > 0);
}

/** The cards that lie before a side when they are shown: what it suffers. */
export function cardsBefore({ attacker, defender }: Duel, role: 'attacker' | 'defender'): Side[] {
  const own = role === 'attacker' ? attacker : defender;
  const laid = defender ? [attacker, defender] : [attacker];
  return laid.filter(({ before }) => own && before === own.family);
}
