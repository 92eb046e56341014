import { type DataOf, sumPaisa } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Likeness } from '../../doubles/steps.ts';
import { areOthers, asOne, latest } from '../../ledger/journal/doubles/lately.ts';
import type { CollectRow } from './match-rows.ts';
import type { MonthWanted } from './months-ahead.ts';

/** Who takes a receipt twice does it within these. */
const MINUTES = 10;

interface Part {
  readonly admissionId: number;
  readonly rows: readonly CollectRow[];
  readonly ahead?: readonly MonthWanted[];
}

/** What receipts at the counter have in common: of one student, or of several on one number. */
type Payment = {
  readonly on?: string | undefined;
  readonly moneyAccount: number;
  readonly transactionNo: string;
} & (Part | { readonly students: readonly Part[] });

const partsOf = (payment: Payment): readonly Part[] => ('students' in payment ? payment.students : [payment]);

const paidBy = (payment: Payment) =>
  sumPaisa(
    partsOf(payment).flatMap(({ rows, ahead = [] }) => [
      ...rows.map(({ deposit }) => deposit),
      ...ahead.map(({ due }) => due),
    ]),
  );

type Collected = DataOf<typeof FeesCollected>;

const whose = (admissions: readonly { readonly admissionId: number }[]) =>
  asOne(admissions.map(({ admissionId }) => [admissionId]));

const tookIn = ({ moneyAccount, postings }: Collected) =>
  sumPaisa(
    postings.filter(({ account }) => account === subLedgerAccount(moneyAccount)).map(({ debit }) => debit),
  );

/** The same sum of the same students into the same account, taken minutes ago. */
export const receiptLikeness = (): Likeness<Payment> => ({
  numberOf: (payment) => payment,
  *candidates(journal) {
    for (const one of latest(journal, 'receipt', (id) => journal.receipts.get(id)))
      if (!one.reversed) yield one;
  },
  notBefore: (now) => new Date(now.getTime() - MINUTES * 60_000),
  resembled({ data, metadata }, payment) {
    const said = data as Collected;
    const { moneyAccount, transactionNo, on = said.on } = payment;
    const isAnother = areOthers(said.transactionNo, transactionNo);
    const amount = tookIn(said);
    const same =
      !isAnother &&
      amount > 0 &&
      said.on === on &&
      said.moneyAccount === moneyAccount &&
      whose(said.family ?? [said]) === whose(partsOf(payment)) &&
      amount === paidBy(payment);
    return same ? { number: said.receiptNo, on: said.on, amount, by: metadata.actor.id } : undefined;
  },
});
