import { type Language, say } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import type { Tenant } from '../kernel/documents/index.ts';
import { fundsProjector, subLedgersProjector } from './chart/projectors.ts';

/** Names of funds and accounts for the rows of a report. */
export interface AccountNames {
  fund(fundId: number): string;
  account(account: string): string;
  /** The class of its general ledger; undefined for an account of the system. */
  classOf(account: string): number | undefined;
}

/** Whom the names depend on. */
export const namesNeed = [fundsProjector, subLedgersProjector];

/** Reads a school's chart once; it is small. @throws DocumentsAway */
export async function accountNames(tenant: Tenant, language: Language): Promise<AccountNames> {
  const [funds, subLedgers] = await Promise.all([
    tenant.find(fundsProjector),
    tenant.find(subLedgersProjector),
  ]);
  const fundNames = new Map(funds.map((fund) => [fund.fundId, fund.name]));
  const classes = new Map(subLedgers.map((row) => [row.subLedgerId, row.class]));
  const subLedgerNames = new Map(subLedgers.map((row) => [row.subLedgerId, row.name]));
  return {
    fund: (fundId) => fundNames.get(fundId) ?? String(fundId),
    account: (account) => {
      const subLedgerId = subLedgerOf(account);
      if (subLedgerId === undefined) return say(language, `ledger.account.${account.slice('sys:'.length)}`);
      return subLedgerNames.get(subLedgerId) ?? account;
    },
    classOf: (account) => classes.get(subLedgerOf(account) ?? 0),
  };
}
