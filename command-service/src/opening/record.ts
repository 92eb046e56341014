import { isRefusal, type Refusal, sumPaisa } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import type { RecordOpening } from '@madrasah/events/ledger';
import { refusePeople } from '@madrasah/events/people';
import { type Admission, type AdmissionState, admissionsStream } from '../admissions/state.ts';
import { type Change, needsSecondPerson, type Outcome, type Said } from '../approvals/steps.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { type PeopleState, peopleStream } from '../people/state.ts';
import { type PlanState, plansStream } from '../plans/state.ts';
import { withArrears } from './old-due.ts';
import { isAsset, type OpenBalances, openBalances } from './open-balances.ts';

/** The streams in which the students of an opening stand. */
export const openingReads = [admissionsStream, peopleStream, plansStream];

type Looks = Pick<DecisionContext, 'look'>;

/** Whom the old dues and advances belong to, or the refusal: nobody unknown owes or has paid. */
function named(books: Books, command: RecordOpening, { look }: Looks): OpenBalances | Refusal {
  const known = look(admissionsStream) as AdmissionState;
  const { people } = look(peopleStream) as PeopleState;
  const said: { said: RecordOpening['oldDues'][number]; admission: Admission }[] = [];
  for (const due of command.oldDues) {
    const admission = known.admissions.get(due.admissionId);
    if (!admission) return refuseAdmissions('admission.not-found');
    said.push({ said: due, admission });
  }
  const frame = { admissions: known, plans: look(plansStream) as PlanState, asOn: command.asOn };
  const dues = withArrears(books, said, frame);
  if (isRefusal(dues)) return dues;
  const oldDues = dues.map(({ said: due, admission: { userId, admissionId, ...admission }, arrear }) => ({
    ...{ userId, admissionId, sessionId: due.sessionId ?? admission.sessionId },
    ...{ fundId: due.fundId, amount: due.amount, arrear },
  }));
  const stranger = command.advances.some(({ userId }) => people.get(userId)?.erased !== false);
  if (stranger) return refusePeople('person.not-found');
  const { asOn, accounts, advances, balances } = command;
  return { on: asOn, accounts, oldDues, advances, balances };
}

/** Brings the books over from paper once a second person has confirmed the figures. Pure. */
export function recordOpening(books: Books, command: RecordOpening, context: Looks) {
  const opening = named(books, command, context);
  if (isRefusal(opening)) return opening;
  const drafts = openBalances(books, opening);
  return isRefusal(drafts) ? drafts : needsSecondPerson(drafts);
}

/** What was brought over, each kind by itself: what is owned and owed to us, what we owe, and what is left; paisa. */
function sumsOf(books: Books, { accounts, oldDues, advances }: RecordOpening) {
  const { owned = [], owing = [] } = Object.groupBy(accounts, (account) =>
    isAsset(books, account) ? 'owned' : 'owing',
  );
  const sum = (...rows: readonly { readonly amount: number }[]) => sumPaisa(rows.map(({ amount }) => amount));
  const [assets, liabilities] = [sum(...owned, ...oldDues), sum(...owing, ...advances)];
  return { assets, liabilities, balance: assets - liabilities };
}

/** What the request says of itself: how much of what was brought over, its sum that of the assets. */
export function saysOfOpening(books: Books, command: RecordOpening): Said {
  const { accounts, oldDues, advances, noteId } = command;
  const sums = sumsOf(books, command);
  const places = { accounts: accounts.length, dues: oldDues.length, advances: advances.length, ...sums };
  return { amount: sums.assets, places, noteId };
}

/** The same for whoever confirms it. */
export function changesOfOpening(books: Books, { command }: Outcome<RecordOpening>): readonly Change[] {
  const { assets, liabilities, balance } = sumsOf(books, command);
  return [
    { key: 'approval.change.assets', params: { amount: assets } },
    { key: 'approval.change.liabilities', params: { amount: liabilities } },
    { key: 'approval.change.fund-balance', params: { amount: balance } },
  ];
}
