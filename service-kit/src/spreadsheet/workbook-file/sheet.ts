import { type Cell, cellText } from '@madrasah/events';
import { Fault } from '../faults.ts';
import type { Format } from './formats.ts';
import { type Epoch, lettersOf, numberCell } from './values.ts';
import { listen } from './xml.ts';

/** What the cells of a sheet need of its workbook. */
export interface Shared {
  readonly texts: readonly string[];
  readonly formats: readonly Format[];
  readonly epoch: Epoch;
  /** Cells that a formula reckons are no values. */
  readonly withoutFormulas: boolean;
}

export interface ReadSheet {
  readonly rows: Cell[][];
  readonly hidden: { readonly columns: number[]; readonly lines: number[] };
}

/** No list of people or money is longer or wider; a cell beyond is a slip, and the grid up to it would fill the memory. */
const MOST = { lines: 20_000, columns: 250 } as const;

/** A1 → line 1, column 0. */
function placeOf(ref: string): { readonly line: number; readonly column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { line: Number(digits), column };
}

/**
 * The cells of a sheet, line by line; what is empty at the end of a line or of the sheet is not there.
 * @throws Fault when something stands beyond what is read
 */
export function readSheet(xml: Uint8Array | undefined, shared: Shared): ReadSheet {
  const rows: Cell[][] = [];
  const hiddenColumns: (readonly [number, number])[] = [];
  const hiddenLines = new Set<number>();
  const seen = new Set<number>();
  let [line, column] = [0, -1];
  let [type, style, value] = ['n', 0, ''];
  let listens = false;
  // A formula whose value was never saved: what it would say nobody knows. One that says nothing has an empty value.
  let [reckons, valued] = [false, false];

  const reckonedCell = (): Cell => {
    if (!valued) return { kind: 'formula', text: '=' };
    const cell = cellOf(type, style, value, shared);
    const isValue = cell !== '' && !(typeof cell === 'object' && cell.kind === 'error');
    return shared.withoutFormulas && isValue ? { kind: 'reckoned', text: cellText(cell) } : cell;
  };
  const put = () => {
    const cell = reckons ? reckonedCell() : cellOf(type, style, value, shared);
    if (cell === '') return;
    if (line > MOST.lines || column >= MOST.columns) throw new Fault('import.far-cell', { line });
    while (rows.length < line) rows.push([]);
    const cells = rows[line - 1] as Cell[];
    while (cells.length < column) cells.push('');
    cells[column] = cell;
    seen.add(column);
  };
  listen(xml, {
    open(element, attributes) {
      if (element === 'col' && isOn(attributes()['hidden']))
        hiddenColumns.push([Number(attributes()['min']) - 1, Number(attributes()['max']) - 1]);
      else if (element === 'row') {
        line = Number(attributes()['r'] ?? line + 1);
        column = -1;
        if (isOn(attributes()['hidden'])) hiddenLines.add(line);
      } else if (element === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        const place = r === undefined ? { line, column: column + 1 } : placeOf(r);
        [line, column] = [place.line, place.column];
        [type, style, value] = [t, Number(s), ''];
        [reckons, valued] = [false, false];
      } else if (element === 'f') {
        reckons = true;
      } else if (element === 'v' || element === 'is') valued = true;
      listens = element === 'v' || element === 't';
    },
    close(element) {
      listens = false;
      if (element === 'c') put();
    },
    text(text) {
      if (listens) value += text;
    },
  });
  const filled = (at: number) => (rows[at - 1]?.length ?? 0) > 0;
  return {
    rows,
    hidden: {
      columns: [...seen].filter((at) => hiddenColumns.some(([from, to]) => at >= from && at <= to)),
      lines: [...hiddenLines].filter(filled),
    },
  };
}

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';

function cellOf(type: string, style: number, value: string, { texts, formats, epoch }: Shared): Cell {
  if (value === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'str' || type === 'inlineStr') return lettersOf(value);
  if (type === 'b') return { kind: 'truth', text: isOn(value) ? 'TRUE' : 'FALSE' };
  if (type === 'e') return { kind: 'error', text: value };
  if (type === 'd') return { kind: 'day', text: value.slice(0, 10) };
  return numberCell(value, formats[style] ?? 'number', epoch);
}
