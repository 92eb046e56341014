import { type NamedRow, namedTable, type TableBlock } from '@madrasah/events';
import type { Asking } from '../asking.ts';
import type { ExplainedLine } from './lines.ts';

/** The lines of a figure with who made them and why, and the figure under them. */
export function explainTable(
  { say }: Asking,
  lines: readonly ExplainedLine[],
  { value, total }: { value: number; total: number },
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
  const sum: Row = { kind: 'sum', cells: { text: `${say('statements.value')} (${total})`, amount: value } };
  return {
    kind: 'table',
    unit: say('papers.in-taka'),
    ...namedTable(columns, rows.length === 0 ? [] : [...rows, sum]),
  };
}
