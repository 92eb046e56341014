/** Class of a general ledger (CAID on a ledger; on a voucher CAID is only the direction). */
export const LEDGER_CLASS = {
  income: 1,
  expense: 2,
  money: 3,
  liability: 4,
  fundBalance: 5,
  otherAsset: 6,
} as const;

export const FUND_KIND = {
  general: 1,
  designated: 2,
  donorsPurpose: 3,
  zakat: 4,
  waqf: 5,
  trust: 6,
} as const;

/** Kinds whose money is bound: 3 donor's purpose, 4 zakat, 5 waqf capital, 6 held in trust. */
export const isRestricted = (kind: number) => kind >= FUND_KIND.donorsPurpose;

/** Kinds in which fee heads may lie: a guardian's fee is neither zakat nor waqf. */
export const FEE_FUND_KINDS: readonly number[] = [1, 2, 3, 6];

/** Direction of a voucher: 1 money in (credit voucher, জমা), 2 money out (debit voucher, খরচ). */
export const DIRECTION = { in: 1, out: 2 } as const;

export const TRANSFER_KINDS = ['gift', 'loan', 'repay'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** The series of a voucher's number: its fund, its direction, and the key of the accounting year of its day. */
export const voucherSeriesName = (fundId: number, direction: number, year: string): string =>
  `voucher:${fundId}:${direction}:${year}`;
