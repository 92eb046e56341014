import { isRefusal } from '@madrasah/events';
import { characterCommands } from '@madrasah/events/hostel';
import { admissionsStream } from '../../admissions/state.ts';
import type { Deps } from '../../deps.ts';
import { type DecisionContext, errandOf, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled, idFrom, oneStep } from '../../kernel/handler.ts';
import { registerCommands } from '../../kernel/register/index.ts';
import { peopleStream } from '../../people/state.ts';
import { standingPerson } from '../../people/steps.ts';
import {
  type Asked,
  changeCharacterReport,
  type Frame,
  recordCharacterPrinting,
  withdrawCharacterReport,
  writeCharacterReport,
} from './decide.ts';
import { charactersStream, conductHomes, conductStream } from './state.ts';

const READS = [peopleStream, admissionsStream, conductStream];

function frameOf(
  { userId, sessionId }: Asked & { readonly sessionId: number },
  { look, today }: DecisionContext,
): Frame {
  const { admissions, taken } = look(admissionsStream);
  const { characterType, characterVariant } = look(conductStream);
  return {
    today,
    person: standingPerson(look(peopleStream), userId),
    admission: admissions.get(taken.get(`${userId}:${sessionId}`) ?? 0),
    hasVariant: (id) => characterVariant.get(id)?.retired === false,
    hasType: (id) => characterType.get(id)?.retired === false,
  };
}

/** Character reports, and the lists of what they are about. */
export function characterReports({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const { writeCharacterReport: writing, changeCharacterReport: changing, ...rest } = characterCommands;
  return [
    ...registerCommands(desk, conductHomes),
    oneStep(
      desk,
      writing,
      (asked) =>
        stepOn(
          charactersStream,
          (state, context) => writeCharacterReport(state, asked, frameOf(asked, context)),
          READS,
        ),
      idFrom('reportId'),
    ),
    handled(changing, async (asked, call) => {
      const step = stepOn(
        charactersStream,
        (state, context) => changeCharacterReport(state, asked, frameOf(asked, context), call.ifMatch),
        READS,
      );
      const done = await desk.perform(step, errandOf(call, changing.name, asked));
      return isRefusal(done) ? done : { position: done.position };
    }),
    oneStep(desk, rest.removeCharacterReport, ({ reportId }) =>
      stepOn(charactersStream, (state, { today }) => withdrawCharacterReport(state, reportId, today)),
    ),
    oneStep(
      desk,
      rest.recordCharacterPrinting,
      ({ reportId }) => stepOn(charactersStream, (state) => recordCharacterPrinting(state, reportId)),
      ([printed]) => ({ data: { printed: printed?.data['printing'] } }),
    ),
  ];
}
