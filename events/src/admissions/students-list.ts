import * as z from 'zod';
import { column, defineList, fields, power } from '../kernel/index.ts';
import { personAnswer } from '../people/answers.ts';
import { namesAnswer } from '../people/one-person/names.ts';
import { FINANCIAL_STATUS_NAMES, RESIDENCE_NAMES } from '../settings/constants.ts';
import { LEAVING_KINDS, STANDING_STATES } from './standing/kinds.ts';
import { studentColumns } from './student-columns.ts';

/** AdmissionStatus, of all that was charged to the admission in its session, whatever it is for: nothing paid yet, all paid, nothing to pay, something is left; nothing was charged. */
export const ADMISSION_STATES = {
  0: { word: 'pending', color: 'red' },
  1: { word: 'settled', color: 'green' },
  2: { word: 'free', color: 'blue' },
  3: { word: 'due', color: 'yellow' },
  4: { word: 'nothingCharged' },
} as const;

export const studentFilters = {
  search: fields.optionalText(100),
  SessionID: fields.optionalId(),
  ClassID: fields.optionalId(),
  SubClassID: fields.optionalId(),
  NewOldId: fields.optionalInteger(1, 3),
  GenderID: fields.optionalInteger(0, 3),
  ResidentialStatusId: fields.optionalInteger(1, 4),
  SFTID: fields.optionalInteger(1, 5),
  /** 1 who is there, 0 who has left, 2 both. */
  is_active: fields.optionalInteger(0, 2),
};

/** What there is to tell of those who wait. */
export const WAITING_COLUMNS = ['UserCode', 'StudentName', 'FatherName', 'Mobile1', 'CreateAt'] as const;

const id = z.int().optional();
const name = z.string().optional();
const { UserCode, ClassName, SubClass, SessionName, Mobile1, ...named } = studentColumns;

/** সকল শিক্ষার্থী: each in one admission; with `filter` 2 those who wait for one, whose rows lack all of it. */
export const studentsList = defineList({
  name: 'Students',
  path: '/api/students/view_students',
  access: power('student_admission', 'view'),
  title: 'students',
  needs: ['students'],
  failed: { bn: 'শিক্ষার্থীর তথ্য লোড করা যায়নি', en: 'Failed to load student data' },
  query: { ...studentFilters, filter: fields.optionalInteger(0, 2) },
  columns: {
    UserCode: { ...UserCode, phone: 'side' },
    ...named,
    ClassName: { ...ClassName, absent: true },
    SubClass: { ...SubClass, absent: true },
    SessionName: { ...SessionName, absent: true },
    ResidentialStatusId: column.choice('residence', RESIDENCE_NAMES, { phone: 'hide', absent: true }),
    SFTID: column.choice('financialStatus', FINANCIAL_STATUS_NAMES, { phone: 'hide', absent: true }),
    Mobile1,
    AdmissionStatus: column.badge('feesOfSession', ADMISSION_STATES, { absent: true }),
    is_active: column.badge('standing', STANDING_STATES, { phone: 'hide', absent: true }),
    CreateAt: column.day('registered'),
  },
  carries: {
    ...{
      UserID: z.int(),
      StudentCode: z.string(),
      GenderID: z.int(),
      ...personAnswer,
      ...namesAnswer,
      Photo: z.string().nullable(),
    },
    ...{
      AdmissionID: id,
      AdmissionSerial: id,
      revision: id,
      SessionID: id,
      SessionAction: id,
      ClassID: id,
      SubClassID: id,
    },
    ...{ LeftOn: z.string().nullable().optional(), LeftKind: z.enum(LEAVING_KINDS).nullable().optional() },
    ...{ ResidentialName: name, NewOldId: id, FinancialStatus: name },
  },
  rows: { page: 10, most: 1000 },
  files: true,
});
