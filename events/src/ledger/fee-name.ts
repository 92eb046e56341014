import type { Language } from '../kernel/index.ts';

/**
 * What a fee is called: as it was recorded; in English by the English names of its head and of the exam that stands
 * behind it in brackets. What was renamed since is called as it was then.
 * @param exams English names of exams by their own, where they are known
 */
export function feeNameIn(
  language: Language,
  recorded: string,
  head: { readonly name: string; readonly nameEn: string } | undefined,
  exams: ReadonlyMap<string, string> = new Map(),
): string {
  if (language !== 'en' || !head?.nameEn || !recorded.startsWith(head.name)) return recorded;
  const behind = recorded.slice(head.name.length);
  const exam = exams.get(behind.slice(' ('.length, -')'.length));
  return head.nameEn + (exam ? ` (${exam})` : behind);
}
