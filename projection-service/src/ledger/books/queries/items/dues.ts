import { type Day, dayNumber, paisa } from '@madrasah/events';
import type { Books } from '../../books.ts';
import { type Cut, isOfNow } from '../../cut.ts';
import { NONE } from '../../tables.ts';
import { type Advance, advancesOfAll, advancesSince } from '../advances.ts';
import { itemsOfAdmission } from './by-admission.ts';
import { isListed } from './item-states.ts';
import { type ItemSums, sumsOfAll, sumsOfSome } from './item-sums.ts';

/** What one admission was charged and still owes, in paisa. */
export interface AdmissionDues {
  readonly admissionId: number;
  readonly userId: number;
  readonly sessionId: number;
  readonly charged: number;
  /** All that lessened it without money, and of it what was written off. */
  readonly conceded: number;
  readonly writtenOff: number;
  readonly paid: number;
  readonly due: number;
  /** What of it is of each age that was asked for, the youngest first. */
  readonly ages: readonly number[];
}

/** Ages of dues on a day: the last day of each but the oldest, in days since a fee fell due. */
export interface Ages {
  readonly on: Day;
  readonly lastDays: readonly number[];
}

export interface Dues {
  /** By admission id. */
  readonly admissions: ReadonlyMap<number, AdmissionDues>;
  /** By user id: an advance is the student's, not an admission's. */
  readonly advances: ReadonlyMap<number, Advance>;
}

type Sums = { -readonly [K in keyof AdmissionDues]: AdmissionDues[K] } & { readonly ages: number[] };

/** Which age something is of, by its place; what is due later is of the first. */
export function ageOf(lastDays: readonly number[], days: number): number {
  const found = lastDays.findIndex((last) => days <= last);
  return found < 0 ? lastDays.length : found;
}

const noAges = (ages?: Ages): number[] => (ages ? [...ages.lastDays, 0].fill(0) : []);

/**
 * Dues of every admission that was ever charged, by age where that is asked for, and everybody's advances. Of books as
 * they are, what has no new row since it was last asked for is the same object as then.
 */
export function dues(books: Books, cut: Cut, ages?: Ages): Dues {
  if (!isOfNow(books, cut)) return allDues(books, cut, ages);
  const known = KEPT.get(books) ?? new Map<string, Kept>();
  KEPT.set(books, known);
  const name = ages?.lastDays.join() ?? '';
  const last = known.get(name);
  const found = last && last.on === ages?.on ? readOn(books, cut, last, ages) : allDues(books, cut, ages);
  known.set(name, { dues: found, on: ages?.on, rows: cut.rows, items: books.tables.items.entry.length });
  return found;
}

/** Dues as they stood when so many rows and items had been read. */
interface Kept {
  readonly dues: Dues;
  readonly on: Day | undefined;
  readonly rows: number;
  readonly items: number;
}

/** By the ages that were asked for. Books only ever add: what was read stays read. */
const KEPT = new WeakMap<Books, Map<string, Kept>>();

function allDues(books: Books, cut: Cut, ages?: Ages): Dues {
  const admissions = addedUp(books, cut, sumsOfAll(books, cut), { ages });
  return { admissions, advances: advancesOfAll(books, cut) };
}

/** Dues that were read before, with whatever has a row since reckoned anew, in the same order; nobody's earlier answer changes. */
function readOn(books: Books, cut: Cut, last: Kept, ages?: Ages): Dues {
  const { rows, items } = books.tables;
  const touched = new Set<number>();
  for (let item = last.items; item < items.entry.length; item += 1) touched.add(items.admission.at(item));
  for (let row = last.rows; row < cut.rows; row += 1)
    if (rows.item.at(row) !== NONE) touched.add(items.admission.at(rows.item.at(row)));
  if (touched.size === 0 && last.rows === cut.rows) return last.dues;
  const admissions = new Map(last.dues.admissions);
  for (const [id, row] of duesOfSome(books, cut, [...touched], ages)) admissions.set(id, row);
  return { admissions, advances: advancesSince(books, cut, last.rows, last.dues.advances) };
}

/** Dues of some admissions alone, along their own rows: a search shows thirty of thousands. */
export function duesOfSome(
  books: Books,
  cut: Cut,
  admissionIds: readonly number[],
  ages?: Ages,
): Dues['admissions'] {
  const items = [...new Set(admissionIds)].flatMap((id) => itemsOfAdmission(books, id));
  return addedUp(books, cut, sumsOfSome(books, cut, items), { items, ages });
}

interface Which {
  /** Whose sums they are, place by place; every item where absent. */
  readonly items?: readonly number[];
  readonly ages?: Ages | undefined;
}

function addedUp(books: Books, cut: Cut, sums: ItemSums, { items: some, ages }: Which): Dues['admissions'] {
  const today = ages ? dayNumber(ages.on) : 0;
  const { items } = books.tables;
  const admissions = new Map<number, Sums>();
  for (let place = 0; place < sums.due.length; place += 1) {
    const item = some ? (some[place] as number) : place;
    if (!isListed(books, cut, item, sums, place)) continue;
    const admissionId = items.admission.at(item);
    let row = admissions.get(admissionId);
    if (!row) {
      const userId = books.names.userIds.value(items.party.at(item));
      const sessionId = items.session.at(item);
      const none = { charged: 0, conceded: 0, writtenOff: 0, paid: 0, due: 0 };
      row = { admissionId, userId, sessionId, ...none, ages: noAges(ages) };
      admissions.set(admissionId, row);
    }
    row.charged = paisa(row.charged + (sums.charged[place] as number));
    row.conceded = paisa(row.conceded + (sums.conceded[place] as number));
    row.writtenOff = paisa(row.writtenOff + (sums.writtenOff[place] as number));
    row.due = paisa(row.due + (sums.due[place] as number));
    row.paid = paisa(row.charged - row.conceded - row.due);
    if (!ages) continue;
    const age = ageOf(ages.lastDays, today - items.dueOn.at(item));
    row.ages[age] = (row.ages[age] as number) + (sums.due[place] as number);
  }
  return admissions;
}
