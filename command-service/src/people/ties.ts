import { type AdmissionState, admissionsStream, hasLeft } from '../admissions/state.ts';
import { certificatesStream, isCertified } from '../certificates/state.ts';
import type { DecisionContext, Desk } from '../kernel/desk.ts';
import { keyedStreams } from '../kernel/register/index.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import { peopleInResults } from '../results/state.ts';
import { teachersStream } from '../staff/state.ts';

/** What hangs on a person, so that he cannot simply be put aside. */
export interface Ties {
  readonly money: boolean;
  readonly results: boolean;
  readonly admitted: boolean;
  /** He has an admission, be it one of a year that is over or that he has left. */
  readonly enrolled: boolean;
  /** He has a certificate that stands. */
  readonly certified: boolean;
  /** He is in service. */
  readonly teaches: boolean;
}

/** Where the ties of people are found, as far as a school has opened the streams. */
export interface TiesFrame {
  readonly reads: readonly StreamKind[];
  tiesOf(userId: number, look: DecisionContext['look']): Ties;
}

/**
 * Charges that stand, advances that are open, what he was given to spend for the house or his drawer was short: what was charged by mistake
 * and taken back is no money.
 */
function hasMoney(journal: JournalState, userId: number): boolean {
  const { items, itemsOf, advances, monthAdvances, staffAdvances, cashierDebts } = journal;
  const charged = (itemsOf.get(userId) ?? []).some((itemId) => items.get(itemId)?.reversed === false);
  const ahead = [...(advances.get(userId)?.values() ?? [])].some((open) => open !== 0);
  const entrusted = [...staffAdvances.values(), ...cashierDebts.values()].some(
    (one) => one.userId === userId,
  );
  return charged || ahead || entrusted || (monthAdvances.get(userId) ?? []).length > 0;
}

const isAdmitted = ({ admissions }: AdmissionState, userId: number) =>
  [...admissions.values()].some((one) => one.userId === userId && !hasLeft(one));

const isEnrolled = ({ admissions }: AdmissionState, userId: number) =>
  [...admissions.values()].some((one) => one.userId === userId);

/** @throws StoreAway */
export async function tiesFrame(desk: Desk, schoolId: string): Promise<TiesFrame> {
  const ofResults = await keyedStreams(desk, peopleInResults, schoolId);
  return {
    reads: [journalStream, admissionsStream, certificatesStream, teachersStream, ...ofResults],
    tiesOf: (userId, look) => ({
      money: hasMoney(look(journalStream), userId),
      results: ofResults.some((stream) => peopleInResults.refersTo(look(stream), userId)),
      enrolled: isEnrolled(look(admissionsStream), userId),
      admitted: isAdmitted(look(admissionsStream), userId),
      certified: isCertified(look(certificatesStream), userId),
      teaches: look(teachersStream).teachers.get(userId)?.gone === false,
    }),
  };
}
