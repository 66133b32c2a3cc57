/** Facts that have changed, as far as somebody wants to read of them. */
import type { FactMessage } from '$lib/api/schema';
import type { Arguments } from '.';
import { t } from '.';
import type { Context } from './context';
import { all } from './lists';
import * as names from './names';

const NOBODY = 'nobody';

/** Null for facts that the entry tells, and for those that only count along. */
export function fact({ fact: name, of, value }: FactMessage, context: Context): string | null {
  const args = FACTS[name]?.(value, of, context);
  return args ? t(`fact-${name}`, args) : null;
}

type FactArguments = (
  value: FactMessage['value'],
  of: FactMessage['of'],
  context: Context,
) => Arguments | null;

const FACTS: Record<string, FactArguments> = {
  round: (value) => ({ value: Number(value) }),
  phase: (value) => ({ value: String(value) }),
  'starting-piece': (value, _, context) => seatArguments(value, context),
  winner: (value, _, context) => ({ families: team(value, context) }),
  'cupola-token': (value, _, context) => ({ family: familyOr(value, context) }),
  'fictional-colour': (value, _, context) => ({ family: familyOr(value, context) }),
  commission: (value, of, context) =>
    value === null
      ? null
      : { ...seatArguments(of.seat ?? null, context), family: familyOr(value, context) },
  character: (value, of, context) =>
    value === null
      ? null
      : {
          ...seatArguments(of.seat ?? null, context),
          character: names.character(String(value), context),
        },
  bust: (value, of, context) => ({
    family: familyOr(of.family ?? null, context),
    space: value === null ? NOBODY : names.space(String(value), context),
  }),
  closed: (value, of, context) =>
    value ? { column: names.column(String(of.column), context) } : null,
  confirmed: (value, of, context) => ({
    family: familyOr(value, context),
    mandamento: names.mandamento(String(of.mandamento), context),
  }),
};

function seatArguments(seat: FactMessage['value'], context: Context): Arguments | null {
  return typeof seat === 'number' ? { who: names.speaker(seat, context) } : null;
}

function familyOr(id: FactMessage['value'], context: Context): string {
  return typeof id === 'string' ? names.family(id, context) : NOBODY;
}

/** The families of a team. */
function team(number: FactMessage['value'], context: Context): string {
  const seats = context.view.seats.filter((seat) => seat.team === number);
  return all(seats.map((seat) => names.speaker(seat.seat, context))) || NOBODY;
}
