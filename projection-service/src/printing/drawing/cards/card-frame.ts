import type { CardSide } from '@madrasah/events/kernel';
import { INK, QUIET, type Sheet } from '../sheet.ts';
import type { CardBox, CardLook } from './card-look.ts';

interface Boxes {
  /** To the edges of the card, and within its frame. */
  readonly whole: CardBox;
  readonly box: CardBox;
}

/** The logo beside the name of the house is so much higher than its letters. */
const LOGO = 2.2;

/** How high that head is. */
export function heightOfCardHead(
  { document, pictures }: Sheet,
  { house, title }: CardSide,
  box: CardBox,
  { house: size, title: titled, quiet, gap }: CardLook,
): number {
  if (!house) return 0;
  const side = pictures.has(house.logo) ? size * LOGO : 0;
  const width = box.width - (side > 0 ? 2 * (side + gap) : 0);
  const name = document.font('bold', size).heightOfString(house.name, { width });
  const address = house.address
    ? document.font('regular', quiet).heightOfString(house.address, { width })
    : 0;
  const band = title ? document.font('bold', titled).currentLineHeight() + 2 + gap / 3 : 0;
  return Math.max(name + address, side) + gap / 3 + band;
}

/** A frame around the card; in it the house with its logo, and the name of the paper in a band. */
export function drawCardHead(
  { document, pictures }: Sheet,
  { house, title }: CardSide,
  { whole, box }: Boxes,
  { padding, house: size, title: titled, quiet, colour, filled, gap }: CardLook,
): void {
  if (!house) return;
  const edge = padding / 2;
  document
    .roundedRect(whole.x + edge, whole.y + edge, whole.width - padding, whole.height - padding, edge)
    .lineWidth(padding / 7)
    .strokeColor(colour)
    .stroke();
  const side = size * LOGO;
  const hasLogo = pictures.draw(house.logo, { x: box.x, y: box.y, width: side, height: side });
  const margin = hasLogo ? side + gap : 0;
  const x = box.x + margin;
  const width = box.width - 2 * margin;
  document.font('bold', size).fillColor(colour);
  document.text(house.name, x, box.y, { width, align: 'center' });
  document.font('regular', quiet).fillColor(QUIET);
  if (house.address) document.text(house.address, x, document.y, { width, align: 'center' });
  document.y = Math.max(document.y, hasLogo ? box.y + side : 0) + gap / 3;
  if (!title) return;
  document.font('bold', titled);
  const high = document.currentLineHeight() + 2;
  const wide = document.widthOfString(title) + 4 * gap;
  const top = document.y;
  document.roundedRect(box.x + (box.width - wide) / 2, top, wide, high, high / 2);
  if (filled) document.fill(colour);
  else document.lineWidth(0.8).strokeColor(colour).stroke();
  document.fillColor(filled ? '#ffffff' : INK);
  document.text(title, box.x, top + 1, { width: box.width, align: 'center' });
  document.y = top + high + gap / 3;
}
