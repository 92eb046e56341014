import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'files.id': 'This is no file’s address',
  'files.not-found': 'The file was not found',
  'files.unreadable': 'The picture cannot be read; the file is cut short or damaged',
  'files.too-many-pixels': 'The picture is too large; at most {max} megapixels are taken',
};
