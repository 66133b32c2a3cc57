/** The two teams, the own one first. */
import type { SeatState, TeamState, ViewMessage } from '$lib/api/schema';

type Seated = TeamState & { seats: SeatState[] };

export function teamsOf(view: ViewMessage, own: number): Seated[] {
  const teams = view.teams.map((team) => ({
    ...team,
    seats: view.seats.filter((seat) => seat.team === team.team),
  }));
  const isOwn = ({ team }: Seated) => team === own;
  return [...teams.filter(isOwn), ...teams.filter((team) => !isOwn(team))];
}
