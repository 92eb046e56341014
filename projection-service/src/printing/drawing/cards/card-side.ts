import { type CardSide, initialsOf } from '@madrasah/events/kernel';
import { drawFrame } from '../../pdf/table/row-drawer.ts';
import { INK, isRightToLeft, QUIET, type Sheet } from '../sheet.ts';
import { drawCardHead } from './card-frame.ts';
import type { CardBox, CardLook } from './card-look.ts';
import { drawCardSlots, topOfSlots } from './card-slots.ts';

/** A card with so few lines has room for two of a long value. */
const FEW_LINES = 4;
/** As high as the name of the house and that of the person, in sizes of the first. */
const LOGO = 3;

/** Smaller than this no line is written, however little room there is. */
const SMALLEST = 0.7;

/** How high each line is where they are written in letters of a size. */
function heightsOf({ document }: Sheet, lines: Lines, width: number, size: number): number[] {
  return lines.map(({ label, value }) => {
    const indent = document.font('regular', size).widthOfString(saidBefore(label));
    const line = document.font('bold').currentLineHeight();
    const most = lines.length <= FEW_LINES ? 2 * line : line;
    return Math.min(most, Math.max(line, document.heightOfString(value, { width: width - indent })));
  });
}

type Lines = NonNullable<CardSide['lines']>;
const saidBefore = (label: string) => (label ? `${label}: ` : '');

/**
 * "label: value" from the left, or from the right; a value that is too long is cut off.
 * @param floor where others stand: letters are smaller where all would not find room above it
 */
function drawLines(
  sheet: Sheet,
  { lines = [], text }: CardSide,
  box: CardBox,
  look: CardLook,
  floor: number,
): void {
  const { document } = sheet;
  const rtl = isRightToLeft(sheet);
  const needed = heightsOf(sheet, lines, box.width, look.text).reduce((sum, height) => sum + height, 0);
  const size = look.text * Math.max(SMALLEST, Math.min(1, (floor - document.y) / (needed || 1)));
  const heights = heightsOf(sheet, lines, box.width, size);
  for (const [at, { label, value }] of lines.entries()) {
    const top = document.y;
    const said = saidBefore(label);
    document.font('regular', size).fillColor(QUIET);
    const indent = document.widthOfString(said);
    if (said) document.text(said, rtl ? box.x + box.width - indent : box.x, top, { lineBreak: false });
    document.font('bold').fillColor(INK);
    const height = heights[at] as number;
    const beside = { width: box.width - indent, height, ellipsis: true } as const;
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
function drawFace(sheet: Sheet, side: CardSide, box: CardBox, look: CardLook, floor: number): void {
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
  drawLines(sheet, side, lane, look, floor);
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
  const foot = footOf(sheet, side, box, look);
  const { slots } = side;
  drawFace(sheet, side, box, look, slots ? topOfSlots(sheet, slots, foot, look) : whole.y + whole.height);
  if (slots) drawCardSlots(sheet, slots, foot, look);
}
