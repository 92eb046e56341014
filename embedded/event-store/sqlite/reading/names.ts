import { Recent } from '../recent.ts';
import type { ReadStatements } from '../statements.ts';

/** Names for the numbers that events carry. What is committed never changes its name, so nothing here grows old. */
export class Names {
  readonly #sql: ReadStatements;
  readonly #streams: Recent<number, string>;
  readonly #types: Recent<number, string>;

  /** @param capacity how many stream names, and how many type names, are held */
  constructor(sql: ReadStatements, capacity: number) {
    this.#sql = sql;
    this.#streams = new Recent(capacity);
    this.#types = new Recent(capacity);
  }

  get size(): number {
    return this.#streams.size + this.#types.size;
  }

  stream(id: number): string {
    return this.#streams.get(id) ?? remember(this.#streams, id, this.#sql.streamName.get(id));
  }

  type(id: number): string {
    return this.#types.get(id) ?? remember(this.#types, id, this.#sql.typeName.get(id));
  }
}

/** An event whose name is lost is not intact (its checksum covers the name), but it can still be handed out. */
function remember(names: Recent<number, string>, id: number, row: [string] | undefined): string {
  if (row) names.set(id, row[0]);
  return row?.[0] ?? '';
}
