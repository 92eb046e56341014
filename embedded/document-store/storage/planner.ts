import { type Equalities, equalitiesOf } from '../query/equalities.ts';
import { narrowed, type Ranges, rangesOf } from '../query/ranges.ts';
import type { Sorter } from '../query/sort.ts';
import type { Doc } from '../values/document.ts';
import { keyOf } from '../values/key.ts';
import type { IndexTree, Visit } from './indexing/index-tree.ts';
import type { Index, Indexes } from './indexing/indexes.ts';
import type { OrderedMap } from './indexing/ordered-map.ts';
import type { StoredDocument } from './stored-document.ts';

/** The documents a filter could match, every one of them; `ordered` when they come as the sort wants them. */
export type Plan = { readonly candidates: Iterable<StoredDocument>; readonly ordered: boolean };

/** A way to the candidates: how many it meets, and whether in order. */
type Way = {
  readonly size: number;
  readonly ordered: boolean;
  readonly take: () => Iterable<StoredDocument>;
};

type Wanted = {
  readonly equalities: Equalities;
  readonly ranges: Ranges;
  readonly sort: Sorter | undefined;
};

/** Reading and sorting a document costs about so many times what passing it by in order costs. */
const SORTING = 3;
/** Below this it is not worth putting an index in order to narrow it further. */
const FEW = 32;

/**
 * Chooses among `_id`, the indexes and the whole collection. An index serves by equalities on its leading fields,
 * then by a range on the next, and by the order of those behind the equalities. A page of a sorted list is taken
 * in order when that is likely to meet fewer documents than finding all and sorting them.
 * @param end how many matching documents are wanted at most
 */
export function plan(
  filter: Doc,
  documents: OrderedMap<StoredDocument>,
  indexes: Indexes,
  sort?: Sorter,
  end = Number.POSITIVE_INFINITY,
): Plan {
  const equalities = equalitiesOf(filter);
  const ids = equalities.get('_id');
  if (ids !== undefined) return { candidates: byIds(documents, ids), ordered: false };
  const wanted = { equalities, ranges: rangesOf(filter), sort };
  const ways = [primary(documents, wanted), ...[...indexes].flatMap((index) => wayOf(index, wanted) ?? [])];
  const fewest = ways.reduce((a, b) => (b.size < a.size ? b : a));
  const found = Math.max(1, fewest.size);
  const inOrder = ways
    .filter(({ ordered }) => ordered)
    .reduce<Way | undefined>((a, b) => (a && a.size <= b.size ? a : b), undefined);
  const met = inOrder && Math.min(inOrder.size, (end * inOrder.size) / found);
  const best = inOrder && met !== undefined && met <= found * SORTING ? inOrder : fewest;
  return { candidates: best.take(), ordered: best.ordered };
}

function* byIds(documents: OrderedMap<StoredDocument>, ids: readonly unknown[]): Generator<StoredDocument> {
  for (const id of new Set(ids.map(keyOf))) {
    const stored = documents.get(id);
    if (stored !== undefined) yield stored;
  }
}

/** The collection itself, which is in the order of its `_id`s when that is asked for. */
function primary(documents: OrderedMap<StoredDocument>, { ranges, sort }: Wanted): Way {
  const range = narrowed(ranges.get('_id') ?? [], false);
  const [first] = sort?.keys ?? [];
  const direction = first?.field === '_id' ? first.direction : undefined;
  const size = range === undefined ? documents.size : documents.count(range);
  const walked = range !== undefined || direction !== undefined;
  const take = () => (walked ? documents.walk(direction ?? 1, range) : documents.values());
  return { size, ordered: direction !== undefined, take };
}

function wayOf(index: Index, { equalities, ranges, sort }: Wanted): Way | undefined {
  const columns = chosen(index, equalities);
  const directions = sort && directionsFor(index, columns, sort);
  const conditions = ranges.get(index.fields[columns.length] ?? '');
  let visit: Visit = { columns, ...(directions ? { directions } : {}) };
  let size = index.tree.weigh(visit);
  if (conditions !== undefined && size > FEW) {
    visit = { ...visit, range: narrowed(conditions, index.lists) };
    size = index.tree.weigh(visit);
  } else if (columns.length === 0 && directions === undefined) return undefined;
  return { size, ordered: directions !== undefined, take: () => entries(index.tree, visit) };
}

/** The keys of the leading fields that have an equality. */
function chosen({ fields }: Index, equalities: Equalities): string[][] {
  const columns: string[][] = [];
  for (const field of fields) {
    const values = equalities.get(field);
    if (values === undefined) break;
    columns.push([...new Set(values.map(keyOf))]);
  }
  return columns;
}

/**
 * How to walk the fields behind the equalities, or undefined when no walk gives the order of the sort. Fields held
 * to one value do not count; a sort that ends with the `_id` is total, and nothing behind it counts either.
 */
function directionsFor(
  { fields, lists }: Index,
  columns: string[][],
  { keys }: Sorter,
): (1 | -1)[] | undefined {
  if (lists || columns.some((choices) => choices.length !== 1)) return undefined;
  const directions: (1 | -1)[] = [];
  let at = columns.length;
  for (const { field, direction } of keys) {
    const place = fields.indexOf(field);
    if (place >= 0 && place < columns.length) continue;
    const isId = field === '_id' && at === fields.length;
    if (!isId && field !== fields[at]) return undefined;
    directions.push(direction);
    if (isId) break;
    at += 1;
  }
  return directions;
}

/** A document under several keys is met several times, and shown once. */
function entries(tree: IndexTree, visit: Visit): Iterable<StoredDocument> {
  return tree.multikey ? distinct(tree.visit(visit)) : tree.visit(visit);
}

function* distinct(documents: Iterable<StoredDocument>): Generator<StoredDocument> {
  const seen = new Set<StoredDocument>();
  for (const stored of documents) {
    if (seen.has(stored)) continue;
    seen.add(stored);
    yield stored;
  }
}
