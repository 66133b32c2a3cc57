/** Where each of a family's orders is, as far as a seat knows. */
import type { AreaState, FamilyState, PrintedOrder } from '$lib/api/schema';
import type { IconName } from '$lib/icons/paths';

type Where = 'home' | 'laid' | 'shown' | 'unknown' | 'mat' | 'removed' | 'executed';

interface OrderLocation {
  order: PrintedOrder;
  where: Where;
  /** Where it lies on the map, if it does. */
  area: string | null;
}

export const SIGN_OF: Record<Where, IconName> = {
  home: 'headquarters',
  laid: 'hidden',
  shown: 'guard',
  unknown: 'question',
  mat: 'token',
  removed: 'out',
  executed: 'guard',
};

interface Group {
  where: Where;
  orders: OrderLocation[];
}

/** In the sequence in which they are read. */
const WHERES: Where[] = ['executed', 'shown', 'laid', 'unknown', 'home', 'mat', 'removed'];

/** The same by where they are; where there are none there is no group. */
export function groupsOf(orders: readonly OrderLocation[]): Group[] {
  return WHERES.map((where) => ({
    where,
    orders: orders.filter((each) => each.where === where),
  })).filter((group) => group.orders.length > 0);
}

export function locationsOf(
  orders: readonly PrintedOrder[],
  family: FamilyState,
  areas: readonly AreaState[],
): OrderLocation[] {
  const onMap = new Map(
    areas.flatMap(({ id, orders: laid }) =>
      laid
        .filter((each) => each.family === family.family && each.order !== null)
        .map((each) => [each.order, { area: id, where: each.face_up ? 'shown' : 'laid' } as const]),
    ),
  );
  return orders.map((order) => {
    const lying = onMap.get(order.id);
    return {
      order,
      where: lying?.where ?? awayFromMap(order.id, family),
      area: lying?.area ?? null,
    };
  });
}

function awayFromMap(order: string, { orders }: FamilyState): Where {
  if (orders.mat.includes(order)) return 'mat';
  if (orders.removed.includes(order)) return 'removed';
  if (orders.in_execution.includes(order)) return 'executed';
  return orders.known?.includes(order) ? 'home' : 'unknown';
}
