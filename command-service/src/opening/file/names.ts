import { type cells, plainText, toLatinDigits } from '@madrasah/events';
import { FUND_BALANCE_NAME, LEDGER_CLASS } from '@madrasah/events/ledger';
import { calledIn, type Finder } from '../../kernel/import/called.ts';
import type { ChartState, SubLedger } from '../../ledger/chart/state.ts';

/** What a row of a trial balance is of: an account, the balance of its fund, or students, who come by themselves. */
export type RowOf = SubLedger | 'fund-balance' | 'students';

const keysOf = (...names: string[]) => new Set(names.map((name) => plainText(name)));
const FUND_BALANCES = keysOf(
  ...Object.values(FUND_BALANCE_NAME),
  ...['তহবিল', 'তহবিলের উদ্বৃত্ত', 'তহবিল উদ্বৃত্ত', 'মূলধন', 'Capital', 'Equity', 'Fund', 'Balance of the fund'],
);
const STUDENTS = keysOf(
  ...['ছাত্রদের নিকট পাওনা', 'ছাত্রদের কাছে পাওনা', 'ছাত্রদের বকেয়া', 'পূর্বের বকেয়া', 'বকেয়া', 'অগ্রিম', 'ছাত্রদের অগ্রিম'],
  ...[
    'Students receivable',
    'Student receivables',
    'Fees receivable',
    'Arrears',
    'Advances of students',
    'Advance',
  ],
);

interface Called {
  readonly name: { readonly bn: string; readonly en: string };
}
const called = (id: number, { name, nameEn }: { readonly name: string; readonly nameEn: string }) =>
  [id, { name: { bn: name, en: nameEn } }] as const;

/** The code that a cell is, where it is nothing but digits. */
const codeIn = (cell: cells.Named): number | undefined => {
  if (typeof cell === 'number') return cell;
  const digits = toLatinDigits(cell).trim();
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
};

/** Finds the funds and accounts of a chart by what a file calls them. */
export class ChartNames {
  readonly #chart: ChartState;
  readonly #funds: Finder<Called>;
  readonly #accounts: Finder<Called>;
  readonly #ofFund = new Map<number, Finder<Called>>();

  constructor(chart: ChartState) {
    this.#chart = chart;
    const funds = [...chart.funds.values()].filter(({ retired }) => !retired);
    this.#funds = calledIn(funds.map((fund) => called(fund.fundId, fund)));
    this.#accounts = calledIn(this.#standing().map((row) => called(row.subLedgerId, row)));
  }

  /** The id of a fund; undefined for what names none. */
  fund = (cell: cells.Named): number | undefined =>
    (this.#funds(cell) ?? this.#funds(codeIn(cell) ?? ''))?.id;

  /** What a row of a fund is of: among accounts of one name the fund's own. */
  account(cell: cells.Named, fundId: number): RowOf | undefined {
    const found = this.#own(fundId)(cell) ?? this.#accounts(cell) ?? this.#accounts(codeIn(cell) ?? '');
    const account = found && this.#chart.subLedgers.get(found.id);
    if (account) return account.class === LEDGER_CLASS.fundBalance ? 'fund-balance' : account;
    const key = plainText(String(cell));
    if (FUND_BALANCES.has(key)) return 'fund-balance';
    return STUDENTS.has(key) ? 'students' : undefined;
  }

  #standing = () => [...this.#chart.subLedgers.values()].filter(({ retired }) => !retired);

  #own(fundId: number): Finder<Called> {
    const known = this.#ofFund.get(fundId);
    if (known) return known;
    const rows = this.#standing().filter((row) => row.fundId === fundId);
    const finder = calledIn(rows.map((row) => called(row.subLedgerId, row)));
    this.#ofFund.set(fundId, finder);
    return finder;
  }
}
