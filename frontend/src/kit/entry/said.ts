import type { Entry, Language } from '@madrasah/events/kernel';
import { say } from '../text.ts';
import { entryTexts } from './texts.ts';

/** What the page of an entry says, made of what the entry is called. */
export function saidOf({ words }: Pick<Entry, 'words'>, language: Language) {
  const { one, short = one, paper = short, add } = words[language];
  const of = (name: string) => ({ one, name });
  const t = (key: Parameters<typeof say<keyof typeof entryTexts.bn>>[2], params: Record<string, string>) =>
    say(entryTexts, language, key, params);
  const own = { one: short };
  return {
    add: add ?? t('kit.entry.said.add', own),
    save: t('kit.entry.said.save', own),
    view: t('kit.entry.said.view', own),
    viewOf: (name: string) => t('kit.entry.said.viewOf', of(name)),
    /** Its paper, printed from its row. */
    print: {
      hint: `${paper.slice(0, 1).toUpperCase()}${paper.slice(1)}`,
      of: (name: string) => t('kit.entry.said.printOf', { paper, name }),
    },
    change: {
      hint: t('kit.entry.said.change', own),
      of: (name: string) => t('kit.entry.said.changeOf', of(name)),
    },
    withdraw: {
      hint: t('kit.entry.said.withdraw', own),
      of: (name: string) => t('kit.entry.said.withdrawOf', of(name)),
      verb: t('kit.entry.said.withdrawDo', own),
      says: t('kit.entry.said.withdrawSays', own),
    },
    empty: { title: t('kit.entry.said.none', own), text: t('kit.entry.said.noneText', own) },
  };
}
