import { type EventDraft, paisa } from '@madrasah/events';
import { YearClosed, YearReopened } from '@madrasah/events/closing';
import {
  type Account,
  accountingYearOn,
  cr,
  dr,
  entry,
  mirrored,
  type Posting,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import test from 'ava';
import fc from 'fast-check';
import { type Books, trialBalance } from '../books/index.ts';
import { booksOf } from '../books/test-support.ts';
import { carriedMadeOf, carriedMovements, closingOf, isOfTheYear } from './carried.ts';

const CLASSES: Readonly<Record<string, number>> = {
  'sl:1': 3,
  'sl:11': 1,
  'sl:30': 2,
  'sl:40': 4,
  'sl:50': 5,
};
const names = { classOf: (account: string) => CLASSES[account] };
const ACCOUNTS = [
  'sl:11',
  'sl:30',
  'sl:40',
  'sl:50',
  'sys:fund-balance',
  'sys:concession',
  'sys:transfer-out',
];
const YEARS = [2024, 2025, 2026].map((year) => ({
  id: year,
  from: `${year}-07-01`,
  to: `${year + 1}-06-30`,
}));
const yearBegins = (day: string) => accountingYearOn([], day).from;
const dayOf = (month: number, day: number) =>
  `${2024 + Math.floor((month + 6) / 12)}-${String(((month + 6) % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

type Line = readonly [day: string, account: string, fund: number, amount: number];
const posted = (id: number, [on, account, fundId, amount]: Line) =>
  VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId: id, voucherNo: id, series: 'v', on, fundId, direction: 1, moneyAccount: 1 },
    ...{ lines: [], payee: '', bookNo: '', remark: '' },
    postings: [dr('sl:1', fundId, amount), cr(account as Account, fundId, amount)],
  });

/** W27 of what stands so far. */
function closing(yearId: number, id: number, lines: readonly Line[]) {
  const { from, to } = YEARS.find((year) => year.id === yearId) as (typeof YEARS)[number];
  const sums = new Map<string, number>();
  for (const [on, account, fund, amount] of lines)
    if (on >= from && on <= to && isOfTheYear(names, account))
      sums.set(`${account}|${fund}`, (sums.get(`${account}|${fund}`) ?? 0) + amount);
  const postings = [...sums].flatMap(([key, amount]): Posting[] => {
    const [account = '', fund = ''] = key.split('|');
    return [dr(account as Account, Number(fund), amount), cr('sys:fund-balance', Number(fund), amount)];
  });
  return { closingId: id, yearId, on: to, results: [], postings: entry(postings) };
}

const line = fc.tuple(
  fc.tuple(fc.nat(35), fc.integer({ min: 1, max: 28 })).map(([month, day]) => dayOf(month, day)),
  fc.constantFrom(...ACCOUNTS),
  fc.constantFrom(1, 2),
  fc.integer({ min: 1, max: 100_000 }),
);
const step = fc.oneof(
  { weight: 5, arbitrary: line },
  { weight: 2, arbitrary: fc.constantFrom(...YEARS.map(({ id }) => id)) },
);

interface Lived {
  readonly drafts: EventDraft[];
  /** The same without any closing. */
  readonly open: EventDraft[];
}

/** Vouchers of three years in any order; a year is closed, and the next time it is named it is opened again. */
const lives = fc.array(step, { minLength: 1, maxLength: 40 }).map((steps): Lived => {
  const lines: Line[] = [];
  const closed = new Map<number, ReturnType<typeof closing>>();
  const [drafts, open]: [EventDraft[], EventDraft[]] = [[], []];
  for (const [at, one] of steps.entries()) {
    if (typeof one !== 'number') {
      // Nothing comes into a year that is closed.
      if (YEARS.some(({ id, from, to }) => closed.has(id) && from <= one[0] && one[0] <= to)) continue;
      lines.push(one);
      drafts.push(posted(at + 1, one));
      open.push(posted(at + 1, one));
      continue;
    }
    const known = closed.get(one);
    const facts = known ?? closing(one, at + 1, lines);
    if (facts.postings.length === 0) continue;
    drafts.push(
      known
        ? YearReopened({ ...known, postings: mirrored(known.postings), noteId: null })
        : YearClosed({ ...facts, postings: [...facts.postings] }),
    );
    if (known) closed.delete(one);
    else closed.set(one, facts);
  }
  return { drafts, open };
});

const DAYS = fc.tuple(fc.nat(35), fc.integer({ min: 1, max: 28 })).map(([month, day]) => dayOf(month, day));
const ENDS = YEARS.map(({ to }) => to);
const anyDay = fc.oneof(DAYS, fc.constantFrom(...ENDS, ...YEARS.map(({ from }) => from)));

const movedIn = (books: Books, asOf: string, from: string, fundId?: number, withClosing = false) =>
  carriedMovements(
    books,
    books.cut({ asOf }),
    { from, yearBegins: yearBegins(from), fundId, withClosing },
    names,
  );
const OWN = ['sys:fund-balance', 'sl:50'];
const isOwn = (account: string) => OWN.includes(account) || isOfTheYear(names, account);
const sum = (rows: readonly { debit: number; credit: number }[]) =>
  rows.reduce((total, { debit, credit }) => paisa(total + credit - debit), 0);

test('years closed, not closed or open again are told alike, as of any day, for any fund', (t) => {
  fc.assert(
    fc.property(lives, anyDay, fc.constantFrom(undefined, 1, 2), ({ drafts, open }, asOf, fundId) => {
      const [books, before] = [booksOf(drafts), booksOf(open)];
      const begins = yearBegins(asOf);
      const [told, plain] = [books, before].map((one) => movedIn(one, asOf, begins, fundId));
      const there = ({ accounts }: { accounts: readonly object[] }) => accounts.length > 0;
      t.deepEqual(told?.filter(there), plain?.filter(there));
    }),
  );
});

test('what a fund had at the beginning of the year and the surplus of the year are what the ledger has of it', (t) => {
  fc.assert(
    fc.property(lives, anyDay, ({ drafts }, asOf) => {
      const books = booksOf(drafts);
      const begins = yearBegins(asOf);
      const raw = new Map(
        trialBalance(books, books.cut({ asOf })).map(({ fundId, accounts }) => [
          fundId,
          sum(accounts.filter(({ account }) => isOwn(account))),
        ]),
      );
      for (const withClosing of [false, true])
        for (const fund of movedIn(books, asOf, begins, undefined, withClosing)) {
          const { accounts, debit, credit } = closingOf(fund);
          t.is(debit, credit, 'the sides are equal');
          const [beginning, surplus] = [true, false].map((isKept) =>
            sum(accounts.filter(({ account }) => isOwn(account) && OWN.includes(account) === isKept)),
          ) as [number, number];
          t.is(beginning + surplus, raw.get(fund.fundId) ?? 0);
          const others = accounts.filter(({ account }) => !isOwn(account));
          t.is(sum(others) + (raw.get(fund.fundId) ?? 0), 0);
          for (const { account, opening } of fund.accounts)
            if (isOfTheYear(names, account)) t.is(opening, 0, 'nothing is earned before the year begins');
        }
    }),
  );
});

test('a year opens with what the year before it ended on', (t) => {
  fc.assert(
    fc.property(lives, fc.constantFrom(...YEARS.slice(1)), ({ drafts }, { from }) => {
      const books = booksOf(drafts);
      const last = ENDS.findLast((day) => day < from) as string;
      const worth = (asOf: string, of: 'opening' | 'closing') =>
        new Map(
          movedIn(books, asOf, of === 'opening' ? from : yearBegins(asOf)).map(({ fundId, accounts }) => [
            fundId,
            accounts.reduce(
              (total, row) =>
                isOwn(row.account)
                  ? total + row.opening + (of === 'opening' ? 0 : row.debit - row.credit)
                  : total,
              0,
            ),
          ]),
        );
      const [ends, begins] = [worth(last, 'closing'), worth(from, 'opening')];
      for (const [fund, amount] of ends) t.is(begins.get(fund) ?? 0, amount);
    }),
  );
});

test('every figure of it is the sum of what explains it', (t) => {
  fc.assert(
    fc.property(lives, anyDay, anyDay, fc.boolean(), ({ drafts }, one, other, withClosing) => {
      const [from, asOf] = [one, other].sort() as [string, string];
      const books = booksOf(drafts);
      const cut = books.cut({ asOf });
      const explained = (fundId: number, account: string, of: 'opening' | 'debit' | 'credit' | 'closing') => {
        const range = { from, yearBegins: yearBegins(from), fundId, withClosing };
        return carriedMadeOf(books, cut, range, names, { of, accounts: [account] })
          .flatMap((part) => [...part.values()])
          .reduce((total, amount) => total + amount, 0);
      };
      for (const { fundId, accounts } of movedIn(books, asOf, from, undefined, withClosing))
        for (const { account, opening, debit, credit } of accounts) {
          t.is(explained(fundId, account, 'opening'), opening);
          t.is(explained(fundId, account, 'debit'), debit);
          t.is(explained(fundId, account, 'credit'), credit);
          t.is(explained(fundId, account, 'closing'), opening + debit - credit);
        }
    }),
  );
});
