import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';
import { placeSchema } from '../events.ts';
import { LEAVING_KINDS } from './kinds.ts';

const id = stored.storedId;
const about = { about: { admission: 'admissionId', user: 'userId' } } as const;

/** Whose it is and where it counts: of the class that he is in now. */
const whose = { admissionId: id, userId: id, sessionId: id, classId: id };

const recordSchema = z.object({ ...placeSchema.shape, serial: id, financialStatus: z.int() });
/** What an admission says and the office may put right. */
export type AdmissionRecord = z.output<typeof recordSchema>;

/** A slip of the admission is put right, as if it had been written so at once. */
export const AdmissionCorrected = defineEvent(
  'AdmissionCorrected',
  z.object({
    ...whose,
    ...recordSchema.shape,
    on: stored.storedDay,
    before: recordSchema,
  }),
  { ...about, history: { bn: 'ভর্তির তথ্য সংশোধন', en: 'Correction of the admission' } },
);

/** A student has left: no active list has him and no month that begins later is charged to him. What he owes stays. */
export const StudentLeft = defineEvent(
  'StudentLeft',
  z.object({
    ...whose,
    on: stored.storedDay,
    /** His last day. */
    leftOn: stored.storedDay,
    kind: z.enum(LEAVING_KINDS),
    noteId: id.nullable(),
  }),
  { ...about, history: { bn: 'বিদায়', en: 'Leaving' } },
);

/** Who had left is there again, from a day on. */
export const StudentReturned = defineEvent(
  'StudentReturned',
  z.object({ ...whose, on: stored.storedDay, returnedOn: stored.storedDay, noteId: id.nullable() }),
  { ...about, history: { bn: 'ফিরে আসা', en: 'Back again' } },
);

/** An admission entered by mistake counts no more; its charges were taken back before. */
export const AdmissionWithdrawn = defineEvent(
  'AdmissionWithdrawn',
  z.object({ ...whose, serial: id, on: stored.storedDay, noteId: id.nullable() }),
  { ...about, history: { bn: 'ভুল ভর্তি প্রত্যাহার', en: 'Withdrawal of a mistaken admission', tells: 'void' } },
);

export const standingEvents = { AdmissionCorrected, StudentLeft, StudentReturned, AdmissionWithdrawn };
