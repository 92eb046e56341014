import { type PaperColumn, type PaperDocument, type PaperRow, say, wordIn } from '@madrasah/events';
import type { PaperHead } from '../../papers/index.ts';
import type { Books, Cut } from '../books/index.ts';
import { accountsByFund } from './account-names.ts';
import type { Overview } from './entry.ts';
import { countedEntries, exportedEntry } from './overview.ts';

/** The journal as rows of a sheet, a row a line of an entry. */
export function journalSheet(books: Books, cut: Cut, overview: Overview, head: PaperHead): PaperDocument {
  const { language } = head;
  const names = accountsByFund(overview.chart);
  const columns: PaperColumn[] = [
    { title: wordIn(language, 'number'), kind: 'code' },
    { title: wordIn(language, 'day'), kind: 'day' },
    { title: wordIn(language, 'entry'), kind: 'words' },
    { title: wordIn(language, 'fund'), kind: 'name' },
    { title: wordIn(language, 'code'), kind: 'name' },
    { title: wordIn(language, 'account'), kind: 'name' },
    { title: wordIn(language, 'student'), kind: 'code' },
    { title: wordIn(language, 'debit'), kind: 'money' },
    { title: wordIn(language, 'credit'), kind: 'money' },
  ];
  const rows: PaperRow[] = [];
  for (const revision of countedEntries(books, cut)) {
    const { on, type, paper, postings } = exportedEntry(books, revision);
    for (const { account, fund, party, debit, credit } of postings)
      rows.push({
        cells: [
          ...[revision, on, [type, paper].filter(Boolean).join(' '), names.fund(fund)],
          ...[names.path(account, fund), language === 'bn' ? names.name(account) : names.english(account)],
          ...[party ?? null, debit, credit],
        ],
      });
  }
  return {
    ...head,
    size: 'a4-landscape',
    title: wordIn(language, 'journal'),
    filters: [],
    blocks: [{ kind: 'table', unit: say(language, 'papers.in-taka'), columns, rows }],
  };
}
