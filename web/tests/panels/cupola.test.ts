import { describe, expect, it } from 'vitest';
import { seated } from '$lib/panels/tiles/cupolaSeats';

const count = (seats: { family: string | null }[], family: string | null) =>
  seats.filter((seat) => seat.family === family).length;

describe('the round table of the Cupola', () => {
  it('seats the members of both and leaves the other seats free', () => {
    const seats = seated({ red: 5, blue: 6 }, 'blue', 12);
    expect([count(seats, 'red'), count(seats, 'blue'), count(seats, null)]).toEqual([5, 6, 1]);
  });

  it('seats the own members on the left', () => {
    const own = seated({ red: 6, blue: 6 }, 'blue', 12).filter((seat) => seat.family === 'blue');
    for (const seat of own) expect(seat.x).toBeLessThan(0.01);
  });
});
