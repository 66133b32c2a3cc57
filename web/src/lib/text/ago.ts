/** How long ago something was, as one says it: 5 minutes ago. */
import { language } from './language.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.name, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', Infinity];
  return format.format(-Math.floor(passed / length), unit);
}
