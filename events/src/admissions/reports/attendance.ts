import { KIND, PLACE, type StudentReport } from './sources.ts';

const size = 'a4-landscape';

/** Sheets to be ticked by hand, one for each section. */
export const attendanceSheets: readonly StudentReport[] = [
  {
    id: 8,
    name: { bn: 'হাজিরা খাতা (বাংলা)', en: 'Attendance sheet (Bengali)' },
    asks: [...PLACE, 'month', ...KIND],
    size,
    layout: { kind: 'grid', cells: ['code', 'name'], marks: 'days', by: 'place' },
  },
  {
    id: 9,
    name: { bn: 'বিষয়ভিত্তিক হাজিরা খাতা', en: 'Attendance sheet by subject' },
    asks: [...PLACE, 'BookLine', ...KIND],
    layout: { kind: 'grid', cells: ['code', 'name'], marks: 'subjects', by: 'place' },
  },
  {
    id: 10,
    name: { bn: 'হাজিরা খাতা (আরবি)', en: 'Attendance sheet (Arabic)', ar: 'كشف الحضور والغياب' },
    asks: [...PLACE, 'month', ...KIND],
    size,
    language: 'ar',
    layout: { kind: 'grid', cells: ['code', 'name'], marks: 'days', by: 'place' },
  },
  {
    id: 11,
    name: {
      bn: 'বিষয়ভিত্তিক হাজিরা খাতা (আরবি)',
      en: 'Attendance sheet by subject (Arabic)',
      ar: 'كشف الحضور حسب المواد',
    },
    asks: [...PLACE, 'BookLine', ...KIND],
    language: 'ar',
    layout: { kind: 'grid', cells: ['code', 'name'], marks: 'subjects', by: 'place' },
  },
  {
    id: 26,
    name: { bn: 'ছবিসহ হাজিরা খাতা', en: 'Attendance sheet with photos' },
    asks: [...PLACE, 'month', ...KIND],
    size: 'legal-landscape',
    layout: { kind: 'grid', cells: ['photo', 'code', 'name'], marks: 'days', by: 'place' },
  },
];
