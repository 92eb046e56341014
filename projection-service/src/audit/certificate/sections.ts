import { dayInWords, digitsOf, instantInWords, type Language, moneyFigures } from '@madrasah/events/kernel';
import type { ShapedDocument } from '../../printing/pdf/create-pdf.ts';
import {
  beginHeight,
  drawTable,
  type PrintedTable,
  type TableColumn,
} from '../../printing/pdf/table/draw-table.ts';
import type { CertificateLabels } from './labels.ts';
import { type CertificatePaper, inGroups } from './paper.ts';

/** What every part of a certificate is drawn with. */
export interface Sheet {
  readonly document: ShapedDocument;
  readonly paper: CertificatePaper;
  readonly labels: CertificateLabels;
  readonly language: Language;
}

const INK = '#1a1f1d';
const QUIET = '#47504c';
const GOOD = '#0f5c3f';
const BAD = '#9b1c1c';
const LABEL_WIDTH = 150;
const SIGNATURE_HEIGHT = 48;
/** Between what is signed and the line of the signatures. */
const ROOM_TO_SIGN = 24;

const widthOf = ({ page }: ShapedDocument) => page.width - page.margins.left - page.margins.right;

export function drawHead({ document, paper, labels, language }: Sheet): void {
  const { name, address, contact } = paper.institution;
  document.fillColor(INK).font('bold', 18).text(name, { align: 'center' });
  const line = digitsOf([address, contact].filter(Boolean).join(' · '), language);
  document.font('regular', 10).fillColor(QUIET);
  if (line !== '') document.text(line, { align: 'center' });
  document.moveDown(0.5).fillColor(INK).font('bold', 15).text(labels.title, { align: 'center' });
  document
    .font('regular', 10)
    .fillColor(QUIET)
    .text(paper.comparesKept ? labels.meaning : labels.logAlone, { align: 'center' });
  document.moveDown(0.4);
  document.font('bold', 16).fillColor(paper.pass ? GOOD : BAD);
  document.text(paper.pass ? labels.pass : labels.fail, { align: 'center' });
  document.moveDown(0.4).font('regular', 10).fillColor(INK);
}

function drawFact({ document }: Sheet, label: string, value: string): void {
  const { left } = document.page.margins;
  const top = document.y;
  document.font('regular', 10).fillColor(QUIET).text(label, left, top, { width: LABEL_WIDTH });
  const width = widthOf(document) - LABEL_WIDTH;
  document
    .font('bold', 10)
    .fillColor(INK)
    .text(value, left + LABEL_WIDTH, top, { width });
  document.x = left;
  document.font('regular');
}

export function drawFacts(sheet: Sheet): void {
  const { paper, labels, language } = sheet;
  const said = (value: string | number) => digitsOf(value, language);
  const counted = `${said(paper.events)}${labels.events}, ${said(paper.streams)}${labels.streams}`;
  drawFact(sheet, labels.schoolId, said(paper.schoolId));
  drawFact(sheet, labels.counted, counted);
  drawFact(sheet, labels.position, said(paper.position));
  const sums = [paper.debit, paper.credit].map((sum) => `৳ ${moneyFigures(sum, language)}`);
  drawFact(sheet, labels.posted, sums.join(' / '));
  if (paper.alone) drawFact(sheet, labels.alone, aloneOf(paper.alone, sheet));
}

/** Whether the only person of the school confirms his own, since when, and how often he did. */
function aloneOf({ allowed, since, confirmed }: NonNullable<CertificatePaper['alone']>, sheet: Sheet) {
  const { labels, language } = sheet;
  const state = `${allowed ? labels.aloneOn : labels.aloneOff} (${instantInWords(since, language)})`;
  return `${state}, ${digitsOf(confirmed, language)}${labels.aloneConfirmed}`;
}

function drawTitle({ document }: Sheet, title: string): void {
  document.moveDown(0.6).font('bold', 11.5).fillColor(INK).text(title);
  document.moveDown(0.1).font('regular', 10);
}

function outsideOf({ paper: { outside }, labels, language }: Sheet): string {
  if (!outside) return labels.notOutside;
  return `${dayInWords(outside.day, language)}: ${outside.pass ? labels.pass : labels.fail}`;
}

