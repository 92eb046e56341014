import { type EventDraft, type ImportRow, isRefusal, type Refusal, type RowProblem } from '@madrasah/events';
import { type Desk, type Errand, stepOn } from '../kernel/desk.ts';
import { type Planned, planRows, type RowTarget } from '../kernel/import/plan.ts';
import type { Taken, Taking } from './import.ts';

/** What is recorded of the rows that can be taken; a refusal where they are too much together. */
type Together = (drafts: readonly EventDraft[]) => readonly EventDraft[] | Refusal;

/**
 * Rows that all go to one stream, each decided like the command of a single one.
 * @param together where all rows of a file go in one append: what is recorded of them
 */
export const inOneStream = <S, R>(desk: Desk, target: RowTarget<S, R>, together?: Together): Taking<R> => ({
  look: (rows, errand) => look(desk, target, rows, errand, together),
  take: (rows, errand) => take(desk, target, rows, errand, together),
  inOne: together !== undefined,
});

const asDecided: Together = (drafts) => drafts;

async function look<S, R>(
  desk: Desk,
  target: RowTarget<S, R>,
  rows: readonly ImportRow<R>[],
  errand: Errand,
  together: Together = asDecided,
): Promise<Planned | Refusal> {
  let planned: Planned | undefined;
  const looking = stepOn(
    target.stream,
    (state, context) => {
      planned = planRows(target, state, context, rows);
      const recorded = together(planned.drafts);
      return isRefusal(recorded) ? recorded : [];
    },
    target.reads,
  );
  const refusal = await desk.foresee(looking, { ...errand, idempotencyKey: undefined });
  return refusal ?? (planned as Planned);
}

async function take<S, R>(
  desk: Desk,
  target: RowTarget<S, R>,
  rows: readonly ImportRow<R>[],
  errand: Errand,
  together: Together = asDecided,
): Promise<Taken | Refusal> {
  let problems: readonly RowProblem[] = [];
  const step = stepOn(
    target.stream,
    (state, context) => {
      const planned = planRows(target, state, context, rows);
      problems = planned.problems;
      return together(planned.drafts);
    },
    target.reads,
  );
  const done = await desk.perform(step, errand);
  if (isRefusal(done)) return done;
  return { made: done.events.map(target.idOf).filter((id) => id !== undefined), problems };
}
