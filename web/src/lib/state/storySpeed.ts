/** How long the rows of a story are held. */
import { holdOf, type SceneKind } from '$lib/log/scenes';

/** A queue longer than this hurries. */
const LONG_QUEUE_ROWS = 40;
/** So much faster what others planned is told to who is asked; it must still be read. */
const HURRY_FACTOR_WHEN_ASKED = 1.4;

/** How fast stories can be told; 0 is at once. */
export const SPEEDS = [1, 2, 4, 0];

const UNHURRIED: SceneKind[] = ['reveal', 'order', 'movement', 'fight', 'card', 'cards', 'ending'];

export class StorySpeed {
  /** How many times as fast as usual; 0 tells everything at once. */
  speed: () => number = () => 1;
  /** Whether nothing may move. */
  isStill: () => boolean = () => false;

  /** Whether a question may wait for what is told. */
  isSlow(): boolean {
    return this.speed() > 0 && !this.isStill();
  }

  /** In milliseconds; the encounter is a story of its own and does not hurry. */
  hold(kind: SceneKind, waiting: number, isAsked: boolean): number {
    const speed = this.speed();
    const usual = holdOf(kind);
    if (speed === 0 || usual === 0) return 0;
    if (UNHURRIED.includes(kind)) return this.longer(usual);
    const hurry = Math.max(1, waiting / LONG_QUEUE_ROWS) * (isAsked ? HURRY_FACTOR_WHEN_ASKED : 1);
    return usual / speed / hurry;
  }

  /** Something at the usual speed, in milliseconds as it is told now. */
  longer(milliseconds: number): number {
    const speed = this.speed();
    return speed === 0 ? 0 : milliseconds / speed;
  }

  /** How long pieces are on their way in a row that is held so long, in milliseconds. */
  flight(hold: number): number {
    return this.isStill() ? 0 : hold / 2;
  }
}
