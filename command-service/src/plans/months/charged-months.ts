import type { AdmissionState } from '../../admissions/state.ts';
import type { JournalState } from '../../ledger/journal/state.ts';

/** The months of a class in a session for which fees stand charged to somebody. */
export function chargedMonths(
  journal: JournalState,
  { admissions }: AdmissionState,
  sessionId: number,
  classId: number,
): ReadonlySet<number> {
  const months = new Set<number>();
  for (const admission of admissions.values()) {
    if (admission.sessionId !== sessionId || admission.classId !== classId) continue;
    for (const itemId of journal.itemsOf.get(admission.userId) ?? []) {
      const item = journal.items.get(itemId);
      if (item?.admissionId === admission.admissionId && item.monthId > 0 && !item.reversed)
        months.add(item.monthId);
    }
  }
  return months;
}
