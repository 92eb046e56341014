import type { DataOf } from '@madrasah/events';
import { PersonErased } from '@madrasah/events/people';
import { TeacherChanged, TeacherLeft, TeacherRegistered } from '@madrasah/events/staff';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** A teacher or one of the staff as he stands now. */
export interface Teacher extends Omit<DataOf<typeof TeacherRegistered>, 'on'> {
  /** His last day; null while he is in service. */
  readonly leftOn: string | null;
  /** Counted up with each change of his record. */
  readonly version: number;
}

/** Teachers by UserID. Whose record as a person is erased keeps his place and no more. */
export const teachersProjector = defineProjector<Teacher>({
  name: 'teachers',
  version: 1,
  collection: 'teachers',
  indexes: [],
  words: ['person'],
  on: {
    TeacherRegistered: when(TeacherRegistered, {
      keys: ({ data }) => [data.userId],
      fold: (before, { data: { on: _on, ...data } }) => ({
        ...data,
        leftOn: null,
        version: (before?.version ?? 0) + 1,
      }),
    }),
    TeacherChanged: when(TeacherChanged, {
      keys: ({ data }) => [data.userId],
      fold: (before, { data: { on: _on, ...data } }) =>
        before && { ...before, ...data, version: before.version + 1 },
    }),
    TeacherLeft: when(TeacherLeft, {
      keys: ({ data }) => [data.userId],
      fold: (before, { data: { leftOn } }) => before && { ...before, leftOn, version: before.version + 1 },
    }),
    PersonErased: when(PersonErased, {
      keys: ({ data }) => [data.userId],
      fold: (before) => before && { ...before, credentials: null },
    }),
  },
});
