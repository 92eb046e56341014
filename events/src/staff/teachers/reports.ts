import { defineReports, filter, power, SAID } from '../../kernel/index.ts';
import { genderFilter } from '../../people/reports/filters.ts';

const designation = { bn: 'পদবি', en: 'Designation' };

/** Reports of who is in service, by the numbers of the specification; 3 is payroll's. */
export const teacherReports = defineReports({
  name: 'TeacherReport',
  path: '/api/reports/teacher_report',
  access: power('teacher_report', 'view'),
  filters: { gender: genderFilter, month: filter.month(SAID.month) },
  sources: ['teachers'],
  needs: ['teachers'],
  dimensions: { designation },
  columns: {
    code: { kind: 'code', said: { bn: 'শিক্ষক কোড', en: 'Teacher code' } },
    name: { kind: 'name', said: SAID.name, share: 1.2 },
    father: { kind: 'name', said: SAID.father },
    designation: { kind: 'words', said: designation, share: 0.8 },
    mobile: { kind: 'code', said: SAID.mobile },
    joined: { kind: 'day', said: { bn: 'যোগদানের তারিখ', en: 'Date of join' } },
    qualification: { kind: 'words', said: { bn: 'শিক্ষাগত যোগ্যতা', en: 'Qualification' } },
    experience: { kind: 'words', said: { bn: 'অভিজ্ঞতা', en: 'Experience' } },
  },
  reports: [
    {
      id: 1,
      name: { bn: 'শিক্ষক ও কর্মচারীর তালিকা', en: 'Staff list' },
      asks: ['gender'],
      size: 'a4-landscape',
      layout: {
        kind: 'register',
        cells: ['code', 'name', 'father', 'designation', 'mobile', 'joined', 'qualification', 'experience'],
      },
    },
    {
      id: 2,
      name: { bn: 'শিক্ষক ও কর্মচারীর হাজিরা খাতা', en: 'Staff attendance sheet' },
      asks: ['month', 'gender'],
      size: 'a4-landscape',
      layout: { kind: 'grid', cells: ['code', 'name'], marks: 'days' },
    },
    {
      id: 4,
      name: { bn: 'পদবিভিত্তিক তালিকা', en: 'List by designation' },
      asks: ['gender'],
      layout: { kind: 'register', cells: ['code', 'name', 'father', 'mobile', 'joined'], by: 'designation' },
    },
  ],
});
