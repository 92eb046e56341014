import { refuseAdmissions } from '@madrasah/events/admissions';
import { FeeCommentWritten } from '@madrasah/events/dues';
import type { Admission } from '../admissions/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';

/** What the office remarks on a month of a student's fees, or on his year; an empty remark takes it away. */
export function writeFeeComment(
  { admissionId, monthId }: { readonly admissionId: number; readonly monthId: number },
  { admission, today }: { readonly admission: Admission | undefined; readonly today: string },
  noteId: number | null,
): Decided {
  if (!admission) return refuseAdmissions('admission.not-found');
  const { userId } = admission;
  return [FeeCommentWritten({ on: today, userId, admissionId, monthId, noteId })];
}
