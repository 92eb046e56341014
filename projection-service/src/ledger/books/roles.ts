import { subLedgerOf } from '@madrasah/events/ledger';

/** What an account means to a student's open item. */
export const ROLE = {
  none: 0,
  receivable: 1,
  openAdvance: 2,
  monthAdvance: 3,
  /** ছাড়: the charge is less without money, as it is by a waiver and a write-off. */
  concession: 4,
  /** What a charge is booked against: an income or payable sub-ledger, the fund balance for old dues. */
  charged: 5,
  /** A cash box, bank or wallet: it pays, it does not charge. */
  money: 6,
  /** মওকুফ. */
  waiver: 7,
  /** অবলোপন: an expense, and no concession (ACCOUNTING 1.9). */
  writeOff: 8,
} as const;

/** Whether an account lessens a charge without money: a concession, a waiver or a write-off. */
export const lessens = (role: number): boolean =>
  role === ROLE.concession || role === ROLE.waiver || role === ROLE.writeOff;

const SYSTEM_ROLES: Readonly<Record<string, number>> = {
  'sys:receivable': ROLE.receivable,
  'sys:open-advance': ROLE.openAdvance,
  'sys:month-advance': ROLE.monthAdvance,
  'sys:fund-balance': ROLE.charged,
  'sys:concession': ROLE.concession,
  'sys:waiver': ROLE.waiver,
  'sys:write-off': ROLE.writeOff,
};

/** A sub-ledger counts as one that charges until an event names it as a money account. */
export function roleOf(account: string): number {
  return SYSTEM_ROLES[account] ?? (subLedgerOf(account) === undefined ? ROLE.none : ROLE.charged);
}
