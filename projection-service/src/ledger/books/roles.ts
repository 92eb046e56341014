import { CONTRA_INCOME, subLedgerOf } from '@madrasah/events/ledger';

/** What an account means to a student's open item. */
export const ROLE = {
  none: 0,
  receivable: 1,
  openAdvance: 2,
  monthAdvance: 3,
  /** Concession, waiver, write-off: the charge is less without money. */
  contra: 4,
  /** What a charge is booked against: an income or payable sub-ledger, the fund balance for old dues. */
  charged: 5,
  /** A cash box, bank or wallet: it pays, it does not charge. */
  money: 6,
} as const;

const SYSTEM_ROLES: Readonly<Record<string, number>> = {
  'sys:receivable': ROLE.receivable,
  'sys:open-advance': ROLE.openAdvance,
  'sys:month-advance': ROLE.monthAdvance,
  'sys:fund-balance': ROLE.charged,
  ...Object.fromEntries(CONTRA_INCOME.map((account) => [account, ROLE.contra])),
};

/** A sub-ledger counts as one that charges until an event names it as a money account. */
export function roleOf(account: string): number {
  return SYSTEM_ROLES[account] ?? (subLedgerOf(account) === undefined ? ROLE.none : ROLE.charged);
}
