import { type Day, dayNumber, paisa } from '@madrasah/events';
import type { Books } from '../../books.ts';
import type { Cut } from '../../cut.ts';
import { type Advance, advancesOfAll } from '../advances.ts';
import { itemsOfAdmission } from './by-admission.ts';
import { isListed } from './item-states.ts';
import { type ItemSums, sumsOfAll, sumsOfSome } from './item-sums.ts';

/** What one admission was charged and still owes, in paisa. */
export interface AdmissionDues {
  readonly admissionId: number;
  readonly userId: number;
  readonly sessionId: number;
  readonly charged: number;
  readonly conceded: number;
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

/** Dues of every admission that was ever charged, by age where that is asked for, and everybody's advances. */
export function dues(books: Books, cut: Cut, ages?: Ages): Dues {
  const admissions = addedUp(books, cut, sumsOfAll(books, cut), { ages });
  return { admissions, advances: advancesOfAll(books, cut) };
}

/** Dues of some admissions alone, along their own rows: a search shows thirty of thousands. */
export function duesOfSome(books: Books, cut: Cut, admissionIds: readonly number[]): Dues['admissions'] {
  const items = [...new Set(admissionIds)].flatMap((id) => itemsOfAdmission(books, id));
  return addedUp(books, cut, sumsOfSome(books, cut, items), { items });
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
      row = { admissionId, userId, sessionId, charged: 0, conceded: 0, paid: 0, due: 0, ages: noAges(ages) };
      admissions.set(admissionId, row);
    }
    row.charged = paisa(row.charged + (sums.charged[place] as number));
    row.conceded = paisa(row.conceded + (sums.conceded[place] as number));
    row.due = paisa(row.due + (sums.due[place] as number));
    row.paid = paisa(row.charged - row.conceded - row.due);
    if (!ages) continue;
    const age = ageOf(ages.lastDays, today - items.dueOn.at(item));
    row.ages[age] = (row.ages[age] as number) + (sums.due[place] as number);
  }
  return admissions;
}
