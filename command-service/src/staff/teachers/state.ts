import { streams } from '@madrasah/events';
import { PERSON } from '@madrasah/events/people';
import { designations, TeacherChanged, TeacherLeft, TeacherRegistered } from '@madrasah/events/staff';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../../kernel/stream.ts';

/** What decisions need to know of a teacher. */
export interface Teacher {
  readonly userId: number;
  readonly serial: number;
  readonly designationId: number;
  readonly joinedOn: string;
  /** Whether he has left. */
  readonly gone: boolean;
  /** His last day; null while he is there. */
  readonly leftOn: string | null;
  /** Counted up with each change of his record. */
  readonly version: number;
}

export interface TeachersState {
  /** By UserID. */
  readonly teachers: Table<number, Teacher>;
}

const initial = (table: NewTable): TeachersState => ({ teachers: table() });

export const teachersStream: StreamDefinition<TeachersState> = {
  category: 'teachers',
  nameFor: streams.teachers,
  initial,
  evolve: foldOf<TeachersState>(
    on(TeacherRegistered, ({ teachers }, { userId, serial, designationId, joinedOn }) => {
      const version = (teachers.get(userId)?.version ?? 0) + 1;
      teachers.set(userId, { userId, serial, designationId, joinedOn, gone: false, leftOn: null, version });
    }),
    on(TeacherChanged, ({ teachers }, { userId, designationId, joinedOn }) => {
      const before = teachers.get(userId);
      if (before) teachers.set(userId, { ...before, designationId, joinedOn, version: before.version + 1 });
    }),
    on(TeacherLeft, ({ teachers }, { userId, leftOn }) => {
      const before = teachers.get(userId);
      if (before) teachers.set(userId, { ...before, gone: true, leftOn, version: before.version + 1 });
    }),
  ),
  refers: [
    {
      to: designations,
      names: ({ teachers }, id) => [...teachers.values()].some(({ designationId }) => designationId === id),
    },
    { to: PERSON, tie: 'teaches', names: ({ teachers }, id) => teachers.get(id)?.gone === false },
  ],
};
