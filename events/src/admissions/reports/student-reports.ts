import { defineReports, power } from '../../kernel/index.ts';
import { studentReportColumns as columns, studentReportDimensions as dimensions } from './columns.ts';
import { studentReportFilters as filters, studentReportPlaces } from './filters.ts';

const PLACE = ['SessionID', 'ClassID', 'SubClassID'] as const;
const KIND = ['gender', 'NewOldId', 'ResidentialStatusId', 'is_active', 'IsActive'] as const;
const CODES = ['IdOne', 'IdTwo'] as const;

/** Student reports, by the numbers of the specification. */
export const studentReports = defineReports({
  name: 'StudentReport',
  path: '/api/reports/student_report',
  access: power('student_report', 'view'),
  columns,
  dimensions,
  filters,
  also: studentReportPlaces,
  sources: ['students'],
  reports: [
    {
      id: 1,
      name: { bn: 'ভর্তি রেজিস্টার', en: 'Admission register' },
      asks: [...PLACE, ...KIND, ...CODES],
      size: 'legal-landscape',
      layout: {
        kind: 'register',
        cells: [
          ...(['serial', 'code', 'name', 'father', 'mother', 'birth', 'address', 'mobile'] as const),
          ...(['class', 'residence', 'newOld', 'entryDay'] as const),
        ],
      },
    },
    {
      id: 3,
      name: { bn: 'জামাতভিত্তিক নতুন ও পুরাতনের সংখ্যা', en: 'Class-wise new and old totals' },
      asks: [...PLACE, ...KIND],
      layout: { kind: 'statistics', down: ['class'], across: ['newOld'] },
    },
    {
      id: 4,
      name: { bn: 'সংক্ষিপ্ত তালিকা (দুই কলাম)', en: 'Short list in two columns' },
      asks: [...PLACE, ...KIND],
      layout: { kind: 'register', cells: ['code', 'name', 'father'], by: 'place', lanes: 2 },
    },
    {
      id: 5,
      name: { bn: 'অভিভাবকের মোবাইল তালিকা', en: 'Guardian mobile list' },
      asks: [...PLACE, ...KIND],
      size: 'a4-landscape',
      layout: {
        kind: 'register',
        cells: ['code', 'name', 'class', 'guardian', 'relation', 'mobile', 'relation2', 'mobile2'],
      },
    },
    {
      id: 8,
      name: { bn: 'হাজিরা খাতা (বাংলা)', en: 'Attendance sheet (Bengali)' },
      asks: [...PLACE, 'month', ...KIND],
      size: 'a4-landscape',
      layout: { kind: 'grid', cells: ['code', 'name'], marks: 'days', by: 'place' },
    },
    {
      id: 10,
      name: { bn: 'হাজিরা খাতা (আরবি)', en: 'Attendance sheet (Arabic)', ar: 'كشف الحضور والغياب' },
      asks: [...PLACE, 'month', ...KIND],
      size: 'a4-landscape',
      language: 'ar',
      layout: { kind: 'grid', cells: ['code', 'name'], marks: 'days', by: 'place' },
    },
    {
      id: 13,
      name: { bn: 'শিক্ষার্থী পরিসংখ্যান', en: 'Student statistics' },
      asks: [...PLACE, ...KIND],
      size: 'a4-landscape',
      layout: { kind: 'statistics', down: ['class', 'gender'], across: ['residence', 'newOld'] },
    },
    {
      id: 20,
      name: { bn: 'আর্থিক অবস্থাভিত্তিক পরিসংখ্যান', en: 'Statistics by financial status' },
      asks: [...PLACE, ...KIND],
      layout: { kind: 'statistics', down: ['class'], across: ['financial'] },
    },
  ],
});
