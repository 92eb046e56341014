import { type ImportRow, isRefusal, type Refusal, type RowProblem } from '@madrasah/events';
import { type Desk, type Errand, stepOn } from '../kernel/desk.ts';
import { type Planned, planRows, type RowTarget } from '../kernel/import/plan.ts';
import type { Taken, Taking } from './import.ts';

/** Rows that all go to one stream, each decided like the command of a single one. */
export const inOneStream = <S, R>(desk: Desk, target: RowTarget<S, R>): Taking<R> => ({
  look: (rows, errand) => look(desk, target, rows, errand),
  take: (rows, errand) => take(desk, target, rows, errand),
});

async function look<S, R>(
  desk: Desk,
  target: RowTarget<S, R>,
  rows: readonly ImportRow<R>[],
  errand: Errand,
): Promise<Planned | Refusal> {
  let planned: Planned | undefined;
  const looking = stepOn(
    target.stream,
    (state, context) => {
      planned = planRows(target, state, context, rows);
      return [];
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
): Promise<Taken | Refusal> {
  let problems: readonly RowProblem[] = [];
  const step = stepOn(
    target.stream,
    (state, context) => {
      const planned = planRows(target, state, context, rows);
      problems = planned.problems;
      return planned.drafts;
    },
    target.reads,
  );
  const done = await desk.perform(step, errand);
  if (isRefusal(done)) return done;
  return { made: done.events.map(target.idOf).filter((id) => id !== undefined), problems };
}
