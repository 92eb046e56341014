import {
  columnTitle,
  digitsOf,
  type Fact,
  type FactsBlock,
  type Language,
  nothingText,
  type PaperColumn,
  type PaperRow,
  rowNumbers,
  rowTexts,
  type SignaturesBlock,
  type TableBlock,
} from '@madrasah/events/kernel';

const alignment = ({ kind }: PaperColumn) => (kind === 'money' ? 'num' : undefined);

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
  readonly language: Language;
}

/** A register, or the sentence that there is nothing. */
export function Register({ table, language }: Written) {
  const { columns, rows, numbered, title, unit } = table;
  const said = [title, unit].filter(Boolean).join(' · ');
  if (rows.length === 0) return <p className="nothing">{nothingText(language)}</p>;
  return (
    <table>
      {said && <caption>{said}</caption>}
      <thead>
        {columns.some(({ group }) => group) && (
          <tr>
            {numbered && <td />}
            {groupsOf(columns).map(({ name, from, span }) => (
              <th key={`${name} ${from}`} scope="colgroup" colSpan={span} className="group">
                {name}
              </th>
            ))}
          </tr>
        )}
        <tr>
          {numbered && (
            <th scope="col" className="serial">
              {numbered}
            </th>
          )}
          {columns.map((column) => (
            <th key={columnTitle(column)} scope="col" className={alignment(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesOf(rows).map(({ row, place, number }) => (
          <Row key={place} row={row} number={number} table={table} language={language} />
        ))}
      </tbody>
    </table>
  );
}

/** Each row with its place, which is all that tells it from others, and its number where it has one. */
function linesOf(rows: readonly PaperRow[]) {
  const numbers = rowNumbers(rows);
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
        <td key={columnTitle(column)} className={alignment(column)}>
          {texts[at]}
        </td>
      ))}
    </tr>
  );
}

/** Lines of "label: value", beside a mark where there is one. */
export function Facts({ lines, mark }: FactsBlock) {
  return (
    <div className={mark ? 'particulars marked' : 'particulars'}>
      {mark && (
        <figure>
          <svg viewBox={`0 0 ${mark.side} ${mark.side}`} role="img" aria-label={mark.caption}>
            <path d={mark.path} shapeRendering="crispEdges" />
          </svg>
          <figcaption>{mark.caption}</figcaption>
        </figure>
      )}
      <div>
        {lines.map((line) => (
          <Line key={line.map(({ label }) => label).join()} line={line} />
        ))}
      </div>
    </div>
  );
}

function Line({ line }: { readonly line: readonly Fact[] }) {
  return (
    <div className="line">
      {line.map(({ label, value, share }) => (
        <span key={label} style={{ width: `${share * 100}%` }}>
          <span className="quiet">{label}:</span> <b>{value || '–'}</b>
        </span>
      ))}
    </div>
  );
}

/** Lines to sign on, at the foot of the paper. */
export function Signatures({ slots }: SignaturesBlock) {
  return (
    <div className="signatures">
      {slots.map(({ label, name }) => (
        <span key={label}>
          <span className="signer">{name}</span>
          <span className="slot">{label}</span>
        </span>
      ))}
    </div>
  );
}
