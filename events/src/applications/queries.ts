import * as z from 'zod';
import { schoolInPath } from '../institutions/school-in-path.ts';
import { type AnswerTo, answers, anyone, defineQuery, fields, power } from '../kernel/index.ts';
import { personAnswer } from '../people/answers.ts';
import { applicationCodeField } from './code.ts';
import { APPLICATION } from './constants.ts';

const { answered, cell, listed, record } = answers;

/** An application, whole. */
const whole = () => ({
  ...{ UserID: cell.number(), UserCode: cell.code(), UserName: cell.name(), FatherName: cell.name() },
  ...{ GenderID: cell.choice(), Mobile1: cell.mobile(), ...personAnswer },
  Status: cell.oneOf(Object.values(APPLICATION)),
  ...{ SessionID: cell.number(), SessionName: cell.text() },
  ...{ ClassID: cell.number(), ClassName: cell.text() },
  ...{ ResidentialStatusId: cell.choice(), CreateAt: cell.day(), AdmissionID: cell.number().nullable() },
  /** What it said is no more. */
  erased: cell.flag(),
});

/** What is told of an application: its state to everybody, the rest to whoever showed that it is his. */
const shown = () => {
  const { Status, ...rest } = whole();
  return z
    .strictObject(rest)
    .partial()
    .extend({
      ...{ usercode: cell.code(), Status },
      /** Whom to ask, once he is a student. */
      office: record({ name: cell.name(), address: cell.text(), contact: cell.text() }).optional(),
    });
};

const school = '/api/public/result/:id';
const path = `${school}/online_admission`;
const looking = anyone(120);
/** An application is shown to whoever has its signed link or knows four digits of its mobile; to others its state alone. */
const one = {
  id: schoolInPath,
  usercode: applicationCodeField(),
  sig: fields.optionalText(60),
  mobile4: fields.optionalText(4),
};

export const applicationQueries = {
  openClasses: defineQuery({
    name: 'OpenClasses',
    path: `${school}/view_class`,
    access: looking,
    query: { id: schoolInPath },
    answer: () => listed({ ClassID: cell.number(), ClassName: cell.text() }),
  }),
  publicResidences: defineQuery({
    name: 'PublicResidences',
    path: `${school}/residential`,
    access: looking,
    query: { id: schoolInPath },
    answer: () =>
      listed({
        ...{ ResidentialStatusId: cell.number(), ResidentialName: cell.text() },
        EngResidentialName: cell.text(),
      }),
  }),
  onlineAdmission: defineQuery({
    name: 'OnlineAdmission',
    path,
    access: looking,
    query: { id: schoolInPath },
    answer: () =>
      answered(record({ open: cell.flag(), SessionID: cell.number().nullable(), SessionName: cell.text() })),
  }),
  applicationForm: defineQuery({
    name: 'ApplicationForm',
    path: `${path}/:usercode.pdf`,
    access: looking,
    query: one,
  }),
  application: defineQuery({
    name: 'Application',
    path: `${path}/:usercode`,
    access: looking,
    query: one,
    answer: () => answered(shown()),
  }),
  onlineAdmissionSetting: defineQuery({
    name: 'OnlineAdmissionSetting',
    path: '/api/students/online_admission/setting',
    access: power('online_admission', 'view'),
    answer: () =>
      answered(
        record({
          ...{ SessionID: cell.number().nullable(), ClassIDs: z.array(z.int()) },
          revision: cell.number(),
        }),
      ),
  }),
  applicationFile: defineQuery({
    name: 'ApplicationFile',
    path: '/api/students/online_admission/:id.pdf',
    access: power('online_admission', 'view'),
    query: { id: fields.id() },
  }),
  applicant: defineQuery({
    name: 'Applicant',
    path: '/api/students/online_admission/:id',
    access: power('online_admission', 'view'),
    query: { id: fields.id() },
    answer: () => answered(record(whole())),
  }),
};

/** What is told of an application to whoever looks it up. */
export type ShownApplication = AnswerTo<typeof applicationQueries.application>['data'];
