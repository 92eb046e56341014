import type { ReactNode } from 'react';
import { Label } from 'semantic-ui-react';
import { DayText } from '../figures/DayText.tsx';
import { Digits } from '../figures/Digits.tsx';
import { Money } from '../figures/Money.tsx';
import look from './cells.module.css';
import { type Column, cellValue, isNumeric } from './columns.ts';

/** What a column shows of a row. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.show) return column.show(row);
  const value = cellValue(column, row);
  if (value === null || value === undefined || value === '') return null;
  switch (column.kind) {
    case 'money': {
      const money = <Money taka={Number(value)} decimals={column.decimals} />;
      return column.strong ? <b>{money}</b> : money;
    }
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
  const { kind, strong, phone = 'line', oneLine } = column;
  const place = phone === 'beside' ? look['beside'] : `on-${phone}`;
  const line = oneLine && look[oneLine];
  const spare = oneLine && kind === 'money' && phone === 'hide' && look['spare'];
  return [isNumeric(column) && kind === 'money' && 'num', strong && 'strong', line, spare, place]
    .filter(Boolean)
    .join(' ');
}

/** What may be cut off is told in full when pointed at. */
function wholeText<Row>(column: Column<Row>, row: Row): string | undefined {
  return column.oneLine === 'words' ? String(cellValue(column, row) ?? '') || undefined : undefined;
}

/** The class of what lies around a cell's content, where something has to. */
function wrapping<Row>({ kind, oneLine }: Column<Row>): string | undefined {
  if (kind === 'actions') return 'row-actions';
  return oneLine === 'words' ? look['lines'] : undefined;
}

export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = cellContent(column, row);
  const spoken = column.lang && content ? <span lang={column.lang}>{content}</span> : content;
  const wrapped = wrapping(column);
  return (
    <td className={cellClass(column)} data-label={column.title || undefined} title={wholeText(column, row)}>
      {wrapped && spoken ? <div className={wrapped}>{spoken}</div> : spoken}
    </td>
  );
}
