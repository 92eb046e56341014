import { type Day, hijriInWords } from '@madrasah/events/kernel';
import { useCallback } from 'react';
import { useHijriOffset } from '../session/institution.ts';
import { useLanguage } from '../text.ts';

/** The Hijri date of a day in the page's language, as the institution reads it: "১১ জমাদিউস সানি ১৪৪৮". */
export function useHijriInWords(): (day: Day) => string {
  const language = useLanguage();
  const offset = useHijriOffset();
  return useCallback((day) => hijriInWords(day, language, offset), [language, offset]);
}
