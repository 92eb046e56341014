import { dayInWords, digitsOf, instantInWords, moneyFigures, moneyOrDash } from '../money/figures.ts';
import type { Language } from '../text/language.ts';
import type { PaperColumn, PaperDocument, PaperRow, PaperValue } from './document.ts';

const WORDS = {
  bn: { printed: 'মুদ্রণ', page: 'পৃষ্ঠা', nothing: 'এই শর্তে কিছু নেই।' },
  en: { printed: 'Printed', page: 'Page', nothing: 'There is nothing under these filters.' },
} as const satisfies Record<Language, object>;

function valueText(kind: PaperColumn['kind'], value: PaperValue, sum: boolean, language: Language): string {
  if (value === null) return '';
  if (kind === 'name') return String(value);
  if (typeof value === 'number' && kind === 'money')
    return sum ? moneyFigures(value, language) : moneyOrDash(value, language);
  if (kind === 'day') return dayInWords(String(value), language);
  return digitsOf(value, language);
}

/**
 * A row as it is read, a text for each column: every renderer writes the same. The name of the rows below is one text,
 * whatever the first column holds.
 */
export function rowTexts(columns: readonly PaperColumn[], row: PaperRow, language: Language): string[] {
  if (row.kind === 'head') return [String(row.cells[0] ?? '')];
  return columns.map(({ kind }, at) => valueText(kind, row.cells[at] ?? null, row.kind === 'sum', language));
}

/** Which of the counted rows each one is; undefined for a sum and the like. */
export function rowNumbers(rows: readonly PaperRow[]): readonly (number | undefined)[] {
  let number = 0;
  return rows.map(({ kind }) => {
    if (kind === undefined) number += 1;
    return kind === undefined ? number : undefined;
  });
}

/** What a column is called where no line above it names its group. */
export const columnTitle = ({ group, title }: PaperColumn): string =>
  [group, title].filter(Boolean).join(' – ');

/** What stands in place of a table without rows. */
export const nothingText = (language: Language): string => WORDS[language].nothing;

/** When it was printed, by whom, and which reprint it is: the line at the foot of every page. */
export function footText({ language, printedAt, printedBy, corners }: PaperDocument): string {
  const printed = `${WORDS[language].printed}: ${instantInWords(printedAt, language)}`;
  return [printed, printedBy, corners?.left].filter(Boolean).join(' · ');
}

/** Which page of several it is. */
export function pageText({ language, number }: PaperDocument, page: number, pages: number): string {
  const place = digitsOf(`${WORDS[language].page} ${page}/${pages}`, language);
  return [place, number].filter(Boolean).join(' · ');
}
