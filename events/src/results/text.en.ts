import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'results.condition-saved': 'Saved',
  'results.condition-withdrawn': 'The condition of the subject was taken off',
  'results.conditions-copied': 'The conditions that were absent have been copied',
  'results.condition-exists': 'This record already exists for the selected criteria',
  'results.condition-not-found': 'This condition was not found; load the list again',
  'results.nothing-to-copy': 'There are no conditions where you want to copy from',
  'results.foreign-subject': 'The subject is not one of this section',
  'results.optional-in-marks': 'An optional subject is possible in GPA mode only; see the exam settings',
  'results.optional-twice': 'Another subject of this exam is optional; there can be only one',
  'results.bounds-fall': 'Each bound must be below the one before it; behind 0 there is only 0',
  'results.above-max': 'It can be {max} at most',
  'results.kerat-optional': 'A recitation paper cannot be optional',
  'results.hifz-all': 'Write all six bounds of hifz, or none',
  'results.count-needed': 'Write at least 1 where this is switched on',
  'results.seven-tiers': 'Give each of the seven tiers once',
  'results.serial-twice': 'The same place is given twice',
  'results.one-session': 'One copy goes to one session only',
};
