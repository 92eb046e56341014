const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

export type CsvValue = string | number | null | undefined;

function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  // A name that begins like a formula would be reckoned by the spreadsheet.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as CSV for a spreadsheet: UTF-8 with its mark, figures as plain numbers. */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
