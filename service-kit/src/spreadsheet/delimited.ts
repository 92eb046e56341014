import { type Table, typedText } from '@madrasah/events';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './encoding.ts';
import { Fault } from './faults.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** What banks and offices save under the name of a workbook, though it is a page of the web. */
const WEB_PAGE = /^\s*<(?:!doctype|html|head|meta|table|\?xml|style|body|div)\b/i;

/** So many lines from the first are looked at for the line of headings: banks write titles above it. */
const LOOKED_AT = 40;

/**
 * The cells of a text file.
 * @throws Fault when it is no text, or a line cannot be told apart into cells
 */
export function readDelimited(bytes: Uint8Array): Table {
  const decoded = decodeText(bytes);
  if (!decoded) throw new Fault('import.unreadable');
  const { text, western } = decoded;
  if (WEB_PAGE.test(text)) throw new Fault('import.web-page');
  const said = /^sep=(.)\r?\n/i.exec(text);
  const separator = said ? (said[1] as string) : separatorOf(text);
  const rows = cellsOf(said ? text.slice(said[0].length - 1) : text, separator);
  return { rows: said ? [[], ...rows.slice(1)] : rows, separator, western };
}

function cellsOf(text: string, delimiter: string): string[][] {
  let read = 0;
  try {
    const rows = parse(text, {
      delimiter,
      // A quote within a cell is a letter of it: CASH 12" PIPE.
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      on_record: (row: string[], { lines }: { readonly lines: number }) => {
        read = lines;
        return row;
      },
    }) as string[][];
    return rows.map((row) => row.map(unwrapped));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Fault('import.unreadable-line', { line: read + 1 });
  }
}

/** Programs write `="0123"` to keep a zero before a number; we guard what would be a formula. */
const unwrapped = (cell: string) => /^="(.*)"$/.exec(cell)?.[1] ?? typedText(cell);

const HAS_LETTER = /\p{L}/u;
/** What stands in quotes is one cell: no sign in it parts anything. */
const QUOTED = /(?<=^|[,;\t|])"(?:[^"]|"")*"(?=$|[,;\t|])/g;
const IS_FIGURE = /^[\s\d.,০-৯/-]+$/u;

/**
 * What stands between the cells in the line of headings: the line with most cells of words, of which the next line has
 * as many. A title above it, or commas in amounts, say nothing.
 */
function separatorOf(text: string): Separator {
  const lines = text
    .split(/\r?\n/, LOOKED_AT)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(QUOTED, (cell) => cell.replace(/[,;\t|]/g, '')));
  const cells = (line: string, separator: Separator) => line.split(separator).map((cell) => cell.trim());
  let best: { readonly separator: Separator; readonly weight: number } = { separator: ',', weight: 0 };
  for (const [at, line] of lines.entries())
    for (const separator of SEPARATORS) {
      const words = cells(line, separator);
      const filled = words.filter((word) => word !== '');
      if (filled.length < 2 || !filled.every((word) => HAS_LETTER.test(word) && !IS_FIGURE.test(word)))
        continue;
      const next = lines[at + 1];
      const alike = next === undefined || cells(next, separator).length >= words.length;
      const weight = filled.length * (alike ? 2 : 1);
      if (weight > best.weight) best = { separator, weight };
    }
  return best.weight > 0 ? best.separator : mostOf(lines[0] ?? '');
}

const mostOf = (line: string): Separator => {
  const count = (separator: Separator) => line.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
};
