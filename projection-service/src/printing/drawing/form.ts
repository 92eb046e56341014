import type { Fact, FormBlock, NoteBlock } from '@madrasah/events/kernel';
import { initialsOf } from '@madrasah/events/kernel';
import type { ShapedDocument } from '../pdf/create-pdf.ts';
import { drawFrame } from '../pdf/table/row-drawer.ts';
import { contentWidth, INK, isRightToLeft, QUIET, type Sheet } from './sheet.ts';

const PHOTO = { width: 85, height: 113 }; // 30 × 40 mm
const GAP = 10;
const LEADING = 1.9;
/** A letter is read from further away than a register. */
const LETTER = 1.15;
const CUT_ROOM = 14;

const RULE = '#8a918d';

function drawBlank({ document, measures }: Sheet, { label, value }: Fact, x: number, width: number): void {
  const top = document.y;
  document.font('regular', measures.text).fillColor(QUIET).text(label, x, top, { lineBreak: false });
  const from = x + document.widthOfString(label) + 4;
  const line = top + document.currentLineHeight() - 2;
  document.lineWidth(0.6).strokeColor(RULE).dash(1, { space: 2 });
  document
    .moveTo(from, line)
    .lineTo(x + width - GAP, line)
    .stroke()
    .undash();
  if (!value) return;
  const room = x + width - GAP - from;
  const height = document.currentLineHeight();
  document
    .font('bold')
    .fillColor(INK)
    .text(value, from + 2, top, { width: room, height, ellipsis: true });
}

/** The same on an Arabic paper: the label at the right, and the line to its left. */
function drawBlankFromRight(
  { document, measures }: Sheet,
  { label, value }: Fact,
  x: number,
  width: number,
): void {
  const top = document.y;
  document.font('regular', measures.text).fillColor(QUIET);
  const labelled = x + width - document.widthOfString(label);
  document.text(label, labelled, top, { lineBreak: false });
  const height = document.currentLineHeight();
  const [from, to] = [x + GAP, labelled - 4];
  document.lineWidth(0.6).strokeColor(RULE).dash(1, { space: 2 });
  document
    .moveTo(from, top + height - 2)
    .lineTo(to, top + height - 2)
    .stroke()
    .undash();
  if (!value) return;
  const room = { width: to - from - 2, height, ellipsis: true, align: 'right' } as const;
  document.font('bold').fillColor(INK).text(value, from, top, room);
}

/** Labels, each with a line to write on; what is known already stands on it. A form is not torn by a page's end. */
export function drawForm(sheet: Sheet, { title, photo, lines }: FormBlock): void {
  const { document, measures } = sheet;
  const { left } = document.page.margins;
  document.font('regular', measures.text);
  const step = document.currentLineHeight() * LEADING;
  const titled = title ? document.font('bold', measures.title).currentLineHeight() + 4 : 0;
  const height = Math.max(titled + lines.length * step, photo ? PHOTO.height + 4 : 0);
  if (document.y + height > document.page.maxY()) document.addPage();
  const top = document.y;
  const fromRight = isRightToLeft(sheet);
  const width = contentWidth(document);
  if (title) document.fillColor(INK).text(title, left, top, { width, align: fromRight ? 'right' : 'left' });
  const right = left + width;
  const beside = photo ? PHOTO.width + GAP : 0;
  for (const [at, facts] of lines.entries()) {
    const y = top + titled + at * step;
    const own = width - (y < top + PHOTO.height ? beside : 0);
    let x = left;
    for (const fact of facts) {
      document.y = y;
      const share = own * fact.share;
      if (fromRight) drawBlankFromRight(sheet, fact, left + right - x - share, share);
      else drawBlank(sheet, fact, x, share);
      x += share;
    }
  }
  if (photo) {
    document.font('regular', measures.small).fillColor(QUIET);
    const text = photo.name ? initialsOf(photo.name) : photo.caption;
    const box = { x: fromRight ? left : right - PHOTO.width, y: top, ...PHOTO };
    if (!sheet.pictures.draw(photo.picture, box))
      drawFrame(document, { text, width: PHOTO.width }, box.x, top, PHOTO);
  }
  document.x = left;
  document.y = top + height + 4;
}

/** Over the whole width of the paper, with room above it. */
export function drawCut(document: ShapedDocument, y = document.y + CUT_ROOM): void {
  document.moveTo(0, y).lineTo(document.page.width, y);
  document.lineWidth(0.5).dash(3, { space: 3 }).strokeColor(RULE).stroke().undash();
  document.y = y + 3;
}

/** A sentence below what it is of. */
export function drawNote({ document, measures }: Sheet, { text, look }: NoteBlock): void {
  const { left } = document.page.margins;
  if (look === 'cut') drawCut(document);
  const isLetter = look === 'letter';
  document
    .font('regular', isLetter ? measures.text * LETTER : measures.small)
    .fillColor(isLetter ? INK : QUIET);
  if (isLetter) document.moveDown(0.3);
  if (document.y + document.heightOfString(text) > document.page.maxY()) document.addPage();
  document.text(text, left, document.y, { width: contentWidth(document) }).moveDown(0.3);
}
