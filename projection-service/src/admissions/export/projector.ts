import { type DataOf, type Day, dhakaDay } from '@madrasah/events';
import { StudentsExported } from '@madrasah/events/admissions';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** What somebody has recorded to take out; `by` is his login, `on` the business day. */
export type RecordedExport = DataOf<typeof StudentsExported> & { readonly by: number; readonly on: Day };

export const studentExportsProjector = defineProjector<RecordedExport>({
  name: 'student-exports',
  version: 2,
  collection: 'student-exports',
  indexes: [],
  on: {
    StudentsExported: when(StudentsExported, {
      keys: ({ data }) => [data.exportId],
      fold: (_, { data, metadata }) => ({
        ...{ ...data, by: metadata.actor.id, on: dhakaDay(new Date(metadata.at)) },
      }),
    }),
  },
});
