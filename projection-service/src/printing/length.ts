import type { PaperBlock, PaperDocument } from '@madrasah/events/kernel';

/** What a paper's length is counted in: rows, cards and sheets. */
export const rowsIn = (block: PaperBlock): number =>
  block.kind === 'table'
    ? block.rows.length
    : block.kind === 'cards'
      ? block.cards.length
      : Number(block.kind === 'page');

/** How much there is of it, in the unit the drawing counts by. */
export const lengthOf = ({ blocks }: PaperDocument): number =>
  blocks.reduce((sum, block) => sum + rowsIn(block), 0);
