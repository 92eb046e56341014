import {
  type Access,
  isRefusal,
  type Problem,
  type Refusal,
  refuse as refuseRequest,
  say,
} from '@madrasah/events';
import {
  type OperationEndpoints,
  OperationUndone,
  refuseOperation as refuse,
  type Undo,
} from '@madrasah/events/operations';
import { isPermitted } from '@madrasah/service-kit/access';
import { accessStream } from '../access/state.ts';
import { type Desk, type Errand, errandOf, lookErrand, stepErrand, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import { type Operation, operationsStream } from './state.ts';

/** How the operations of one kind are undone, in as many appends as it takes. */
export interface UndoneKind {
  readonly kind: string;
  /** Whoever may do a thing may undo it. */
  readonly access: Access;
  /** What would come of it, sentence by sentence, and why it cannot be. */
  look(operation: Operation, errand: Errand): Promise<Looked>;
  /** Takes it back; a repetition of the errand goes on where it stopped. */
  takeBack(operation: Operation, errand: Errand): Promise<object | Refusal>;
}

export interface Looked {
  readonly consequences: readonly Problem[];
  readonly refusal: Refusal | undefined;
}

const LAST = 9; // step of the errand

/** An operation that can be undone, with how; or why not. */
function standing(
  operation: Operation | undefined,
  kinds: readonly UndoneKind[],
): { operation: Operation; how: UndoneKind } | Refusal {
  const how = kinds.find(({ kind }) => kind === operation?.kind);
  if (!operation || !how) return refuse('operation.not-found');
  if (operation.state === 'undone') return refuse('operation.already-undone');
  return operation.state === 'begun' ? refuse('operation.unfinished') : { operation, how };
}

/** What undoing an operation of several kinds would do, and undoing it. */
export function undoOperations(
  desk: Desk,
  { previewUndo, undo }: Pick<OperationEndpoints, 'previewUndo' | 'undo'>,
  kinds: readonly UndoneKind[],
): HandledCommand[] {
  async function found({ schoolId, actor }: Errand, id: number) {
    const queue = desk.queue(operationsStream, schoolId);
    await queue.catchUp(); // another instance may have recorded it
    const known = standing(queue.state.operations.get(id), kinds);
    if (isRefusal(known)) return known;
    const login = (await desk.state(accessStream, schoolId)).logins.get(actor.id);
    return login && isPermitted(login, known.how.access) ? known : refuseRequest('access.denied');
  }
  const preview = handled(previewUndo, async (command: Undo, call) => {
    const errand = lookErrand(call, previewUndo.name, command);
    const known = await found(errand, command.id);
    if (isRefusal(known)) return known;
    const { consequences, refusal } = await known.how.look(known.operation, errand);
    const told = ({ key, params }: Problem) => say(call.language, key, params);
    const obstacles = refusal
      ? [
          say(call.language, refusal.code, refusal.params),
          ...refusal.fields.map(({ problem }) => told(problem)),
        ]
      : [];
    return { data: { possible: !refusal, consequences: consequences.map(told), obstacles } };
  });
  const undoing = handled(undo, async (command: Undo, call) => {
    const errand = errandOf(call, undo.name, command);
    const last = stepErrand(errand, LAST);
    if (!(await desk.isRecorded(operationsStream, last))) {
      const known = await found(errand, command.id);
      if (isRefusal(known)) return known;
      const { operation, how } = known;
      const taken = await how.takeBack(operation, { ...errand, operation: operation.operationId });
      if (isRefusal(taken)) return taken;
    }
    const done = await desk.perform(
      stepOn(operationsStream, ({ operations }) => {
        const known = standing(operations.get(command.id), kinds);
        if (isRefusal(known)) return known;
        return [OperationUndone({ operationId: known.operation.operationId, reason: command.reason })];
      }),
      last,
    );
    return isRefusal(done) ? done : { id: command.id, position: done.position };
  });
  return [preview, undoing];
}
