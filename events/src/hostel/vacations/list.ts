import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { RELATION_NAMES } from '../../settings/constants.ts';

const access = power('gate_pass_leave', 'view');

/** 1 he has not gone yet, 2 he is out, 3 he should be back, 4 he is back. */
export const VACATION = { ahead: 1, out: 2, late: 3, back: 4 } as const;
export type VacationState = (typeof VACATION)[keyof typeof VACATION];

export const VACATION_STATES = {
  1: { word: 'vacationAhead' },
  2: { word: 'vacationOut', color: 'blue' },
  3: { word: 'vacationLate', color: 'red' },
  4: { word: 'vacationBack', color: 'green' },
} as const;

const { UserCode, StudentName, FatherName, ClassName, Mobile1 } = studentColumns;
const text = z.string();
const id = z.int();

/** ছুটির তালিকা: who is let out, until when, who is out now and who is late. */
export const vacationsList = defineList({
  name: 'Vacations',
  path: '/api/students/get_vacation_list',
  access,
  title: 'vacations',
  needs: ['students'],
  failed: { bn: 'শিক্ষার্থীর ছুটির তালিকা লোড করা যায়নি', en: 'Failed to load student vacation list' },
  query: {
    search: fields.optionalText(100),
    SessionID: fields.optionalId(),
    ClassID: fields.optionalId(),
    SubClassID: fields.optionalId(),
    UserID: fields.optionalId(),
    /** `out`: gone and not back, the late ones with them; `late`: of those who should be back. */
    state: fields.word(['out', 'late'], undefined),
  },
  columns: {
    UserCode,
    StudentName: { ...StudentName, share: 1.6 },
    FatherName: { ...FatherName, only: 'files' },
    ClassName,
    Mobile1: { ...Mobile1, only: 'files' },
    VacationList: column.text('vacationType', { phone: 'line', share: 0.7 }),
    GuardianID: column.choice('fetchedBy', RELATION_NAMES, { only: 'files' }),
    VacationDateFrom: column.day('goesOn', { phone: 'line' }),
    VacationTimeFrom: column.clock('goesAt', { only: 'files' }),
    VacationDateTo: column.day('comesOn', { phone: 'line', strong: true }),
    VacationTimeTo: column.clock('comesAt', { phone: 'line' }),
    Days: column.count('vacationDays', { phone: 'line' }),
    UserHolidayNo: column.number('holidayNo', { phone: 'hide', only: 'files' }),
    Comment: column.text('remark', { only: 'files' }),
    state: column.badge('state', VACATION_STATES, { phone: 'side' }),
  },
  carries: {
    ...{ ID: id, VacationID: id, UserID: id, AdmissionID: id, SessionID: id, ClassID: id },
    CreateAt: text,
    /** What a change names as seen. */
    revision: id,
    User: z.strictObject({ UserName: text, FatherName: text, UserCode: text }),
    AcademicClass: z.strictObject({ ClassName: text }),
    VacationType: z.strictObject({ VacationList: text }),
    /** When he came back, `YYYY-MM-DDTHH:mm`; null while he has not. */
    returnedAt: text.nullable(),
    printed: z.int(),
  },
  order: '-VacationDateFrom',
  rows: { page: 10, most: 1000 },
  files: true,
});
