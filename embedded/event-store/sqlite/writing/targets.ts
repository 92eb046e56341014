import { Recent } from '../recent.ts';
import type { WriteStatements } from '../statements.ts';

/** A stream's identity and its last revision (-1 before its first event), as the open transaction sees them. */
export interface Target {
  readonly id: number;
  readonly name: string;
  last: number;
}

/** The streams and event types the writer has met lately. */
export class Targets {
  readonly #sql: WriteStatements;
  readonly #streams: Recent<string, Target>;
  readonly #types: Recent<string, number>;

  /** @param capacity how many streams, and how many types, are held */
  constructor(sql: WriteStatements, capacity: number) {
    this.#sql = sql;
    this.#streams = new Recent(capacity);
    this.#types = new Recent(capacity);
  }

  get size(): number {
    return this.#streams.size + this.#types.size;
  }

  /** Drops what a rolled-back transaction may have left behind. */
  forget(): void {
    this.#streams.clear();
    this.#types.clear();
  }

  find(name: string): Target | undefined {
    const known = this.#streams.get(name);
    if (known) return known;
    const row = this.#sql.streamByName.get(name);
    return row && this.#remember({ id: row[0], name, last: row[1] });
  }

  create(name: string): Target {
    return this.#remember({ id: this.#sql.insertStream.get(name)?.[0] ?? 0, name, last: -1 });
  }

  /** The number of an event type, made when absent. */
  typeId(name: string): number {
    const known = this.#types.get(name);
    if (known !== undefined) return known;
    const id = (this.#sql.typeByName.get(name) ?? this.#sql.insertType.get(name))?.[0] ?? 0;
    this.#types.set(name, id);
    return id;
  }

  #remember(target: Target): Target {
    this.#streams.set(target.name, target);
    return target;
  }
}
