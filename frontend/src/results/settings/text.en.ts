import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.settings.form.why': 'The results of every exam of the institution are reckoned by this.',
  'results.settings.form.mode': 'Results are reckoned by',
  'results.settings.form.marks': 'Average marks',
  'results.settings.form.points': 'GPA',
  'results.settings.form.gaps': 'A tie leaves a gap (1, 1, 3)',
  'results.settings.form.byGender': 'Boys and girls are ranked apart',
  'results.settings.form.byGenderWhy':
    'One boy and one girl come first. Places in published results do not change.',
  'results.settings.form.doubleEntry': 'Marks are typed twice, by two people',
  'results.settings.form.doubleEntryWhy': 'Results cannot be published while the two passes differ.',
  'results.settings.form.public': 'The guardians’ page',
  'results.settings.form.birthDate': 'A result is shown by the birth date only',
  'results.settings.form.birthDateWhy':
    'Whoever knows a student’s ID still needs the birth date to see the result.',
  'results.settings.form.sitesWhy':
    'Websites where boards publish results: the page where results are looked for leads to them.',
  'results.settings.form.siteName': 'Website {n}: name',
  'results.settings.form.siteAddress': 'Website {n}: address',
  'results.settings.form.save': 'Save the settings',
};
