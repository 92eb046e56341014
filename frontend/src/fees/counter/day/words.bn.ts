/** The day of a receipt. */
export const dayBn = {
  'fees.day.of': 'রসিদের তারিখ',
  'fees.day.kept': 'ব্যাংক ও মোবাইলের রসিদের তারিখ {day:day}; পরেরগুলোতেও এই তারিখ থাকবে',
  'fees.day.once': 'এই রসিদের তারিখ {day:day}',
  'fees.day.today': 'আজকের তারিখ দিন',
  'fees.day.recorded': 'লেখার তারিখ',
} as const;
