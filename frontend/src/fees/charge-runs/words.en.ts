/** The days of a charge run. */
export const runDaysEn = {
  'fees.runs.dueOnEmpty':
    'Left empty: the day on which the month begins in each class; fees of no month, today',
  'fees.runs.entryOn': 'Stands on',
  'fees.runs.daysOf': 'Which class on which day',
  'fees.runs.moved': 'Due on {due:day}, stands on {on:day}',
} as const;
