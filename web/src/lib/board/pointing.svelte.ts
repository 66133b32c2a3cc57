/** Pointing at things on the map by mouse, touch and keys. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/state/camera';
import { keyOf, type Target, type Thing } from '$lib/state/choosing';
import type { Look } from '$lib/state/look.svelte';
import type { Table } from '$lib/state/table.svelte';
import { DIRECTIONS, named, nearest } from './travel';

const HOVER = 900;
const PRESS = 500;
const TYPING = 900;
const SLACK = 8;

interface Reachable {
  places: Map<string, Point>;
  names: [string, string][];
  /** Makes sure that a place is seen. */
  show: (at: Point) => void;
}

export class Pointing {
  /** What the keyboard has reached. */
  private focused = $state<string | null>(null);
  /** The one thing of the map that the Tab key leads to. */
  next: string = $derived.by(() => this.focused ?? this.firstOffered ?? this.first);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: Point | null = null;
  /** A long press asks for an explanation; letting go then is no click. */
  private isHeld = false;
  private typed = '';
  private typedAt = 0;

  constructor(
    private readonly table: Table,
    private readonly look: Look,
    private readonly reachable: Reachable,
  ) {}

  attach: Attachment<SVGElement> = (element) => {
    // What listens to focus would else be a stop of the Tab key itself.
    element.tabIndex = -1;
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('click', this.click, { signal });
    element.addEventListener('mousedown', this.keepFocus, { signal });
    element.addEventListener('pointerover', this.over, { signal });
    element.addEventListener('pointerleave', this.leave, { signal });
    element.addEventListener('pointerdown', this.press, { signal });
    element.addEventListener('pointermove', this.wander, { signal });
    element.addEventListener('pointerup', this.release, { signal });
    element.addEventListener('pointercancel', this.release, { signal });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    element.addEventListener('focusin', this.focus, { signal });
    element.addEventListener('focusout', this.blur, { signal });
    element.addEventListener('keydown', (event) => this.key(event, element), { signal });
    return () => {
      end.abort();
      clearTimeout(this.timer);
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
    const wasHeld = this.isHeld;
    this.isHeld = false;
    if (this.look.isSketching || wasHeld) return;
    const target = targetAt(event.target);
    if (target) this.choose(target, event.clientX, event.clientY);
    else this.look.explained = null;
  };

  /** Keys stay with what had them when something is clicked, but not with a text field. */
  private keepFocus = (event: MouseEvent): void => {
    event.preventDefault();
    (document.activeElement as HTMLElement | null)?.blur();
  };

  private choose(target: Target, x: number, y: number): void {
    const { choice } = this.table;
    const may = choice.isOffered(target) || choice.isPicked(target);
    this.look.explained = may ? null : { target, x, y };
    clearTimeout(this.timer);
    if (!may) return;
    if (this.table.story.isTelling) this.table.story.skipAll();
    choice.click(target);
  }

  private over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || this.look.isSketching) return;
    const target = targetAt(event.target);
    this.look.area = target?.thing === 'area' ? target.id : null;
    if (this.look.explained?.isPassing) this.look.explained = null;
    clearTimeout(this.timer);
    if (target && this.mayExplain(target)) {
      this.explainLater(target, event, HOVER);
    }
  };

  /** Only what is like something that can be chosen now is explained without being asked. */
  private mayExplain(target: Target): boolean {
    const { choice } = this.table;
    return choice.things.has(target.thing) && !choice.isOffered(target) && !choice.isPicked(target);
  }

  private leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    this.look.area = null;
    if (this.look.explained?.isPassing) this.look.explained = null;
    clearTimeout(this.timer);
  };

  private press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || this.look.isSketching) return;
    const target = targetAt(event.target);
    this.pressed = { x: event.clientX, y: event.clientY };
    this.isHeld = false;
    this.look.area = target?.thing === 'area' ? target.id : null;
    clearTimeout(this.timer);
    if (target) this.explainLater(target, event, PRESS);
  };

  private wander = (event: PointerEvent): void => {
    if (!this.pressed) return;
    const far = Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y);
    if (far > SLACK) this.release();
  };

  private release = (): void => {
    if (this.pressed) clearTimeout(this.timer);
    this.pressed = null;
  };

  private explainLater(
    target: Target,
    { clientX: x, clientY: y }: MouseEvent,
    after: number,
  ): void {
    this.timer = setTimeout(() => {
      this.isHeld = this.pressed !== null;
      this.look.explained = { target, x, y, isPassing: !this.isHeld };
    }, after);
  }

  private focus = (event: FocusEvent): void => {
    const target = targetAt(event.target);
    if (!target) return;
    this.focused = keyOf(target);
    const at = this.reachable.places.get(this.focused);
    if (at && (event.target as Element).matches(':focus-visible')) this.reachable.show(at);
    this.look.area = target.thing === 'area' ? target.id : null;
  };

  private blur = (): void => {
    this.look.area = null;
    this.focused = null;
  };

  private key(event: KeyboardEvent, element: SVGElement): void {
    const target = targetAt(event.target);
    if (!target || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = DIRECTIONS[event.key];
    const isLetter = /^\p{L}$/u.test(event.key);
    if (event.key === 'Enter' || event.key === ' ') {
      const box = (event.target as Element).getBoundingClientRect();
      this.choose(target, box.x + box.width / 2, box.y + box.height / 2);
    } else if (way) goTo(element, nearest(this.reachable.places, keyOf(target), way));
    else if (isLetter) goTo(element, this.spelled(event.key, keyOf(target)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private spelled(letter: string, from: string): string | null {
    const now = Date.now();
    this.typed = now - this.typedAt < TYPING ? this.typed + letter : letter;
    this.typedAt = now;
    return named(this.reachable.names, this.typed, from);
  }
}

function targetAt(found: EventTarget | null): Target | null {
  const element = (found as Element | null)?.closest<SVGElement>('[data-thing]');
  const { thing, id } = element?.dataset ?? {};
  return thing && id ? { thing: thing as Thing, id } : null;
}

function goTo(element: SVGElement, key: string | null): void {
  const [thing, id] = key?.split(':') ?? [];
  element.querySelector<SVGElement>(`[data-thing="${thing}"][data-id="${id}"]`)?.focus();
}
