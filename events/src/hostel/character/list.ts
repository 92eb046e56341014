import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../../kernel/index.ts';

const access = power('character_report', 'view');
const { StudentName, FatherName, ClassName, UserCode } = studentColumns;
const id = z.int();

/** আখলাক প্রতিবেদন: what the hostel has written of its students, the newest day first. */
export const characterList = defineList({
  name: 'CharacterReports',
  path: '/api/students/get_studentreports',
  access,
  title: 'characterReports',
  needs: ['students'],
  failed: { bn: 'রিপোর্ট লোড করা যায়নি', en: 'Failed to load reports' },
  query: {
    search: fields.optionalText(100),
    userCode: fields.optionalText(12),
    UserID: fields.optionalId(),
    classID: fields.optionalId(),
    SubClassID: fields.optionalId(),
    SessionID: fields.optionalId(),
  },
  columns: {
    StudentCode: UserCode,
    StudentName: { ...StudentName, share: 1.3 },
    FatherName: { ...FatherName, only: 'files' },
    ClassName,
    SessionName: column.text('session', { only: 'sheets' }),
    CreateDate: column.day('day', { phone: 'line' }),
    ReportCet: column.text('reportVariant', { phone: 'line', share: 0.8 }),
    ReportType: column.text('reportType', { phone: 'side', share: 0.8 }),
    Remark: column.text('remark', { phone: 'line', share: 1.4 }),
  },
  carries: {
    ...{ SRID: id, UserID: id, AdmissionID: id, SessionID: id, SubClassID: id },
    ...{ ReportCetID: id, ReportTypID: id, printed: id, revision: id },
  },
  order: '-CreateDate',
  rows: { page: 10, most: 1000 },
  files: true,
});
