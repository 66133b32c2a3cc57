/** How much time is left, as a clock shows it: 2 days, 1:05 h, 4:09. */
import { t } from '.';

const two = (number: number): string => `${number}`.padStart(2, '0');

export function timeLeft(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 1) return t('clock-days', { days });
  if (hours > 0) return t('clock-hours', { hours, minutes: two(minutes % 60) });
  return `${minutes}:${two(seconds % 60)}`;
}
