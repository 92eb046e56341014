import type { CheckMark, Fact, FactsBlock } from '@madrasah/events/kernel';
import type { ShapedDocument } from '../pdf/create-pdf.ts';
import { contentWidth, INK, isRightToLeft, QUIET, type Sheet } from './sheet.ts';

const MARK_SIDE = 48; // 33 squares of half a millimetre: a telephone reads them off a laser print
const MARK_WIDTH = 76;
const CAPTION_SIZE = 6.5;
const GAP = 8; // behind a value, before the next label
const LEAST_VALUE = 48; // less, and a sum breaks

interface Lane {
  readonly left: number;
  readonly width: number;
}

/** Where the value of a fact stands: beside its label, or below it where nearly nothing is left there. */
interface Placed {
  readonly indent: number;
  readonly width: number;
  readonly below: boolean;
}

function place(document: ShapedDocument, { label, share }: Fact, width: number): Placed {
  const own = width * share - GAP;
  const indent = document.font('regular').widthOfString(`${label}: `);
  const below = own - indent < LEAST_VALUE;
  return below ? { indent: 0, width: own, below } : { indent, width: own - indent, below };
}

function lineHeight(document: ShapedDocument, facts: readonly Fact[], { width }: Lane): number {
  const heights = facts.map((fact) => {
    const placed = place(document, fact, width);
    const label = placed.below ? document.heightOfString(`${fact.label}: `, { width: placed.width }) : 0;
    return label + document.font('bold').heightOfString(fact.value || '–', { width: placed.width });
  });
  return Math.max(...heights);
}

/** The first column of an Arabic paper is the right one, and within each the label stands at the right of its value. */
function drawLineFromRight(document: ShapedDocument, facts: readonly Fact[], { left, width }: Lane): void {
  const top = document.y;
  let end = left + width;
  let bottom = top;
  for (const fact of facts) {
    const placed = place(document, fact, width);
    const label = `${fact.label}: `;
    document.font('regular').fillColor(QUIET);
    document.text(label, end - document.widthOfString(label), top, { lineBreak: false });
    const y = placed.below ? top + document.heightOfString(label) : top;
    const x = end - placed.indent - placed.width;
    document.font('bold').fillColor(INK);
    document.text(fact.value || '–', x, y, { width: placed.width, align: 'right' });
    bottom = Math.max(bottom, document.y);
    end -= width * fact.share;
  }
  document.font('regular');
  document.y = bottom;
}

/** One line of "label: value", each in its column; a long value wraps beside its label. */
function drawLine(document: ShapedDocument, facts: readonly Fact[], { left, width }: Lane): void {
  const top = document.y;
  let x = left;
  let bottom = top;
  for (const fact of facts) {
    const placed = place(document, fact, width);
    document.font('regular').fillColor(QUIET);
    if (placed.below) document.text(`${fact.label}:`, x, top, { width: placed.width });
    else document.text(`${fact.label}: `, x, top, { lineBreak: false });
    document.font('bold').fillColor(INK);
    const y = placed.below ? document.y : top;
    document.text(fact.value === '' ? '–' : fact.value, x + placed.indent, y, { width: placed.width });
    bottom = Math.max(bottom, document.y);
    x += width * fact.share;
  }
  document.font('regular');
  document.y = bottom;
}

const CAPTION = { width: MARK_WIDTH - GAP, align: 'center' } as const;

function markHeight(document: ShapedDocument, { caption }: CheckMark): number {
  return MARK_SIDE + 1 + document.font('regular', CAPTION_SIZE).heightOfString(caption, CAPTION);
}

/** The mark with its caption below; answers the height where it ends. */
function drawMark(document: ShapedDocument, { side, path, caption }: CheckMark, top: number): number {
  const { left } = document.page.margins;
  const inset = (MARK_WIDTH - GAP - MARK_SIDE) / 2;
  const scale = MARK_SIDE / side;
  document
    .save()
    .translate(left + inset, top)
    .scale(scale)
    .path(path)
    .fill('#000')
    .restore();
  const below = top + MARK_SIDE + 1;
  document.font('regular', CAPTION_SIZE).fillColor(QUIET);
  document.text(caption, left, below, CAPTION);
  return document.y;
}

/** Where the lines stand: beside a mark they share what it leaves of the width. */
function laneOf({ document }: Sheet, { mark }: FactsBlock): Lane {
  const taken = mark ? MARK_WIDTH : 0;
  return { left: document.page.margins.left + taken, width: contentWidth(document) - taken };
}

/** Of the whole block, in points. */
export function factsHeight(sheet: Sheet, block: FactsBlock): number {
  const { document, measures } = sheet;
  const { lines, mark } = block;
  const marked = mark ? markHeight(document, mark) : 0;
  const lane = laneOf(sheet, block);
  document.fontSize(measures.text);
  const height = lines.reduce((sum, facts) => sum + lineHeight(document, facts, lane), 0);
  return Math.max(height, marked);
}

/** Lines of facts, beside a mark where there is one. The block is never torn by a page's end. */
export function drawFacts(sheet: Sheet, block: FactsBlock): void {
  const { document, measures } = sheet;
  const { lines, mark } = block;
  const draw = isRightToLeft(sheet) ? drawLineFromRight : drawLine;
  const { left } = document.page.margins;
  const lane = laneOf(sheet, block);
  // Torn by the end of a page, every value of a line would begin a page of its own.
  if (document.y + factsHeight(sheet, block) > document.page.maxY()) document.addPage();
  const top = document.y;
  const bottom = mark ? drawMark(document, mark, top) : top;
  document.fontSize(measures.text);
  document.y = top;
  for (const facts of lines) draw(document, facts, lane);
  document.x = left;
  document.y = Math.max(document.y, bottom);
}
