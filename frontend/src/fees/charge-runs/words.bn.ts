/** The days of a charge run. */
export const runDaysBn = {
  'fees.runs.dueOnEmpty': 'খালি রাখলে যার জামাতে মাস যেদিন শুরু; মাস ছাড়া ফি আজ',
  'fees.runs.entryOn': 'হিসাবে যে তারিখে',
  'fees.runs.daysOf': 'কোন জামাত কোন তারিখে',
  'fees.runs.moved': '{due:day} পাওনা, হিসাবে {on:day}',
} as const;
