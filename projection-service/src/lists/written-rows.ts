import { type Columns, type FactsRow, type Shape, toWire } from '@madrasah/events';
import { JsonAnswer } from '@madrasah/service-kit/http';

const COMMA = Buffer.from(',');
const BEFORE = Buffer.from('{"data":[');

/** Writes rows of one list that stay the same objects while nothing of them changes: each once. */
export function writing<C extends Columns, X extends Shape>(columns: C) {
  const written = new WeakMap<object, Buffer>();
  const jsonOf = (row: FactsRow<C, X>): Buffer => {
    const known = written.get(row);
    if (known) return known;
    const json = Buffer.from(JSON.stringify(toWire(columns, row)));
    written.set(row, json);
    return json;
  };
  /** @param rest what stands beside the rows: at least one field */
  return (rows: readonly FactsRow<C, X>[], rest: object): JsonAnswer => {
    const parts: Buffer[] = [BEFORE];
    for (const row of rows) parts.push(jsonOf(row), COMMA);
    if (rows.length > 0) parts.pop();
    parts.push(Buffer.from(`],${JSON.stringify(rest).slice(1)}`));
    return new JsonAnswer(Buffer.concat(parts));
  };
}
