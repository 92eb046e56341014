import type { exported as bn } from './exported.bn.ts';

/** The same in English. */
export const exported: Record<keyof typeof bn, string> = {
  moneyBalances: 'Balances of money accounts',
  todaysBalance: 'Balance of the day',
  feesByMonth: 'Fees month by month',
  fellDue: 'Fell due',
  feesTaken: 'Fee collection',
  otherReceipts: 'Other receipts',
  spentSum: 'Payments',
  movedSum: 'Transfers',
  operations: 'Done to many at once',
  operation: 'What was done',
  howMany: 'How many',
  doneOn: 'Done on',
  doneBy: 'Done by',
};
