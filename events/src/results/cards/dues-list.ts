import * as z from 'zod';
import { studentColumns } from '../../admissions/student-columns.ts';
import { column, defineList, fields, power } from '../../kernel/index.ts';

const { UserCode, StudentName, FatherName, ClassName, Mobile1 } = studentColumns;
const id = z.int();

/** পরীক্ষার ফি বকেয়া: who takes an exam and owes of its fee. */
export const examDuesList = defineList({
  name: 'ExamDues',
  path: '/api/exam/dues',
  access: power('exam_list_generation', 'view'),
  title: 'examDues',
  needs: ['candidates'],
  query: { SessionID: fields.id(), ExamID: fields.id(), SubClassID: fields.optionalId() },
  columns: {
    UserCode,
    StudentName,
    FatherName,
    ClassName,
    Mobile1,
    fee: column.money('charged', { total: true, phone: 'hide' }),
    paid: column.money('paid', { total: true, phone: 'hide' }),
    due: column.money('due', { total: true, phone: 'side', strong: true }),
  },
  carries: { UserID: id, AdmissionID: id },
  order: 'UserCode',
  files: true,
});
