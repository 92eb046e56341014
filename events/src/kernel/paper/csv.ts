// Full-width signs as well: spreadsheets of East Asia take them for the narrow ones.
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const NEEDS_QUOTES = /[",\r\n]/;

export type CsvValue = string | number | null | undefined;

/** What people typed: a text that a spreadsheet would reckon as a formula has an apostrophe in front. */
export const freeText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** What was typed, without the apostrophe that `freeText` puts in front; any other apostrophe was typed. */
export const typedText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const safe = freeText(value ?? '');
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as CSV for a spreadsheet: UTF-8 with its mark, figures as plain numbers. */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
