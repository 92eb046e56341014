import { csvText } from '@madrasah/events/kernel';
import { type Column, cellValue } from './columns.ts';

/** Rows as CSV for a spreadsheet: UTF-8 with its mark, money and counts as plain numbers. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const shown = columns.filter(({ kind }) => kind !== 'actions');
  return csvText([
    shown.map(({ title }) => title),
    ...rows.map((row) => shown.map((column) => cellValue(column, row))),
  ]);
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
