/** What an answer costs and brings: 2 to the bank, 1 to Blue, give up 1 order. */
import type { AnswerCost, ViewMessage } from '$lib/api/schema';
import { t } from '.';
import type { Context } from './context';
import { plain } from './markup';
import * as names from './names';

export function costText(cost: AnswerCost, context: Context): string {
  const owners = Object.entries(cost.owners).map(([id, money]) =>
    t('cost-owner', { money, owner: names.family(id, context) }),
  );
  const found = [
    cost.bank && t('cost-bank', { money: cost.bank }),
    ...owners,
    cost.orders && t('cost-orders', { number: cost.orders }),
    cost.soldati && t('cost-soldati', { number: cost.soldati }),
    cost.income && t('cost-income', { money: cost.income }),
  ];
  return plain(found.filter(Boolean).join(', '));
}

/** The same with what is left then: costs 3, you keep 2. Who gives up orders sees that by them. */
export function costAndRest(cost: AnswerCost, context: Context): string {
  const text = costText(cost, context);
  const family = names.familyOf(context.view.now.asked?.seat ?? context.seat, context);
  const paid = paidOf(cost);
  if (cost.orders > 0 || paid === cost.income) return text;
  const money = moneyOf(family, context.view) - paid + cost.income;
  return `${text}; ${t('cost-keeps', { money })}`;
}

/** What a family has in its headquarters. */
export function moneyOf(family: string | null, view: ViewMessage): number {
  return view.families.find((each) => each.family === family)?.money ?? 0;
}

function paidOf({ bank, owners }: AnswerCost): number {
  return Object.values(owners).reduce((sum, money) => sum + money, bank);
}
