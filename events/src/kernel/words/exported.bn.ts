/** What stands over lists that are answered as rows, where they are saved. */
export const exported = {
  moneyBalances: 'নগদ ও ব্যাংকের স্থিতি',
  todaysBalance: 'দিনের হিসাব',
  feesByMonth: 'মাসওয়ারি ফি',
  fellDue: 'প্রাপ্য হয়েছে',
  feesTaken: 'ফি আদায়',
  otherReceipts: 'অন্যান্য জমা',
  spentSum: 'খরচ',
  movedSum: 'স্থানান্তর',
  operations: 'একসঙ্গে করা কাজ',
  operation: 'যা করা হয়েছে',
  howMany: 'কতটি',
  doneOn: 'যেদিন করা হয়েছে',
  doneBy: 'যিনি করেছেন',
} as const;
