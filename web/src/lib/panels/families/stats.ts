/** What lies at a family's headquarters and in its supply, piece by piece. */
import type { FamilyState, HomeUnits, Units, ViewMessage } from '$lib/api/schema';
import { t } from '$lib/text';
import type { IconName } from '$lib/icons/paths';

export interface StatData {
  icon: IconName;
  value: number | string;
  label: string;
}

/** Of what is rare, only what there is. */
const some = (stat: StatData): StatData[] => (stat.value ? [stat] : []);

/** `victory` is how many Mandamenti win the game. */
export function homeStats(family: FamilyState, hasCupola: boolean, victory: number): StatData[] {
  const mandamenti = t('hq-of-needed', { number: family.mandamenti, needed: victory });
  return [
    { icon: 'money', value: family.money, label: t('hq-money') },
    ...unitStats(family.home, hasCupola),
    { icon: 'mandamento', value: mandamenti, label: t('hq-mandamenti') },
    ...some({ icon: 'favour', value: family.favours, label: t('hq-favours') }),
    ...some({ icon: 'ultima', value: family.bust ? t('hq-laid') : '', label: t('hq-bust') }),
  ];
}

export function supplyStats(family: FamilyState, hasCupola: boolean): StatData[] {
  const { commission } = family;
  return [
    ...unitStats(family.supply, hasCupola),
    { icon: 'car', value: family.cars, label: t('hq-cars') },
    { icon: 'boat', value: family.boats, label: t('hq-boats') },
    { icon: 'token', value: family.tokens, label: t('hq-tokens') },
    ...some({ icon: 'out', value: family.tokens_out, label: t('hq-tokens-out') }),
    ...(commission
      ? [{ icon: 'exert-supply' as const, value: commission.supply, label: t('hq-commission') }]
      : []),
  ];
}

/** `colour` names the family that nobody plays, where there is one. */
export function commonStats({ supply }: ViewMessage, colour: string | null): StatData[] {
  return [
    { icon: 'lab', value: supply.labs, label: t('common-labs') },
    { icon: 'soldati', value: supply.neutral_soldati, label: t('common-neutrals') },
    { icon: 'token', value: supply.neutral_tokens, label: t('common-tokens') },
    ...some({ icon: 'out', value: supply.neutral_tokens_out, label: t('common-tokens-out') }),
    ...(colour
      ? [
          {
            icon: 'soldati' as const,
            value: supply.fictional_soldati,
            label: t('common-fictional', { colour }),
          },
        ]
      : []),
  ];
}

/** Where there is a Cupola, the sum is public and the members may be hidden [15.2.3]. */
function unitStats(units: Units | HomeUnits, hasCupola: boolean): StatData[] {
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
