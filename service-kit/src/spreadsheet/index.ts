import type { Refusal, Table } from '@madrasah/events';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import type { SpreadsheetFile } from './read.ts';
import { inThread } from './reader-threads.ts';
import { turnOf } from './turns.ts';

export type { SpreadsheetFile } from './read.ts';
export { faultyFile, templateWorkbook } from './template.ts';

/**
 * What a file holds, cell by cell with what each is; a school's files are read one after another.
 * @param school whose file it is
 * @returns the refusal for what cannot be read, or would be far too large when opened
 */
export async function readTable(school: string, file: SpreadsheetFile): Promise<Table | Refusal> {
  const read = await turnOf(school, () => inThread(file));
  return 'code' in read ? refuse(read.code, read.params) : read;
}
