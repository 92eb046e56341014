import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'help.list.searchHint': 'What do you want to do?',
  'help.list.none': 'Nothing of that name',
  'help.list.noneText': 'Search with other words.',
  'help.task.all': 'All tasks',
  'help.task.open': 'Open the page',
};
