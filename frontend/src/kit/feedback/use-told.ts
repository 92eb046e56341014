import { dayInWords, dhakaDay } from '@madrasah/events/kernel';
import { useLanguage } from '../text.ts';
import type { CommandAnswer } from '../wire/definitions.ts';

/** What is said of something done: the server's sentence, and the day of its entry where that is not today. */
export function useTold(): (answer: CommandAnswer) => string {
  const language = useLanguage();
  return ({ message, data }) => {
    // Where it stands on another day than the wanted one, the sentence tells both.
    const { on, wanted } = data ?? {};
    const isOfToday = on === undefined || wanted !== undefined || on === dhakaDay(new Date());
    return isOfToday ? message : `${message} · ${dayInWords(on, language)}`;
  };
}
