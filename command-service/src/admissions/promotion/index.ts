import { isRefusal, type Refusal, say, sumPaisa, toTaka } from '@madrasah/events';
import {
  PROMOTION,
  PROMOTION_ACTIONS,
  type PromoteStudents,
  promotionCommands,
  StudentAdmitted,
  StudentLeft,
} from '@madrasah/events/admissions';
import { OperationBegun, OperationDone, operationId, told } from '@madrasah/events/operations';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import { academicsStream } from '../../academics/state.ts';
import type { Deps } from '../../deps.ts';
import { chargeAdmissions } from '../../fees/steps.ts';
import { type Desk, type Errand, errandOf, stepErrand, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { operationsStream } from '../../operations/state.ts';
import { endedWithNothing } from '../../operations/steps.ts';
import { admissionsStream } from '../state.ts';
import { admittedBy, PROMOTION_READS, type Promoted, planPromotion, promotionFault } from './decide.ts';

/** What would come of it, student by student; the refusal where the whole cannot be. */
async function foreseen(
  desk: Desk,
  command: PromoteStudents,
  errand: Errand,
): Promise<readonly Promoted[] | Refusal> {
  let seen: readonly Promoted[] = [];
  const looking = stepOn(
    admissionsStream,
    (state, context) => {
      const planned = planPromotion(state, command, context);
      if (isRefusal(planned)) return planned;
      seen = planned;
      return [];
    },
    PROMOTION_READS,
  );
  return (await desk.foresee(looking, { ...errand, idempotencyKey: undefined })) ?? seen;
}

function previewAnswer(planned: readonly Promoted[], { language }: Call) {
  const rows = planned.map(({ student, userCode, decided }) => {
    const [admitted] = isRefusal(decided) ? [] : admittedBy(decided);
    return {
      ...{ AdmissionID: student.admissionId, UserCode: userCode, action: student.action },
      ...{ ClassID: admitted?.classId ?? null, SubClassID: admitted?.sectionId ?? null },
      charge: toTaka(sumPaisa((admitted?.plan ?? []).map(({ amount }) => amount))),
      problem: isRefusal(decided) ? say(language, decided.code, decided.params) : null,
    };
  });
  const counts = Object.fromEntries(
    PROMOTION_ACTIONS.map((action) => [action, rows.filter((row) => row.action === action).length]),
  );
  const plans = planned.flatMap(({ decided }) => (isRefusal(decided) ? [] : admittedBy(decided)));
  const charges = toTaka(sumPaisa(plans.flatMap(({ plan }) => plan.map(({ amount }) => amount))));
  return { counts, charges, rows };
}

/** Begun, the admissions in one append, their charges in another, done: repeated with its key it goes on where it stopped. */
async function promote(
  desk: Desk,
  command: PromoteStudents,
  errand: Errand,
): Promise<(CommandAnswer & { position: number }) | Refusal> {
  const begun = await desk.perform(beginning(command), stepErrand(errand, 0));
  if (isRefusal(begun)) return begun;
  const operation = begun.events[0]?.data['operationId'] as string;
  const of = (step: number) => ({ ...stepErrand(errand, step), operation });
  const admitting = stepOn(
    admissionsStream,
    (state, context) => {
      const planned = planPromotion(state, command, context);
      if (isRefusal(planned)) return planned;
      return (
        promotionFault(planned) ?? planned.flatMap(({ decided }) => (isRefusal(decided) ? [] : [...decided]))
      );
    },
    PROMOTION_READS,
  );
  const admitted = await desk.perform(admitting, of(1));
  if (isRefusal(admitted))
    return endedWithNothing(desk, errand, { operation, rows: command.students.length }, admitted);
  const charged = await desk.perform(chargeAdmissions(admittedBy(admitted.events)), of(2));
  if (isRefusal(charged)) return charged;
  const made = admitted.events.flatMap(({ type, data }) =>
    type === StudentAdmitted.type || type === StudentLeft.type ? [data['admissionId'] as number] : [],
  );
  const skipped = command.students.length - made.length;
  const end = stepOn(operationsStream, () => [OperationDone({ operationId: operation, made, skipped })]);
  const done = await desk.perform(end, of(3));
  if (isRefusal(done)) return done;
  return { data: { operationId: operation, made: made.length, skipped }, position: done.position };
}

/** The operation is named by the class and the two sessions, as they are called today. */
const beginning = ({ from, toSessionId, students }: PromoteStudents) =>
  stepOn(
    operationsStream,
    ({ operations }, { look }) => {
      const { session, class: classes } = look(academicsStream);
      const number = 1 + operations.size;
      const about = {
        ...told('from', session.get(from.sessionId)),
        ...told('to', session.get(toSessionId)),
        ...told('class', classes.get(from.classId)),
        toSessionId,
      };
      const facts = { operationId: operationId(PROMOTION, number), number, kind: PROMOTION, about };
      return [OperationBegun({ ...facts, rows: students.length })];
    },
    [academicsStream],
  );

/** A class that moves on to the next session, and its look. */
export function promotions({ desk }: Deps): HandledCommand[] {
  return [
    handled(promotionCommands.previewPromotion, async (command, call) => {
      const errand = errandOf(call, promotionCommands.previewPromotion.name, command);
      const planned = await foreseen(desk, command, errand);
      return isRefusal(planned) ? planned : { data: previewAnswer(planned, call) };
    }),
    handled(promotionCommands.promoteStudents, async (command, call) => {
      const errand = errandOf(call, promotionCommands.promoteStudents.name, command);
      if (!(await desk.isRecorded(operationsStream, stepErrand(errand, 0)))) {
        const planned = await foreseen(desk, command, errand);
        const fault = isRefusal(planned) ? planned : promotionFault(planned);
        if (fault) return fault;
      }
      return promote(desk, command, errand);
    }),
  ];
}
