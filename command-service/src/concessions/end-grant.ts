import { type CommandOf, Problem } from '@madrasah/events';
import {
  ConcessionEnded,
  type endConcession as definition,
  refuseConcession as refuse,
} from '@madrasah/events/concessions';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import type { Grant, JournalState } from '../ledger/journal/state.ts';

export type EndConcession = Omit<CommandOf<typeof definition>, 'reason'>;

function standing(
  { grants }: JournalState,
  grantId: number,
): { admissionId: number; grant: Grant } | undefined {
  for (const [admissionId, own] of grants.entries()) {
    const grant = own.find((one) => one.grantId === grantId);
    if (grant) return { admissionId, grant };
  }
  return undefined;
}

/** A concession for months to come ends (ACCOUNTING W11): what was charged with it stays as it is. */
export function endGrant(
  books: Books,
  command: EndConcession,
  userOf: (admissionId: number) => number,
  noteId: number | null,
): Decided {
  const { grantId, from } = command;
  const found = standing(books.journal, grantId);
  if (!found) return refuse('concession.grant-unknown');
  const { admissionId, grant } = found;
  if (from > grant.to) {
    const problem = new Problem('concession.ends-before');
    return refuse('concession.ends-before', {}, [{ path: 'from', problem }]);
  }
  const through = Math.max(from, grant.from) - 1;
  return [
    ConcessionEnded({ grantId, on: books.today, userId: userOf(admissionId), admissionId, through, noteId }),
  ];
}
