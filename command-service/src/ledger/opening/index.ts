import {
  changeOpening,
  recordOpening as definition,
  openingRequests,
  withdrawOpening,
} from '@madrasah/events/ledger';
import { doneOrWaiting, secondPerson } from '../../approvals/steps.ts';
import type { Deps } from '../../deps.ts';
import { type HandledCommand, idFrom, oneStep } from '../../kernel/handler.ts';
import { notedStep } from '../../notes/steps.ts';
import { openingReads, recordOpening, saysOfOpening } from './record.ts';

/** Opening balances, asked for and confirmed; while they wait they are changed and withdrawn. */
export function openings({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const answer = idFrom('openingId');
  const confirmed = secondPerson(desk, openingRequests, {
    decide: recordOpening,
    says: saysOfOpening,
    reads: openingReads,
    answer,
  });
  return [
    confirmed.askingWhy(definition),
    ...confirmed.decisions,
    notedStep(
      desk,
      changeOpening,
      ({ reason }) => ({ reason }),
      ({ reason: _, requestId, ...form }, noteId) => confirmed.instead(requestId, { ...form, noteId }),
      doneOrWaiting(answer),
    ),
    oneStep(
      desk,
      withdrawOpening,
      ({ requestId }) => confirmed.instead(requestId, null),
      idFrom('requestId'),
    ),
  ];
}
