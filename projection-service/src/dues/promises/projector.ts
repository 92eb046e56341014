import type { Day } from '@madrasah/events';
import { PaymentPromised, PromiseWithdrawn } from '@madrasah/events/dues';
import { defineProjector, when } from '../../kernel/projecting/index.ts';

/** When something was said: of which business day, and at which instant it was written. */
interface Said {
  readonly on: Day;
  readonly at: string;
}

/** A promise of a student's guardian; the sum in paisa. */
export interface Promised extends Said {
  readonly promiseId: number;
  readonly admissionId: number;
  /** The login that wrote it. */
  readonly by: number;
  readonly promisedOn: Day;
  readonly amount: number;
  /** The charges it is for; absent: whatever is owed. */
  readonly itemIds?: readonly number[] | undefined;
  readonly noteId: number | null;
  readonly withdrawn: Said | null;
}

export interface StudentPromises {
  readonly userId: number;
  /** In the order they were made. */
  readonly promises: readonly Promised[];
}

/** The promises of each student, by UserID. */
export const promisesProjector = defineProjector<StudentPromises>({
  name: 'payment-promises',
  version: 1,
  collection: 'payment-promises',
  indexes: [],
  on: {
    PaymentPromised: when(PaymentPromised, {
      keys: ({ data }) => [data.userId],
      fold: (before, { data: { userId, ...data }, metadata: { at, actor } }) => ({
        userId,
        promises: [...(before?.promises ?? []), { ...data, at, by: actor.id, withdrawn: null }],
      }),
    }),
    PromiseWithdrawn: when(PromiseWithdrawn, {
      keys: ({ data }) => [data.userId],
      fold: (before, { data: { promiseId, on }, metadata: { at } }) =>
        before && {
          ...before,
          promises: before.promises.map((one) =>
            one.promiseId === promiseId ? { ...one, withdrawn: { on, at } } : one,
          ),
        },
    }),
  },
});
