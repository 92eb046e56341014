import type { ReactNode } from 'react';
import { Label } from 'semantic-ui-react';
import { DayText } from '../figures/DayText.tsx';
import { Digits } from '../figures/Digits.tsx';
import { Money } from '../figures/Money.tsx';
import { type Column, cellValue, isNumeric } from './columns.ts';

/** What a column shows of a row. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.show) return column.show(row);
  const value = cellValue(column, row);
  if (value === null || value === undefined || value === '') return null;
  switch (column.kind) {
    case 'money':
      return <Money taka={Number(value)} decimals={column.decimals} />;
    case 'digits':
      return <Digits of={value} />;
    case 'day':
      return <DayText on={String(value)} />;
    case 'label':
      return <Label color={column.color?.(row)}>{value}</Label>;
    default:
      return column.strong ? <span className="name">{value}</span> : value;
  }
}

export function cellClass<Row>(column: Column<Row>): string {
  const { kind, strong, phone = 'line' } = column;
  return [isNumeric(column) && kind === 'money' && 'num', strong && 'strong', `on-${phone}`]
    .filter(Boolean)
    .join(' ');
}

export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = cellContent(column, row);
  return (
    <td className={cellClass(column)} data-label={column.title || undefined}>
      {column.kind === 'actions' && <div className="row-actions">{content}</div>}
      {column.kind !== 'actions' &&
        (column.lang && content ? <span lang={column.lang}>{content}</span> : content)}
    </td>
  );
}
