import { expect } from 'vitest';
import { edition, MODES } from '../fixtures';

const IDS = new Set(
  MODES.map(edition).flatMap((printed) =>
    [
      ...printed.areas,
      ...printed.seas,
      ...printed.tiles,
      ...printed.cards,
      ...printed.families.flatMap((family) => family.orders),
      ...printed.sheets.flatMap((sheet) => sheet.spaces),
      ...(printed.solo?.spaces ?? []),
    ]
      .map(({ id }) => id)
      .filter((id) => id.includes('-')),
  ),
);

/** A sentence that a person can read: no key, no id, no gap, and right numbers. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\d]/u);
  expect(text).not.toMatch(/[{}\uE000-\uE002]|undefined|null|NaN|\bnobody$| {2}| [.,:)]|\( /u);
  expect(text).not.toMatch(
    /\b1 (Soldati|Mandamenti|members|units|labs|cars|boats|orders|tokens)\b/u,
  );
  expect(text).not.toMatch(
    /\b(0|[2-9]|\d\d) (Soldato|Mandamento|member|unit|lab|car|boat|order)\b/u,
  );
  expect(text).not.toMatch(
    /\b(answer|entrySentence|event|question|waiting|about|effect|part|fact)-/u,
  );
  for (const word of text.split(/[\s,.:()]+/u)) expect(IDS).not.toContain(word);
}
