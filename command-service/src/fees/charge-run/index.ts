import { type DataOf, isRefusal, type Refusal, sumPaisa, toTaka } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import { CHARGE_RUN, type FeesCharged, feeCommands, type RunCharges } from '@madrasah/events/fees';
import { operationId } from '@madrasah/events/operations';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import { academicsStream } from '../../academics/state.ts';
import { admissionsStream } from '../../admissions/state.ts';
import { type DecisionContext, type Desk, errandOf, type Step, stepOn } from '../../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, handled, oneStep } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Books, Decided } from '../../ledger/journal/facts.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { peopleStream } from '../../people/state.ts';
import { type Admitted, type ChargeRun, planRun, runCharges } from './decide.ts';
import { undoChargeRun } from './undo.ts';

const READS = [chartStream, admissionsStream, peopleStream, academicsStream];

/** A decision over the books and everyone whom a run concerns. */
const overAdmitted = (
  command: RunCharges,
  decide: (books: Books, admitted: readonly Admitted[]) => Decided,
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const admitted = admittedTo(command, context);
      const books = { journal, chart: context.look(chartStream), today: context.today };
      return isRefusal(admitted) ? admitted : decide(books, admitted);
    },
    READS,
  );

/** Everyone admitted to the session, or to one class of it; erased people owe nothing new. */
function admittedTo({ sessionId, classId }: RunCharges, { look }: DecisionContext): Admitted[] | Refusal {
  const academics = look(academicsStream);
  if (!academics.session.has(sessionId)) return sessions.refuse('session.not-found');
  if (classId !== undefined && !academics.class.has(classId)) return classes.refuse('class.not-found');
  const { people } = look(peopleStream);
  const admitted: Admitted[] = [];
  for (const admission of look(admissionsStream).admissions.values()) {
    if (admission.sessionId !== sessionId || (classId ?? admission.classId) !== admission.classId) continue;
    const person = people.get(admission.userId);
    if (person && !person.erased)
      admitted.push({ ...admission, userCode: person.userCode, gender: person.gender });
  }
  return admitted;
}

const sumOf = (amounts: Iterable<number>) => toTaka(sumPaisa(amounts));

const runAnswer: AnswerOf = (events) => {
  const charged = events[0]?.data as DataOf<typeof FeesCharged> | undefined;
  if (!charged) return { data: { students: 0, items: 0, total: 0 } };
  const { lines, totals, chargeId } = charged;
  const students = new Set(lines.map(([admissionId]) => admissionId)).size;
  const total = sumOf(totals.map(({ amount }) => amount));
  return {
    id: chargeId,
    data: { chargeId, operationId: operationId(CHARGE_RUN, chargeId), students, items: lines.length, total },
  };
};

/** What the run would do, head by head, and who has no price. */
function previewAnswer({ dueOn, lines, standing, unpriced }: ChargeRun): CommandAnswer {
  const heads = Map.groupBy(lines, (line) => line.subLedgerId);
  return {
    data: {
      dueOn,
      students: new Set(lines.map((line) => line.admissionId)).size,
      items: lines.length,
      total: sumOf(lines.map((line) => line.amount)),
      alreadyCharged: standing,
      heads: [...heads].map(([SLID, charged]) => ({
        SLID,
        SlName: charged[0]?.name,
        items: charged.length,
        total: sumOf(charged.map((line) => line.amount)),
      })),
      unpriced: unpriced.map(({ admissionId, userCode, subLedgerId, head }) => ({
        AdmissionID: admissionId,
        UserCode: userCode,
        SLID: subLedgerId,
        SlName: head,
      })),
    },
  };
}

/** The charge run, its dry run, and taking it back. */
export function chargeRuns(desk: Desk): HandledCommand[] {
  const preview = handled(feeCommands.previewChargeRun, async (command, call) => {
    let planned: ChargeRun | undefined;
    const looking = overAdmitted(command, (books, admitted) => {
      const run = planRun(books, command, admitted);
      if (isRefusal(run)) return run;
      planned = run;
      return [];
    });
    // Without its key: a look records nothing, so that its repetition is another look.
    const errand = errandOf({ ...call, idempotencyKey: undefined }, 'PreviewChargeRun', command);
    const refusal = await desk.foresee(looking, errand);
    return refusal ?? previewAnswer(planned as ChargeRun);
  });
  const run = oneStep(
    desk,
    feeCommands.runCharges,
    (command) => overAdmitted(command, (books, admitted) => runCharges(books, command, admitted)),
    runAnswer,
  );
  return [run, preview, ...undoChargeRun(desk)];
}