/** The newest root, to be compared with what was mailed. Its figures are the same in both languages. */
export function drawRoot(sheet: Sheet): void {
  const { document, paper, labels, language } = sheet;
  drawTitle(sheet, labels.root);
  const { root } = paper;
  if (!root) return void document.fillColor(QUIET).text(labels.noRoot);
  drawFact(sheet, labels.day, `${dayInWords(root.day, language)} (${root.day})`);
  drawFact(sheet, labels.rootPosition, String(root.position));
  drawFact(sheet, labels.outside, outsideOf(sheet));
  const groups = inGroups(root.root).split(' ');
  document.moveDown(0.2).font('bold', 12).fillColor(INK);
  for (const line of [groups.slice(0, 8), groups.slice(8)])
    document.text(line.join('  '), { align: 'center' });
  document
    .moveDown(0.1)
    .font('regular', 9)
    .fillColor(root.pass ? QUIET : BAD);
  document.text(root.pass ? labels.rootMeaning : labels.rootFailed, { align: 'center' });
  document.fillColor(INK).text(labels.compare, { align: 'center' });
}

/** As of when the totals are, in words. */
function moment({ paper, labels, language }: Sheet): string {
  const clocks = [
    ...(paper.asOf ? [`${labels.asOf} ${dayInWords(paper.asOf, language)}`] : []),
    ...(paper.knownAt ? [`${labels.knownAt} ${instantInWords(paper.knownAt, language)}`] : []),
  ];
  return clocks.length > 0 ? clocks.join(', ') : labels.present;
}

export function drawTrialBalance(sheet: Sheet): void {
  const { document, paper, labels, language } = sheet;
  drawTitle(sheet, `${labels.trialBalance} (${moment(sheet)})`);
  document.font('regular', 8.5).fillColor(QUIET).text(labels.unit, { align: 'right' });
  const money = 120;
  const columns: TableColumn[] = [
    { title: labels.fund, width: widthOf(document) - 2 * money, align: 'left' },
    { title: labels.debit, width: money, align: 'right' },
    { title: labels.credit, width: money, align: 'right' },
  ];
  const row = (name: string, { debit, credit }: { debit: number; credit: number }) => [
    ...[name, moneyFigures(debit, language), moneyFigures(credit, language)],
  ];
  drawOnSomePage(document, {
    columns,
    rows: [
      ...paper.funds.map((fund) => ({ cells: row(fund.name, fund) })),
      { cells: row(labels.total, paper.total), weight: 'bold' },
    ],
    size: 10,
  });
}

/** A table whose head would stand at the foot of a page begins the next one. */
function drawOnSomePage(document: ShapedDocument, table: PrintedTable): void {
  if (document.y + beginHeight(document, table) > document.page.maxY()) document.addPage();
  drawTable(document, table);
}

export function drawChecks({ document, paper, labels, language }: Sheet): void {
  document.moveDown(0.5);
  const result = 90;
  const rest = widthOf(document) - result;
  drawOnSomePage(document, {
    columns: [
      { title: labels.check, width: rest * 0.55, align: 'left' },
      { title: labels.result, width: result, align: 'left' },
      { title: labels.detail, width: rest * 0.45, align: 'left' },
    ],
    rows: paper.checks.map(({ name, pass, count, fault }) => ({
      cells: [
        labels[name],
        pass ? labels.pass : labels.fail,
        pass ? `${digitsOf(count, language)}${labels.pieces}` : fault,
      ],
      weight: pass ? 'regular' : 'bold',
    })),
    size: 9,
  });
}

/** Three who sign, at the foot of the page, and the instant of printing: on a page of their own where this one is full. */
export function drawSignatures({ document, paper, labels, language }: Sheet): void {
  const { left, bottom } = document.page.margins;
  const names = [labels.accountant, labels.principal, labels.auditor];
  const width = widthOf(document) / names.length;
  const y = document.page.height - bottom - SIGNATURE_HEIGHT;
  if (document.y + ROOM_TO_SIGN > y) document.addPage();
  document.font('regular', 10).fillColor(INK).strokeColor(QUIET).lineWidth(0.5);
  for (const [index, name] of names.entries()) {
    const x = left + index * width;
    document
      .moveTo(x + 16, y)
      .lineTo(x + width - 16, y)
      .stroke();
    document.text(name, x, y + 4, { width, align: 'center', lineBreak: false });
  }
  const printed = `${labels.printed}: ${instantInWords(paper.printedAt, language)}`;
  document.font('regular', 8.5).fillColor(QUIET);
  document.text(printed, left, y + 34, { width: widthOf(document), align: 'center', lineBreak: false });
}
