import { defineRegister, field, type Names } from '../kernel/index.ts';
import { ARABIC, ENGLISH, sections } from './registers.ts';

/** বিষয় (কিতাব), taught and examined in one section. */
export interface Subject {
  readonly sectionId: number;
  readonly name: Names;
}

export const subjects = defineRegister<Subject>()({
  noun: 'Subject',
  stream: 'academics',
  power: 'kitab_entry',
  path: '/api/academic/academic_subjects',
  id: 'SubjectID',
  serial: 'SubSerial',
  page: 10,
  fields: {
    SubClassID: field.ref(
      'sectionId',
      sections,
      { bn: 'জামাত ও শাখা', en: 'Class and section' },
      { filter: true, repeats: true, missing: { bn: 'জামাত ও শাখা বেছে নিন', en: 'Class group is required' } },
    ),
    SubjectName: field.text(
      'name.bn',
      { bn: 'বিষয়ের নাম', en: 'Subject name' },
      { missing: { bn: 'বিষয়ের নাম লিখুন', en: 'Subject Name is required' } },
    ),
    EngSubjectName: field.text('name.en', ENGLISH),
    ArabicSubject: field.text('name.ar', ARABIC),
  },
  unique: ['sectionId', 'name.bn'],
  within: 'sectionId',
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'বিষয়',
      many: 'বিষয় তালিকা',
      purpose: 'প্রত্যেক শাখার কিতাবগুলো যে ক্রমে লিখবেন, পরীক্ষা ও ফলাফলে সেই ক্রমে থাকবে।',
    },
    en: {
      one: 'subject',
      many: 'Subjects',
      purpose: 'The books of each section; exams and results keep the order in which you write them.',
    },
  },
});
