import type { lists as bn } from './lists.bn.ts';

/** The same in English. */
export const lists: Record<keyof typeof bn, string> = {
  staffAdvances: 'Staff advances',
  unsettled: 'Not settled',
  settledAdvance: 'Settled',
  settledSum: 'Settlement',
  inHand: 'In hand',
  staffDebts: 'What colleagues owe',
  duplicates: 'Possible duplicates',
  otherCode: 'Code of the other',
  otherName: 'The other',
  likeness: 'Likeness',
  sameBirth: 'Same name and father and birthday',
  sameCode: 'Same code',
  sameMobile: 'Same name and mobile',
};
