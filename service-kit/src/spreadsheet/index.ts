import type { Refusal, Table } from '@madrasah/events';
import { refuseOperation as refuse } from '@madrasah/events/operations';
import type { SpreadsheetFile } from './read.ts';
import { ReaderThreads } from './reader-threads.ts';
import { turnOf } from './turns.ts';

export type { SpreadsheetFile } from './read.ts';
export { faultyFile, templateWorkbook } from './template.ts';

const threads = new ReaderThreads(new URL('./thread.ts', import.meta.url));

/**
 * What a file holds, cell by cell with what each is; a school's files are read one after another.
 * @param school whose file it is
 * @returns the refusal for what cannot be read, or would be far too large when opened
 * @throws Error where no thread starts to read it in
 */
export async function readTable(school: string, file: SpreadsheetFile): Promise<Table | Refusal> {
  const read = await turnOf(school, () => threads.read(file));
  return 'code' in read ? refuse(read.code, read.params) : read;
}
