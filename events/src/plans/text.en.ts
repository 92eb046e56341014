import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'plans.calendar-saved': 'Months of the class saved',
  'plans.student-fees-saved': 'Fees of the student saved',
  'plans.student-fee-removed': 'The student’s own fee is gone; the fee matrix counts again',
  'plans.rule-saved': 'Rule saved',
  'plans.late-fees-charged': 'Late fees charged',
  'plans.leaver-settled': 'The account of the leaving student is settled',
  'plans.leaver-waits': 'The account is settled; what is written off waits for a second person',
  'plans.left-already': 'The account of this student was settled already',
  'plans.adjusted-up': '{charged:taka} had been charged; a settlement cannot make it more',
  'plans.paid-above-dues': 'The dues are {due:taka}; no more than that can be collected',
  'plans.month-charged': 'This month has been charged; load the list again',
  'plans.month-paid': 'This month has been paid ahead already',
  'plans.month-free': 'Nothing of “{head}” is to be paid for this month',
  'plans.month-not-charged': 'The student is charged nothing for this month',
  'plans.late-fee-off': 'No rule for a late fee is in force',
  'plans.fees-invalid': 'Put the fees of the student right',
  'plans.fee-twice': 'The same head and month are given twice',
  'plans.percent-or-amount': 'Write either a percentage or an amount',
  'student-fee.not-found': 'The student has no fee of his own on this head',
  'plans.month-name-required': 'The name of the month is required',
  'plans.months-order': 'The months must follow one another by their start days, each once',
  'plans.month-fixed':
    'Fees of “{name}” have been charged; its start day {day:day} can no longer be changed, nor the month left out',
  'plans.student-changed': 'The change of the student and of his fees is saved',
  'plans.change-previewed': 'This is what the change would do',
};
