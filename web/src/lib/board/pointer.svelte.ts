/** Pointing at what is on the map by mouse, touch and keys. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/state/camera';
import type { Target, TargetKind } from '$lib/state/selection';
import { HoverIntent } from '$lib/state/hover';
import type { UiState } from '$lib/state/ui.svelte';
import type { Table } from '$lib/state/table.svelte';
import { featureOf, type Feature } from './features';
import { DIRECTIONS, named, nearest } from './navigation';

const TYPING_MS = 900;

interface Reachable {
  features: Map<string, Point>;
  names: [string, string][];
  /** Makes sure that a feature is seen. */
  show: (at: Point) => void;
}

export class MapPointer {
  /** What is told in a card, unless it is an area: that is what one looks at. */
  private other = $state<string | null>(null);
  /** What the keyboard has reached. */
  private focused = $state<string | null>(null);
  /** The one thing of the map that the Tab key leads to. */
  next: string = $derived.by(() => this.focused ?? this.firstOffered ?? this.first);

  noted: Feature | null = $derived.by(() => {
    const { area } = this.ui;
    if (this.other) return featureOf(this.other);
    return area ? { kind: 'area', id: area } : null;
  });

  private readonly lingering: HoverIntent;
  private typed = '';
  private typedAt = 0;

  constructor(
    private readonly table: Table,
    private readonly ui: UiState,
    private readonly reachable: Reachable,
  ) {
    this.lingering = new HoverIntent(table, ui);
  }

  attach: Attachment<HTMLElement> = (element) => {
    // What listens to focus would else be a stop of the Tab key itself.
    element.tabIndex = -1;
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('click', this.click, { signal });
    element.addEventListener('mousedown', this.keepFocus, { signal });
    element.addEventListener('pointerover', this.over, { signal });
    element.addEventListener('pointerleave', this.leave, { signal });
    element.addEventListener('pointerdown', this.press, { signal });
    element.addEventListener('pointermove', (event) => this.lingering.wander(event), { signal });
    for (const over of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(over, () => this.lingering.release(), { signal });
    }
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    element.addEventListener('focusin', this.focus, { signal });
    element.addEventListener('focusout', this.blur, { signal });
    element.addEventListener('keydown', (event) => this.key(event, element), { signal });
    const away = (event: Event) => {
      if (this.lingering.isTouch && !element.contains(event.target as Node)) this.note(null);
    };
    window.addEventListener('pointerdown', away, { signal });
    return () => {
      end.abort();
      this.lingering.leave();
    };
  };

  private get first(): string {
    return this.reachable.names[0]?.[0] ?? '';
  }

  private get firstOffered(): string | null {
    const { targets } = this.table.choice;
    return this.reachable.names.find(([key]) => targets.has(key))?.[0] ?? null;
  }

  private click = (event: MouseEvent): void => {
    if (this.lingering.isEndOfPress(event) || this.ui.isSketching) return;
    const found = elementAt(event);
    const target = targetOf(found);
    const isUsed = !this.lingering.isTouch || this.tap(found?.dataset.feature ?? null, target);
    if (target && isUsed) this.use(target, event.clientX, event.clientY);
    else this.ui.explained = null;
  };

  /** What was tapped has its note shown, until it is tapped again; whether it is also to be explained. */
  private tap(key: string | null, target: Target | null): boolean {
    if (this.mayChoose(target)) {
      this.note(null);
      return true;
    }
    const isFresh = key !== null && !this.isNoted(key);
    this.note(isFresh ? key : null);
    return isFresh && target !== null && this.mayExplain(target);
  }

  private note(key: string | null): void {
    const feature = key === null ? null : featureOf(key);
    this.ui.area = feature?.kind === 'area' ? feature.id : null;
    this.other = feature?.kind === 'area' ? null : key;
  }

  private isNoted(key: string): boolean {
    const { kind, id } = featureOf(key);
    return this.noted?.kind === kind && this.noted.id === id;
  }

  private mayChoose(target: Target | null): target is Target {
    const { choice } = this.table;
    return target !== null && (choice.isOffered(target) || choice.isPicked(target));
  }

  /** Keys stay with what had them when something is clicked, but not with a text field. */
  private keepFocus = (event: MouseEvent): void => {
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
  };

  /** Choose what is offered; of anything else it is explained why it is not. */
  private use(target: Target, x: number, y: number): void {
    const { choice, story } = this.table;
    if (story.holdsQuestion) return story.skipAll();
    const may = this.mayChoose(target);
    this.lingering.leave();
    this.ui.explained = may ? null : { target, x, y };
    if (!may) return;
    if (story.isRunning) story.skipAll();
    this.note(null);
    choice.click(target);
  }

  private over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.ui.isSketching) return;
    const found = elementAt(event);
    const target = targetOf(found);
    this.note(found?.dataset.feature ?? null);
    this.lingering.leave();
    if (target && !this.mayChoose(target)) this.lingering.rest(target, pointOf(event));
  };

  /** Who taps what is like something that can be chosen now wants to choose it. */
  private mayExplain(target: Target): boolean {
    return this.table.choice.things.has(target.thing);
  }

  private leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    this.note(null);
    this.lingering.leave();
  };

  private press = (event: PointerEvent): void => {
    const target = this.ui.isSketching ? null : targetOf(elementAt(event));
    this.lingering.press(event, target, pointOf(event));
  };

  private focus = (event: FocusEvent): void => {
    const { feature } = (event.target as SVGElement).dataset;
    if (!feature) return;
    this.focused = feature;
    const at = this.reachable.features.get(feature);
    if (at) this.reachable.show(at);
    this.note(feature);
  };

  private blur = (): void => {
    this.note(null);
    this.focused = null;
  };

  private key(event: KeyboardEvent, element: HTMLElement): void {
    const found = event.target as SVGElement;
    const { feature } = found.dataset;
    if (!feature || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = DIRECTIONS[event.key];
    const isLetter = /^\p{L}$/u.test(event.key);
    if (event.key === 'Enter' || event.key === ' ') {
      // Then it draws.
      if (this.ui.isSketching) return;
      const { x, y, width, height } = found.getBoundingClientRect();
      const target = targetOf(found);
      if (target) this.use(target, x + width / 2, y + height / 2);
    } else if (way) goTo(element, nearest(this.reachable.features, feature, way));
    else if (isLetter) goTo(element, this.spelled(event.key, feature));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private spelled(letter: string, from: string): string | null {
    const now = Date.now();
    this.typed = now - this.typedAt < TYPING_MS ? this.typed + letter : letter;
    this.typedAt = now;
    return named(this.reachable.names, this.typed, from);
  }
}

function elementAt(event: MouseEvent): SVGElement | null {
  return (event.target as Element).closest<SVGElement>('[data-thing], [data-feature]');
}

function targetOf(element: SVGElement | null): Target | null {
  const { thing, id } = element?.dataset ?? {};
  return thing && id ? { thing: thing as TargetKind, id } : null;
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });

function goTo(element: HTMLElement, key: string | null): void {
  element.querySelector<SVGElement>(`[data-feature="${key}"]`)?.focus();
}
