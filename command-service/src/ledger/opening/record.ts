import { isRefusal, type Refusal, sumPaisa } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import type { RecordOpening } from '@madrasah/events/ledger';
import { refusePeople } from '@madrasah/events/people';
import { type AdmissionState, admissionsStream } from '../../admissions/state.ts';
import { needsSecondPerson, type Said } from '../../approvals/steps.ts';
import type { DecisionContext } from '../../kernel/desk.ts';
import { type PeopleState, peopleStream } from '../../people/state.ts';
import type { Books } from '../journal/facts/index.ts';
import { type OpenBalances, openBalances } from '../vouchers/open-balances.ts';

/** The streams in which the students of an opening stand. */
export const openingReads = [admissionsStream, peopleStream];

type Looks = Pick<DecisionContext, 'look'>;

/** Whom the old dues and advances belong to, or the refusal: nobody unknown owes or has paid. */
function named(command: RecordOpening, { look }: Looks): OpenBalances | Refusal {
  const { admissions } = look(admissionsStream) as AdmissionState;
  const { people } = look(peopleStream) as PeopleState;
  const oldDues: OpenBalances['oldDues'][number][] = [];
  for (const { admissionId, sessionId, ...due } of command.oldDues) {
    const admission = admissions.get(admissionId);
    if (!admission) return refuseAdmissions('admission.not-found');
    const { userId } = admission;
    oldDues.push({ userId, admissionId, sessionId: sessionId ?? admission.sessionId, ...due });
  }
  const stranger = command.advances.some(({ userId }) => people.get(userId)?.erased !== false);
  if (stranger) return refusePeople('person.not-found');
  return { on: command.asOn, accounts: command.accounts, oldDues, advances: command.advances };
}

/** Brings the books over from paper once a second person has confirmed the figures. Pure. */
export function recordOpening(books: Books, command: RecordOpening, context: Looks) {
  const opening = named(command, context);
  if (isRefusal(opening)) return opening;
  const drafts = openBalances(books, opening);
  return isRefusal(drafts) ? drafts : needsSecondPerson(drafts);
}

/** What the request says of itself: how much of what was brought over. */
export function saysOfOpening(_books: Books, command: RecordOpening): Said {
  const { accounts, oldDues, advances, noteId } = command;
  return {
    amount: sumPaisa([...accounts, ...oldDues].map(({ amount }) => amount)),
    places: { accounts: accounts.length, dues: oldDues.length, advances: advances.length },
    noteId,
  };
}
