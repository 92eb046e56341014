import { addDays, dayNumber } from '@madrasah/events';
import type { explain, StatementQuery } from '@madrasah/events/statements';
import {
  advanceMadeOf,
  type BalanceFigure,
  balanceMadeOf,
  type DuesFigure,
  duesMadeOf,
  journalEntry,
  type MoneyFigure,
  moneyMadeOf,
} from '../../ledger/books/index.ts';
import { isOfTheYear } from '../../ledger/index.ts';
import { type Asking, overDays } from '../asking.ts';
import {
  CLOSING_ENTRIES,
  EXPENSE_GROUPS,
  type Group,
  type GroupOf,
  grouping,
  INCOME_GROUPS,
  signOf,
} from '../groups.ts';
import { SURPLUS } from '../position/figures.ts';

export type Explained = StatementQuery<typeof explain>;
/** What each entry gave to a figure, in paisa, by revision. */
export type MadeOf = ReadonlyMap<number, number>;

const listed = (accounts: string | undefined) => (accounts ? accounts.split(',') : undefined);
const setOf = (accounts: string | undefined) => (accounts ? new Set(accounts.split(',')) : undefined);

const money = ({ books, cut, from, money: accounts, names }: Asking, figure: MoneyFigure): MadeOf =>
  moneyMadeOf(books, cut, { from, accounts, classOf: names.classOf }, figure);

const balance = (
  { books, cut, from, fundId }: Asking,
  figure: Omit<BalanceFigure, 'fundId' | 'from'>,
): MadeOf => balanceMadeOf(books, cut, { ...figure, fundId, from: dayNumber(from) });

/** What several figures give together. */
function together(...parts: readonly MadeOf[]): MadeOf {
  const sums = new Map<number, number>();
  for (const part of parts)
    for (const [revision, amount] of part) sums.set(revision, (sums.get(revision) ?? 0) + amount);
  return sums;
}

const SIDE_FIGURES = ['opening', 'receipts', 'payments', 'transfersIn', 'transfersOut', 'closing', 'total'];
/** The sum that both sides of an account come to; of all funds together nothing went from one to another. */
const totalOf = (fundId: number | undefined): MoneyFigure['sides'] => ({
  ...{ opening: 1, receipts: 1 },
  ...(fundId === undefined ? {} : { transfersIn: 1 }),
});

function ofReceiptsPayments(
  asking: Asking,
  field: string,
  { account, head, back }: Explained,
): MadeOf | undefined {
  if (!SIDE_FIGURES.includes(field)) return undefined;
  return money(asking, {
    sides: field === 'total' ? totalOf(asking.fundId) : { [field]: 1 },
    fundId: asking.fundId,
    heads: setOf(head),
    accounts: setOf(account),
    back: back === undefined ? undefined : back === 'true',
  });
}

function ofCashBook(asking: Asking, field: string, { account, head, kind }: Explained): MadeOf {
  return money(asking, {
    sides: field === 'total' ? { opening: 1, in: 1 } : { [field]: 1 },
    fundId: asking.fundId,
    head: head || undefined,
    accounts: setOf(account),
    kind: kind === 'open' || kind === 'month' ? undefined : kind,
  });
}

/** The groups that a figure of income and expenditure adds up. */
const INCOME: Readonly<Record<string, readonly Group[]>> = {
  ...Object.fromEntries([...INCOME_GROUPS, ...EXPENSE_GROUPS].map((group) => [group, [group]])),
  net: ['gross', 'concession', 'waiver', 'refund'],
  surplus: ['gross', 'concession', 'waiver', 'refund', 'other', 'expenditure'],
  after: [...INCOME_GROUPS, ...EXPENSE_GROUPS],
};

