import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'library.copies.add': 'Add copies',
  'library.copies.addOf': 'Add copies: {title}',
  'library.copies.count': 'How many copies',
  'library.copies.hint': 'They are numbered on; labels can be printed afterwards',
  'library.copies.shown': 'Copies',
};
