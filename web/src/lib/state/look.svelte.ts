/** What a person looks at, which concerns nobody else: open panel, hovered area, theme, speed. */
import { createContext } from 'svelte';
import type { Target } from './choosing';
import { Kept } from './kept';

export type Panel = 'sheets' | 'families' | 'tiles' | 'lookup' | 'log' | 'team' | 'rules' | 'list';
export type Theme = 'auto' | 'light' | 'dark';

export class Look {
  panel = $state<Panel | null>(null);
  /** The area under the pointer or the focus. */
  area = $state<string | null>(null);
  /** What is being explained, and where on the screen. */
  explained = $state.raw<{ target: Target; x: number; y: number } | null>(null);
  /** Whose mat and headquarters are shown. */
  family = $state<string | null>(null);
  /** The rule that is being read. */
  rule = $state<string | null>(null);
  /** Whether arrows and marks are drawn in place of choosing. */
  isSketching = $state(false);
  theme = $state<Theme>('auto');
  /** How many times as fast as usual stories are told; 0 tells them at once. */
  speed = $state(1);

  private phase = '';
  private readonly kept = new Kept<{ theme: Theme; speed: number }>('look');

  constructor() {
    const { theme, speed } = this.kept.read() ?? { theme: 'auto', speed: 1 };
    this.theme = theme;
    this.speed = speed;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.keep();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.keep();
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
    this.rule = rule;
    this.panel = 'rules';
  }

  private keep(): void {
    this.kept.write({ theme: this.theme, speed: this.speed });
  }
}

export const [getLook, setLook] = createContext<Look>();
