import type { Cell, Row } from 'write-excel-file/node';

export type { Cell, Row };

/** Words. XML has no place for control characters; a cell of text is never run as a formula. */
export const text = (value: string): Cell =>
  value === '' ? null : { type: String, value: value.replace(/\p{Cc}/gu, ' ') };

export const count = (value: number | undefined): Cell =>
  value === undefined ? null : { type: Number, value };

/** A number one reckons with: so many digits behind the point, or of a hundred (25 for 25%). */
export const figure = (
  value: number,
  { decimals = 0, percent = false }: { decimals?: number | undefined; percent?: boolean | undefined } = {},
): Cell => {
  const places = decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0';
  if (percent) return { type: Number, value: value / 100, format: `${places}%` };
  return { type: Number, value, ...(decimals > 0 && { format: places }) };
};

/** A sum of money, in taka, with which the sheet can reckon. @param paisa in integer paisa */
export const taka = (paisa: number): Cell => ({ type: Number, value: paisa / 100, format: '#,##0.00' });

/** The same where what is taken off stands in brackets. */
export const takaInBrackets = (paisa: number): Cell => ({
  ...(taka(paisa) as object),
  format: '#,##0.00_);(#,##0.00)',
});

/** A business day, `YYYY-MM-DD`. */
export const day = (on: string): Cell => ({
  type: Date,
  value: new Date(`${on}T00:00:00Z`),
  format: 'dd-mm-yyyy',
});

export const bold = (cell: Cell): Cell =>
  cell === null ? null : { ...(cell as object), fontWeight: 'bold' };

/** It happened and was taken back. */
export const struck = (cell: Cell): Cell =>
  cell === null ? null : { ...(cell as object), textDecoration: { strikethrough: true } };

export const heading = (...names: string[]): Row => names.map((name) => bold(text(name)));

/** Widths of columns, in characters. */
export const columns = (...widths: number[]) => widths.map((width) => ({ width }));
