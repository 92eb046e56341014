import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'exams.settings-saved': 'Exam settings saved',
  'exams.fee-saved': 'Saved',
  'exams.fee-exists': 'The fee of this session, exam and section is determined already',
  'exams.fee-incomplete': 'Incomplete form: write the amount of the fee',
  'exams.fee-head': 'Choose a head of the group Other fees that is charged on demand',
  'exams.fee-of-exam': '{head} is an exam fee; saving the list of candidates charges it',
  'exams.site-address': 'Write the whole address of the website, as the browser shows it',
};
