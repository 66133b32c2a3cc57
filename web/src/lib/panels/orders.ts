/** Order tokens in words. */
import type { PrintedOrder } from '$lib/api/schema';
import { t } from '$lib/text';

/** Attack order, initiative 4, basic. */
export function kindText(order: PrintedOrder): string {
  return t('order-kind', {
    type: t(`order-${order.type}`),
    initiative: order.initiative,
    basic: String(order.is_basic),
  });
}

/** All that is printed on it. */
export function orderText(name: string, order: PrintedOrder): string {
  return t('order-all', { name, kind: kindText(order), action: order.action.text });
}
