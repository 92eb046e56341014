import { dayNumber } from '@madrasah/events';
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
import { CLOSING_ENTRIES, carriedMadeOf } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';
import { EXPENSE_GROUPS, type Group, type GroupOf, grouping, INCOME_GROUPS, signOf } from '../groups.ts';
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
  income: ['gross', 'concession', 'waiver', 'refund', 'other'],
  surplus: ['gross', 'concession', 'waiver', 'refund', 'other', 'expenditure'],
  after: [...INCOME_GROUPS, ...EXPENSE_GROUPS],
};

/** What an account takes off stands below zero. */
const TAKEN_OFF: Readonly<Record<string, Group>> = {
  ...{ lessConcession: 'concession', lessWaiver: 'waiver', lessRefund: 'refund' },
  lessTransfersOut: 'transfersOut',
};

function ofIncome(asking: Asking, field: string, query: Explained): MadeOf | undefined {
  const less = TAKEN_OFF[field];
  if (less) return new Map([...(ofIncome(asking, less, query) ?? [])].map(([at, gave]) => [at, -gave]));
  const { account, basis } = query;
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

/** What is made as in a trial balance: years begin with nothing earned, and are told without what closed them. */
function carried(
  { books, cut, fundId, names, yearOf }: Asking,
  { from, closing }: { readonly from: string; readonly closing?: 'with' | undefined },
  figure: Pick<BalanceFigure, 'of' | 'accounts' | 'sign'>,
): MadeOf {
  const range = { from, yearBegins: yearOf(from).from, fundId, withClosing: closing === 'with' };
  return together(...carriedMadeOf(books, cut, range, names, figure));
}

/** Each account with the sign of its group; the surplus of the year is that of all income and expenditure. */
function ofPosition(asking: Asking, { account = '' }: Explained): MadeOf {
  const groupOf = grouping(asking.books, asking.names);
  const earned: readonly Group[] = [...INCOME_GROUPS, ...EXPENSE_GROUPS];
  const all = asking.books.names.accounts.values();
  const wanted = account
    .split(',')
    .flatMap((one) => (one === SURPLUS ? all.filter((other) => earned.includes(groupOf(other))) : [one]));
  const { from } = asking.yearOf(asking.to);
  return together(
    ...([1, -1] as const).map((sign) => {
      const isOf = (one: string) => (earned.includes(groupOf(one)) ? -1 : signOf(groupOf(one))) === sign;
      return carried(asking, { from }, { of: 'closing', accounts: wanted.filter(isOf), sign });
    }),
  );
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

function ofAccounts(asking: Asking, field: string, { account }: Explained) {
  const figure = MOVED[field] ?? BALANCES[field];
  return figure && balance(asking, { ...figure, accounts: listed(account) ?? [] });
}

/** Of a trial balance over some days, or at the end of one. */
function ofTrial(asking: Asking, field: string, query: Explained): MadeOf | undefined {
  const figure = CLOSING[field] ?? BALANCES[field];
  const { from = asking.yearOf(asking.to).from, closing } = query;
  return figure && carried(asking, { from, closing }, { ...figure, accounts: listed(query.account) ?? [] });
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
  ledger: ofAccounts,
  sub_ledger: ofAccounts,
  total_due: (asking) => balance(asking, { of: 'closing', accounts: ['sys:receivable'] }),
  dues: ofDues,
  journal: ({ books, cut }, _, { revision = -1 }) => {
    const known = revision >= 0 && revision <= cut.revision ? journalEntry(books, revision).lines : [];
    return new Map([[revision, known.reduce((sum, { debit }) => sum + debit, 0)]]);
  },
};
