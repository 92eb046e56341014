import { BSONRegExp } from 'bson';
import { type Doc, isDocument, isOperators } from '../values/document.ts';

/** Path → the values it must have one of, for every document the filter matches. */
export type Equalities = Map<string, readonly unknown[]>;

/**
 * The equalities an index can answer: plain ones, $eq, $in, under $and, and inside a sole $elemMatch.
 * They narrow the search; the filter itself is still tested on every candidate.
 */
export function equalitiesOf(filter: Doc, into: Equalities = new Map()): Equalities {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) {
      for (const clause of condition) equalitiesOf(clause as Doc, into);
    } else if (!name.startsWith('$')) {
      collect(name, condition, into);
    }
  }
  return into;
}

function collect(path: string, condition: unknown, into: Equalities): void {
  const values = choices(condition);
  if (values !== undefined) {
    const known = into.get(path);
    if (known === undefined || values.length < known.length) into.set(path, values);
    return;
  }
  if (!isOperators(condition) || !isDocument(condition['$elemMatch'])) return;
  for (const [inner, value] of Object.entries(condition['$elemMatch'])) {
    const inside = inner.startsWith('$') ? undefined : choices(value);
    // An element that is itself an array "has" null everywhere, yet no index entry says so.
    if (inside?.every((choice) => choice !== null)) into.set(`${path}.${inner}`, inside);
  }
}

/** The values an equality condition allows, or undefined when it is no equality. */
function choices(condition: unknown): readonly unknown[] | undefined {
  if (condition instanceof BSONRegExp) return undefined;
  if (!isOperators(condition)) return [condition];
  if ('$eq' in condition) return [condition['$eq']];
  const list = condition['$in'];
  return Array.isArray(list) ? list : undefined;
}

/** The `_id` choices of a filter that asks for nothing else, so that no candidate need be tested. */
export function idsOnly(filter: Doc): readonly unknown[] | undefined {
  const names = Object.keys(filter);
  if (names.length !== 1 || names[0] !== '_id') return undefined;
  const condition = filter['_id'];
  if (isOperators(condition) && Object.keys(condition).length !== 1) return undefined;
  return choices(condition);
}
