/** Names in sentences, marked so that they can be found again: the log makes links of them. */

export type NameKind =
  | 'area'
  | 'sea'
  | 'mandamento'
  | 'family'
  | 'order'
  | 'tile'
  | 'card'
  | 'character'
  | 'column'
  | 'space'
  | 'solo-space'
  | 'seat';

/** A thing that is named; an order has the id `red/basic-1`, a space of sheet 2 `2/recruit-1`. */
export interface Named {
  kind: NameKind;
  id: string;
  text: string;
}

export type Part = string | Named;

// Characters for private use, which no text has.
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}([\\w-]+):([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'gu');

/** A name that keeps what it is the name of. */
export function mark(kind: NameKind, id: string, text: string): string {
  return `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}`;
}

/** A sentence as a person reads it. */
export function plain(marked: string): string {
  return capital(marked.replace(MARKED, '$3'));
}

/** A sentence taken apart: its names, and the text between them. */
export function parts(marked: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > end) found.push(marked.slice(end, match.index));
    found.push({ kind: match[1] as NameKind, id: match[2]!, text: match[3]! });
    end = match.index + match[0].length;
  }
  if (end < marked.length) found.push(marked.slice(end));
  return found.map((part, index) => (index === 0 ? capitalPart(part) : part));
}

/** Sentences begin with a capital letter, also where a name does not. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function capitalPart(part: Part): Part {
  return typeof part === 'string' ? capital(part) : { ...part, text: capital(part.text) };
}
