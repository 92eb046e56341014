import { digitsOf, type Language, toLatinDigits } from '../../kernel/index.ts';
import type { AccountingYear } from '../chart/accounting-years.ts';
import type { Charted } from '../charted-name.ts';
import { shortOf } from './fund-short.ts';

/** What a series is called within its numbers (docs/glossary.md has the table). */
const SERIES = {
  in: { bn: 'জমা', en: 'Rec' },
  out: { bn: 'খরচ', en: 'Pay' },
  /** Receipts of gifts, counted on through the years in each fund. */
  donation: { bn: 'দান', en: 'Donation' },
  contra: { bn: 'কন্ট্রা', en: 'Con' },
  transfer: { bn: 'স্থানান্তর', en: 'Trf' },
  journal: { bn: 'জাবেদা', en: 'Jnl' },
  /** Counted on through the years. */
  advance: { bn: 'অগ্রিম', en: 'Adv' },
  wallet: { bn: 'নিষ্পত্তি', en: 'Set' },
  payroll: { bn: 'পে-রোল', en: 'Payroll' },
  salary: { bn: 'বেতন', en: 'Sal' },
} as const satisfies Record<string, Record<Language, string>>;

/** Series of entries that are known by their id alone, which is counted on through the years. */
export type CountedOn = 'advance' | 'wallet' | 'payroll' | 'salary';

/** Funds and accounting years of a school, those that are retired among them. */
export interface Numbered {
  readonly funds: Iterable<Charted & { readonly fundId: number; readonly short?: string | undefined }>;
  readonly years: Iterable<AccountingYear & { readonly retired: boolean }>;
}

/** What a number of a series is shown as. */
export type Numbering = (series: string, number: number) => string;

/** The last two digits of the year that a series follows: by its name (১৪৪৮ হিজরি → 48), else by its first day. */
function yearDigits(key: string, years: readonly (AccountingYear & { readonly retired: boolean })[]): string {
  const first = key.length === 4 ? `${key}-07-01` : key;
  const same = years.filter(({ from }) => from === first);
  const year = same.find(({ retired }) => !retired) ?? same.at(-1);
  const [named] = /\d{2,}/.exec(toLatinDigits(year?.name ?? '')) ?? [];
  return (named ?? key.slice(0, 4)).slice(-2);
}

/**
 * How numbers are shown to a reader: G-খরচ-৩/২৬ is the third debit voucher of a fund in 2026-27, কন্ট্রা-২/২৬ a contra.
 * Receipts have one series across funds: their number alone. For display: what is recorded and answered stays a number.
 */
export function numberingOf({ funds, years }: Numbered, language: Language): Numbering {
  const shorts = new Map([...funds].map((fund) => [fund.fundId, shortOf(fund, language)]));
  const known = [...years];
  return (series, number) => {
    const [kind = '', ...rest] = series.split(':');
    const told = digitsOf(number, language);
    if (kind === 'voucher') {
      const [fund = '', direction, key = ''] = rest;
      const word = SERIES[direction === '1' ? 'in' : 'out'][language];
      const short = shorts.get(Number(fund)) || digitsOf(fund, language);
      return `${short}-${word}-${told}/${digitsOf(yearDigits(key, known), language)}`;
    }
    if (kind === 'donation') {
      const [fund = ''] = rest;
      return `${shorts.get(Number(fund)) || digitsOf(fund, language)}-${SERIES.donation[language]}-${told}`;
    }
    if (!(kind in SERIES)) return told;
    const word = SERIES[kind as keyof typeof SERIES][language];
    const [key] = rest;
    return key === undefined
      ? `${word}-${told}`
      : `${word}-${told}/${digitsOf(yearDigits(key, known), language)}`;
  };
}
