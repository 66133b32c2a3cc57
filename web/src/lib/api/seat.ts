/** Everything a person asks of the server from one seat of a table. */
import { ask, newId } from './client';
import type {
  Confirmed,
  DraftMessage,
  MomentMessage,
  RowMessage,
  Saying,
  SeatLink,
  SnapshotMessage,
  TableMessage,
} from './schema';

export type Channel = 'team' | 'table';

/** Where a seat is; asked for itself it tells how things stand. */
export const seatPath = (table: string, seat: number): string =>
  `/api/tables/${table}/seats/${seat}`;

export class SeatApi {
  private readonly path: string;

  constructor(
    readonly table: string,
    readonly seat: number,
  ) {
    this.path = seatPath(table, seat);
  }

  snapshot = () => this.get<SnapshotMessage>('');
  rows = (after: number) => this.get<RowMessage[]>(`/rows?after=${after}`);
  moments = (first: number, last: number) =>
    this.get<MomentMessage[]>(`/moments?first=${first}&last=${last}`);
  draft = (decision: number, answers: string[]) =>
    this.put<DraftMessage>('/draft', { decision, answers });
  propose = (decision: number, answers: string[]) =>
    this.put<DraftMessage>('/proposal', { decision, answers });
  choose = (decision: number, answer: string) =>
    this.post<TableMessage>('/choice', { decision, answer });
  setAhead = (name: string, answer: string) => this.put<TableMessage>('/ahead', { name, answer });
  vote = (on: string, isFor: boolean, first = 0, about = -1) =>
    this.post<TableMessage>('/votes', { on, is_for: isFor, first, about });
  undo = (first: number) => this.post<TableMessage>('/undo', { first });
  concede = () => this.post<TableMessage>('/concede');
  lend = (milliseconds: number) => this.post<TableMessage>('/lend', { milliseconds });
  comeBack = () => this.post<TableMessage>('/return');
  rename = (name: string) => this.put<TableMessage>('/name', { name });
  leave = () => ask<TableMessage>('DELETE', this.path);
  newLink = () => this.post<SeatLink>('/link');
  say = (channel: Channel, text: string) => this.post<Saying>('/chat', { channel, text });
  sayings = (channel: Channel, after = 0) =>
    this.get<Saying[]>(`/chat?channel=${channel}&after=${after}`);
  record = () => this.get<unknown>('/export');

  /** Sent again under the same id where no reply came: it counts once. */
  confirm(decision: number, answers: string[], client = newId()): Promise<Confirmed> {
    return this.post<Confirmed>('/moves', { decision, answers, client });
  }

  get<T>(rest: string): Promise<T> {
    return ask<T>('GET', this.path + rest);
  }

  put<T>(rest: string, body: unknown): Promise<T> {
    return ask<T>('PUT', this.path + rest, body);
  }

  post<T>(rest: string, body?: unknown): Promise<T> {
    return ask<T>('POST', this.path + rest, body);
  }
}
