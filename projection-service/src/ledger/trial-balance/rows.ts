import { paisa, sumPaisa, toTaka } from '@madrasah/events';
import type { AccountRow, FundAccounts, LedgerClass } from '@madrasah/events/ledger';
import type { AccountNames } from '../account-names.ts';
import type { FundBalances, FundMovements } from '../books/index.ts';

/** A fund as of a day. */
export const fundRow = (names: AccountNames) => (fund: FundBalances) => ({
  FundID: fund.fundId,
  FundName: names.fund(fund.fundId),
  rows: fund.accounts.map(({ account, debit, credit }) => ({
    account,
    name: names.account(account),
    debit: toTaka(debit),
    credit: toTaka(credit),
  })),
  debit: toTaka(fund.debit),
  credit: toTaka(fund.credit),
});

/** A fund over some days: its rows with opening, both sides of the movement, and closing. */
export const movedRow =
  (names: AccountNames) =>
  ({ fundId, accounts }: FundMovements): FundAccounts => {
    const rows = accounts.map(({ account, opening, debit, credit }): AccountRow => {
      const ledgerClass = names.classOf(account);
      const ledger = names.ledgerOf(account);
      const closing = opening + debit - credit;
      return {
        account,
        name: names.account(account),
        ...(ledgerClass === undefined ? {} : { CAID: ledgerClass as LedgerClass }),
        ...(ledger ? { GLID: ledger.id, GlName: ledger.name } : {}),
        opening: toTaka(paisa(opening)),
        movedDebit: toTaka(paisa(debit)),
        movedCredit: toTaka(paisa(credit)),
        debit: toTaka(paisa(Math.max(closing, 0))),
        credit: toTaka(paisa(Math.max(-closing, 0))),
      };
    });
    const side = (sign: 1 | -1) =>
      toTaka(
        sumPaisa(
          accounts.map(({ opening, debit, credit }) => paisa(Math.max(sign * (opening + debit - credit), 0))),
        ),
      );
    return { FundID: fundId, FundName: names.fund(fundId), rows, debit: side(1), credit: side(-1) };
  };
