import * as z from 'zod';
import { classes, sessions } from '../academics/index.ts';
import { examNames } from '../exams/index.ts';
import { defineEntry, field, fields, stored, word } from '../kernel/index.ts';
import { certificatePdf } from './list.ts';
import { CERTIFICATE_PAPERS, FARTHEST_MM } from './papers.ts';

/** What was named, in every language. */
const name = stored.storedNames.optional();

/**
 * What its paper calls what it names, from the day it was given: whatever was renamed since, the paper stays. One of
 * before has none, and keeps none through a change of something else: it is called as all was called when it was given.
 */
const words = z.object({ session: name, exam: name, class: name });
export type CertificateWords = z.output<typeof words>;

const outcome = z.object({
  totalMark: z.string(),
  division: z.string(),
  /** His place on the published sheet; absent where the figures were typed, or he has none. */
  place: z.int().positive().optional(),
  /** Why other figures than the published ones were typed. */
  reason: z.string().optional(),
});
const from = z.object({ sectionId: stored.storedId, version: z.int().positive() });

/** Figures as they were sent; '' takes the published one. */
export interface Wanted {
  readonly totalMark: string;
  readonly division: string;
  /** Why they are other than the published ones. */
  readonly reason: string;
}

interface Named {
  readonly sessionId: number;
  readonly examId: number;
  /** The class he has studied to. */
  readonly classId: number;
}
export interface AskedCertificate extends Named {
  readonly wanted: Wanted;
}

export interface Certificate extends Named {
  /** The day it was given on. */
  readonly on: string;
  /** What he has come to, as it is written on the paper: his own. null once he is erased. */
  readonly outcome: z.output<typeof outcome> | null;
  /** The published sheet that the figures are of; null where they were typed. */
  readonly from: z.output<typeof from> | null;
  readonly words?: CertificateWords | undefined;
}

/** Until the second version all figures were typed. */
const typed = (data: Record<string, unknown>): Record<string, unknown> => ({ ...data, from: null });
const since2 = { version: 2, upcasts: { 1: typed } };
const millimetres = z.int().min(-FARTHEST_MM).max(FARTHEST_MM);
const offset = () => fields.optionalInteger(-FARTHEST_MM, FARTHEST_MM);
const CLASS_TO = { bn: 'যে জামাত পর্যন্ত পড়েছে', en: 'Studied up to class' };

/** প্রত্যয়নপত্র: the house attests what a student has studied and come to. */
export const certificates = defineEntry<Certificate, 'certificateId', AskedCertificate>({
  noun: 'Certificate',
  code: 'certificate',
  stream: 'certificates',
  power: 'certificate',
  path: '/api/students/student_transfer_certificate',
  of: 'person',
  id: 'certificateId',
  fields: {
    SessionID: field.ref('sessionId', sessions, word('session')),
    ClassIDTo: field.ref('classId', classes, CLASS_TO),
    ExamID: field.ref('examId', examNames, word('exam')),
    /** As published where they are not sent; other figures than these need `Reason`. */
    TotalMark: field.text('totalMark', word('totalMark'), { asked: true, silent: true, max: 40 }),
    DivisionName: field.text('division', word('division'), { asked: true, silent: true, max: 60 }),
    Reason: field.text('reason', word('reason'), { asked: true, silent: true, max: 200 }),
  },
  asked: ({ totalMark = '', division = '', reason = '', ...named }) => ({
    ...named,
    wanted: { totalMark, division, reason },
  }),
  holds: { outcome: outcome.nullable(), from: from.nullable(), words: words.optional() },
  sealed: ['outcome'],
  weighed: ['outcome'],
  steps: {
    write: ['GiveCertificate', 'CertificateGiven'],
    change: ['ChangeCertificate', 'CertificateChanged'],
    withdraw: ['RemoveCertificate', 'CertificateWithdrawn'],
    print: ['RecordCertificatePrinting', 'CertificatePrinted'],
  },
  since: {
    ...{ write: since2, change: since2 },
    print: { version: 2, upcasts: { 1: (data) => ({ ...data, moved: null }) } },
  },
  paper: {
    kind: 'certificate',
    pdf: certificatePdf,
    printing: {
      body: z.object({
        paper: fields.choice(...Object.values(CERTIFICATE_PAPERS)),
        /** Of paper 2: how far it was moved, remembered for the next one. */
        ...{ right: offset(), down: offset() },
      }),
      example: { paper: 1 },
      holds: {
        paper: z.int().min(1).max(4),
        /** How far what is filled in was moved on a sheet from the press; null on every other paper. */
        moved: z.object({ right: millimetres, down: millimetres }).nullable(),
      },
      asked: ({ paper, right = 0, down = 0 }) => ({
        paper: Number(paper),
        moved: paper === CERTIFICATE_PAPERS.filled ? { right, down } : null,
      }),
    },
  },
  words: {
    bn: {
      one: 'প্রত্যয়নপত্র',
      add: 'প্রত্যয়নপত্র তৈরি করুন',
      failed: {
        write: 'কিছু একটা ভুল হয়েছে',
        change: 'কিছু একটা ভুল হয়েছে',
        withdraw: 'ব্যর্থ হয়েছে',
      },
    },
    en: {
      one: 'certificate of attestation',
      short: 'certificate',
      add: 'Create Certificate',
      failed: {
        write: 'Something went wrong',
        change: 'Something went wrong',
        withdraw: 'Failed to delete certificate',
      },
    },
  },
  example: {
    ...{ UserID: 1, SessionID: 1, ExamID: 1, ClassIDTo: 1 },
    ...{ TotalMark: '৭৮০', DivisionName: 'মুমতায', Reason: 'পুরনো রেজিস্টার থেকে' },
  },
});
