import { type Columns, type FactsRow, type Shape, toWire, type WireRow } from '@madrasah/events';
import { lasting } from '@madrasah/service-kit/http';

/** Puts rows of one list on the wire that stay the same objects while nothing of them changes: each once. */
export function wiring<C extends Columns, X extends Shape>(columns: C) {
  const wired = new WeakMap<object, WireRow<C, X>>();
  return (row: FactsRow<C, X>): WireRow<C, X> => {
    const known = wired.get(row);
    if (known) return known;
    const made = lasting(toWire(columns, row));
    wired.set(row, made);
    return made;
  };
}
