import { type CommandOf, Problem, paisa } from '@madrasah/events';
import { refuseAdmissions } from '@madrasah/events/admissions';
import {
  PaymentPromised,
  PromiseWithdrawn,
  type promisePayment as promising,
  refuseDues as refuse,
  type withdrawPromise as withdrawing,
} from '@madrasah/events/dues';
import type { Admission } from '../admissions/state.ts';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { type DuesState, nextId } from './state.ts';

export type PromisePayment = Omit<CommandOf<typeof promising>, 'remark'>;

/** What a promise is judged by. */
export interface PromiseFrame {
  readonly today: string;
  readonly admission: Admission | undefined;
  /** What the student owes now, over all sessions; paisa. */
  readonly due: number;
}

/** A guardian promises to pay by a day; of all that is owed where no sum is named. */
export function promisePayment(
  state: DuesState,
  { admissionId, promisedOn, amount }: PromisePayment,
  { today, admission, due }: PromiseFrame,
  noteId: number | null,
): Decided {
  if (!admission) return refuseAdmissions('admission.not-found');
  const at = (path: string, problem: Problem) => [{ path, problem }];
  if (promisedOn < today)
    return refuse('dues.promise-past', {}, at('promisedOn', new Problem('dues.promise-past')));
  if (amount === 0)
    return refuse('dues.promise-nothing', {}, at('amount', new Problem('dues.promise-nothing')));
  if (due === 0) return refuse('dues.nothing-owed');
  if (amount !== undefined && amount > due)
    return refuse(
      'dues.promise-above-dues',
      { due },
      at('amount', new Problem('dues.promise-above-dues', { due })),
    );
  const { userId } = admission;
  return [
    PaymentPromised({
      ...{ promiseId: nextId(state, 'promise'), on: today, userId, admissionId, promisedOn, noteId },
      amount: paisa(amount ?? due),
    }),
  ];
}

/** Takes a promise off the lists; it stays in the history. */
export function withdrawPromise(
  { promises }: DuesState,
  { promiseId }: CommandOf<typeof withdrawing>,
  today: string,
): Decided {
  const promised = promises.get(promiseId);
  if (!promised) return refuse('promise.not-found');
  if (promised.withdrawn) return refuse('promise.withdrawn-already');
  return [PromiseWithdrawn({ promiseId, on: today, userId: promised.userId })];
}
