import * as z from 'zod';
import { defineCommand, defineEvent, fields, power, stored } from '../../kernel/index.ts';

const id = stored.storedId;

/** How many letters one print job has at most. */
export const LETTERS_AT_ONCE = 5000;

/** Letters about the dues of a day came out of the printer; what they say, the books tell by both clocks. */
export const DuesLettersPrinted = defineEvent(
  'DuesLettersPrinted',
  z.object({
    printingId: id,
    on: stored.storedDay,
    /** The day the letters are of. */
    asOf: stored.storedDay,
    /** To whose guardians: `[userId, admissionId]`. */
    letters: z.array(z.tuple([id, id])).min(1),
  }),
  {
    about: {
      dues_letters: 'printingId',
      user: ({ letters }) => letters.map(([userId]) => userId),
      admission: ({ letters }) => letters.map(([, admissionId]) => admissionId),
    },
    history: { bn: 'বকেয়ার চিঠি মুদ্রণ', en: 'Letter of dues printed' },
  },
);

export const recordLettersPrinted = defineCommand({
  name: 'RecordDuesLettersPrinted',
  path: '/api/accounts/dues_letters/printed',
  access: power('fee_collection', 'view'),
  body: z.object({
    asOf: fields.day(),
    AdmissionIDs: z.array(fields.id()).min(1).max(LETTERS_AT_ONCE),
  }),
  toCommand: ({ asOf, AdmissionIDs }) => ({ asOf, admissionIds: [...new Set(AdmissionIDs)] }),
  message: 'dues.letters-recorded',
  status: 201,
  example: { asOf: '2026-04-14', AdmissionIDs: [1] },
});
