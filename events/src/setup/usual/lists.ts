import { examNames } from '../../exams/index.ts';
import { vacationTypes } from '../../hostel/index.ts';
import type { Register } from '../../kernel/index.ts';
import { designations } from '../../staff/index.ts';
import type { UsualRows } from './row.ts';

/** The school's own exams in their order through the year, and the board's. */
export const USUAL_EXAMS = [
  { ExamName: 'প্রথম সাময়িক', ExamEngName: 'First Term', ExamAraName: 'الاختبار الأول' },
  { ExamName: 'দ্বিতীয় সাময়িক', ExamEngName: 'Second Term', ExamAraName: 'الاختبار الثاني' },
  { ExamName: 'বার্ষিক', ExamEngName: 'Annual', ExamAraName: 'الاختبار السنوي' },
  { ExamName: 'বেফাক কেন্দ্রীয়', ExamEngName: 'Befaq Central', ExamAraName: 'الاختبار المركزي' },
] as const;

/** From the head of the house down. */
export const USUAL_DESIGNATIONS = [
  { Designation: 'মুহতামিম', EngDesignation: 'Principal' },
  { Designation: 'নাযেমে তালিমাত', EngDesignation: 'Head of studies' },
  { Designation: 'নাযেমে দারুল ইকামা', EngDesignation: 'Head of the hostel' },
  { Designation: 'হিসাবরক্ষক', EngDesignation: 'Accountant' },
  { Designation: 'মুহাদ্দিস', EngDesignation: 'Teacher of Hadith' },
  { Designation: 'মুদাররিস', EngDesignation: 'Teacher' },
] as const;

export const USUAL_VACATIONS = [
  { VacationList: 'সাধারণ ছুটি', EngVacationList: 'Ordinary leave' },
  { VacationList: 'অসুস্থতা', EngVacationList: 'Illness' },
  { VacationList: 'ঈদের ছুটি', EngVacationList: 'Eid' },
] as const;

type Part = Pick<UsualRows, 'part' | 'name'>;

const listOf = (
  register: unknown,
  part: Part,
  all: readonly Readonly<Record<string, string>>[],
): UsualRows => ({
  ...part,
  registers: [register as Register],
  rows: () => all.map((fields, index) => ({ register: register as Register, key: `${index}`, fields })),
});

export const usualExams = listOf(
  examNames,
  { part: 'exams', name: { bn: 'পরীক্ষার নাম', en: 'Exam names' } },
  USUAL_EXAMS,
);
export const usualDesignations = listOf(
  designations,
  { part: 'designations', name: { bn: 'পদবি', en: 'Designations' } },
  USUAL_DESIGNATIONS,
);
export const usualVacations = listOf(
  vacationTypes,
  { part: 'vacations', name: { bn: 'ছুটির ধরন', en: 'Vacation types' } },
  USUAL_VACATIONS,
);
