import type { dayBn } from './words.bn.ts';

export const dayEn: Record<keyof typeof dayBn, string> = {
  'fees.day.of': 'Receipt date',
  'fees.day.kept': 'Receipts into banks and wallets are dated {day:day}, and so will the next ones be',
  'fees.day.once': 'This receipt is dated {day:day}',
  'fees.day.today': 'Date it today',
  'fees.day.recorded': 'Recorded on',
};
