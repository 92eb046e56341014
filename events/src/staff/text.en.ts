import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'teacher.registered': 'The teacher is registered',
  'teacher.changed': 'The teacher’s details are saved',
  'teacher.left': 'The teacher’s leaving is recorded',
  'teacher.needs-designation': 'Designation is required',
  'teacher.needs-joining': 'Entry Date is require',
  'teacher.needs-result': 'Result devision is require',
  'teacher.needs-passing': 'Passing year and date is require',
  'teacher.needs-qualification': 'Qualification is require',
  'teacher.needs-board': 'Exam Board Name is require',
  'teacher.needs-experience': 'Experience is require',
  'teacher.not-found': 'This teacher is not in service',
  'teacher.of-another-kind': 'This person is no teacher in the list of users',
  'teacher.registered-already': 'This teacher is registered already',
  'teacher.passed-later': 'The passing date cannot be after today',
  'teacher.leaves-before-joining': 'The last day cannot be before the date of join',
  'teacher.leaves-later': 'The last day cannot be after today',
};
