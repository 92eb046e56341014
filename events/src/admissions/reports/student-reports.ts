import { defineReports, power } from '../../kernel/index.ts';
import { attendanceSheets } from './attendance.ts';
import { studentReportColumns as columns, studentReportDimensions as dimensions } from './columns.ts';
import { studentReportFilters as filters } from './filters.ts';
import { studentRegisters } from './registers.ts';
import { studentSheets } from './sheets.ts';
import { KIND, PLACE, type StudentReport, STUDENT_REPORT_SOURCES as sources } from './sources.ts';

const ASKS = [...PLACE, ...KIND] as const;

const statistics: readonly StudentReport[] = [
  {
    id: 3,
    name: { bn: 'জামাতভিত্তিক নতুন ও পুরাতনের সংখ্যা', en: 'Class-wise new and old totals' },
    asks: ASKS,
    layout: { kind: 'statistics', down: ['class'], across: ['newOld'] },
  },
  {
    id: 13,
    name: { bn: 'শিক্ষার্থী পরিসংখ্যান', en: 'Student statistics' },
    asks: ASKS,
    size: 'a4-landscape',
    layout: { kind: 'statistics', down: ['class', 'gender'], across: ['residence', 'newOld'] },
  },
  {
    id: 20,
    name: { bn: 'আর্থিক অবস্থাভিত্তিক পরিসংখ্যান', en: 'Statistics by financial status' },
    asks: ASKS,
    layout: { kind: 'statistics', down: ['class'], across: ['financial'] },
  },
];

/** Student reports, by the numbers of the specification. */
export const studentReports = defineReports({
  name: 'StudentReport',
  path: '/api/reports/student_report',
  access: power('student_report', 'view'),
  ...{ columns, dimensions, filters, sources },
  needs: ['students'],
  otherNeeds: { subjects: ['subjects'] },
  reports: [...studentRegisters, ...attendanceSheets, ...studentSheets, ...statistics].sort(
    (one, other) => one.id - other.id,
  ),
});
