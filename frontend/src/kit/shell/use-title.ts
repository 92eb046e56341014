import { useEffect } from 'react';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';

/** Names the page in the browser's tab. */
export function useTitle(title: string): void {
  const t = useText(kitTexts);
  const whole = `${title} · ${t('kit.page.product')}`;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
