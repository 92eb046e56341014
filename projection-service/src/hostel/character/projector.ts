import type { DataOf } from '@madrasah/events';
import {
  CharacterReportChanged,
  CharacterReported,
  CharacterReportPrinted,
  CharacterReportWithdrawn,
  characterTypes,
  characterVariants,
} from '@madrasah/events/hostel';
import { defineProjectorOfPerson, when } from '../../kernel/projecting/index.ts';
import { registerProjector } from '../../kernel/register.ts';

export const characterTypesProjector = registerProjector(characterTypes);
export const characterVariantsProjector = registerProjector(characterVariants);

/** A character report as it stands now. */
export interface CharacterReport extends DataOf<typeof CharacterReported> {
  readonly withdrawn: boolean;
  /** How often its paper was printed. */
  readonly printed: number;
  /** Counted up with each change. */
  readonly version: number;
}

/** Character reports by their number. What was seen of a student goes with him. */
export const characterReportsProjector = defineProjectorOfPerson<CharacterReport>({
  name: 'character-reports',
  version: 2,
  erased: (report) => ({ ...report, remark: null }),
  collection: 'character-reports',
  indexes: [{ userId: 1 }],
  on: {
    CharacterReported: when(CharacterReported, {
      keys: ({ data }) => [data.reportId],
      fold: (_, { data }) => ({ ...data, withdrawn: false, printed: 0, version: 1 }),
    }),
    CharacterReportChanged: when(CharacterReportChanged, {
      keys: ({ data }) => [data.reportId],
      fold: (before, { data }) => before && { ...before, ...data, version: before.version + 1 },
    }),
    CharacterReportWithdrawn: when(CharacterReportWithdrawn, {
      keys: ({ data }) => [data.reportId],
      fold: (before) => before && { ...before, withdrawn: true },
    }),
    CharacterReportPrinted: when(CharacterReportPrinted, {
      keys: ({ data }) => [data.reportId],
      fold: (before, { data: { printing } }) => before && { ...before, printed: printing },
    }),
  },
});
