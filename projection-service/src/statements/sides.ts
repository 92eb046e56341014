import { type NamedRow, namedTable, type PaperColumn, type TableBlock } from '@madrasah/events';
import type { Asking } from './asking.ts';

/** A line of one side of an account. */
export interface SideLine {
  readonly name: string;
  /** In paisa; none for the name of the lines below. */
  readonly amount: number | null;
  readonly kind?: 'sum' | 'head';
  readonly explains?: string;
}

const columns = ({ say }: Asking, left: string, right: string) => {
  const side = (group: string): readonly [PaperColumn, PaperColumn] => [
    { title: say('statements.head'), group, kind: 'name' },
    { title: say('statements.taka'), group, kind: 'money' },
  ];
  const [leftName, leftAmount] = side(left);
  const [rightName, rightAmount] = side(right);
  return { leftName, leftAmount, rightName, rightAmount };
};

interface TwoSides {
  readonly title: string;
  readonly left: string;
  readonly right: string;
  readonly lines: readonly [readonly SideLine[], readonly SideLine[]];
  /** Both sides come to it, and what explains it. */
  readonly total: number;
  readonly explains?: string;
  readonly repeats?: boolean;
}

/** An account in two sides that come to the same sum, side by side. */
export function twoSided(
  asking: Asking,
  { title, left, right, lines, total, explains, repeats }: TwoSides,
): TableBlock {
  const [ones, others] = lines;
  type Row = NamedRow<'leftName' | 'leftAmount' | 'rightName' | 'rightAmount'>;
  const rows = Array.from({ length: Math.max(ones.length, others.length) }, (_, at): Row => {
    const [one, other] = [ones[at], others[at]];
    return {
      cells: {
        ...(one ? { leftName: one.name, leftAmount: one.amount } : {}),
        ...(other ? { rightName: other.name, rightAmount: other.amount } : {}),
      },
      explains: {
        ...(one?.explains ? { leftAmount: one.explains } : {}),
        ...(other?.explains ? { rightAmount: other.explains } : {}),
      },
    };
  });
  const both = asking.say('statements.total');
  const sum: Row = {
    kind: 'sum',
    cells: { leftName: both, leftAmount: total, rightName: both, rightAmount: total },
    ...(explains ? { explains: { leftAmount: explains, rightAmount: explains } } : {}),
  };
  return {
    kind: 'table',
    title,
    titles: { table: asking.say('ledger.paper.fund'), group: asking.say('ledger.paper.class') },
    unit: asking.say('papers.in-taka'),
    ...(repeats ? { repeats } : {}),
    ...namedTable(columns(asking, left, right), rows.length === 0 ? [] : [...rows, sum]),
  };
}

/** Lines of one kind under the name of their general ledger, with its sum where there are several. */
export function byLedger<L extends { readonly account: string; readonly amount: number }>(
  { names, say }: Asking,
  lines: readonly L[],
  lineOf: (line: L) => SideLine,
  /** What lines of no general ledger stand under, and what explains a sum of some accounts. */
  { other, explains }: { other: string; explains: (accounts: string) => string },
): SideLine[] {
  const groups = Map.groupBy(lines, ({ account }) => names.ledgerOf(account)?.name ?? other);
  return [...groups].flatMap(([name, of]) => {
    const shown = of.map(lineOf);
    if (of.length < 2) return shown;
    const amount = of.reduce((sum, line) => sum + line.amount, 0);
    const accounts = [...new Set(of.map(({ account }) => account))].join();
    return [...shown, { name: say('statements.sub-total', { name }), amount, explains: explains(accounts) }];
  });
}
