import type { CardSide } from '@madrasah/events/kernel';
import { SMALLEST, sizeWithRoom } from '../fitting.ts';
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

/** Whether the lines in letters of a size, and the text below them, end above where others stand. */
function haveRoom(sheet: Sheet, { lines = [], text }: CardSide, lane: LinesLane, size: number): boolean {
  const { document } = sheet;
  const high = heightsOf(sheet, lines, lane, size).reduce((sum, height) => sum + height, 0);
  const below = text ? document.font('regular', size).heightOfString(text, { width: lane.box.width }) + 2 : 0;
  return document.y + high + below <= lane.floor;
}

/** The size of the letters in which all lines have room from where the pen is; undefined where none is read without effort. */
export function sizeOfLines(sheet: Sheet, side: CardSide, lane: LinesLane, text: number): number | undefined {
  const fits = (size: number) => haveRoom(sheet, side, lane, size);
  const size = sizeWithRoom(text, fits);
  return fits(size) ? size : undefined;
}

/** "label: value" from the left, or from the right, and the text below them; nothing is cut off. */
export function drawLines(sheet: Sheet, side: CardSide, lane: LinesLane, look: CardLook): void {
  const { document } = sheet;
  const { lines = [], text } = side;
  const { box } = lane;
  const own = { width: box.width };
  const size =
    sizeOfLines(sheet, side, lane, look.text) ??
    sizeWithRoom(look.text, (one) => haveRoom(sheet, side, lane, one), SMALLEST);
  for (const [at, height] of heightsOf(sheet, lines, lane, size).entries()) {
    const top = document.y;
    drawLine(sheet, lines[at] as Line, boxAt(lane, top, isRightToLeft(sheet)), size);
    document.y = top + height;
  }
  if (!text) return;
  document.font('regular', size).fillColor(INK);
  document.text(text, box.x, document.y + 2, own);
}
