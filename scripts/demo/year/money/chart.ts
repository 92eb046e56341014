import { feeCommands, feeHeads, PRICE_COLUMNS } from '@madrasah/events/fees';
import * as ledger from '@madrasah/events/ledger';
import { ENGLISH_NAMES } from '../../invented/english-names.ts';
import { CASHIER } from '../../invented/logins.ts';
import { type InventedHead, invented, type Residence } from '../../invented/school.ts';
import type { Clerk } from '../clerk.ts';
import type { Frame, Session } from '../frame.ts';

const FUNDS = {
  general: 'সাধারণ তহবিল',
  boarding: 'বোর্ডিং তহবিল',
  building: 'নির্মাণ তহবিল',
  zakat: 'গোরাবা তহবিল (যাকাত)',
  books: 'কিতাব তহবিল',
} as const;
export type FundKey = keyof typeof FUNDS;

const [income, expense, money, liability] = [1, 2, 3, 4];

/** General ledgers with their sub-ledgers: fund, class, name, and name by key. */
const LEDGERS = [
  ['general', money, 'নগদ', { cash: 'নগদ বাক্স' }],
  ['general', money, 'ব্যাংক', { bank: 'ব্যাংক চলতি হিসাব' }],
  ['general', money, 'মোবাইল ব্যাংকিং', { wallet: 'মোবাইল ওয়ালেট' }],
  ['zakat', money, 'যাকাত ব্যাংক', { zakatBank: 'যাকাত সঞ্চয়ী হিসাব' }],
  ['general', liability, 'ঋণ', { loan: 'কর্জে হাসানা' }],
  ['general', income, 'দান ও চাঁদা', { gift: 'এককালীন দান', subscription: 'মাসিক চাঁদা' }],
  ['boarding', income, 'বোর্ডিং দান', { boardingGift: 'বোর্ডিংয়ের জন্য দান' }],
  ['building', income, 'নির্মাণ দান', { buildingGift: 'নির্মাণের জন্য দান' }],
  ['zakat', income, 'গোরাবা প্রাপ্তি', { zakat: 'যাকাত', fitra: 'ফিতরা', hides: 'কুরবানির চামড়া বিক্রি' }],
  ['general', expense, 'বেতন ও ওযীফা', { teachers: 'শিক্ষকদের বেতন', staff: 'কর্মচারীদের বেতন' }],
  ['general', expense, 'ইউটিলিটি', { electricity: 'বিদ্যুৎ বিল', internet: 'ইন্টারনেট ও টেলিফোন' }],
  ['general', expense, 'অফিস খরচ', { stationery: 'মনিহারি ও ছাপা', travel: 'যাতায়াত', repairs: 'মেরামত' }],
  [
    'boarding',
    expense,
    'রান্নাঘর',
    { rice: 'চাল', market: 'মাছ, গোশত ও সবজি', fuel: 'জ্বালানি', cook: 'বাবুর্চির বেতন' },
  ],
  ['building', expense, 'নির্মাণ খরচ', { bricks: 'ইট, বালু ও সিমেন্ট', masons: 'মিস্ত্রির মজুরি' }],
  ['books', expense, 'কিতাব ক্রয়', { kitabs: 'কিতাব ক্রয়' }],
] as const satisfies readonly (readonly [FundKey, number, string, Readonly<Record<string, string>>])[];

type KeysOf<T> = T extends readonly [unknown, unknown, unknown, infer R] ? keyof R : never;
export type AccountKey = KeysOf<(typeof LEDGERS)[number]>;
export type HeadKey = 'admission' | 'card' | 'library' | 'tuition' | 'food' | 'housing' | 'exam' | 'board';
/** In the order of demo.json. */
export const HEAD_KEYS: readonly HeadKey[] = [
  ...(['admission', 'card', 'library', 'tuition'] as const),
  ...(['food', 'housing', 'exam', 'board'] as const),
];

export interface Account {
  readonly ledgerId: number;
  readonly subLedgerId: number;
}

/** Ids of what the books are kept in. */
export interface Chart {
  readonly funds: Readonly<Record<FundKey, number>>;
  readonly accounts: Readonly<Record<AccountKey, Account>>;
  /** Sub-ledgers of the fee heads. */
  readonly heads: Readonly<Record<HeadKey, number>>;
}

