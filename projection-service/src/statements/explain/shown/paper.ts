import { type NamedRow, namedTable, type TableBlock } from '@madrasah/events';
import type { Asking } from '../../asking.ts';
import type { Group } from './groups.ts';
import type { ExplainedLine } from './lines.ts';

interface Figure {
  readonly value: number;
  /** Of how many entries. */
  readonly total: number;
  /** What is told as a sum alone, since its entries lie outside the days of whoever asks; nothing for most. */
  readonly before: number;
}

/** The lines of a figure with who made them and why, and the figure under them. */
export function explainTable(
  { say }: Asking,
  lines: readonly ExplainedLine[],
  { value, total, before }: Figure,
): TableBlock {
  const columns = {
    on: { title: say('statements.day'), kind: 'day' },
    text: { title: say('statements.particulars'), kind: 'name', share: 1.4 },
    by: { title: say('statements.by'), kind: 'name', share: 0.8 },
    reason: { title: say('statements.reason'), kind: 'name', share: 1.2 },
    amount: { title: say('statements.taka'), kind: 'money', carry: 'sum' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const rows = lines.map(
    ({ on, text, actor, reason, amount }): Row => ({ cells: { on, text, by: actor.name, reason, amount } }),
  );
  if (before !== 0) rows.unshift({ cells: { text: say('statements.opening'), amount: before } });
  const sum: Row = { kind: 'sum', cells: { text: `${say('statements.value')} (${total})`, amount: value } };
  return {
    kind: 'table',
    unit: say('papers.in-taka'),
    ...namedTable(columns, rows.length === 0 ? [] : [...rows, sum]),
  };
}

/** What a figure is made of by kinds of entries, where there are several; a file for a spreadsheet has the entries alone. */
export function groupTables({ say }: Asking, groups: readonly Group[]): TableBlock[] {
  if (groups.length < 2) return [];
  const columns = {
    name: { title: say('statements.kind'), kind: 'name' },
    count: { title: say('statements.count'), kind: 'count' },
    amount: { title: say('statements.taka'), kind: 'money' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const sum = (of: 'count' | 'amount') => groups.reduce((total, group) => total + group[of], 0);
  const total: Row = {
    kind: 'sum',
    cells: { name: say('statements.value'), count: sum('count'), amount: sum('amount') },
  };
  const rows = groups.map(({ name, count, amount }): Row => ({ cells: { name, count, amount } }));
  return [
    { kind: 'table', unit: say('papers.in-taka'), repeats: true, ...namedTable(columns, [...rows, total]) },
  ];
}
