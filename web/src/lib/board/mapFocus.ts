/** What is of interest on the map: what glows there, what is fought for, else where the own family stands. */
import type { Point } from '$lib/state/camera';
import type { Table } from '$lib/state/table.svelte';
import { middleOf, seaMiddle } from './piecePositions';

/** What is asked about: what can be chosen, else the area into which somebody moves. */
export function askedPoints(table: Table): Point[] {
  const offered = offeredPoints(table);
  const { movement } = table.shown.now;
  if (offered.length > 0 || !movement) return offered;
  return [middleOf(table.assets.board, movement.target)];
}

/** The places that glow. */
export function offeredOn({ choice, assets: { board } }: Table): {
  areas: string[];
  seas: string[];
} {
  return {
    areas: Object.keys(board.areas).filter((id) => choice.isOffered({ thing: 'area', id })),
    seas: Object.keys(board.seas).filter((id) => choice.isOffered({ thing: 'sea', id })),
  };
}

function offeredPoints(table: Table): Point[] {
  const { areas, seas } = offeredOn(table);
  const { board } = table.assets;
  return [...areas.map((id) => middleOf(board, id)), ...seas.map((id) => seaMiddle(board, id))];
}

/** What is asked and what has been clicked of it; null while the story has the map. */
export function askedOf({ choice, snapshot, story }: Table): string | null {
  if (story.isRunning || story.holdsQuestion || !choice.question) return null;
  const { answers, isProposing, picks } = choice;
  return JSON.stringify([
    snapshot.table.decision,
    isProposing,
    answers.map(({ text }) => text),
    picks,
  ]);
}

export function centreOf(table: Table): Point {
  const { board } = table.assets;
  const { areas } = table.story.pieces;
  const own = Object.keys(areas)
    .filter((id) => areas[id]?.holder === table.family)
    .map((id) => middleOf(board, id));
  const asked = askedPoints(table);
  const found = asked.length > 0 ? asked : own;
  const middle = { x: board.width / 2, y: board.height / 2 };
  return found.length > 0 ? meanOf(found) : middle;
}

/** The middle of the areas that the story tells of, of which there must be one. */
export function storyPoint({ story, assets: { board } }: Table): Point {
  return meanOf(story.areas.map((id) => middleOf(board, id)));
}

function meanOf(points: Point[]): Point {
  const sum = points.reduce((so, at) => ({ x: so.x + at.x, y: so.y + at.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}
