import type { Sheet } from 'write-excel-file/node';
import { withoutTimes } from './zip-times.ts';

export {
  bold,
  type Cell,
  columns,
  count,
  day,
  figure,
  heading,
  type Row,
  struck,
  taka,
  takaInBrackets,
  text,
} from './cells.ts';

export type WorkbookSheet = Sheet<never>;

/** A workbook, made in memory. The same sheets give the same bytes. */
export async function writeWorkbook(sheets: WorkbookSheet[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node'); // with the first workbook
  return withoutTimes(await writeXlsxFile(sheets).toBuffer());
}
