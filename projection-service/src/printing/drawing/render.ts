import type { PaperBlock, PaperDocument } from '@madrasah/events/kernel';
import { createPdf, pdfBytes, type ShapedDocument } from '../pdf/create-pdf.ts';
import { drawFacts } from './facts.ts';
import { drawHead } from './head.ts';
import { drawFoot, strikePage } from './marks.ts';
import { MEASURES, type Measures, type Sheet } from './sheet.ts';
import { drawSignatures } from './signatures.ts';
import { drawRegister } from './table.ts';

const CUT_LINE = '#8a918d';

/** One paper, or a paper and its copy. */
export type Copies = readonly [PaperDocument, PaperDocument?];

export interface Rendering {
  /** Off in tests that read the file. */
  readonly compress?: boolean;
}

/** Draws a paper, and its copy after it. @returns the bytes of the PDF */
export const renderPaper = (copies: Copies, rendering: Rendering = {}): Promise<Buffer> =>
  pdfBytes(drawPaper(copies, rendering));

/**
 * The PDF, not closed yet; uncompressed, tests can read it. A paper runs on over as many pages as it needs. Two copies
 * on A5 stand on one A4, to be cut; where one does not fit half a sheet each has pages of its own.
 */
export function drawPaper([paper, copy]: Copies, rendering: Rendering = {}): ShapedDocument {
  if (!copy) return onPagesOfItsOwn([paper], rendering);
  const isShort = [paper, copy].every(
    (one) => onPagesOfItsOwn([one], rendering).bufferedPageRange().count === 1,
  );
  return isShort && paper.size === 'a5-landscape'
    ? onOneSheet([paper, copy], rendering)
    : onPagesOfItsOwn([paper, copy], rendering);
}

function open(
  { title, number, language, printedAt }: PaperDocument,
  { size, layout, margin }: Pick<Measures, 'size' | 'layout' | 'margin'>,
  { compress = true }: Rendering,
): ShapedDocument {
  return createPdf({
    size,
    layout,
    margin,
    title: [title, number].filter(Boolean).join(' '),
    language,
    createdAt: new Date(printedAt),
    bufferPages: true,
    compress,
  });
}

function drawBlock(sheet: Sheet, block: PaperBlock): void {
  if (block.kind === 'table') drawRegister(sheet, block);
  else if (block.kind === 'facts') drawFacts(sheet, block);
  else drawSignatures(sheet, block);
}

function drawAll(sheet: Sheet): void {
  drawHead(sheet);
  for (const block of sheet.paper.blocks) drawBlock(sheet, block);
}

function markPage(sheet: Sheet, page: number, pages: number): void {
  if (sheet.paper.void) strikePage(sheet, sheet.paper.void.word);
  drawFoot(sheet, page, pages);
}

/** Each on as many pages as it needs. */
function onPagesOfItsOwn(papers: readonly [PaperDocument, ...PaperDocument[]], rendering: Rendering) {
  const measures = MEASURES[papers[0].size];
  const document = open(papers[0], measures, rendering);
  for (const [index, paper] of papers.entries()) {
    const sheet = { document, paper, measures };
    if (index > 0) document.addPage();
    const first = document.bufferedPageRange().count - 1;
    drawAll(sheet);
    const pages = document.bufferedPageRange().count - first;
    for (let page = 0; page < pages; page += 1) {
      document.switchToPage(first + page);
      markPage(sheet, page + 1, pages);
    }
  }
  return document;
}

/** Both on one A4: each is kept to its half by margins as high as the other. */
function onOneSheet(papers: readonly [PaperDocument, PaperDocument], rendering: Rendering): ShapedDocument {
  const measures = MEASURES[papers[0].size];
  const { margin } = measures;
  const document = open(papers[0], { size: 'A4', layout: 'portrait', margin }, rendering);
  const { page } = document;
  const half = page.height / 2;
  for (const [index, paper] of papers.entries()) {
    const top = index * half + margin;
    page.margins = { left: margin, right: margin, top, bottom: (1 - index) * half + margin };
    document.x = margin;
    document.y = top;
    const sheet = { document, paper, measures };
    drawAll(sheet);
    markPage(sheet, 1, 1);
  }
  document.moveTo(0, half).lineTo(page.width, half);
  document.lineWidth(0.5).dash(3, { space: 3 }).strokeColor(CUT_LINE).stroke().undash();
  return document;
}
