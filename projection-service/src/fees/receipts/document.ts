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
import { settingsOf } from '@madrasah/events/papers';
import { signedSlots } from '../../papers/index.ts';
import { checkMark } from '../../printing/index.ts';
import { RECEIPT_LABELS, type ReceiptLabels } from './labels.ts';
import type { ReceiptPaper, ReceiptPart } from './paper.ts';

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
const bothDates = (day: string, language: Language, offset: number) =>
  `${dayInWords(day, language)} / ${hijriInWords(day, language, offset)} ${HIJRI_ERA[language]}`;

const fact = (label: string, value: string, share: number): Fact => ({ label, value, share });

/** A line of the grid without what there is nothing to say of; a line of nothing is none. */
const given = (...lines: readonly (readonly Fact[])[]) =>
  lines.map((line) => line.filter(({ value }) => value !== '')).filter((line) => line.length > 0);

/** Whose receipt it is: two columns, the left one halved, so that every line begins where the others do. */
function particulars({ receipt, labels, language }: Said): FactsBlock {
  const [part, ...others] = receipt.parts;
  const shown = (text: string) => digitsOf(text, language);
  const ofBook = receipt.bookNo !== '';
  const numbered = [
    fact(labels.receiptNo, shown(receipt.receiptNo), ofBook ? 0.2 : 0.25),
    fact(labels.bookNo, shown(receipt.bookNo), others.length > 0 ? 0.1 : 0.15),
    ...(others.length > 0 || !part
      ? []
      : [fact(labels.code, shown(part.student.code), ofBook ? 0.15 : 0.25)]),
    fact(labels.date, bothDates(receipt.on, language, receipt.hijriOffset), others.length > 0 ? 0.75 : 0.5),
  ];
  if (!part || others.length > 0) return { kind: 'facts', lines: given(numbered) };
  const { name, father, session, months } = part.student;
  return {
    kind: 'facts',
    lines: given(
      numbered,
      [fact(labels.name, name, 0.5), fact(labels.father, father, 0.5)],
      [
        fact(labels.classAndSection, shown(classAndSection(part)), 0.5),
        fact(labels.session, shown(session), months === '' ? 0.5 : 0.25),
        fact(labels.month, months, 0.25),
      ],
    ),
  };
}

const classAndSection = ({ student: { className, section } }: ReceiptPart) =>
  [className, section].filter((part) => part !== '').join(' – ');

/** Which child the rows below are of. */
const childName = (part: ReceiptPart, language: Language) =>
  [digitsOf(part.student.code, language), part.student.name, digitsOf(classAndSection(part), language)]
    .filter((said) => said !== '')
    .join(' · ');

const MONEY_COLUMNS = ['fee', 'pastDiscount', 'deduction', 'paidBefore', 'paidNow', 'due'] as const;
type MoneyColumn = (typeof MONEY_COLUMNS)[number];
/** Those that an institution may do without, in the order of its settings. */
const OPTIONAL: readonly MoneyColumn[] = ['pastDiscount', 'deduction', 'paidBefore'];

/** A column that is not wanted is left out where it says nothing: what was lessened is never hidden. */
function moneyColumns({ parts, settled }: ReceiptPaper): readonly MoneyColumn[] {
  const { columns } = settingsOf(settled.settings, 'receipt');
  const isSaid = (column: MoneyColumn) => parts.some(({ rows }) => rows.some((row) => row[column] !== 0));
  const isWanted = (column: MoneyColumn) => {
    const place = OPTIONAL.indexOf(column);
    return place < 0 || columns[place] || isSaid(column);
  };
  return MONEY_COLUMNS.filter(isWanted);
}

/** The heads, with the advance and the total under today's money; of a family each child's under his name. */
function heads({ receipt, labels, language, copy }: Said): TableBlock {
  const ofFund = <T>(value: T) => (copy === 'office' ? [value] : []);
  const columns = moneyColumns(receipt);
  const money = (value: (column: MoneyColumn) => PaperValue) => columns.map(value);
  const sum = (label: string, paisa: number, kind: 'sum' | 'beside'): PaperRow => ({
    kind,
    cells: [label, ...ofFund(''), ...money((one) => (one === 'paidNow' ? paisa : null))],
  });
  const isFamily = receipt.parts.length > 1;
  const rowsOf = (part: ReceiptPart): PaperRow[] => [
    ...(isFamily ? [{ kind: 'head' as const, cells: [childName(part, language)] }] : []),
    ...part.rows.map((row) => ({
      cells: [row.name, ...ofFund(row.fund), ...money((column) => row[column])],
    })),
    ...(part.advance === 0 ? [] : [sum(labels.advance, part.advance, 'beside')]),
    ...(isFamily ? [sum(labels.ofChild, part.total, 'beside')] : []),
  ];
  return {
    kind: 'table',
    numbered: labels.serial,
    columns: [
      { title: labels.head, kind: 'name', share: 1.6 },
      ...ofFund({ title: labels.fund, kind: 'name' as const }),
      ...columns.map((column) => ({ title: labels[column], kind: 'money' as const })),
    ],
    rows: [...receipt.parts.flatMap(rowsOf), sum(labels.total, receipt.total, 'sum')],
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
    title: receipt.parts.length > 1 ? labels.familyTitle : labels.title,
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
        slots: signedSlots(
          [
            { label: labels.payer, ...(receipt.payer && { name: receipt.payer }) },
            { label: labels.collector, name: receipt.collector },
            { label: labels.accountant },
          ],
          settingsOf(receipt.settled.settings, 'receipt'),
          receipt.settled.signatures,
        ),
      },
    ],
    printedAt: receipt.printedAt,
  };
}
