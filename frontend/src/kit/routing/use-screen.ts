import { useMatches } from 'react-router-dom';
import { useLanguage } from '../text.ts';
import type { Screen } from './screens.ts';

/** The screen in hand; undefined on a page that is none. */
export function useScreen(): Screen | undefined {
  return useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Screen | undefined;
}

/** Its name in the language of the page. */
export function useScreenName(): string {
  const language = useLanguage();
  return useScreen()?.name[language] ?? '';
}
