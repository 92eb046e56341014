import type { DataOf } from '@madrasah/events';
import { ExamSettingsSet, examFees, examNames, examSettings, USUAL_SETTINGS } from '@madrasah/events/exams';
import { academicRegisters } from '../academics/index.ts';
import type { Context } from '../deps.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { registerProjector } from '../kernel/register.ts';
import { chartRegisters } from '../ledger/chart/index.ts';
import { folded, registerQueries } from '../registers/index.ts';

export const examNamesProjector = registerProjector(examNames);

/** The key of the one document. */
export const THE_SETTINGS = 'settings';
export const examFeesProjector = registerProjector(examFees);

/** How a school reckons and ranks, once it has said so. */
export const examSettingsProjector = defineProjector<DataOf<typeof ExamSettingsSet>>({
  name: 'exam-settings',
  version: 1,
  collection: 'exam-settings',
  indexes: [],
  on: {
    ExamSettingsSet: when(ExamSettingsSet, { keys: () => [THE_SETTINGS], fold: (_, { data }) => data }),
  },
});

export const exams: Context = (deps) => [
  ...registerQueries(deps, [folded(examNames, examNamesProjector), folded(examFees, examFeesProjector)], {
    reach: [...academicRegisters, ...chartRegisters],
  }),
  handledQuery(examSettings, [examSettingsProjector], async (_, tenant) => {
    const { mode, gaps } = (await tenant.findOne(examSettingsProjector, THE_SETTINGS)) ?? USUAL_SETTINGS;
    return { data: { ExamStatus: mode, rankGaps: gaps } };
  }),
];
