import { Recent } from './recent.ts';
import type { Statements } from './statements.ts';

/** A stream's identity and its last revision (-1 before its first event). */
export interface StreamState {
  readonly id: number;
  readonly name: string;
  last: number;
}

/** The streams and event types met so far. Streams are bounded (there are many), types are not (there are few). */
export class Names {
  readonly #sql: Statements;
  readonly #streams: Recent<string, StreamState>;
  readonly #streamNames: Recent<number, string>;
  readonly #typeIds = new Map<string, number>();
  readonly #typeNames = new Map<number, string>();

  constructor(sql: Statements, capacity: number) {
    this.#sql = sql;
    this.#streams = new Recent(capacity);
    this.#streamNames = new Recent(capacity);
    this.forget();
  }

  /** Drops what a rolled-back transaction may have left behind. */
  forget(): void {
    this.#streams.clear();
    this.#streamNames.clear();
    this.#typeIds.clear();
    this.#typeNames.clear();
    for (const [id, name] of this.#sql.allTypes.rows()) this.#rememberType(id, name);
  }

  find(name: string): StreamState | undefined {
    const known = this.#streams.get(name);
    if (known) return known;
    const row = this.#sql.streamByName.get(name);
    return row && this.#remember(row);
  }

  /** The stream, made when absent: only inside a transaction. */
  findOrCreate(name: string): StreamState {
    const known = this.find(name);
    if (known) return known;
    const id = this.#sql.insertStream.get(name)?.[0] ?? 0;
    return this.#remember([id, name, -1]);
  }

  streamName(id: number): string {
    const known = this.#streamNames.get(id);
    if (known !== undefined) return known;
    const name = this.#sql.streamName.get(id)?.[0];
    if (name === undefined) throw new Error(`stream ${id} has events but no name`);
    this.#streamNames.set(id, name);
    return name;
  }

  typeId(name: string): number {
    return this.#typeIds.get(name) ?? this.#rememberType(this.#sql.insertType.get(name)?.[0] ?? 0, name);
  }

  typeName(id: number): string {
    return this.#typeNames.get(id) ?? '';
  }

  #remember([id, name, last]: [number, string, number]): StreamState {
    const state = { id, name, last };
    this.#streams.set(name, state);
    this.#streamNames.set(id, name);
    return state;
  }

  #rememberType(id: number, name: string): number {
    this.#typeIds.set(name, id);
    this.#typeNames.set(id, name);
    return id;
  }
}
