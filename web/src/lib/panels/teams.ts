/** How many Mandamenti a team controls. */
import type { SeatState, ViewMessage } from '$lib/api/schema';

interface TeamCount {
  team: number;
  seats: SeatState[];
  number: number;
}

export function counted(view: ViewMessage, team: number): TeamCount {
  const seats = view.seats.filter((seat) => seat.team === team);
  const number = view.families
    .filter((family) => seats.some((seat) => seat.family === family.family))
    .reduce((sum, family) => sum + family.mandamenti, 0);
  return { team, seats, number };
}
