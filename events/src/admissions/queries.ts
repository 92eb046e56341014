import { defineQuery, fields, power, signedIn } from '../kernel/index.ts';

const view = power('student_admission', 'view');
const filters = {
  search: fields.optionalText(100),
  SessionID: fields.optionalId(),
  ClassID: fields.optionalId(),
  SubClassID: fields.optionalId(),
  NewOldId: fields.optionalInteger(1, 3),
  GenderID: fields.optionalInteger(0, 3),
  ResidentialStatusId: fields.optionalInteger(1, 4),
};

export const admissionQueries = {
  students: defineQuery({
    name: 'Students',
    path: '/api/students/view_students',
    access: view,
    query: {
      ...filters,
      filter: fields.optionalInteger(0, 2),
      page: fields.optionalInteger(1, 1_000_000),
      limit: fields.optionalInteger(1, 1000),
    },
  }),
  searchStudents: defineQuery({
    name: 'SearchStudents',
    path: '/api/students/search_student',
    access: view,
    query: filters,
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
