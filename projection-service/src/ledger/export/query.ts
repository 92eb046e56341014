import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as breath } from 'node:timers/promises';
import { isRefusal } from '@madrasah/events';
import { ledgerQueries } from '@madrasah/events/ledger';
import { FileAnswer } from '@madrasah/service-kit/http';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { paperHead, paperHeadNeeds, periodText } from '../../papers/index.ts';
import { namesNeed } from '../account-names.ts';
import type { Books, Cut } from '../books/index.ts';
import { beancountJournal } from './beancount.ts';
import { journalCsv } from './csv.ts';
import type { Export, Overview, Written } from './entry.ts';
import { hledgerJournal } from './hledger.ts';
import { countedEntries, exportedEntry, overviewOf } from './overview.ts';
import { journalSheet } from './sheet.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const AT_ONCE = 200;

/** How each is begun, and what its file is. */
const TEXTS = {
  hledger: {
    begin: (file: Written, overview: Overview) => hledgerJournal(file, overview, 'fund'),
    type: 'text/plain; charset=utf-8',
    name: 'journal.hledger',
  },
  beancount: { begin: beancountJournal, type: 'text/plain; charset=utf-8', name: 'journal.beancount' },
  csv: { begin: journalCsv, type: 'text/csv; charset=utf-8', name: 'journal.csv' },
} as const;

/** Writes entry after entry while it is read; between some of them others are served. */
async function writeEntries(
  out: PassThrough,
  begin: (file: Written) => Promise<Export>,
  books: Books,
  cut: Cut,
): Promise<void> {
  const journal = await begin({
    write: async (content) => {
      if (!out.write(content)) await once(out, 'drain');
    },
  });
  let written = 0;
  for (const revision of countedEntries(books, cut)) {
    if (out.destroyed) return;
    await journal.entry(exportedEntry(books, revision));
    written += 1;
    if (written % AT_ONCE === 0) await breath();
  }
  await journal.end();
  out.end();
}

/** The journal for hledger, beancount, or a spreadsheet; of the entries that a day and an instant leave. */
export function exportQueries(deps: Deps): HandledQuery[] {
  const { shelf, files } = deps;
  return [
    handledQuery(
      ledgerQueries.journalExport,
      [shelf, ...namesNeed, ...paperHeadNeeds],
      async ({ format, asOf, knownAt }, tenant, call) => {
        const books = await shelf.of(tenant.school);
        const cut = books.cut({ asOf, knownAt });
        const asked = { asOf: asOf ?? null, knownAt: knownAt?.toISOString() ?? null };
        const overview = await overviewOf(books, cut, asked, tenant);
        if (format === 'xlsx') {
          const head = await paperHead(deps, tenant, call);
          const filters = periodText({ to: asOf, knownAt }, call.language);
          const sheet = await files.make({ ...journalSheet(books, cut, overview, head), filters }, 'xlsx');
          return isRefusal(sheet) ? sheet : new FileAnswer(sheet, XLSX, 'journal.xlsx');
        }
        const { begin, type, name } = TEXTS[format];
        const out = new PassThrough();
        writeEntries(out, (file) => begin(file, overview), books, cut).catch((error) => out.destroy(error));
        return new FileAnswer(out, type, name);
      },
    ),
  ];
}
