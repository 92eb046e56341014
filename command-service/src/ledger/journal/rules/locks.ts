import { type EventDraft, isCompact, monthOf, postingsOf, type Refusal } from '@madrasah/events';
import { DayReopened, YearClosed, YearReopened } from '@madrasah/events/closing';
import { chartedInBoth, refuseLedger, subLedgerOf } from '@madrasah/events/ledger';
import type { Books } from '../facts/index.ts';
import type { JournalState } from '../shape.ts';
import { draftBeforeOpening } from './openings.ts';

/** The last day that an account has closed; no entry of it, nor of a day before, touches the account any more. */
export const closedThrough = (journal: JournalState, subLedgerId: number): string =>
  journal.closedDays.get(subLedgerId)?.at(-1)?.on ?? '';

/** The last day through which a bank or a wallet is reconciled: it closes by that. */
export const reconciledThrough = (journal: JournalState, subLedgerId: number): string =>
  journal.reconciled.get(subLedgerId)?.through ?? '';

/** Whether an account takes entries of a day. */
export const isOpenOn = (journal: JournalState, subLedgerId: number, day: string): boolean =>
  day > closedThrough(journal, subLedgerId) && day > reconciledThrough(journal, subLedgerId);

/** The refusal of whatever is dated in a locked month, unless somebody has made an exception that still holds. */
export function monthFault({ journal, today }: Omit<Books, 'chart'>, day: string): Refusal | undefined {
  const month = monthOf(day);
  if (month <= (journal.locks.get('hard') ?? '')) return refuseLedger('ledger.month-hard-locked', { day });
  if (month > (journal.locks.get('soft') ?? '')) return undefined;
  const exception = journal.exceptions.get(month);
  return exception && today <= exception.until ? undefined : refuseLedger('ledger.month-locked', { day });
}

/** Whether any account has closed a day: most entries are of a day that none has, and are not unfolded for it. */
function mayBeClosed({ journal }: Books, day: string): boolean {
  for (const days of journal.closedDays.values()) if (day <= (days.at(-1)?.on ?? '')) return true;
  for (const { through } of journal.reconciled.values()) if (day <= through) return true;
  return false;
}

/** The refusal of an account that has closed, or is reconciled through, a day; undefined while all are open on it. */
export function closedFault({ journal, chart }: Books, day: string, accounts: Iterable<number>) {
  for (const id of accounts) {
    if (isOpenOn(journal, id, day)) continue;
    const named = { account: chartedInBoth(chart.subLedgers.get(id)) || id, day };
    const through = reconciledThrough(journal, id);
    return day <= through
      ? refuseLedger('ledger.account-reconciled', { ...named, through })
      : refuseLedger('ledger.day-closed', named);
  }
  return undefined;
}

function dayFault(books: Books, day: string, draft: EventDraft, reopened: ReadonlySet<number>) {
  if (!mayBeClosed(books, day)) return undefined;
  const postings = postingsOf({ type: draft.type, data: draft.data as Record<string, unknown> });
  const accounts = postings.map(({ account }) => subLedgerOf(account));
  return closedFault(books, day, accounts.filter((id) => id !== undefined && !reopened.has(id)) as number[]);
}

/** Whether an event of the journal is an entry: those that move no money bind only, and are not bound. */
const isEntry = ({ type, data }: EventDraft) => 'postings' in data || isCompact(type);

/** What closes a year stands behind its locked months: only the hard lock holds it. */
const BEHIND_SOFT_LOCKS: readonly string[] = [YearClosed.type, YearReopened.type];

function lockedFault(books: Books, type: string, day: string): Refusal | undefined {
  const fault = monthFault(books, day);
  return fault?.code === 'ledger.month-locked' && BEHIND_SOFT_LOCKS.includes(type) ? undefined : fault;
}

/**
 * Holds whatever was decided over the journal against locked months and closed days: the one place where that is
 * done. What reopens a day may itself post to it.
 */
export function lockFault(books: Books, drafts: readonly EventDraft[]): Refusal | undefined {
  const reopened = new Set(
    drafts.flatMap(({ type, data }) =>
      type === DayReopened.type ? (data as { moneyAccount: number }).moneyAccount : [],
    ),
  );
  for (const draft of drafts) {
    if (!isEntry(draft)) continue;
    const { on: day } = draft.data as { on: string };
    const fault =
      draftBeforeOpening(books, day, draft) ??
      lockedFault(books, draft.type, day) ??
      dayFault(books, day, draft, reopened);
    if (fault) return fault;
  }
  return undefined;
}
