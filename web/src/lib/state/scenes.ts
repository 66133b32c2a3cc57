/** What rows of a table's log are about, as the story shows them. */
import type { RowMessage } from '$lib/api/schema';
import type { BoardPieces } from '$lib/log/pieces';
import type { Table } from './table.svelte';
import { kindOf, pathOf, type Path, type SceneKind } from '$lib/log/scenes';
import { duelOf, lossesOf, type Duel, type Loss } from '$lib/log/duel';
import { resultOf, type Result } from '$lib/log/results';
import { Times, type Time } from '$lib/log/times';
import { turningPointOf, type TurningPoint } from '$lib/log/turningPoints';

/** What is being shown of a row. */
export interface Scene {
  row: RowMessage;
  kind: SceneKind;
  isEncounter: boolean;
  /** In which it happened: spaces have other names in another one. */
  round: number;
  path: Path | null;
  duel: Duel | null;
  losses: Loss[];
  /** How a fight came out in it. */
  result: Result | null;
  turningPoint: TurningPoint | null;
}

export class Scenes {
  private readonly times = new Times();

  constructor(private readonly table: Table) {}

  /** The scene of a row; `pieces` stand on the map after it. */
  of(row: RowMessage, pieces: BoardPieces | null): Scene {
    const { rows, view } = this.table;
    const { round, phase } = this.timeOf(row);
    const isEncounter = phase === 'encounter';
    const path = this.pathOf(row);
    const events = row.entry?.events ?? [];
    return {
      row,
      kind: kindOf(row, isEncounter),
      isEncounter,
      round,
      path,
      duel: duelOf(rows, indexOf(row), view.seats),
      losses: isEncounter ? lossesOf(events, path?.attackers) : [],
      result: this.resultOf(row, pieces, path),
      turningPoint: turningPointOf(events),
    };
  }

  kindOf(row: RowMessage): SceneKind {
    return kindOf(row, this.timeOf(row).phase === 'encounter');
  }

  timeOf(row: RowMessage): Time {
    return this.times.at(this.table.rows, indexOf(row));
  }

  resultOf(
    row: RowMessage,
    pieces: BoardPieces | null,
    path: Path | null = this.pathOf(row),
  ): Result | null {
    const holder = pieces?.areas[path?.target ?? '']?.holder ?? null;
    return resultOf(row.entry?.events ?? [], path, holder);
  }

  private pathOf(row: RowMessage): Path | null {
    return pathOf(this.table.rows, indexOf(row), this.table.view.seats);
  }
}

/** Rows are numbered from 1 on, without gaps. */
const indexOf = (row: RowMessage): number => row.number - 1;

/** The areas that a scene is about: those of the way, else that of the entry, else that of the order. */
export function areasOf(scene: Scene): string[] {
  if (scene.path) return [scene.path.start, scene.path.target];
  if (scene.kind === 'reveal') return [];
  const named = areaNamed(scene.row);
  if (named !== null) return [named];
  return scene.isEncounter ? [scene.row.entry?.order?.area ?? ''].filter(Boolean) : [];
}

function areaNamed({ entry }: RowMessage): string | null {
  const area = entry?.answer.fields.area;
  return typeof area === 'string' ? area : null;
}
