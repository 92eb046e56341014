import { type CommandOf, Problem } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import { DuesReplied, type recordDuesReply as definition, refuseDues as refuse } from '@madrasah/events/dues';
import type { Admission } from '../admissions/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { type DuesState, nextId } from './state.ts';

type RecordDuesReply = Omit<CommandOf<typeof definition>, 'remark'>;

/** What a guardian answered to the letter about his child's dues on a day; another answer later counts instead. */
export function recordDuesReply(
  state: DuesState,
  { admissionId, asOf, agrees, says }: RecordDuesReply,
  { admission, today }: { readonly admission: Admission | undefined; readonly today: string },
  noteId: number | null,
): Decided {
  if (!admission) return refuseAdmissions('admission.not-found');
  const fault = (path: string, code: 'dues.reply-future' | 'dues.reply-amount') =>
    refuse(code, {}, [{ path, problem: new Problem(code) }]);
  if (asOf > today) return fault('asOf', 'dues.reply-future');
  if (!agrees && says === undefined) return fault('says', 'dues.reply-amount');
  const { userId } = admission;
  const facts = { on: today, userId, admissionId, asOf, noteId };
  return [DuesReplied({ replyId: nextId(state, 'reply'), ...facts, says: agrees ? null : (says ?? null) })];
}
