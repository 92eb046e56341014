import * as z from 'zod';
import { studentColumns } from '../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../kernel/index.ts';

const { UserCode, StudentName, FatherName, ClassName } = studentColumns;
const id = z.int();

/** বোর্ডের পরীক্ষার্থী: who is registered for which exam of a board, as boards want it. */
export const boardRegistrationsList = defineList({
  name: 'BoardRegistrations',
  path: '/api/board_exam/registrations',
  access: power('board_exam', 'view'),
  title: 'boardRegistrations',
  needs: ['boardExams', 'students'],
  failed: { bn: 'বোর্ডের নিবন্ধন লোড করা যায়নি', en: 'Failed to load board registrations' },
  query: {
    search: fields.optionalText(100),
    SessionID: fields.optionalId(),
    UserID: fields.optionalId(),
    ExamNameID: fields.optionalId(),
    CenterID: fields.optionalId(),
  },
  columns: {
    BoardRoll: column.text('boardRoll', { phone: 'side', strong: true }),
    RegistrationNo: column.text('boardRegistrationNo', { phone: 'line' }),
    UserCode,
    StudentName: { ...StudentName, share: 1.3 },
    FatherName,
    ClassName: { ...ClassName, only: 'files' },
    BoardExamName: column.text('boardExam', { phone: 'line', share: 1.2 }),
    CenterName: column.text('boardCenter', { phone: 'line' }),
    CreateDate: column.day('day', { only: 'files' }),
  },
  carries: {
    ...{ RegistrationID: id, UserID: id, AdmissionID: id, SessionID: id, ExamNameID: id, CenterID: id },
    ...{ printed: id, revision: id },
  },
  order: 'BoardRoll',
  rows: { page: 50, most: 1000 },
  files: true,
});
