/** The days of a charge run. */
export const runDaysEn = {
  'fees.runs.dueOnEmpty':
    'Left empty: the day on which the month begins in each class; fees of no month, today',
  'fees.runs.entryOn': 'Stands on',
  'fees.runs.daysOf': 'Which class on which day',
  'fees.runs.moved': 'Due on {due:day}, stands on {on:day}',
  'fees.runs.againAsk': 'Heads charged on demand, of whoever was charged them in this session already',
  'fees.runs.againNo': 'Leave out',
  'fees.runs.againYes': 'Charge again',
  'fees.runs.againLeft': '{count|fee is|fees are} left out: charged in this session already',
  'fees.runs.againLeftWhat': 'To charge them again, go back and choose “Charge again”.',
  'fees.runs.againCharged': '{count|fee is|fees are} charged a second time in this session',
  'fees.runs.againChargedWhat': 'To leave them out, go back and choose “Leave out”.',
  'fees.runs.againRow': '{code:digits}: {head}',
} as const;
