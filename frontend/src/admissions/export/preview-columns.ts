import { EXPORT_COLUMNS, type ExportColumnName, exportQueries } from '@madrasah/events/admissions';
import { digitsOf, type Language, type RowTo } from '@madrasah/events/kernel';
import type { Column } from '../../kit/table/index.ts';

export const exportList = exportQueries.exportRows;

/** A student in one admission, in every column that there is. */
export type ExportRow = RowTo<typeof exportList>;

/** The chosen columns as the table shows them; the first word of a row on a phone is the name. */
export const previewColumns = (
  chosen: readonly ExportColumnName[],
  language: Language,
): Column<ExportRow>[] =>
  chosen.map((name) => {
    const { kind, said } = EXPORT_COLUMNS[name];
    return {
      ...{ key: name, title: said[language], sort: false },
      kind: kind === 'day' ? 'day' : 'text',
      ...(kind === 'code' || kind === 'figure'
        ? { value: (row: ExportRow) => digitsOf(row[name] ?? '', language) }
        : {}),
      ...(name === 'StudentName' ? { phone: 'title', strong: true } : {}),
    };
  });
