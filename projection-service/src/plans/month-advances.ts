import { type DataOf, type Day, paisa } from '@madrasah/events';
import { ChargesReversed, CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { ChargesRepriced, LeaverSettled, MonthAdvancesApplied } from '@madrasah/events/plans';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** What a month paid ahead holds from a moment on; paisa. */
interface Turn {
  readonly on: Day;
  readonly at: string;
  readonly held: number;
}

/** A month of a head that was paid before it was charged. */
export interface PaidMonth {
  readonly receiptId: number;
  readonly receiptNo: number;
  readonly admissionId: number;
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly fundId: number;
  readonly name: string;
  readonly fee: number;
  readonly concession: number;
  readonly amount: number;
  /** Of the amount, what its charge cost less since. */
  readonly released: number;
  /** The charge it has paid; 0 while there is none. */
  readonly itemId: number;
  readonly turns: readonly Turn[];
}

interface StudentMonths {
  readonly userId: number;
  readonly months: readonly PaidMonth[];
}

type At = { readonly data: { readonly on: Day }; readonly metadata: { readonly at: string } };

const turned = (month: PaidMonth, held: number, { data, metadata }: At, itemId: number): PaidMonth => ({
  ...month,
  itemId,
  turns: [...month.turns, { on: data.on, at: metadata.at, held }],
});

const changed = (
  document: Readonly<StudentMonths> | undefined,
  change: (month: PaidMonth) => PaidMonth,
): StudentMonths | undefined => document && { ...document, months: document.months.map(change) };

const restOf = ({ amount, released }: PaidMonth) => paisa(amount - released);
const unique = (ids: readonly number[]) => [...new Set(ids)];
type OfItems = readonly (readonly [itemId: number, userId: number, ...rest: number[]])[];

/** Students of some of an event's items. */
const usersOf = (lines: OfItems, items: readonly (readonly [number, number])[] = []) => {
  const wanted = new Set(items.map(([itemId]) => itemId));
  return unique(lines.filter(([itemId]) => wanted.has(itemId)).map(([, userId]) => userId));
};

/** Whose a month of a receipt is: of a family, the child's whose admission it is of. */
const payerOf = ({ userId, family }: DataOf<typeof FeesCollected>, month: { readonly admissionId: number }) =>
  family?.find((child) => child.admissionId === month.admissionId)?.userId ?? userId;

/** Months paid ahead, by student, with their history. */
export const monthAdvancesProjector = defineProjector<StudentMonths>({
  name: 'month-advances',
  version: 1,
  collection: 'month-advances',
  indexes: [],
  on: {
    FeesCollected: when(FeesCollected, {
      keys: ({ data }) => unique((data.months ?? []).map((month) => payerOf(data, month))),
      fold: (before, { data, metadata }, key) => {
        const { receiptId, receiptNo, on, months = [] } = data;
        const userId = Number(key);
        const own = months.filter((month) => payerOf(data, month) === userId);
        const paid = own.map(({ deposit, sessionId: _s, priceRowId: _p, ...month }) => ({
          ...{ ...month, receiptId, receiptNo, amount: deposit, released: 0, itemId: 0 },
          turns: [{ on, at: metadata.at, held: deposit }],
        }));
        return { userId, months: [...(before?.months ?? []), ...paid] };
      },
    }),
    MonthAdvancesApplied: when(MonthAdvancesApplied, {
      keys: ({ data }) => unique(data.lines.map(([, userId]) => userId)),
      fold: (before, event) =>
        changed(before, (month) => {
          const line = event.data.lines.find(
            ([, , subLedgerId, , admissionId, receiptId, monthId]) =>
              month.itemId === 0 &&
              month.receiptId === receiptId &&
              month.subLedgerId === subLedgerId &&
              month.admissionId === admissionId &&
              month.monthId === monthId,
          );
          return line ? turned(month, 0, event, line[0]) : month;
        }),
    }),
    ChargesReversed: when(ChargesReversed, {
      keys: ({ data }) => usersOf(data.lines, data.prepaid),
      fold: (before, event) =>
        changed(before, (month) =>
          month.itemId > 0 && event.data.prepaid?.some(([itemId]) => itemId === month.itemId)
            ? turned(month, restOf(month), event, 0)
            : month,
        ),
    }),
    ChargesRepriced: when(ChargesRepriced, {
      keys: ({ data }) => usersOf(data.lines, data.overpaid),
      fold: (before, { data }) =>
        changed(before, (month) => {
          const over = data.overpaid.find(([itemId]) => month.itemId > 0 && itemId === month.itemId);
          return over
            ? { ...month, released: paisa(month.released + Math.min(over[1], restOf(month))) }
            : month;
        }),
    }),
    LeaverSettled: when(LeaverSettled, {
      keys: ({ data }) => (data.months.length > 0 ? [data.userId] : []),
      fold: (before, event) =>
        changed(before, (month) =>
          month.admissionId === event.data.admissionId && month.itemId === 0
            ? { ...turned(month, 0, event, 0), released: month.amount }
            : month,
        ),
    }),
    CollectionReversed: when(CollectionReversed, {
      keys: ({ data }) => data.family?.map((child) => child.userId) ?? [data.userId],
      fold: (before, event) =>
        changed(before, (month) =>
          month.receiptId === event.data.receiptId ? turned(month, 0, event, -1) : month,
        ),
    }),
  },
});

/** A month that is paid and not charged at a moment. */
export interface HeldMonth extends PaidMonth {
  readonly userId: number;
  readonly held: number;
  /** The day since which it is held. */
  readonly since: Day;
}

interface Asked {
  readonly admissionId?: number | undefined;
  readonly asOf?: Day | undefined;
  readonly knownAt?: Date | undefined;
}

/** Months paid ahead and not charged, as of a day and as known at an instant. @throws DocumentsAway */
export async function heldMonths(
  tenant: Tenant,
  { admissionId, asOf, knownAt }: Asked,
): Promise<HeldMonth[]> {
  const filter = admissionId === undefined ? {} : { 'months.admissionId': admissionId };
  const students = await tenant.find(monthAdvancesProjector, filter, { sort: { userId: 1 } });
  const isIn = ({ on, at }: Turn) =>
    (asOf === undefined || on <= asOf) && (knownAt === undefined || new Date(at) <= knownAt);
  return students.flatMap(({ userId, months }) =>
    months.flatMap((month) => {
      const last = month.turns.filter(isIn).at(-1);
      const wanted = admissionId === undefined || month.admissionId === admissionId;
      return last && last.held > 0 && wanted ? [{ ...month, userId, held: last.held, since: last.on }] : [];
    }),
  );
}
