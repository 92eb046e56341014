import {
  type PaperColumn,
  type PaperDocument,
  type PaperRow,
  type PaperValue,
  paisa,
  say,
  type Word,
  wordIn,
} from '@madrasah/events';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { paperHead, signers } from './paper-head.ts';

/** A column of a plain table: its title, how its values are written, and its value of a row; money in paisa. */
export interface TableColumn<R> extends Pick<PaperColumn, 'kind' | 'share'> {
  readonly title: Word;
  of(row: R): PaperValue;
}

interface Table<R> {
  readonly title: Word;
  readonly filters?: readonly string[];
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[];
  /** Columns of money that add up, in the last row. */
  readonly totals?: readonly Word[];
  struck?(row: R): boolean;
}

/** What a query answers as rows, as a paper: to be printed, or for a spreadsheet. @throws DocumentsAway */
export async function tablePaper<R>(
  deps: Deps,
  tenant: Tenant,
  call: SignedInCall,
  { title, filters = [], columns, rows, totals = [], struck }: Table<R>,
): Promise<PaperDocument> {
  const { language } = call;
  const sum = ({ of }: TableColumn<R>) =>
    rows.reduce((total, row) => paisa(total + Number(struck?.(row) ? 0 : of(row))), paisa(0));
  const lines: PaperRow[] = rows.map((row) => ({
    cells: columns.map(({ of }) => of(row)),
    ...(struck?.(row) && { struck: true }),
  }));
  const last: PaperRow = {
    kind: 'sum',
    cells: columns.map((column, at) =>
      totals.includes(column.title) ? sum(column) : at === 0 ? say(language, 'papers.total') : '',
    ),
  };
  return {
    ...(await paperHead(deps, tenant, call)),
    size: 'a4-landscape',
    title: wordIn(language, title),
    filters,
    blocks: [
      {
        kind: 'table',
        ...(columns.some(({ kind }) => kind === 'money') && { unit: say(language, 'papers.in-taka') }),
        columns: columns.map(({ title: word, kind, share }) => ({
          ...{ title: wordIn(language, word), kind },
          ...(share !== undefined && { share }),
        })),
        rows: totals.length > 0 && lines.length > 0 ? [...lines, last] : lines,
      },
      signers(language),
    ],
  };
}
