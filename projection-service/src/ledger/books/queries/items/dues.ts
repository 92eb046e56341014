import { type Day, dayNumber, paisa } from '@madrasah/events';
import type { Books } from '../../books.ts';
import type { Cut } from '../../cut.ts';
import { type Advance, advancesOfAll } from '../advances.ts';
import { isListed } from './item-states.ts';
import { sumsOfAll } from './item-sums.ts';

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
  const today = ages ? dayNumber(ages.on) : 0;
  const { items } = books.tables;
  const sums = sumsOfAll(books, cut);
  const admissions = new Map<number, Sums>();
  for (let item = 0; item < sums.due.length; item += 1) {
    if (!isListed(books, cut, item, sums, item)) continue;
    const admissionId = items.admission.at(item);
    let row = admissions.get(admissionId);
    if (!row) {
      const userId = books.names.userIds.value(items.party.at(item));
      const sessionId = items.session.at(item);
      row = { admissionId, userId, sessionId, charged: 0, conceded: 0, paid: 0, due: 0, ages: noAges(ages) };
      admissions.set(admissionId, row);
    }
    row.charged = paisa(row.charged + (sums.charged[item] as number));
    row.conceded = paisa(row.conceded + (sums.conceded[item] as number));
    row.due = paisa(row.due + (sums.due[item] as number));
    row.paid = paisa(row.charged - row.conceded - row.due);
    if (!ages) continue;
    const age = ageOf(ages.lastDays, today - items.dueOn.at(item));
    row.ages[age] = (row.ages[age] as number) + (sums.due[item] as number);
  }
  return { admissions, advances: advancesOfAll(books, cut) };
}
