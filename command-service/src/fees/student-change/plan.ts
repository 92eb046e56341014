import { paisa } from '@madrasah/events';
import { isBefore, type Place, type Since } from '@madrasah/events/admissions';
import { subLedgerAt } from '../../ledger/chart/lookups.ts';
import { priceKey } from '../../ledger/chart/state.ts';
import type { Item } from '../../ledger/journal/state.ts';
import type { ChargeLine } from '../charge.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import { type Admitted, lesseningsOf, lineOf } from '../charge-run/line.ts';
import { monthlyHeads } from '../charge-run/months-since.ts';
import { priceOf } from '../price-list/student-price.ts';
import { type NewPrice, planRepricing, type Repriced } from '../reprice-charges.ts';
import { concededAt } from '../repricing/plan.ts';

/** Another class, residence, new or old of one admission; `changeNo` counts those of the admission. */
export interface StudentChange extends Since {
  readonly changeNo: number;
  readonly before: Place;
  readonly after: Place;
}

/** Charges of one day that the student would have been charged, had he been there before. */
export interface LateCharge {
  readonly dueOn: string;
  readonly lines: readonly ChargeLine[];
}

interface HeadNamed {
  readonly subLedgerId: number;
  readonly name: string;
}

/** What a change makes of a student's charges. */
export interface ChangePlan {
  readonly repriced: readonly Repriced[];
  readonly charges: readonly LateCharge[];
  /** Charges by days or by hand, or of which more was given up than would be left: they stay. */
  readonly kept: readonly Item[];
  /** Months paid ahead and not charged yet: they keep the price they were paid at, also where the new class has none. */
  readonly ahead: readonly (HeadNamed & {
    readonly monthId: number;
    readonly amount: number;
    readonly priced: boolean;
  })[];
  /** Heads that say nothing of where he is now, although his class has a price of them. */
  readonly unpriced: readonly HeadNamed[];
}

interface Sides {
  readonly before: Admitted;
  readonly after: Admitted;
}

/** What of a head is charged to a student by the matrix of a day: 0 where it is not charged there; null: nobody has said. */
function matrixPrice(books: PlannedBooks, student: Admitted, { subLedgerId, monthId }: Item, day: string) {
  const price = priceOf(books, student, { subLedgerId, monthId, day });
  if (price?.off) return undefined;
  return price ? price.amount : 0;
}

/** The day by whose matrix a charge stands: that of the charge, or of a matrix that was applied to it since. */
function pricedOn(books: PlannedBooks, before: Admitted, item: Item): string | undefined {
  const { chart } = books;
  const row = chart.priceKeys.get(priceKey(before.sessionId, before.classId, item.subLedgerId));
  const versions = row === undefined ? [] : (chart.prices.get(row)?.versions ?? []);
  const days = [item.dueOn, ...versions.map(({ from }) => from).toReversed()];
  return days.find((day) => (matrixPrice(books, before, item, day) ?? 0) === item.charged);
}

/** Whether a charge says nothing of class and residence: of a late fee, or whatever no matrix has. */
const isOfNoMatrix = (books: PlannedBooks, { before, after }: Sides, item: Item) =>
  [before, after].every((side) => !priceOf(books, side, { ...item, day: item.dueOn }));

type Judged = NewPrice | 'kept' | 'unpriced' | undefined;

function newPrice(books: PlannedBooks, sides: Sides, item: Item): Judged {
  if (isOfNoMatrix(books, sides, item)) return undefined;
  const day = pricedOn(books, sides.before, item);
  if (day === undefined)
    return matrixPrice(books, sides.after, item, books.today) === item.charged ? undefined : 'kept';
  const charged = matrixPrice(books, sides.after, item, day);
  if (charged === null) return 'unpriced';
  if (charged === undefined || charged === item.charged) return undefined;
  if (item.deducted + item.forgone > charged) return 'kept';
  const lessenings = lesseningsOf(books, sides.after, { ...item, day: item.dueOn });
  return {
    itemId: item.itemId,
    charged,
    conceded: concededAt(books.chart, item, charged, lessenings, 'scale'),
  };
}

/** What his charges that stand become, and those he would have had besides. Pure. */
export function planChange(books: PlannedBooks, student: Admitted, change: StudentChange): ChangePlan {
  const sides = { before: { ...student, ...change.before }, after: { ...student, ...change.after } };
  const own = (books.journal.itemsOf.get(student.userId) ?? [])
    .map((itemId) => books.journal.items.get(itemId) as Item)
    .filter(
      (item) =>
        item.admissionId === student.admissionId &&
        !item.reversed &&
        item.subLedgerId > 0 &&
        item.examId === 0,
    );
  const concerned = own.filter(({ monthId, dueOn }) => !isBefore(change, monthId, dueOn));
  const judged = concerned.map((item) => ({ item, price: newPrice(books, sides, item) }));
  const prices = judged.flatMap(({ price }) => (typeof price === 'object' ? price : []));
  const being = (what: Judged) => judged.filter(({ price }) => price === what).map(({ item }) => item);
  const late = lateCharges(books, sides, own, concerned);
  return {
    repriced: planRepricing(books, prices),
    charges: late.charges,
    kept: being('kept'),
    ahead: aheadOf(books, sides.after, change),
    unpriced: [
      ...being('unpriced').map(({ subLedgerId, name }) => ({ subLedgerId, name })),
      ...late.unpriced,
    ],
  };
}

function aheadOf(books: PlannedBooks, after: Admitted, change: StudentChange) {
  const { userId, admissionId } = after;
  const months = (books.journal.monthAdvances.get(userId) ?? []).filter(
    (one) =>
      one.admissionId === admissionId && one.itemId === 0 && !isBefore(change, one.monthId, change.fromDay),
  );
  return months.flatMap(({ subLedgerId, monthId, amount, released }) => {
    const held = {
      name: subLedgerAt(books.chart, subLedgerId)?.name ?? '',
      amount: paisa(amount - released),
      priced: priceOf(books, after, { subLedgerId, monthId, day: books.today }) !== undefined,
    };
    return held.amount > 0 ? [{ subLedgerId, monthId, ...held }] : [];
  });
}

/** Heads that his class before had no price of, for the months that he was charged. */
function lateCharges(books: PlannedBooks, sides: Sides, own: readonly Item[], concerned: readonly Item[]) {
  const unpriced: HeadNamed[] = [];
  const charged = new Set(own.map(({ subLedgerId, monthId }) => `${subLedgerId}:${monthId}`));
  const months = Map.groupBy(
    concerned.filter(({ monthId }) => monthId > 0),
    ({ monthId }) => monthId,
  );
  const charges = [...months].flatMap(([monthId, items]) => {
    const dueOn = items
      .map((item) => item.dueOn)
      .sort()
      .at(-1) as string;
    const frame = { ...books, dueOn, monthId, days: new Map<number, number>() };
    const lines = monthlyHeads(books, monthId).flatMap((head): ChargeLine[] => {
      const { subLedgerId, name } = head;
      if (priceOf(books, sides.before, { subLedgerId, monthId, day: dueOn })?.amount) return [];
      const line = lineOf(frame, sides.after, head, charged);
      if (line === 'unpriced') unpriced.push({ subLedgerId, name });
      return typeof line === 'object' ? [line] : [];
    });
    return lines.length > 0 ? [{ dueOn, lines }] : [];
  });
  return { charges, unpriced };
}
