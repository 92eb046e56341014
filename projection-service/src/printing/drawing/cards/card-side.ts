import { type CardSide, initialsOf } from '@madrasah/events/kernel';
import { drawFrame } from '../../pdf/table/row-drawer.ts';
import { INK, isRightToLeft, QUIET, type Sheet } from '../sheet.ts';
import { drawCardHead, drawCardSlots } from './card-frame.ts';
import type { CardBox, CardLook } from './card-look.ts';

/** A card with so few lines has room for two of a long value. */
const FEW_LINES = 4;
/** As high as the name of the house and that of the person, in sizes of the first. */
const LOGO = 3;

/** "label: value" from the left, or from the right; a value that is too long is cut off. */
function drawLines(sheet: Sheet, { lines = [], text }: CardSide, box: CardBox, look: CardLook): void {
  const { document } = sheet;
  const rtl = isRightToLeft(sheet);
  for (const { label, value } of lines) {
    const top = document.y;
    const said = label ? `${label}: ` : '';
    document.font('regular', look.text).fillColor(QUIET);
    const indent = document.widthOfString(said);
    const x = rtl ? box.x + box.width - indent : box.x;
    if (said) document.text(said, x, top, { lineBreak: false });
    const line = document.currentLineHeight();
    document.font('bold').fillColor(INK);
    const width = box.width - indent;
    const most = lines.length <= FEW_LINES ? 2 * line : line;
    const height = Math.min(most, Math.max(line, document.heightOfString(value, { width })));
    const beside = { width, height, ellipsis: true } as const;
    if (rtl) document.text(value, box.x, top, { ...beside, align: 'right' });
    else document.text(value, box.x + indent, top, beside);
    document.y = top + height;
  }
  if (text)
    document
      .font('regular', look.text)
      .fillColor(INK)
      .text(text, box.x, document.y + 2, { width: box.width });
}

function drawMark(
  { document }: Sheet,
  mark: NonNullable<CardSide['mark']>,
  side: number,
  x: number,
  y: number,
): void {
  document
    .save()
    .translate(x, y)
    .scale(side / mark.side)
    .path(mark.path)
    .fill('#000')
    .restore();
}

/** A number in a box, with its word above it. */
function drawBadge(
  { document }: Sheet,
  { label, value }: NonNullable<CardSide['badge']>,
  { text, heading, mark: width, colour }: CardLook,
  x: number,
  y: number,
): void {
  document.font('bold', heading);
  const figures = document.currentLineHeight();
  document.font('regular', text * 0.9).fillColor(QUIET);
  const words = document.currentLineHeight();
  document
    .rect(x, y, width, words + figures + 2)
    .lineWidth(0.8)
    .strokeColor(colour)
    .stroke();
  document.text(label, x, y + 1, { width, height: words, align: 'center', ellipsis: true });
  document.font('bold', heading).fillColor(INK);
  document.fontSize(heading * Math.min(1, (width - 4) / document.widthOfString(value)));
  document.text(value, x, y + words, { width, align: 'center', lineBreak: false });
}

/** Picture, lines, and the mark with the badge below it: from the left, or from the right. */
function drawFace(sheet: Sheet, side: CardSide, box: CardBox, look: CardLook): void {
  const { document } = sheet;
  const { photo, mark, gap } = look;
  const rtl = isRightToLeft(sheet);
  const top = document.y + 3;
  const before = side.photo === undefined ? 0 : photo.width + gap;
  const behind = side.mark || side.badge ? mark + gap : 0;
  const end = box.x + box.width;
  if (side.photo !== undefined) {
    const x = rtl ? end - photo.width : box.x;
    document.font('regular', look.title).fillColor(QUIET);
    if (!sheet.pictures.draw(side.picture, { x, y: top, ...photo }))
      drawFrame(document, { text: initialsOf(side.photo), width: photo.width }, x, top, photo);
  }
  const column = rtl ? box.x : end - mark;
  if (side.mark) drawMark(sheet, side.mark, mark, column, top);
  if (side.badge) drawBadge(sheet, side.badge, look, column, top + (side.mark ? mark + gap / 2 : 0));
  const beside = rtl ? [behind, before] : [before, behind];
  document.y = look.stacked && before + behind > 0 ? top + photo.height + gap : top;
  const lane = look.stacked
    ? box
    : { ...box, x: box.x + (beside[0] ?? 0), width: box.width - before - behind };
  drawLines(sheet, side, lane, look);
}

/** Where whoever signs does: beside the picture on a card that has no frame, where it reaches down to there. */
function footOf(sheet: Sheet, { house, photo }: CardSide, box: CardBox, look: CardLook): CardBox {
  if (house || photo === undefined) return box;
  const taken = look.photo.width + look.gap;
  return { ...box, x: isRightToLeft(sheet) ? box.x : box.x + taken, width: box.width - taken };
}

/** One side of a card within its box. */
export function drawSide(sheet: Sheet, side: CardSide, whole: CardBox, look: CardLook): void {
  const { document } = sheet;
  const inset = side.house ? look.padding * 1.6 : look.padding;
  const box = {
    ...{ x: whole.x + inset, y: whole.y + inset },
    ...{ width: whole.width - 2 * inset, height: whole.height - 2 * inset },
  };
  document.y = box.y;
  const badge = look.title * LOGO;
  const hasLogo = sheet.pictures.draw(side.logo, { x: box.x, y: box.y, width: badge, height: badge });
  const indent = hasLogo ? badge + look.gap / 2 : 0;
  const lane = { x: box.x + indent, width: box.width - indent };
  const centred = (text: string, size: number) => {
    document.font('bold', size).fillColor(INK);
    if (hasLogo) document.fontSize(size * Math.min(1, lane.width / (document.widthOfString(text) + 1)));
    const height = document.currentLineHeight();
    document.text(text, lane.x, document.y, { width: lane.width, height, align: 'center', ellipsis: true });
  };
  if (side.house) drawCardHead(sheet, side, { whole, box }, look);
  else if (side.title) centred(side.title, look.title);
  if (side.heading) centred(side.heading, side.house ? look.title : look.heading);
  drawFace(sheet, side, box, look);
  if (side.slots) drawCardSlots(sheet, side.slots, footOf(sheet, side, box, look), look);
}
