import {
  amountInWords,
  dayInWords,
  digitsOf,
  hijriInWords,
  type Language,
  moneyFigures,
  moneyOrDash,
} from '@madrasah/events/kernel';
import type { ShapedDocument } from '../../kernel/pdf/create-pdf.ts';
import { CELL_PADDING, drawTable, type PaperColumn } from '../../kernel/pdf/draw-table.ts';
import type { ReceiptLabels } from './labels.ts';
import { reprintMark } from './marks.ts';
import type { ReceiptPaper } from './paper.ts';

/** What every part of a receipt is drawn with. */
export interface ReceiptSheet {
  document: ShapedDocument;
  receipt: ReceiptPaper;
  labels: ReceiptLabels;
  language: Language;
  /** The office's shows the funds. */
  copy: 'guardian' | 'office';
}

const INK = '#1a1f1d';
const QUIET = '#47504c';
const TEXT_SIZE = 9;
const TABLE_SIZE = 8.5;
const SERIAL_WIDTH = 24;
const MONEY_WIDTH = 62;
const MONEY_BESIDE_FUND = 52;
const FUND_WIDTH = 78;
const MONEY_COLUMNS = ['fee', 'pastDiscount', 'deduction', 'paidBefore', 'paidNow', 'due'] as const;
const SIGNATURE_HEIGHT = 46;

function contentWidth({ page }: ShapedDocument): number {
  return page.width - page.margins.left - page.margins.right;
}

/** The institution and the paper's name. */
export function drawHead(sheet: ReceiptSheet): void {
  const { document, receipt, labels, language, copy } = sheet;
  const { name, address, contact } = receipt.institution;
  if (receipt.printed > 0) drawCorner(sheet, reprintMark(labels, receipt.printed, language), 'left');
  drawCorner(sheet, copy === 'office' ? labels.officeCopy : labels.guardianCopy, 'right');
  document.fillColor(INK).font('bold', 14).text(name, { align: 'center' });
  const line = digitsOf([address, contact].filter(Boolean).join(' · '), language);
  document.font('regular', 8.5).fillColor(QUIET);
  if (line !== '') document.text(line, { align: 'center' });
  document.moveDown(0.2).fillColor(INK).font('bold', 11).text(labels.title, { align: 'center' });
  document.moveDown(0.2);
}

