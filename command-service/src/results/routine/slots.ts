import { isRefusal, Problem } from '@madrasah/events';
import { sections, subjects } from '@madrasah/events/academics';
import {
  type ExamRoom,
  examRooms,
  NOBODY,
  type RoutineRow,
  refuseExams as refuse,
} from '@madrasah/events/exams';
import { USER_TYPES } from '@madrasah/events/people';
import type { ExamState } from '../../exams/state.ts';
import type { Slots, Surroundings } from '../../kernel/register/index.ts';
import { peopleStream } from '../../people/state.ts';
import { resultsStream, resultsStreams, takersAt } from '../state.ts';
import { type RoutineNames, routineClash } from './clash.ts';

function namesIn({ find, look }: Surroundings): RoutineNames {
  const nameOf = (row: unknown) =>
    (row as { readonly name: { readonly bn: string } } | undefined)?.name.bn ?? '';
  return {
    section: (id) => nameOf(find(sections, id)),
    subject: (id) => nameOf(find(subjects, id)),
    code: (id) => look(peopleStream).people.get(id)?.userCode ?? '',
  };
}

const fault = (code: 'exams.time-order' | 'exams.foreign-subject' | 'exams.no-invigilator', path: string) =>
  refuse(code, {}, [{ path, problem: new Problem(code) }]);

/** A row of the routine stands in an order of time, of a subject of its section, and clashes with none. */
export const routineSlots: Slots = {
  reads: [peopleStream],
  readsIn: resultsStreams,
  settle(attributes, around, before) {
    const row = attributes as unknown as RoutineRow;
    const { find, look } = around;
    if (row.from >= row.to) return fault('exams.time-order', 'TimeTo');
    const subject = find(subjects, row.subjectId) as unknown as { readonly sectionId: number } | undefined;
    if (subject && subject.sectionId !== row.sectionId) return fault('exams.foreign-subject', 'SubjectID');
    const { invigilatorId = null } = row;
    const watcher = invigilatorId === null ? undefined : look(peopleStream).people.get(invigilatorId);
    if (invigilatorId !== null && watcher?.userType !== USER_TYPES.teacher)
      return fault('exams.no-invigilator', 'InvigilatorID');
    const state = around.state as unknown as ExamState;
    const others = [...state.routineRow.values()].filter((other) => !other.retired && other !== before);
    const clash = routineClash(
      { ...row, invigilatorId },
      {
        others,
        room: find(examRooms, row.roomId) as unknown as ExamRoom,
        takersOf: (one) =>
          around.opened.includes(String(one.sessionId))
            ? takersAt(look(resultsStream(one.sessionId)), one)
            : NOBODY,
        names: namesIn(around),
      },
    );
    return clash && isRefusal(clash) ? clash : { ...attributes, invigilatorId };
  },
};
