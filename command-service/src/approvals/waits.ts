import { monthOf, Problem, type Refusal, secondPersonKinds } from '@madrasah/events';
import { refuseClosing as refuse } from '@madrasah/events/closing';
import type { HeldDay } from '@madrasah/events/kernel';
import type { Approval, JournalState } from '../ledger/journal/state.ts';

interface Holding extends HeldDay {
  readonly request: Approval;
}

/** What waits and whose entry has a day of its own, with no other to go to (ACCOUNTING 3.1). */
const holding = ({ approvals }: Pick<JournalState, 'approvals'>): Holding[] =>
  [...approvals.values()].flatMap((request) => {
    if (request.state !== 'waiting' || !request.command) return [];
    const held = secondPersonKinds.get(request.kind)?.holds(request.command);
    return held ? [{ ...held, request }] : [];
  });

function refusal(held: readonly Holding[], path: string): Refusal | undefined {
  const named = held
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .map(({ on, request: { requestId, kind } }) => ({ key: kind, params: { number: requestId, day: on } }));
  const [first] = named;
  if (!first) return undefined;
  const fields = named.map(({ key, params }) => ({
    path,
    problem: new Problem(`approval.holds.${key}`, params),
  }));
  return refuse('closing.request-waits', first.params, fields);
}

/** The refusal to lock a month while a request waits whose entry stands in it, or before; each of them a field. */
export const monthHeld = (journal: Pick<JournalState, 'approvals'>, month: string): Refusal | undefined =>
  refusal(
    holding(journal).filter(({ on }) => monthOf(on) <= month),
    'month',
  );

/** The refusal to close an account through a day while a request waits whose entry touches it then. */
export const accountHeld = (
  journal: Pick<JournalState, 'approvals'>,
  account: number,
  through: string,
  path: string,
): Refusal | undefined =>
  refusal(
    holding(journal).filter(({ on, accounts }) => on <= through && accounts.includes(account)),
    path,
  );
