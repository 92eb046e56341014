import { RESIDENCES_SAID } from '../../admissions/reports/filters.ts';
import { defineReports, filter, power, SAID } from '../../kernel/index.ts';
import { MARK_SHEET_SAID as SHEET } from '../papers/said.ts';
import { examReportColumns as columns, examReportDimensions as dimensions } from './columns.ts';

/** `routine_id` of a sheet that says when each paper is sat. */
export const WITH_ROUTINE = 1;

const filters = {
  session_id: filter.session(SAID.session),
  exam_id: filter.exam(SHEET.exam),
  class_id: filter.place(SAID.section),
  residential_id: filter.choice(SAID.residence, RESIDENCES_SAID, [0]),
  routine_id: filter.choice({ bn: 'রুটিন', en: 'Routine' }, [
    { id: WITH_ROUTINE, bn: 'রুটিনসহ', en: 'With the routine' },
    { id: 2, bn: 'রুটিন ছাড়া', en: 'Without the routine' },
  ]),
  color_id: filter.colour(),
  language_id: filter.language(),
};

const EXAM = ['session_id', 'exam_id'] as const;
const ASKED = [...EXAM, 'class_id', 'residential_id', 'language_id'] as const;
const SHEETS = [...EXAM, 'class_id'] as const;
const ROW = ['code', 'name', 'father'] as const;
/** Eight on a sheet. */
const CARD = { kind: 'cards', width: 100, height: 72, scale: 1.2, framed: true } as const;

/** পরীক্ষার প্রতিবেদন: the nine reports of exams, by the numbers of the specification. */
export const examReports = defineReports({
  name: 'ExamReport',
  path: '/api/reports/exam_report',
  access: power('exam_report', 'view'),
  ...{ columns, dimensions, filters },
  ownFilters: ['language_id'],
  sources: ['byCode', 'bySerial', 'cards', 'papers'],
  needs: ['candidates'],
  reports: [
    {
      id: 1,
      name: { bn: 'পরীক্ষার ফি আদায়ের তালিকা', en: 'Fee collection list', ar: 'قائمة رسوم الاختبار' },
      asks: ASKED,
      requires: EXAM,
      layout: { kind: 'register', cells: [...ROW, 'fee', 'paid', 'due'], by: 'section', totals: true },
    },
    {
      id: 2,
      of: 'cards',
      name: { bn: 'প্রবেশপত্র', en: 'Admit card', ar: 'بطاقة دخول الاختبار' },
      asks: [...ASKED, 'color_id'],
      requires: EXAM,
      layout: {
        ...CARD,
        front: {
          ...{ photo: 'photo', heading: 'exam', mark: 'card', badge: 'seat' },
          lines: ['name', 'code', 'section', 'father', 'session'],
        },
      },
    },
    {
      id: 3,
      name: { bn: 'স্বাক্ষরপত্র', en: 'Signature sheet', ar: 'كشف التوقيعات' },
      asks: [...ASKED, 'routine_id'],
      requires: SHEETS,
      size: 'a4-landscape',
      layout: { kind: 'grid', cells: ['code', 'name', 'signature'], marks: 'none' },
    },
    {
      id: 4,
      name: { bn: 'খালি নম্বরপত্র', en: 'Blank mark sheet', ar: 'كشف الدرجات الفارغ' },
      asks: ASKED,
      requires: SHEETS,
      size: 'a4-landscape',
      layout: { kind: 'grid', cells: ['code', 'name', 'written'], marks: 'none' },
    },
    {
      id: 5,
      name: { bn: 'আসন নম্বর', en: 'Seat numbers', ar: 'أرقام الجلوس' },
      asks: [...ASKED, 'color_id'],
      requires: EXAM,
      layout: {
        ...CARD,
        front: { heading: 'exam', badge: 'seat', lines: ['name', 'code', 'section', 'father'] },
      },
    },
    {
      id: 6,
      name: { bn: 'স্বাক্ষরসহ নম্বরপত্র', en: 'Signature with mark sheet', ar: 'كشف التوقيعات والدرجات' },
      asks: ASKED,
      requires: SHEETS,
      size: 'legal-landscape',
      layout: { kind: 'grid', cells: ['code', 'name', 'signature', 'written'], marks: 'none' },
    },
    {
      id: 7,
      name: { bn: 'পরীক্ষার্থীর পরিসংখ্যান', en: 'Statistics of examinees', ar: 'إحصاء الطلاب' },
      asks: ASKED,
      requires: EXAM,
      layout: { kind: 'statistics', down: ['section'], across: ['gender', 'residence'] },
    },
    {
      id: 8,
      of: 'bySerial',
      name: { bn: 'ভর্তি ক্রমিকে নম্বরপত্র', en: 'Mark sheet in admission serial', ar: 'كشف الدرجات' },
      asks: ASKED,
      requires: SHEETS,
      size: 'a4-landscape',
      layout: { kind: 'grid', cells: ['serial', 'code', 'name', 'written'], marks: 'none' },
    },
    {
      id: 9,
      of: 'papers',
      name: { bn: 'খাতার প্যাকেটের মলাট', en: 'Mark sheet packet cover', ar: 'غلاف ظرف الأوراق' },
      asks: ASKED,
      requires: SHEETS,
      layout: {
        kind: 'sheet',
        parts: [
          {
            lines: [
              ['exam', 'session'],
              ['section', 'subject'],
              ['day', 'time'],
              ['room', 'invigilator'],
              ['top', 'candidates'],
              ['present', 'absent'],
              ['examiner'],
            ],
          },
        ],
      },
    },
  ],
});
