import type { Cell } from '@madrasah/events';
import type { Format } from './formats.ts';

const DAY_MS = 86_400_000;
/** Day 0 of the calendar that begins in 1900; its 29 February 1900 never was, so days before March 1900 are one off. */
const FIRST_DAY = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
export type Epoch = keyof typeof FIRST_DAY;

// What a number of 64 bits holds for certain; spreadsheets show no more either.
const FIGURES = 15;

/** A number as a spreadsheet shows it: 234.55999999999995 is 234.56, 2.0E+3 is 2000. */
export function numberText(written: string): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  if (/^-?\d+$/.test(written.trim())) return written.trim();
  const short = String(Number(value.toPrecision(FIGURES)));
  return short.includes('e') && Math.abs(value) >= 1 ? BigInt(Math.round(value)).toString() : short;
}

/** A text of a cell: a letter that XML cannot hold is written by its number, _x000D_. */
export const lettersOf = (written: string): string =>
  written.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** What a number is under the format of its cell. */
export function numberCell(written: string, format: Format, epoch: Epoch): Cell {
  const value = Number(written);
  if (format === 'percent') return { kind: 'percent', text: `${numberText(String(value * 100))} %` };
  if (format === 'day') {
    const day = new Date(FIRST_DAY[epoch] + Math.round(value * DAY_MS));
    if (!Number.isNaN(day.getTime())) return { kind: 'day', text: day.toISOString().slice(0, 10) };
  }
  return { kind: 'number', text: numberText(written) };
}
