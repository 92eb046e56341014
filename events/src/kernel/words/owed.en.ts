import type { owed as bn } from './owed.bn.ts';

/** The same in English. */
export const owed: Record<keyof typeof bn, string> = {
  staffAdvances: 'Staff advances',
  unsettled: 'Not settled',
  settledAdvance: 'Settled',
  settledSum: 'Settled sum',
  inHand: 'In hand',
  staffDebts: 'What colleagues owe',
};
