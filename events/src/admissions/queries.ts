import { defineQuery, fields, power, signedIn } from '../kernel/index.ts';
import { studentFilters, studentsList } from './students-list.ts';

const view = power('student_admission', 'view');
export const admissionQueries = {
  ...studentsList.endpoints,
  searchStudents: defineQuery({
    name: 'SearchStudents',
    path: '/api/students/search_student',
    access: view,
    query: studentFilters,
  }),
  student: defineQuery({
    name: 'Student',
    path: '/api/students/view_single_student',
    access: view,
    query: { id: fields.id() },
  }),
  studentsByClass: defineQuery({
    name: 'StudentsByClass',
    path: '/api/users/student_by_class',
    access: signedIn,
  }),
  studentsBySession: defineQuery({
    name: 'StudentsBySession',
    path: '/api/users/student_by_session',
    access: signedIn,
  }),
};
