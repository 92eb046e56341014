import { type Day, HIJRI_OFFSET, hijriInWords } from '@madrasah/events/kernel';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import { useLanguage, useText } from '../text.ts';
import { kitTexts } from '../texts.ts';

/** The institution's name as the page's language has it; the product's before it is known. */
export function useInstitutionName(): string {
  const t = useText(kitTexts);
  const language = useLanguage();
  const institution = useSelector((state: RootState) => state.session.institution);
  return (language === 'en' && institution?.englishName) || institution?.name || t('kit.page.product');
}

/** The address of the institution's logo; null where there is none, and before it is known. */
export const useInstitutionLogo = (): string | null =>
  useSelector((state: RootState) => state.session.institution?.logo ?? null);

/** Whether a renewal or a quota was agreed with the institution, of which something is left or passed. */
export const useHasRenewal = (): boolean =>
  useSelector((state: RootState) => state.session.institution?.renewal ?? false);

/** Days between Makkah and here, as the institution has them; as everywhere before it is known, and for visitors. */
export const useHijriOffset = (): number =>
  useSelector((state: RootState) => state.session.institution?.hijriOffset ?? HIJRI_OFFSET);

/** The Hijri date of a day in the page's language, as the institution reads it: "১১ জুমাদাল উখরা ১৪৪৮". */
export function useHijriInWords(): (day: Day) => string {
  const language = useLanguage();
  const offset = useHijriOffset();
  return useCallback((day) => hijriInWords(day, language, offset), [language, offset]);
}
