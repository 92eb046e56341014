import { setImmediate } from 'node:timers/promises';
import {
  PAPER_SIZES,
  type PageBlock,
  type PaperBlock,
  type PaperDocument,
  type PaperSize,
} from '@madrasah/events/kernel';
import { rowsIn } from '../length.ts';
import { createPdf, pageCount, pdfBytes, type ShapedDocument } from '../pdf/create-pdf.ts';
import { NO_PICTURES, type Pictures } from '../pictures.ts';
import { drawCards } from './cards/cards.ts';
import { drawFacts, factsHeight } from './facts.ts';
import { drawForm } from './form.ts';
import { drawHead } from './head.ts';
import { drawCut, drawNote } from './notes.ts';
import { Pages } from './pages.ts';
import { PictureDrawer } from './pictures.ts';
import { measuresOf, type Sheet } from './sheet.ts';
import { drawSignatures, signaturesHeight } from './signatures.ts';
import { drawRegister } from './table.ts';
import { tailOf } from './tail.ts';

/** One paper, or a paper and its copy. */
export type Copies = readonly [PaperDocument, PaperDocument?];

export interface Rendering {
  /** Off in tests that read the file. */
  readonly compress?: boolean;
  readonly pictures?: Pictures;
}

const sheetOf = (
  document: ShapedDocument,
  paper: PaperDocument,
  { pictures = NO_PICTURES }: Rendering,
): Sheet => ({
  ...{ document, paper, measures: measuresOf(paper) },
  pictures: new PictureDrawer(document, pictures),
});

/** Draws a paper, and its copy after it. @returns the bytes of the PDF */
export const renderPaper = (copies: Copies, rendering: Rendering = {}): Promise<Buffer> =>
  pdfBytes(drawPaper(copies, rendering));

/** On how many pages a paper is printed. */
export const pagesOf = (paper: PaperDocument): number => pageCount(onPagesOfItsOwn([paper], {}));

/** Many papers in one file, each on pages of its own; between two of them whatever else waits has its turn. */
export async function renderMany(
  [first, ...others]: readonly [PaperDocument, ...PaperDocument[]],
  rendering: Rendering = {},
): Promise<Buffer> {
  const document = open(first, first.size, rendering);
  exhaust(drawOne(sheetOf(document, first, rendering), 'TOTAL'));
  for (const [index, paper] of others.entries()) {
    await setImmediate();
    document.addPage();
    exhaust(drawOne(sheetOf(document, paper, rendering), `TOTAL${index + 1}`));
  }
  return pdfBytes(document);
}

/**
 * The PDF, not closed yet; uncompressed, tests can read it. A paper runs on over as many pages as it needs. Two copies
 * on A5 stand on one A4, to be cut; where one does not fit half a sheet each has pages of its own.
 */
export function drawPaper([paper, copy]: Copies, rendering: Rendering = {}): ShapedDocument {
  if (!copy) return onPagesOfItsOwn([paper], rendering);
  const isShort = [paper, copy].every((one) => pageCount(onPagesOfItsOwn([one], rendering)) === 1);
  return isShort && paper.size === 'a5-landscape'
    ? onOneSheet([paper, copy], rendering)
    : onPagesOfItsOwn([paper, copy], rendering);
}

/**
 * Draws a paper page by page: after each one it tells how many rows stand, and what is finished can be read off the
 * document. It is not closed yet when the drawing ends.
 */
export function pageByPage(paper: PaperDocument, rendering: Rendering = {}) {
  const document = open(paper, paper.size, rendering);
  return { document, drawing: drawOne(sheetOf(document, paper, rendering), 'TOTAL') };
}

function open(
  { title, number, language, printedAt, size: own }: PaperDocument,
  size: PaperSize,
  { compress = true }: Rendering,
): ShapedDocument {
  const { width, height } = PAPER_SIZES[size];
  return createPdf({
    size: [width, height],
    margin: measuresOf({ size: own, language }).margin,
    title: [title, number].filter(Boolean).join(' '),
    language,
    createdAt: new Date(printedAt),
    compress,
  });
}

const heightOf = (sheet: Sheet, block: PaperBlock): number =>
  block.kind === 'facts'
    ? factsHeight(sheet, block)
    : block.kind === 'signatures'
      ? signaturesHeight(sheet, block)
      : 0;

/** What is signed below a table is not left alone on a page, in points. */
const follows = (sheet: Sheet, at: number): number =>
  tailOf(sheet.paper.blocks, at).reduce((sum, block) => sum + heightOf(sheet, block), 0);

function* drawBlock(sheet: Sheet, block: PaperBlock, at: number): Generator<number> {
  if (block.kind === 'table') yield* drawRegister(sheet, block, follows(sheet, at));
  else if (block.kind === 'cards') yield* drawCards(sheet, block);
  else if (block.kind === 'facts') drawFacts(sheet, block);
  else if (block.kind === 'form') drawForm(sheet, block);
  else if (block.kind === 'note') drawNote(sheet, block);
  else if (block.kind === 'signatures') drawSignatures(sheet, block);
}

/** On to the next sheet, or to the lower half of this one where that is free. */
function turn({ document, measures }: Sheet, { half }: PageBlock): void {
  const middle = document.page.height / 2;
  if (!half || document.y > middle) {
    document.addPage();
    return;
  }
  drawCut(document, middle);
  document.y = middle + measures.margin / 2;
}

function* drawAll(sheet: Sheet): Generator<number> {
  let rows = 0;
  // Cards fill their sheets to the edges.
  if (sheet.paper.blocks[0]?.kind !== 'cards') drawHead(sheet);
  for (const [at, block] of sheet.paper.blocks.entries()) {
    if (block.kind === 'page') {
      turn(sheet, block);
      drawHead(sheet);
      yield rows;
    }
    for (const done of drawBlock(sheet, block, at)) yield rows + done;
    rows += rowsIn(block);
  }
}

function* drawOne(sheet: Sheet, total: string): Generator<number> {
  const pages = new Pages(sheet, total);
  yield* drawAll(sheet);
  pages.end();
}

function exhaust(drawing: Generator<number>): void {
  for (const _ of drawing);
}

/** Each on as many pages as it needs. */
function onPagesOfItsOwn(papers: readonly [PaperDocument, ...PaperDocument[]], rendering: Rendering) {
  const document = open(papers[0], papers[0].size, rendering);
  for (const [index, paper] of papers.entries()) {
    if (index > 0) document.addPage();
    exhaust(drawOne(sheetOf(document, paper, rendering), `TOTAL${index || ''}`));
  }
  return document;
}

/** Both on one A4: each is kept to its half by margins as high as the other. */
function onOneSheet(papers: readonly [PaperDocument, PaperDocument], rendering: Rendering): ShapedDocument {
  const { margin } = measuresOf(papers[0]);
  const document = open(papers[0], 'a4', rendering);
  const { page } = document;
  const half = page.height / 2;
  for (const [index, paper] of papers.entries()) {
    const top = index * half + margin;
    page.margins = { left: margin, right: margin, top, bottom: (1 - index) * half + margin };
    document.x = margin;
    document.y = top;
    exhaust(drawOne(sheetOf(document, paper, rendering), `TOTAL${index || ''}`));
  }
  drawCut(document, half);
  return document;
}
