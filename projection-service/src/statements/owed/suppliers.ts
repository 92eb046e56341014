import { dayNumber, type NamedRow, namedTable, type TableBlock, toTaka, wordIn } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { accountLedger } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { movedOf } from '../groups.ts';
import { statementQueries } from '../statement-queries.ts';
import { liabilities } from './which.ts';

/** The last day of each age but the oldest. */
const UP_TO = [30, 60, 90] as const;
const AGES = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const;
const WORDS = { upTo30: 'daysTo30', upTo60: 'daysTo60', upTo90: 'daysTo90', over90: 'daysOver90' } as const;
type Ages = Record<(typeof AGES)[number], number>;

/** What is owed to one supplier out of a fund, by the age of its bills; paisa. */
interface Owed {
  readonly account: string;
  readonly fundId: number;
  readonly ages: Ages;
  readonly due: number;
}

/** What was paid settles the oldest bills first; what was paid above them stands with the youngest, below zero. */
function agesOf({ books, cut, to }: Asking, account: string, fundId: number): Ages {
  const { rows } = accountLedger(books, cut, { account, fundId });
  let paid = rows.reduce((sum, { debit }) => sum + debit, 0);
  const ages: Ages = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
  for (const { revision, credit } of rows) {
    const settled = Math.min(paid, credit);
    paid -= settled;
    const days = dayNumber(to) - (books.tables.entries.on.data[revision] as number);
    const place = UP_TO.findIndex((last) => days <= last);
    ages[AGES[place === -1 ? UP_TO.length : place] as keyof Ages] += credit - settled;
  }
  ages.upTo30 -= paid;
  return ages;
}

function owedOf(asking: Asking): Owed[] {
  const isBill = liabilities(asking);
  return movedOf(asking).flatMap(({ fundId, accounts }) =>
    accounts
      .filter(({ account }) => isBill(account) === 'bill')
      .map(({ account, opening, debit, credit }) => ({
        ...{ account, fundId, due: credit - debit - opening },
        ages: agesOf(asking, account, fundId),
      }))
      .filter(({ due }) => due !== 0),
  );
}

function owedTable(asking: Asking, owed: readonly Owed[]): TableBlock {
  const { say, names, explained, language } = asking;
  const money = (key: (typeof AGES)[number]) =>
    ({ title: wordIn(language, WORDS[key]), kind: 'money', carry: 'sum' }) as const;
  const columns = {
    name: { title: say('statements.supplier'), kind: 'name', share: 1.4 },
    fund: { title: say('ledger.paper.fund'), kind: 'name' },
    ...{ upTo30: money('upTo30'), upTo60: money('upTo60'), upTo90: money('upTo90'), over90: money('over90') },
    due: { title: wordIn(language, 'due'), kind: 'money', carry: 'sum' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const rows = owed.map(
    ({ account, fundId, ages, due }): Row => ({
      cells: { name: names.account(account), fund: names.fund(fundId), ...ages, due },
      explains: { due: explained('trial_balance.credit', { account, fundId }) },
    }),
  );
  const sum = (of: (one: Owed) => number) => owed.reduce((total, one) => total + of(one), 0);
  const total: Row = {
    kind: 'sum',
    cells: {
      name: say('statements.total'),
      ...Object.fromEntries(AGES.map((age) => [age, sum(({ ages }) => ages[age])])),
      due: sum(({ due }) => due),
    },
  };
  return {
    kind: 'table',
    unit: say('papers.in-taka'),
    ...namedTable(columns, rows.length === 0 ? [] : [...rows, total]),
  };
}

/** সরবরাহকারীর পাওনা: bills that are not paid yet at the end of a day, by their age. */
export const supplierQueries = (deps: Deps): HandledQuery[] =>
  statementQueries(deps, statements.suppliers, {
    file: 'suppliers',
    isOfDay: true,
    make: (asking) => {
      const { names } = asking;
      const owed = owedOf(asking);
      return {
        data: owed.map(({ account, fundId, ages, due }) => ({
          ...{ account, SLID: subLedgerOf(account) ?? 0, GLID: names.ledgerOf(account)?.id ?? 0 },
          ...{ name: names.account(account), FundID: fundId, FundName: names.fund(fundId) },
          ...Object.fromEntries(AGES.map((age) => [age, toTaka(ages[age] as never)])),
          due: toTaka(due as never),
        })),
        title: asking.say('statements.suppliers'),
        size: 'a4',
        blocks: [owedTable(asking, owed)],
      };
    },
  });
