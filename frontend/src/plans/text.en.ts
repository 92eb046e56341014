import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'plans.months.session': 'Session',
  'plans.months.class': 'Class',
  'plans.months.choose': 'Choose a session and a class',
  'plans.months.chooseWhy':
    'Here each class names its twelve months, says when they begin, and for which of them fees are charged.',
  'plans.months.notSaved':
    'The months of this class have not been saved yet. What is proposed stands below; look at it and save it.',
  'plans.months.propose': 'Propose from a calendar',
  'plans.months.within': 'A day of the first month',
  'plans.months.offset': 'Hijri dates moved by (days)',
  'plans.months.hijri': 'Put in Hijri months',
  'plans.months.bangla': 'Put in Bangla months',
  'plans.months.gregorian': 'Put in Gregorian months',
  'plans.months.no': 'No.',
  'plans.months.nth': '{n}',
  'plans.months.name': 'Name of the month',
  'plans.months.startsOn': 'Begins on',
  'plans.months.charged': 'Fees are charged',
  'plans.months.fixed': 'Fees of this month have been charged; the day stays',
  'plans.months.alsoFor': 'Other classes that get the same months',
  'plans.months.save': 'Save the months',
};
