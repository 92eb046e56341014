import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'scratch.list.title': 'To-do list',
  'scratch.list.why':
    'Write down up to {most} things to remember. Nothing here is stored; it is gone when you leave the page.',
  'scratch.list.entry': 'Thing to do',
  'scratch.list.add': 'Add',
  'scratch.list.remove': '{entry}: take off the list',
  'scratch.list.full': 'The list has {most} entries; take one off before you write another.',
  'scratch.list.empty': 'Nothing is on the list yet.',
};
