import { type EventDraft, isRefusal, Problem, type Refusal, say } from '@madrasah/events';
import {
  type OperationEndpoints,
  OperationUndone,
  refuseOperation as refuse,
  type Undo,
  type UndoPreview,
} from '@madrasah/events/operations';
import { type DecisionContext, type Desk, errandOf, lookErrand, stepErrand, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import { decideEach, type ImportTarget } from '../kernel/import/plan.ts';
import { type Operation, operationsStream } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;

// Of those who cannot be taken off, so many are named.
const MOST_NAMED = 100;

/** What undoing the imports of one kind would do, and undoing them: each row is taken off where nothing uses it. */
export function undoImports<S, R>(
  desk: Desk,
  { previewUndo, undo }: Pick<OperationEndpoints, 'previewUndo' | 'undo'>,
  kind: string,
  target: ImportTarget<S, R>,
): HandledCommand[] {
  const step = (operation: Operation) =>
    stepOn(
      target.stream,
      (state: S, context) => removeAll(target, state, operation.made, context),
      target.reads,
    );
  const found = async (schoolId: string, id: number) => {
    const queue = desk.queue(operationsStream, schoolId);
    await queue.catchUp(); // another instance may have recorded it
    return standing(queue.state.operations.get(id), kind);
  };
  const preview = handled(previewUndo, async (command: Undo, call) => {
    const errand = lookErrand(call, previewUndo.name, command);
    const operation = await found(errand.schoolId, command.id);
    if (isRefusal(operation)) return operation;
    const refusal = await desk.foresee(step(operation), errand);
    const told = ({ key, params }: Problem) => say(call.language, key, params);
    const consequence = new Problem('import.undo.consequence', { count: operation.made.length });
    const obstacles = refusal
      ? [new Problem(refusal.code, refusal.params), ...refusal.fields.map(({ problem }) => problem)]
      : [];
    const data: UndoPreview = {
      ...{ possible: !refusal, consequences: [told(consequence)] },
      obstacles: obstacles.map(told),
    };
    return { data };
  });
  const undoing = handled(undo, async (command: Undo, call) => {
    const errand = errandOf(call, undo.name, command);
    const operation = await found(errand.schoolId, command.id);
    const isRepeated = await desk.isRecorded(target.stream, stepErrand(errand, 0));
    if (isRefusal(operation) && !isRepeated) return operation;
    const about = isRefusal(operation) ? undefined : operation;
    const removed =
      about && (await desk.perform(step(about), { ...stepErrand(errand, 0), operation: about.operationId }));
    if (removed && isRefusal(removed)) return removed;
    const done = await desk.perform(
      stepOn(operationsStream, ({ operations }) => {
        const known = standing(operations.get(command.id), kind);
        if (isRefusal(known)) return known;
        return [OperationUndone({ operationId: known.operationId, reason: command.reason })];
      }),
      stepErrand(errand, 1),
    );
    return isRefusal(done) ? done : { id: command.id, position: done.position };
  });
  return [preview, undoing];
}

/** An operation that can be undone, or why not. */
function standing(operation: Operation | undefined, kind: string): Operation | Refusal {
  if (operation?.kind !== kind) return refuse('operation.not-found');
  if (operation.state === 'undone') return refuse('operation.already-undone');
  return operation.state === 'begun' ? refuse('operation.unfinished') : operation;
}

/** All that an import made, the last first: what leans on a row before it in the same file goes before it. */
function removeAll<S, R>(
  target: ImportTarget<S, R>,
  state: S,
  made: readonly number[],
  context: DecisionContext,
): Decided {
  const decide = (trial: S, id: number) => target.remove(trial, id, context);
  const decided = decideEach(target, state, context, made.toReversed(), decide);
  const refused = decided.flatMap(({ thing, decided: outcome }) =>
    isRefusal(outcome) ? [{ id: thing, problem: new Problem(outcome.code, outcome.params) }] : [],
  );
  if (refused.length === 0)
    return decided.flatMap(({ decided: outcome }) => outcome as readonly EventDraft[]);
  const fields = refused.slice(0, MOST_NAMED).map(({ id, problem }) => ({ path: `rows.${id}`, problem }));
  return refuse('import.in-use', { count: refused.length }, fields);
}
