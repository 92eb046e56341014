import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';

const contactSchema = z.object({ name: z.string(), mobile1: z.string(), address: z.string() });
export type Contact = z.output<typeof contactSchema>;

/** What a short form asks of somebody was written anew: name, mobile and where he lives. All else of him stays. */
export const PersonContactChanged = defineEvent(
  'PersonContactChanged',
  z.object({
    userId: stored.storedId,
    /** null once the person is erased. */
    contact: contactSchema.nullable(),
  }),
  {
    about: { user: 'userId' },
    personal: {
      subject: (data: { userId: number }) => `person:${data.userId}`,
      fields: ['contact' as const],
    },
    history: { bn: 'তথ্য বদল', en: 'Details changed' },
  },
);

export const contactEvents = { PersonContactChanged };
