import { BANGLA_MONTHS, HIJRI_MONTHS, type Language } from '../../kernel/index.ts';
import { monthBesides } from './month-spellings.ts';

type MonthNames = Readonly<Record<Language, readonly string[]>>;

const GREGORIAN_MONTHS: MonthNames = {
  bn: [
    ...['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন'],
    ...['জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
  ].map((name) => name.normalize('NFC')),
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
};

/** The calendars whose months are proposed to a class. */
export const PROPOSED_CALENDARS = ['hijri', 'bangla', 'gregorian'] as const;
export type ProposedCalendar = (typeof PROPOSED_CALENDARS)[number];

/** `own`: a class whose start days follow none of the three. */
export const CALENDARS = [...PROPOSED_CALENDARS, 'own'] as const;
export type CalendarKind = (typeof CALENDARS)[number];

/** The twelve months of each calendar, the first of its year first. */
export const MONTHS_OF: Readonly<Record<ProposedCalendar, MonthNames>> = {
  hijri: HIJRI_MONTHS,
  bangla: BANGLA_MONTHS,
  gregorian: GREGORIAN_MONTHS,
};

const english = new Map(
  Object.values(MONTHS_OF).flatMap(({ bn, en }) => bn.map((name, index) => [name, en[index] ?? name])),
);

/** What a class calls a month, in a language: a month of a known calendar, however it is spelt, has its English name too. */
export const monthNameIn = (name: string, language: Language): string =>
  language === 'en' ? (english.get(name) ?? monthBesides(name)[1] ?? name) : name;
