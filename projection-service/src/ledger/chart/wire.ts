import { isRestricted } from '@madrasah/events/ledger';
import type { Fund, GeneralLedger, SubLedger } from './projectors.ts';

export const fundRow = ({ fundId, name, kind, active }: Fund) => ({
  FundID: fundId,
  FundName: name,
  kind,
  restricted: isRestricted(kind),
  Action: active ? 1 : 0,
});

export const generalLedgerRow = (ledger: GeneralLedger) => ({
  GLID: ledger.ledgerId,
  GlName: ledger.name,
  FundID: ledger.fundId,
  CAID: ledger.class,
});

/** `allowedFunds`: the funds whose money the account may hold; null is all of them. */
export const subLedgerRow = (subLedger: SubLedger) => ({
  SLID: subLedger.subLedgerId,
  SlName: subLedger.name,
  FundID: subLedger.fundId,
  GLID: subLedger.ledgerId,
  CAID: subLedger.class,
  allowedFunds: subLedger.allowedFunds,
});
