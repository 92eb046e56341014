import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';

const id = stored.storedId;
const subject = (data: { userId: number }) => `person:${data.userId}`;
const about = { character_report: 'reportId', user: 'userId', admission: 'admissionId' } as const;

const facts = {
  reportId: id,
  userId: id,
  admissionId: id,
  /** The day it is about. */
  on: stored.storedDay,
  variantId: id,
  typeId: id,
  /** What was seen of him: his own. null once he is erased. */
  remark: z.string().nullable(),
};
const personal = { subject, fields: ['remark' as const] };

/** আখলাক প্রতিবেদন: the hostel writes down how a student has behaved. */
export const CharacterReported = defineEvent('CharacterReported', z.object(facts), {
  about,
  personal,
  history: { bn: 'আখলাক প্রতিবেদন', en: 'Character report' },
});

/** What it says now, whole; the student is the same. */
export const CharacterReportChanged = defineEvent('CharacterReportChanged', z.object(facts), {
  about,
  personal,
  history: { bn: 'আখলাক প্রতিবেদন বদল', en: 'Character report changed' },
});

/** It was written by mistake. Its number is not given again. */
export const CharacterReportWithdrawn = defineEvent(
  'CharacterReportWithdrawn',
  z.object({ reportId: id, userId: id, admissionId: id, withdrawnOn: stored.storedDay }),
  { about, history: { bn: 'আখলাক প্রতিবেদন প্রত্যাহার', en: 'Character report withdrawn' } },
);

/** Its paper came out of the printer, once more. */
export const CharacterReportPrinted = defineEvent(
  'CharacterReportPrinted',
  z.object({ reportId: id, userId: id, admissionId: id, printing: z.int().min(1) }),
  { about, history: { bn: 'আখলাক প্রতিবেদন মুদ্রণ', en: 'Character report printed' } },
);

export const characterEvents = {
  CharacterReported,
  CharacterReportChanged,
  CharacterReportWithdrawn,
  CharacterReportPrinted,
};
