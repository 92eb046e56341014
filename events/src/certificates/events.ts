import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';
import { FARTHEST_MM } from './papers.ts';

const id = stored.storedId;
const subject = (data: { userId: number }) => `person:${data.userId}`;
const about = { certificate: 'certificateId', user: 'userId' } as const;

/** What was named, in every language. */
const name = stored.storedNames.optional();

/**
 * What its paper calls what it names, from the day it was given: whatever was renamed since, the paper stays. One of
 * before has none, and keeps none through a change of something else: it is called as all was called when it was given.
 */
const storedWords = z.object({ session: name, exam: name, class: name });

export type CertificateWords = z.output<typeof storedWords>;

const facts = {
  certificateId: id,
  on: stored.storedDay,
  userId: id,
  sessionId: id,
  examId: id,
  /** The class he has studied to. */
  classId: id,
  /** What he has come to, as it is written on the paper: his own. null once he is erased. */
  outcome: z
    .object({
      totalMark: z.string(),
      division: z.string(),
      /** His place on the published sheet; absent where the figures were typed, or he has none. */
      place: z.int().positive().optional(),
      /** Why other figures than the published ones were typed. */
      reason: z.string().optional(),
    })
    .nullable(),
  /** The published sheet that the figures are of; null where they were typed. */
  from: z.object({ sectionId: id, version: z.int().positive() }).nullable(),
  words: storedWords.optional(),
};

/** Until the second version all figures were typed. */
const typed = (data: Record<string, unknown>): Record<string, unknown> => ({ ...data, from: null });
const since2 = { version: 2, upcasts: { 1: typed } };

/** প্রত্যয়নপত্র: the house attests what a student has studied and come to. */
export const CertificateGiven = defineEvent('CertificateGiven', z.object(facts), {
  ...since2,
  about,
  personal: { subject, fields: ['outcome'] },
  history: { bn: 'প্রত্যয়নপত্র দেওয়া হয়েছে', en: 'Certificate given' },
});

/** What it says now, whole; the student is the same. */
export const CertificateChanged = defineEvent('CertificateChanged', z.object(facts), {
  ...since2,
  about,
  personal: { subject, fields: ['outcome'] },
  history: { bn: 'প্রত্যয়নপত্র বদল', en: 'Certificate changed' },
});

/** It holds no more: whoever scans a printed one is told so. Its number is not given again. */
export const CertificateWithdrawn = defineEvent(
  'CertificateWithdrawn',
  z.object({ certificateId: id, on: stored.storedDay, userId: id }),
  { about, history: { bn: 'প্রত্যয়নপত্র প্রত্যাহার', en: 'Certificate withdrawn' } },
);

const millimetres = z.int().min(-FARTHEST_MM).max(FARTHEST_MM);

/**
 * One of its papers came out of the printer, once more: `printing` counts those of the same paper (all four together
 * in version 1). `moved`: how far what is filled in was moved on a sheet from the press; null on every other paper.
 */
export const CertificatePrinted = defineEvent(
  'CertificatePrinted',
  z.object({
    certificateId: id,
    userId: id,
    paper: z.int().min(1).max(4),
    printing: z.int().min(1),
    moved: z.object({ right: millimetres, down: millimetres }).nullable(),
  }),
  {
    version: 2,
    upcasts: { 1: (data) => ({ ...data, moved: null }) },
    about,
    history: { bn: 'প্রত্যয়নপত্র মুদ্রণ', en: 'Certificate printed' },
  },
);

export const certificateEvents = {
  CertificateGiven,
  CertificateChanged,
  CertificateWithdrawn,
  CertificatePrinted,
};
