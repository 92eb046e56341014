import type { Table } from '@madrasah/events';
import { Swollen } from './archive.ts';
import { readDelimited } from './delimited.ts';
import { Fault } from './faults.ts';
import { readWorkbook, type WorkbookReading } from './workbook-file/index.ts';

/** A file that was sent; its kind was told by its content. */
export interface SpreadsheetFile extends WorkbookReading {
  readonly kind: 'xlsx' | 'csv';
  readonly bytes: Uint8Array;
}

const MOST_CELLS = 400_000;

/** Why a file was not read, as it goes from thread to thread. */
export type Unread = Pick<Fault, 'code' | 'params'>;

/** The cells of a file; or why it was not read. */
export function tableOf(file: SpreadsheetFile): Table | Unread {
  try {
    return read(file);
  } catch (error) {
    const { code, params } =
      error instanceof Fault
        ? error
        : new Fault(error instanceof Swollen ? 'import.swollen' : 'import.unreadable');
    return { code, params };
  }
}

function read(file: SpreadsheetFile): Table {
  const { kind, bytes } = file;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const table = kind === 'xlsx' ? readWorkbook(buffer, file) : readDelimited(buffer);
  if (table.rows.reduce((cells, row) => cells + row.length, 0) > MOST_CELLS) throw new Swollen();
  return table;
}
