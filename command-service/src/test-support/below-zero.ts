import { type EventDraft, postingsOf } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';

/** What a line changes in what somebody owes or has paid ahead; undefined where it is neither. */
function changeOf({ account, fund, party, itemId, debit, credit }: Posting): [string, number] | undefined {
  if (account === 'sys:receivable') return [`item ${itemId}`, debit - credit];
  if (account === 'sys:open-advance') return [`advance of ${party} in ${fund}`, credit - debit];
  if (account === 'sys:month-advance') return [`months of ${party} in ${fund}`, credit - debit];
  return undefined;
}

/** Items and advances that are below zero at the end of any day of the books, each with its first such day. */
export function belowZero(events: readonly EventDraft[]): string[] {
  const days = new Map<string, Map<string, number>>();
  for (const { type, data } of events) {
    const { on } = data as { on: string };
    for (const posting of postingsOf({ type, data: data as Record<string, unknown> })) {
      const [what, change] = changeOf(posting) ?? [];
      if (what === undefined || change === undefined) continue;
      const changes = days.get(what) ?? new Map<string, number>();
      days.set(what, changes.set(on, (changes.get(on) ?? 0) + change));
    }
  }
  return [...days].flatMap(([what, changes]) => {
    let running = 0;
    for (const [day, change] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1))) {
      running += change;
      if (running < 0) return [`${what} on ${day}: ${running}`];
    }
    return [];
  });
}
