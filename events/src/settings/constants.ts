import { type Choice, HIJRI_MONTHS, type Names } from '../kernel/index.ts';

/** A row of a list whose ids are fixed for every institution: constants, not events. */
export type Constant = Choice;

/** What an id of a fixed list is called; '' for none. */
export const constantName = (constants: readonly Constant[], id: unknown, language: 'bn' | 'en'): string =>
  constants.find((constant) => constant.id === id)?.[language] ?? '';

const numbered = (...names: readonly (readonly [bn: string, en: string])[]): readonly Constant[] =>
  names.map(([bn, en], index) => ({ id: index + 1, bn, en }));

export const GENDER_NAMES = numbered(['পুরুষ', 'Male'], ['মহিলা', 'Female'], ['অন্যান্য', 'Other']);

export const RESIDENCE_NAMES = numbered(
  ['আবাসিক', 'Residential'],
  ['অনাবাসিক', 'Non-residential'],
  ['ডে-কেয়ার', 'Day care'],
  ['অন্যান্য', 'Other'],
);

export const FINANCIAL_STATUS_NAMES = numbered(
  ['সচ্ছল', 'Solvent'],
  ['মধ্যবিত্ত', 'Middle class'],
  ['অসচ্ছল', 'Poor'],
  ['এতিম', 'Orphan'],
  ['লিল্লাহ (গোরাবা)', 'Lillah (goraba)'],
);

export const RELATION_NAMES = numbered(
  ['পিতা', 'Father'],
  ['মাতা', 'Mother'],
  ['ভাই', 'Brother'],
  ['চাচা', 'Paternal uncle'],
  ['মামা', 'Maternal uncle'],
  ['দাদা', 'Paternal grandfather'],
  ['নানা', 'Maternal grandfather'],
  ['অন্যান্য', 'Other'],
);

/** 1 holds the most; 5 and 6 are those the row menu of the login list calls Admin User and User. */
export const PERMISSION_TYPE_NAMES = numbered(
  ['সর্বোচ্চ প্রশাসক', 'Top administrator'],
  ['প্রতিষ্ঠান প্রশাসক', 'Institution administrator'],
  ['প্রশাসক', 'Administrator'],
  ['সহকারী প্রশাসক', 'Assistant administrator'],
  ['এডমিন ইউজার', 'Admin user'],
  ['সাধারণ ইউজার', 'User'],
);

const SHAWWAL = 9; // its place among the months, Muharram being 0

/** The months of the madrasah's year as they are called until a class names its own; the year begins in Shawwal. */
export const MONTH_NAMES = numbered(
  ...HIJRI_MONTHS.bn.map((_, index) => {
    const month = (SHAWWAL + index) % 12;
    return [HIJRI_MONTHS.bn[month] as string, HIJRI_MONTHS.en[month] as string] as const;
  }),
);

/** The name of a month (MonthID 1–12) in a language; '' for 0, which is no month. */
export const monthName = (monthId: number, language: keyof Pick<Names, 'bn' | 'en'>): string =>
  MONTH_NAMES.find(({ id }) => id === monthId)?.[language] ?? '';
