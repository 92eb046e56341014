import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'settings.saved': 'Setting saved',
  'settings.nothing-to-open':
    'First say on the page of online applications for which session admission is open',
  'settings.ends-before-start': 'The last day cannot be before the first',
};
