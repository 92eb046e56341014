import { beancountJournal } from '../../../projection-service/src/ledger/export/beancount.ts';
import { journalCsv, trialBalanceCsv } from '../../../projection-service/src/ledger/export/csv.ts';
import type { Export, Overview } from '../../../projection-service/src/ledger/export/entry.ts';
import { hledgerJournal } from '../../../projection-service/src/ledger/export/hledger.ts';
import { workbook } from '../../../projection-service/src/ledger/export/workbook.ts';
import type { WrittenFile } from './written-file.ts';

/** Opens a file of the bundle by its name. */
type Open = (name: string) => WrittenFile;

/** What the journal is written as for other programs. */
export const FORMATS = {
  hledger: (open: Open, overview: Overview) => hledgerJournal(open('journal.hledger'), overview),
  beancount: (open: Open, overview: Overview) => beancountJournal(open('journal.beancount'), overview),
  csv: async (open: Open, overview: Overview) => {
    await trialBalanceCsv(open('trial-balance.csv'), overview);
    return journalCsv(open('journal.csv'), overview);
  },
  xlsx: (open: Open, overview: Overview) => workbook(open('books.xlsx'), overview),
} as const satisfies Record<string, (open: Open, overview: Overview) => Promise<Export>>;

export type Format = keyof typeof FORMATS;
export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);
