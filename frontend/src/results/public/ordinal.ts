import { digitsOf, type Language } from '@madrasah/events/kernel';

const BENGALI = ['', 'ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম'];
const ENGLISH: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** A place in the order of merit as it is said: ২য়, 2nd. */
export const ordinal = (place: number, language: Language): string =>
  language === 'bn'
    ? `${digitsOf(place, 'bn')}${BENGALI[place] ?? 'তম'}`
    : `${place}${ENGLISH[rules.select(place)] ?? 'th'}`;