function ofIncome(asking: Asking, field: string, { account, basis }: Explained): MadeOf | undefined {
  const groups = INCOME[field];
  if (!groups) return undefined;
  const groupOf = grouping(asking.books, asking.names);
  const [first] = groups as [Group];
  const sign = groups.length > 1 ? -1 : signOf(first);
  const all = asking.books.names.accounts.values();
  if (basis === 'accrual') {
    const accounts = listed(account) ?? all.filter((one) => groups.includes(groupOf(one)));
    return balance(asking, { of: 'moved', accounts, sign, without: CLOSING_ENTRIES });
  }
  const its = (one: string) => (one === 'sys:receivable' ? 'gross' : groupOf(one));
  const heads = new Set(listed(account) ?? all.filter((one) => groups.includes(its(one))));
  const [received, paid] = sign === -1 ? ([1, -1] as const) : ([-1, 1] as const);
  const moves: MoneyFigure['sides'] = field === 'after' ? { transfersIn: 1, transfersOut: -1 } : {};
  if (field === 'transfersIn' || field === 'transfersOut')
    return money(asking, { sides: { [field]: 1 }, fundId: asking.fundId });
  return money(asking, {
    sides: { receipts: received, payments: paid, ...moves },
    fundId: asking.fundId,
    heads,
  });
}

/** Each account with the sign of its group; the surplus so far is that of all income and expenditure. */
function ofPosition(asking: Asking, { account = '' }: Explained): MadeOf {
  const groupOf = grouping(asking.books, asking.names);
  const earned: readonly Group[] = [...INCOME_GROUPS, ...EXPENSE_GROUPS];
  const all = asking.books.names.accounts.values();
  const wanted = account
    .split(',')
    .flatMap((one) => (one === SURPLUS ? all.filter((other) => earned.includes(groupOf(other))) : [one]));
  const sums = new Map<number, number>();
  for (const sign of [1, -1] as const) {
    const isOf = (one: string) => (earned.includes(groupOf(one)) ? -1 : signOf(groupOf(one))) === sign;
    const accounts = wanted.filter(isOf);
    const part = balance(asking, { of: 'closing', accounts, sign, without: CLOSING_ENTRIES });
    for (const [revision, amount] of part) sums.set(revision, (sums.get(revision) ?? 0) + amount);
  }
  return sums;
}

/** What a fund was worth, and all it earned and got. */
function movementTotal(asking: Asking, groupOf: GroupOf): MadeOf {
  const all = asking.books.names.accounts.values();
  const own: readonly Group[] = [...INCOME_GROUPS, ...EXPENSE_GROUPS, 'fundBalance'];
  const earned: readonly Group[] = [
    'gross',
    'other',
    'fundBalance',
    ...(asking.fundId === undefined ? [] : (['transfersIn'] as const)),
  ];
  const part = (of: 'opening' | 'moved', groups: readonly Group[]) =>
    balance(asking, {
      ...{ of, sign: -1, without: CLOSING_ENTRIES },
      accounts: all.filter((one) => groups.includes(groupOf(one))),
    });
  return together(part('opening', own), part('moved', earned));
}

function ofMovement(asking: Asking, field: string, { head }: Explained): MadeOf {
  const groupOf = grouping(asking.books, asking.names);
  const wanted: readonly Group[] =
    field === 'transfersIn' || field === 'transfersOut'
      ? [field]
      : [...INCOME_GROUPS, ...EXPENSE_GROUPS, 'fundBalance'];
  const isHeld = field === 'opening' || field === 'closing';
  if (field === 'total') return movementTotal(asking, groupOf);
  const accounts =
    head && !isHeld
      ? head.split(',')
      : asking.books.names.accounts.values().filter((one) => wanted.includes(groupOf(one)));
  const sign = field === 'payments' || field === 'transfersOut' ? 1 : -1;
  return balance(asking, { of: isHeld ? field : 'moved', accounts, sign, without: CLOSING_ENTRIES });
}

