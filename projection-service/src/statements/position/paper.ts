import type { TableBlock } from '@madrasah/events';
import type { Asking } from '../asking.ts';
import { figured, type SideFigure, type SideLine, twoSided } from '../sides.ts';
import type { FundsColumn } from '../years.ts';
import { type FundPosition, type PositionLine, SURPLUS, totalOf } from './figures.ts';

const FIGURE = 'financial_position';

/** How things stood at the end of a day. */
export type PositionColumn = FundsColumn<FundPosition>;

type Part = 'assets' | 'liabilities' | 'fundBalances';

export function nameOf({ names, say }: Asking, { account, fundId }: PositionLine): string {
  if (fundId !== undefined) return names.fund(fundId);
  if (account === SURPLUS) return say('statements.surplus-of-year');
  return account === 'sys:fund-balance' ? say('statements.fund-at-beginning') : names.account(account);
}

/** The same line in each column: an account, or of all funds together a fund, whatever it is made of. */
const keyOf = ({ account, fundId }: PositionLine) => (fundId === undefined ? account : `fund ${fundId}`);

/** A fund, or all together, at the end of each day. */
class FundTable {
  readonly #columns: readonly PositionColumn[];
  readonly #fundId: number;
  readonly #each: readonly (FundPosition | undefined)[];

  constructor(columns: readonly PositionColumn[], fundId: number) {
    this.#columns = columns;
    this.#fundId = fundId;
    this.#each = columns.map(({ funds, together }) =>
      fundId === 0 ? together : funds.find((fund) => fund.fundId === fundId),
    );
  }

  table(repeats: boolean): TableBlock {
    const { say, names } = this.#asking;
    const [liabilities, funds] = ['statements.liabilities', 'statements.fund-balances'] as const;
    const [{ amount, explains } = { amount: 0 }, ...beside] = this.#sums('assets');
    return twoSided(this.#asking, {
      title: this.#fundId === 0 ? say('statements.all-funds') : names.fund(this.#fundId),
      left: say('statements.assets'),
      right: `${say(liabilities)} · ${say(funds)}`,
      lines: [
        this.#lines('assets'),
        [...this.#under(liabilities, 'liabilities'), ...this.#under(funds, 'fundBalances')],
      ],
      ...{ total: amount ?? 0, beside, repeats },
      ...(explains ? { explains } : {}),
      columns: this.#columns.map(({ title = '' }) => title),
    });
  }

  get #asking(): Asking {
    return (this.#columns[0] as PositionColumn).asking;
  }

  #explained({ explained }: Asking, part: Part, account: string, fundId = this.#fundId): string {
    // How things stand has no first day.
    const of = { from: undefined, ...(fundId === 0 ? {} : { fundId }), account };
    return explained(`${FIGURE}.${part}`, of);
  }

  /** The lines that any column has, each once. */
  #lines(part: Part): SideLine[] {
    const all = this.#each.flatMap((fund) => fund?.[part] ?? []);
    const lines = new Map(all.toReversed().map((line) => [keyOf(line), line]));
    return [...new Set(all.map(keyOf))].map((key) => {
      const line = lines.get(key) as PositionLine;
      const figures = this.#each.map((fund, at): SideFigure => {
        const own = fund?.[part].find((one) => keyOf(one) === key);
        if (!own) return { amount: 0 };
        const { asking } = this.#columns[at] as PositionColumn;
        return { amount: own.amount, explains: this.#explained(asking, part, own.account, own.fundId) };
      });
      return figured(nameOf(this.#asking, line), figures);
    });
  }

  #sums(part: Part): SideFigure[] {
    return this.#each.map((fund, at): SideFigure => {
      const lines = fund?.[part] ?? [];
      if (lines.length === 0) return { amount: 0 };
      const accounts = new Set(lines.flatMap(({ account }) => account.split(',')));
      const { asking } = this.#columns[at] as PositionColumn;
      return { amount: totalOf(lines), explains: this.#explained(asking, part, [...accounts].join()) };
    });
  }

  #under(words: string, part: Part): SideLine[] {
    const lines = this.#lines(part);
    const { say } = this.#asking;
    const name = say('statements.sub-total', { name: say(words) });
    return lines.length === 0 ? [] : [...lines, figured(name, this.#sums(part), 'sum')];
  }
}

/** All funds together, then each; of one fund that alone. What each column is of stands above it. */
export function positionTables(columns: readonly PositionColumn[], fundId: number | undefined): TableBlock[] {
  const ids = new Set(columns.flatMap(({ funds }) => funds.map((fund) => fund.fundId)));
  const each = [...ids].sort((one, other) => one - other);
  const tables = each.map((id) => new FundTable(columns, id).table(false));
  return fundId === undefined ? [new FundTable(columns, 0).table(each.length > 0), ...tables] : tables;
}
