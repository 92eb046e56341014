import { ARABIC, ENGLISH } from '../academics/index.ts';
import { defineRegister, field, type Names } from '../kernel/index.ts';
import { boardNames } from './board-names.ts';

/** মারহালা: the stages of qawmi learning that boards examine. Append only: a number is stored in events. */
export const MARHALAS = [
  { value: 1, name: { bn: 'তাকমীল', en: 'Takmil' } },
  { value: 2, name: { bn: 'ফযীলত', en: 'Fazilat' } },
  { value: 3, name: { bn: 'সানাবিয়া উলইয়া', en: 'Sanabiya Ulya' } },
  { value: 4, name: { bn: 'সানাবিয়া আম্মাহ', en: 'Sanabiya Ammah' } },
  { value: 5, name: { bn: 'মুতাওয়াসসিতাহ', en: 'Mutawassitah' } },
  { value: 6, name: { bn: 'ইবতিদাইয়্যাহ', en: 'Ibtidaiyyah' } },
  { value: 7, name: { bn: 'হিফজুল কুরআন', en: 'Hifzul Quran' } },
  { value: 8, name: { bn: 'তাজবীদ ও কিরাআত', en: 'Tajwid and Qiraat' } },
] as const;

/** বোর্ডের পরীক্ষা: what a board examines at a stage, of any session. */
export interface BoardExam {
  readonly boardId: number;
  readonly marhala: number;
  readonly name: Names;
}

export const boardExams = defineRegister<BoardExam>()({
  noun: 'BoardExam',
  stream: 'boards',
  power: 'board_exam',
  path: '/api/board_exam/exam_names',
  id: 'ExamNameID',
  page: 5,
  fields: {
    BoardID: field.ref('boardId', boardNames, { bn: 'বোর্ড', en: 'Board' }, { filter: true, repeats: true }),
    Marhala: field.choice('marhala', { bn: 'মারহালা', en: 'Marhala' }, MARHALAS),
    BoardExamName: field.text(
      'name.bn',
      { bn: 'বোর্ড পরীক্ষার নাম', en: 'Board exam name' },
      { missing: { bn: 'বোর্ড পরীক্ষার নাম লিখুন', en: 'Board exam name is required' } },
    ),
    EngBoardExamName: field.text('name.en', ENGLISH),
    AraBoardExamName: field.text('name.ar', ARABIC),
  },
  unique: ['boardId', 'name.bn'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'বোর্ড পরীক্ষা',
      many: 'বোর্ড পরীক্ষার নাম',
      purpose: 'কোন বোর্ড কোন মারহালার কোন পরীক্ষা নেয়। ফি নির্ধারণ ও নিবন্ধনের আগে লাগে।',
    },
    en: {
      one: 'board exam',
      many: 'Board exam names',
      purpose: 'Which board holds which exam of which marhala. Fees and registrations need them.',
    },
  },
});
