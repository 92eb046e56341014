import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';
import { moneyKindOf } from './money-kind.ts';

const fundId = stored.storedId;
const ledgerId = stored.storedId;
const subLedgerId = stored.storedId;
/** Absent where a name in English was never asked for. */
const nameEn = z.string().optional();
/** The letters of the fund in the numbers of its vouchers; absent where nobody spoke of them. */
const short = z.string().optional();
/** Version 1 had no English name; a new name that says nothing of it leaves the English one as it is. */
const named = { version: 2, upcasts: { 1: (data: Record<string, unknown>) => data } };
const moneyKind = z.enum(['cash', 'bank', 'wallet', 'other']).nullable();

/** Version 1 did not say what a money account is: its name is asked once, here. */
const withMoneyKind = (data: Record<string, unknown>) => ({
  ...data,
  moneyKind: data['class'] === 3 ? moneyKindOf(data['name'] as string) : null,
});

export const FundAdded = defineEvent(
  'FundAdded',
  z.object({ fundId, name: z.string(), nameEn, short, kind: z.int().min(1).max(6) }),
  { ...named, about: { fund: 'fundId' } },
);
export const FundRenamed = defineEvent('FundRenamed', z.object({ fundId, name: z.string(), nameEn, short }), {
  ...named,
  about: { fund: 'fundId' },
});
/** Only before anything was posted in the fund. */
export const FundKindChanged = defineEvent(
  'FundKindChanged',
  z.object({ fundId, kind: z.int().min(1).max(6) }),
  { about: { fund: 'fundId' } },
);
export const FundSwitched = defineEvent('FundSwitched', z.object({ fundId, active: z.boolean() }), {
  about: { fund: 'fundId' },
});
export const FundRetired = defineEvent('FundRetired', z.object({ fundId }), { about: { fund: 'fundId' } });

/** `class`: 1 income, 2 expense, 3 money, 4 liability, 5 fund balance, 6 other asset. Never changes. */
export const GeneralLedgerAdded = defineEvent(
  'GeneralLedgerAdded',
  z.object({ ledgerId, fundId, class: z.int().min(1).max(6), name: z.string(), nameEn }),
  { ...named, about: { general_ledger: 'ledgerId' } },
);
export const GeneralLedgerRenamed = defineEvent(
  'GeneralLedgerRenamed',
  z.object({ ledgerId, name: z.string(), nameEn }),
  { ...named, about: { general_ledger: 'ledgerId' } },
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
    nameEn,
    allowedFunds: z.array(fundId).nullable(),
    moneyKind: moneyKind.optional(),
    limit: stored.storedPaisa.nullable().optional(),
    holderId: stored.storedId.nullable().optional(),
    overdraft: z.boolean().optional(),
  }),
  { version: 2, upcasts: { 1: withMoneyKind }, about: { sub_ledger: 'subLedgerId' } },
);
/** What is said of a money account beside its name, all of it; see `MoneyAccountFacts`. */
export const MoneyAccountChanged = defineEvent(
  'MoneyAccountChanged',
  z.object({
    subLedgerId,
    moneyKind,
    allowedFunds: z.array(fundId).nullable(),
    limit: stored.storedPaisa.nullable(),
    holderId: stored.storedId.nullable(),
    overdraft: z.boolean(),
  }),
  { about: { sub_ledger: 'subLedgerId' } },
);
export const SubLedgerRenamed = defineEvent(
  'SubLedgerRenamed',
  z.object({ subLedgerId, name: z.string(), nameEn }),
  { ...named, about: { sub_ledger: 'subLedgerId' } },
);
export const SubLedgerRetired = defineEvent('SubLedgerRetired', z.object({ subLedgerId }), {
  about: { sub_ledger: 'subLedgerId' },
});
