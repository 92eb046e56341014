import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'settings.ends-before-start': 'The last day cannot be before the first',
};
