import { type Need, type PlainList, type RowOf, wordIn } from '@madrasah/events/kernel';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { QueryResult } from '../../calls/use-query.ts';
import { Explained } from '../../explained/Explained.tsx';
import { cellContent } from '../../table/Cell.tsx';
import type { Column } from '../../table/columns.ts';
import { DataTable, type DataTableProps } from '../../table/DataTable.tsx';
import { useLanguage } from '../../text.ts';
import type { Paged } from '../../wire/definitions.ts';
import { type Cells, tableColumns } from './table-columns.ts';
import type { Listing } from './use-listing.ts';

export interface ListTableProps<L extends PlainList>
  extends Pick<DataTableProps<RowOf<L>>, 'rowKey' | 'onOpen' | 'empty' | 'onPhone' | 'above' | 'below'> {
  readonly listing: Listing<L>;
  /** By column, what shows more than its value. Kept between two drawings, or the table is drawn anew. */
  readonly cells?: Cells<RowOf<L>>;
  /** Only these of its columns. Kept between two drawings, as the cells are. */
  readonly columns?: readonly Extract<keyof L['columns'], string>[];
  /** What the rows that are asked for rest on, where that is not what the list does. */
  readonly needs?: readonly Need[];
  /** Where the title of a row leads. Kept between two drawings, as the cells are. */
  readonly to?: ((row: RowOf<L>) => string) | undefined;
  /** What may be done with a row. */
  actions?(row: RowOf<L>): ReactNode;
}

const NONE = {};

/** A defined list: its columns, order, sums and pages, and whatever of its rows was taken back struck. */
export function ListTable<L extends PlainList>({
  listing,
  cells = NONE,
  columns: chosen,
  needs = listing.of.needs,
  to,
  actions,
  ...rest
}: ListTableProps<L>) {
  type Row = RowOf<L>;
  const { of, query, list, asked } = listing;
  const language = useLanguage();
  const columns = useMemo(() => {
    const drawn = tableColumns<Row>(of.columns, cells, language, chosen);
    return to ? drawn.map((column) => (column.phone === 'title' ? linked(column, to) : column)) : drawn;
  }, [of, cells, language, chosen, to]);
  const doing: readonly Column<Row>[] = actions
    ? [{ key: 'do', title: '', kind: 'actions', oneLine: 'figures', show: actions }]
    : [];
  const { struck } = of;
  const answer = query.data as { readonly totals?: Readonly<Record<string, number>> } | undefined;
  return (
    <DataTable<Row>
      {...rest}
      title={wordIn(language, of.title)}
      columns={[...columns, ...doing]}
      needs={needs}
      query={query as unknown as QueryResult<Paged<Row>>}
      list={list}
      rowClass={(row) => (struck !== undefined && row[struck as keyof Row] ? 'void' : undefined)}
      {...(answer?.totals ? { totals: answer.totals } : {})}
      {...(of.explains ? { explained: explaining(of.explains, asked) } : {})}
    />
  );
}

/** The sums of a list lead to their entries, with whatever the list was asked. */
const explaining =
  (list: string, { sort: _, ...of }: Listing<unknown>['asked']) =>
  (column: string, taka: number, sum: ReactNode) => (
    <Explained figure={`${list}.${column}`} of={of} taka={taka}>
      {sum}
    </Explained>
  );

const linked = <Row,>(column: Column<Row>, to: (row: Row) => string): Column<Row> => ({
  ...column,
  show: (row) => (
    <Link className="name" to={to(row)}>
      {cellContent({ ...column, strong: false }, row)}
    </Link>
  ),
});
