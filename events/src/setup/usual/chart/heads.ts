import { FEE_GROUP } from '../../../fees/index.ts';
import { LEDGER_CLASS } from '../../../ledger/index.ts';
import type { UsualFund } from './accounts.ts';

type Names = readonly [bn: string, en: string];

/** Ledgers that fees lie in. */
export const USUAL_FEE_LEDGERS = {
  fees: { fund: 'general', class: LEDGER_CLASS.income, name: ['ছাত্র ফি', 'Student fees'] },
  library: { fund: 'books', class: LEDGER_CLASS.income, name: ['পাঠাগার', 'Library'] },
  boardingFees: { fund: 'boarding', class: LEDGER_CLASS.income, name: ['বোর্ডিং ফি', 'Boarding fees'] },
  // Held for the board: a liability, no income.
  board: { fund: 'general', class: LEDGER_CLASS.liability, name: ['বোর্ডের পাওনা', 'Payable to the board'] },
} as const satisfies Readonly<
  Record<string, { readonly fund: UsualFund; readonly class: number; readonly name: Names }>
>;

export interface UsualHead {
  readonly ledger: keyof typeof USUAL_FEE_LEDGERS;
  readonly group: number;
  readonly name: Names;
  /** Where the group does not say when it is charged. */
  readonly chargeOn?: 'demand';
}

const { admission, monthly, others } = FEE_GROUP;

/** What guardians are asked for. */
export const USUAL_HEADS = {
  admission: { ledger: 'fees', group: admission, name: ['ভর্তি ফি', 'Admission fee'] },
  card: { ledger: 'fees', group: admission, name: ['পরিচয়পত্র', 'ID card'] },
  library: { ledger: 'library', group: admission, name: ['পাঠাগার ফি', 'Library fee'] },
  tuition: { ledger: 'fees', group: monthly, name: ['মাসিক বেতন', 'Tuition fee'] },
  food: { ledger: 'boardingFees', group: monthly, name: ['খোরাকি (বোর্ডিং)', 'Food charge (boarding)'] },
  housing: { ledger: 'fees', group: monthly, name: ['আবাসন ও বিদ্যুৎ', 'Housing and electricity'] },
  exam: { ledger: 'fees', group: others, name: ['পরীক্ষা ফি', 'Exam fee'], chargeOn: 'demand' },
  board: {
    ...{ ledger: 'board', group: others, name: ['বেফাক নিবন্ধন ফি', 'Befaq registration fee'] },
    chargeOn: 'demand',
  },
} as const satisfies Readonly<Record<string, UsualHead>>;
export type UsualHeadKey = keyof typeof USUAL_HEADS;
