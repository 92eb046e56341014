import {
  amountInWords,
  dayInWords,
  digitsOf,
  type Fact,
  type FactsBlock,
  hijriInWords,
  type Language,
  moneyOrDash,
  type PaperDocument,
  type PaperRow,
  type PaperValue,
  type TableBlock,
} from '@madrasah/events/kernel';
import { checkMark } from '../../printing/index.ts';
import { RECEIPT_LABELS, type ReceiptLabels } from './labels.ts';
import type { ReceiptPaper } from './paper.ts';

/** Whose sheet it is. The office's shows the funds. */
export type Copy = 'guardian' | 'office';

interface Said {
  readonly receipt: ReceiptPaper;
  readonly labels: ReceiptLabels;
  readonly language: Language;
  readonly copy: Copy;
}

const HIJRI_ERA: Record<Language, string> = { bn: 'হিজরী', en: 'AH' };

/** The day that counts, and the Hijri one beside it. */
const bothDates = (day: string, language: Language) =>
  `${dayInWords(day, language)} / ${hijriInWords(day, language)} ${HIJRI_ERA[language]}`;

const fact = (label: string, value: string, share: number): Fact => ({ label, value, share });

/** A line of the grid without what there is nothing to say of; a line of nothing is none. */
const given = (...lines: readonly (readonly Fact[])[]) =>
  lines.map((line) => line.filter(({ value }) => value !== '')).filter((line) => line.length > 0);

/** Whose receipt it is: two columns, the left one halved, so that every line begins where the others do. */
function particulars({ receipt, labels, language }: Said): FactsBlock {
  const { code, name, father, className, section, session, months } = receipt.student;
  const classAndSection = [className, section].filter((part) => part !== '').join(' – ');
  const shown = (text: string) => digitsOf(text, language);
  return {
    kind: 'facts',
    lines: given(
      [
        fact(labels.receiptNo, shown(receipt.receiptNo), 0.25),
        fact(labels.code, shown(code), 0.25),
        fact(labels.date, bothDates(receipt.on, language), 0.5),
      ],
      [fact(labels.name, name, 0.5), fact(labels.father, father, 0.5)],
      [
        fact(labels.classAndSection, shown(classAndSection), 0.5),
        fact(labels.session, shown(session), months === '' ? 0.5 : 0.25),
        fact(labels.month, months, 0.25),
      ],
    ),
  };
}

const MONEY_COLUMNS = ['fee', 'pastDiscount', 'deduction', 'paidBefore', 'paidNow', 'due'] as const;

/** The heads, with the advance and the total under today's money. */
function heads({ receipt, labels, copy }: Said): TableBlock {
  const ofFund = <T>(value: T) => (copy === 'office' ? [value] : []);
  const sum = (label: string, paisa: number, kind: 'sum' | 'beside'): PaperRow => ({
    kind,
    cells: [
      label,
      ...ofFund(''),
      ...MONEY_COLUMNS.map((one): PaperValue => (one === 'paidNow' ? paisa : null)),
    ],
  });
  return {
    kind: 'table',
    numbered: labels.serial,
    columns: [
      { title: labels.head, kind: 'name', share: 1.6 },
      ...ofFund({ title: labels.fund, kind: 'name' as const }),
      ...MONEY_COLUMNS.map((column) => ({ title: labels[column], kind: 'money' as const })),
    ],
    rows: [
      ...receipt.rows.map((row) => ({
        cells: [row.name, ...ofFund(row.fund), ...MONEY_COLUMNS.map((column) => row[column])],
      })),
      ...(receipt.advance === 0 ? [] : [sum(labels.advance, receipt.advance, 'beside')]),
      sum(labels.total, receipt.total, 'sum'),
    ],
  };
}

/** The sum in words, how it was paid, what is left, the remark and the check. */
function foot({ receipt, labels, language }: Said): FactsBlock {
  return {
    kind: 'facts',
    mark: checkMark(receipt.verifyAddress, labels.scan),
    lines: given(
      [fact(labels.inWords, amountInWords(receipt.total, language), 1)],
      [fact(labels.paidThrough, receipt.paidThrough, 0.5), fact(labels.remark, receipt.remark, 0.5)],
      [
        fact(labels.earlierDue, moneyOrDash(receipt.earlierDue, language), 0.5),
        fact(labels.dueAfter, moneyOrDash(receipt.dueAfter, language), 0.5),
      ],
      [fact(labels.verifyCode, digitsOf(receipt.verifyCode, language), 1)],
    ),
  };
}

function voidOf({ receipt: { reversed }, labels, language }: Said): Pick<PaperDocument, 'void'> {
  if (!reversed) return {};
  const day = `${labels.reversed}: ${dayInWords(reversed.on, language)}`;
  const sentence = reversed.reason === '' ? day : `${day} – ${labels.reason}: ${reversed.reason}`;
  return { void: { word: labels.reversed, sentence } };
}

/** A fee receipt on A5, across: a receipt of many heads runs on to further pages. */
export function receiptDocument(
  receipt: ReceiptPaper,
  language: Language,
  copy: Copy = 'guardian',
): PaperDocument {
  const labels = RECEIPT_LABELS[language];
  const said: Said = { receipt, labels, language, copy };
  const again =
    receipt.printed > 0 ? { left: digitsOf(`${labels.reprint} ${receipt.printed}`, language) } : {};
  return {
    language,
    size: 'a5-landscape',
    letterhead: receipt.institution,
    title: labels.title,
    number: digitsOf(receipt.receiptNo, language),
    filters: [],
    corners: { ...again, right: copy === 'office' ? labels.officeCopy : labels.guardianCopy },
    ...voidOf(said),
    blocks: [
      particulars(said),
      heads(said),
      foot(said),
      {
        kind: 'signatures',
        slots: [
          { label: labels.payer, ...(receipt.payer && { name: receipt.payer }) },
          { label: labels.collector, name: receipt.collector },
          { label: labels.accountant },
        ],
      },
    ],
    printedAt: receipt.printedAt,
  };
}
