import type { EventDraft } from '@madrasah/events';
import { FeeHeadAdded } from '@madrasah/events/fees';
import { FundAdded, GeneralLedgerAdded, LEDGER_CLASS, SubLedgerAdded } from '@madrasah/events/ledger';

const { income, expense, money, liability, otherAsset } = LEDGER_CLASS;

/** The funds of the worked entries, and one of each other kind: id and kind. */
const FUNDS = {
  G: { id: 1, kind: 1, name: 'সাধারণ তহবিল' },
  B: { id: 2, kind: 2, name: 'বোর্ডিং তহবিল' },
  Z: { id: 3, kind: 4, name: 'গোরাবা তহবিল' },
  N: { id: 4, kind: 3, name: 'নির্মাণ তহবিল' },
  W: { id: 5, kind: 5, name: 'ওয়াকফ তহবিল' },
  T: { id: 6, kind: 6, name: 'আমানত তহবিল' },
} as const;
export type FundName = keyof typeof FUNDS;
export const fund = (name: FundName) => FUNDS[name].id;

/** Sub-ledgers by the name the worked entries give them: home fund, class, allowed funds. */
const ACCOUNTS = {
  C1: { home: 'G', class: money },
  BK: { home: 'G', class: money },
  MW: { home: 'G', class: money, only: 'G' },
  ZB: { home: 'Z', class: money, only: 'Z' },
  Admission: { home: 'G', class: income },
  Tuition: { home: 'G', class: income },
  Food: { home: 'B', class: income },
  Zakat: { home: 'Z', class: income },
  Donation: { home: 'N', class: income },
  Deposit: { home: 'T', class: liability },
  Board: { home: 'G', class: liability },
  Loan: { home: 'G', class: liability },
  Electricity: { home: 'G', class: expense },
  Meals: { home: 'B', class: expense },
  Alms: { home: 'Z', class: expense },
  Bricks: { home: 'N', class: expense },
  Upkeep: { home: 'W', class: expense },
  Land: { home: 'W', class: otherAsset },
  Capital: { home: 'W', class: income },
  Errand: { home: 'G', class: otherAsset },
  InKind: { home: 'B', class: income },
  Salary: { home: 'G', class: expense },
  SalaryDue: { home: 'G', class: liability },
} as const satisfies Record<string, { home: FundName; class: number; only?: FundName }>;
export type AccountName = keyof typeof ACCOUNTS;

const accountNames = Object.keys(ACCOUNTS) as AccountName[];
/** SLID of an account. */
export const sl = (name: AccountName) => 1 + accountNames.indexOf(name);
export const accountName = (subLedgerId: number) => accountNames[subLedgerId - 1];
/** The general ledger of a fund and class. */
export const gl = (name: FundName, ledgerClass: number) => fund(name) * 10 + ledgerClass;

export const HEADS = ['Admission', 'Tuition', 'Food'] as const;
export type HeadName = (typeof HEADS)[number];
export const headFund = (head: HeadName) => ACCOUNTS[head].home;

/** A school's chart as it was set up. */
export const chartDrafts = (): EventDraft[] => [
  ...Object.values(FUNDS).map(({ id, kind, name }) => FundAdded({ fundId: id, kind, name })),
  ...(Object.keys(FUNDS) as FundName[]).flatMap((name) =>
    Object.values(LEDGER_CLASS).map((ledgerClass) =>
      GeneralLedgerAdded({
        ledgerId: gl(name, ledgerClass),
        fundId: fund(name),
        class: ledgerClass,
        name: `GL ${name}`,
      }),
    ),
  ),
  ...accountNames.map((name) => {
    const { home, class: ledgerClass, ...rest } = ACCOUNTS[name];
    return SubLedgerAdded({
      subLedgerId: sl(name),
      ledgerId: gl(home, ledgerClass),
      fundId: fund(home),
      class: ledgerClass,
      name,
      allowedFunds: 'only' in rest ? [fund(rest.only)] : null,
    });
  }),
  ...HEADS.map((name, index) =>
    FeeHeadAdded({ feeHeadId: index + 1, subLedgerId: sl(name), feeGroup: 1, chargeOn: 'admission' }),
  ),
];
