import { EXPORT_COLUMNS, type ExportColumnName, exportQueries } from '@madrasah/events/admissions';
import type { Language } from '@madrasah/events/kernel';
import type { Column } from '../../kit/table/index.ts';
import { answering, type Paged } from '../../kit/wire/definitions.ts';

/** A student in one admission, in every column that there is. */
export type ExportRow = Readonly<Record<ExportColumnName, string | null>>;

export const exportList = answering<Paged<ExportRow>>()(exportQueries.exportRows);

const KINDS = { code: 'label', day: 'day', name: 'text', words: 'text' } as const;

/** The chosen columns as the table shows them; the first word of a row on a phone is the name. */
export const previewColumns = (
  chosen: readonly ExportColumnName[],
  language: Language,
): Column<ExportRow>[] =>
  chosen.map((name) => ({
    key: name,
    title: EXPORT_COLUMNS[name].said[language],
    kind: KINDS[EXPORT_COLUMNS[name].kind],
    sort: false,
    ...(name === 'StudentName' ? { phone: 'title' as const, strong: true } : {}),
  }));
