import { isRefusal, type Refusal, type SecondPersonOf } from '@madrasah/events';
import { refuseApproval as refuse } from '@madrasah/events/approvals';
import { type Desk, errandOf, lookErrand, type Step } from '../kernel/desk.ts';
import { type AnswerOf, answered, type HandledCommand, handled } from '../kernel/handler.ts';
import type { JournalState } from '../ledger/journal/state.ts';
import { type Shown, seenOf } from './shown.ts';
import { lookedAt } from './worded.ts';

/** Makes the step that confirms a request; `seeing` is told the entry that it would post, and may say no to it. */
type Confirming = (
  schoolId: string,
  requestId: number,
  seeing?: (shown: Shown) => Refusal | undefined,
) => Promise<Step<JournalState>>;

/**
 * Looking at the entry that approving would post, and approving it: one step, foreseen or carried out, so that the two
 * cannot disagree. Whoever says what he has seen posts that, or is shown the new entry (409 `approval.changed`).
 */
export function confirmations<C>(
  desk: Desk,
  { look, approve }: Pick<SecondPersonOf<C>, 'look' | 'approve'>,
  confirming: Confirming,
  answer: AnswerOf,
): readonly [looking: HandledCommand, approving: HandledCommand] {
  const looking = handled(look, async ({ id }, call) => {
    const errand = lookErrand(call, look.name, { id });
    let shown: Shown | undefined;
    const step = await confirming(errand.schoolId, id, (entry) => {
      shown = entry;
      return undefined;
    });
    const refused = await desk.foresee(step, errand);
    return refused ?? { id, data: await lookedAt(desk, errand.schoolId, shown as Shown, call.language) };
  });
  const approving = handled(approve, async (command, call) => {
    const errand = errandOf(call, approve.name, command);
    const { id, seen } = command;
    let other: Shown | undefined;
    const compare = (entry: Shown) => {
      other = seenOf(entry) === seen ? undefined : entry;
      return other && refuse('approval.changed');
    };
    const step = await confirming(errand.schoolId, id, seen === undefined ? undefined : compare);
    const done = await desk.perform(step, errand);
    if (isRefusal(done) && done.code === 'approval.changed' && other)
      return { ...done, data: await lookedAt(desk, errand.schoolId, other, call.language) };
    if (isRefusal(done)) return done;
    const told = answered(done, answer);
    return { ...told, data: { ...(told.data as object | undefined), state: 'approved' } };
  });
  return [looking, approving];
}
