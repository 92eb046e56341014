import { accountingYearOn, subLedgerAccount, subLedgerOf } from '@madrasah/events/ledger';
import { accountName } from '../../../../command-service/src/test-support/chart.ts';
import type { Books } from '../../../../projection-service/src/ledger/books/index.ts';
import type { AccountNames } from '../../../../projection-service/src/ledger/index.ts';
import type { Asking } from '../../../../projection-service/src/statements/asking.ts';
import type { ChartFacts } from '../invariants/invariant.ts';
import { MONEY_KINDS } from '../school/given.ts';

/** The chart of the sequences, as statements read it. */
const namesOf = ({ classes }: ChartFacts): AccountNames => ({
  fund: String,
  number: (_series, number) => String(number),
  account: (account) => account,
  classOf: (account) => classes.get(subLedgerOf(account) ?? 0),
  ledgerOf: () => undefined,
  moneyKind: (account) => MONEY_KINDS[accountName(subLedgerOf(account) ?? 0) ?? ''] ?? 'other',
  lenderOrBill: () => undefined,
  ledgerNamed: String,
  accountsOf: (wanted) =>
    [...classes].filter(([, its]) => its === wanted.class).map(([id]) => subLedgerAccount(id)),
});

/** The years of the chart are those that nobody has set: 1 July to 30 June. */
const yearOf = (day: string) => accountingYearOn([], day);

/** What the product makes a statement from, over the accounting year of a day until its evening. */
export function askingUntil(books: Books, chart: ChartFacts): (to: string, from?: string) => Asking {
  const names = namesOf(chart);
  const about = { books, names, money: chart.money, knownAt: undefined, fundId: undefined } as const;
  const told = { who: '', what: '', why: '', paper: '' };
  const words = {
    language: 'en',
    say: (key: string) => key,
    explained: (figure: string) => figure,
    narrationOf: async () => () => told,
  } as const;
  return (to, from = yearOf(to).from) => {
    const cut = books.cut({ asOf: to });
    return { ...about, ...words, yearOf, from, to, cut };
  };
}
