/** Soldati and members in one place, as far as they are known. */
import type { HomeUnits, Units } from '$lib/api/schema';
import type { IconName } from '$lib/icons/paths';
import { t } from '$lib/text';

interface UnitsTold {
  icon: IconName;
  value: number | string;
  label: string;
}

/** Where there is a Cupola, the sum is public and the members may be hidden [15.2.3]. */
export function unitsTold(units: Units | HomeUnits, hasCupola: boolean): UnitsTold[] {
  const { soldati, members } = units;
  if (!hasCupola) return [{ icon: 'soldati', value: units.units, label: t('units-soldati') }];
  if (soldati !== null && members !== null) {
    return [
      { icon: 'soldati', value: soldati, label: t('units-soldati') },
      { icon: 'members', value: members, label: t('units-members') },
    ];
  }
  const sum: UnitsTold = { icon: 'families', value: units.units, label: t('units-both') };
  return 'members_least' in units ? [sum, workedOut(units)] : [sum];
}

/** The members that all can work out. */
function workedOut({ members_least: least, members_most: most }: HomeUnits): UnitsTold {
  const value = least === most ? least : t('units-between', { least, most });
  return { icon: 'members', value, label: t('units-of-them-members') };
}
