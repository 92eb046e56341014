import {
  type EventDraft,
  type ImportRow,
  isRefusal,
  Problem,
  type Refusal,
  type RowProblem,
} from '@madrasah/events';
import type { DecisionContext } from '../desk.ts';
import type { StreamDefinition, StreamKind } from '../stream.ts';
import { trialOf } from './trial.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What rows of a file become: the decision for a single one, and how it is taken off again. */
export interface ImportTarget<S, R> {
  readonly stream: StreamDefinition<S>;
  readonly reads: readonly StreamKind[];
  /** As for the command of one row; the state knows what the rows before it in the file have made. */
  decide(state: S, row: R, context: DecisionContext): Decided;
  /** The id of what an event has made; undefined for the other events of a row. */
  idOf(event: { readonly type: string; readonly data: object }): number | undefined;
  /** Takes off what a row has made; refused where it is used. */
  remove(state: S, id: number, context: DecisionContext): Decided;
}

/** What is enough to take rows, where taking them off is said elsewhere. */
export type RowTarget<S, R> = Omit<ImportTarget<S, R>, 'remove'>;

export interface Planned {
  readonly drafts: readonly EventDraft[];
  /** Rows that can be taken. */
  readonly taken: number;
  /** What the rules say against rows: each refusal's fields, or its sentence for the row as a whole. */
  readonly problems: readonly RowProblem[];
  /** How rows were understood, to be told where nothing is wrong with it. */
  readonly notices?: readonly Problem[];
  /** What a look tells beside the counts: members of its answer. */
  readonly tells?: Readonly<Record<string, unknown>>;
}

type Deciding<S> = Pick<ImportTarget<S, never>, 'stream'>;

/** Decides one thing after another, each knowing what the ones before it have made; the state stays as it is. */
export function decideEach<S, T>(
  { stream }: Deciding<S>,
  state: S,
  { now, actor }: DecisionContext,
  things: readonly T[],
  decide: (state: S, thing: T) => Decided,
): { readonly thing: T; readonly decided: Decided }[] {
  const trial = trialOf(state);
  const metadata = { at: now.toISOString(), actor };
  return things.map((thing) => {
    const decided = decide(trial, thing);
    if (!isRefusal(decided))
      for (const draft of decided) stream.evolve(trial, { ...draft, revision: -1, metadata });
    return { thing, decided };
  });
}

/** What comes of the rows of a file. */
export function planRows<S, R>(
  target: RowTarget<S, R>,
  state: S,
  context: DecisionContext,
  rows: readonly ImportRow<R>[],
): Planned {
  const drafts: EventDraft[] = [];
  let taken = 0;
  const problems: RowProblem[] = [];
  const decide = (trial: S, { value }: ImportRow<R>) => target.decide(trial, value, context);
  for (const { thing, decided } of decideEach(target, state, context, rows, decide))
    if (isRefusal(decided)) problems.push(...problemsOf(decided, thing.line));
    else {
      drafts.push(...decided);
      taken += 1;
    }
  return { drafts, taken, problems };
}

/** What a refusal says against a line: its fields, or its sentence for the row as a whole. */
export function problemsOf({ code, params, fields }: Refusal, line: number): RowProblem[] {
  if (fields.length === 0) return [{ line, column: '', problem: new Problem(code, params) }];
  return fields.map(({ path, problem }) => ({ line, column: path, problem }));
}
