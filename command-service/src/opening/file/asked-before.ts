import { openingRequests } from '@madrasah/events/ledger';
import type { JournalState } from '../../ledger/journal/shape.ts';
import { arrearKey } from '../old-due.ts';

/** The old dues of requests that wait, by admission, head and month, with the number of their request. */
export function asked({ approvals }: Pick<JournalState, 'approvals'>): ReadonlyMap<string, number> {
  const waiting = new Map<string, number>();
  for (const { kind, state, command, requestId } of approvals.values()) {
    if (kind !== openingRequests.kind || state !== 'waiting' || !command) continue;
    for (const { admissionId, subLedgerId, monthId = 0, dueOn = '' } of openingRequests.command.parse(command)
      .oldDues)
      if (subLedgerId !== undefined)
        for (const isOnce of [true, false])
          waiting.set(arrearKey(admissionId, { subLedgerId, monthId, dueOn, isOnce }), requestId);
  }
  return waiting;
}
