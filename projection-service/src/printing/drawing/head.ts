import { digitsOf } from '@madrasah/events/kernel';
import { contentWidth, INK, QUIET, RED, type Sheet } from './sheet.ts';

const LOGO_GAP = 8;

/** The institution, the paper's name, what was asked for, and that it is void. */
export function drawHead(sheet: Sheet): void {
  const { document, paper, measures } = sheet;
  const { name, address, contact } = paper.letterhead;
  if (paper.corners?.left) drawCorner(sheet, paper.corners.left, 'left');
  if (paper.corners?.right) drawCorner(sheet, paper.corners.right, 'right');
  document.font('bold', measures.name);
  drawLogo(sheet);
  document.fillColor(INK).text(name, { align: 'center' });
  const line = digitsOf([address, contact].filter(Boolean).join(' · '), paper.language);
  document.font('regular', measures.small).fillColor(QUIET);
  if (line !== '') document.text(line, { align: 'center' });
  document.moveDown(0.2).fillColor(INK).font('bold', measures.title).text(paper.title, { align: 'center' });
  document.font('regular', measures.small).fillColor(QUIET);
  if (paper.filters.length > 0) document.text(paper.filters.join(' · '), { align: 'center' });
  document.moveDown(0.2);
  if (paper.void) drawSentence(sheet, paper.void.sentence);
}

/** Beside the name, as high as the lines of the house; in the font of the name. */
function drawLogo({ document, paper, measures, pictures }: Sheet): void {
  const { left } = document.page.margins;
  const side = measures.name * 2.2;
  const half = document.widthOfString(paper.letterhead.name) / 2;
  const x = Math.max(left, left + contentWidth(document) / 2 - half - side - LOGO_GAP);
  pictures.draw(paper.letterhead.logo, { x, y: document.y, width: side, height: side });
}

/** A word in a box, in an upper corner. */
function drawCorner({ document, measures }: Sheet, word: string, side: 'left' | 'right'): void {
  const { left, right, top } = document.page.margins;
  document.font('regular', measures.small).fillColor(QUIET);
  const width = document.widthOfString(word) + 10;
  const x = side === 'left' ? left : document.page.width - right - width;
  document.text(word, x + 5, top + 2, { lineBreak: false });
  document
    .rect(x, top, width, document.currentLineHeight() + 4)
    .lineWidth(0.5)
    .strokeColor(QUIET)
    .stroke();
  document.x = left;
  document.y = top;
}

/** When and why it was voided, in a box under the head; a long reason is never cut. */
function drawSentence({ document, measures }: Sheet, sentence: string): void {
  const { left } = document.page.margins;
  const top = document.y;
  const width = contentWidth(document);
  document
    .font('bold', measures.text)
    .fillColor(RED)
    .text(sentence, left + 6, top + 2, { width: width - 12, align: 'center' });
  const bottom = document.y + 2;
  document
    .rect(left, top, width, bottom - top)
    .lineWidth(1)
    .strokeColor(RED)
    .stroke();
  document.font('regular');
  document.x = left;
  document.y = bottom + 3;
}
