import type { CardSide } from '@madrasah/events/kernel';
import { LEAST_LETTERS, sizeWithRoom } from '../fitting.ts';
import { INK, QUIET, type Sheet } from '../sheet.ts';
import type { CardBox, CardLook } from './card-look.ts';

/** A name that is too long for one line is written smaller, on so many. */
const LONG_NAME = 0.75;
const LINES_OF_A_NAME = 2;

type Slots = NonNullable<CardSide['slots']>;

interface Slot {
  readonly x: number;
  /** Of what is known, above the line: its letters, and how high it stands. */
  readonly size: number;
  readonly named: number;
}

/** Where the lines to sign on stand, how wide they are, and what stands above each. */
function laidOut({ document }: Sheet, slots: Slots, box: CardBox, { text, gap }: CardLook) {
  document.font('regular', text);
  const words = document.currentLineHeight();
  const width = (box.width - gap * 2 * (slots.length - 1)) / slots.length;
  const each = slots.map(({ name }, at): Slot => {
    const x = box.x + at * (width + gap * 2);
    document.fontSize(text);
    if (!name) return { x, size: text, named: 0 };
    const heightIn = (size: number) =>
      document.fontSize(size).heightOfString(name, { width, align: 'center' });
    const isLong = document.widthOfString(name) > width;
    const most = isLong ? Math.max(LEAST_LETTERS, text * LONG_NAME) : text;
    const size = sizeWithRoom(most, (one) => heightIn(one) <= (LINES_OF_A_NAME + 0.5) * words);
    return { x, size, named: heightIn(size) };
  });
  document.fontSize(text);
  const below = slots.map(({ label }) => document.heightOfString(label, { width, align: 'center' }));
  return { line: box.y + box.height - Math.max(words, ...below), width, each };
}

/** Up to where the lines to sign on reach, with names and signatures above them: nothing else stands below it. */
export function topOfSlots(sheet: Sheet, slots: Slots, box: CardBox, look: CardLook): number {
  const { line, each } = laidOut(sheet, slots, box, look);
  const heights = each.map(({ named }, at) => named + (slots[at]?.picture ? look.mark / 2 : 0));
  return line - Math.max(0, ...heights);
}

/** Lines to sign on at the foot of a card; what is known stands above its line, and a signature above that. */
export function drawCardSlots(sheet: Sheet, slots: Slots, box: CardBox, look: CardLook): void {
  const { document, pictures } = sheet;
  const { line, width, each } = laidOut(sheet, slots, box, look);
  document.fillColor(INK).strokeColor(QUIET).lineWidth(0.5);
  for (const [at, { label, name, picture }] of slots.entries()) {
    const { x, size, named } = each[at] as Slot;
    const high = look.mark / 2;
    pictures.draw(picture, { x, y: line - named - high, width, height: high });
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke();
    const centred = { width, align: 'center' } as const;
    document.fontSize(look.text).text(label, x, line, centred);
    if (name) document.fontSize(size).text(name, x, line - named, centred);
  }
}
