import { chargeFees } from '../../../../command-service/src/fees/charge.ts';
import { grantConcession } from '../../../../command-service/src/fees/concede.ts';
import { refundFee } from '../../../../command-service/src/fees/receipts/refund/refund.ts';
import { planReversal, reverseCharges } from '../../../../command-service/src/fees/reverse-charges.ts';
import type { Books, Decided } from '../../../../command-service/src/ledger/journal/facts/index.ts';
import type { JournalState } from '../../../../command-service/src/ledger/journal/state.ts';
import { openBalances } from '../../../../command-service/src/opening/open-balances.ts';
import {
  type AccountName,
  type FundName,
  fund,
  HEADS,
  headFund,
  sl,
} from '../../../../command-service/src/test-support/chart.ts';
import { postContra } from '../../../../command-service/src/vouchers/posting/post-contra.ts';
import { postVoucher } from '../../../../command-service/src/vouchers/posting/post-voucher.ts';
import { transferFunds } from '../../../../command-service/src/vouchers/posting/transfer-funds.ts';
import { SESSIONS, STUDENTS } from '../small-school.ts';
import type { StepOf } from '../steps.ts';

type Decision = (books: Books) => Decided;
type Kind = 'charge' | 'takeback' | 'concede' | 'refund' | 'voucher' | 'contra' | 'transfer' | 'opening';

/** Commands of deciders without an endpoint: each names its step's facts and is decided when its turn comes. */
const DECISIONS: {
  [K in Kind]: (step: StepOf<K>, journal: JournalState, on: string) => Decision;
} = {
  charge({ who, session, head, first, second }, _journal, on) {
    const student = studentOf(who);
    const admissionId = student.admissions[session] ?? student.admissions[0];
    const lines = [first, second].map((amount, index) => {
      const name = HEADS[(head + index) % HEADS.length] ?? 'Food';
      const about = { admissionId, userId: student.userId, priceRowId: 0, monthId: 0, name };
      return { ...about, subLedgerId: sl(name), fundId: fund(headFund(name)), amount };
    });
    const charge = { admissionId: null, sessionId: SESSIONS[session] ?? 1, dueOn: on, lines };
    return (books) => chargeFees(books, charge);
  },
  takeback({ who, which, run }, journal) {
    const chargeIds = [...journal.chargeRuns.keys()];
    const charge = run ? journal.chargeRuns.get(chargeIds[which % chargeIds.length] ?? 0) : undefined;
    const itemId = itemOf(journal, studentOf(who).userId, which);
    const items = charge
      ? Array.from({ length: charge.items }, (_, index) => charge.firstItemId + index)
      : [itemId].filter((id) => (journal.items.get(id)?.subLedgerId ?? 0) > 0);
    const command = { chargeId: charge?.chargeId ?? null, reason: 'ভুল' };
    return (books) => reverseCharges(books, command, planReversal(books, items), String);
  },
  concede({ who, which, tenths }, journal, on) {
    const { userId, admissions } = studentOf(who);
    const itemId = itemOf(journal, userId, which);
    const due = journal.items.get(itemId)?.due ?? 0;
    const lines = [{ itemId, amount: Math.floor((due * tenths) / 10) }];
    return (books) => grantConcession(books, { userId, admissionId: admissions[0], on, lines, reason: 'ছাড়' });
  },
  refund({ who, which, advance, amount, fundName, into }, journal, on) {
    const { userId } = studentOf(who);
    const from = advance
      ? ({ kind: 'advance', fundId: fund(which % 4 === 0 ? (fundName as FundName) : 'G') } as const)
      : ({ kind: 'fee', itemId: paidItemOf(journal, userId, which) } as const);
    const about = { userId, on, moneyAccount: sl(into as AccountName) };
    return (books) => refundFee(books, { ...about, amount, from });
  },
  voucher({ fundName, inwards, head, amount, into }, _journal, on) {
    const lines = [{ subLedgerId: headOf(fundName as FundName, head), amount }];
    const about = { moneyAccount: sl(into as AccountName), on, bookNo: '' };
    const fundId = fund(fundName as FundName);
    return (books) => postVoucher(books, { fundId, direction: inwards ? 1 : 2, lines, ...about });
  },
  contra({ from, to, fundName, first, second }, _journal, on) {
    const lines = [
      { fundId: fund(fundName as FundName), amount: first },
      { fundId: fund('B'), amount: second },
    ];
    const accounts = { fromAccount: sl(from as AccountName), toAccount: sl(to as AccountName) };
    return (books) => postContra(books, { ...accounts, on, lines });
  },
  transfer({ from, to, into, amount, as: kind }, _journal, on) {
    const [fromFund, toFund] = [fund(from as FundName), fund(to as FundName)];
    const about = { moneyAccount: sl(into as AccountName), amount, on };
    return (books) => transferFunds(books, { kind: kind as 'gift', fromFund, toFund, ...about });
  },
  opening({ who, fundName, into, due, held }, _journal, on) {
    const { userId, admissions } = studentOf(who);
    const fundId = fund(fundName as FundName);
    const other = STUDENTS[(who + 1) % STUDENTS.length] ?? STUDENTS[0];
    const oldDues =
      due > 0 ? [{ userId, admissionId: admissions[0], sessionId: 1, fundId, amount: due }] : [];
    const advances = held > 0 ? [{ userId: other.userId, fundId, amount: held }] : [];
    const accounts = [{ subLedgerId: sl(into as AccountName), fundId, amount: due + held }];
    return (books) => openBalances(books, { on, accounts, oldDues, advances });
  },
};

/** What vouchers of a fund are mostly about. */
const VOUCHER_HEADS: Readonly<Record<FundName, readonly AccountName[]>> = {
  G: ['Loan', 'Electricity', 'Tuition', 'Board', 'Errand'],
  B: ['Loan', 'Meals', 'Food'],
  N: ['Donation', 'Bricks', 'Loan'],
  Z: ['Zakat', 'Zakat', 'Alms'],
  W: ['Capital', 'Upkeep', 'Land'],
  T: ['Deposit'],
};

/** Now and then any ledger of the chart, whatever it is. */
function headOf(fundName: FundName, head: number): number {
  const heads = VOUCHER_HEADS[fundName];
  return head % 4 === 3 ? 1 + head : sl(heads[head % heads.length] ?? 'Loan');
}

const studentOf = (who: number) => STUDENTS[who] ?? STUDENTS[0];

function itemOf(journal: JournalState, userId: number, which: number): number {
  const items = journal.itemsOf.get(userId) ?? [];
  return items[which % Math.max(1, items.length)] ?? 1;
}

/** One of which something was paid, where there is one. */
function paidItemOf(journal: JournalState, userId: number, which: number): number {
  const paid = (journal.itemsOf.get(userId) ?? []).filter((itemId) => {
    const { charged = 0, conceded = 0, due = 0 } = journal.items.get(itemId) ?? {};
    return charged - conceded - due > 0;
  });
  return paid[which % Math.max(1, paid.length)] ?? itemOf(journal, userId, which);
}

export type DecidedStep = StepOf<Kind>;

/** What a step decides on the books it finds when its turn comes. */
export const decisionOf = (step: DecidedStep, journal: JournalState, on: string): Decision =>
  (DECISIONS[step.kind] as (step: DecidedStep, journal: JournalState, on: string) => Decision)(
    step,
    journal,
    on,
  );
