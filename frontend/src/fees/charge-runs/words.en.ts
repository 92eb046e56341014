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
  'fees.runs.unsaid': 'The days of their months are not saved, so the fees fall due on {day:day}: {classes}',
  'fees.runs.toMonths': 'Save the days of months',
  'fees.runs.monthUnsaid': 'The days of the months of this class are not saved',
  'fees.runs.noPrice': 'No price on the day they fall due, so nothing is charged',
  'fees.runs.noPriceRow': '“{head}”: {where} has no price ({count|student|students})',
  'fees.runs.noPriceYet':
    '“{head}”: due on {due:day} in {where}, but its price begins on {from:day} ({count|student|students})',
  'fees.runs.noPriceOf': 'Heads without a price in a class: {count}',
  'fees.runs.toPrices': 'Go to the prices',
  'fees.skip.standing': '{count} were charged already and will not be again:',
} as const;
