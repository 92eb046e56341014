import { defineReports, power } from '../../kernel/index.ts';
import { resultReportColumns as columns, resultReportDimensions as dimensions } from './columns.ts';
import { resultReportFilters as filters } from './filters.ts';

const EXAM = ['session_id', 'exam_id'] as const;
const WRITTEN = ['language_id', 'paper_id'] as const;
const PUBLISHED = ['published'] as const;
const access = power('result_report', 'view');
const shared = { access, needs: PUBLISHED, columns, dimensions, filters, ownFilters: WRITTEN };
const ROW = ['place', 'code', 'name', 'father'] as const;
const FIGURES = ['total', 'mean', 'division'] as const;

/** মেধা তালিকা: who has a place in his section, his class, or among those of his gender. */
export const meritLists = defineReports({
  ...shared,
  name: 'MeritList',
  path: '/api/result/merit_list',
  sources: ['inSection', 'inClass', 'byGender'],
  reports: [
    {
      id: 1,
      name: { bn: 'শাখার মেধা তালিকা', en: 'Merit list of a section', ar: 'قائمة المتفوقين' },
      asks: [...EXAM, 'class_id', ...WRITTEN],
      requires: EXAM,
      layout: { kind: 'register', cells: [...ROW, ...FIGURES], by: 'section' },
    },
    {
      id: 2,
      of: 'inClass',
      name: { bn: 'জামাতের মেধা তালিকা', en: 'Merit list of a class', ar: 'قائمة المتفوقين في الصف' },
      asks: [...EXAM, 'ClassID', ...WRITTEN],
      requires: [...EXAM, 'ClassID'],
      layout: { kind: 'register', cells: [...ROW, 'section', ...FIGURES] },
    },
    {
      id: 3,
      of: 'byGender',
      name: { bn: 'ছাত্র ও ছাত্রীর মেধা তালিকা', en: 'Merit list by gender', ar: 'قائمة المتفوقين حسب الجنس' },
      asks: [...EXAM, 'class_id', 'gender', ...WRITTEN],
      requires: [...EXAM, 'class_id'],
      layout: { kind: 'register', cells: [...ROW, ...FIGURES], by: 'gender' },
    },
  ],
});

/** বিভাগওয়ারি ফলাফল: how many of each section are in each division. */
export const gradeList = defineReports({
  ...shared,
  name: 'GradeList',
  path: '/api/result/grade_list',
  sources: ['everybody'],
  reports: [
    {
      id: 1,
      name: { bn: 'বিভাগভিত্তিক পরিসংখ্যান', en: 'Statistics by division', ar: 'إحصاء التقديرات' },
      asks: [...EXAM, 'class_id', ...WRITTEN],
      requires: EXAM,
      layout: { kind: 'statistics', down: ['section'], across: ['division'] },
    },
  ],
});
