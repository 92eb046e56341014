import { type PaperBlock, type PaperDocument, rowNumbers, type TableBlock } from '@madrasah/events/kernel';
import { pagesOf } from './render.ts';
import { tailOf } from './tail.ts';

/** What a page may end behind: a row of a table, or another block as a whole. */
type Piece = readonly [block: number, row: number];

const piecesOf = (blocks: readonly PaperBlock[]): Piece[] =>
  blocks.flatMap((block, at): Piece[] =>
    block.kind === 'table' && block.rows.length > 0
      ? block.rows.map((_, row): Piece => [at, row])
      : [[at, 0]],
  );

/** Some rows of a table that stand one after another, counted on from those before them. */
function partOf(table: TableBlock, from: number, to: number): TableBlock {
  const before = rowNumbers(table.rows).slice(0, from);
  const first = 1 + before.filter((number) => number !== undefined).length;
  return { ...table, rows: table.rows.slice(from, to), ...(first > 1 && { first }) };
}

/** The blocks that some pieces make, one after another. */
const joined = (blocks: readonly PaperBlock[], pieces: readonly Piece[]): PaperBlock[] =>
  [...Map.groupBy(pieces, ([block]) => block)].flatMap(([at, rows]) => {
    const block = blocks[at];
    if (block?.kind !== 'table') return block ?? [];
    return partOf(block, rows[0]?.[1] ?? 0, (rows.at(-1)?.[1] ?? 0) + 1);
  });

/** How many of the pieces stand on the first pages, as they are printed. */
function upTo(paper: PaperDocument, pieces: readonly Piece[], pages: number, begun: number): number {
  let [least, most] = [begun + 1, pieces.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const blocks = joined(paper.blocks, pieces.slice(0, middle));
    if (pagesOf({ ...paper, blocks }) <= pages) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** What is signed below a table takes its last row with it, as it does in print. */
function withLastRow(
  { blocks }: PaperDocument,
  pieces: readonly Piece[],
  begun: number,
  end: number,
): number {
  const [next = blocks.length] = pieces[end] ?? [];
  const table = blocks.findLastIndex(({ kind }, at) => kind === 'table' && at < next);
  const isSigned = table >= 0 && table + tailOf(blocks, table).length >= next && next < blocks.length;
  const last = pieces.findLastIndex(([block]) => block === table);
  return isSigned && last > begun ? last : end;
}

/** A paper with a turn wherever its print goes on to the next page: so it is shown as it will come out. */
export function withTurns(paper: PaperDocument): PaperDocument {
  const pieces = piecesOf(paper.blocks);
  const blocks: PaperBlock[] = [];
  let begun = 0;
  for (let page = 1; begun < pieces.length; page += 1) {
    const end = withLastRow(paper, pieces, begun, upTo(paper, pieces, page, begun));
    if (page > 1) blocks.push({ kind: 'page' });
    blocks.push(...joined(paper.blocks, pieces.slice(begun, end)));
    begun = end;
  }
  return { ...paper, blocks };
}
