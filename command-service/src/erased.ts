import { admissionsStream } from './admissions/state.ts';
import type { ErasedFrame } from './kernel/erasing.ts';
import type { Looking } from './kernel/stream.ts';
import { journalStream } from './ledger/journal/state.ts';
import { peopleIn, type Telling } from './notes/of-people.ts';
import { peopleStream } from './people/state.ts';

const tellingBy = (look: Looking['look']): Telling => {
  const studentOf = (id: number) => look(admissionsStream).admissions.get(id)?.userId;
  return {
    studentOf,
    // Requests are told by the journal, in which alone what is about them is decided.
    askedOf(id) {
      const { userId = null, admissionId = null } = look(journalStream).approvals.get(id) ?? {};
      const student = admissionId === null ? null : (studentOf(admissionId) ?? 0);
      return [userId, student].filter((one) => one !== null);
    },
  };
};

/** Whom the desk knows to be erased. */
export const erased: ErasedFrame = {
  reads: [peopleStream, admissionsStream] as unknown as ErasedFrame['reads'],
  isOfErased(told, look) {
    const telling = tellingBy(look);
    const about = told.flatMap(({ type, data }) => peopleIn({ type, data: data as never }, telling));
    const { people } = look(peopleStream);
    return about.length > 0 && about.every((userId) => people.get(userId)?.erased === true);
  },
};