/** Funds, ledgers and fee heads. The general fund was made with the institution. */
export async function makeChart(clerk: Clerk): Promise<Chart> {
  const funds = { general: 1 } as Record<FundKey, number>;
  for (const { bn, en, kind } of invented.funds) {
    const key = fundNamed(bn);
    funds[key] ??= await clerk.add(ledger.funds.commands.add, { FundName: bn, FundNameEn: en, kind });
  }
  const accounts = {} as Record<AccountKey, Account>;
  for (const [fund, CAID, GlName, subLedgers] of LEDGERS) {
    const FundID = funds[fund];
    const GlNameEn = ENGLISH_NAMES[GlName];
    const ledgerId = await clerk.add(ledger.generalLedgers.commands.add, { FundID, CAID, GlName, GlNameEn });
    for (const [key, SlName] of Object.entries(subLedgers)) {
      // The zakat account takes zakat only, and no other account takes it.
      const allowedFunds = key === 'zakatBank' ? [funds.zakat] : undefined;
      // Who keeps the drawer is named, so that he approves nothing.
      const holder = key === 'cash' ? CASHIER : undefined;
      const named = { SlName, SlNameEn: ENGLISH_NAMES[SlName] };
      const body = { FundID, GLID: ledgerId, ...named, allowedFunds, holder };
      const subLedgerId = await clerk.add(ledger.subLedgers.commands.add, body);
      accounts[key as AccountKey] = { ledgerId, subLedgerId };
    }
  }
  return { funds, accounts, heads: await makeHeads(clerk, funds) };
}

const fundNamed = (bn: string) => Object.entries(FUNDS).find(([, name]) => name === bn)?.[0] as FundKey;

const INCOME_OF: Readonly<Record<FundKey, string>> = {
  ...{ general: 'ছাত্র ফি', boarding: 'বোর্ডিং ফি', books: 'পাঠাগার', building: '', zakat: '' },
};

async function makeHeads(clerk: Clerk, funds: Chart['funds']): Promise<Chart['heads']> {
  const heads = {} as Record<HeadKey, number>;
  const ledgers = new Map<string, number>();
  for (const [index, { bn, group, fund, caid = income, chargeOn }] of invented.feeHeads.entries()) {
    const key = fundNamed(fund);
    const FundID = funds[key];
    const GlName = caid === liability ? 'বোর্ডের পাওনা' : INCOME_OF[key];
    const GLID =
      ledgers.get(GlName) ??
      (await clerk.add(ledger.generalLedgers.commands.add, {
        ...{ FundID, CAID: caid, GlName, GlNameEn: ENGLISH_NAMES[GlName] },
      }));
    ledgers.set(GlName, GLID);
    const SLID = await clerk.add(ledger.subLedgers.commands.add, {
      FundID,
      GLID,
      SlName: bn,
      SlNameEn: ENGLISH_NAMES[bn],
    });
    await clerk.send(feeHeads.commands.add, { FundID, GLID, SLID, SFGNID: group, chargeOn });
    heads[HEAD_KEYS[index] as HeadKey] = SLID;
  }
  return heads;
}

/** Classes that sit for the board's examination, by their place in demo.json. */
const BOARD_CLASSES = [3, 5, 8, 10, 11];
const RESIDENCES: Readonly<Record<string, Residence>> = { Aba: 'aba', Ona: 'ona', Day: 'day' };

/**
 * The price lists: in the older session the monthly fees were a tenth lower, and nobody was admitted in these books.
 * What an exam costs its fee settings say.
 */
export async function setPrices(
  clerk: Clerk,
  frame: Frame,
  { heads }: Chart,
  session: Session,
): Promise<void> {
  const rows = frame.classes.flatMap(({ id }, classIndex) =>
    invented.feeHeads.flatMap((head, index) => {
      const key = HEAD_KEYS[index] as HeadKey;
      const none =
        key === 'exam' ||
        (key === 'board' && !BOARD_CLASSES.includes(classIndex)) ||
        (session === 'older' && head.group === 1);
      if (none) return [];
      return [{ SessionID: frame.sessions[session], Classid: id, SLID: heads[key], ...cells(head, session) }];
    }),
  );
  await Promise.all(rows.map((row) => clerk.send(feeCommands.setFeePrices, row)));
}

/** A student of before pays two thirds of the admission fee again. */
function cells({ amount, group, bn }: InventedHead, session: Session): Record<string, number> {
  const tens = (taka: number) => Math.round(taka / 10) * 10;
  const price = (column: string) => {
    const full = amount[RESIDENCES[column.slice(-6, -3)] as Residence];
    if (session === 'older' && group === 2) return tens(full * 0.9);
    return bn === 'ভর্তি ফি' && column.endsWith('Old') ? tens((full * 2) / 3) : full;
  };
  return Object.fromEntries(PRICE_COLUMNS.map((column) => [column, price(column)]));
}
