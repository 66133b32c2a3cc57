/** Soldati and members in one place, as far as they are known. */
import type { HomeUnits, Units } from '$lib/api/schema';
import { t } from '$lib/text';
import type { StatData } from './stats';

/** Where there is a Cupola, the sum is public and the members may be hidden [15.2.3]. */
export function unitStats(units: Units | HomeUnits, hasCupola: boolean): StatData[] {
  const { soldati, members } = units;
  if (!hasCupola) return [{ icon: 'soldati', value: units.units, label: t('units-soldati') }];
  if (soldati !== null && members !== null) {
    return [
      { icon: 'soldati', value: soldati, label: t('units-soldati') },
      { icon: 'members', value: members, label: t('units-members') },
    ];
  }
  const sum: StatData = { icon: 'families', value: units.units, label: t('units-both') };
  return 'members_least' in units ? [sum, workedOut(units)] : [sum];
}

/** The members that all can work out. */
function workedOut({ members_least: least, members_most: most }: HomeUnits): StatData {
  const value = least === most ? least : t('units-between', { least, most });
  return { icon: 'members', value, label: t('units-of-them-members') };
}
