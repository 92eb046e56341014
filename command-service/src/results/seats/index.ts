import { isRefusal } from '@madrasah/events';
import { resultCommands } from '@madrasah/events/results';
import { examsStream } from '../../exams/state.ts';
import { type Desk, errandOf, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled, idFrom } from '../../kernel/handler.ts';
import { frameOf, READS_PEOPLE } from '../frame.ts';
import { resultsStream } from '../state.ts';
import { crowdedAfter } from './crowded.ts';
import { makePlan } from './decide.ts';

/** Seats sections in rooms; where the routine brings more into one of them than it has seats, the answer tells it. */
export const makingSeatPlan = (desk: Desk): HandledCommand =>
  handled(resultCommands.makeSeatPlan, async (command, call) => {
    const errand = errandOf(call, resultCommands.makeSeatPlan.name, command);
    const step = stepOn(
      resultsStream(command.sessionId),
      (state, context) => makePlan(state, command, frameOf(context), context.look(examsStream)),
      READS_PEOPLE,
    );
    const done = await desk.perform(step, errand);
    if (isRefusal(done)) return done;
    const crowded = await crowdedAfter(desk, errand.schoolId, command);
    return { ...idFrom('planId')(done.events), position: done.position, data: { crowded } };
  });
