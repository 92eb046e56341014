import type { NoteBlock } from '@madrasah/events/kernel';
import type { ShapedDocument } from '../pdf/create-pdf.ts';
import { contentWidth, INK, QUIET, type Sheet } from './sheet.ts';

/** A letter is read from further away than a register. */
const LETTER = 1.15;
const CUT_ROOM = 14;
const RULE = '#8a918d';

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
