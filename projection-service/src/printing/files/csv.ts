import {
  columnTitle,
  csvText,
  isSum,
  type PaperBlock,
  type PaperDocument,
  type PaperValue,
  type Refusal,
  refuse,
  type TableBlock,
} from '@madrasah/events/kernel';

/** Every row by itself, the name of its group in front where a table has groups. */
function linesOf({ columns, rows, title }: TableBlock): PaperValue[][] {
  const grouped = rows.some(({ kind }) => kind === 'head');
  let group: PaperValue = '';
  const taka = (value: PaperValue, at: number) => {
    if (typeof value !== 'number') return value;
    const { kind, percent, decimals } = columns[at] ?? {};
    if (percent) return `${value}%`;
    if (kind === 'figure' && decimals !== undefined) return value.toFixed(decimals);
    return kind === 'money' ? value / 100 : value;
  };
  return rows.flatMap((row) => {
    if (row.kind === 'head') group = row.cells[0] ?? '';
    // A sheet that is sorted and summed anew has no sums of ours among its rows.
    if (row.kind === 'head' || row.kind === 'sum') return [];
    const cells = columns.map((_, at) => (isSum(row, at) ? null : taka(row.cells[at] ?? null, at)));
    if (row.sums && cells.every((cell) => cell === null)) return [];
    return [[...(title ? [title] : []), ...(grouped ? [group] : []), ...cells]];
  });
}

/** A form has no rows: what it asks for is listed. */
const labelsOf = (block: PaperBlock): PaperValue[][] =>
  block.kind === 'form' ? block.lines.flat().map(({ label, value }) => [label, value]) : [];

/** The rows of a paper's registers as CSV: amounts in taka, days as `YYYY-MM-DD`, no sums; refused where it has none. */
export function paperCsv({ blocks }: PaperDocument): Buffer | Refusal {
  const tables = blocks.filter((block) => block.kind === 'table').filter(({ repeats }) => !repeats);
  const [first] = tables;
  if (!first) {
    const labels = blocks.flatMap(labelsOf);
    return labels.length > 0 ? Buffer.from(csvText(labels)) : refuse('paper.no-rows');
  }
  const head = [
    ...(first.title ? [first.titles?.table ?? ''] : []),
    ...(first.rows.some(({ kind }) => kind === 'head') ? [first.titles?.group ?? ''] : []),
    ...first.columns.map(columnTitle),
  ];
  return Buffer.from(csvText([head, ...tables.flatMap(linesOf)]));
}
