/** Why something cannot be done. */
import { has, t } from '.';

interface Refused {
  /** `refused.` and a reason of the rules, or `problem.` and one of the server. */
  key: string;
  /** In English, for what has no text of its own. */
  detail?: string | null;
}

export function refusalText({ key, detail }: Refused): string {
  // The server tells the reason of the rules in words.
  if (key === 'problem.not-offered' && detail) return detail;
  const own = key.replace(/[^\w-]/gu, '-');
  return has(own) ? t(own) : (detail ?? key);
}
