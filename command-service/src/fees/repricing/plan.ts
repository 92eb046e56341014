import { paisa } from '@madrasah/events';
import { priceColumn } from '@madrasah/events/fees';
import { type Lessening, lessen, partOf, ROUNDINGS, type Rounding } from '@madrasah/events/plans';
import { placedFor } from '../../admissions/state.ts';
import { roundingOf } from '../../ledger/chart/lookups.ts';
import { type ChartState, priceKey } from '../../ledger/chart/state.ts';
import type { Item } from '../../ledger/journal/state.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import { type Admitted, lesseningsOf } from '../charge-run/line.ts';
import { priceOf } from '../price-list/student-price.ts';
import { type NewPrice, planRepricing, type Repriced } from '../reprice-charges.ts';

/** Which of the charges that stand are looked at, and how a concession follows a changed price. */
export interface Wanted {
  readonly subLedgerIds: readonly number[];
  readonly from: string | undefined;
  readonly concessions: 'scale' | 'keep';
}

export interface Repricing {
  readonly lines: readonly Repriced[];
  /** Charges that were never of the matrix (by days, by hand), or of which more was given up than is left: they stay. */
  readonly kept: readonly Item[];
}

const taken = (amount: number, lessenings: readonly Lessening[], rounding: Rounding) =>
  lessen(amount, lessenings, rounding).reduce((sum, part) => sum + part.amount, 0);

/** What lessenings took off a charge when it was made, as far as that is among what was conceded: it may have been rounded otherwise then. */
const takenThen = (charged: number, lessenings: readonly Lessening[], most: number, now: Rounding) =>
  [now, ...Object.values(ROUNDINGS)]
    .map((rounding) => taken(charged, lessenings, rounding))
    .find((amount) => amount <= most);

/** What is conceded in all of a charge at another price: what stands for the student by it, what was granted besides with it. */
export function concededAt(
  chart: ChartState,
  item: Item,
  amount: number,
  lessenings: readonly Lessening[],
  how: Wanted['concessions'],
) {
  const rounding = roundingOf(chart);
  const fixed = item.deducted + item.forgone;
  const before = takenThen(item.charged, lessenings, item.conceded - fixed, rounding);
  const granted = item.conceded - fixed - (before ?? 0);
  const own = how === 'scale' ? partOf(amount, granted, item.charged, rounding) : granted;
  return paisa(fixed + (before === undefined ? 0 : taken(amount, lessenings, rounding)) + own);
}

/** The price of a charge now; undefined where the matrix says nothing of it, null where it was never of the matrix. */
function newPrice(
  books: PlannedBooks,
  admitted: Admitted,
  item: Item,
  how: Wanted,
): NewPrice | null | undefined {
  const { subLedgerId, monthId } = item;
  const student = placedFor(admitted, monthId, item.dueOn);
  const about = { subLedgerId, monthId, day: books.today };
  const price = priceOf(books, student, about);
  if (!price || price.off || price.amount === null || price.amount === item.charged) return undefined;
  if (!wasOfTheMatrix(books, student, item)) return null;
  const lessenings = lesseningsOf(books, student, { ...about, day: item.dueOn });
  const charged = price.amount;
  if (item.deducted + item.forgone > charged) return null;
  return {
    itemId: item.itemId,
    charged,
    conceded: concededAt(books.chart, item, charged, lessenings, how.concessions),
  };
}

/** Whether a charge is what the matrix has said at some time: one by days, or changed by hand, is not. */
function wasOfTheMatrix({ chart }: PlannedBooks, student: Admitted, item: Item): boolean {
  const row = chart.priceKeys.get(priceKey(student.sessionId, student.classId, item.subLedgerId));
  const versions = row === undefined ? [] : (chart.prices.get(row)?.versions ?? []);
  const { gender, residence, newOrOld } = student;
  // What gender 3 pays is a setting that may have changed since.
  const columns = [false, true].map((female) => priceColumn(gender, residence, newOrOld, female));
  return versions.some(({ amounts }) => columns.some((column) => amounts?.[column] === item.charged));
}

/** What the prices of today would make of the charges that stand for these students. Pure. */
export function planApplied(books: PlannedBooks, wanted: Wanted, admitted: readonly Admitted[]): Repricing {
  const { journal } = books;
  const { subLedgerIds, from = '' } = wanted;
  const prices: NewPrice[] = [];
  const kept: Item[] = [];
  for (const student of admitted)
    for (const itemId of journal.itemsOf.get(student.userId) ?? []) {
      const item = journal.items.get(itemId);
      if (item?.admissionId !== student.admissionId || item.reversed || item.dueOn < from) continue;
      if (item.examId > 0) continue;
      if (subLedgerIds.length > 0 && !subLedgerIds.includes(item.subLedgerId)) continue;
      const price = newPrice(books, student, item, wanted);
      if (price) prices.push(price);
      else if (price === null) kept.push(item);
    }
  return { lines: planRepricing(books, prices), kept };
}
