import { answers, anyPower, defineQuery, fields, power, signedIn } from '../kernel/index.ts';
import { soughtCode } from '../people/index.ts';
import {
  boxedAnswer,
  classCountAnswer,
  oneStudentAnswer,
  registeredAnswer,
  rollAnswer,
  sessionCountAnswer,
  studentAnswer,
  studentNamesAnswer,
} from './answers.ts';
import { studentFilters, studentsList } from './students-list.ts';

const { answered, listed, paged, record } = answers;

const view = power('student_admission', 'view');
export const admissionQueries = {
  /** Students of a session, a section or a search, with what they are called in the three scripts. */
  studentNames: defineQuery({
    name: 'StudentNames',
    path: '/api/students/student_names',
    access: power('english_name_entry', 'view'),
    query: {
      ...{ page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 500) },
      ...{ search: fields.optionalText(100), SessionID: fields.optionalId() },
      ...{ ClassID: fields.optionalId(), SubClassID: fields.optionalId() },
      /** Only those whose name is not there in one of the scripts. */
      missing: fields.word(['english', 'arabic'], undefined),
    },
    answer: () => paged(studentNamesAnswer()),
  }),
  ...studentsList.endpoints,
  searchStudents: defineQuery({
    name: 'SearchStudents',
    path: '/api/students/search_student',
    access: view,
    query: studentFilters,
    answer: () => listed(studentAnswer()),
  }),
  /** For the student box of whoever looks up students for a deed of his alone: a vacation, a certificate, a receipt. */
  studentBox: defineQuery({
    name: 'StudentBox',
    path: '/api/students/student_box',
    access: anyPower(
      view,
      power('student_admission', 'insert'),
      power('user_entry', 'insert'),
      power('online_admission', 'insert'),
      power('gate_pass_leave', 'view'),
      power('certificate', 'view'),
      power('character_report', 'view'),
      power('library', 'view'),
      power('fee_collection', 'view'),
      power('concession', 'view'),
      power('concession', 'insert'),
      power('tamlik', 'view'),
      power('opening_balance', 'view'),
      power('fee_report', 'view'),
    ),
    query: { search: fields.optionalText(100) },
    answer: () => listed(boxedAnswer()),
  }),
  /** Who is in a class, for whoever charges, promotes or moves its students; or one admission, by its id. */
  classRoll: defineQuery({
    name: 'ClassRoll',
    path: '/api/students/class_roll',
    access: anyPower(
      view,
      power('fee_setting', 'view'),
      power('fee_setting', 'edit'),
      power('promotion', 'view'),
      power('student_group_setting', 'edit'),
    ),
    query: {
      ...{ page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 1000) },
      ...{ AdmissionID: fields.optionalId(), SessionID: fields.optionalId(), ClassID: fields.optionalId() },
      ...{ SubClassID: fields.optionalId(), GenderID: fields.optionalInteger(0, 3) },
      is_active: fields.optionalInteger(0, 2),
    },
    answer: () => paged(rollAnswer()),
  }),
  student: defineQuery({
    name: 'Student',
    path: '/api/students/view_single_student',
    access: view,
    query: { id: fields.id() },
    answer: () => answered(record(oneStudentAnswer())),
  }),
  /** Who is registered and admitted to nothing. */
  unadmittedStudents: defineQuery({
    name: 'UnadmittedStudents',
    path: '/api/students/view_useronly_students',
    access: view,
    query: {
      page: fields.optionalInteger(1, 1_000_000),
      limit: fields.optionalInteger(1, 1000),
      search: fields.optionalText(100),
    },
    answer: () => paged(registeredAnswer()),
  }),
  /** By his code: in his latest admission. */
  studentByCode: defineQuery({
    name: 'StudentByCode',
    path: '/api/students/view_single_student_withcode',
    access: view,
    query: { id: soughtCode },
    answer: () => answered(record(studentAnswer())),
  }),
  studentOfSession: defineQuery({
    name: 'StudentOfSession',
    path: '/api/students/view_single_student_withcode_and_session',
    access: view,
    query: { id: soughtCode, sessionId: fields.id() },
    answer: () => answered(record(studentAnswer())),
  }),
  studentsByClass: defineQuery({
    name: 'StudentsByClass',
    path: '/api/users/student_by_class',
    access: signedIn,
    answer: () => listed(classCountAnswer()),
  }),
  studentsBySession: defineQuery({
    name: 'StudentsBySession',
    path: '/api/users/student_by_session',
    access: signedIn,
    answer: () => listed(sessionCountAnswer()),
  }),
};
