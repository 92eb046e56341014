import { dayInWords, digitsOf, instantInWords, type Language } from '@madrasah/events/kernel';
import type { ReceiptLabels } from './labels.ts';
import type { ReceiptSheet } from './sections.ts';

const RED = '#a8201a';
const QUIET = '#5f6864';
const MARK_SIZE = 84;
const SLOPE = -18; // degrees

type Reversal = NonNullable<ReceiptSheet['receipt']['reversed']>;

/** Says when and why the receipt was voided, in a box under the head; a long reason is never cut. */
export function drawReversal({ document, labels, language }: ReceiptSheet, { on, reason }: Reversal): void {
  const { left, right } = document.page.margins;
  const top = document.y;
  const width = document.page.width - left - right;
  const day = `${labels.reversed}: ${dayInWords(on, language)}`;
  const text = reason === '' ? day : `${day} – ${labels.reason}: ${reason}`;
  document
    .font('bold', 9)
    .fillColor(RED)
    .text(text, left + 6, top + 2, { width: width - 12, align: 'center' });
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

/** Strikes a page through, with the word across it; what stands below stays readable. */
export function strikePage({ document, labels }: ReceiptSheet): void {
  const { width, height, margins } = document.page;
  document.save().font('bold', MARK_SIZE);
  // A sheet of two copies has a margin as high as the other copy.
  const middle: [number, number] = [width / 2, (margins.top + height - margins.bottom) / 2 + 20];
  document.rotate(SLOPE, { origin: middle });
  document.opacity(0.55).lineWidth(1.2).strokeColor(RED);
  document
    .moveTo(margins.left, middle[1])
    .lineTo(width - margins.right, middle[1])
    .stroke();
  const x = middle[0] - document.widthOfString(labels.reversed) / 2;
  const y = middle[1] - document.currentLineHeight() / 2;
  document.opacity(0.16).fillColor(RED).text(labels.reversed, x, y, { lineBreak: false });
  document.restore();
  document.font('regular');
}

/** Which reprint it is: the first printing is none. */
export const reprintMark = ({ reprint }: ReceiptLabels, printed: number, language: Language): string =>
  digitsOf(`${reprint} ${printed}`, language);

/** When it was printed, and which page this is when there are several. */
export function numberPage(
  { document, receipt, labels, language }: ReceiptSheet,
  page: number,
  pages: number,
): void {
  const { left, right, bottom } = document.page.margins;
  const y = document.page.height - bottom + 6;
  const again = receipt.printed > 0 ? ` · ${reprintMark(labels, receipt.printed, language)}` : '';
  const printed = `${labels.printed}: ${instantInWords(receipt.printedAt, language)}${again}`;
  document.font('regular', 7).fillColor(QUIET).text(printed, left, y, { lineBreak: false });
  if (pages === 1) return;
  const number = digitsOf(`${labels.page} ${page}/${pages} · ${receipt.receiptNo}`, language);
  const x = document.page.width - right - document.widthOfString(number);
  document.text(number, x, y, { lineBreak: false });
}
