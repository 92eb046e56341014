import { HIJRI_OFFSET } from '@madrasah/events/kernel';
import { useSelector } from 'react-redux';
import { frameTexts } from '../frame/texts.ts';
import type { RootState } from '../store.ts';
import { useLanguage, useText } from '../text.ts';

/** The institution's name as the page's language has it; the product's before it is known. */
export function useInstitutionName(): string {
  const t = useText(frameTexts);
  const language = useLanguage();
  const institution = useSelector((state: RootState) => state.session.institution);
  return (language === 'en' && institution?.englishName) || institution?.name || t('kit.page.product');
}

/** The address of the institution's logo; null where there is none, and before it is known. */
export const useInstitutionLogo = (): string | null =>
  useSelector((state: RootState) => state.session.institution?.logo ?? null);

/** Days and students left of what was agreed, below zero what is past; `quota` is what `students` is left of. Null: not agreed. */
export function useRenewalLeft() {
  const renewal = useSelector((state: RootState) => state.session.institution?.renewal);
  const { days = null, quota = null, admitted = null } = renewal ?? {};
  return { days, quota, students: quota === null ? null : quota - (admitted ?? 0) };
}

/** Days between Makkah and here, as the institution has them; as everywhere before it is known, and for visitors. */
export const useHijriOffset = (): number =>
  useSelector((state: RootState) => state.session.institution?.hijriOffset ?? HIJRI_OFFSET);
