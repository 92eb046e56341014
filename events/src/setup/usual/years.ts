import { sessions } from '../../academics/index.ts';
import { hijriDay, type Register, toArabicDigits, toBengaliDigits } from '../../kernel/index.ts';
import { accountingYearOn, accountingYears } from '../../ledger/index.ts';
import type { UsualRows } from './row.ts';

const SHAWWAL = 10;

const years = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** How a session is called that a day lies in: the school year begins with Shawwal. */
export function sessionNamesOn(day: string): {
  readonly bn: string;
  readonly en: string;
  readonly ar: string;
} {
  const { year, month } = hijriDay(day);
  const begun = month >= SHAWWAL ? year : year - 1;
  return {
    bn: `${toBengaliDigits(years(begun))} হিজরী`,
    en: `${years(begun)} AH`,
    ar: `${toArabicDigits(`${begun}-${begun + 1}`)}هـ`,
  };
}

export const usualSession: UsualRows = {
  part: 'session',
  name: { bn: 'চলতি শিক্ষাবর্ষ', en: 'Current session' },
  registers: [sessions as unknown as Register],
  rows(today) {
    const { bn, en, ar } = sessionNamesOn(today);
    const fields = { SessionName: bn, SessionEngName: en, SessionAraName: ar, SessionAction: 1 };
    return [{ register: sessions, key: 'running', fields }];
  },
};

export const usualYear: UsualRows = {
  part: 'year',
  name: { bn: 'হিসাববর্ষ (১ জুলাই থেকে ৩০ জুন)', en: 'The accounting year, 1 July to 30 June' },
  registers: [accountingYears as unknown as Register],
  rows(today) {
    const { name, from, to } = accountingYearOn([], today);
    return [{ register: accountingYears, key: 'running', fields: { name: toBengaliDigits(name), from, to } }];
  },
};
