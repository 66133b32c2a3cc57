/** What a person looks at from one seat, which concerns nobody else: open panel, hovered area. */
import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Target } from './selection';
import type { Preferences } from './preferences.svelte';

export type Panel = 'sheets' | 'families' | 'tiles' | 'lookup' | 'log' | 'team' | 'rules' | 'list';

export interface Explained {
  target: Target;
  x: number;
  y: number;
  /** Of what is explained, which is not covered; none of a point. */
  height?: number;
  /** Under the pointer, without being asked for: it is gone when the pointer goes on. */
  isPassing?: boolean;
}

/** What a name in a text shows on the map. */
export interface Highlight {
  kind: 'area' | 'sea' | 'mandamento';
  id: string;
}

/** What somebody reads or writes there is not taken away by a question. */
const KEPT_OPEN = new Set<Panel | null>(['lookup', 'log', 'team', 'rules', 'list']);

/** A phone held across has more room beside the map than below. */
const NARROW_SCREEN = new MediaQuery('(width < 560px), (width < 800px) and (aspect-ratio < 3/2)');
const SMALL_SCREEN = new MediaQuery('width < 800px');
const LOW_SCREEN = new MediaQuery('height < 30rem');

export class UiState {
  panel = $state<Panel | null>(null);
  /** The area under the pointer or the focus. */
  area = $state<string | null>(null);
  /** A sea or a Mandamento whose name is pointed at beside the map. */
  named = $state.raw<Highlight | null>(null);
  /** What stays lit when nothing is pointed at. */
  lit = $state.raw<Highlight | null>(null);
  /** What is being explained, and where on the screen. */
  explained = $state.raw<Explained | null>(null);
  /** Whose mat and headquarters are shown. */
  family = $state<string | null>(null);
  /** The rule that is being read; new each time somebody wants to read it. */
  rule = $state.raw<{ number: string } | null>(null);
  /** Whether arrows and marks are drawn in place of choosing. */
  isSketching = $state(false);
  /** How far the prompt has grown over the map, in pixels. */
  covered = $state(0);
  /** How high what is shown above the prompt stands there, in pixels. */
  heightAbove = $state(0);

  private phase = '';
  /** The panel that was opened for a choice, and the one that was open before. */
  private led: { panel: Panel; before: Panel | null } | null = null;

  constructor(readonly preferences: Preferences) {}

  get speed(): number {
    return this.preferences.speed;
  }

  /** Whether map, prompt and panel lie one above the other. */
  get isNarrow(): boolean {
    return NARROW_SCREEN.current;
  }

  /** Whether the prompt has no room for buttons beside the choices. */
  get isSlim(): boolean {
    const isPressed = SMALL_SCREEN.current && this.panel !== null;
    return this.isNarrow || isPressed || (LOW_SCREEN.current && this.heightAbove > 0);
  }

  /** Point at something from beside the map. */
  pointAt(highlight: Highlight | null): void {
    this.area = highlight?.kind === 'area' ? highlight.id : null;
    this.named = highlight?.kind === 'area' ? null : highlight;
  }

  /** Nothing is pointed at any more. */
  pointAway(): void {
    this.pointAt(this.lit);
  }

  isLit({ kind, id }: Highlight): boolean {
    return this.lit?.kind === kind && this.lit.id === id;
  }

  /** Keep something lit, or no longer. */
  light(highlight: Highlight): void {
    this.lit = this.isLit(highlight) ? null : highlight;
    this.pointAway();
  }

  /** The sheets are for planning; else the board has the room. On phones it always has. */
  turnTo(phase: string): void {
    if (phase === this.phase) return;
    this.phase = phase;
    this.led = null;
    if (KEPT_OPEN.has(this.panel)) return;
    if (this.isNarrow || (phase === 'encounter' && this.panel === 'sheets')) this.panel = null;
    else if (phase === 'planning') this.panel ??= 'sheets';
  }

  /** Open a panel to choose something there; what was open before comes back after that. */
  leadTo(panel: Panel): void {
    if (panel === this.panel) return;
    const isOn = this.led?.panel === this.panel;
    this.led = { panel, before: isOn && this.led ? this.led.before : this.panel };
    this.panel = panel;
  }

  /** Follow a choice to the panel where alone it can go on, and back when it goes on elsewhere. */
  follow(panel: Panel | null, isNeeded: boolean): void {
    if (panel === this.panel || KEPT_OPEN.has(this.panel)) return;
    if (panel && isNeeded) {
      this.leadTo(panel);
    } else if (this.led) {
      if (this.led.panel === this.panel) this.panel = this.led.before;
      this.led = null;
    }
  }

  /** Open the rules at a number. */
  read(rule: string): void {
    this.rule = { number: rule };
    this.panel = 'rules';
  }
}

export const [getUi, setUi] = createContext<UiState>();
