import { toTaka } from '@madrasah/events';
import { proposeMonths } from '@madrasah/events/plans';
import { openItems } from '../../../../command-service/src/fees/open-items.ts';
import { gl, HEADS, sl } from '../../../../command-service/src/test-support/chart.ts';
import { CLASS, SESSIONS, STUDENTS } from '../small-school.ts';
import { type Fill, type Filling, id, itemFor, partOf, pick, studentOf, taka } from './form.ts';

const reason = 'ভুল';
const sessionOf = ({ drawn }: Filling) => pick(SESSIONS, drawn.which) ?? 1;
const headOf = ({ drawn }: Filling) => sl(pick(HEADS, drawn.which) ?? 'Food');

/** Prices of the summer, or of a whole year that was charged already. */
const since = ({ drawn }: Filling) => (drawn.tenths % 2 === 0 ? '2026-06-01' : '2025-06-01');

/** What a student owes, as the counter sends it. */
function rowsOf({ journal, drawn }: Filling, userId: number) {
  return openItems(journal, userId)
    .slice(0, 2)
    .map(({ itemId, due }) => ({
      ...{ itemId, amount: toTaka(due), deduction: 0 },
      deposit: toTaka(Math.floor((due * drawn.tenths) / 10) as never),
    }));
}

/** What is charged, paid and taken back, beside what the steps of their own do. */
export const feeForms: Readonly<Record<string, Fill>> = {
  CollectFees(filling) {
    const { userId, admissions } = studentOf(filling.drawn);
    const month = { SLID: sl('Tuition'), MonthID: 1 + (filling.drawn.which % 12), amount: 300 };
    const where = { AccountType: gl('G', 3), Account: sl('C1'), CreateAt: filling.on, Remark: '' };
    const months = filling.drawn.which % 2 === 0 ? { months: [month] } : {};
    return {
      body: {
        UserID: userId,
        AdmissionID: admissions[0],
        ...where,
        fees: rowsOf(filling, userId),
        ...months,
      },
    };
  },
  /** One step: the receipt taken back, and the right one of somebody else. */
  ReverseCollection(filling) {
    const receipt = pick([...filling.journal.receipts.values()], filling.drawn.which);
    const { userId, admissions } = studentOf(filling.drawn);
    const replacement = { AdmissionID: admissions[0], Remark: '', fees: rowsOf(filling, userId) };
    return receipt && { params: id(receipt.receiptId), body: { reason, replacement } };
  },
  /** Without a kind: the right receipt is still to come. */
  ReverseForLater: (filling) => {
    const receipt = pick([...filling.journal.receipts.values()], filling.drawn.which);
    return receipt && { name: 'ReverseCollection', params: id(receipt.receiptId), body: { reason } };
  },
  SettleReplacement(filling) {
    const waiting = pick([...filling.journal.awaited.keys()], filling.drawn.which);
    const by = pick(['nothing', 'receipt', 'refund'] as const, filling.drawn.tenths);
    const otherId = by === 'nothing' ? {} : { otherId: 1 + filling.drawn.who };
    return waiting === undefined ? undefined : { params: id(waiting), body: { by, ...otherId } };
  },
  /** Brothers who pay on one paper. */
  CollectFromFamily(filling) {
    const students = STUDENTS.flatMap(({ userId, admissions }) => {
      const fees = rowsOf(filling, userId);
      return fees.length > 0 ? [{ AdmissionID: admissions[0], fees }] : [];
    });
    return { body: { CreateAt: filling.on, Account: sl('C1'), Remark: '', students } };
  },
  ReverseFamilyReceipt(filling) {
    const receipt = pick([...filling.journal.receipts.values()], filling.drawn.which);
    return receipt && { params: id(receipt.receiptId), body: { reason, kind: 'correction' } };
  },
  CollectFromClass(filling) {
    const payers = STUDENTS.flatMap(({ userId, admissions }) => {
      const due = openItems(filling.journal, userId).reduce((sum, item) => sum + item.due, 0);
      const owed = { AdmissionID: admissions[0], due: toTaka(due as never) };
      return due > 0 ? [{ ...owed, amount: partOf(due, filling) }] : [];
    });
    return { body: { CreateAt: filling.on, Account: sl('C1'), Remark: '', payers } };
  },
  ChangeStudent: (filling) => ({
    body: {
      ...{ AdmissionID: studentOf(filling.drawn).admissions[0], from: filling.on },
      ResidentialStatusId: 1 + (filling.drawn.which % 3),
    },
  }),
  RunCharges: (filling) => ({
    body: {
      SessionID: sessionOf(filling),
      SFGNID: 2,
      MonthID: 1 + (filling.drawn.which % 12),
      // Left empty it is the day on which the month begins.
      ...(filling.drawn.who % 2 === 0 && { dueOn: filling.on }),
    },
  }),
  UndoChargeRun(filling) {
    const run = pick([...filling.journal.chargeRuns.values()], filling.drawn.which);
    return run && { params: id(run.chargeId), body: { reason } };
  },
  UndoSitting(filling) {
    const sitting = pick([...filling.journal.sittings.keys()], filling.drawn.which);
    return sitting === undefined ? undefined : { params: id(sitting), body: { reason } };
  },
  SetFeePrices: (filling) => ({
    body: {
      ...{
        SessionID: sessionOf(filling),
        Classid: CLASS,
        SLID: headOf(filling),
        effectiveFrom: since(filling),
      },
      ...{ MaleAbaNew: taka(filling), MaleAbaOld: taka(filling), FemaleAbaNew: taka(filling) },
    },
  }),
  ApplyPrices: (filling) => ({
    body: {
      ...{ SessionID: sessionOf(filling), Classid: CLASS, SLIDs: [headOf(filling)] },
      ...{ from: since(filling), reason: 'নতুন হার' },
    },
  }),
  UndoRepricing(filling) {
    const applied = pick([...filling.journal.repricings.keys()], filling.drawn.which);
    return applied === undefined ? undefined : { params: id(applied), body: { reason } };
  },
  SetMonthCalendar: (filling) => ({
    body: {
      ...{ SessionID: sessionOf(filling), ClassID: CLASS, calendar: 'gregorian' },
      months: proposeMonths('gregorian', filling.drawn.tenths % 3 === 0 ? '2026-03-05' : '2025-06-05').map(
        ({ monthId, ...month }) => ({
          ...{ MonthID: monthId, ...month, charged: monthId !== 5 || filling.drawn.which % 2 === 0 },
        }),
      ),
    },
  }),
  SetStudentFees: (filling) => ({
    params: { AdmissionID: String(studentOf(filling.drawn).admissions[0]) },
    body: [{ SLID: sl('Tuition'), amount: 100 + filling.drawn.tenths }],
  }),
  SetSiblingRule: ({ drawn }) => ({
    body: { SLID: sl('Tuition'), from: 2, percent: 5 * drawn.tenths, active: drawn.which % 3 },
  }),
  SetLateFeeRule: ({ drawn }) => ({
    body: { SLID: sl('Admission'), amount: 10 * drawn.tenths, afterDays: drawn.which % 5, active: 1 },
  }),
  SetMoneyRules: ({ drawn, chart }) => ({
    body: {
      Rounding: drawn.which % 2 === 0 ? 1 : 100,
      ...(drawn.tenths % 3 > 0 && { AdvanceFundID: pick([...chart.funds.keys()], drawn.tenths) }),
    },
  }),
  RunLateFees: (filling) => ({ body: { SessionID: sessionOf(filling) } }),
  SettleLeaver(filling) {
    const { userId, admissions } = studentOf(filling.drawn);
    const item = itemFor(filling);
    const owed = openItems(filling.journal, userId).reduce((sum, { due }) => sum + due, 0);
    const pay = { Account: sl('C1'), amount: partOf(owed, filling) };
    return {
      params: { AdmissionID: String(admissions[0]) },
      body: {
        ...{ on: filling.on, reason, writeOff: filling.drawn.which % 2 },
        ...(item && filling.drawn.which % 3 === 0
          ? { adjust: [{ itemId: item.itemId, amount: partOf(item.charged, filling) }] }
          : {}),
        ...(owed > 0 ? { pay } : {}),
      },
    };
  },
};
