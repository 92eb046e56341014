import { PAPER_SIZES, type PaperBlock, type PaperDocument, type PaperRow } from '@madrasah/events';

/** What margins, head and foot take of a page, and a row of one line, in points. */
const AROUND = 170;
const ROW = 16.2;
const CARDS = 10;

/** A document cut to what its first page may hold, and how many rows are not in it. */
export interface FirstPage extends PaperDocument {
  /** Rows, cards and parts of forms that come on later pages. */
  readonly more: number;
}

/** What all rows of a register come to stands below those that are shown. */
function cut(rows: readonly PaperRow[], most: number): readonly PaperRow[] {
  const last = rows.at(-1);
  if (rows.length <= most) return rows;
  const shown = rows.slice(0, most);
  return last?.kind === 'sum' ? [...shown, last] : shown;
}

/**
 * The first page of a paper, for whoever looks before he prints: a register of a whole school is shown at once. What it
 * comes to, under its last row, is said there too.
 */
export function firstPage(paper: PaperDocument): FirstPage {
  const rowsOf = ({ lanes = 1 }: { readonly lanes?: number }) =>
    Math.max(1, Math.floor((PAPER_SIZES[paper.size].height - AROUND) / ROW)) * lanes;
  let used = 0;
  let more = 0;
  let isOver = false;
  let isTurned = false;
  const blocks: PaperBlock[] = [];
  for (const block of paper.blocks) {
    if (block.kind === 'page') isTurned = true;
    isOver ||= isTurned;
    if (block.kind === 'table') {
      const rows = isOver ? [] : cut(block.rows, Math.max(1, rowsOf(block) - used));
      more += block.rows.length - rows.length;
      used += rows.length;
      if (!isOver) blocks.push({ ...block, rows });
      isOver ||= more > 0;
    } else if (block.kind === 'cards') {
      const cards = block.cards.slice(0, CARDS);
      more += block.cards.length - cards.length;
      blocks.push({ ...block, cards });
    } else if (block.kind === 'form' && isOver) more += 1;
    else if (!isOver || block.kind === 'note' || (block.kind === 'facts' && !isTurned)) blocks.push(block);
  }
  return { ...paper, blocks, more };
}
