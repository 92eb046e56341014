import type { TableBlock } from '@madrasah/events';
import type { FundMoney, MoneyLine } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { byLedger, figured, type SideFigure, type SideLine, twoSided } from '../sides.ts';
import type { FundsColumn } from '../years.ts';
import { lineName, sideTotal } from './wire.ts';

/** What a statement of two sides calls them, and its figures. */
export interface Sides {
  readonly figure: string;
  readonly left: string;
  readonly right: string;
}

/** What came in and went out over some days. */
export type MoneyColumn = FundsColumn<FundMoney>;

type Lines = 'opening' | 'receipts' | 'payments' | 'closing';
type Between = 'transfersIn' | 'transfersOut';

const NOTHING = { opening: [], receipts: [], payments: [], closing: [], transfersIn: 0, transfersOut: 0 };
const keyOf = ({ account, back }: MoneyLine) => `${account} ${back}`;

/** A fund in each column; 0 is all of them together. */
const inEach = (columns: readonly MoneyColumn[], fundId: number): FundMoney[] =>
  columns.map(
    ({ funds, together }) =>
      (fundId === 0 ? together : funds.find((fund) => fund.fundId === fundId)) ?? { fundId, ...NOTHING },
  );

/** A fund's account, its money before and behind it, over the days of each column. */
class FundAccount {
  readonly #columns: readonly MoneyColumn[];
  readonly #sides: Sides;
  readonly #each: readonly FundMoney[];
  readonly #fundId: number;

  constructor(columns: readonly MoneyColumn[], sides: Sides, fundId: number) {
    this.#columns = columns;
    this.#sides = sides;
    this.#each = inEach(columns, fundId);
    this.#fundId = fundId;
  }

  table(repeats: boolean): TableBlock {
    const { say, names } = this.#asking;
    const { left, right } = this.#sides;
    const totals = this.#figures('total', sideTotal);
    const [{ amount: total, explains } = { amount: 0 }, ...beside] = totals;
    return twoSided(this.#asking, {
      title: this.#fundId === 0 ? say('statements.all-funds') : names.fund(this.#fundId),
      ...{ left: say(left), right: say(right) },
      lines: [
        [...this.#held('opening'), ...this.#moved('receipts'), ...this.#between('transfersIn')],
        [...this.#moved('payments'), ...this.#between('transfersOut'), ...this.#held('closing')],
      ],
      ...{ total: total ?? 0, beside, repeats },
      ...(explains ? { explains } : {}),
      ...(this.#columns.length > 1 ? { columns: this.#columns.map(({ title = '' }) => title) } : {}),
    });
  }

  get #asking(): Asking {
    return (this.#columns[0] as MoneyColumn).asking;
  }

  /** What a field came to in each column. */
  #figures(field: string, amountOf: (fund: FundMoney) => number, of: object = {}): SideFigure[] {
    const ofFund = this.#fundId === 0 ? {} : { fundId: this.#fundId };
    return this.#columns.map(({ asking }, at) => ({
      amount: amountOf(this.#each[at] as FundMoney),
      explains: asking.explained(`${this.#sides.figure}.${field}`, { ...ofFund, ...of }),
    }));
  }

  /** The lines of a side that any column has, each once. */
  #lines(side: Lines): MoneyLine[] {
    return [...new Map(this.#each.flatMap((fund) => fund[side].map((line) => [keyOf(line), line]))).values()];
  }

  #ofLine(side: Lines, line: MoneyLine, of: object): SideFigure[] {
    const same = ({ [side]: lines }: FundMoney) =>
      lines.find((one) => keyOf(one) === keyOf(line))?.amount ?? 0;
    return this.#figures(side, same, of);
  }

  #held(side: 'opening' | 'closing'): SideLine[] {
    const { say, names } = this.#asking;
    return this.#lines(side).map((line) =>
      figured(
        `${say(`statements.${side}`)}: ${names.account(line.account)}`,
        this.#ofLine(side, line, { account: line.account }),
      ),
    );
  }

  #moved(side: 'receipts' | 'payments'): SideLine[] {
    const lineOf = (line: MoneyLine) =>
      figured(
        lineName(this.#asking, line),
        this.#ofLine(side, line, { head: line.account, back: line.back }),
      );
    return byLedger(this.#asking, this.#lines(side), lineOf, {
      explains: (head, at) => this.#figures(side, () => 0, { head })[at]?.explains ?? '',
    });
  }

  #between(side: Between): SideLine[] {
    if (this.#each.every((fund) => fund[side] === 0)) return [];
    const words = side === 'transfersIn' ? 'statements.transfers-in' : 'statements.transfers-out';
    return [
      figured(
        this.#asking.say(words),
        this.#figures(side, (fund) => fund[side]),
      ),
    ];
  }
}

/** All funds together, then each; of one fund that alone. */
export function moneyTables(sides: Sides, columns: readonly MoneyColumn[]): TableBlock[] {
  const ids = new Set(columns.flatMap(({ funds }) => funds.map(({ fundId }) => fundId)));
  const each = [...ids].sort((one, other) => one - other);
  const tableOf = (fundId: number, repeats: boolean) =>
    new FundAccount(columns, sides, fundId).table(repeats);
  const tables = each.map((fundId) => tableOf(fundId, false));
  return each.length === 1 ? tables : [tableOf(0, each.length > 0), ...tables];
}
