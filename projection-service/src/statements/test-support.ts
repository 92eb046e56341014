import type { PaperDocument, TableBlock } from '@madrasah/events';

const tablesOf = ({ blocks }: PaperDocument) =>
  blocks.filter((block): block is TableBlock => block.kind === 'table');
/** Every figure of a paper that says what explains it. */
export const explainedOf = (paper: PaperDocument) =>
  tablesOf(paper).flatMap(({ rows }) =>
    rows.flatMap(({ cells, explains = [] }) =>
      explains.flatMap((question, at) => (question ? [{ question, amount: cells[at] as number }] : [])),
    ),
  );

/** The figures of a paper that nothing explains: of rows that are there, by the title of their column. */
export const unexplainedIn = (paper: PaperDocument): readonly string[] =>
  tablesOf(paper).flatMap(({ columns, rows }) =>
    rows.flatMap(({ cells, explains = [] }) =>
      columns.flatMap(({ kind, title }, at) =>
        kind === 'money' && typeof cells[at] === 'number' && !explains[at] ? [title] : [],
      ),
    ),
  );

/** The sums below the tables of a paper that say what explains them, as they are written. */
export const explainedFactsOf = ({ blocks }: PaperDocument) =>
  blocks
    .flatMap((block) => (block.kind === 'facts' ? block.lines.flat() : []))
    .flatMap(({ label, value, explains }) => (explains ? [{ label, value, question: explains }] : []));
