import { listen } from './xml.ts';

/** How the number of a cell is shown. */
export type Format = 'number' | 'percent' | 'day';

// ECMA-376, 18.8.30: the formats that every program knows by their number.
const PERCENT = new Set([9, 10]);
const DAYS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
const BEYOND_LATIN_DAYS = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** What a written format shows: quoted words, colours and locales in brackets say nothing of it. */
function shown(code: string): Format {
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';');
  if (first.includes('%')) return 'percent';
  return /[dmyhs]/i.test(first) && !/general/i.test(first) ? 'day' : 'number';
}

/** The formats of a workbook's cells by the number of their style. */
export function formatsOf(styles: Uint8Array | undefined): readonly Format[] {
  const written = new Map<number, Format>();
  const formats: Format[] = [];
  let inCells = false;
  const of = (id: number): Format => {
    const own = written.get(id);
    if (own) return own;
    if (PERCENT.has(id)) return 'percent';
    return DAYS.has(id) || BEYOND_LATIN_DAYS(id) ? 'day' : 'number';
  };
  listen(styles, {
    open(element, attributes) {
      if (element === 'cellXfs') inCells = true;
      else if (element === 'cellStyles' || element === 'cellStyleXfs') inCells = false;
      else if (element === 'numFmt')
        written.set(Number(attributes()['numFmtId']), shown(attributes()['formatCode'] ?? ''));
      else if (element === 'xf' && inCells) formats.push(of(Number(attributes()['numFmtId'] ?? 0)));
    },
    close(element) {
      if (element === 'cellXfs') inCells = false;
    },
  });
  return formats;
}
