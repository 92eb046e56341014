import type { Person } from '../house/person.ts';

/** The class of a ledger (CAID). */
export const CLASS = { income: 1, expense: 2, money: 3, liability: 4, equity: 5, asset: 6 } as const;
/** The kind of a fund. */
export const KIND = { general: 1, designated: 2, purpose: 3, zakat: 4, waqf: 5, trust: 6 } as const;

/** Where money lies, as forms name it. */
export interface MoneyAccount {
  /** The general ledger. */
  readonly AccountType: number;
  /** The sub-ledger. */
  readonly Account: number;
}

/** The beginnings of a chart: funds general, boarding, zakat; money; the heads that most cases need. */
export interface Chart {
  readonly G: number;
  readonly B: number;
  readonly Z: number;
  readonly cash: MoneyAccount;
  readonly bank: MoneyAccount;
  readonly wallet: MoneyAccount;
  /** Fee heads of G, monthly and at admission, and of B, monthly. */
  readonly tuition: number;
  readonly admission: number;
  readonly food: number;
  /** Income and expense of G, a liability of G, expense of B, income of Z. */
  readonly donation: number;
  readonly electricity: number;
  readonly loan: number;
  readonly foodCost: number;
  readonly zakat: number;
}

const A = '/api/accounts';

export const addFund = async (by: Person, FundName: string, kind: number): Promise<number> =>
  (await by.done(`${A}/funds`, { FundName, kind })).id;

export const addLedger = async (by: Person, FundID: number, CAID: number, GlName: string): Promise<number> =>
  (await by.done(`${A}/general_ledgers`, { FundID, CAID, GlName })).id;

export const addHead = async (
  by: Person,
  FundID: number,
  GLID: number,
  SlName: string,
  more: object = {},
): Promise<number> => (await by.done(`${A}/sub_ledgers`, { FundID, GLID, SlName, ...more })).id;

/** A money account in a ledger of its own. @param moneyKind cash unless said */
export async function addMoney(
  by: Person,
  FundID: number,
  name: string,
  moneyKind: 'cash' | 'bank' | 'wallet' = 'cash',
  more: object = {},
): Promise<MoneyAccount> {
  const AccountType = await addLedger(by, FundID, CLASS.money, name);
  return { AccountType, Account: await addHead(by, FundID, AccountType, name, { moneyKind, ...more }) };
}

/** A head in a ledger of its own. */
const addOne = async (by: Person, fund: number, kind: number, name: string) =>
  addHead(by, fund, await addLedger(by, fund, kind, `${name} খাত`), name);

/** Makes a sub-ledger a fee head. @param group 1 admission, 2 monthly, 3 others */
export const addFeeHead = async (
  by: Person,
  FundID: number,
  SLID: number,
  SFGNID: number,
  more: object = {},
) => {
  const heads = await by.read(`${A}/sub_ledgers?limit=500`);
  const GLID = heads.find((head: { SLID: number }) => head.SLID === SLID).GLID;
  return (await by.done(`${A}/fee_groups`, { FundID, GLID, SLID, SFGNID, ...more })).id as number;
};

/** Makes the chart in an empty school, whose general fund stands. */
export async function makeChart(by: Person): Promise<Chart> {
  const G = 1;
  const B = await addFund(by, 'বোর্ডিং তহবিল', KIND.designated);
  const Z = await addFund(by, 'যাকাত তহবিল', KIND.zakat);
  const chart = {
    ...{ G, B, Z },
    cash: await addMoney(by, G, 'নগদ বাক্স'),
    bank: await addMoney(by, G, 'ব্যাংক হিসাব', 'bank'),
    wallet: await addMoney(by, G, 'বিকাশ', 'wallet'),
    tuition: await addOne(by, G, CLASS.income, 'বেতন'),
    admission: await addOne(by, G, CLASS.income, 'ভর্তি ফি'),
    food: await addOne(by, B, CLASS.income, 'খোরাকি'),
    donation: await addOne(by, G, CLASS.income, 'দান'),
    electricity: await addOne(by, G, CLASS.expense, 'বিদ্যুৎ'),
    loan: await addOne(by, G, CLASS.liability, 'কর্জে হাসানা'),
    foodCost: await addOne(by, B, CLASS.expense, 'বাজার খরচ'),
    zakat: await addOne(by, Z, CLASS.income, 'যাকাত'),
  };
  await addFeeHead(by, G, chart.tuition, 2);
  await addFeeHead(by, G, chart.admission, 1);
  await addFeeHead(by, B, chart.food, 2);
  return chart;
}
