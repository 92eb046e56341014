import * as z from 'zod';
import { admissionBody, admittedAnswer, toAdmission } from '../admissions/index.ts';
import { schoolInPath } from '../institutions/school-in-path.ts';
import { answers, anyone, defineCommand, field, fields, power, word } from '../kernel/index.ts';
import { personBody, RELATIONS, studentPersonBody, toProfile, wholeAddresses } from '../people/index.ts';
import { applicationCodeField } from './code.ts';
import { APPLICATION } from './constants.ts';

/** What an applicant is told: his number, and the link under which he finds what he wrote. */
const receiptAnswer = () =>
  answers.record({ usercode: answers.cell.code(), sig: z.string(), link: z.string() });

/** Whoever fills in a form for his children sends a few; a cyber café more. */
const SUBMITS_A_MINUTE = 30;
const path = '/api/public/result/:id/online_admission';

const applicationBody = {
  ...personBody,
  Relationship1: fields.choice(...RELATIONS),
  ...wholeAddresses,
  ClassID: fields.id(),
  ResidentialStatusId: fields.choice(1, 2, 3, 4),
};

/** As a form sends it. */
const EXAMPLE = {
  UserName: 'আব্দুল্লাহ',
  FatherName: 'আব্দুর রহমান',
  MotherName: 'আয়েশা',
  GenderID: 1,
  DateOfBirth: '2015-03-02',
  Mobile1: '01712345678',
  Relationship1: 1,
  ...{ permanentPoliceStationID: '207006', permanentPost: 'সোনাগাজী', permanentVill: 'চরচান্দিয়া' },
  ...{ TransientPoliceStationID: '207006', TransientPost: 'সোনাগাজী', TransientVill: 'চরচান্দিয়া' },
  ClassID: 1,
  ResidentialStatusId: 1,
};

const toApplication = (body: z.output<z.ZodObject<typeof applicationBody>>) => ({
  classId: body.ClassID,
  residence: body.ResidentialStatusId,
  gender: body.GenderID,
  profile: toProfile(body),
});

export const submitApplication = defineCommand({
  name: 'SubmitApplication',
  path,
  access: anyone(SUBMITS_A_MINUTE),
  params: { id: schoolInPath },
  body: z.object(applicationBody),
  toCommand: (body, { id: schoolId }) => ({ schoolId, application: toApplication(body) }),
  answer: () => receiptAnswer(),
  message: 'applications.submitted',
  status: 201,
  example: { dataBody: EXAMPLE },
});

/** By whoever shows the signed link he was given, or knows the last four digits of the guardian's mobile. */
export const changeApplication = defineCommand({
  name: 'ChangeApplication',
  method: 'PUT',
  path: `${path}/:usercode`,
  access: anyone(SUBMITS_A_MINUTE),
  params: { id: schoolInPath, usercode: applicationCodeField() },
  body: z.object({ ...applicationBody, sig: fields.optionalText(60), mobile4: fields.optionalText(4) }),
  toCommand: ({ sig, mobile4, ...body }, { id: schoolId, usercode }) => ({
    schoolId,
    code: usercode,
    proof: { sig, mobile4 },
    application: toApplication(body),
  }),
  answer: () => receiptAnswer(),
  message: 'applications.changed',
  example: { dataBody: EXAMPLE, mobile4: '5678' },
});

export const switchApplication = defineCommand({
  name: 'SwitchApplication',
  method: 'PATCH',
  path: '/api/students/online_admission/:id/status',
  access: power('online_admission', 'edit'),
  params: { id: fields.id() },
  body: z.object({ Status: fields.choice(APPLICATION.waiting, APPLICATION.inactive) }),
  toCommand: ({ Status }, { id: applicationId }) => ({
    applicationId,
    active: Status === APPLICATION.waiting,
  }),
  message: 'applications.switched',
  example: { Status: APPLICATION.inactive },
});

/** Erases what the applicant wrote, where nothing came of it; the number stays. */
export const eraseApplication = defineCommand({
  name: 'EraseApplication',
  method: 'DELETE',
  path: '/api/students/online_admission/:id',
  access: power('online_admission', 'delete'),
  params: { id: fields.id() },
  body: z.object({ reason: fields.requiredText(300) }),
  toCommand: ({ reason }, { id: applicationId }) => ({ applicationId, reason }),
  message: 'applications.erased',
  example: { reason: 'আবেদনকারী আর আসবে না' },
});

/** Admits an applicant with what the office has checked and completed; `UserID` is the application's. */
export const admitApplicant = defineCommand({
  name: 'AdmitApplicant',
  path: '/api/students/student_admission',
  access: power('online_admission', 'insert'),
  body: z.object({
    UserID: fields.id(),
    ...studentPersonBody,
    ...wholeAddresses,
    ...admissionBody,
    SiblingID: fields.optionalId(),
  }),
  toCommand: (body) => ({
    applicationId: body.UserID,
    gender: body.GenderID,
    profile: toProfile(body),
    admission: toAdmission(body),
    siblingId: body.SiblingID,
  }),
  asks: true,
  answer: () => admittedAnswer(),
  message: 'admissions.admitted',
  failed: { bn: 'ভর্তি জমা দিতে ব্যর্থ হয়েছে!', en: 'The admission could not be submitted!' },
  status: 201,
  example: { UserID: 1, ...EXAMPLE, SessionID: 1, SubClassID: 1, SFTID: 1, NewOldId: 1 },
});

/** Opens the public form for a session, and for some classes or all of them (none named); or closes it. */
export const setOnlineAdmission = defineCommand({
  name: 'SetOnlineAdmission',
  versioned: true,
  method: 'PUT',
  path: '/api/students/online_admission/setting',
  access: power('online_admission', 'edit'),

  fields: [
    field.reading(
      field.check('open', { bn: 'পাবলিক পাতায় আবেদন নেওয়া হবে', en: 'Take applications on the public page' }),
      () => fields.flag(),
    ),
    field.reading(field.given('SessionID', word('session')), () => fields.optionalId()),
    field.reading(
      field.several(
        'ClassIDs',
        { bn: 'যে জামাতগুলোতে আবেদন নেওয়া হবে', en: 'Classes that take applications' },
        {
          hint: { bn: 'কোনোটি না বাছলে সব জামাতে নেওয়া হবে।', en: 'All of them where none is chosen.' },
        },
      ),
      () => z.array(fields.id()).max(200).nullable().default(null),
    ),
  ],
  toCommand: ({ open, SessionID, ClassIDs }) => ({
    open,
    sessionId: SessionID ?? 0,
    classIds: ClassIDs ?? [],
  }),
  message: 'applications.setting-saved',
  example: { open: 1, SessionID: 1, ClassIDs: [1] },
});

export const applicationCommands = {
  submitApplication,
  changeApplication,
  setOnlineAdmission,
  switchApplication,
  eraseApplication,
  admitApplicant,
};
