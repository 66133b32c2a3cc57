/** Texts that cite rules as [4.3.2]; rulings, cited as [R23], are for who checks the rulebook. */
const RULING = /\s*\[R\d+\]/g;
const RULE = /\[(\d+(?:\.\d+)*)\]/;

interface TextPart {
  text: string;
  /** The number of the rule cited here; else it is plain text. */
  rule: string | null;
}

export const withoutRulings = (text: string): string => text.replace(RULING, '');

export function partsOf(text: string): TextPart[] {
  // Splitting by a group keeps it: every second piece is a number.
  return withoutRulings(text)
    .split(RULE)
    .map((piece, place) => ({ text: piece, rule: place % 2 ? piece : null }))
    .filter((part) => part.text !== '');
}
