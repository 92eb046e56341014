import { type ImportRow, isRefusal, Problem, type RowProblem } from '@madrasah/events';
import {
  chartedInBoth,
  type FundSides,
  fundSides,
  LEDGER_CLASS,
  type OpeningRow,
  openingSide,
  type RecordOpening,
  type Side,
} from '@madrasah/events/ledger';
import { problemsOf } from '../../kernel/import/plan.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import { accountLine } from '../open-balances.ts';
import { broughtBefore } from '../there.ts';
import { ChartNames, type RowOf } from './names.ts';

/** A row that can be taken: an account of a fund, or (null) the balance of the fund itself. */
interface Line {
  readonly line: number;
  readonly subLedgerId: number | null;
  readonly fundId: number;
  readonly side: Side;
  readonly amount: number;
}

/** What a trial balance comes to. */
export interface ReadOpening {
  readonly command: Pick<RecordOpening, 'accounts' | 'oldDues' | 'advances' | 'balances'>;
  /** Fund by fund. */
  readonly sides: ReadonlyMap<number, FundSides>;
  readonly problems: readonly RowProblem[];
}

const INCOME_OR_EXPENSE: readonly number[] = [LEDGER_CLASS.income, LEDGER_CLASS.expense];

/** Reads the rows of a trial balance; where all can be taken, a fund whose two sides differ is named with both. */
export function readOpening(books: Books, rows: readonly ImportRow<OpeningRow>[]): ReadOpening {
  const names = new ChartNames(books.chart);
  const problems: RowProblem[] = [];
  const lines: Line[] = [];
  for (const row of rows) {
    const read = lineOf(books, names, row, lines);
    if (Array.isArray(read)) problems.push(...read);
    else if (read) lines.push(read);
  }
  const sides = fundSides(lines);
  const uneven = problems.length > 0 ? [] : unevenFunds(books, lines, sides);
  const [accounts, balances] = [lines.filter(isAccount), lines.filter((line) => !isAccount(line))];
  return {
    command: {
      accounts: accounts.map(({ subLedgerId, fundId, amount }) => ({ subLedgerId, fundId, amount })),
      ...{ oldDues: [], advances: [] },
      balances: balances.map(({ fundId, side, amount }) => ({ fundId, side, amount })),
    },
    sides,
    problems: [...problems, ...uneven],
  };
}

const isAccount = (line: Line): line is Line & { readonly subLedgerId: number } => line.subLedgerId !== null;

function unevenFunds({ chart }: Books, lines: readonly Line[], sides: ReadOpening['sides']): RowProblem[] {
  return [...sides].flatMap(([fundId, { debit, credit }]) => {
    const fund = chart.funds.get(fundId)?.name ?? '';
    const problem = new Problem('ledger.opening-unbalanced', { fund, debit, credit });
    const { line = 1 } = lines.find((one) => one.fundId === fundId) ?? {};
    return debit === credit ? [] : [{ line, column: 'FundID', problem }];
  });
}

/** A row as a line; undefined where nothing stands on either side; or what is wrong with it. */
function lineOf(
  books: Books,
  names: ChartNames,
  { line, value: { account: called, fund, debit, credit } }: ImportRow<OpeningRow>,
  before: readonly Line[],
): Line | RowProblem[] | undefined {
  if (debit === 0 && credit === 0) return undefined;
  const wrong = (column: string, key: string, params = {}): RowProblem[] => [
    { line, column, problem: new Problem(key, params) },
  ];
  const fundId = names.fund(fund);
  if (fundId === undefined) return wrong('FundID', 'fund.not-found');
  if (debit > 0 && credit > 0) return wrong('credit', 'ledger.opening-no-side');
  const read = {
    line,
    fundId,
    side: debit > 0 ? ('debit' as const) : ('credit' as const),
    amount: debit + credit,
  };
  const account = names.account(called, fundId);
  const fault = accountFault(account, read.side);
  if (fault) return wrong(fault.column, fault.key, fault.params);
  const subLedgerId = typeof account === 'object' ? account.subLedgerId : null;
  const twice = before.find((one) => one.subLedgerId === subLedgerId && one.fundId === fundId);
  if (twice) return wrong('SLID', 'ledger.opening-twice', { line: twice.line });
  if (subLedgerId === null) return { ...read, subLedgerId };
  const posting = accountLine(books, { ...read, subLedgerId });
  if (isRefusal(posting)) return problemsOf({ ...posting, fields: [] }, line);
  const there = broughtBefore(books, { subLedgerId, fundId });
  return there ? wrong('SLID', there.code, there.params) : { ...read, subLedgerId };
}

/** Why a row of an account is not brought over so. */
function accountFault(account: RowOf | undefined, side: Side) {
  if (account === undefined) return { column: 'SLID', key: 'ledger.opening-unknown-account', params: {} };
  if (account === 'students') return { column: 'SLID', key: 'ledger.opening-students', params: {} };
  if (account === 'fund-balance') return undefined;
  const params = { account: chartedInBoth(account) };
  if (INCOME_OR_EXPENSE.includes(account.class))
    return { column: 'SLID', key: 'ledger.opening-flows', params };
  return openingSide(account.class) === side
    ? undefined
    : { column: side, key: 'ledger.opening-other-side', params };
}
