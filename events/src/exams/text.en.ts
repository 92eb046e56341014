import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'exams.settings-saved': 'Exam settings saved',
  'exams.cards-saved': 'Settings of admit cards saved',
  'exams.fee-saved': 'Saved',
  'exams.fee-exists': 'The fee of this session, exam and section is determined already',
  'exams.fee-incomplete': 'Incomplete form: write the amount of the fee',
  'exams.fee-head': 'Choose a head of the group Other fees that is charged on demand',
  'exams.fee-of-exam': '{head} is an exam fee; saving the list of candidates charges it',
  'exams.site-address': 'Write the whole address of the website, as the browser shows it',
  'exams.routine-exists': 'This paper of the section is in the routine in this room already',
  'exams.time-order': 'The end must be after the beginning',
  'exams.foreign-subject': 'The subject is not one of this section',
  'exams.no-invigilator': 'Choose a teacher as invigilator',
  'exams.invigilator-busy':
    'The teacher {code:digits} is in another room then: {section}, {subject}, {from}–{to}',
  'exams.section-busy': 'The section sits another paper then: {section}, {subject}, {from}–{to}',
  'exams.room-full': 'The room {room} has {seats|seat|seats}, and {count} would sit there then',
  'exams.sections-looked': 'Nothing is saved yet',
  'exams.fees-set': 'Fees of the sections saved',
  'exams.sections-refused': 'Nothing is saved for any section; what stands in the way:',
  'exams.no-last-fee': 'None of the chosen sections has a fee in an earlier exam',
  'exams.routine-set': 'Routine saved',
  'exams.routine-refused': 'Nothing of the routine is saved; what stands in the way:',
};
