import type { Language } from '../kernel/index.ts';

/**
 * What a fee is called: as it was recorded; in English by the English name of its head, and what stands behind the
 * head's name (an exam) stays. Where the head was renamed since, it is called as it was then.
 */
export function feeNameIn(
  language: Language,
  recorded: string,
  head: { readonly name: string; readonly nameEn: string } | undefined,
): string {
  if (language !== 'en' || !head?.nameEn || !recorded.startsWith(head.name)) return recorded;
  return head.nameEn + recorded.slice(head.name.length);
}
