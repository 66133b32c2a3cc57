/** How a person likes the page at every table; this browser remembers it. */
import { createContext } from 'svelte';
import { StoredValue } from './storage';

export type Theme = 'auto' | 'light' | 'dark';

interface PreferenceValues {
  theme: Theme;
  /** How many times as fast as usual stories are told; 0 tells them at once. */
  speed: number;
  /** Whether single letters open panels: who speaks to the machine may not want that. */
  hasLetters: boolean;
}

const USUAL_PREFERENCES: PreferenceValues = { theme: 'auto', speed: 1, hasLetters: true };

export class Preferences {
  private readonly storedValues = new StoredValue<Partial<PreferenceValues>>('look');
  private liked = $state.raw<PreferenceValues>({
    ...USUAL_PREFERENCES,
    ...this.storedValues.read(),
  });

  get theme(): Theme {
    return this.liked.theme;
  }

  get speed(): number {
    return this.liked.speed;
  }

  get hasLetters(): boolean {
    return this.liked.hasLetters;
  }

  set(changed: Partial<PreferenceValues>): void {
    this.liked = { ...this.liked, ...changed };
    this.storedValues.write(this.liked);
  }
}

export const [getPreferences, setPreferences] = createContext<Preferences>();
