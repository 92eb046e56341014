import {
  columnTitle,
  nothingText,
  type PaperLanguage,
  type PaperRow,
  rowTexts,
  type TableBlock,
} from '@madrasah/events/kernel';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { ScrollBox } from '../kit/layout/ScrollBox.tsx';
import { useText } from '../kit/text.ts';
import styles from './statements.module.css';
import { isBlank, type PlacedColumn, type Side, sidesOf } from './table-sides.ts';
import { statementTexts } from './texts.ts';
import { useNarrow } from './use-narrow.ts';

interface Props {
  readonly table: TableBlock;
  readonly language: PaperLanguage;
  /** The question of this page, which a figure's explanation leads back to. */
  readonly from: string;
}

/** A table of a statement as it is printed; each of its sums leads to what makes it. */
export function StatementTable({ table, language, from }: Props) {
  const sides = sidesOf(table, useNarrow());
  return (
    <section className={styles['table']}>
      {table.title && <h2 className={`ui small header ${styles['title']}`}>{table.title}</h2>}
      {table.rows.length === 0 && <p className={styles['note']}>{nothingText(language)}</p>}
      {(table.rows.length === 0 ? [] : sides).map((side) => (
        <ScrollBox key={side.name} label={[table.title, side.name].filter(Boolean).join(': ') || '—'}>
          <table className="ui unstackable compact table">
            <SideHead side={side} />
            <tbody>
              {table.rows.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never move
                <SideRow key={place} row={row} side={side} table={table} language={language} from={from} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      ))}
    </section>
  );
}

const isFigure = (kind: string) => kind === 'money' || kind === 'count';

const isWritten = (kind: string) => kind === 'words' || kind === 'name';

const lookOf = ({ column: { kind }, begins }: PlacedColumn) =>
  [isFigure(kind) ? 'num' : styles[isWritten(kind) ? 'written' : 'whole'], begins && styles['begins']]
    .filter(Boolean)
    .join(' ');

/** Where the window is narrow the table is scrolled: words keep the room that their share of a paper says. */
const shareOf = ({ column: { kind, share = 1 } }: PlacedColumn) =>
  isWritten(kind) ? ({ '--share': share } as CSSProperties) : undefined;

function SideHead({ side: { groups, columns } }: { readonly side: Side }) {
  return (
    <thead>
      {groups.length > 0 && (
        <tr>
          {groups.map(({ name, span }, at) => (
            <th key={name} scope="colgroup" colSpan={span} className={at > 0 ? styles['begins'] : undefined}>
              {name}
            </th>
          ))}
        </tr>
      )}
      <tr>
        {columns.map((placed) => (
          <th key={columnTitle(placed.column)} scope="col" className={lookOf(placed)} style={shareOf(placed)}>
            {placed.column.title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps extends Props {
  readonly row: PaperRow;
  readonly side: Side;
}

function SideRow({ row, side, table, language, from }: RowProps) {
  const t = useText(statementTexts);
  const texts = rowTexts(table.columns, row, language);
  if (row.kind === 'head')
    return (
      <tr className={styles['head']}>
        <th scope="rowgroup" colSpan={side.columns.length}>
          {texts[0]}
        </th>
      </tr>
    );
  const look = [row.kind && styles[row.kind], isBlank(row, side) && styles['blank'], row.struck && 'void'];
  return (
    <tr className={look.filter(Boolean).join(' ') || undefined}>
      {side.columns.map((placed) => {
        const { column, at } = placed;
        const question = row.cells[at] === 0 ? undefined : row.explains?.[at];
        return (
          <td
            key={columnTitle(column)}
            className={[lookOf(placed), row.sums?.[at] && styles['summed']].filter(Boolean).join(' ')}
          >
            {question ? (
              <Link
                className={styles['figure']}
                to={`/accounting/explain?${question}`}
                state={{ from }}
                aria-description={t('statements.explain.why')}
              >
                {texts[at]}
              </Link>
            ) : (
              (texts[at] ?? ' ')
            )}
          </td>
        );
      })}
    </tr>
  );
}
