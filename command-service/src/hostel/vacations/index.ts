import { momentAt, vacationCommands } from '@madrasah/events/hostel';
import { admissionsStream } from '../../admissions/state.ts';
import type { Deps } from '../../deps.ts';
import { type DecisionContext, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../../kernel/handler.ts';
import { notedStep } from '../../notes/steps.ts';
import { hostelStream } from '../state.ts';
import {
  changeVacation,
  type Frame,
  grantVacation,
  recordGatePass,
  recordReturn,
  withdrawVacation,
} from './decide.ts';
import { vacationsStream } from './state.ts';

const READS = [admissionsStream, hostelStream];

interface Whose {
  readonly userId: number;
  readonly sessionId: number;
}

function frameOf({ userId, sessionId }: Whose, { look, today }: DecisionContext): Frame {
  const { admissions, taken } = look(admissionsStream);
  const { vacationType } = look(hostelStream);
  return {
    today,
    admission: admissions.get(taken.get(`${userId}:${sessionId}`) ?? 0),
    hasType: (typeId) => vacationType.get(typeId)?.retired === false,
  };
}

/** Who is let out of the gate, and who has come back. */
export function vacations({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const { grantVacation: granting, changeVacation: changing, ...rest } = vacationCommands;
  const said = ({ remark }: { readonly remark: string }) => ({ remark });
  return [
    notedStep(
      desk,
      granting,
      said,
      (asked, noteId) =>
        stepOn(
          vacationsStream,
          (state, context) => grantVacation(state, asked, frameOf(asked, context), noteId),
          READS,
        ),
      idFrom('vacationId'),
    ),
    notedStep(desk, changing, said, (asked, noteId, { ifMatch }) =>
      stepOn(
        vacationsStream,
        (state, context) => changeVacation(state, asked, frameOf(asked, context), noteId, ifMatch),
        READS,
      ),
    ),
    oneStep(desk, rest.removeVacation, ({ vacationId }) =>
      stepOn(vacationsStream, (state, { today }) => withdrawVacation(state, vacationId, today)),
    ),
    oneStep(desk, rest.recordReturn, (command) =>
      stepOn(vacationsStream, (state, { now }) => recordReturn(state, command, momentAt(now))),
    ),
    oneStep(
      desk,
      rest.recordGatePass,
      ({ vacationId }) => stepOn(vacationsStream, (state) => recordGatePass(state, vacationId)),
      ([printed]) => ({ data: { printed: printed?.data['printing'] } }),
    ),
  ];
}
