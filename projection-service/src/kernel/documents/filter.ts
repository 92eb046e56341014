import { checkedSchool } from './document.ts';

/** A filter of the safe subset: equalities, $in, ranges, $exists, $and, $or, $elemMatch, patterns. */
export type Filter = Readonly<Record<string, unknown>>;
export type Sort = Readonly<Record<string, 1 | -1>>;

/**
 * The filter within one school, tombstones left out. The caller's filter stands whole under `$and`, so nothing
 * in it — a `school`, a `$or`, a `$nor` — can widen the equality beside it.
 * @throws RangeError for no school
 */
export function withinSchool(school: string, filter: Filter = {}): Record<string, unknown> {
  const own = { school: checkedSchool(school), removed: { $exists: false } };
  return Object.keys(filter).length === 0 ? own : { ...own, $and: [filter] };
}

/** The order asked for, made total: equal documents stand by their id, on every page the same. */
export function totalOrder(sort: Sort = {}): Record<string, 1 | -1> {
  const { _id, ...fields } = sort;
  return { ...fields, _id: _id ?? 1 };
}
