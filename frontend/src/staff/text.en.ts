import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'staff.teacher.which': 'In service, or not registered',
  'staff.teacher.inService': 'In service',
  'staff.teacher.searchHint': 'Code, name, father, mobile',
  'staff.teacher.none': 'Nobody is in service',
  'staff.teacher.noneText': 'Register a teacher under “Not registered”, or choose other filters.',
  'staff.teacher.whoWaits':
    '{count|teacher or member of staff waits|teachers and members of staff wait} to be registered: {names}',
  'staff.teacher.toWaiting': 'Register',
  'staff.teacher.noneWaiting': 'Nobody waits for registration',
  'staff.teacher.noneWaitingText': 'First add the teacher to the list of users, with the type “Teacher”.',
  'staff.teacher.add': 'New teacher',
  'staff.teacher.register': 'Register',
  'staff.teacher.registerOf': 'Teacher Register: {name}',
  'staff.teacher.change': 'Change',
  'staff.teacher.changeOf': 'Teacher Info Update: {name}',
  'staff.teacher.save': 'Save',
  'staff.teacher.leave': 'Leaving',
  'staff.teacher.leaveOf': 'Record leaving: {name}',
  'staff.teacher.leaveSave': 'Record a leaving',
  'staff.teacher.leaveSays':
    'After this the list and the reports of who is in service do not have this teacher. The record stays; whoever comes back is registered again.',
  'staff.teacher.designations': 'List of designations',
  'staff.teacher.result': 'Result division',
  'staff.teacher.passedOn': 'Passing year and date',
  'staff.teacher.board': 'Exam board',
  'staff.teacher.experience': 'Experience',
};
