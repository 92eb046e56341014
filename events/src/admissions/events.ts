import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';

/** One fee the admission owes from the price list of its day; copied, because lists change. */
export const planLineSchema = z.object({
  subLedgerId: stored.storedId,
  priceRowId: stored.storedId,
  fundId: stored.storedId,
  feeGroup: z.int(),
  monthId: z.int().min(0),
  name: z.string(),
  amount: stored.storedPaisa,
});
export type PlanLine = z.output<typeof planLineSchema>;

/** He stood in a file: the day it was taken; whether what falls due by an admission is charged. */
const importedSchema = z.object({ on: stored.storedDay, charged: z.boolean() });
export type Imported = z.output<typeof importedSchema>;

/** What the office chose of an admission on an earlier day. */
const chosenSchema = z.object({
  /** Months that begin on this day or later are charged; null: all, from the month of the admission on. */
  months: stored.storedDay.nullable(),
  /** Whether what falls due by an admission is charged. */
  fees: z.boolean(),
});

export type Chosen = z.output<typeof chosenSchema>;

export const StudentAdmitted = defineEvent(
  'StudentAdmitted',
  z.object({
    admissionId: stored.storedId,
    userId: stored.storedId,
    sessionId: stored.storedId,
    classId: stored.storedId,
    sectionId: stored.storedId,
    serial: stored.storedId,
    financialStatus: z.int(),
    residence: z.int(),
    newOrOld: z.int(),
    on: stored.storedDay,
    plan: z.array(planLineSchema),
    /** Absent where somebody admitted him himself. */
    imported: importedSchema.optional(),
    /** Absent where nobody was asked: he was admitted on the day, or came in a file without a word of it. */
    chosen: chosenSchema.optional(),
  }),
  {
    version: 3,
    upcasts: { 1: (data) => data, 2: (data) => data },
    about: { admission: 'admissionId', user: 'userId' },
    history: { bn: 'ভর্তি সম্পন্ন', en: 'Admitted' },
  },
);

/** What decides, with his gender, which prices a student pays. */
export const placeSchema = z.object({
  classId: stored.storedId,
  sectionId: stored.storedId,
  residence: z.int(),
  newOrOld: z.int(),
});
/** Where an admission stands: class and section, residence, new or old. */
export type Place = z.output<typeof placeSchema>;

/** From when on a change counts: from a month of the class, and for what is of no month from a day. */
export const sinceSchema = z.object({
  /** 1–12; null: the day alone counts. */
  fromMonth: z.int().min(1).max(12).nullable(),
  fromDay: stored.storedDay,
});
export type Since = z.output<typeof sinceSchema>;

/** Another class, residence, new or old, from a month or a day on. The members beside `before` are those from then on. */
export const AdmissionChanged = defineEvent(
  'AdmissionChanged',
  z.object({
    admissionId: stored.storedId,
    userId: stored.storedId,
    sessionId: stored.storedId,
    /** The how-manieth change of the admission. */
    changeNo: z.int().min(1),
    on: stored.storedDay,
    ...sinceSchema.shape,
    ...placeSchema.shape,
    before: placeSchema,
  }),
  {
    about: { admission: 'admissionId', user: 'userId' },
    history: { bn: 'জামাত, আবাসন বা নতুন/পুরাতন পরিবর্তন', en: 'Change of class, residence or new/old' },
  },
);

/** Whether what is of a month (0: of none) and due on a day comes before a change. */
export const isBefore = ({ fromMonth, fromDay }: Since, monthId: number, dueOn: string): boolean =>
  fromMonth !== null && monthId > 0 ? monthId < fromMonth : dueOn < fromDay;

export const admissionEvents = { StudentAdmitted, AdmissionChanged };
