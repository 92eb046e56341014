import { FUND_KIND, LEDGER_CLASS } from '../../../ledger/index.ts';

type Names = readonly [bn: string, en: string];

/** The funds of a madrasah, by kind: what lies in them is bound so (ACCOUNTING 1.3). */
export const USUAL_FUNDS = {
  general: { name: ['সাধারণ তহবিল', 'General fund'], kind: FUND_KIND.general },
  boarding: { name: ['বোর্ডিং তহবিল', 'Boarding fund'], kind: FUND_KIND.designated },
  building: { name: ['নির্মাণ তহবিল', 'Construction fund'], kind: FUND_KIND.donorsPurpose },
  zakat: { name: ['গোরাবা তহবিল (যাকাত)', 'Goraba (zakat) fund'], kind: FUND_KIND.zakat },
  books: { name: ['কিতাব তহবিল', 'Book fund'], kind: FUND_KIND.designated },
} as const satisfies Readonly<Record<string, { readonly name: Names; readonly kind: number }>>;
export type UsualFund = keyof typeof USUAL_FUNDS;

interface UsualLedger {
  readonly fund: UsualFund;
  readonly class: number;
  readonly name: Names;
  /** Sub-ledgers by their keys. */
  readonly accounts: Readonly<Record<string, Names>>;
}

const { income, expense, money, liability } = LEDGER_CLASS;

/** Ledgers with their sub-ledgers; those of fees stand beside their heads. */
export const USUAL_LEDGERS = {
  cash: { fund: 'general', class: money, name: ['নগদ', 'Cash'], accounts: { cash: ['নগদ বাক্স', 'Cash box'] } },
  bank: {
    ...{ fund: 'general', class: money, name: ['ব্যাংক', 'Bank'] },
    accounts: { bank: ['ব্যাংক চলতি হিসাব', 'Bank current account'] },
  },
  wallet: {
    ...{ fund: 'general', class: money, name: ['মোবাইল ব্যাংকিং', 'Mobile banking'] },
    accounts: { wallet: ['মোবাইল ওয়ালেট', 'Mobile wallet'] },
  },
  zakatBank: {
    ...{ fund: 'zakat', class: money, name: ['যাকাত ব্যাংক', 'Zakat bank'] },
    accounts: { zakatBank: ['যাকাত সঞ্চয়ী হিসাব', 'Zakat savings account'] },
  },
  loans: {
    ...{ fund: 'general', class: liability, name: ['ঋণ', 'Loans'] },
    accounts: { loan: ['কর্জে হাসানা', 'Interest-free loans'] },
  },
  gifts: {
    ...{ fund: 'general', class: income, name: ['দান ও চাঁদা', 'Gifts and subscriptions'] },
    accounts: { gift: ['এককালীন দান', 'One-time gifts'], subscription: ['মাসিক চাঁদা', 'Monthly pledges'] },
  },
  boardingGifts: {
    ...{ fund: 'boarding', class: income, name: ['বোর্ডিং দান', 'Boarding gifts'] },
    accounts: { boardingGift: ['বোর্ডিংয়ের জন্য দান', 'Gifts for boarding'] },
  },
  buildingGifts: {
    ...{ fund: 'building', class: income, name: ['নির্মাণ দান', 'Construction gifts'] },
    accounts: { buildingGift: ['নির্মাণের জন্য দান', 'Gifts for construction'] },
  },
  zakatGifts: {
    ...{ fund: 'zakat', class: income, name: ['গোরাবা প্রাপ্তি', 'Goraba receipts'] },
    accounts: {
      zakat: ['যাকাত', 'Zakat'],
      fitra: ['ফিতরা', 'Fitra'],
      hides: ['কুরবানির চামড়া বিক্রি', 'Sale of hides'],
    },
  },
  salaries: {
    ...{ fund: 'general', class: expense, name: ['বেতন ও ওযীফা', 'Salaries'] },
    accounts: {
      teachers: ['শিক্ষকদের বেতন', 'Teachers’ salaries'],
      staff: ['কর্মচারীদের বেতন', 'Staff salaries'],
    },
  },
  utilities: {
    ...{ fund: 'general', class: expense, name: ['ইউটিলিটি', 'Utilities'] },
    accounts: {
      electricity: ['বিদ্যুৎ বিল', 'Electricity'],
      internet: ['ইন্টারনেট ও টেলিফোন', 'Internet and telephone'],
    },
  },
  office: {
    ...{ fund: 'general', class: expense, name: ['অফিস খরচ', 'Office expenses'] },
    accounts: {
      stationery: ['মনিহারি ও ছাপা', 'Stationery and printing'],
      travel: ['যাতায়াত', 'Travel'],
      repairs: ['মেরামত', 'Repairs'],
    },
  },
  kitchen: {
    ...{ fund: 'boarding', class: expense, name: ['রান্নাঘর', 'Kitchen'] },
    accounts: {
      rice: ['চাল', 'Rice'],
      market: ['মাছ, গোশত ও সবজি', 'Fish, meat and vegetables'],
      fuel: ['জ্বালানি', 'Fuel'],
      cook: ['বাবুর্চির বেতন', 'Cooks’ wages'],
    },
  },
  construction: {
    ...{ fund: 'building', class: expense, name: ['নির্মাণ খরচ', 'Construction expenses'] },
    accounts: {
      bricks: ['ইট, বালু ও সিমেন্ট', 'Bricks, sand and cement'],
      masons: ['মিস্ত্রির মজুরি', 'Masons’ wages'],
    },
  },
  buying: {
    ...{ fund: 'books', class: expense, name: ['কিতাব ক্রয়', 'Purchase of books'] },
    accounts: { kitabs: ['কিতাব ক্রয়', 'Purchase of books'] },
  },
} as const satisfies Readonly<Record<string, UsualLedger>>;

type KeysOf<T> = T extends { readonly accounts: infer A } ? keyof A : never;
/** A sub-ledger that is no fee's. */
export type UsualAccount = KeysOf<(typeof USUAL_LEDGERS)[keyof typeof USUAL_LEDGERS]>;
