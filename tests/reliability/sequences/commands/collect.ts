import { openItems } from '../../../../command-service/src/fees/open-items.ts';
import type { JournalState } from '../../../../command-service/src/ledger/journal/state.ts';
import { type AccountName, gl, sl } from '../../../../command-service/src/test-support/chart.ts';
import { STUDENTS } from '../small-school.ts';
import type { StepOf } from '../steps.ts';

/** A payment at the counter as the page would send it after reading the student's dues, or a wrong one. */
export function collectCommand(step: StepOf<'collect'>, journal: JournalState, on: string) {
  const { wrong, shares, deducted, over } = step;
  const student = STUDENTS[step.who] ?? STUDENTS[0];
  const payer = wrong === 'other' ? (STUDENTS[(step.who + 1) % STUDENTS.length] ?? student) : student;
  const open = openItems(journal, payer.userId).slice(0, shares.length);
  const rows = open.map(({ itemId, due }, index) => ({
    ...{ itemId, priceRowId: undefined, subLedgerId: undefined },
    due: wrong === 'stale' ? due + 100 : due,
    deduction: Math.floor((due * deducted) / 20),
    deposit: Math.floor((due * (shares[index] ?? 0)) / 10) + (index === 0 ? over : 0),
  }));
  const into = step.into as AccountName;
  return {
    userId: student.userId,
    admissionId: student.admissions[step.session] ?? student.admissions[0],
    on,
    remark: wrong === 'remark' ? '' : 'ছাড়',
    ledgerId: gl((into === 'ZB') === (wrong === 'ledger') ? 'G' : 'Z', 3),
    moneyAccount: sl(into),
    // Each payment into a bank or a wallet has a number of its own.
    transactionNo: into === 'BK' || into === 'MW' ? `T${journal.receipts.size}-${step.who}` : '',
    rows: wrong === 'twice' ? [...rows, ...rows] : rows,
  };
}
