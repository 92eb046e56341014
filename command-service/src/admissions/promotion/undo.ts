import { type EventDraft, isRefusal, Problem, type Refusal, say } from '@madrasah/events';
import { PROMOTION, StudentReturned, studentOperations } from '@madrasah/events/admissions';
import { OperationUndone, refuseOperation as refuse, type Undo } from '@madrasah/events/operations';
import { admissionsUncharging, chargesOf } from '../../fees/steps.ts';
import { type Desk, errandOf, type Step, stepErrand, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { type Operation, operationsStream } from '../../operations/state.ts';
import { withdrawAdmission } from '../standing.ts';
import { type Admission, type AdmissionState, admissionsStream, hasLeft } from '../state.ts';

/** What a promotion made and still stands: admissions to withdraw, and those who left. */
interface Made {
  readonly fresh: readonly Admission[];
  readonly left: readonly Admission[];
}

function madeBy({ admissions }: AdmissionState, { made, about }: Operation): Made {
  const standing = made.flatMap((admissionId) => admissions.get(admissionId) ?? []);
  const isFresh = ({ sessionId }: Admission) => sessionId === about['toSessionId'];
  return {
    fresh: standing.filter(isFresh),
    left: standing.filter((admission) => !isFresh(admission) && hasLeft(admission)),
  };
}

/** As if he had never left: away for no day. */
const neverLeft = ({ admissionId, userId, sessionId, classId, absences }: Admission, today: string) =>
  StudentReturned({
    ...{ admissionId, userId, sessionId, classId, on: today, noteId: null },
    returnedOn: absences?.at(-1)?.after ?? today,
  });

const takingBack = (operation: Operation): Step<AdmissionState> =>
  stepOn(admissionsStream, (state, { today }) => {
    const { fresh, left } = madeBy(state, operation);
    const gone: EventDraft[] = [];
    for (const { admissionId } of fresh) {
      const decided = withdrawAdmission(state, admissionId, null, today);
      if (isRefusal(decided)) return decided;
      gone.push(...decided);
    }
    return [...gone, ...left.map((admission) => neverLeft(admission, today))];
  });

/** An operation that can be undone, or why not. */
function standing(operation: Operation | undefined): Operation | Refusal {
  if (operation?.kind !== PROMOTION) return refuse('operation.not-found');
  if (operation.state === 'undone') return refuse('operation.already-undone');
  return operation.state === 'begun' ? refuse('operation.unfinished') : operation;
}

async function found(desk: Desk, schoolId: string, id: number): Promise<Operation | Refusal> {
  const queue = desk.queue(operationsStream, schoolId);
  await queue.catchUp(); // another instance may have recorded it
  return standing(queue.state.operations.get(id));
}

/** What undoing a promotion would do, and undoing it: its charges go first, then its admissions. */
export function undoPromotions(desk: Desk): HandledCommand[] {
  const { previewUndo, undo } = studentOperations;
  const made = async (schoolId: string, operation: Operation) =>
    madeBy(await desk.state(admissionsStream, schoolId), operation);
  const preview = handled(previewUndo, async (command: Undo, call) => {
    const errand = errandOf({ ...call, idempotencyKey: undefined }, previewUndo.name, command);
    const operation = await found(desk, errand.schoolId, command.id);
    if (isRefusal(operation)) return operation;
    const { fresh, left } = await made(errand.schoolId, operation);
    const journal = await desk.state(journalStream, errand.schoolId);
    const items = fresh.flatMap((admission) => chargesOf(journal, admission)).length;
    const refusal =
      (await desk.foresee(admissionsUncharging(fresh), errand)) ??
      (await desk.foresee(takingBack(operation), errand));
    const told = ({ key, params }: Problem) => say(call.language, key, params);
    const consequences = [
      new Problem('admissions.promotion-undo', { count: fresh.length, items }),
      ...(left.length > 0 ? [new Problem('admissions.promotion-undo.left', { count: left.length })] : []),
    ];
    const obstacles = refusal
      ? [new Problem(refusal.code, refusal.params), ...refusal.fields.map(({ problem }) => problem)]
      : [];
    const possible = obstacles.length === 0;
    return { data: { possible, consequences: consequences.map(told), obstacles: obstacles.map(told) } };
  });
  const undoing = handled(undo, async (command: Undo, call) => {
    const errand = errandOf(call, undo.name, command);
    const last = stepErrand(errand, 2);
    if (!(await desk.isRecorded(operationsStream, last))) {
      const operation = await found(desk, errand.schoolId, command.id);
      if (isRefusal(operation)) return operation;
      const taken = await takeBack(operation);
      if (isRefusal(taken)) return taken;
    }
    const done = await desk.perform(
      stepOn(operationsStream, ({ operations }) => {
        const known = standing(operations.get(command.id));
        if (isRefusal(known)) return known;
        return [OperationUndone({ operationId: known.operationId, reason: command.reason })];
      }),
      last,
    );
    return isRefusal(done) ? done : { id: command.id, position: done.position };

    async function takeBack(operation: Operation) {
      const { operationId } = operation;
      const { fresh } = await made(errand.schoolId, operation);
      const fault = await desk.foresee(takingBack(operation), { ...errand, idempotencyKey: undefined });
      if (fault) return fault;
      const uncharged = await desk.perform(admissionsUncharging(fresh), {
        ...stepErrand(errand, 0),
        operation: operationId,
      });
      if (isRefusal(uncharged)) return uncharged;
      return desk.perform(takingBack(operation), { ...stepErrand(errand, 1), operation: operationId });
    }
  });
  return [preview, undoing];
}
