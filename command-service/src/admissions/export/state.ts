import { streams } from '@madrasah/events';
import { StudentsExported } from '@madrasah/events/admissions';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../../kernel/stream.ts';

/** What of the records was taken out, as far as a next one needs to know. */
export interface ExportState {
  /** Under 0 the number of the last export. */
  readonly last: Table<0, number>;
}

export const exportsStream: StreamDefinition<ExportState> = {
  category: 'exports',
  nameFor: streams.exports,
  initial: (table) => ({ last: table() }),
  evolve: foldOf<ExportState>(on(StudentsExported, ({ last }, { exportId }) => void last.set(0, exportId))),
};
