import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Cell } from './Cell.tsx';
import type { Column } from './columns.ts';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  rowKey(row: Row): string | number;
  rowClass?(row: Row): string | undefined;
  onOpen?(row: Row): void;
  readonly scroll: RefObject<HTMLElement | null>;
}

const WINDOW_OVER = 200;
const ROW_PX = 37;
const SPARE = 30;

/** Of a long list only the rows near the eye are drawn; the others are held open by two tall empty ones. */
function useWindow(count: number, scroll: RefObject<HTMLElement | null>) {
  const [first, setFirst] = useState(0);
  const windowed = count > WINDOW_OVER;
  useEffect(() => {
    const box = scroll.current;
    if (!windowed || !box) return;
    const look = () => {
      const above = Math.max(0, box.scrollTop, -box.getBoundingClientRect().top);
      const row = Math.max(0, Math.floor(above / ROW_PX) - SPARE);
      setFirst(row - (row % 10));
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      box.removeEventListener('scroll', look);
      window.removeEventListener('scroll', look);
    };
  }, [windowed, scroll]);
  if (!windowed) return { from: 0, to: count };
  const shown = Math.ceil((typeof window === 'undefined' ? 800 : window.innerHeight) / ROW_PX) + 2 * SPARE;
  return { from: Math.min(first, Math.max(0, count - shown)), to: Math.min(count, first + shown) };
}

const STEP: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The body of a table: arrows move from row to row, Enter opens. */
export function TableRows<Row>({ columns, rows, rowKey, rowClass, onOpen, scroll }: Props<Row>) {
  const [at, setAt] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to } = useWindow(rows.length, scroll);
  const inHand = Math.min(Math.max(at, from), Math.max(from, to - 1));

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, index: number) {
    if (event.target !== event.currentTarget) return; // a button in the row
    if (event.key === 'Enter' && onOpen) return onOpen(rows[index] as Row);
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(to - 1, Math.max(from, index + step));
    setAt(next);
    body.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  }
  return (
    <tbody ref={body}>
      {from > 0 && (
        <tr style={{ height: from * ROW_PX }}>
          <td colSpan={columns.length} />
        </tr>
      )}
      {rows.slice(from, to).map((row, offset) => {
        const index = from + offset;
        return (
          <tr
            key={rowKey(row)}
            data-row={index}
            className={rowClass?.(row)}
            tabIndex={index === inHand ? 0 : -1}
            onFocus={() => setAt(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onClick={onOpen && ((event) => !isControl(event.target) && onOpen(row))}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        );
      })}
      {to < rows.length && (
        <tr style={{ height: (rows.length - to) * ROW_PX }}>
          <td colSpan={columns.length} />
        </tr>
      )}
    </tbody>
  );
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, .select') !== null;
