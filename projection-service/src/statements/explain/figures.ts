import {
  advanceMadeOf,
  type BalanceFigure,
  type DuesFigure,
  duesMadeOf,
  itemStates,
  itemsMadeOf,
  journalEntry,
  type MoneyFigure,
} from '../../ledger/books/index.ts';
import { CLOSING_ENTRIES } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';
import { EXPENSE_GROUPS, type Group, type GroupOf, grouping, INCOME_GROUPS, signOf } from '../groups.ts';
import { SURPLUS } from '../position/figures.ts';
import { ofIncome } from './income.ts';
import { balance, carried, type Explained, listed, type MadeOf, money, setOf, together } from './parts.ts';

export type { Explained, MadeOf } from './parts.ts';

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

const ADVANCES = ['sys:open-advance', 'sys:month-advance'];

/** Of one admission, of a student, or of everybody. */
function ofDues(asking: Asking, field: string, { AdmissionID, UserID }: Explained): MadeOf {
  const { books, cut } = asking;
  if (field === 'advance')
    return UserID === undefined
      ? balance(asking, { of: 'closing', accounts: ADVANCES, sign: -1 })
      : advanceMadeOf(books, cut, UserID);
  const figure = field as Exclude<DuesFigure, 'advance'>;
  if (AdmissionID !== undefined) return duesMadeOf(books, cut, figure, AdmissionID);
  const items = itemStates(books, cut, UserID === undefined ? { all: true } : { user: UserID });
  return itemsMadeOf(
    books,
    cut,
    figure,
    items.map(({ itemId }) => itemId),
  );
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
    if (revision < 0 || revision > cut.revision) return new Map();
    return new Map([
      [revision, journalEntry(books, revision).lines.reduce((sum, { debit }) => sum + debit, 0)],
    ]);
  },
};
