import { type CommandOf, Problem, paisa, sumPaisa } from '@madrasah/events';
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
import type { Item } from '../ledger/journal/state.ts';
import { type DuesState, nextId } from './state.ts';

export type PromisePayment = Omit<CommandOf<typeof promising>, 'remark'>;

/** What a promise is judged by. */
export interface PromiseFrame {
  readonly today: string;
  readonly admission: Admission | undefined;
  /** What the student owes now, over all sessions. */
  readonly items: readonly Pick<Item, 'itemId' | 'due'>[];
}

/** A guardian promises to pay by a day, for some charges or for whatever is owed; all that is due of it where no sum is named. */
export function promisePayment(
  state: DuesState,
  { admissionId, promisedOn, amount, itemIds }: PromisePayment,
  { today, admission, items }: PromiseFrame,
  noteId: number | null,
): Decided {
  if (!admission) return refuseAdmissions('admission.not-found');
  const at = (path: string, problem: Problem) => [{ path, problem }];
  if (promisedOn < today)
    return refuse('dues.promise-past', {}, at('promisedOn', new Problem('dues.promise-past')));
  if (amount === 0)
    return refuse('dues.promise-nothing', {}, at('amount', new Problem('dues.promise-nothing')));
  if (items.length === 0) return refuse('dues.nothing-owed');
  const meant = itemIds.length === 0 ? items : items.filter(({ itemId }) => itemIds.includes(itemId));
  if (itemIds.length > 0 && meant.length < itemIds.length)
    return refuse('dues.promise-not-owed', {}, at('items', new Problem('dues.promise-not-owed')));
  const due = sumPaisa(meant.map((item) => item.due));
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
      ...(itemIds.length > 0 && { itemIds: [...itemIds] }),
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
