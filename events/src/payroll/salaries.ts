import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';

const id = stored.storedId;

/** What a person is paid from a day on; what stood before stays for the days before. */
export const SalarySet = defineEvent(
  'SalarySet',
  z.object({
    userId: id,
    from: stored.storedDay,
    lines: z.array(z.object({ payHeadId: id, amount: stored.storedPaisa })),
    /** What comes back of his advances each month; 0: none of it by salary. */
    instalment: stored.storedPaisa,
    /** Below which nothing is recovered from him. */
    leastNet: stored.storedPaisa,
    /** Where his pay is sent; null once he is erased. */
    bank: z.object({ name: z.string(), account: z.string() }).nullable(),
  }),
  {
    about: { user: 'userId' },
    personal: { subject: ({ userId }: { userId: number }) => `person:${userId}`, fields: ['bank'] },
    history: { bn: 'বেতন নির্ধারণ', en: 'Salary set' },
  },
);

export const payrollEvents = { SalarySet };
