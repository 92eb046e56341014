import { type Doc, isOperators } from '../values/document.ts';
import { keyOf, keysOfType } from '../values/key.ts';

/** From one key to another, both included. */
export type KeyRange = { readonly least: string; readonly most: string };

/** Path → the ranges in each of which it has a value, for every document the filter matches. */
export type Ranges = Map<string, readonly KeyRange[]>;

/**
 * The ranges an ordered index can answer: those of $gt, $gte, $lt and $lte, also under $and. They narrow the
 * search, bounds included; the filter itself is still tested on every candidate.
 */
export function rangesOf(filter: Doc, into: Ranges = new Map()): Ranges {
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(condition)) {
      for (const clause of condition) rangesOf(clause as Doc, into);
    } else if (!name.startsWith('$') && isOperators(condition)) {
      const found = Object.entries(condition).flatMap(([operator, bound]) => rangeOf(operator, bound) ?? []);
      if (found.length > 0) into.set(name, [...(into.get(name) ?? []), ...found]);
    }
  }
  return into;
}

/** A bound compares within its own type only, so the other end is that of the type. */
function rangeOf(operator: string, bound: unknown): KeyRange | undefined {
  const { least, most } = keysOfType(bound);
  if (operator === '$gt' || operator === '$gte') return { least: keyOf(bound), most };
  if (operator === '$lt' || operator === '$lte') return { least, most: keyOf(bound) };
  return undefined;
}

/**
 * The one range to walk. With a list, each condition may be met by another element: only one of them may narrow.
 */
export function narrowed(ranges: readonly KeyRange[], lists: boolean): KeyRange | undefined {
  if (lists || ranges.length < 2) return ranges[0];
  const least = ranges.map((range) => range.least).reduce((a, b) => (a > b ? a : b));
  const most = ranges.map((range) => range.most).reduce((a, b) => (a < b ? a : b));
  return { least, most };
}
