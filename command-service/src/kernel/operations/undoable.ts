import { type EventDraft, isRefusal, type Problem, type Refusal, say } from '@madrasah/events';
import type { OperationEndpoints, Undo, UndoPreview } from '@madrasah/events/operations';
import type { Call } from '@madrasah/service-kit/http';
import { type DecisionContext, type Desk, errandOf, stepOn } from '../desk.ts';
import { type HandledCommand, handled, oneStep } from '../handler.ts';
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

/** The two commands of a view of operations: what undoing would do, and undoing. */
export function undoable<S>(
  desk: Desk,
  { previewUndo, undo }: Pick<OperationEndpoints, 'previewUndo' | 'undo'>,
  operation: Undoable<S>,
): HandledCommand[] {
  const { stream, reads } = operation;
  const preview = handled(previewUndo, async (command: Undo, call) => {
    let seen: UndoPreview | undefined;
    const looking = stepOn(
      stream,
      (state, context) => {
        const consequences = operation.consequences(state, command.id, context);
        if (isRefusal(consequences)) return consequences;
        seen = previewOf(consequences, operation.undo(state, command, context), call);
        return [];
      },
      reads,
    );
    // Without its key: a look records nothing, so that its repetition is another look.
    const errand = errandOf({ ...call, idempotencyKey: undefined }, previewUndo.name, command);
    const refusal = await desk.foresee(looking, errand);
    return refusal ?? { data: seen as UndoPreview };
  });
  const undoing = oneStep(desk, undo, (command: Undo) =>
    stepOn(stream, (state, context) => operation.undo(state, command, context), reads),
  );
  return [preview, undoing];
}

function previewOf(consequences: readonly Problem[], decided: Decided, { language }: Call): UndoPreview {
  const sentence = ({ key, params }: Problem) => say(language, key, params);
  const obstacles = isRefusal(decided)
    ? [say(language, decided.code, decided.params), ...decided.fields.map(({ problem }) => sentence(problem))]
    : [];
  return { possible: obstacles.length === 0, consequences: consequences.map(sentence), obstacles };
}
