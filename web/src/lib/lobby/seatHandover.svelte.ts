/** Where one person holds several seats, what one of them sees is hidden until somebody says who is there. */
import type { SeatMessage, TableMessage } from '$lib/api/schema';

export class SeatHandover {
  isOpen = $state(false);

  private asked: number | null;

  constructor(
    private readonly seat: number,
    table: TableMessage,
    isOpen: boolean,
  ) {
    this.asked = askedHere(table, seat);
    this.isOpen = isOpen;
  }

  /** Falls when the game goes on with somebody else than who sits here. */
  follow(table: TableMessage): void {
    const asked = askedHere(table, this.seat);
    if (asked !== this.asked && asked !== this.seat) this.isOpen = false;
    this.asked = asked;
  }

  hides(table: TableMessage): boolean {
    return !this.isOpen && table.status !== 'ended' && ownSeats(table).length > 1;
  }
}

export function ownSeats(table: TableMessage): SeatMessage[] {
  return table.seats.filter((seat) => seat.is_yours);
}

/** Who of this screen is asked, the one who sits here first; null if the game waits for others. */
export function askedHere(table: TableMessage, seat: number): number | null {
  const found = ownSeats(table)
    .filter((own) => table.asked.includes(own.seat))
    .map((own) => own.seat);
  return found.includes(seat) ? seat : (found[0] ?? null);
}
