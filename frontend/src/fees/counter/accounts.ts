import type { FundRow, SubLedgerRow } from '../rows.ts';

const FEES_MAY_LIE_IN = new Set([1, 2, 3, 6]);

/** The boxes, banks and wallets that fees may come into: one that holds zakat or waqf alone is none of them. */
export function feeAccounts(accounts: readonly SubLedgerRow[], funds: readonly FundRow[]) {
  const kinds = new Map(funds.map(({ FundID, kind }) => [FundID, kind]));
  return accounts.filter(
    ({ CAID, allowedFunds }) =>
      CAID === 3 &&
      (allowedFunds === null || allowedFunds.some((fund) => FEES_MAY_LIE_IN.has(kinds.get(fund) ?? 1))),
  );
}
