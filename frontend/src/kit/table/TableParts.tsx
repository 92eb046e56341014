import type { Sort } from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { SlowWord, useSlow } from '../feedback/Slow.tsx';
import { Digits } from '../figures/Digits.tsx';
import { Money } from '../figures/Money.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { cellClass } from './Cell.tsx';
import { type Column, totalOf } from './columns.ts';

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  onSort(sort: Sort): void;
}

export function TableHead<Row>({ columns, sort, onSort }: HeadProps<Row>) {
  const t = useText(kitTexts);
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { key, title, kind, width } = column;
          const inHand = sort?.key === key;
          const direction = sort?.down ? 'descending' : 'ascending';
          const still = column.sort === false || kind === 'actions';
          return (
            <th
              key={key}
              scope="col"
              style={width ? { width } : undefined}
              className={[cellClass(column), inHand && `sorted ${direction}`].filter(Boolean).join(' ')}
              aria-sort={inHand ? direction : undefined}
            >
              {kind === 'actions' && <span className="vh">{title || t('kit.table.actions')}</span>}
              {kind !== 'actions' && still && title}
              {!still && (
                <button
                  type="button"
                  onClick={() => onSort({ key, down: inHand ? !sort.down : kind === 'money' })}
                >
                  {title}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface FootProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly count: number;
  readonly totals: Readonly<Record<string, number>> | undefined;
  /** A sum, and what leads to the entries that make it. */
  explained?(column: string, taka: number, sum: ReactNode): ReactNode;
}

const asItIs = (_column: string, _taka: number, sum: ReactNode) => sum;

/** The totals row, where a column adds up. What the server told of all pages goes before a sum of this one. */
export function TableFoot<Row>({ columns, rows, count, totals, explained = asItIs }: FootProps<Row>) {
  const t = useText(kitTexts);
  const isWhole = rows.length === count || totals !== undefined;
  const whole = (column: Column<Row>, sum: number) =>
    explained(column.key, sum, <Total column={column} sum={sum} />);
  if (rows.length === 0 || !columns.some(({ total }) => total)) return null;
  const first = columns.findIndex(({ total }) => total);
  return (
    <tfoot>
      <tr>
        <td colSpan={Math.max(1, first)} className="f">
          {t(isWhole ? 'kit.table.all' : 'kit.table.thisPage', { count: isWhole ? count : rows.length })}
        </td>
        {columns.slice(Math.max(1, first)).map((column) => (
          <td key={column.key} className={cellClass(column)} data-label={column.title || undefined}>
            {column.total && whole(column, totals?.[column.key] ?? totalOf(column, rows))}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Total<Row>({ column, sum }: { column: Column<Row>; sum: number }) {
  return column.kind === 'money' ? <Money taka={sum} decimals={column.decimals} /> : <Digits of={sum} />;
}

const ROWS = ['medium', 'long', 'short', 'full', 'long'];

export function TableSkeleton<Row>({ columns, label }: { columns: readonly Column<Row>[]; label: string }) {
  const slow = useSlow();
  return (
    <tbody>
      {slow && (
        <tr>
          <td colSpan={columns.length}>
            <SlowWord />
          </td>
        </tr>
      )}
      {[...ROWS.keys()].map((row) => (
        <tr key={row} aria-label={label}>
          {columns.map((column, index) => (
            <td key={column.key}>
              <div className="ui placeholder">
                <div className={`${ROWS[(row + index) % ROWS.length]} line`} />
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
