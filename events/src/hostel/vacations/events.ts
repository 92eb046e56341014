import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';

const id = stored.storedId;
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const about = { vacation: 'vacationId', user: 'userId', admission: 'admissionId' } as const;

const facts = {
  vacationId: id,
  on: stored.storedDay,
  userId: id,
  admissionId: id,
  typeId: id,
  /** Who fetches him: one of the relations, 1 to 8. */
  relation: z.int().min(1).max(8),
  /** Of the house's own clock, `YYYY-MM-DDTHH:mm`. */
  from: moment,
  to: moment,
  /** Why, in a note of its own: it is personal. */
  noteId: id.nullable(),
};

/** A student is let go home. */
export const VacationGranted = defineEvent(
  'VacationGranted',
  z.object({
    ...facts,
    /** Which of this student's vacations it is, counted from 1. */
    holidayNo: z.int().min(1),
  }),
  { about, history: { bn: 'ছুটি দেওয়া হয়েছে', en: 'Vacation granted' } },
);

/** What stands of it now, whole; the student is the same. */
export const VacationChanged = defineEvent('VacationChanged', z.object(facts), {
  about,
  history: { bn: 'ছুটি বদল', en: 'Vacation changed' },
});

/** It was entered by mistake. Its number is not given again. */
export const VacationWithdrawn = defineEvent(
  'VacationWithdrawn',
  z.object({ vacationId: id, on: stored.storedDay, userId: id, admissionId: id }),
  { about, history: { bn: 'ছুটি প্রত্যাহার', en: 'Vacation withdrawn' } },
);

/** He is back. */
export const VacationEnded = defineEvent(
  'VacationEnded',
  z.object({ vacationId: id, on: stored.storedDay, userId: id, admissionId: id, at: moment }),
  { about, history: { bn: 'ছুটি থেকে ফেরা', en: 'Back from vacation' } },
);

/** His gate pass came out of the printer, once more. */
export const GatePassPrinted = defineEvent(
  'GatePassPrinted',
  z.object({ vacationId: id, userId: id, admissionId: id, printing: z.int().min(1) }),
  { about, history: { bn: 'গেট পাস মুদ্রণ', en: 'Gate pass printed' } },
);

export const vacationEvents = {
  VacationGranted,
  VacationChanged,
  VacationWithdrawn,
  VacationEnded,
  GatePassPrinted,
};
