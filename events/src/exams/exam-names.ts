import { ARABIC, ENGLISH } from '../academics/index.ts';
import { defineRegister, field, type Names } from '../kernel/index.ts';

/** পরীক্ষার নাম: half-yearly, yearly … of any session. */
export interface ExamName {
  readonly name: Names;
}

export const examNames = defineRegister<ExamName>()({
  noun: 'ExamName',
  stream: 'exams',
  power: 'exam_name',
  path: '/api/exam/names',
  also: ['/api/students/get_exam_names'],
  idInBody: 'ID',
  id: 'ExamID',
  fields: {
    ExamName: field.text(
      'name.bn',
      { bn: 'পরীক্ষার নাম', en: 'Exam name' },
      { missing: { bn: 'পরীক্ষার নাম লিখুন', en: 'Exam Name is required' } },
    ),
    ExamEngName: field.text('name.en', ENGLISH),
    ExamAraName: field.text('name.ar', ARABIC),
  },
  unique: ['name.bn'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'পরীক্ষার নাম',
      many: 'পরীক্ষার নাম',
      purpose: 'পরীক্ষার ফি, প্রবেশপত্র ও ফলাফলের আগে অন্তত একটি পরীক্ষার নাম লাগে।',
    },
    en: {
      one: 'exam name',
      many: 'Exam names',
      purpose: 'Exam fees, admit cards and results need at least one exam name.',
    },
  },
});
