/** Where the things lie by which the answers still differ: as buttons, on the map, in a panel. */
import type { Choice } from './choice.svelte';
import type { TargetKind } from './selection';
import type { Panel } from './ui.svelte';
import { hasOwnComponent } from './questionComponents';

/** The panels in which things lie; areas and seas are on the map, tokens of families on the sheets. */
export const PANEL_OF: Partial<Record<TargetKind, Panel>> = {
  space: 'sheets',
  column: 'sheets',
  token: 'sheets',
  family: 'sheets',
  solo: 'tiles',
  tile: 'tiles',
  card: 'tiles',
  character: 'tiles',
  order: 'families',
  row: 'families',
  supply: 'families',
};

interface Group {
  thing: TargetKind;
  ids: string[];
  /** Whether they are few enough to be buttons of the prompt. */
  isShown: boolean;
  /** Where else they are. */
  panel: Panel | null;
}

/** So many answers are read at a glance. */
const MOST_ANSWERS = 6;
/** So many things of one kind are. */
const MOST_THINGS = 8;
const ON_MAP = new Set<TargetKind>(['area', 'sea']);

/** Things to point at; whose token it is matters last, after the column. */
export function groupsOf(things: ReadonlyMap<TargetKind, string[]>): Group[] {
  const open = [...things].filter(([thing]) => thing !== 'family' || things.size === 1);
  return open.map(([thing, ids]) => ({
    thing,
    ids,
    isShown:
      thing === 'order' || (!ON_MAP.has(thing) && open.length === 1 && ids.length <= MOST_THINGS),
    panel: PANEL_OF[thing] ?? null,
  }));
}

/** Whether all answers that are left are shown as buttons. */
export function isFew({ left }: Pick<Choice, 'left'>): boolean {
  return left.filter((option) => !option.done).length <= MOST_ANSWERS;
}

type Narrowed = Pick<Choice, 'left' | 'question' | 'things' | 'isVariantSaid'>;

/** The panel where the choice can go on; null where it goes on at the map, or has a component of its own. */
export function panelOf({ question, things, isVariantSaid }: Narrowed): Panel | null {
  if (!question || hasOwnComponent(question.kind)) return null;
  if (!isVariantSaid) return null;
  const groups = groupsOf(things);
  if (groups.some((group) => group.panel === null)) return null;
  return (groups.find((group) => !group.isShown) ?? groups[0])?.panel ?? null;
}

/** Whether it can go on there alone, and not by buttons of the prompt too. */
export function isOnlyInPanel(choice: Narrowed): boolean {
  return !isFew(choice) && groupsOf(choice.things).some((group) => !group.isShown);
}

/** What is chosen by what lies on it, so that its name alone tells too little. */
const LAID_ON: TargetKind[] = ['column', 'token', 'space', 'solo'];

/** Whether who has the room should see them beside the buttons. */
export function isBestSeen({ things }: Narrowed): boolean {
  return LAID_ON.some((thing) => things.has(thing));
}

/** Whether nothing of the choice would be missed by who sees this panel and no list of things. */
export function isAllIn(choice: Narrowed, panel: Panel | null): boolean {
  if (panel === null || panelOf(choice) !== panel) return false;
  return groupsOf(choice.things).every((group) => !group.isShown && group.panel === panel);
}
