import { footText, pageText } from '@madrasah/events/kernel';
import { RED, type Sheet } from './sheet.ts';

const FOOT = '#5f6864';
const FOOT_SIZE = 7;
const WORD_SIZE = 84;
const SLOPE = -18; // degrees

/** Strikes a page through, with the word across it; what stands below stays readable. */
export function strikePage({ document }: Sheet, word: string): void {
  const { width, height, margins } = document.page;
  document.save().font('bold', WORD_SIZE);
  // A sheet of two copies has a margin as high as the other copy.
  const middle: [number, number] = [width / 2, (margins.top + height - margins.bottom) / 2 + 20];
  document.rotate(SLOPE, { origin: middle });
  document.opacity(0.55).lineWidth(1.2).strokeColor(RED);
  document
    .moveTo(margins.left, middle[1])
    .lineTo(width - margins.right, middle[1])
    .stroke();
  const x = middle[0] - document.widthOfString(word) / 2;
  const y = middle[1] - document.currentLineHeight() / 2;
  document.opacity(0.16).fillColor(RED).text(word, x, y, { lineBreak: false });
  document.restore();
  document.font('regular');
}

/** When it was printed, and which page this is when there are several. */
export function drawFoot({ document, paper }: Sheet, page: number, pages: number): void {
  const { left, right, bottom } = document.page.margins;
  const y = document.page.height - bottom + 6;
  document.font('regular', FOOT_SIZE).fillColor(FOOT).text(footText(paper), left, y, { lineBreak: false });
  if (pages === 1) return;
  const place = pageText(paper, page, pages);
  document.text(place, document.page.width - right - document.widthOfString(place), y, { lineBreak: false });
}
