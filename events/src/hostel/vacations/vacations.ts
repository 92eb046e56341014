import * as z from 'zod';
import {
  defineCommand,
  defineEntry,
  defineEvent,
  field,
  fields,
  further,
  type OfStudent,
  power,
  stored,
  word,
} from '../../kernel/index.ts';
import { RELATION_NAMES } from '../../settings/constants.ts';
import { vacationTypes } from '../vacation-types.ts';
import { type Moment, momentAt } from './clock-time.ts';

const id = stored.storedId;
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const missing = { bn: 'তারিখ লিখুন', en: 'Date Required' };
const path = '/api/students/student_vacation';

/** Who goes, why and with whom, and between which moments of the house's own clock. */
export interface AskedVacation {
  readonly typeId: number;
  /** Who fetches him: one of the relations, 1 to 8. */
  readonly relation: number;
  readonly from: Moment;
  readonly to: Moment;
}

export interface Vacation extends AskedVacation, OfStudent {
  /** The day it was written on. */
  readonly on: string;
  /** Why, in a note of its own: it is personal. */
  readonly noteId: number | null;
  /** Which of this student's vacations it is, counted from 1. */
  readonly holidayNo: number;
  /** When he came back; null while he has not. */
  readonly returned: Moment | null;
}

/** He is back. */
export const VacationEnded = defineEvent(
  'VacationEnded',
  z.object({ vacationId: id, on: stored.storedDay, userId: id, admissionId: id, at: moment }),
  {
    about: { vacation: 'vacationId', user: 'userId', admission: 'admissionId' },
    history: { bn: 'ছুটি থেকে ফেরা', en: 'Back from vacation' },
  },
);

/** He is back: at an instant, or now. */
export const recordReturn = defineCommand({
  name: 'RecordReturn',
  path: `${path}/:id/return`,
  access: power('gate_pass_leave', 'edit'),
  params: { id: fields.id() },
  body: z.object({ at: fields.optionalInstant() }),
  toCommand: ({ at }, { id: vacationId }) => ({ vacationId, at: at && momentAt(at) }),
  message: 'vacation.returned',
  example: { at: '2026-04-14T04:05:00Z' },
});

/** ছুটি: a student is let go home. */
export const vacations = defineEntry<Vacation, 'vacationId', AskedVacation>({
  noun: 'Vacation',
  code: 'vacation',
  stream: 'vacations',
  power: 'gate_pass_leave',
  path,
  id: 'vacationId',
  fields: {
    VacationID: field.ref('typeId', vacationTypes, word('vacationType')),
    GuardianID: field.choice(
      'relation',
      word('fetchedBy'),
      RELATION_NAMES.map(({ id: value, bn, en }) => ({ value, name: { bn, en } })),
    ),
    VacationDateFrom: field.day('fromDay', word('goesOn'), { asked: true, missing }),
    VacationTimeFrom: field.time('fromTime', word('goesAt'), { asked: true }),
    VacationDateTo: field.day('toDay', word('comesOn'), { asked: true, missing }),
    VacationTimeTo: field.time('toTime', word('comesAt'), { asked: true }),
    Comment: field.text('remark', word('remark'), {
      ...{ asked: true, max: 300, script: 'bn', missing: { bn: 'মন্তব্য লিখুন', en: 'Remark is required' } },
    }),
  },
  asked: ({ fromDay, fromTime, toDay, toTime, ...rest }) => ({
    ...{ ...rest, from: `${fromDay}T${fromTime}`, to: `${toDay}T${toTime}` },
  }),
  holds: { from: moment, to: moment, holidayNo: z.int().min(1).optional() },
  noted: ['remark'],
  begins: { returned: null },
  further: [further(VacationEnded, ({ at }) => ({ returned: at }))],
  steps: {
    write: ['GrantVacation', 'VacationGranted'],
    change: ['ChangeVacation', 'VacationChanged'],
    withdraw: ['RemoveVacation', 'VacationWithdrawn'],
    print: ['RecordGatePass', 'GatePassPrinted'],
  },
  paper: { name: 'GatePassPdf', kind: 'gate-pass' },
  words: {
    bn: {
      one: 'ছুটি',
      paper: 'গেট পাস',
      failed: {
        write: 'ছুটি জমা দেওয়া যায়নি',
        change: 'হালনাগাদ করা যায়নি!',
        withdraw: 'রেকর্ডটি মুছে ফেলা যায়নি।',
      },
    },
    en: {
      one: 'vacation',
      paper: 'gate pass',
      failed: {
        write: 'Failed to submit vacation',
        change: 'Update Failed!',
        withdraw: 'Failed to delete the record.',
      },
    },
  },
  example: {
    ...{ UserID: 1, SessionID: 1, VacationID: 1, GuardianID: 1 },
    ...{ VacationDateFrom: '2026-04-14', VacationTimeFrom: '16:30' },
    ...{ VacationDateTo: '2026-04-17', VacationTimeTo: '6:00 PM' },
    Comment: 'বোনের বিবাহ',
  },
});
