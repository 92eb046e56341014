import { sumPaisa } from '@madrasah/events/kernel';
import { DayText } from '../figures/DayText.tsx';
import { Digits } from '../figures/Digits.tsx';
import { Money } from '../figures/Money.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { Cells, PaperColumn, SlipBlock, StatementBlock, TableBlock } from './document.ts';

function Value({ column, row, at }: { column: PaperColumn; row: Cells; at: number }) {
  const value = row[column.key];
  if (column.kind === 'row') return <Digits of={at + 1} />;
  if (value === null || value === undefined) return null;
  if (column.kind === 'money') return <Money taka={Number(value)} decimals="two" bare />;
  if (column.kind === 'day') return <DayText on={String(value)} />;
  return typeof value === 'number' || column.kind === 'digits' ? <Digits of={value} /> : value;
}

const sum = (rows: readonly Cells[], key: string) =>
  sumPaisa(rows.map((row) => Math.round(Number(row[key] ?? 0) * 100))) / 100;

/** A register: repeating head, totals at the end; an empty one says so. */
export function TableOnPaper({ title, columns, rows, totals }: Omit<TableBlock, 'kind'>) {
  const t = useText(kitTexts);
  if (rows.length === 0) return <p className="nothing">{t('kit.paper.nothing')}</p>;
  return (
    <table>
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.kind === 'money' ? 'num' : undefined}
              style={column.width ? { width: `${column.width}%` } : undefined}
            >
              {column.title}
              {column.kind === 'money' && ' ৳'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a paper never move
          <tr key={at}>
            {columns.map((column) => (
              <td key={column.key} className={column.kind === 'money' ? 'num' : undefined}>
                <Value column={column} row={row} at={at} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total) && (
        <tfoot>
          <tr>
            {columns.map((column, at) => (
              <td key={column.key} className={column.kind === 'money' ? 'num' : undefined}>
                {column.total ? (
                  <Value
                    column={column}
                    row={{ [column.key]: totals?.[column.key] ?? sum(rows, column.key) }}
                    at={0}
                  />
                ) : (
                  at === 0 && t('kit.paper.total')
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** Debit, credit and the balance after each line, between what was brought and what is carried forward. */
export function Statement({ opening, lines, closing }: Omit<StatementBlock, 'kind'>) {
  const t = useText(kitTexts);
  const carried = (text: string, balance: number) => (
    <tr className="carried">
      <td />
      <td>{text}</td>
      <td />
      <td />
      <td className="num">
        <Money taka={balance} decimals="two" bare />
      </td>
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('kit.paper.day')}</th>
          <th scope="col">{t('kit.paper.text')}</th>
          <th scope="col" className="num">
            {t('kit.paper.debit')} ৳
          </th>
          <th scope="col" className="num">
            {t('kit.paper.credit')} ৳
          </th>
          <th scope="col" className="num">
            {t('kit.paper.balance')} ৳
          </th>
        </tr>
      </thead>
      <tbody>
        {carried(t('kit.paper.opening'), opening)}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a statement never move
          <tr key={at} className={line.struck ? 'void' : undefined}>
            <td>
              <DayText on={line.on} />
            </td>
            <td>{line.text}</td>
            <td className="num">
              <Money taka={line.debit} decimals="two" bare />
            </td>
            <td className="num">
              <Money taka={line.credit} decimals="two" bare />
            </td>
            <td className="num nostrike">
              <Money taka={line.balance} decimals="two" bare />
            </td>
          </tr>
        ))}
        {carried(t('kit.paper.closing'), closing)}
      </tbody>
    </table>
  );
}

/** A receipt or voucher. */
export function Slip({ facts, columns, rows, total, inWords, note }: Omit<SlipBlock, 'kind'>) {
  const t = useText(kitTexts);
  return (
    <section className="slip">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TableOnPaper columns={columns} rows={rows} />
      <p className="slip-total">
        <span>{t('kit.paper.total')}</span> <Money taka={total} decimals="two" />
      </p>
      <p>{inWords}</p>
      {note && <p className="small">{note}</p>}
    </section>
  );
}
