/** How a person likes the page at every table; this browser remembers it. */
import { createContext } from 'svelte';
import { Kept } from './kept';

export type Theme = 'auto' | 'light' | 'dark';

interface Liked {
  theme: Theme;
  /** How many times as fast as usual stories are told; 0 tells them at once. */
  speed: number;
  /** Whether single letters open panels: who speaks to the machine may not want that. */
  hasLetters: boolean;
}

const USUAL: Liked = { theme: 'auto', speed: 1, hasLetters: true };

export class Taste {
  private readonly kept = new Kept<Partial<Liked>>('look');
  private liked = $state.raw<Liked>({ ...USUAL, ...this.kept.read() });

  get theme(): Theme {
    return this.liked.theme;
  }

  get speed(): number {
    return this.liked.speed;
  }

  get hasLetters(): boolean {
    return this.liked.hasLetters;
  }

  set(changed: Partial<Liked>): void {
    this.liked = { ...this.liked, ...changed };
    this.kept.write(this.liked);
  }
}

export const [getTaste, setTaste] = createContext<Taste>();
