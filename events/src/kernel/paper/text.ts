import { dayInWords, digitsOf, instantInWords, moneyFigures, moneyOrDash } from '../money/figures.ts';
import { firstLetter } from '../text/first-letter.ts';
import type { PaperLanguage } from '../text/language.ts';
import type { PaperColumn, PaperValue } from './column.ts';
import type { PaperDocument, PaperRow, TableBlock } from './document.ts';

const WORDS = {
  bn: { printed: 'মুদ্রণ', page: 'পৃষ্ঠা', nothing: 'এই শর্তে কিছু নেই।', carried: 'ইজা' },
  en: {
    printed: 'Printed',
    page: 'Page',
    nothing: 'There is nothing under these filters.',
    carried: 'Carried forward',
  },
  ar: { printed: 'طُبع', page: 'صفحة', nothing: 'لا يوجد شيء بهذه الشروط.', carried: 'ما قبله' },
} as const satisfies Record<PaperLanguage, object>;

/** Whether a cell is a sum of cells above it. */
export const isSum = ({ kind, sums }: PaperRow, at: number): boolean => kind === 'sum' || sums?.[at] === true;

function moneyText(paisa: number, brackets: boolean, sum: boolean, language: PaperLanguage): string {
  if (brackets && paisa < 0) return `(${moneyFigures(-paisa, language)})`;
  return sum ? moneyFigures(paisa, language) : moneyOrDash(paisa, language);
}

/** A number as it is read: 84.50, 25%. */
const figureText = (
  value: number,
  { decimals, percent = false }: Pick<PaperColumn, 'decimals' | 'percent'>,
) => `${decimals === undefined ? value : value.toFixed(decimals)}${percent ? '%' : ''}`;

function valueText(column: PaperColumn, value: PaperValue, sum: boolean, language: PaperLanguage): string {
  const { kind, brackets = false } = column;
  if (value === null) return '';
  if (kind === 'photo') return initialsOf(String(value));
  if (kind === 'name') return String(value);
  if (typeof value === 'number' && kind === 'money') return moneyText(value, brackets, sum, language);
  if (value === 0 && kind === 'count' && !sum) return '–';
  if (kind === 'day') return dayInWords(String(value), language);
  if (typeof value === 'number' && kind === 'figure') return digitsOf(figureText(value, column), language);
  return digitsOf(value, language);
}

/**
 * A row as it is read, a text for each column: every renderer writes the same. The name of the rows below is one text,
 * whatever the first column holds.
 */
export function rowTexts(columns: readonly PaperColumn[], row: PaperRow, language: PaperLanguage): string[] {
  if (row.kind === 'head') return [String(row.cells[0] ?? '')];
  return columns.map((column, at) => valueText(column, row.cells[at] ?? null, isSum(row, at), language));
}

/** Which of the counted rows each one is; undefined for a sum and the like. */
export function rowNumbers(rows: readonly PaperRow[], first = 1): readonly (number | undefined)[] {
  let number = first - 1;
  return rows.map(({ kind }) => {
    if (kind === undefined) number += 1;
    return kind === undefined ? number : undefined;
  });
}

/** What a column is called where no line above it names its group. */
export const columnTitle = ({ group, title }: PaperColumn): string =>
  [group, title].filter(Boolean).join(' – ');

/** The first letters of the first two words of a name, for a frame without a picture. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(firstLetter)
    .join(' ');

const stands = ({ kind }: PaperRow) => kind !== 'sum' && kind !== 'head';

/** ইজা: what the first rows of a register come to, for the end of a page and the beginning of the next. */
export function carriedRow({ columns, rows }: TableBlock, upTo: number, language: PaperLanguage): PaperRow {
  const sofar = rows.slice(0, upTo).filter(stands);
  const counted = sofar.filter(({ kind, struck }) => kind === undefined && !struck);
  const words = columns.findIndex(({ kind }) => kind === 'name' || kind === 'words');
  const cells = columns.map(({ carry }, at): PaperValue => {
    if (carry === 'last') return sofar.at(-1)?.cells[at] ?? null;
    if (carry === 'sum')
      return counted.reduce((sum, row) => sum + (isSum(row, at) ? 0 : Number(row.cells[at] ?? 0)), 0);
    return at === Math.max(0, words) ? WORDS[language].carried : null;
  });
  return { kind: 'sum', cells };
}

/** What stands in place of a table without rows. */
export const nothingText = (language: PaperLanguage): string => WORDS[language].nothing;

/** When it was printed, by whom, and which reprint it is: the line at the foot of every page. */
export function footText({ language, printedAt, printedBy, corners }: PaperDocument): string {
  const at = instantInWords(printedAt, language);
  const printed = `${WORDS[language].printed}: ${language === 'ar' ? at.replace(',', '،') : at}`;
  return [printed, printedBy, corners?.left].filter(Boolean).join(' · ');
}

/** Which page it is, up to the stroke behind which the number of all pages is written last. */
export function pageText({ language, number }: PaperDocument, page: number): string {
  const place = digitsOf(`${WORDS[language].page} ${page}/`, language);
  return [number, place].filter(Boolean).join(' · ');
}
