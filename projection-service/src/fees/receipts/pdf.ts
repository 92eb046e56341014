import type { Language } from '@madrasah/events/kernel';
import { createPdf, pdfBytes, type ShapedDocument } from '../../kernel/pdf/create-pdf.ts';
import { RECEIPT_LABELS } from './labels.ts';
import { drawReversal, numberPage, strikePage } from './marks.ts';
import type { ReceiptPaper } from './paper.ts';
import {
  drawFoot,
  drawHead,
  drawParticulars,
  drawRows,
  drawSignatures,
  type ReceiptSheet,
} from './sections.ts';

const MARGIN = 28;
const CUT_LINE = '#8a918d';

/** 1: the guardian's; 2: the office's as well. */
export type Copies = 1 | 2;

interface Drawing {
  readonly language: Language;
  readonly copies?: Copies | undefined;
  /** Off in tests that read the file. */
  readonly compress?: boolean;
}

/**
 * Draws a fee receipt on A5, across: a receipt of many heads runs on to further pages, each with the table's
 * head. A reversed one is marked on every page. Two copies stand on one A4, to be cut; where one does not fit half
 * a sheet each has pages of its own.
 *
 * @returns the bytes of the PDF
 */
export async function renderReceipt(receipt: ReceiptPaper, drawing: Drawing): Promise<Buffer> {
  return pdfBytes(drawReceipt(receipt, drawing));
}

/** The receipt as a document that is not closed yet; uncompressed, tests can read it. */
export function drawReceipt(receipt: ReceiptPaper, drawing: Drawing): ShapedDocument {
  const { copies = 1 } = drawing;
  const guardians = onPagesOfItsOwn(receipt, drawing, ['guardian']);
  if (copies === 1) return guardians;
  const isShort = (['guardian', 'office'] as const).every(
    (copy) => onPagesOfItsOwn(receipt, drawing, [copy]).bufferedPageRange().count === 1,
  );
  return isShort ? onOneSheet(receipt, drawing) : onPagesOfItsOwn(receipt, drawing, ['guardian', 'office']);
}

function openSheet(
  receipt: ReceiptPaper,
  { language, compress = true }: Drawing,
  page: { size: 'A4' | 'A5'; layout: 'portrait' | 'landscape' },
): Omit<ReceiptSheet, 'copy'> {
  const labels = RECEIPT_LABELS[language];
  const document = createPdf({
    ...page,
    margin: MARGIN,
    title: `${labels.title} ${receipt.receiptNo}`,
    language,
    createdAt: new Date(receipt.printedAt),
    bufferPages: true,
    compress,
  });
  return { document, receipt, labels, language };
}

function drawCopy(sheet: ReceiptSheet): void {
  drawHead(sheet);
  if (sheet.receipt.reversed) drawReversal(sheet, sheet.receipt.reversed);
  drawParticulars(sheet);
  drawRows(sheet);
  drawFoot(sheet);
  drawSignatures(sheet);
}

function markPage(sheet: ReceiptSheet, page: number, pages: number): void {
  if (sheet.receipt.reversed) strikePage(sheet);
  numberPage(sheet, page, pages);
}

/** Each copy on A5, on as many pages as it needs. */
function onPagesOfItsOwn(
  receipt: ReceiptPaper,
  drawing: Drawing,
  copies: readonly ReceiptSheet['copy'][],
): ShapedDocument {
  const opened = openSheet(receipt, drawing, { size: 'A5', layout: 'landscape' });
  const { document } = opened;
  for (const [index, copy] of copies.entries()) {
    const sheet = { ...opened, copy };
    if (index > 0) document.addPage();
    const first = document.bufferedPageRange().count - 1;
    drawCopy(sheet);
    const pages = document.bufferedPageRange().count - first;
    for (let page = 0; page < pages; page += 1) {
      document.switchToPage(first + page);
      markPage(sheet, page + 1, pages);
    }
  }
  return document;
}

/** Both copies on one A4: each is kept to its half by margins as high as the other. */
function onOneSheet(receipt: ReceiptPaper, drawing: Drawing): ShapedDocument {
  const opened = openSheet(receipt, drawing, { size: 'A4', layout: 'portrait' });
  const { page } = opened.document;
  const half = page.height / 2;
  const margins = { left: MARGIN, right: MARGIN };
  const halves = [
    { copy: 'guardian', top: MARGIN, bottom: half + MARGIN },
    { copy: 'office', top: half + MARGIN, bottom: MARGIN },
  ] as const;
  for (const { copy, top, bottom } of halves) {
    page.margins = { ...margins, top, bottom };
    opened.document.x = MARGIN;
    opened.document.y = top;
    const sheet = { ...opened, copy };
    drawCopy(sheet);
    markPage(sheet, 1, 1);
  }
  opened.document.moveTo(0, half).lineTo(page.width, half);
  opened.document.lineWidth(0.5).dash(3, { space: 3 }).strokeColor(CUT_LINE).stroke().undash();
  return opened.document;
}
