import type { ShapedDocument } from '../create-pdf.ts';

/** A head of more than this, in points, leaves too little of the page: its words break. */
const LONGEST = 130;
const STEP = 4;
const BESIDE = 2;

interface TurnedCell {
  readonly text: string;
  readonly width: number;
}

/** How high a cell is whose text stands upright, in as many lines as its width holds; in the font that is set. */
export function turnedHeight(document: ShapedDocument, { text, width }: TurnedCell): number {
  const line = document.currentLineHeight();
  const lines = Math.max(1, Math.floor((width - BESIDE) / line));
  const widest = Math.max(...text.split(' ').map((word) => document.widthOfString(word)));
  let height = Math.max(widest, document.widthOfString(text) / lines) + BESIDE;
  while (height < LONGEST && document.heightOfString(text, { width: height }) > (lines + 0.5) * line)
    height += STEP;
  return Math.min(height, LONGEST);
}

/** Writes a text upwards, in the middle of its cell. */
export function drawTurned(
  document: ShapedDocument,
  { text, width }: TurnedCell,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): void {
  const [centre, middle] = [x + width / 2, y + height / 2];
  const deep = document.heightOfString(text, { width: height });
  document.save().rotate(-90, { origin: [centre, middle] });
  document.text(text, centre - height / 2, middle - deep / 2, { width: height, align: 'center' });
  document.restore();
}
