import * as z from 'zod';
import { defineEvent, stored } from '../kernel/index.ts';

const fundId = stored.storedId;
const ledgerId = stored.storedId;
const subLedgerId = stored.storedId;

export const FundAdded = defineEvent(
  'FundAdded',
  z.object({ fundId, name: z.string(), kind: z.int().min(1).max(6) }),
  { about: { fund: 'fundId' } },
);
export const FundRenamed = defineEvent('FundRenamed', z.object({ fundId, name: z.string() }), {
  about: { fund: 'fundId' },
});
export const FundSwitched = defineEvent('FundSwitched', z.object({ fundId, active: z.boolean() }), {
  about: { fund: 'fundId' },
});
export const FundRetired = defineEvent('FundRetired', z.object({ fundId }), { about: { fund: 'fundId' } });

/** `class`: 1 income, 2 expense, 3 money, 4 liability, 5 fund balance, 6 other asset. Never changes. */
export const GeneralLedgerAdded = defineEvent(
  'GeneralLedgerAdded',
  z.object({ ledgerId, fundId, class: z.int().min(1).max(6), name: z.string() }),
  { about: { general_ledger: 'ledgerId' } },
);
export const GeneralLedgerRenamed = defineEvent(
  'GeneralLedgerRenamed',
  z.object({ ledgerId, name: z.string() }),
  { about: { general_ledger: 'ledgerId' } },
);
export const GeneralLedgerRetired = defineEvent('GeneralLedgerRetired', z.object({ ledgerId }), {
  about: { general_ledger: 'ledgerId' },
});

/** `allowedFunds`: the funds whose money this account may hold; null is all of them. */
export const SubLedgerAdded = defineEvent(
  'SubLedgerAdded',
  z.object({
    subLedgerId,
    ledgerId,
    fundId,
    class: z.int().min(1).max(6),
    name: z.string(),
    allowedFunds: z.array(fundId).nullable(),
  }),
  { about: { sub_ledger: 'subLedgerId' } },
);
export const SubLedgerRenamed = defineEvent('SubLedgerRenamed', z.object({ subLedgerId, name: z.string() }), {
  about: { sub_ledger: 'subLedgerId' },
});
export const SubLedgerRetired = defineEvent('SubLedgerRetired', z.object({ subLedgerId }), {
  about: { sub_ledger: 'subLedgerId' },
});

export const chartEvents = {
  FundAdded,
  FundRenamed,
  FundSwitched,
  FundRetired,
  GeneralLedgerAdded,
  GeneralLedgerRenamed,
  GeneralLedgerRetired,
  SubLedgerAdded,
  SubLedgerRenamed,
  SubLedgerRetired,
};
