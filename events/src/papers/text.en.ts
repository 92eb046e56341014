import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'papers.printing-recorded': 'Printing recorded',
};
