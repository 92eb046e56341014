import { isRefusal } from '@madrasah/events';
import {
  changeOpening,
  recordOpening as definition,
  openingRequests,
  reverseOpening,
  withdrawOpening,
} from '@madrasah/events/ledger';
import { doneOrWaiting, secondPerson } from '../approvals/steps.ts';
import type { Deps } from '../deps.ts';
import { errandOf } from '../kernel/desk.ts';
import { answered, type HandledCommand, handled, idFrom, oneStep } from '../kernel/handler.ts';
import { notedStep, withNote } from '../notes/steps.ts';
import { oldDuesFile, openingFile } from './file/index.ts';
import { onlyOpeningsStand } from './first.ts';
import { changesOfOpening, openingReads, recordOpening, saysOfOpening } from './record.ts';
import { openingBackAnswer, openingsBack, saidOpening } from './reversing.ts';

/** Opening balances, asked for and confirmed; changed or withdrawn while they wait, taken back by two once posted. */
export function openings({ desk }: Pick<Deps, 'desk'>): HandledCommand[] {
  const answer = idFrom('openingId');
  const confirmed = secondPerson(desk, openingRequests, {
    decide: recordOpening,
    says: saysOfOpening,
    changes: changesOfOpening,
    reads: openingReads,
    needsNobodyYet: onlyOpeningsStand,
    answer,
  });
  return [
    confirmed.askingWhy(definition),
    openingFile(desk, confirmed),
    oldDuesFile(desk, confirmed),
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
    handled(reverseOpening, async ({ openingRequest, reason }, call) => {
      const errand = errandOf(call, reverseOpening.name, { openingRequest, reason });
      const { step } = openingsBack(desk, await saidOpening(desk, errand.schoolId, openingRequest));
      const done = await withNote(desk, errand, { reason }, (noteId) => step({ openingRequest, noteId }));
      if (isRefusal(done)) return done;
      return answered(done, doneOrWaiting(openingBackAnswer));
    }),
    ...openingsBack(desk).decisions,
  ];
}
