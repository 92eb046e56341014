import * as z from 'zod';
import { answers, defineCommand, fieldNotes, fields, power, sureField, withSure } from '../kernel/index.ts';
import { studentPersonBody, toProfile, userCode } from '../people/index.ts';
import { FINANCIAL_STATUSES } from './constants.ts';

const { cell, record } = answers;

/** What an admission is about, on the wire. */
export const admissionBody = {
  SessionID: fields.id(),
  ClassID: fields.id(),
  SubClassID: fields.id(),
  SFTID: fields.choice(...FINANCIAL_STATUSES),
  ResidentialStatusId: fields.choice(1, 2, 3, 4),
  NewOldId: fields.choice(1, 2),
  AdmissionSerial: fields.optionalInteger(1, 1_000_000),
};

/** Wire fields → the admission as the decision takes it. */
export const toAdmission = (body: z.output<z.ZodObject<typeof admissionBody>>) => ({
  sessionId: body.SessionID,
  classId: body.ClassID,
  sectionId: body.SubClassID,
  financialStatus: body.SFTID,
  residence: body.ResidentialStatusId,
  newOrOld: body.NewOldId,
  serial: body.AdmissionSerial,
});

const CHARGED_MONTHS = ['all', 'none', 'from'] as const;

/** Which of the months since an earlier day of admission are charged: all, none that has begun, those from a day on. */
export const chargedMonths = {
  months: fields.word(CHARGED_MONTHS, undefined),
  /** With `months` `from`: those that begin on this day or later. */
  chargeFrom: fields.optionalDay(),
};

/** The same as the decision takes it. */
export const toChargedMonths = (body: z.output<z.ZodObject<typeof chargedMonths>>) => ({
  months: body.months,
  from: body.chargeFrom,
});
export type ChargedMonths = ReturnType<typeof toChargedMonths>;

/** Since when a student is there, where that is an earlier day, and what of it is charged. */
const entryBody = {
  /** The day of the admission; without it today. */
  CreateAt: fields.optionalDay(),
  ...chargedMonths,
  /** Whether what falls due by an admission is charged, of an admission on an earlier day. */
  charge: fields.optionalFlag(true),
};

const toEntry = (body: z.output<z.ZodObject<typeof entryBody>>) =>
  body.CreateAt === undefined
    ? {}
    : { entered: { on: body.CreateAt, fees: body.charge, ...toChargedMonths(body) } };

const newStudent = z
  .object({
    ...studentPersonBody,
    UserCode: userCode,
    ...admissionBody,
    ...entryBody,
    SiblingID: fields.optionalId(),
    sure: sureField(),
  })
  .transform((body) => ({
    sure: body.sure,
    student: {
      kind: 'new' as const,
      userCode: body.UserCode,
      gender: body.GenderID,
      profile: toProfile(body),
      siblingId: body.SiblingID,
    },
    admission: { ...toAdmission(body), ...toEntry(body) },
  }));

/** Complete Admission: the person's fields come from the record, only the id is read. */
const knownStudent = z
  .object({ UserID: fields.id(), ...admissionBody, ...entryBody, sure: sureField() })
  .transform((body) => ({
    sure: body.sure,
    student: { kind: 'known' as const, userId: body.UserID },
    admission: { ...toAdmission(body), ...toEntry(body) },
  }));

const isKnown = (raw: unknown) => Boolean((raw as { UserID?: unknown } | undefined)?.UserID);

type Admit = z.output<typeof newStudent> | z.output<typeof knownStudent>;

/** A body with a UserID completes that person's admission; without one it registers the person first. */
const body = z.unknown().transform((raw, context): Admit => {
  const read = (isKnown(raw) ? knownStudent : newStudent).safeParse(raw ?? {});
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.issues.push({ ...issue, input: raw } as never);
  return z.NEVER;
});
fieldNotes.note(body, { required: true, anyOf: [newStudent, knownStudent] });

/** Who was admitted, what was charged by it, and which heads have no price. */
export const admittedAnswer = () =>
  record({
    ...{ AdmissionID: cell.number(), UserID: cell.number(), UserCode: cell.code().optional() },
    ...{ AdmissionSerial: cell.number(), charged: cell.money(), noPrice: cell.names() },
    /** Of the months since: how many stand charged and with how much, or why none could be. */
    months: cell.count().optional(),
    monthsCharged: cell.money().optional(),
    monthsRefused: cell.text().optional(),
  });

export const admitStudent = defineCommand({
  name: 'AdmitStudent',
  path: '/api/students/insert_student',
  access: power('student_admission', 'insert'),
  body,
  toCommand: ({ sure, ...command }) => withSure(command, { sure }),
  asks: 'said',
  answer: () => admittedAnswer(),
  message: 'admissions.admitted',
  status: 201,
});

export const admissionCommands = { admitStudent };
