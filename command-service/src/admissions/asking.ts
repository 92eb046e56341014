import type { CommandOf, Refusal } from '@madrasah/events';
import type { admissionCommands } from '@madrasah/events/admissions';
import { USER_TYPES } from '@madrasah/events/people';
import { today } from '@madrasah/service-kit/clock';
import { asking, asOneQuestion } from '../kernel/asking.ts';
import { type Desk, stepErrand } from '../kernel/desk.ts';
import type { HandledCommand } from '../kernel/handler.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { peopleStream } from '../people/state.ts';
import { whetherThere } from '../people/steps.ts';
import { plansStream } from '../plans/state.ts';
import { dayDoubts, dayFrame } from './day-doubts.ts';
import { admissionsStream } from './state.ts';

export type AdmitCommand = CommandOf<typeof admissionCommands.admitStudent>;

/** What is unlikely of the day that the office typed, or of the birthday beside it. @throws StoreAway */
async function dayQuestions(desk: Desk, schoolId: string, command: AdmitCommand): Promise<Refusal[]> {
  const { student, admission } = command;
  const now = today(desk.clock);
  const states = {
    plans: await desk.state(plansStream, schoolId),
    journal: await desk.state(journalStream, schoolId),
  };
  const born = student.kind === 'new' ? student.profile.dateOfBirth : undefined;
  return dayDoubts({ on: admission.entered?.on ?? now, born }, dayFrame(states, admission), now);
}

/** Asks before somebody is admitted: whether he is there already, and whether the days are right (docs/doubles.md). */
export const askingWhenAdmitted = (desk: Desk, handler: HandledCommand): HandledCommand =>
  asking<AdmitCommand>(handler, {
    async isRecorded(errand, { student }) {
      const registered =
        student.kind === 'new' && (await desk.isRecorded(peopleStream, stepErrand(errand, 1)));
      return registered || desk.isRecorded(admissionsStream, stepErrand(errand, 2));
    },
    async question({ schoolId }, command) {
      const { student } = command;
      const there =
        student.kind === 'new'
          ? await whetherThere(desk, schoolId, { ...student, userType: USER_TYPES.student })
          : undefined;
      return asOneQuestion([...(there ? [there] : []), ...(await dayQuestions(desk, schoolId, command))]);
    },
  });
