import type { MoneyKind } from '@madrasah/events/ledger';
import type { FundRow, SubLedgerRow } from '../../../kit/wire/chart-lists.ts';

const FEES_MAY_LIE_IN = new Set([1, 2, 3, 6]);

/** What is asked of an account where money comes in. */
type Account = Pick<
  SubLedgerRow,
  'SLID' | 'SlName' | 'FundID' | 'GLID' | 'CAID' | 'allowedFunds' | 'kindOfMoney'
>;

/** A box, bank or wallet that money may come into. */
export interface MoneyAccount extends Omit<Account, 'kindOfMoney'> {
  readonly moneyKind: MoneyKind;
}

/** A bank or a wallet: it has no drawer whose day is closed, and tells of its money days later. */
export const isElsewhere = (box: Pick<MoneyAccount, 'moneyKind'> | undefined): boolean =>
  box?.moneyKind === 'bank' || box?.moneyKind === 'wallet';

/** Money accounts, each with what it is. */
export const moneyAccounts = (accounts: readonly Account[]): readonly MoneyAccount[] =>
  accounts.flatMap(({ kindOfMoney, ...account }) =>
    kindOfMoney === null ? [] : [{ ...account, moneyKind: kindOfMoney }],
  );

/** Those that fees may come into: one that holds zakat or waqf alone is none of them. */
export function feeAccounts<Account extends Pick<SubLedgerRow, 'allowedFunds'>>(
  accounts: readonly Account[],
  funds: readonly FundRow[],
): readonly Account[] {
  const kinds = new Map(funds.map(({ FundID, kind }) => [FundID, kind]));
  return accounts.filter(
    ({ allowedFunds }) =>
      allowedFunds === null || allowedFunds.some((fund) => FEES_MAY_LIE_IN.has(kinds.get(fund) ?? 1)),
  );
}
