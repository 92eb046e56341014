import { dayInWords, type Language } from '@madrasah/events/kernel';

/** A month by its first day: এপ্রিল ২০২৬. */
export function monthInWords(first: string, language: Language): string {
  return dayInWords(first, language).replace(/^\S+\s/, '');
}
