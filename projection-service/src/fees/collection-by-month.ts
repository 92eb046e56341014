import { paisaOf, toTaka, type Word } from '@madrasah/events';
import { feeQueries } from '@madrasah/events/fees';
import { today } from '@madrasah/service-kit/clock';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { type Clocks, feesByMonth } from '../ledger/books/index.ts';
import { paperHeadNeeds, periodText, type TableColumn, tablePaper } from '../papers/index.ts';
import { paperQueries } from '../printing/index.ts';

const MONTHS = 12;

interface Asked extends Clocks {
  readonly SessionID?: number | undefined;
}

/** @throws StoreAway */
async function monthsOf({ clock, shelf }: Deps, { school }: Tenant, { SessionID, asOf, knownAt }: Asked) {
  const books = await shelf.of(school);
  const wanted = { until: asOf ?? today(clock), count: MONTHS, sessionId: SessionID };
  return feesByMonth(books, books.cut({ asOf, knownAt }), wanted).map((row) => ({
    month: row.month,
    fellDue: toTaka(row.fellDue),
    collected: toTaka(row.collected),
    conceded: toTaka(row.conceded),
    due: toTaka(row.due),
  }));
}

type Row = Awaited<ReturnType<typeof monthsOf>>[number];

const money = (title: Word, key: Exclude<keyof Row, 'month'>): TableColumn<Row> => ({
  ...{ title, kind: 'money', of: (row) => paisaOf(row[key]) },
});
const COLUMNS: readonly TableColumn<Row>[] = [
  { title: 'month', kind: 'code', of: ({ month }) => month },
  money('fellDue', 'fellDue'),
  money('collected', 'collected'),
  money('concession', 'conceded'),
  money('due', 'due'),
];

/** Of the last twelve months: what fell due, what was collected of it, what was conceded, what is owed at the end. */
export function collectionByMonth(deps: Deps): HandledQuery[] {
  const { collectionByMonth: rows, ...files } = feeQueries;
  return [
    handledQuery(rows, [deps.shelf], async (asked, tenant) => ({
      data: await monthsOf(deps, tenant, asked),
    })),
    ...paperQueries(
      deps,
      {
        pdf: files.collectionByMonthPdf,
        xlsx: files.collectionByMonthXlsx,
        csv: files.collectionByMonthCsv,
      },
      [deps.shelf, ...paperHeadNeeds],
      'fees-by-month',
      async (asked, tenant, call) =>
        tablePaper(deps, tenant, call, {
          ...{ title: 'feesByMonth', columns: COLUMNS, rows: await monthsOf(deps, tenant, asked) },
          filters: periodText({ to: asked.asOf ?? today(deps.clock), knownAt: asked.knownAt }, call.language),
          totals: ['fellDue', 'collected', 'concession'],
        }),
    ),
  ];
}
