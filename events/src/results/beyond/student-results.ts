import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';

/** শিক্ষার্থীর ফলাফল: everything that is published of one student, the latest session first. */
export const studentResults = defineList({
  name: 'StudentResults',
  path: '/api/result/student_results',
  access: power('marksheet', 'view'),
  title: 'studentResults',
  needs: ['published'],
  query: { user_id: fields.id() },
  columns: {
    ExamName: column.text('exam', { phone: 'title', strong: true }),
    SessionName: column.text('session', { phone: 'beside', whole: true }),
    SubClass: column.text('section', { phone: 'beside' }),
    Total: column.text('resultTotal', { phone: 'line', whole: true, sort: false }),
    Marks: column.text('totalMark', { only: 'sheets', figure: {} }),
    Mean: column.text('resultMean', { phone: 'line', whole: true, sort: false, figure: { decimals: 2 } }),
    Division: column.text('resultDivision', { phone: 'side', whole: true }),
    Place: column.number('resultPlace', { phone: 'line', absent: true }),
  },
  carries: {
    ...{ SessionID: z.int(), ExamID: z.int(), SubClassID: z.int(), UserID: z.int(), version: z.int() },
  },
  files: true,
});
