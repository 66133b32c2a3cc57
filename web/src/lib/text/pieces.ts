/** Pieces that change their place: 2 Soldati of Red: headquarters → Enna. */
import type { Moved, Place } from '$lib/api/schema';
import { t } from '.';
import type { Context } from './context';
import * as names from './names';

export function moved({ source, target, number }: Moved, context: Context): string {
  if (source.what === 'money') return paid(source, target, number, context);
  const owner = source.owner ?? target.owner;
  const counted = t(counting(source, target, context), { number });
  return t('event-moved', {
    pieces: owner
      ? t('pieces-of', { pieces: counted, owner: names.owner(owner, context) })
      : counted,
    source: where(source, context),
    target: where(target, context),
  });
}

function paid(source: Place, target: Place, number: number, context: Context): string {
  const payer = source.owner === null ? '' : names.family(source.owner, context);
  const receiver = target.owner === null ? '' : names.family(target.owner, context);
  if (!payer) return t('event-receives', { receiver, number });
  return receiver
    ? t('event-pays-family', { payer, receiver, number })
    : t('event-pays-bank', { payer, number });
}

/** What is counted; of others only sums of Soldati and members are told [15.2.3]. */
function counting(source: Place, target: Place, { view, seat }: Context): string {
  if (source.what !== 'soldati' || !view.cupola) return PIECES[source.what];
  if (target.place === 'cupola') return PIECES.member;
  const isOwn = view.families.some(
    ({ family, seat: of }) => of === seat && family === source.owner,
  );
  const isAtHome = [source, target].every(({ place }) => place === 'hq' || place === 'supply');
  return isAtHome && !isOwn ? 'n-units' : PIECES.soldati;
}

const PIECES: Record<Place['what'], string> = {
  soldati: 'n-soldati',
  member: 'n-members',
  car: 'n-cars',
  lab: 'n-labs',
  boat: 'n-boats',
  money: 'n-money',
  token: 'n-tokens',
  'commission-token': 'n-commission-tokens',
  order: 'n-orders',
};

function where({ place, id }: Place, context: Context): string {
  const name = id === null ? '' : (PLACES[place]?.(id, context) ?? id);
  return t(`place-${place}`, { name });
}

const PLACES: Partial<Record<Place['place'], (id: string, context: Context) => string>> = {
  area: names.area,
  sea: names.sea,
  mat: names.column,
  top: names.column,
  bottom: names.space,
  tile: names.tile,
  solo: names.soloSpace,
};
