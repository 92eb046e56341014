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
