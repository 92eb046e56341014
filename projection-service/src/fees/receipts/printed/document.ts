import {
  amountInWords,
  dayInWords,
  digitsOf,
  type FactsBlock,
  type Language,
  moneyOrDash,
  type PaperDocument,
  type PaperRow,
  type PaperValue,
  type TableBlock,
} from '@madrasah/events/kernel';
import { settingsOf } from '@madrasah/events/papers';
import { signedSlots } from '../../../papers/index.ts';
import { checkMark } from '../../../printing/index.ts';
import { RECEIPT_LABELS } from './labels.ts';
import type { ReceiptPaper, ReceiptPart } from './paper.ts';
import { type Copy, childName, fact, given, particulars, type Said } from './particulars.ts';

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
function heads(said: Said): TableBlock {
  const { receipt, labels, copy } = said;
  const ofFund = <T>(value: T) => (copy === 'office' ? [value] : []);
  const columns = moneyColumns(receipt);
  const money = (value: (column: MoneyColumn) => PaperValue) => columns.map(value);
  const sum = (label: string, paisa: number, kind: 'sum' | 'beside'): PaperRow => ({
    kind,
    cells: [label, ...ofFund(''), ...money((one) => (one === 'paidNow' ? paisa : null))],
  });
  const isFamily = receipt.parts.length > 1;
  const rowsOf = (part: ReceiptPart): PaperRow[] => [
    ...(isFamily ? [{ kind: 'head' as const, cells: [childName(part, said)] }] : []),
    ...part.rows.map((row) => ({
      cells: [row.name, ...ofFund(row.fund), ...money((column) => row[column])],
    })),
    ...(part.advance === 0 ? [] : [sum(labels.advance, part.advance, 'beside')]),
    // One line is its own total.
    ...(isFamily && part.rows.length + Number(part.advance > 0) > 1
      ? [sum(labels.ofChild, part.total, 'beside')]
      : []),
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

/** Who paid, where it was not the guardian, and how he is reached: there is no room for both where he signs. */
const payerOf = ({ payer, payerMobile }: ReceiptPaper, language: Language) =>
  [payer, digitsOf(payerMobile, language)].filter((said) => said !== '').join(', ');

/** The sum in words, how it was paid, what is left, the remark and the check. */
function foot({ receipt, labels, language }: Said): FactsBlock {
  const isLater = receipt.recordedOn !== '';
  const recorded = fact(labels.recordedOn, isLater ? dayInWords(receipt.recordedOn, language) : '', 0.5);
  const payer = fact(labels.payer, payerOf(receipt, language), 0.5);
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
      [fact(labels.verifyCode, receipt.verifyCode, 0.5), recorded, ...(isLater ? [] : [payer])],
      isLater ? [payer] : [],
    ),
  };
}

function voidOf({ receipt: { reversed }, labels, language }: Said): Pick<PaperDocument, 'void'> {
  if (!reversed) return {};
  const { on, recordedOn } = reversed;
  const written = recordedOn && ` (${labels.recordedOn}: ${dayInWords(recordedOn, language)})`;
  const day = `${labels.reversed}: ${dayInWords(on, language)}${written}`;
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
