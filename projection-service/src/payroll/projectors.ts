import type { DataOf } from '@madrasah/events';
import {
  PayrollReversed,
  SalariesCharged,
  SalariesPaid,
  SalaryPaymentReversed,
  SalarySet,
} from '@madrasah/events/payroll';
import { PersonErased } from '@madrasah/events/people';
import { defineProjector, type EventOf, when } from '../kernel/projecting/index.ts';

type Set = DataOf<typeof SalarySet>;

/** What one person is paid, from each day on, in the order it was recorded; paisa. */
export interface SalaryDocument {
  readonly userId: number;
  readonly rows: readonly Omit<Set, 'userId' | 'bank'>[];
  /** Null once he is erased. */
  readonly bank: Set['bank'];
}

/** Salaries by UserID. Whose record as a person is erased keeps the sums, and no bank. */
export const salariesProjector = defineProjector<SalaryDocument>({
  name: 'salaries',
  version: 1,
  collection: 'salaries',
  indexes: [],
  words: ['person'],
  on: {
    SalarySet: when(SalarySet, {
      keys: ({ data }) => [data.userId],
      fold: (before, { data: { userId, bank, ...row } }) => ({
        ...{ userId, bank },
        rows: [...(before?.rows ?? []), row],
      }),
    }),
    PersonErased: when(PersonErased, {
      keys: ({ data }) => [data.userId],
      fold: (before) => before && { ...before, bank: null },
    }),
  },
});

interface Recorded {
  readonly on: string;
  readonly at: string;
  readonly actorId: number;
}
const recorded = ({
  data: { on },
  metadata,
}: EventOf<typeof SalariesCharged | typeof PayrollReversed | typeof SalariesPaid>): Recorded => ({
  ...{ on, at: metadata.at, actorId: metadata.actor.id },
});

export interface PayrollPayment extends Recorded {
  readonly salaryPaymentId: number;
  readonly moneyAccount: number;
  readonly lines: DataOf<typeof SalariesPaid>['lines'];
  readonly reversed: boolean;
}

/** A payroll, and what was paid of it; paisa. */
export interface PayrollDocument extends Recorded {
  readonly payrollId: number;
  readonly month: string;
  readonly rows: DataOf<typeof SalariesCharged>['rows'];
  readonly held: readonly number[];
  readonly noteId: number | null;
  readonly payments: readonly PayrollPayment[];
  readonly reversed: (Recorded & { readonly noteId: number | null }) | null;
}

const ofPayroll = ({ data }: { readonly data: { readonly payrollId: number } }) => [data.payrollId];

export const payrollsProjector = defineProjector<PayrollDocument>({
  name: 'payrolls',
  version: 1,
  collection: 'payrolls',
  indexes: [{ month: 1 }],
  on: {
    SalariesCharged: when(SalariesCharged, {
      keys: ofPayroll,
      fold(_, event) {
        const { payrollId, month, rows, held, noteId } = event.data;
        const about = { payrollId, month, rows, held, noteId };
        return { ...about, ...recorded(event), payments: [], reversed: null };
      },
    }),
    PayrollReversed: when(PayrollReversed, {
      keys: ofPayroll,
      fold: (before, event) =>
        before && { ...before, reversed: { ...recorded(event), noteId: event.data.noteId } },
    }),
    SalariesPaid: when(SalariesPaid, {
      keys: ofPayroll,
      fold(before, event) {
        const { salaryPaymentId, moneyAccount, lines } = event.data;
        const payment = { salaryPaymentId, moneyAccount, lines, ...recorded(event), reversed: false };
        return before && { ...before, payments: [...before.payments, payment] };
      },
    }),
    SalaryPaymentReversed: when(SalaryPaymentReversed, {
      keys: ofPayroll,
      fold: (before, { data: { salaryPaymentId } }) =>
        before && {
          ...before,
          payments: before.payments.map((one) =>
            one.salaryPaymentId === salaryPaymentId ? { ...one, reversed: true } : one,
          ),
        },
    }),
  },
});
