import * as z from 'zod';
import {
  answers,
  type Day,
  defineCommand,
  defineEvent,
  defineQuery,
  fieldNotes,
  fields,
  Problem,
  power,
  type Refusal,
  stored,
} from '../../kernel/index.ts';
import { refuse } from '../refusals.ts';
import { EXPORT_COLUMN_NAMES, type ExportColumnName } from './columns.ts';

const NEW_AND_OLD = 3;

/** Each filter has "all": absent, empty or 0; new and old are both 3 as well. */
const all = <T>(choice: z.ZodType<T>) =>
  fields.field(
    (raw) => {
      if (raw === undefined || raw === null || raw === '' || raw === 0 || raw === '0') return null;
      const read = choice.safeParse(raw);
      return read.success ? read.data : new Problem(read.error.issues[0]?.message ?? 'request.invalid');
    },
    fieldNotes.optional({ type: ['integer', 'string', 'null'] }),
  );

const filters = {
  SessionID: all(fields.id()),
  ClassID: all(fields.id()),
  SubClassID: all(fields.id()),
  NewOldId: all(fields.choice(1, 2, NEW_AND_OLD)),
  ResidentialStatusId: all(fields.choice(1, 2, 3, 4)),
};
type Filters = z.output<z.ZodObject<typeof filters>>;

/** As the wire names what was asked for. */
export const exportFilters = ({
  SessionID,
  ClassID,
  SubClassID,
  NewOldId,
  ResidentialStatusId,
}: Filters) => ({
  sessionId: SessionID,
  classId: ClassID,
  sectionId: SubClassID,
  newOrOld: NewOldId === NEW_AND_OLD ? null : NewOldId,
  residence: ResidentialStatusId,
});

/** Which admissions are taken out; null: all of them. */
export type ExportFilters = ReturnType<typeof exportFilters>;

const isColumn = (raw: unknown): raw is ExportColumnName =>
  EXPORT_COLUMN_NAMES.includes(raw as ExportColumnName);

/** At least one column, each one of the export's and once. */
const columnNames = fields.field(
  (raw) => {
    if (!Array.isArray(raw) || raw.length === 0) return new Problem('admissions.export-columns');
    if (!raw.every(isColumn)) return new Problem('request.choice');
    return EXPORT_COLUMN_NAMES.filter((name) => raw.includes(name));
  },
  fieldNotes.required({ type: 'array', items: { type: 'string', enum: EXPORT_COLUMN_NAMES } }),
);

const nullable = stored.storedId.nullable();

/** Somebody took records of students out of the system: what of how many of them. Who and when stand with it. */
export const StudentsExported = defineEvent(
  'StudentsExported',
  z.object({
    exportId: stored.storedId,
    filters: z.object({
      sessionId: nullable,
      classId: nullable,
      sectionId: nullable,
      newOrOld: z.int().nullable(),
      residence: z.int().nullable(),
    }),
    columns: z.array(z.string()),
    count: z.int(),
  }),
  { about: { export: 'exportId' } },
);

const path = '/api/students/export';

/** Records that it is taken out; the file is then given to whoever did so, under the number of the record. */
export const exportStudents = defineCommand({
  name: 'ExportStudents',
  path,
  access: power('data_export', 'insert'),
  body: z.object({ ...filters, columns: columnNames }),
  toCommand: (body) => ({ filters: exportFilters(body), columns: body.columns }),
  answer: () => answers.record({ ExportID: answers.cell.number(), count: answers.cell.count() }),
  message: 'admissions.exported',
  failed: { bn: 'তথ্য এক্সপোর্ট করা যায়নি। আবার চেষ্টা করুন।', en: 'Failed to export data. Please try again.' },
  status: 201,
  example: { SessionID: 1, columns: ['StudentCode', 'StudentName'] },
});

/** A student in one admission, in every column that there is. */
const rowAnswer = () =>
  Object.fromEntries(EXPORT_COLUMN_NAMES.map((name) => [name, answers.cell.text().nullable()])) as Record<
    ExportColumnName,
    z.ZodNullable<z.ZodString>
  >;

export const exportQueries = {
  /** The file of a recorded export, for whoever recorded it. */
  exportFile: defineQuery({
    name: 'StudentExportFile',
    path: `${path}.xlsx`,
    access: power('data_export', 'view'),
    query: { ExportID: fields.id() },
  }),
  /** Rows to look at before: all columns, page by page. */
  exportRows: defineQuery({
    name: 'StudentExport',
    path,
    access: power('data_export', 'view'),
    failed: {
      bn: 'শিক্ষার্থীর তথ্য লোড করা যায়নি। ফিল্টার মিলিয়ে দেখুন বা পরে আবার চেষ্টা করুন।',
      en: 'Failed to load student data. Please check your filters or try again later.',
    },
    query: {
      ...filters,
      page: fields.optionalInteger(1, 1_000_000),
      limit: fields.optionalInteger(1, 1000),
    },
    answer: () => answers.paged(rowAnswer()),
  }),
};

interface Counted {
  readonly on: Day;
  readonly count: number;
}

/** Whether the file of a recorded export may be had still: that day, and while as many are in it as it says. */
export const exportFault = (recorded: Counted, now: Counted): Refusal | undefined =>
  recorded.on === now.on && recorded.count === now.count ? undefined : refuse('admissions.export-over');
