import {
  dayInWords,
  digitsOf,
  type Fact,
  type FactsBlock,
  hijriInWords,
  type Language,
} from '@madrasah/events/kernel';
import type { ReceiptLabels } from './labels.ts';
import type { ReceiptPaper, ReceiptPart } from './paper.ts';

/** Whose sheet it is. The office's shows the funds. */
export type Copy = 'guardian' | 'office';

/** A receipt, in which words it is told, and for whom. */
export interface Said {
  readonly receipt: ReceiptPaper;
  readonly labels: ReceiptLabels;
  readonly language: Language;
  readonly copy: Copy;
}

const HIJRI_ERA: Record<Language, string> = { bn: 'হিজরী', en: 'AH' };

/** The day that counts, and the Hijri one beside it. */
const bothDates = (day: string, language: Language, offset: number) =>
  `${dayInWords(day, language)} / ${hijriInWords(day, language, offset)} ${HIJRI_ERA[language]}`;

export const fact = (label: string, value: string, share: number): Fact => ({ label, value, share });

/** A line of the grid without what there is nothing to say of; a line of nothing is none. */
export const given = (...lines: readonly (readonly Fact[])[]) =>
  lines.map((line) => line.filter(({ value }) => value !== '')).filter((line) => line.length > 0);

/** Whose receipt it is: two columns, the left one halved, so that every line begins where the others do. */
export function particulars({ receipt, labels, language }: Said): FactsBlock {
  const [part, ...others] = receipt.parts;
  const shown = (text: string) => digitsOf(text, language);
  const ofBook = receipt.bookNo !== '';
  const numbered = [
    fact(labels.receiptNo, shown(receipt.receiptNo), ofBook ? 0.2 : 0.25),
    fact(labels.bookNo, shown(receipt.bookNo), 0.15),
    ...(others.length > 0 || !part
      ? []
      : [fact(labels.code, shown(part.student.code), ofBook ? 0.15 : 0.25)]),
    fact(labels.date, bothDates(receipt.on, language, receipt.hijriOffset), 0.5),
  ];
  if (!part || others.length > 0) {
    const session = fact(labels.session, shown(sessionOfAll(receipt)), ofBook ? 0.15 : 0.25);
    return { kind: 'facts', lines: given([...numbered, session]) };
  }
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

/** The session that all children of a family are in; '' where they are in several. */
function sessionOfAll({ parts }: ReceiptPaper): string {
  const [session = '', ...others] = new Set(parts.map(({ student }) => student.session));
  return others.length === 0 ? session : '';
}

/** Which child the rows below are of. */
export function childName(part: ReceiptPart, { receipt, labels, language }: Said): string {
  const { code, name, father, session } = part.student;
  return [
    ...[digitsOf(code, language), name, father && `${labels.father}: ${father}`],
    digitsOf(classAndSection(part), language),
    sessionOfAll(receipt) === '' ? digitsOf(session, language) : '',
  ]
    .filter((said) => said !== '')
    .join(' · ');
}
