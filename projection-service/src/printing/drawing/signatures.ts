import type { SignaturesBlock } from '@madrasah/events/kernel';
import { contentWidth, INK, QUIET, type Sheet } from './sheet.ts';

/** Of the lines with what is written over and under them, in points. */
const SIGNATURES_HEIGHT = 46;
const PICTURE = 22;
const STAMP = { width: 58, height: 62 };

/** Of the lines and of a box for a stamp, in points. */
export const signaturesHeight = ({ slots }: SignaturesBlock): number =>
  slots.some(({ stamp }) => stamp) ? SIGNATURES_HEIGHT + STAMP.height - PICTURE : SIGNATURES_HEIGHT;

/** Lines to sign on, at the foot of the last page. */
export function drawSignatures(sheet: Sheet, block: SignaturesBlock): void {
  const { document, measures, pictures } = sheet;
  const { slots } = block;
  if (document.y + signaturesHeight(block) > document.page.maxY()) document.addPage();
  const { left } = document.page.margins;
  const line = document.page.maxY() - 26;
  const width = contentWidth(document) / (slots.length + 1);
  const gap = slots.length > 1 ? (contentWidth(document) - slots.length * width) / (slots.length - 1) : 0;
  document.font('regular', measures.text).fillColor(INK).strokeColor(QUIET).lineWidth(0.5);
  for (const [at, { label, name, picture, stamp }] of slots.entries()) {
    const x = left + at * (width + gap);
    pictures.draw(picture, { x, y: line - PICTURE, width, height: PICTURE });
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke();
    document.text(label, x, line + 1, { width, align: 'center', height: 14 });
    if (name) document.text(name, x, line - 15, { width, align: 'center', height: 14 });
    if (stamp) drawStamp(sheet, stamp, { x: x + (width - STAMP.width) / 2, y: line - STAMP.height - 4 });
  }
}

/** A frame of the size of a revenue stamp. */
function drawStamp({ document, measures }: Sheet, label: string, { x, y }: { x: number; y: number }): void {
  document.rect(x, y, STAMP.width, STAMP.height).stroke();
  const within = { width: STAMP.width - 6, align: 'center' as const, height: 30 };
  document
    .font('regular', measures.small)
    .fillColor(QUIET)
    .text(label, x + 3, y + 18, within);
  document.font('regular', measures.text).fillColor(INK);
}
