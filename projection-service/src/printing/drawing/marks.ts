import { RED, type Sheet } from './sheet.ts';

const WORD_SIZE = 84;
const SLOPE = -18; // degrees
const CLEAR = 84;

/** Strikes a page through, with the word across it; what stands below stays readable. */
export function strikePage({ document }: Sheet, word: string): void {
  const { width, height, margins } = document.page;
  document.save().font('bold', WORD_SIZE);
  // A sheet of two copies has a margin as high as the other copy.
  const middle: [number, number] = [width / 2, (margins.top + height - margins.bottom) / 2 + 20];
  document.rotate(SLOPE, { origin: middle });
  document.opacity(0.55).lineWidth(1.2).strokeColor(RED);
  // The line ends before the mark at the left, which a telephone must be able to read on a void paper too.
  document
    .moveTo(margins.left + CLEAR, middle[1])
    .lineTo(width - margins.right - CLEAR, middle[1])
    .stroke();
  const x = middle[0] - document.widthOfString(word) / 2;
  const y = middle[1] - document.currentLineHeight() / 2;
  document.opacity(0.16).fillColor(RED).text(word, x, y, { lineBreak: false });
  document.restore();
  document.font('regular');
}
