import { feeHeads } from '../../../fees/index.ts';
import type { AnyRow, Register } from '../../../kernel/index.ts';
import { FUND_KIND, funds, generalLedgers, subLedgers } from '../../../ledger/index.ts';
import type { UsualRow, UsualRows } from '../row.ts';
import { USUAL_FUNDS, USUAL_LEDGERS, type UsualFund } from './accounts.ts';
import { USUAL_FEE_LEDGERS, USUAL_HEADS } from './heads.ts';

export * from './accounts.ts';
export * from './heads.ts';

type Names = readonly [bn: string, en: string];
const register = (one: unknown) => one as Register;
const FUNDS = register(funds);
const LEDGERS = register(generalLedgers);
const ACCOUNTS = register(subLedgers);
const HEADS = register(feeHeads);

/** Every school has a general fund from its first day, whatever it calls it. */
const isGeneral = ({ kind }: AnyRow) => kind === FUND_KIND.general;

const fundRow = ([key, { name, kind }]: readonly [string, { name: Names; kind: number }]): UsualRow => ({
  ...{ register: FUNDS, key, fields: { FundName: name[0], FundNameEn: name[1], kind } },
  ...(kind === FUND_KIND.general ? { is: isGeneral } : {}),
});

interface Ledger {
  readonly fund: UsualFund;
  readonly class: number;
  readonly name: Names;
}

const ledgerRow = (key: string, { fund, class: CAID, name: [GlName, GlNameEn] }: Ledger): UsualRow => ({
  ...{ register: LEDGERS, key, fields: { CAID, GlName, GlNameEn } },
  refs: { FundID: [FUNDS, fund] },
});

function accountRow(key: string, ledger: string, fund: UsualFund, [SlName, SlNameEn]: Names): UsualRow {
  // The zakat account takes zakat only, and no other account takes it.
  const only: UsualRow['refs'] = key === 'zakatBank' ? { allowedFunds: [[FUNDS, fund]] } : {};
  const refs: UsualRow['refs'] = { FundID: [FUNDS, fund], GLID: [LEDGERS, ledger], ...only };
  return { register: ACCOUNTS, key, fields: { SlName, SlNameEn }, refs };
}

/** A head lies on a sub-ledger that is called as it is. */
const headKey = (key: string) => `fee:${key}`;

const accountRows = Object.entries(USUAL_LEDGERS).flatMap(([ledger, { accounts, ...facts }]) => [
  ledgerRow(ledger, facts),
  ...Object.entries(accounts as Readonly<Record<string, Names>>).map(([key, name]) =>
    accountRow(key, ledger, facts.fund, name),
  ),
]);

const headRows = Object.entries(USUAL_HEADS).flatMap(([key, head]): UsualRow[] => {
  const { fund } = USUAL_FEE_LEDGERS[head.ledger];
  const account = headKey(key);
  const chargeOn = 'chargeOn' in head ? { chargeOn: head.chargeOn } : {};
  return [
    { ...accountRow(account, head.ledger, fund, head.name), for: [HEADS, key] },
    {
      ...{ register: HEADS, key, fields: { SFGNID: head.group, ...chargeOn } },
      refs: { FundID: [FUNDS, fund], GLID: [LEDGERS, head.ledger], SLID: [ACCOUNTS, account] },
    },
  ];
});

export const usualChart: UsualRows = {
  part: 'chart',
  name: { bn: 'তহবিল, খতিয়ান, উপখাত ও ফি-র খাত', en: 'Funds, ledgers, sub-ledgers and fee heads' },
  registers: [FUNDS, LEDGERS, ACCOUNTS, HEADS],
  rows: () => [
    ...Object.entries(USUAL_FUNDS).map(fundRow),
    ...accountRows,
    ...Object.entries(USUAL_FEE_LEDGERS).map(([key, ledger]) => ledgerRow(key, ledger)),
    ...headRows,
  ],
};
