/** What an answer costs and brings: 2 to the bank, 1 to Blue, give up 1 order. */
import type { AnswerCost } from '$lib/api/schema';
import { t } from '.';
import type { Context } from './context';
import { plain } from './marks';
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
