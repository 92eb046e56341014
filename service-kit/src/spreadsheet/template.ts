import {
  type Cell,
  cellText,
  csvText,
  type FaultyRows,
  type ImportDefinition,
  type Language,
  requiredColumns,
  say,
  templateHeadings,
} from '@madrasah/events';
import { columns, count, heading, text, type WorkbookSheet, writeWorkbook } from '../workbook/index.ts';

/**
 * The workbook to fill in: the headings on its first sheet, what they mean on its second.
 * @param rows what is known already, cell by cell under the headings
 */
export function templateWorkbook(
  definition: ImportDefinition,
  language: Language,
  rows: readonly (readonly string[])[] = [],
): Promise<Buffer> {
  const headings = templateHeadings(definition, language);
  return writeWorkbook([listSheet(language, { headings, rows }), guideSheet(definition, language)]);
}

/**
 * Rows that were not taken as a file to be mended and brought again: a workbook in the shape of the template, or CSV.
 * A number that a cell cannot hold stays what it is, so that it is not taken for a text that somebody typed.
 */
export async function faultyFile(
  definition: ImportDefinition,
  language: Language,
  { headings, rows }: FaultyRows,
  kind: 'xlsx' | 'csv',
): Promise<Buffer> {
  if (kind === 'csv')
    return Buffer.from(csvText([headings, ...rows.map((cells) => cells.map((cell) => plainText(cell)))]));
  return writeWorkbook([listSheet(language, { headings, rows }), guideSheet(definition, language)]);
}

const listSheet = (language: Language, { headings, rows }: FaultyRows): WorkbookSheet => ({
  sheet: say(language, 'import.sheet'),
  data: [heading(...headings), ...rows.map((cells) => cells.map(workbookCell))],
  columns: columns(...headings.map(() => 22)),
});

function guideSheet(definition: ImportDefinition, language: Language): WorkbookSheet {
  const word = (key: string) => say(language, key);
  const other: Language = language === 'bn' ? 'en' : 'bn';
  const required = requiredColumns(definition);
  const guide = Object.entries(definition.columns).map(([name, column]) => [
    text(column[language]),
    text(`${column[other]}, ${name}`),
    text(required.has(name) ? word('import.guide.yes') : ''),
    text(column.example ?? ''),
  ]);
  const titles = ['column', 'other', 'required', 'example'].map((title) => word(`import.guide.${title}`));
  return {
    sheet: word('import.guide'),
    data: [heading(...titles), ...guide],
    columns: columns(28, 34, 12, 28),
  };
}

const isNumber = (cell: Cell) => typeof cell === 'object' && cell.kind === 'number';

const workbookCell = (cell: Cell) => (isNumber(cell) ? count(Number(cellText(cell))) : text(cellText(cell)));

/** As spreadsheets show a number that is longer than they hold: nobody reads it as an identity again. */
const MOST_FIGURES = 15;
const plainText = (cell: Cell) => {
  const written = cellText(cell);
  return isNumber(cell) && written.length > MOST_FIGURES ? Number(written).toExponential() : written;
};
