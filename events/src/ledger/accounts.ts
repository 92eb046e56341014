/** The accounts that exist in every fund without being in anybody's chart. */
export const SYSTEM_ACCOUNTS = [
  'sys:receivable',
  'sys:open-advance',
  'sys:month-advance',
  'sys:concession',
  'sys:waiver',
  'sys:fee-refund',
  'sys:write-off',
  'sys:recovered',
  'sys:cash-difference',
  'sys:cash-short',
  'sys:cash-over',
  'sys:due-from-staff',
  'sys:staff-advance',
  'sys:salary-payable',
  'sys:wallet-charge',
  'sys:zakat-given',
  'sys:transfer-in',
  'sys:transfer-out',
  'sys:due-from',
  'sys:due-to',
  'sys:fund-balance',
] as const;
export type SystemAccount = (typeof SYSTEM_ACCOUNTS)[number];
export type Account = SystemAccount | `sl:${number}`;

/** The account of a sub-ledger (SLID). */
export const subLedgerAccount = (subLedgerId: number): Account => `sl:${subLedgerId}`;

/** The sub-ledger of an account; undefined for system accounts. */
export const subLedgerOf = (account: string): number | undefined =>
  account.startsWith('sl:') ? Number(account.slice(3)) : undefined;

/** What lessens a student's fee without money: each has its own account, never one for all. */
export const CONTRA_INCOME: readonly string[] = ['sys:concession', 'sys:waiver', 'sys:write-off'];
