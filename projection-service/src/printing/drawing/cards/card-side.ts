import { type CardSide, initialsOf } from '@madrasah/events/kernel';
import { drawFrame } from '../../pdf/table/row-drawer.ts';
import { sizeWithRoom } from '../fitting.ts';
import { INK, isRightToLeft, QUIET, type Sheet } from '../sheet.ts';
import { drawCardHead } from './card-frame.ts';
import { drawLines } from './card-lines.ts';
import type { CardBox, CardLook } from './card-look.ts';
import { drawCardSlots, topOfSlots } from './card-slots.ts';

/** As high as the name of the house and that of the person, in sizes of the first. */
const LOGO = 3;

/** A name in the middle takes so many lines before its letters are smaller. */
const LINES_OF_A_HEADING = 2;

type Badge = NonNullable<CardSide['badge']>;

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

/** How high the box of a number is with its word above it, and how high that is. */
function badgeHeights({ document }: Sheet, { label }: Badge, { text, heading, mark: width }: CardLook) {
  const figures = document.font('bold', heading).currentLineHeight();
  const words = document.font('regular', text * 0.9).heightOfString(label, { width, align: 'center' });
  return { words, whole: words + figures + 2 };
}

/** A number in a box, with its word above it. */
function drawBadge(sheet: Sheet, badge: Badge, look: CardLook, x: number, y: number): void {
  const { document } = sheet;
  const { text, heading, mark: width, colour } = look;
  const { words, whole } = badgeHeights(sheet, badge, look);
  document.rect(x, y, width, whole).lineWidth(0.8).strokeColor(colour).stroke();
  document.font('regular', text * 0.9).fillColor(QUIET);
  document.text(badge.label, x, y + 1, { width, align: 'center' });
  document.font('bold', heading).fillColor(INK);
  document.fontSize(heading * Math.min(1, (width - 4) / document.widthOfString(badge.value)));
  document.text(badge.value, x, y + words, { width, align: 'center', lineBreak: false });
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
  const numbered = top + (side.mark ? mark + gap / 2 : 0);
  if (side.mark) drawMark(sheet, side.mark, mark, column, top);
  if (side.badge) drawBadge(sheet, side.badge, look, column, numbered);
  const ends = [
    side.mark ? top + mark : top,
    side.badge ? numbered + badgeHeights(sheet, side.badge, look).whole : top,
  ];
  const beside = behind > 0 ? { until: Math.max(...ends), width: behind } : undefined;
  if (look.stacked) {
    document.y = before + behind > 0 ? top + photo.height + gap : top;
    drawLines(sheet, side, { box, beside, floor }, look);
    return;
  }
  document.y = top;
  const x = box.x + (rtl ? behind : before);
  drawLines(sheet, side, { box: { ...box, x, width: box.width - before - behind }, floor }, look);
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
    const own = { width: lane.width, align: 'center' as const };
    document.font('bold', size).fillColor(INK);
    const fitted = sizeWithRoom(size, (one) => {
      const high = document.fontSize(one).heightOfString(text, own);
      return high <= (LINES_OF_A_HEADING + 0.5) * document.currentLineHeight();
    });
    document.fontSize(fitted).text(text, lane.x, document.y, own);
  };
  if (side.house) drawCardHead(sheet, side, { whole, box }, look);
  else if (side.title) centred(side.title, look.title);
  if (side.heading) centred(side.heading, side.house ? look.title : look.heading);
  const foot = footOf(sheet, side, box, look);
  const { slots } = side;
  drawFace(sheet, side, box, look, slots ? topOfSlots(sheet, slots, foot, look) : whole.y + whole.height);
  if (slots) drawCardSlots(sheet, slots, foot, look);
}
