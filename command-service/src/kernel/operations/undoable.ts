import { type EventDraft, isRefusal, type Problem, type Refusal, say } from '@madrasah/events';
import type { OperationEndpoints, Undo, UndoPreview } from '@madrasah/events/operations';
import type { Call } from '@madrasah/service-kit/http';
import { type DecisionContext, type Desk, type Errand, errandOf, stepOn } from '../desk.ts';
import { type HandledCommand, handled } from '../handler.ts';
import type { StreamDefinition, StreamKind } from '../stream.ts';

type Decided = readonly EventDraft[] | Refusal;

/** How the operations of one kind are undone: in one append to one stream. */
export interface Undoable<S> {
  readonly stream: StreamDefinition<S>;
  readonly reads: readonly StreamKind[];
  /** What would come of it, sentence by sentence; the refusal when there is nothing to undo. */
  consequences(state: S, id: number, context: DecisionContext): readonly Problem[] | Refusal;
  /** The events that take it back; refused where later ones lean on it, each of them a field of the refusal. */
  undo(state: S, command: Undo, context: DecisionContext): Decided;
}

/** An operation whose undoing needs what was recorded of it: read from the store first, beside the folded state. */
export type Prepared<S> = (schoolId: string, id: number) => Promise<Undoable<S>>;

/** The two commands of a view of operations: what undoing would do, and undoing. */
export function undoable<S>(
  desk: Desk,
  { previewUndo, undo }: Pick<OperationEndpoints, 'previewUndo' | 'undo'>,
  operation: Undoable<S> | Prepared<S>,
): HandledCommand[] {
  const prepared = async ({ schoolId }: Errand, { id }: Undo) =>
    typeof operation === 'function' ? operation(schoolId, id) : operation;
  const preview = handled(previewUndo, async (command: Undo, call) => {
    // Without its key: a look records nothing, so that its repetition is another look.
    const errand = errandOf({ ...call, idempotencyKey: undefined }, previewUndo.name, command);
    const { stream, reads, ...own } = await prepared(errand, command);
    let seen: UndoPreview | undefined;
    const looking = stepOn(
      stream,
      (state, context) => {
        const consequences = own.consequences(state, command.id, context);
        if (isRefusal(consequences)) return consequences;
        seen = previewOf(consequences, own.undo(state, command, context), call);
        return [];
      },
      reads,
    );
    const refusal = await desk.foresee(looking, errand);
    return refusal ?? { data: seen as UndoPreview };
  });
  const undoing = handled(undo, async (command: Undo, call) => {
    const errand = errandOf(call, undo.name, command);
    const { stream, reads, ...own } = await prepared(errand, command);
    const step = stepOn(stream, (state, context) => own.undo(state, command, context), reads);
    const done = await desk.perform(step, errand);
    return isRefusal(done) ? done : { position: done.position };
  });
  return [preview, undoing];
}

function previewOf(consequences: readonly Problem[], decided: Decided, { language }: Call): UndoPreview {
  const sentence = ({ key, params }: Problem) => say(language, key, params);
  const obstacles = isRefusal(decided)
    ? [say(language, decided.code, decided.params), ...decided.fields.map(({ problem }) => sentence(problem))]
    : [];
  return { possible: obstacles.length === 0, consequences: consequences.map(sentence), obstacles };
}
