import * as z from 'zod';
import { stored, sumPaisa } from '../../kernel/index.ts';
import { subLedgerAccount } from '../../ledger/accounts.ts';
import { type Stated, stated } from '../../ledger/entries/stated.ts';
import { cr, dr, entry, type Posting } from '../../ledger/posting.ts';

const id = stored.storedId;
const amount = stored.storedPaisa;

/** What a person is paid for a month, head by head. */
const payLine = z.object({
  payHeadId: id,
  subLedgerId: id,
  fundId: id,
  kind: z.enum(['earning', 'deduction', 'recovery']),
  amount,
  /** What of an earning days without pay have taken; 0 of all others. */
  absence: amount,
});
export type PayLine = z.output<typeof payLine>;

/** One person of a payroll. `paidDays` of `days`, `absent` of them without pay; his advances, as far as they come back. */
export const salaryRow = z.object({
  userId: id,
  days: z.int().min(28).max(31),
  paidDays: z.int().min(0).max(31),
  absent: z.int().min(0).max(31),
  lines: z.array(payLine).min(1),
  recovered: z.array(z.object({ advanceId: id, fundId: id, amount })),
});
export type SalaryRow = z.output<typeof salaryRow>;

type Rows = readonly SalaryRow[];

const SIGN = { earning: 1, deduction: -1, recovery: 0 } as const;
const partOf = ({ kind, amount: paid, absence }: PayLine) => SIGN[kind] * (paid - absence);
const sumIn = (lines: readonly { readonly fundId: number; readonly amount: number }[], fundId: number) =>
  sumPaisa(lines.filter((line) => line.fundId === fundId).map((line) => line.amount));
const ofKind = (row: SalaryRow, kind: PayLine['kind']) => row.lines.filter((line) => line.kind === kind);
/** What a person gives back under heads of recovery. */
const givenBack = (row: SalaryRow, fundId: number) => sumIn(ofKind(row, 'recovery'), fundId);

export const fundsOf = (row: SalaryRow): number[] => [...new Set(row.lines.map(({ fundId }) => fundId))];

/** What a fund owes a person for the month, in paisa: earned, less what is deducted. */
export const earnedOf = (row: SalaryRow, fundId: number): number =>
  sumPaisa(row.lines.filter((line) => line.fundId === fundId).map(partOf));

/** What of it is left to be paid out, once he has given back what he owes. */
export const payableOf = (row: SalaryRow, fundId: number): number =>
  earnedOf(row, fundId) - givenBack(row, fundId) - sumIn(row.recovered, fundId);

export const netOf = (row: SalaryRow): number =>
  sumPaisa(fundsOf(row).map((fundId) => payableOf(row, fundId)));

/** A person’s figures, in paisa: before absence, what that took, deductions, and what he gives back. */
export const figuresOf = (row: SalaryRow) => ({
  gross: sumPaisa(ofKind(row, 'earning').map((line) => line.amount)),
  absence: sumPaisa(ofKind(row, 'earning').map((line) => line.absence)),
  deducted: sumPaisa(ofKind(row, 'deduction').map((line) => line.amount)),
  recovered: sumPaisa([...ofKind(row, 'recovery'), ...row.recovered].map((line) => line.amount)),
  net: netOf(row),
});

/** What heads have moved, together: an expense is debited by what was earned, less what lessens it. */
function headPostings(rows: Rows): Posting[] {
  const sums = new Map<string, { readonly line: PayLine; sum: number }>();
  for (const line of rows.flatMap(({ lines }) => lines)) {
    const key = `${line.kind}:${line.fundId}:${line.subLedgerId}`;
    const known = sums.get(key);
    if (known) known.sum += line.amount - line.absence;
    else sums.set(key, { line, sum: line.amount - line.absence });
  }
  return [...sums.values()].map(({ line: { kind, fundId, subLedgerId }, sum }) =>
    (kind === 'earning' ? dr : cr)(subLedgerAccount(subLedgerId), fundId, sum),
  );
}

/** W23, for many at once: what was earned is owed to each of them, less what heads take back. */
export const salaryPostings = (rows: Rows): Posting[] =>
  entry([
    ...headPostings(rows),
    ...rows.flatMap((row) =>
      fundsOf(row).flatMap((fundId) => [
        cr('sys:salary-payable', fundId, earnedOf(row, fundId), { party: row.userId }),
        dr('sys:salary-payable', fundId, givenBack(row, fundId), { party: row.userId }),
      ]),
    ),
  ]);

/** What the rows say is owed, by fund; advances that come back are entries of their own. */
export function salariesMoved({ rows }: { readonly rows: Rows }, sign = 1): Stated[] {
  const owed = (row: SalaryRow, fund: number) => earnedOf(row, fund) - givenBack(row, fund);
  return [...new Set(rows.flatMap(fundsOf))].map((fund) =>
    stated('sys:salary-payable', -sign * sumPaisa(rows.map((row) => owed(row, fund))), fund),
  );
}

interface Recovered {
  readonly userId: number;
  readonly fundId: number;
  readonly amount: number;
}

/** An advance comes back out of what is owed. */
export const recoveredPostings = ({ userId, fundId, amount: back }: Recovered): Posting[] =>
  entry([
    dr('sys:salary-payable', fundId, back, { party: userId }),
    cr('sys:staff-advance', fundId, back, { party: userId }),
  ]);

export const paidLine = z.object({ userId: id, fundId: id, amount });
export type PaidLine = z.output<typeof paidLine>;

interface Paid {
  readonly moneyAccount: number;
  readonly lines: readonly PaidLine[];
}
const byFund = (lines: readonly PaidLine[]) =>
  [...Map.groupBy(lines, ({ fundId }) => fundId)].map(
    ([fund, all]) => [fund, sumPaisa(all.map((line) => line.amount))] as const,
  );

/** What is owed goes down by person, the money of each fund by one sum. */
export const paidPostings = ({ moneyAccount, lines }: Paid): Posting[] =>
  entry([
    ...lines.map(({ userId, fundId, amount: paid }) =>
      dr('sys:salary-payable', fundId, paid, { party: userId }),
    ),
    ...byFund(lines).map(([fund, sum]) => cr(subLedgerAccount(moneyAccount), fund, sum)),
  ]);

export const salariesPaidMoved = ({ moneyAccount, lines }: Paid, sign = 1): Stated[] =>
  byFund(lines).flatMap(([fund, sum]) => [
    stated(subLedgerAccount(moneyAccount), -sign * sum, fund),
    stated('sys:salary-payable', sign * sum, fund),
  ]);
