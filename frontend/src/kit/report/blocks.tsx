import {
  digitsOf,
  type Fact,
  type FactsBlock,
  type Language,
  nothingText,
  type PaperColumn,
  type PaperRow,
  rowTexts,
  type SignaturesBlock,
  type TableBlock,
} from '@madrasah/events/kernel';

const alignment = ({ kind }: PaperColumn) => (kind === 'money' ? 'num' : undefined);

/** Neighbours of one group as one cell. */
function groupsOf(columns: readonly PaperColumn[]): { name: string; span: number }[] {
  const groups: { name: string; span: number }[] = [];
  for (const { group = '' } of columns) {
    const last = groups.at(-1);
    if (last && group !== '' && last.name === group) last.span += 1;
    else groups.push({ name: group, span: 1 });
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
            {groupsOf(columns).map(({ name, span }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a paper never move
              <th key={at} scope="colgroup" colSpan={span} className="group">
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
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a paper never move
            <th key={at} scope="col" className={alignment(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never move
          <Row key={at} row={row} number={numberOf(rows, at)} table={table} language={language} />
        ))}
      </tbody>
    </table>
  );
}

/** Which of the counted rows it is; nothing for a sum and the like. */
const numberOf = (rows: readonly PaperRow[], at: number) =>
  rows[at]?.kind === undefined
    ? rows.slice(0, at + 1).filter(({ kind }) => kind === undefined).length
    : undefined;

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
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a paper never move
        <td key={at} className={alignment(column)}>
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
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never move
          <Line key={at} line={line} />
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
