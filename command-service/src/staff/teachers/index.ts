import { isRefusal } from '@madrasah/events';
import { teacherCommands } from '@madrasah/events/staff';
import type { Deps } from '../../deps.ts';
import { type DecisionContext, errandOf, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../../kernel/handler.ts';
import { peopleStream } from '../../people/state.ts';
import { standingPerson } from '../../people/steps.ts';
import { staffStream } from '../state.ts';
import { type Asked, changeTeacher, type Frame, recordTeacherLeaving, registerTeacher } from './decide.ts';
import { teachersStream } from './state.ts';

const READS = [peopleStream, staffStream];

function frameOf({ userId }: Asked, { look, today }: DecisionContext): Frame {
  const { designation } = look(staffStream);
  return {
    today,
    person: standingPerson(look(peopleStream), userId),
    hasDesignation: (designationId) => designation.get(designationId)?.retired === false,
  };
}

/** Who teaches or works here: registered, changed, gone. */
export function teachers({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const { registerTeacher: registering, changeTeacher: changing } = teacherCommands;
  return [
    oneStep(
      desk,
      registering,
      (asked) =>
        stepOn(
          teachersStream,
          (state, context) => registerTeacher(state, asked, frameOf(asked, context)),
          READS,
        ),
      ([registered]) => ({
        id: registered?.data['userId'] as number,
        data: { UserID: registered?.data['userId'], Serial: registered?.data['serial'] },
      }),
    ),
    handled(changing, async (asked, call) => {
      const step = stepOn(
        teachersStream,
        (state, context) => changeTeacher(state, asked, frameOf(asked, context), call.ifMatch),
        READS,
      );
      const done = await desk.perform(step, errandOf(call, changing.name, asked));
      return isRefusal(done) ? done : { position: done.position };
    }),
    oneStep(desk, teacherCommands.recordTeacherLeaving, (command) =>
      stepOn(teachersStream, (state, { today }) => recordTeacherLeaving(state, command, today)),
    ),
  ];
}
