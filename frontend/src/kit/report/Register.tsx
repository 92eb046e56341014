import {
  columnTitle,
  digitsOf,
  nothingText,
  type PaperColumn,
  type PaperLanguage,
  type PaperRow,
  rowNumbers,
  rowTexts,
  type TableBlock,
} from '@madrasah/events/kernel';
import type { ReactNode } from 'react';
import { Why } from '../explained/Why.tsx';
import { Portrait } from './Portrait.tsx';

const CLASSES: Partial<Record<PaperColumn['kind'], string>> = {
  money: 'num',
  count: 'count',
  figure: 'count',
  mark: 'mark',
  photo: 'photo',
};
const lookOf = ({ kind, shaded }: PaperColumn) =>
  [CLASSES[kind], shaded && 'shaded'].filter(Boolean).join(' ') || undefined;

/** Neighbours of one group as one cell. */
function groupsOf(columns: readonly PaperColumn[]) {
  const groups: { name: string; from: string; span: number }[] = [];
  for (const { group = '', title } of columns) {
    const last = groups.at(-1);
    if (last && group !== '' && last.name === group) last.span += 1;
    else groups.push({ name: group, from: title, span: 1 });
  }
  return groups;
}

interface Written {
  readonly table: TableBlock;
  readonly language: PaperLanguage;
}

/** A register, or the sentence that there is nothing. In two lanes its second half stands beside the first. */
export function Register({ table, language }: Written) {
  const { rows, title, unit } = table;
  if (rows.length === 0) return <p className="nothing">{nothingText(language)}</p>;
  const lines = linesOf(table);
  const half = Math.ceil(lines.length / (table.lanes ?? 1));
  const lane = (part: readonly Line[], caption: ReactNode) => (
    <Lane table={table} language={language} lines={part} caption={caption} />
  );
  const caption = (title || unit) && (
    <caption>
      {title && <b>{title}</b>}
      {unit}
    </caption>
  );
  if (!table.lanes) return lane(lines, caption);
  return (
    <div className="lanes">
      {lane(lines.slice(0, half), caption)}
      {lane(lines.slice(half), null)}
    </div>
  );
}

interface LaneProps extends Written {
  readonly lines: readonly Line[];
  readonly caption: ReactNode;
}

function Lane({ table, language, lines, caption }: LaneProps) {
  const { columns, numbered } = table;
  return (
    <table className={table.ruled ? 'ruled' : undefined}>
      {caption}
      <thead>
        {columns.some(({ group }) => group) && (
          <tr>
            {numbered && <td />}
            {groupsOf(columns).map(({ name, from, span }) =>
              name ? (
                <th key={`${name} ${from}`} scope="colgroup" colSpan={span} className="group">
                  {name}
                </th>
              ) : (
                <td key={`${name} ${from}`} colSpan={span} />
              ),
            )}
          </tr>
        )}
        <tr>
          {numbered && (
            <th scope="col" className="serial">
              {numbered}
            </th>
          )}
          {columns.map((column) => (
            <th key={columnTitle(column)} scope="col" className={lookOf(column)}>
              {column.turned ? <span className="turned">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ row, place, number }) => (
          <Row key={place} row={row} number={number} table={table} language={language} />
        ))}
      </tbody>
    </table>
  );
}

interface Line {
  readonly row: PaperRow;
  readonly place: number;
  readonly number: number | undefined;
}

/** Each row with its place, which is all that tells it from others, and its number where it has one. */
function linesOf({ rows, first }: TableBlock): readonly Line[] {
  const numbers = rowNumbers(rows, first);
  return rows.map((row, place) => ({ row, place, number: numbers[place] }));
}

function Row({
  row,
  number,
  table: { columns, numbered },
  language,
}: Written & { readonly row: PaperRow; readonly number: number | undefined }) {
  const texts = rowTexts(columns, row, language);
  if (row.kind === 'head')
    return (
      <tr className="head">
        <th scope="rowgroup" colSpan={columns.length + (numbered ? 1 : 0)}>
          {texts[0]}
        </th>
      </tr>
    );
  return (
    <tr className={[row.kind, row.struck && 'struck'].filter(Boolean).join(' ') || undefined}>
      {numbered && <td className="serial">{number === undefined ? '' : digitsOf(number, language)}</td>}
      {columns.map((column, at) => (
        <td key={columnTitle(column)} className={lookOf(column)}>
          {column.kind === 'mark' && row.kind === undefined ? (
            <Tick name={[texts.find(Boolean), column.title].join(' ')} />
          ) : (
            <Why
              question={
                row.cells[at] === 0 || typeof row.cells[at] === 'string' ? undefined : row.explains?.[at]
              }
            >
              {cellOf(column, texts[at] ?? '', row.picture)}
            </Why>
          )}
        </td>
      ))}
    </tr>
  );
}

const ARABIC = /\p{Script=Arabic}/u;

/** A picture, or words; those in Arabic letters say so, wherever they stand. */
function cellOf({ kind }: PaperColumn, text: string, picture: string | undefined) {
  if (kind === 'photo' && text) return <Portrait className="frame" picture={picture} text={text} />;
  return ARABIC.test(text) ? <span lang="ar">{text}</span> : text;
}

/** Somebody who reads out the names ticks them off on the screen; nothing of it is kept or printed. */
function Tick({ name }: { readonly name: string }) {
  return <input type="checkbox" aria-label={name} />;
}
