import { addDays, defineRegister, field } from '../../kernel/index.ts';

/** হিসাববর্ষ. Hijri, January–December or July–June; none overlaps another. */
export interface AccountingYear {
  readonly name: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
}

export const accountingYears = defineRegister<AccountingYear>()({
  noun: 'AccountingYear',
  stream: 'chart',
  power: 'period_lock',
  path: '/api/accounts/accounting_years',
  id: 'id',
  fields: {
    name: field.text(
      'name',
      { bn: 'হিসাববর্ষের নাম', en: 'Name of the year' },
      { missing: { bn: 'হিসাববর্ষের নাম লিখুন', en: 'Name of the accounting year is required' } },
    ),
    from: field.day('from', { bn: 'প্রথম দিন', en: 'First day' }),
    to: field.day('to', { bn: 'শেষ দিন', en: 'Last day' }),
  },
  unique: ['name'],
  remove: 'refuse',
  words: {
    bn: {
      one: 'হিসাববর্ষ',
      many: 'হিসাববর্ষ',
      purpose: 'ভাউচারের নম্বর হিসাববর্ষ ধরে চলে। হিসাববর্ষ না থাকলে ১ জুলাই থেকে ৩০ জুন ধরা হয়।',
    },
    en: {
      one: 'accounting year',
      many: 'accounting years',
      purpose:
        'Vouchers are numbered by accounting year. Where none is set, 1 July to 30 June counts as one.',
    },
  },
});

/** An accounting year as an entry's day falls into it. */
export interface YearSpan {
  /** Null for a year that nobody has set: 1 July – 30 June. */
  readonly id: number | null;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Ends the name of every series that is numbered by this year. */
  readonly key: string;
}

const FIRST_DAY = '07-01';
const LAST_DAY = '06-30';

/** The year from 1 July to 30 June that a day lies in. */
function ownYear(day: string): YearSpan {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < FIRST_DAY ? 1 : 0);
  const name = `${year}-${String(year + 1).slice(2)}`;
  return { id: null, name, from: `${year}-${FIRST_DAY}`, to: `${year + 1}-${LAST_DAY}`, key: String(year) };
}

type YearSet = AccountingYear & { readonly id: number; readonly retired: boolean };

/** As much of a year that nobody has set as lies between those that are: no day is in two years. */
function between({ from, to, ...own }: YearSpan, years: readonly YearSet[], day: string): YearSpan {
  const before = years.flatMap((year) => (year.to < day ? addDays(year.to, 1) : []));
  const after = years.flatMap((year) => (year.from > day ? addDays(year.from, -1) : []));
  return {
    ...own,
    from: [from, ...before].toSorted().at(-1) as string,
    to: [to, ...after].toSorted()[0] as string,
  };
}

/**
 * The accounting year of a day: the one that is set, else 1 July – 30 June as far as no other is set there. A year that
 * is set to just these days carries on the numbers that were given before anybody set it.
 */
export function accountingYearOn(years: Iterable<YearSet>, day: string): YearSpan {
  const own = ownYear(day);
  const set = [...years].filter(({ retired }) => !retired);
  for (const { id, name, from, to } of set)
    if (from <= day && day <= to)
      return { id, name, from, to, key: from === own.from && to === own.to ? own.key : from };
  return between(own, set, day);
}
