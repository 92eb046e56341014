import type { Language } from '@madrasah/events/kernel';
import { createPdf, pdfBytes, type ShapedDocument } from '../kernel/pdf/create-pdf.ts';
import { RECEIPT_LABELS } from './receipt-labels.ts';
import { drawReversal, numberPage, strikePage } from './receipt-marks.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { drawFoot, drawHead, drawParticulars, drawRows, drawSignatures } from './receipt-sections.ts';

const MARGIN = 28;

function eachPage(document: ShapedDocument, draw: (page: number, pages: number) => void): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    draw(page + 1, count);
  }
}

/**
 * Draws a fee receipt on A5, across: a receipt of many heads runs on to further pages, each with the table's
 * head. A reversed one is marked on every page.
 *
 * @returns the bytes of the PDF
 */
export async function renderReceipt(receipt: ReceiptPaper, language: Language): Promise<Buffer> {
  return pdfBytes(drawReceipt(receipt, language, true));
}

/** The receipt as a document that is not closed yet; uncompressed, tests can read it. */
export function drawReceipt(receipt: ReceiptPaper, language: Language, compress: boolean): ShapedDocument {
  const labels = RECEIPT_LABELS[language];
  const document = createPdf({
    size: 'A5',
    layout: 'landscape',
    margin: MARGIN,
    title: `${labels.title} ${receipt.receiptNo}`,
    language,
    createdAt: new Date(receipt.printedAt),
    bufferPages: true,
    compress,
  });
  const paper = { document, receipt, labels, language };
  drawHead(paper);
  if (receipt.reversed) drawReversal(paper, receipt.reversed);
  drawParticulars(paper);
  drawRows(paper);
  drawFoot(paper);
  drawSignatures(paper);
  eachPage(document, (page, pages) => {
    if (receipt.reversed) strikePage(paper);
    numberPage(paper, page, pages);
  });
  return document;
}
