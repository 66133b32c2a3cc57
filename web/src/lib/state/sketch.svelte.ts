/** What the own team draws on the map; each seat changes its own strokes only. */
import type { Arrow, GhostOrder, Mark } from '$lib/api/schema';
import type { Point } from './camera';
import type { Table } from './table.svelte';

export type Stroke = Arrow | Mark | GhostOrder;
export type MarkSign = Mark['sign'];
export const MARKS: MarkSign[] = ['cross', 'ring', 'question', 'attention', 'flag'];
export type Tool = 'arrow' | 'order' | 'erase' | MarkSign;

export interface Drawn {
  seat: number;
  stroke: Stroke;
}

const MOST_STROKES = 60;
const MOST_POINTS = 40;
const PAUSE = 400;

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
  all: Drawn[] = $derived.by(() => {
    const { seat, stand } = this.table;
    const others = Object.keys(stand.sketches)
      .map(Number)
      .filter((other) => other !== seat);
    return [
      ...others.flatMap((other) =>
        this.strokesOf(other).map((stroke) => ({ seat: other, stroke })),
      ),
      ...this.own.map((stroke) => ({ seat, stroke })),
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
    const sign = MARKS.find((each) => each === this.tool);
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

  private add(stroke: Stroke): void {
    this.write([...this.own, stroke].slice(-MOST_STROKES));
  }

  private write(strokes: Stroke[]): void {
    this.unsaved = strokes;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(strokes), PAUSE);
  }

  private async save(strokes: Stroke[]): Promise<void> {
    const { table } = this;
    await table.send(async () => {
      const kept = await table.api.put<Stroke[]>('/sketch', { strokes });
      const sketches = { ...table.stand.sketches, [table.seat]: kept };
      table.stand = { ...table.stand, sketches };
    });
    if (this.unsaved === strokes) this.unsaved = null;
  }

  private strokesOf(seat: number): Stroke[] {
    return this.table.stand.sketches[String(seat)] ?? [];
  }
}

const round = (value: number): number => Math.round(value);

/** At most so many points of a line as may be kept, its ends among them. */
function thinned(line: Point[]): Point[] {
  if (line.length <= MOST_POINTS) return line;
  const step = (line.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, number) => line[Math.round(number * step)]!);
}
