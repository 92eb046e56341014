import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { Swollen, unpacked } from './archive.ts';

/** A file that was sent; its kind was told by its content. */
export interface SpreadsheetFile {
  readonly kind: 'xlsx' | 'csv';
  readonly bytes: Uint8Array;
  /** A workbook that reckons is not read. */
  readonly withoutFormulas?: boolean;
}

// Five thousand rows of forty columns unpack to some 15 MB of XML; a bomb to thousands.
const MOST_UNPACKED = 32 * 1024 * 1024;
const MOST_CELLS = 400_000;

/** What of a workbook is read; pictures, macros and whatever else are never opened. */
const isRead = (part: string) =>
  /^(\[Content_Types\]\.xml|_rels\/|xl\/(_rels|worksheets)\/|xl\/\w+\.xml$)/.test(part);

/** Why a file was not read: it would be far too large when opened, or it is nothing that can be read. */
export type Fault = 'import.swollen' | 'import.unreadable' | 'import.formulas';

class Reckons extends Error {
  override readonly name = 'Reckons';
}

/** The cells of a file, as text; or why it was not read. */
export async function cellsOf(file: SpreadsheetFile): Promise<string[][] | Fault> {
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof Reckons) return 'import.formulas';
    return error instanceof Swollen ? 'import.swollen' : 'import.unreadable';
  }
}

async function read({ kind, bytes, withoutFormulas = false }: SpreadsheetFile): Promise<string[][]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const table = kind === 'xlsx' ? await workbookCells(buffer, withoutFormulas) : csvCells(buffer);
  if (table.reduce((cells, row) => cells + row.length, 0) > MOST_CELLS) throw new Swollen();
  return table;
}

/** As it stands in a sheet's XML; within a text it would be written otherwise. */
const FORMULAS = ['<f>', '<f '];

async function workbookCells(bytes: Buffer, withoutFormulas: boolean): Promise<string[][]> {
  const archive = unpacked(bytes, isRead, MOST_UNPACKED);
  if (withoutFormulas && FORMULAS.some((mark) => archive.includes(mark))) throw new Reckons();
  // Numbers as they are written: 0123 and 0.10 are not made shorter.
  const sheet = await readSheet(archive, { trim: false, parseNumber: (text: string) => text });
  return sheet.map((row) => row.map(cellText));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return String(cell);
}

function csvCells(bytes: Buffer): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const [first = ''] = text.split('\n', 1);
  const separators = [',', ';', '\t'] as const;
  const count = (separator: string) => first.split(separator).length;
  const delimiter = separators.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
  return parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
  }) as string[][];
}
