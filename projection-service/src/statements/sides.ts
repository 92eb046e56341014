import { type NamedRow, namedTable, type PaperColumn, type TableBlock } from '@madrasah/events';
import type { SystemAccount } from '@madrasah/events/ledger';
import type { Asking } from './asking.ts';

/** An amount in paisa, and what explains it; none for the name of the lines below. */
export interface SideFigure {
  readonly amount: number | null;
  readonly explains?: string;
}

/** A line of one side of an account. */
export interface SideLine extends SideFigure {
  readonly name: string;
  readonly kind?: 'sum' | 'head';
  /** The same over other days, column by column. */
  readonly beside?: readonly SideFigure[];
}

/** What a line came to in each column, the first of them its own. */
export function figured(name: string, figures: readonly SideFigure[], kind?: SideLine['kind']): SideLine {
  const [{ amount, explains } = { amount: null }, ...beside] = figures;
  return { name, amount, beside, ...(explains ? { explains } : {}), ...(kind ? { kind } : {}) };
}

const columns = (
  { say }: Asking,
  left: string,
  right: string,
  titles: readonly string[],
): Record<string, PaperColumn> => {
  const side = (name: 'left' | 'right', group: string) => ({
    [`${name}Name`]: { title: say('statements.head'), group, kind: 'name' as const },
    ...Object.fromEntries(
      titles.map((title, at) => [
        `${name}Amount${at}`,
        { title, group, kind: 'money' as const, brackets: true },
      ]),
    ),
  });
  return { ...side('left', left), ...side('right', right) };
};

/** The cells of a line on its side, by the names of their columns. */
function cellsOf(name: 'left' | 'right', line: SideLine | undefined) {
  if (!line) return { cells: {}, explains: {}, sums: [] };
  const figures = [line, ...(line.beside ?? [])];
  const named = <T>(of: (figure: SideFigure) => T | undefined) =>
    Object.fromEntries(
      figures.flatMap((figure, at): [string, T][] => {
        const value = of(figure);
        return value === undefined ? [] : [[`${name}Amount${at}`, value]];
      }),
    );
  const cells = { [`${name}Name`]: line.name, ...named(({ amount }) => amount) };
  return {
    cells,
    explains: named(({ explains }) => explains),
    sums: line.kind === 'sum' ? Object.keys(cells) : [],
  };
}

interface TwoSides {
  readonly title: string;
  readonly left: string;
  readonly right: string;
  readonly lines: readonly [readonly SideLine[], readonly SideLine[]];
  /** Both sides come to it, and what explains it. */
  readonly total: number;
  readonly explains?: string;
  readonly repeats?: boolean;
  /** What the columns of amounts are called, where there are several; the sums of all but the first. */
  readonly columns?: readonly string[];
  readonly beside?: readonly SideFigure[];
}

/** An account in two sides that come to the same sum, side by side. */
export function twoSided(asking: Asking, { title, left, right, lines, ...sides }: TwoSides): TableBlock {
  const [ones, others] = lines;
  const { total: amount, explains, beside = [], repeats, columns: titles } = sides;
  const rows = Array.from({ length: Math.max(ones.length, others.length) }, (_, at): NamedRow<string> => {
    const [one, other] = [cellsOf('left', ones[at]), cellsOf('right', others[at])];
    return {
      cells: { ...one.cells, ...other.cells },
      explains: { ...one.explains, ...other.explains },
      sums: [...one.sums, ...other.sums],
    };
  });
  const both = { name: asking.say('statements.total'), amount, beside, ...(explains ? { explains } : {}) };
  const [one, other] = [cellsOf('left', both), cellsOf('right', both)];
  const sum: NamedRow<string> = {
    kind: 'sum',
    cells: { ...one.cells, ...other.cells },
    explains: { ...one.explains, ...other.explains },
  };
  const named = columns(asking, left, right, titles ?? [asking.say('statements.taka')]);
  return {
    kind: 'table',
    title,
    titles: { table: asking.say('ledger.paper.fund'), group: asking.say('ledger.paper.class') },
    unit: asking.say('papers.in-taka'),
    ...(repeats ? { repeats } : {}),
    ...namedTable(named, rows.length === 0 ? [] : [...rows, sum]),
  };
}

/** Accounts of no general ledger by which students pay, owe and are let off. */
const OF_STUDENTS: ReadonlySet<string> = new Set<SystemAccount>([
  ...(['sys:receivable', 'sys:open-advance', 'sys:month-advance'] as const),
  ...(['sys:concession', 'sys:waiver', 'sys:fee-refund'] as const),
]);

/** Lines of one kind under the name of their general ledger, with its sum where there are several. */
export function byLedger<L extends { readonly account: string }>(
  { names, say }: Asking,
  lines: readonly L[],
  lineOf: (line: L) => SideLine,
  /** What explains a sum of some accounts in a column. */
  { explains }: { explains: (accounts: string, column: number) => string },
): SideLine[] {
  const other = (account: string) =>
    say(OF_STUDENTS.has(account) ? 'statements.student-fees' : 'statements.other');
  const groups = Map.groupBy(lines, ({ account }) => names.ledgerOf(account)?.name ?? other(account));
  return [...groups].flatMap(([name, of]) => {
    const shown = of.map(lineOf);
    if (of.length < 2) return shown;
    const accounts = [...new Set(of.map(({ account }) => account))].join();
    const sum = (column: number): SideFigure => ({
      amount: shown.reduce((total, line) => total + (figureAt(line, column)?.amount ?? 0), 0),
      explains: explains(accounts, column),
    });
    const beside = (shown[0]?.beside ?? []).map((_, at) => sum(at + 1));
    return [...shown, { kind: 'sum', name: say('statements.sub-total', { name }), ...sum(0), beside }];
  });
}

const figureAt = (line: SideLine, column: number): SideFigure | undefined =>
  column === 0 ? line : line.beside?.[column - 1];
