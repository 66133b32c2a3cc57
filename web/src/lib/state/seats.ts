/** Seats are numbered in the order of play [2.1.2], and the view says which of them begins [3.1.2]. */
import type { SeatState, ViewMessage } from '$lib/api/schema';

/** All seats, from one of them on. */
export function seatsFrom({ seats }: ViewMessage, seat: number): SeatState[] {
  return [...seats.slice(seat), ...seats.slice(0, seat)];
}

/** All seats in the order of play of the phase. */
export const inOrder = (view: ViewMessage): SeatState[] => seatsFrom(view, view.first);
