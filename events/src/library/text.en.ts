import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'library.copies-added': 'The copies have their numbers',
};
