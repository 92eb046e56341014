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
