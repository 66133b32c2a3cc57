/** What the own team draws on the map; each seat changes its own strokes only. */
import { UNREACHED } from '$lib/api/client';
import type { Arrow, GhostOrder, Mark } from '$lib/api/schema';
import type { Point } from './camera';
import type { Table } from './table.svelte';

export type Stroke = Arrow | Mark | GhostOrder;
export type SketchSignName = Mark['sign'];
export const SKETCH_SIGNS: SketchSignName[] = ['cross', 'ring', 'question', 'attention', 'flag'];
export type Tool = 'arrow' | 'order' | 'erase' | SketchSignName;

export interface DrawnStroke {
  seat: number;
  stroke: Stroke;
  /** Whether the round in which it was drawn is over. */
  isOld: boolean;
}

const MOST_STROKES = 60;
const MOST_POINTS = 40;
const SEND_DELAY_MS = 400;
/** Milliseconds until it is tried again to send them. */
const RETRY_MS = 2000;
/** Strokes are seen, faded, for so many rounds after their own. */
const KEPT_ROUNDS = 1;

export class Sketch {
  tool = $state<Tool>('arrow');
  /** The family and the order that the tool `order` proposes. */
  proposed = $state.raw<{ family: string; order: string } | null>(null);
  /** The line that is being drawn. */
  line = $state.raw<Point[]>([]);

  /** Drawn and not yet said by the server. */
  private unsaved = $state.raw<Stroke[] | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  own: Stroke[] = $derived.by(() => this.unsaved ?? this.strokesOf(this.table.seat));
  all: DrawnStroke[] = $derived.by(() => {
    const { seat, snapshot } = this.table;
    const others = Object.keys(snapshot.sketches)
      .map(Number)
      .filter((other) => other !== seat);
    return [
      ...others.flatMap((other) => this.drawnBy(other, this.strokesOf(other))),
      ...this.drawnBy(seat, this.own),
    ];
  });

  constructor(private readonly table: Table) {}

  /** Begin, go on with and end a line. */
  lead(at: Point): void {
    this.line = [...this.line, at];
  }

  finish(): void {
    const points = thinned(this.line).map(({ x, y }): [number, number] => [round(x), round(y)]);
    this.line = [];
    if (points.length > 1) this.add({ kind: 'arrow', points });
  }

  mark(at: Point): void {
    const sign = SKETCH_SIGNS.find((each) => each === this.tool);
    if (sign) this.add({ kind: 'mark', at: [round(at.x), round(at.y)], sign });
  }

  propose(area: string): void {
    if (this.proposed) this.add({ kind: 'order', area, ...this.proposed });
  }

  erase(stroke: Stroke): void {
    this.write(this.own.filter((each) => each !== stroke));
  }

  clear(): void {
    this.write([]);
  }

  /** Nothing more is sent. */
  end(): void {
    clearTimeout(this.timer);
  }

  private add(stroke: Stroke): void {
    const fresh = { ...stroke, round: this.round };
    const left = this.own.filter((each) => !this.isGone(each));
    this.write([...left, fresh].slice(-MOST_STROKES));
  }

  private write(strokes: Stroke[]): void {
    this.unsaved = strokes;
    this.saveAfter(SEND_DELAY_MS, strokes);
  }

  private saveAfter(pause: number, strokes: Stroke[]): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.table.isLinked) void this.save(strokes);
      else this.saveAfter(RETRY_MS, strokes);
    }, pause);
  }

  /** What could not be sent stays drawn, and is sent when the server is there again. */
  private async save(strokes: Stroke[]): Promise<void> {
    const { table } = this;
    const isSaved = await table.sideQueue.add(async () => {
      const saved = await table.api.put<Stroke[]>('/sketch', { strokes });
      const sketches = { ...table.snapshot.sketches, [table.seat]: saved };
      table.snapshot = { ...table.snapshot, sketches };
    });
    if (this.unsaved !== strokes) return;
    if (!isSaved && table.sideQueue.problem?.key === UNREACHED) this.saveAfter(RETRY_MS, strokes);
    else this.unsaved = null;
  }

  private drawnBy(seat: number, strokes: Stroke[]): DrawnStroke[] {
    return strokes
      .filter((stroke) => !this.isGone(stroke))
      .map((stroke) => ({ seat, stroke, isOld: roundOf(stroke) < this.round }));
  }

  private isGone(stroke: Stroke): boolean {
    return roundOf(stroke) < this.round - KEPT_ROUNDS;
  }

  private get round(): number {
    return this.table.snapshot.view?.round ?? 0;
  }

  private strokesOf(seat: number): Stroke[] {
    return this.table.snapshot.sketches[String(seat)] ?? [];
  }
}

const roundOf = (stroke: Stroke): number => stroke.round ?? 0;
const round = (value: number): number => Math.round(value);

/** At most so many points of a line as may be kept, its ends among them. */
function thinned(line: Point[]): Point[] {
  if (line.length <= MOST_POINTS) return line;
  const step = (line.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, number) => line[Math.round(number * step)]!);
}
