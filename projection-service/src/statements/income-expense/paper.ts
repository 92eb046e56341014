import { type NamedRow, namedTable, type PaperColumn, type TableBlock } from '@madrasah/events';
import type { Asking } from '../asking.ts';
import type { Group } from '../groups.ts';
import { byLedger, figured, type SideFigure, type SideLine } from '../sides.ts';
import type { FundsColumn } from '../years.ts';
import { type FundIncome, incomeSums, sumOf } from './figures.ts';

/** Income and expenditure over some days. */
export type IncomeColumn = FundsColumn<FundIncome>;
type Basis = 'cash' | 'accrual';
type Sum = 'net' | 'income' | 'expenditure' | 'surplus' | 'after';

const FIGURE = 'income_expense';
/** What is taken off stands below zero, and is explained so. */
const LESS = { concession: 'lessConcession', waiver: 'lessWaiver', refund: 'lessRefund' } as const;
const LESS_OUT = { transfersOut: 'lessTransfersOut' } as const;

/** A fund, or all together, in each column; every plain line adds up to the sums in bold. */
class FundAccount {
  readonly #columns: readonly IncomeColumn[];
  readonly #fundId: number;
  readonly #basis: Basis;
  readonly #each: readonly FundIncome[];

  constructor(columns: readonly IncomeColumn[], fundId: number, basis: Basis) {
    this.#columns = columns;
    this.#fundId = fundId;
    this.#basis = basis;
    this.#each = columns.map(
      ({ funds, together }) =>
        (fundId === 0 ? together : funds.find((fund) => fund.fundId === fundId)) ?? { fundId, lines: [] },
    );
  }

  table(repeats: boolean): TableBlock {
    const { say, names } = this.#asking;
    const isEmpty = this.#each.every(({ lines }) => lines.length === 0);
    return {
      kind: 'table',
      title: this.#fundId === 0 ? say('statements.all-funds') : names.fund(this.#fundId),
      titles: { table: say('ledger.paper.fund'), group: say('ledger.paper.class') },
      unit: say('papers.in-taka'),
      ...(repeats ? { repeats } : {}),
      ...this.#named(isEmpty ? [] : this.#said()),
    };
  }

  get #asking(): Asking {
    return (this.#columns[0] as IncomeColumn).asking;
  }

  #said(): SideLine[] {
    const gross = this.#basis === 'cash' ? 'statements.gross-cash' : 'statements.gross';
    const transfers = [
      ...this.#one('transfersIn', 'statements.transfers-in', 'transfersIn', 1),
      ...this.#one('transfersOut', 'statements.transfers-out', LESS_OUT.transfersOut, -1),
    ];
    return [
      ...this.#under(gross, 'gross'),
      ...(['concession', 'waiver', 'refund'] as const).flatMap((group) =>
        this.#one(group, `statements.${group}`, LESS[group], -1),
      ),
      this.#sum('statements.net', 'net'),
      ...this.#under('statements.other-income', 'other'),
      this.#sum('statements.total-income', 'income'),
      ...this.#under('statements.expenditure', 'expenditure'),
      this.#sum('statements.total-expenditure', 'expenditure'),
      this.#sum('statements.surplus', 'surplus'),
      ...(transfers.length > 0 ? [...transfers, this.#sum('statements.after-transfers', 'after')] : []),
    ];
  }

  /** What something came to in each column, with the question that explains it. */
  #figures(field: string, amountOf: (fund: FundIncome) => number, account?: string): SideFigure[] {
    const ofFund = this.#fundId === 0 ? {} : { fundId: this.#fundId };
    return this.#columns.map(({ asking }, at) => ({
      amount: amountOf(this.#each[at] as FundIncome),
      explains: asking.explained(`${FIGURE}.${field}`, { ...ofFund, account, basis: this.#basis }),
    }));
  }

  /** The lines of a group that any column has, under its name. */
  #under(words: string, group: Group): SideLine[] {
    const { say, names } = this.#asking;
    const all = this.#each.flatMap(({ lines }) => lines.filter((line) => line.group === group));
    const accounts = [...new Set(all.map(({ account }) => account))].map((account) => ({ account }));
    const amountOf =
      (account: string) =>
      ({ lines }: FundIncome) =>
        lines.find((line) => line.account === account && line.group === group)?.amount ?? 0;
    const nameOf = (account: string) =>
      account === 'sys:receivable' ? say('statements.old-dues') : names.account(account);
    const lines = byLedger(
      this.#asking,
      accounts,
      ({ account }) => figured(nameOf(account), this.#figures(group, amountOf(account), account)),
      { explains: (several, at) => this.#figures(group, () => 0, several)[at]?.explains ?? '' },
    );
    return lines.length === 0 ? [] : [{ kind: 'head', name: say(words), amount: null }, ...lines];
  }

  /** A group as one line, where any column has it. */
  #one(group: Group, words: string, field: string, sign: 1 | -1): SideLine[] {
    const figures = this.#figures(field, (fund) => sign * sumOf(fund, group));
    return figures.every(({ amount }) => amount === 0) ? [] : [figured(this.#asking.say(words), figures)];
  }

  #sum(words: string, of: Sum): SideLine {
    return figured(
      this.#asking.say(words),
      this.#figures(of, (fund) => incomeSums(fund)[of]),
      'sum',
    );
  }

  #named(lines: readonly SideLine[]): Pick<TableBlock, 'columns' | 'rows'> {
    const { say } = this.#asking;
    const columns: Record<string, PaperColumn> = {
      name: { title: say('statements.head'), kind: 'name' },
      ...Object.fromEntries(
        this.#columns.map(({ title = '' }, at) => [`amount${at}`, { title, kind: 'money', brackets: true }]),
      ),
    };
    const rows = lines.map(({ kind, name, beside = [], ...first }): NamedRow<string> => {
      const figures = kind === 'head' ? [] : [first, ...beside];
      return {
        ...(kind ? { kind } : {}),
        cells: { name, ...Object.fromEntries(figures.map(({ amount }, at) => [`amount${at}`, amount])) },
        explains: Object.fromEntries(figures.map(({ explains = '' }, at) => [`amount${at}`, explains])),
      };
    });
    return namedTable(columns, rows);
  }
}

/** Income and expenditure of each fund, what lessens the fees under them, transfers below the line. */
export function incomeTables(
  columns: readonly IncomeColumn[],
  fundId: number | undefined,
  basis: Basis,
): TableBlock[] {
  const ids = new Set(columns.flatMap(({ funds }) => funds.map((fund) => fund.fundId)));
  const each = [...ids].sort((one, other) => one - other);
  const tables = each.map((id) => new FundAccount(columns, id, basis).table(false));
  if (fundId !== undefined) return tables;
  return [new FundAccount(columns, 0, basis).table(each.length > 0), ...tables];
}
