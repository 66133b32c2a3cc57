/** Spans of time in words. */
import { t } from '.';
import { language } from './language.svelte';

const two = (number: number): string => `${number}`.padStart(2, '0');

/** How much time is left, as a clock shows it: 2 days, 1:05 h, 4:09. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 1) return t('clock-days', { days });
  if (hours > 0) return t('clock-hours', { hours, minutes: two(minutes % 60) });
  return `${minutes}:${two(seconds % 60)}`;
}

const UNITS: [Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, as one says it: 5 minutes ago. */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.name, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', Infinity];
  return format.format(-Math.floor(passed / length), unit);
}
