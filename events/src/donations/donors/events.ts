import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';

/**
 * What a donor is to the school, beside the name that all people have: whole each time. A donor of whom nothing was
 * described is a person.
 */
export const DonorDescribed = defineEvent(
  'DonorDescribed',
  z.object({
    userId: stored.storedId,
    on: stored.storedDay,
    /** `DONOR_KIND`. */
    kind: z.int().min(1).max(4),
    /** What the office remembers of him; null once he is erased. */
    note: z.string().nullable(),
  }),
  {
    about: { user: 'userId' },
    personal: { subject: (data: { userId: number }) => `person:${data.userId}`, fields: ['note' as const] },
    history: { bn: 'দাতার তথ্য', en: 'Donor’s details' },
  },
);

export const donorEvents = { DonorDescribed };