/** A word in a box, in an upper corner. */
function drawCorner({ document }: ReceiptSheet, word: string, side: 'left' | 'right'): void {
  const { left, right, top } = document.page.margins;
  document.font('regular', 8).fillColor(QUIET);
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

interface Particular {
  label: string;
  value: string;
  /** Its share of the width. */
  share: number;
}

function lineHeight(document: ShapedDocument, particulars: readonly Particular[]): number {
  const heights = particulars.map(({ label, value, share }) => {
    const indent = document.font('regular', TEXT_SIZE).widthOfString(`${label}: `);
    const width = contentWidth(document) * share - indent - 8;
    return document.font('bold').heightOfString(value || '–', { width });
  });
  return Math.max(...heights);
}

/** One line of "label: value", each in its column; a long value wraps beside its label. */
function drawParticularLine(document: ShapedDocument, particulars: readonly Particular[]): void {
  // Torn by the end of a page, every value of the line would begin a page of its own.
  if (document.y + lineHeight(document, particulars) > document.page.maxY()) document.addPage();
  const top = document.y;
  let x = document.page.margins.left;
  let bottom = top;
  document.fontSize(TEXT_SIZE);
  for (const { label, value, share } of particulars) {
    const width = contentWidth(document) * share;
    const prefix = `${label}: `;
    document.font('regular').fillColor(QUIET).text(prefix, x, top, { lineBreak: false });
    const indent = document.widthOfString(prefix);
    document.font('bold').fillColor(INK);
    document.text(value === '' ? '–' : value, x + indent, top, { width: width - indent - 8 });
    bottom = Math.max(bottom, document.y);
    x += width;
  }
  document.font('regular');
  document.x = document.page.margins.left;
  document.y = bottom;
}

const HIJRI_ERA: Record<Language, string> = { bn: 'হিজরী', en: 'AH' };

/** The day that counts, and the Hijri one beside it. */
const bothDates = (day: string, language: Language) =>
  `${dayInWords(day, language)} / ${hijriInWords(day, language)} ${HIJRI_ERA[language]}`;

/** Whose receipt it is. */
export function drawParticulars({ document, receipt, labels, language }: ReceiptSheet): void {
  const { code, name, father, className, section, session, months } = receipt.student;
  const classAndSection = [className, section].filter((part) => part !== '').join(' – ');
  const shown = (text: string) => digitsOf(text, language);
  drawParticularLine(document, [
    { label: labels.receiptNo, value: shown(receipt.receiptNo), share: 0.22 },
    { label: labels.bookNo, value: shown(receipt.bookNo), share: 0.14 },
    { label: labels.date, value: bothDates(receipt.on, language), share: 0.46 },
    { label: labels.code, value: shown(code), share: 0.18 },
  ]);
  drawParticularLine(document, [
    { label: labels.name, value: name, share: 0.5 },
    { label: labels.father, value: father, share: 0.5 },
  ]);
  drawParticularLine(document, [
    { label: labels.classAndSection, value: shown(classAndSection), share: 0.36 },
    { label: labels.session, value: shown(session), share: 0.28 },
    { label: labels.month, value: months, share: 0.36 },
  ]);
}

/** Wide enough for the longest sum: a figure that wraps would be read as two. */
function moneyWidth({ document, receipt, language, copy }: ReceiptSheet): number {
  const sums = receipt.rows.flatMap((row) => MONEY_COLUMNS.map((column) => row[column]));
  document.font('bold', TABLE_SIZE);
  const widths = [...sums, receipt.total, receipt.advance].map((sum) =>
    document.widthOfString(moneyFigures(sum, language)),
  );
  const least = copy === 'office' ? MONEY_BESIDE_FUND : MONEY_WIDTH;
  return Math.max(least, ...widths.map((width) => Math.ceil(width) + 2 * CELL_PADDING));
}

function columnsOf(sheet: ReceiptSheet): PaperColumn[] {
  const { document, labels, copy } = sheet;
  const money = moneyWidth(sheet);
  const fund = copy === 'office' ? FUND_WIDTH : 0;
  const head = contentWidth(document) - SERIAL_WIDTH - MONEY_COLUMNS.length * money - fund;
  return [
    { title: labels.serial, width: SERIAL_WIDTH, align: 'center' },
    { title: labels.head, width: head, align: 'left' },
    ...(fund > 0 ? [{ title: labels.fund, width: fund, align: 'left' as const }] : []),
    ...MONEY_COLUMNS.map((column): PaperColumn => ({ title: labels[column], width: money, align: 'right' })),
  ];
}

/** The heads, with the advance and the total under today's money. */
export function drawRows(sheet: ReceiptSheet): void {
  const { document, receipt, labels, language, copy } = sheet;
  const ofFund = (fund: string) => (copy === 'office' ? [fund] : []);
  document.font('regular', 7.5).fillColor(QUIET).text(labels.unit, { align: 'right' });
  const rows = receipt.rows.map((row, index) => ({
    cells: [
      digitsOf(index + 1, language),
      row.name,
      ...ofFund(row.fund),
      ...MONEY_COLUMNS.map((column) => moneyOrDash(row[column], language)),
    ],
  }));
  const sum = (label: string, paisa: number) => [
    '',
    label,
    ...ofFund(''),
    '',
    '',
    '',
    '',
    moneyFigures(paisa, language),
    '',
  ];
  const advance = receipt.advance === 0 ? [] : [{ cells: sum(labels.advance, receipt.advance) }];
  const total = { cells: sum(labels.total, receipt.total), weight: 'bold' as const };
  drawTable(document, { columns: columnsOf(sheet), rows: [...rows, ...advance, total], size: TABLE_SIZE });
}

/** The sum in words, how it was paid, and the remark. */
export function drawFoot({ document, receipt, labels, language }: ReceiptSheet): void {
  document.moveDown(0.3);
  drawParticularLine(document, [
    { label: labels.inWords, value: amountInWords(receipt.total, language), share: 1 },
  ]);
  drawParticularLine(document, [
    { label: labels.paidThrough, value: receipt.paidThrough, share: 0.36 },
    { label: labels.earlierDue, value: moneyOrDash(receipt.earlierDue, language), share: 0.38 },
    { label: labels.dueAfter, value: moneyOrDash(receipt.dueAfter, language), share: 0.26 },
  ]);
  drawParticularLine(document, [
    { label: labels.remark, value: receipt.remark, share: 0.6 },
    { label: labels.verifyCode, value: digitsOf(receipt.verifyCode, language), share: 0.4 },
  ]);
}

/** Three lines to sign on, at the foot of the last page. */
export function drawSignatures({ document, receipt, labels }: ReceiptSheet): void {
  if (document.y + SIGNATURE_HEIGHT > document.page.maxY()) document.addPage();
  const { left } = document.page.margins;
  const line = document.page.maxY() - 26;
  const width = contentWidth(document) / 4;
  const gap = (contentWidth(document) - 3 * width) / 2;
  const signers = [labels.payer, labels.collector, labels.accountant];
  document.font('regular', TEXT_SIZE).fillColor(INK).strokeColor(QUIET).lineWidth(0.5);
  for (const [index, signer] of signers.entries()) {
    const x = left + index * (width + gap);
    document
      .moveTo(x, line)
      .lineTo(x + width, line)
      .stroke();
    document.text(signer, x, line + 1, { width, align: 'center', height: 14 });
  }
  const collectorLeft = left + width + gap;
  document.text(receipt.collector, collectorLeft, line - 15, { width, align: 'center', height: 14 });
}
