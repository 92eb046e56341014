import { sections, sessions, subjects } from '../../academics/index.ts';
import { answers, defineQuery, defineRegister, field, power } from '../../kernel/index.ts';
import { examNames } from '../exam-names.ts';
import { examRooms } from './rooms.ts';

/** Whoever may watch over an exam: the teachers, by name. */
export const invigilators = defineQuery({
  name: 'Invigilators',
  path: '/api/exam/invigilators',
  access: power('routine_with_signature', 'view'),
  answer: () =>
    answers.listed({
      ...{ UserID: answers.cell.number(), UserCode: answers.cell.code(), UserName: answers.cell.name() },
    }),
});

/** রুটিন: one paper of a section, when and where it is sat, and who watches over it. */
export interface RoutineRow {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionId: number;
  readonly subjectId: number;
  readonly day: string;
  /** Of the house's own clock, `HH:mm`; the end is free for the next one. */
  readonly from: string;
  readonly to: string;
  readonly roomId: number;
  /** A teacher’s UserID; null while nobody is named. */
  readonly invigilatorId: number | null;
}

export const examRoutine = defineRegister<RoutineRow>()({
  noun: 'RoutineRow',
  stream: 'exams',
  power: 'routine_with_signature',
  path: '/api/exam/routine',
  id: 'ID',
  fields: {
    SessionID: field.ref(
      'sessionId',
      sessions,
      { bn: 'শিক্ষাবর্ষ', en: 'Session' },
      { filter: true, fixed: true, aside: true, repeats: true },
    ),
    ExamID: field.ref(
      'examId',
      examNames,
      { bn: 'পরীক্ষা', en: 'Exam' },
      { filter: true, fixed: true, repeats: true },
    ),
    Day: field.day('day', { bn: 'তারিখ', en: 'Date' }, { repeats: true }),
    TimeFrom: field.time('from', { bn: 'শুরু', en: 'From' }, { repeats: true }),
    TimeTo: field.time('to', { bn: 'শেষ', en: 'To' }, { repeats: true }),
    SubClassID: field.ref(
      'sectionId',
      sections,
      { bn: 'জামাত ও শাখা', en: 'Class and section' },
      { filter: true, fixed: true, aside: true, parts: true, repeats: true },
    ),
    SubjectID: field.ref('subjectId', subjects, { bn: 'বিষয়', en: 'Subject' }, { holds: 'standing' }),
    RoomID: field.ref('roomId', examRooms, { bn: 'কক্ষ', en: 'Room' }, { filter: true, repeats: true }),
    InvigilatorID: field.pick(
      'invigilatorId',
      { bn: 'পরিদর্শক', en: 'Invigilator' },
      { list: invigilators, id: 'UserID', name: 'UserName' },
    ),
  },
  unique: ['sessionId', 'examId', 'sectionId', 'subjectId', 'roomId'],
  remove: 'retire',
  codes: { duplicate: 'exams.routine-exists' },
  words: {
    bn: {
      one: 'রুটিনের সারি',
      many: 'পরীক্ষার রুটিন',
      purpose: 'কোন শাখার কোন বিষয়ের পরীক্ষা কবে, কখন ও কোন কক্ষে, তা এখানে লিখুন।',
    },
    en: {
      one: 'row of the routine',
      many: 'Exam routine',
      purpose: 'Say here when and where each section sits each paper.',
    },
  },
});
