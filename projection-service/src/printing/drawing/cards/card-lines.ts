import type { CardSide } from '@madrasah/events/kernel';
import { sizeWithRoom } from '../fitting.ts';
import { INK, isRightToLeft, QUIET, type Sheet } from '../sheet.ts';
import type { CardBox, CardLook } from './card-look.ts';

type Lines = NonNullable<CardSide['lines']>;
type Line = Lines[number];

const saidBefore = ({ label }: Line) => (label ? `${label}: ` : '');

/** Where lines stand: down to a height they leave room at their end for what stands there. */
export interface LinesLane {
  readonly box: CardBox;
  readonly beside?: { readonly until: number; readonly width: number } | undefined;
  /** Where others stand: letters are smaller where all would not find room above it. */
  readonly floor: number;
}

const boxAt = ({ box, beside }: LinesLane, y: number, rtl: boolean): CardBox => {
  const taken = beside && y < beside.until ? beside.width : 0;
  return { ...box, x: rtl ? box.x + taken : box.x, width: box.width - taken };
};

/** How high each line is in letters of a size: as many lines of a value as it needs beside its label. */
function heightsOf(sheet: Sheet, lines: Lines, lane: LinesLane, size: number): number[] {
  const { document } = sheet;
  let y = document.y;
  return lines.map((line) => {
    const indent = document.font('regular', size).widthOfString(saidBefore(line));
    const one = document.font('bold').currentLineHeight();
    const { width } = boxAt(lane, y, isRightToLeft(sheet));
    const height = Math.max(one, document.heightOfString(line.value, { width: width - indent }));
    y += height;
    return height;
  });
}

function drawLine(sheet: Sheet, line: Line, { x, width }: CardBox, size: number): void {
  const { document } = sheet;
  const rtl = isRightToLeft(sheet);
  const top = document.y;
  const said = saidBefore(line);
  document.font('regular', size).fillColor(QUIET);
  const indent = document.widthOfString(said);
  if (said) document.text(said, rtl ? x + width - indent : x, top, { lineBreak: false });
  document.font('bold').fillColor(INK);
  const beside = { width: width - indent, align: rtl ? ('right' as const) : ('left' as const) };
  document.text(line.value, rtl ? x : x + indent, top, beside);
}

/** "label: value" from the left, or from the right, and the text below them; nothing is cut off. */
export function drawLines(
  sheet: Sheet,
  { lines = [], text }: CardSide,
  lane: LinesLane,
  look: CardLook,
): void {
  const { document } = sheet;
  const { box, floor } = lane;
  const own = { width: box.width };
  const above = text ? document.font('regular', look.text).heightOfString(text, own) + 2 : 0;
  const room = floor - document.y - above;
  const size = sizeWithRoom(
    look.text,
    (one) => heightsOf(sheet, lines, lane, one).reduce((sum, height) => sum + height, 0) <= room,
  );
  for (const [at, height] of heightsOf(sheet, lines, lane, size).entries()) {
    const top = document.y;
    drawLine(sheet, lines[at] as Line, boxAt(lane, top, isRightToLeft(sheet)), size);
    document.y = top + height;
  }
  if (!text) return;
  document.font('regular', look.text).fillColor(INK);
  document.text(text, box.x, document.y + 2, own);
}
