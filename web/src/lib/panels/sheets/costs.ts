/** What the answers that name a thing cost, told apart by whose token is moved. */
import type { AnswerCost, OptionMessage } from '$lib/api/schema';
import { matches, type Target, type TargetKind } from '$lib/state/selection';
import { t } from '$lib/text';

interface CostGroup {
  /** Whose tokens it costs that; empty where no token is moved. */
  owners: string[];
  /** Null if nothing is paid or received. */
  cost: AnswerCost | null;
}

/** What a token costs is told by where it is laid. */
const TOKENS = new Set<TargetKind>(['token', 'family']);

export function costsOf(options: readonly OptionMessage[], target: Target): CostGroup[] {
  if (TOKENS.has(target.thing)) return [];
  const groups = new Map<string, CostGroup>();
  for (const option of options) {
    if (option.done || !matches(option, { by: 'thing', ...target })) continue;
    const key = JSON.stringify(option.cost);
    const group = groups.get(key) ?? { owners: [], cost: option.cost };
    groups.set(key, group);
    const owner = option.fields.owner;
    if (typeof owner === 'string' && !group.owners.includes(owner)) group.owners.push(owner);
  }
  return [...groups.values()].sort((a, b) => weight(a.cost) - weight(b.cost));
}

/** That nothing is paid: also where a price is printed, if the thing is not used but a token is laid there. */
export function notPaidText(hasPrice: boolean): string {
  return t(hasPrice ? 'sheet-not-paid' : 'sheet-free');
}

/** What it costs where all these answers cost the same. */
export function costOfAll(options: readonly OptionMessage[]): AnswerCost | null {
  const [first, ...others] = options.map(({ cost }) => cost);
  const key = JSON.stringify(first);
  return others.every((cost) => JSON.stringify(cost) === key) ? (first ?? null) : null;
}

function weight(cost: AnswerCost | null): number {
  if (cost === null) return 0;
  const toOwners = Object.values(cost.owners).reduce((sum, money) => sum + money, 0);
  return cost.bank + toOwners + cost.orders + cost.soldati - cost.income;
}
