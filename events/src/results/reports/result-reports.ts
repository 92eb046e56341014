import { defineReports, power, type Report } from '../../kernel/index.ts';
import { resultReportColumns as columns, resultReportDimensions as dimensions } from './columns.ts';
import { resultReportFilters as filters } from './filters.ts';

const SHEET = ['session_id', 'exam_id', 'class_id'] as const;
const WRITTEN = ['language_id', 'paper_id'] as const;
const OF_A_SHEET = { requires: SHEET, signs: ['preparer', 'principal'] } as const;
const FIGURES = ['marks', 'total', 'mean', 'division'] as const;
const FORM = {
  kind: 'sheet',
  photo: 'photo',
  parts: [
    {
      title: { bn: 'শিক্ষার্থী', en: 'Student', ar: 'الطالب' },
      lines: [['name'], ['father'], ['mother'], ['code', 'birth'], ['mobile', 'residence']],
    },
    { lines: [['address']] },
    {
      title: { bn: 'ফলাফল', en: 'Result', ar: 'النتيجة' },
      lines: [['exam', 'session'], ['section'], ['papers'], ['total', 'mean'], ['division', 'place']],
    },
  ],
} as const;

type Made = Report<
  keyof typeof columns,
  keyof typeof dimensions,
  keyof typeof filters,
  'byCode' | 'byDivision' | 'byMerit'
>;

const tabulation = (id: number, size: 'a4' | 'legal', name: Made['name']): Made => ({
  ...{ id, size, name, of: 'byCode', ...OF_A_SHEET },
  asks: [...SHEET, 'residential_id', 'optional_id', ...WRITTEN],
  layout: { kind: 'register', cells: ['code', 'name', ...FIGURES, 'place'] },
});

const form = (id: number, size: 'a4' | 'legal', name: Made['name']): Made => ({
  ...{ id, size, name, of: 'byCode', ...OF_A_SHEET },
  asks: [...SHEET, 'residential_id', 'language_id'],
  layout: FORM,
});

const reports: readonly Made[] = [
  tabulation(1, 'a4', { bn: 'ফলাফল তালিকা, দাখেলা অনুসারে', en: 'Tabulation by code', ar: 'كشف النتائج' }),
  tabulation(2, 'legal', {
    ...{ bn: 'ফলাফল তালিকা, লিগ্যাল কাগজ', en: 'Tabulation, legal sheet', ar: 'كشف النتائج' },
  }),
  {
    ...{ id: 3, of: 'byDivision', ...OF_A_SHEET },
    name: { bn: 'বিভাগ অনুসারে ফলাফল', en: 'Results by division', ar: 'النتائج حسب التقدير' },
    asks: [...SHEET, 'residential_id', 'optional_id', ...WRITTEN],
    layout: {
      kind: 'register',
      cells: ['code', 'name', 'marks', 'total', 'mean', 'place'],
      by: 'division',
    },
  },
  {
    ...{ id: 4, of: 'byMerit', ...OF_A_SHEET },
    name: { bn: 'মেধাক্রম অনুসারে ফলাফল', en: 'Results in order of merit', ar: 'النتائج حسب الترتيب' },
    asks: [...SHEET, 'residential_id', 'optional_id', ...WRITTEN],
    layout: { kind: 'register', cells: ['place', 'code', 'name', ...FIGURES] },
  },
  form(5, 'a4', { bn: 'ভর্তি ফরমে ফলাফল', en: 'Result in admission form', ar: 'استمارة النتيجة' }),
  form(6, 'legal', {
    ...{ bn: 'ভর্তি ফরমে ফলাফল, লিগ্যাল কাগজ', en: 'Result in admission form, legal sheet' },
    ar: 'استمارة النتيجة',
  }),
  {
    ...{ id: 7, of: 'byMerit', size: 'a4-landscape', ...OF_A_SHEET },
    name: { bn: 'মেধাক্রম অনুসারে হাজিরা খাতা', en: 'Attendance sheet by merit', ar: 'كشف الحضور' },
    asks: [...SHEET, 'month', 'residential_id', 'language_id'],
    layout: { kind: 'grid', cells: ['place', 'code', 'name'], marks: 'days' },
  },
];

const family = (name: string, path: string) =>
  defineReports({
    ...{ name, path, columns, dimensions, filters, reports },
    access: power('result_report', 'view'),
    ownFilters: WRITTEN,
    sources: ['byCode', 'byDivision', 'byMerit'],
    needs: ['published'],
  });

/** ফলাফল প্রতিবেদন: the seven reports of results, by the numbers of the specification. */
export const resultReports = family('ResultReport', '/api/reports/result_report');
/** The same where the specification has them beside the results. */
export const resultReportsOfResults = family('ResultReportOfResults', '/api/result/report');
