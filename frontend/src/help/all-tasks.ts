import type { Language } from '@madrasah/events/kernel';
import { beyond } from './tasks/beyond.ts';
import { life } from './tasks/life.ts';
import { office } from './tasks/office.ts';
import type { Task } from './tasks/shape.ts';

export const TASKS: readonly Task[] = [...office, ...life, ...beyond];

/** The tasks that say every word that was typed, in the page's language. */
export function tasksFor(typed: string, language: Language): readonly Task[] {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return TASKS.filter(({ title, steps }) => {
    const said = [title, ...steps].map((one) => one[language].toLowerCase()).join(' ');
    return words.every((word) => said.includes(word));
  });
}
