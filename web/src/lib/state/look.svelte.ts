/** What a person looks at from one seat, which concerns nobody else: open panel, hovered area. */
import { createContext } from 'svelte';
import type { Target } from './choosing';
import type { Taste } from './taste.svelte';

export type Panel = 'sheets' | 'families' | 'tiles' | 'lookup' | 'log' | 'team' | 'rules' | 'list';

export interface Explained {
  target: Target;
  x: number;
  y: number;
  /** Under the pointer, without being asked for: it is gone when the pointer goes on. */
  isPassing?: boolean;
}

export class Look {
  panel = $state<Panel | null>(null);
  /** The area under the pointer or the focus. */
  area = $state<string | null>(null);
  /** The area that stays lit when nothing is pointed at. */
  lit = $state<string | null>(null);
  /** What is being explained, and where on the screen. */
  explained = $state.raw<Explained | null>(null);
  /** Whose mat and headquarters are shown. */
  family = $state<string | null>(null);
  /** The rule that is being read; new each time somebody wants to read it. */
  rule = $state.raw<{ number: string } | null>(null);
  /** Whether arrows and marks are drawn in place of choosing. */
  isSketching = $state(false);

  private phase = '';

  constructor(readonly taste: Taste) {}

  get speed(): number {
    return this.taste.speed;
  }

  /** Nothing is pointed at any more. */
  pointAway(): void {
    this.area = this.lit;
  }

  /** Keep an area lit, or no longer. */
  light(area: string): void {
    this.lit = this.lit === area ? null : area;
    this.area = this.lit;
  }

  /** The sheets are for planning; else the board has the room. On phones it always has. */
  turnTo(phase: string): void {
    if (phase === this.phase) return;
    this.phase = phase;
    const isNarrow = matchMedia('(width < 800px)').matches;
    if (isNarrow || (phase === 'encounter' && this.panel === 'sheets')) this.panel = null;
    else if (phase === 'planning') this.panel ??= 'sheets';
  }

  /** Open the rules at a number. */
  read(rule: string): void {
    this.rule = { number: rule };
    this.panel = 'rules';
  }
}

export const [getLook, setLook] = createContext<Look>();
