import type { SignaturesBlock } from '@madrasah/events/kernel';
import { contentWidth, INK, QUIET, type Sheet } from './sheet.ts';

/** Of the lines with what is written over and under them, in points. */
export const SIGNATURES_HEIGHT = 46;
const PICTURE = 22;

/** Lines to sign on, at the foot of the last page. */
export function drawSignatures({ document, measures, pictures }: Sheet, { slots }: SignaturesBlock): void {
  if (document.y + SIGNATURES_HEIGHT > document.page.maxY()) document.addPage();
  const { left } = document.page.margins;
  const line = document.page.maxY() - 26;
  const width = contentWidth(document) / (slots.length + 1);
  const gap = slots.length > 1 ? (contentWidth(document) - slots.length * width) / (slots.length - 1) : 0;
  document.font('regular', measures.text).fillColor(INK).strokeColor(QUIET).lineWidth(0.5);
  for (const [at, { label, name, picture }] of slots.entries()) {
    const x = left + at * (width + gap);
    pictures.draw(picture, { x, y: line - PICTURE, width, height: PICTURE });
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke();
    document.text(label, x, line + 1, { width, align: 'center', height: 14 });
    if (name) document.text(name, x, line - 15, { width, align: 'center', height: 14 });
  }
}