const BALANCES: Readonly<Record<string, Pick<BalanceFigure, 'of' | 'sign'>>> = {
  opening: { of: 'opening' },
  openingDebit: { of: 'opening' },
  openingCredit: { of: 'opening', sign: -1 },
  movedDebit: { of: 'debit' },
  movedCredit: { of: 'credit' },
  closing: { of: 'closing' },
};
/** In a trial balance debit and credit are what stands at the end, in a ledger what moved. */
const CLOSING: typeof BALANCES = { debit: { of: 'closing' }, credit: { of: 'closing', sign: -1 } };
const MOVED: typeof BALANCES = { debit: { of: 'debit' }, credit: { of: 'credit' } };

function ofAccounts(asking: Asking, field: string, more: typeof BALANCES, { account }: Explained) {
  const figure = more[field] ?? BALANCES[field];
  return figure && balance(asking, { ...figure, accounts: listed(account) ?? [] });
}

/**
 * Of a trial balance over some days: income and expense begin with their accounting year, and what they were before
 * stands in the fund's balance.
 */
function ofTrial(asking: Asking, field: string, query: Explained): MadeOf | undefined {
  const figure = CLOSING[field] ?? BALANCES[field];
  if (!figure || query.from === undefined || figure.of === 'debit' || figure.of === 'credit')
    return ofAccounts(asking, field, CLOSING, query);
  const { from: begins } = asking.yearOf(asking.from);
  const isOfYear = (account: string) => isOfTheYear(asking.names, account);
  const accounts = listed(query.account) ?? [];
  const to = figure.of === 'opening' ? addDays(asking.from, -1) : asking.to;
  const ofYear = { ...figure, of: 'moved', accounts: accounts.filter(isOfYear) } as const;
  const kept = balance(asking, { ...figure, accounts: accounts.filter((account) => !isOfYear(account)) });
  const earned = balance(overDays(asking, { from: begins, to }), ofYear);
  if (!accounts.includes('sys:fund-balance')) return together(kept, earned);
  const all = asking.books.names.accounts.values().filter(isOfYear);
  const carried = { ...figure, of: 'opening', accounts: all } as const;
  return together(kept, earned, balance(overDays(asking, { from: begins, to: asking.to }), carried));
}

function ofDues({ books, cut }: Asking, field: string, { AdmissionID = 0, UserID = 0 }: Explained): MadeOf {
  if (field === 'advance') return advanceMadeOf(books, cut, UserID);
  return duesMadeOf(books, cut, field as Exclude<DuesFigure, 'advance'>, AdmissionID);
}

/** The entries behind a figure that is among `FIGURES`. */
export function madeOf(asking: Asking, query: Explained): MadeOf {
  const [answer = '', field = ''] = query.figure.split('.');
  const found = ANSWERS[answer]?.(asking, field, query) ?? new Map<number, number>();
  if (query.revision === undefined) return found;
  return new Map([...found].filter(([revision]) => revision === query.revision));
}

type Explaining = (asking: Asking, field: string, query: Explained) => MadeOf | undefined;
const held: Explaining = (asking, field, query) =>
  ofReceiptsPayments(asking, field === 'balance' ? 'closing' : field, query);

const ANSWERS: Readonly<Record<string, Explaining>> = {
  receipts_payments: ofReceiptsPayments,
  daily_statement: ofReceiptsPayments,
  balances: held,
  todays_balance: held,
  cash_book: ofCashBook,
  bank_book: ofCashBook,
  income_expense: ofIncome,
  financial_position: (asking, _, query) => ofPosition(asking, query),
  fund_movement: ofMovement,
  trial_balance: ofTrial,
  ledger: (asking, field, query) => ofAccounts(asking, field, MOVED, query),
  sub_ledger: (asking, field, query) => ofAccounts(asking, field, MOVED, query),
  total_due: (asking) => balance(asking, { of: 'closing', accounts: ['sys:receivable'] }),
  dues: ofDues,
  journal: ({ books, cut }, _, { revision = -1 }) => {
    const known = revision >= 0 && revision <= cut.revision ? journalEntry(books, revision).lines : [];
    return new Map([[revision, known.reduce((sum, { debit }) => sum + debit, 0)]]);
  },
};
