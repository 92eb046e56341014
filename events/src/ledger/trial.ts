import { paisaOf, sumPaisa } from '../kernel/index.ts';
import type { AccountRow, FundAccounts } from './answers.ts';

/** Class of a ledger (CAID): 1 income, 2 expense, 3 money, 4 liability, 5 fund balance, 6 other asset. */
export type LedgerClass = 1 | 2 | 3 | 4 | 5 | 6;

export type { AccountRow, FundAccounts };

export const TRIAL_GROUPS = ['assets', 'liabilities', 'income', 'expense'] as const;
export type TrialGroup = (typeof TRIAL_GROUPS)[number];

const BY_CLASS: Readonly<Record<LedgerClass, TrialGroup>> = {
  1: 'income',
  2: 'expense',
  3: 'assets',
  4: 'liabilities',
  5: 'liabilities',
  6: 'assets',
};

/** Where an account of the system stands. What lessens a fee stands with the income it lessens. */
const BY_ACCOUNT: Readonly<Record<string, TrialGroup>> = {
  'sys:receivable': 'assets',
  'sys:due-from': 'assets',
  'sys:cash-difference': 'assets',
  'sys:due-from-staff': 'assets',
  'sys:staff-advance': 'assets',
  'sys:wallet-charge': 'expense',
  'sys:zakat-given': 'expense',
  'sys:salary-payable': 'liabilities',
  'sys:open-advance': 'liabilities',
  'sys:month-advance': 'liabilities',
  'sys:due-to': 'liabilities',
  'sys:fund-balance': 'liabilities',
  'sys:concession': 'income',
  'sys:waiver': 'income',
  'sys:fee-refund': 'income',
  'sys:recovered': 'income',
  'sys:transfer-in': 'income',
  'sys:cash-over': 'income',
  'sys:write-off': 'expense',
  'sys:cash-short': 'expense',
  'sys:transfer-out': 'expense',
};

export const trialGroupOf = ({ account, CAID }: Pick<AccountRow, 'account' | 'CAID'>): TrialGroup =>
  CAID === undefined ? (BY_ACCOUNT[account] ?? 'assets') : BY_CLASS[CAID];

const COLUMNS = ['openingDebit', 'openingCredit', 'movedDebit', 'movedCredit', 'debit', 'credit'] as const;
export type TrialColumn = (typeof COLUMNS)[number];
export { COLUMNS as TRIAL_COLUMNS };

/** One line of the six columns, in taka. */
export type TrialRow = Pick<AccountRow, 'account' | 'name' | 'CAID' | 'GLID' | 'GlName'> &
  Readonly<Record<TrialColumn, number>>;

const plus = (...taka: number[]) => sumPaisa(taka.map(paisaOf)) / 100;

const lineOf = ({ opening = 0, account, name, CAID, GLID, GlName, ...row }: AccountRow): TrialRow => ({
  ...{ account, name },
  ...(CAID === undefined ? {} : { CAID }),
  ...(GLID === undefined ? {} : { GLID }),
  ...(GlName === undefined ? {} : { GlName }),
  openingDebit: Math.max(opening, 0),
  openingCredit: Math.max(-opening, 0),
  movedDebit: row.movedDebit ?? 0,
  movedCredit: row.movedCredit ?? 0,
  debit: row.debit,
  credit: row.credit,
});

/** What funds gave, got, owe and are owed among each other: of all of them together it is nil (ACCOUNTING W14). */
const BETWEEN_FUNDS: readonly string[] = [
  ...['sys:transfer-in', 'sys:transfer-out', 'sys:due-from', 'sys:due-to'],
];

/**
 * The lines of one fund, or of all funds together: an account that stands in several is one line, and what lies
 * between them is none.
 */
export function trialRows(funds: readonly FundAccounts[], fundId: number | undefined): readonly TrialRow[] {
  const wanted = fundId === undefined ? funds : funds.filter(({ FundID }) => FundID === fundId);
  const together = new Map<string, AccountRow>();
  for (const row of wanted.flatMap(({ rows }) => rows)) {
    if (wanted.length > 1 && BETWEEN_FUNDS.includes(row.account)) continue;
    const known = together.get(row.account);
    if (!known) {
      together.set(row.account, row);
      continue;
    }
    const net = plus(known.debit, -known.credit, row.debit, -row.credit);
    together.set(row.account, {
      ...known,
      opening: plus(known.opening ?? 0, row.opening ?? 0),
      movedDebit: plus(known.movedDebit ?? 0, row.movedDebit ?? 0),
      movedCredit: plus(known.movedCredit ?? 0, row.movedCredit ?? 0),
      debit: Math.max(net, 0),
      credit: Math.max(-net, 0),
    });
  }
  return [...together.values()].map(lineOf).filter((row) => COLUMNS.some((column) => row[column] !== 0));
}

/** The lines by group, groups in the order of the paper, accounts in that of the chart. */
export function groupedTrial(
  rows: readonly TrialRow[],
): readonly { group: TrialGroup; rows: readonly TrialRow[] }[] {
  return TRIAL_GROUPS.map((group) => ({
    group,
    rows: rows
      .filter((row) => trialGroupOf(row) === group)
      .sort((one, other) => ledgerOrder(one) - ledgerOrder(other) || order(one) - order(other)),
  })).filter((one) => one.rows.length > 0);
}

/** By general ledger, those without one last. */
const ledgerOrder = ({ GLID = Number.MAX_SAFE_INTEGER }: TrialRow) => GLID;

/** Accounts of the chart by number, then those of the system. */
const order = ({ account }: TrialRow) =>
  account.startsWith('sl:') ? Number(account.slice(3)) : Number.MAX_SAFE_INTEGER;

export function trialTotals(rows: readonly TrialRow[]): Readonly<Record<TrialColumn, number>> {
  const entries = COLUMNS.map((column) => [column, plus(...rows.map((row) => row[column]))] as const);
  return Object.fromEntries(entries) as Record<TrialColumn, number>;
}

/** Σ debit − Σ credit over opening, movement and closing: nil, or something is wrong. */
export function trialDifference(sums: Readonly<Record<TrialColumn, number>>): number {
  const pairs = [
    plus(sums.openingDebit, -sums.openingCredit),
    plus(sums.movedDebit, -sums.movedCredit),
    plus(sums.debit, -sums.credit),
  ];
  return pairs.find((pair) => pair !== 0) ?? 0;
}
