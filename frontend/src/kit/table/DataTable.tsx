import { digitsOf, type Need } from '@madrasah/events/kernel';
import { type ReactNode, useMemo, useRef } from 'react';
import type { QueryResult } from '../calls/use-query.ts';
import { Empty, Failed } from '../feedback/states.tsx';
import { Lacks } from '../lacks/Lacks.tsx';
import { ScrollBox } from '../layout/ScrollBox.tsx';
import { SEARCH } from '../list/MoneySearch.tsx';
import { Pager } from '../list/Pager.tsx';
import type { List } from '../list/use-list.ts';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { Listed, Paged } from '../wire/definitions.ts';
import { type Column, sorted, writtenAlike } from './columns.ts';
import { TableFoot, TableHead, TableSkeleton } from './TableParts.tsx';
import { TableRows } from './TableRows.tsx';

export interface DataTableProps<Row> {
  /** Named to screen readers, and the beginning of the file's name. */
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  /** Answers `{data}`, or `{data, total}` when the server pages. */
  readonly query: QueryResult<Listed<Row> | Paged<Row>>;
  readonly list: Pick<List, 'page' | 'limit' | 'sort' | 'change'> & Partial<Pick<List, 'values'>>;
  rowKey(row: Row): string | number;
  /** `void` strikes a cancelled row, `active` marks the one in hand. */
  rowClass?(row: Row): string | undefined;
  onOpen?(row: Row): void;
  /** What is missing and the button that mends it. */
  /** What must stand in the school before there can be a row: the first that is missing is said. */
  readonly needs?: readonly Need[];
  readonly empty: {
    readonly title: string;
    readonly text?: string;
    readonly action?: ReactNode;
    readonly fine?: boolean;
  };
  /** Only these of the rows: a filter the server does not know. */
  keep?(row: Row): boolean;
  /** Totals over all pages, as the server told them, by column. */
  readonly totals?: Readonly<Record<string, number>>;
  /** A sum of all pages, and what leads to the entries that make it; by column. */
  explained?(column: string, taka: number, sum: ReactNode): ReactNode;
  readonly onPhone?: 'cards' | 'table';
  /** Rows that are none of the list: what is carried forward, and what then stands. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** A list: sorted, paged and filtered by the address; totals where there is money; honest while there is nothing. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { title, query, list, onPhone = 'cards' } = props;
  const t = useText(kitTexts);
  const scroll = useRef<HTMLDivElement>(null);
  const { rows, all, total } = useShownRows(props);
  const columns = writtenAlike(props.columns, all, props.totals);
  if (query.data === undefined && query.status === 'failed' && query.error)
    return <Failed error={query.error} retry={query.refetch} />;
  if (query.data !== undefined && all.length === 0 && total === 0 && !props.above)
    return (
      <Lacks needs={props.needs ?? []} action={props.empty.action}>
        <NoRows list={list} empty={props.empty} needs={props.needs} />
      </Lacks>
    );
  const look = ['ui unstackable compact selectable table sticky', onPhone === 'cards' && 'cards-on-phone'];
  return (
    <>
      <ScrollBox
        ref={scroll}
        className={`scroll${query.old ? ' old' : ''}`}
        label={title}
        busy={query.status === 'loading'}
      >
        <table className={look.filter(Boolean).join(' ')}>
          <TableHead columns={columns} sort={list.sort} onSort={(sort) => list.change({ sort })} />
          {props.above && <tbody>{props.above}</tbody>}
          {query.data === undefined ? (
            <TableSkeleton columns={columns} label={t('kit.page.loading')} />
          ) : (
            <TableRows
              columns={columns}
              rows={rows}
              rowKey={props.rowKey}
              rowClass={props.rowClass}
              onOpen={props.onOpen}
              scroll={scroll}
            />
          )}
          {props.below && <tbody>{props.below}</tbody>}
          <TableFoot
            columns={columns}
            rows={all}
            count={total}
            totals={props.totals}
            {...(props.explained ? { explained: props.explained } : {})}
          />
        </table>
      </ScrollBox>
      <Pager list={list} total={total} />
    </>
  );
}

/** Where something was typed, that nothing is like it; only where nothing was, that there is none. */
function NoRows<Row>({ list, empty, needs }: Pick<DataTableProps<Row>, 'list' | 'empty' | 'needs'>) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const typed = list.values?.[SEARCH];
  if (!typed) return <Empty {...empty} fine={(empty.fine ?? false) || needs?.length === 0} />;
  const none = {
    title: t('kit.list.noneMeant', { typed: digitsOf(typed, language) }),
    text: t('kit.list.noneMeantText'),
  };
  return <Empty {...empty} {...none} />;
}

/** The rows of the page in hand, and all there are of them here. */
function useShownRows<Row>({ columns, query, list, keep }: DataTableProps<Row>) {
  const language = useLanguage();
  const { data } = query;
  const { sort, page, limit } = list;
  const { key, down } = sort ?? {};
  const paged = data !== undefined && 'total' in data;
  const all = useMemo(() => {
    const kept = keep ? (data?.data ?? []).filter(keep) : (data?.data ?? []);
    // Who pages puts in order: here is only a part.
    const sort = paged || key === undefined ? undefined : { key, down: down ?? false };
    return sorted(kept, columns, sort, language);
  }, [data, keep, columns, key, down, language, paged]);
  const total = paged ? (data as Paged<Row>).total : all.length;
  const start = (Math.min(page, Math.max(1, Math.ceil(total / limit))) - 1) * limit;
  const rows = useMemo(() => (paged ? all : all.slice(start, start + limit)), [paged, all, start, limit]);
  return { rows, all, total };
}
