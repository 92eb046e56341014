import type { SignaturesBlock } from '@madrasah/events/kernel';
import { contentWidth, INK, QUIET, type Sheet } from './sheet.ts';

/** What stands over the line and under its words at least, in points. */
const ROOM_ABOVE = 20;
const ROOM_BELOW = 13;
const LINE_HEIGHT = 13;
/** Between a name and the line below it. */
const ON_THE_LINE = 2;
const PICTURE = 22;
const STAMP = { width: 58, height: 62 };

/** How wide each line is, and how much of the page is taken above and below all of them; in points. */
function laidOut({ document, measures }: Sheet, { slots }: SignaturesBlock) {
  const width = contentWidth(document) / (slots.length + 1);
  document.font('regular', measures.text);
  const heightOf = (text: string) => document.heightOfString(text, { width, align: 'center' });
  const names = slots.map(({ name }) => (name ? heightOf(name) + ON_THE_LINE : 0));
  const stamp = slots.some((slot) => slot.stamp) ? STAMP.height - PICTURE : 0;
  return {
    ...{ width, heightOf },
    above: Math.max(ROOM_ABOVE, ...names) + stamp,
    below: Math.max(LINE_HEIGHT, ...slots.map(({ label }) => heightOf(label))) + ROOM_BELOW,
  };
}

/** Of the lines and of a box for a stamp, in points. */
export function signaturesHeight(sheet: Sheet, block: SignaturesBlock): number {
  const { above, below } = laidOut(sheet, block);
  return above + below;
}

/** Lines to sign on, at the foot of the last page. */
export function drawSignatures(sheet: Sheet, block: SignaturesBlock): void {
  const { document, measures, pictures } = sheet;
  const { slots } = block;
  if (document.y + signaturesHeight(sheet, block) > document.page.maxY()) document.addPage();
  const { left } = document.page.margins;
  const { width, heightOf, below } = laidOut(sheet, block);
  const line = document.page.maxY() - below;
  const gap = slots.length > 1 ? (contentWidth(document) - slots.length * width) / (slots.length - 1) : 0;
  document.font('regular', measures.text).fillColor(INK).strokeColor(QUIET).lineWidth(0.5);
  for (const [at, { label, name, picture, stamp }] of slots.entries()) {
    const x = left + at * (width + gap);
    pictures.draw(picture, { x, y: line - PICTURE, width, height: PICTURE });
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke();
    document.text(label, x, line + 1, { width, align: 'center' });
    if (name) document.text(name, x, line - ON_THE_LINE - heightOf(name), { width, align: 'center' });
    if (stamp) drawStamp(sheet, stamp, { x: x + (width - STAMP.width) / 2, y: line - STAMP.height - 4 });
  }
}

/** A frame of the size of a revenue stamp. */
function drawStamp({ document, measures }: Sheet, label: string, { x, y }: { x: number; y: number }): void {
  document.rect(x, y, STAMP.width, STAMP.height).stroke();
  const within = { width: STAMP.width - 6, align: 'center' as const };
  document
    .font('regular', measures.small)
    .fillColor(QUIET)
    .text(label, x + 3, y + 18, within);
  document.font('regular', measures.text).fillColor(INK);
}
