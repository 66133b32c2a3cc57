/** Something this browser remembers; where it may not, it is simply forgotten. */
export class StoredValue<T> {
  constructor(private readonly name: string) {}

  read(): T | null {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? 'null') as T | null;
    } catch {
      return null;
    }
  }

  write(value: T): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(value));
    } catch {
      // Private windows and full disks: nothing that matters is lost.
    }
  }

  private get key(): string {
    return `famiglia.${this.name}`;
  }
}
