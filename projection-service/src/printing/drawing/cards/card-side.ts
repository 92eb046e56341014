import type { CardSide } from '@madrasah/events/kernel';
import { sizeWithRoom } from '../fitting.ts';
import { INK, isRightToLeft, type Sheet } from '../sheet.ts';
import { drawFace, lookWithRoom } from './card-face.ts';
import { drawCardHead, heightOfCardHead } from './card-frame.ts';
import type { CardBox, CardLook } from './card-look.ts';
import { drawCardSlots, topOfSlots } from './card-slots.ts';

/** As high as the name of the house and that of the person, in sizes of the first. */
const LOGO = 3;

/** A name in the middle takes so many lines before its letters are smaller. */
const LINES_OF_A_HEADING = 2;
const BELOW_HEAD = 3;

/** Where whoever signs does: beside the picture on a card that has no frame, where it reaches down to there. */
function footOf(sheet: Sheet, { house, photo }: CardSide, box: CardBox, look: CardLook): CardBox {
  if (house || photo === undefined) return box;
  const taken = look.photo.width + look.gap;
  return { ...box, x: isRightToLeft(sheet) ? box.x : box.x + taken, width: box.width - taken };
}

interface Written {
  readonly text: string;
  readonly size: number;
}

/** What stands in the middle above the lines, where it begins, and how high it is with the house above it. */
function headOf(sheet: Sheet, side: CardSide, box: CardBox, look: CardLook) {
  const { document } = sheet;
  const logo = look.title * LOGO;
  const indent = sheet.pictures.has(side.logo) ? logo + look.gap / 2 : 0;
  const width = box.width - indent;
  const heightIn = (text: string, size: number) =>
    document.font('bold', size).heightOfString(text, { width, align: 'center' });
  const fitted = (text: string, size: number): Written => {
    const hasRoom = (one: number) =>
      heightIn(text, one) <= (LINES_OF_A_HEADING + 0.5) * document.currentLineHeight();
    return { text, size: sizeWithRoom(size, hasRoom) };
  };
  const texts = [
    ...(side.title && !side.house ? [fitted(side.title, look.title)] : []),
    ...(side.heading ? [fitted(side.heading, side.house ? look.title : look.heading)] : []),
  ];
  const above = heightOfCardHead(sheet, side, box, look);
  const height = texts.reduce((sum, { text, size }) => sum + heightIn(text, size), above);
  return { logo, x: box.x + indent, width, texts, height };
}

/** One side of a card within its box. */
export function drawSide(sheet: Sheet, side: CardSide, whole: CardBox, usual: CardLook): void {
  const { document, pictures } = sheet;
  const inset = side.house ? usual.padding * 1.6 : usual.padding;
  const box = {
    ...{ x: whole.x + inset, y: whole.y + inset },
    ...{ width: whole.width - 2 * inset, height: whole.height - 2 * inset },
  };
  const { slots } = side;
  const footIn = (look: CardLook) => footOf(sheet, side, box, look);
  const floorIn = (look: CardLook) =>
    slots ? topOfSlots(sheet, slots, footIn(look), look) : box.y + box.height;
  const topIn = (look: CardLook) => box.y + headOf(sheet, side, box, look).height + BELOW_HEAD;
  const look = lookWithRoom(sheet, side, box, usual, { topIn, floorIn });
  const { logo, x, width, texts } = headOf(sheet, side, box, look);
  document.y = box.y;
  pictures.draw(side.logo, { x: box.x, y: box.y, width: logo, height: logo });
  if (side.house) drawCardHead(sheet, side, { whole, box }, look);
  for (const { text, size } of texts) {
    document.font('bold', size).fillColor(INK);
    document.text(text, x, document.y, { width, align: 'center' });
  }
  drawFace(sheet, side, box, look, { top: document.y + BELOW_HEAD, floor: floorIn(look) });
  if (slots) drawCardSlots(sheet, slots, footIn(look), look);
}
