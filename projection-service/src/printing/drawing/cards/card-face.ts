import { type CardSide, initialsOf } from '@madrasah/events/kernel';
import { drawFrame } from '../../pdf/table/row-drawer.ts';
import { INK, isRightToLeft, QUIET, type Sheet } from '../sheet.ts';
import { drawLines, type LinesLane, sizeOfLines } from './card-lines.ts';
import { type CardBox, type CardLook, looksFrom } from './card-look.ts';

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
function badgeHeights({ document }: Sheet, { label }: Badge, { quiet, heading, mark: width }: CardLook) {
  const figures = document.font('bold', heading).currentLineHeight();
  const words = document.font('regular', quiet).heightOfString(label, { width, align: 'center' });
  return { words, whole: words + figures + 2 };
}

/** A number in a box, with its word above it. */
function drawBadge(sheet: Sheet, badge: Badge, look: CardLook, x: number, y: number): void {
  const { document } = sheet;
  const { quiet, heading, mark: width, colour } = look;
  const { words, whole } = badgeHeights(sheet, badge, look);
  document.rect(x, y, width, whole).lineWidth(0.8).strokeColor(colour).stroke();
  document.font('regular', quiet).fillColor(QUIET);
  document.text(badge.label, x, y + 1, { width, align: 'center' });
  document.font('bold', heading).fillColor(INK);
  document.fontSize(heading * Math.min(1, (width - 4) / document.widthOfString(badge.value)));
  document.text(badge.value, x, y + words, { width, align: 'center', lineBreak: false });
}

/** Where picture, mark and number of a side stand, and the lane that is left to its lines. */
function faceOf(sheet: Sheet, side: CardSide, box: CardBox, look: CardLook, top: number, floor: number) {
  const { photo, mark, gap } = look;
  const rtl = isRightToLeft(sheet);
  const before = side.photo === undefined ? 0 : photo.width + gap;
  const behind = side.mark || side.badge ? mark + gap : 0;
  const end = box.x + box.width;
  const numbered = top + (side.mark ? mark + gap / 2 : 0);
  const ends = [
    side.mark ? top + mark : top,
    side.badge ? numbered + badgeHeights(sheet, side.badge, look).whole : top,
  ];
  const beside = behind > 0 ? { until: Math.max(...ends), width: behind } : undefined;
  const lane: LinesLane = look.stacked
    ? { box, beside, floor }
    : {
        box: { ...box, x: box.x + (rtl ? behind : before), width: box.width - before - behind },
        floor,
      };
  return {
    ...{ photo: rtl ? end - photo.width : box.x, column: rtl ? box.x : end - mark, numbered, lane },
    begins: look.stacked && before + behind > 0 ? top + photo.height + gap : top,
  };
}

/** Between what heights the face of a side stands. */
interface Between {
  readonly top: number;
  readonly floor: number;
}

/** Picture, lines, and the mark with the badge below it: from the left, or from the right. */
export function drawFace(
  sheet: Sheet,
  side: CardSide,
  box: CardBox,
  look: CardLook,
  { top, floor }: Between,
): void {
  const { document } = sheet;
  const { photo, column, numbered, lane, begins } = faceOf(sheet, side, box, look, top, floor);
  if (side.photo !== undefined) {
    document.font('regular', look.title).fillColor(QUIET);
    if (!sheet.pictures.draw(side.picture, { x: photo, y: top, ...look.photo }))
      drawFrame(document, { text: initialsOf(side.photo), width: look.photo.width }, photo, top, look.photo);
  }
  if (side.mark) drawMark(sheet, side.mark, look.mark, column, top);
  if (side.badge) drawBadge(sheet, side.badge, look, column, numbered);
  document.y = begins;
  drawLines(sheet, side, lane, look);
}

/** Where the face would stand in a look. */
interface Edges {
  topIn(look: CardLook): number;
  floorIn(look: CardLook): number;
}

/** The look in which all that is written has room in letters that are read: head and pictures give way, step by step. */
export function lookWithRoom(
  sheet: Sheet,
  side: CardSide,
  box: CardBox,
  usual: CardLook,
  { topIn, floorIn }: Edges,
): CardLook {
  const looks = looksFrom(usual);
  const roomy = looks.find((look) => {
    const { lane, begins } = faceOf(sheet, side, box, look, topIn(look), floorIn(look));
    sheet.document.y = begins;
    return sizeOfLines(sheet, side, lane, look.text) !== undefined;
  });
  return roomy ?? (looks.at(-1) as CardLook);
}
