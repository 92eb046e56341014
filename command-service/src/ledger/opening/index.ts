import { recordOpening as definition, openingRequests } from '@madrasah/events/ledger';
import { secondPerson } from '../../approvals/steps.ts';
import type { Deps } from '../../deps.ts';
import { type HandledCommand, idFrom } from '../../kernel/handler.ts';
import { openingReads, recordOpening, saysOfOpening } from './record.ts';

/** Opening balances, asked for and confirmed. */
export function openings({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const confirmed = secondPerson(desk, openingRequests, {
    decide: recordOpening,
    says: saysOfOpening,
    reads: openingReads,
    answer: idFrom('openingId'),
  });
  return [confirmed.askingWhy(definition), ...confirmed.decisions];
}
