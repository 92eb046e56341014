import type { Report } from '../../kernel/index.ts';
import type { studentReportColumns, studentReportDimensions } from './columns.ts';
import type { studentReportFilters } from './filters.ts';

/** Whose rows the student reports print: admissions by class and place, by code, by merit; subjects of sections. */
export const STUDENT_REPORT_SOURCES = ['students', 'byCode', 'byMerit', 'subjects'] as const;

export type StudentReport = Report<
  keyof typeof studentReportColumns,
  keyof typeof studentReportDimensions,
  keyof typeof studentReportFilters,
  (typeof STUDENT_REPORT_SOURCES)[number]
>;

/** What most of them ask: of which session and class, of what kind, between which codes. */
export const PLACE = ['SessionID', 'ClassID', 'SubClassID'] as const;
export const KIND = ['gender', 'NewOldId', 'ResidentialStatusId', 'is_active', 'IsActive'] as const;
export const CODES = ['IdOne', 'IdTwo'] as const;
