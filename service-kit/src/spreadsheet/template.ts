import {
  type ImportDefinition,
  type Language,
  requiredColumns,
  say,
  templateHeadings,
} from '@madrasah/events';
import { columns, heading, text, writeWorkbook } from '../workbook/index.ts';

/**
 * The workbook to fill in: the headings on its first sheet, what they mean on its second.
 * @param rows what is known already, cell by cell under the headings
 */
export function templateWorkbook(
  definition: ImportDefinition,
  language: Language,
  rows: readonly (readonly string[])[] = [],
): Promise<Buffer> {
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
  const headings = templateHeadings(definition, language);
  return writeWorkbook([
    {
      sheet: word('import.sheet'),
      data: [heading(...headings), ...rows.map((cells) => cells.map((cell) => text(cell)))],
      columns: columns(...headings.map(() => 22)),
    },
    { sheet: word('import.guide'), data: [heading(...titles), ...guide], columns: columns(28, 34, 12, 28) },
  ]);
}
