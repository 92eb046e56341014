import { addDays } from '@madrasah/events';

/** A month of the school's year: Shawwal is the first. */
export interface SchoolMonth {
  readonly session: 'older' | 'newer';
  /** 1 Shawwal … 12 Ramadan. */
  readonly number: number;
  readonly from: string;
  /** The next month's first day. */
  readonly until: string;
}

export interface SessionNames {
  readonly bn: string;
  readonly en: string;
  readonly ar: string;
}

export interface SchoolCalendar {
  /** From the opening of the books to the month that today lies in. */
  readonly months: readonly SchoolMonth[];
  readonly sessions: Readonly<Record<'older' | 'newer', SessionNames>>;
}

const SHAWWAL = 10;
const YEAR = 365;
const FEWEST_OLDER_MONTHS = 3;

const hijriParts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The Hijri date in Bangladesh, where the moon is mostly sighted a day after Makkah. */
function hijri(day: string): { year: number; month: number; day: number } {
  const parts = hijriParts.formatToParts(new Date(`${addDays(day, -1)}T00:00:00Z`));
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/**
 * The last twelve months or so, in the two school years they lie in. The older one has three months of them at
 * least, however young the newer one is or old.
 */
export function schoolCalendar(today: string): SchoolCalendar {
  const starts: { from: string; schoolYear: number; number: number }[] = [];
  for (let from = addDays(today, -2 * YEAR); from <= addDays(today, 30); from = addDays(from, 1)) {
    const { year, month, day } = hijri(from);
    if (day !== 1) continue;
    const schoolYear = month >= SHAWWAL ? year : year - 1;
    starts.push({ from, schoolYear, number: ((month - SHAWWAL + 12) % 12) + 1 });
  }
  const begun = starts.filter(({ from }) => from <= today);
  const newer = begun.at(-1)?.schoolYear as number;
  const older = begun.filter(({ schoolYear }) => schoolYear === newer - 1);
  const needed = older.at(-FEWEST_OLDER_MONTHS)?.from as string;
  const opening = [addDays(today, -YEAR), needed].sort()[0] as string;
  const months = begun.flatMap(({ from, schoolYear, number }, index): SchoolMonth[] => {
    if (from < opening || schoolYear < newer - 1) return [];
    const session = schoolYear === newer ? 'newer' : 'older';
    return [{ session, number, from, until: starts[index + 1]?.from as string }];
  });
  const beginning = begun.find(({ schoolYear }) => schoolYear === newer)?.from as string;
  const christian = Number(beginning.slice(0, 4));
  return {
    months,
    sessions: { older: sessionNames(newer - 1, christian - 1), newer: sessionNames(newer, christian) },
  };
}

const digits = (number: number, zero: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const bengali = (number: number) => digits(number, 0x09e6);
const arabic = (number: number) => digits(number, 0x0660);

function sessionNames(year: number, christian: number): SessionNames {
  return {
    bn: `${bengali(year)}-${bengali((year + 1) % 100)} হিজরী`,
    en: `${year}-${(year + 1) % 100} AH (${christian}-${(christian + 1) % 100})`,
    ar: `${arabic(year)}-${arabic(year + 1)}هـ`,
  };
}
