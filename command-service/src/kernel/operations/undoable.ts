import { type EventDraft, isRefusal, type Problem, type Refusal, say } from '@madrasah/events';
import type { OperationEndpoints, Undo, UndoPreview } from '@madrasah/events/operations';
import type { Call } from '@madrasah/service-kit/http';
import {
  type DecisionContext,
  type Desk,
  type Done,
  type Errand,
  errandOf,
  lookErrand,
  type Step,
  stepOn,
} from '../desk.ts';
import { type HandledCommand, handled } from '../handler.ts';
import type { StreamDefinition, StreamKind } from '../stream.ts';

/** What is undone and why, and where the reason stands if not here. */
export type NotedUndo = Undo & { readonly noteId?: number | null };

type Decided = readonly EventDraft[] | Refusal;

/** How the operations of one kind are undone: in one append to one stream. */
export interface Undoable<S> {
  readonly stream: StreamDefinition<S>;
  readonly reads: readonly StreamKind[];
  /** What would come of it, sentence by sentence; the refusal when there is nothing to undo. */
  consequences(state: S, id: number, context: DecisionContext): readonly Problem[] | Refusal;
  /** The events that take it back; refused where later ones lean on it, each of them a field of the refusal. */
  undo(state: S, command: NotedUndo, context: DecisionContext): Decided;
  /** Where the reason speaks of people: it is written down apart, and the step then made with its number. */
  noting?(errand: Errand, reason: string, step: (noteId: number | null) => Step<S>): Promise<Done | Refusal>;
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
    const errand = lookErrand(call, previewUndo.name, command);
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
    const step = (noteId: number | null) =>
      stepOn(stream, (state, context) => own.undo(state, { ...command, noteId }, context), reads);
    const noted = own.noting?.(errand, command.reason, step);
    const done = await (noted ?? desk.perform(step(null), errand));
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
